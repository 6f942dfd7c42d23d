import { userDatabase } from '#db/database.ts';
import { addFloorplan } from '#db/mutations/add-floorplan.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { keepPlanDraft } from '#db/mutations/keep-plan-draft.ts';
import { planSessionTitle } from '#domain/chat/session-title.ts';
import { planNote } from '#domain/vaastu/plan-note.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { Language } from '#i18n/messages.ts';
import type { ReadyAttachment } from '#lib/attachment.ts';
import { pictureName } from '#lib/attachment-name.ts';
import { logQuietly } from '#lib/log.ts';
import { longestSide } from '#lib/picture.ts';
import { prepareAttachment } from '#lib/prepare-attachment.ts';
import { preparePlanFile } from '#lib/prepare-plan-file.ts';
import { draftPlan, ReaderMissing, type DraftNote, type PictureToDraft } from './draft-plan.ts';
import { planTitle } from './plan-title.ts';

/** Each name is what is done. */
export type ReadingStep = 'begun' | 'prepared' | 'opened-picture' | 'read';

export interface FloorplanToRead {
  file: File;
  userId: string;
  language: Language;
  /** `share`: what is done of the reading, 0 to 1. */
  onStep(step: ReadingStep, share?: number): void;
  /** Whoever wants to mark the rooms by hand waits for no reading. */
  left: AbortSignal;
}

export type ReadFloorplan =
  /** It cannot be prepared, or not be kept here. */
  | { kind: 'not-taken' }
  /** It is kept as a floorplan, without any room that could be read. */
  | { kind: 'kept'; floorplanId: string; wasLeft: boolean }
  | {
      kind: 'read';
      floorplanId: string;
      plan: KeptPlan;
      /** What an arrow on the drawing says, degrees clockwise from up. */
      north: number | undefined;
      /** Its picture, as it goes along with a message. */
      attachment: ReadyAttachment;
    };

/** Keeps a chosen picture as a floorplan, and reads its rooms on this device. */
export async function readFloorplan(asked: FloorplanToRead): Promise<ReadFloorplan> {
  const { file, userId, onStep, left } = asked;
  onStep('begun');
  // What is kept does not depend on who waits for it.
  const { signal } = new AbortController();
  const prepared = await preparePlanFile(file, 'plan', signal);
  const attached = await prepareAttachment(file, signal);
  if (prepared.kind !== 'ready' || attached.kind !== 'ready') return { kind: 'not-taken' };
  onStep('prepared');
  const floorplanId = await keepFile(userId, file.name, prepared);
  if (floorplanId === undefined) return { kind: 'not-taken' };
  const { bytes, type } = prepared;
  const read = await readPicture(new Blob([bytes], { type }), asked).catch((error: unknown) => {
    if (!left.aborted) logQuietly('drafting', error);
    return undefined;
  });
  if (!read) return { kind: 'kept', floorplanId, wasLeft: left.aborted };
  onStep('read');
  const { plan, north } = read;
  return { kind: 'read', floorplanId, plan, north, attachment: attached.file };
}

async function readPicture(
  picture: Blob,
  { language, onStep, left }: FloorplanToRead,
): Promise<ReadRooms | undefined> {
  const size = await sizeOf(picture);
  onStep('opened-picture');
  const read = await readRooms(
    { picture, size },
    { language, signal: left, onShare: (share) => onStep('opened-picture', share) },
  );
  return read.plan.rooms.length === 0 ? undefined : read;
}

/** Something attached to a message that is the plan of a home. */
export interface AttachedPlan extends ReadRooms {
  /** What was attached: kept as the floorplan. */
  file: ReadyAttachment;
  /** Its picture, which goes along with the message. */
  attachment: ReadyAttachment;
}

/**
 * Reads an attachment on this device, where it is the plan of a home. Of a PDF the first page is read. Throws the reason of
 * the signal when it is aborted.
 */
export async function readAttachedPlan(
  file: ReadyAttachment,
  options: ReadingOptions,
): Promise<AttachedPlan | 'no-plan' | 'reader-missing'> {
  try {
    return (await planIn(file, options)) ?? 'no-plan';
  } catch (error) {
    if (error instanceof ReaderMissing) return 'reader-missing';
    throw error;
  }
}

async function planIn(file: ReadyAttachment, options: ReadingOptions): Promise<AttachedPlan | undefined> {
  const shown = await pictureOf(file, options.signal);
  if (!shown) return undefined;
  const picture = new Blob([shown.bytes], { type: shown.type });
  const size = await sizeOf(picture);
  const pdf = shown === file ? undefined : { bytes: file.bytes, page: 1 };
  const read = await readRooms({ picture, size, ...(pdf && { pdf }) }, options);
  return isPlan(read.notes) ? { ...read, file, attachment: shown } : undefined;
}

/** A letter may name two rooms, and the photo of a shop have words on it: nobody asked to have those read. */
function isPlan(notes: readonly DraftNote[]): boolean {
  return !notes.some((note) => note === 'nothing-read' || note === 'few-rooms' || note === 'photo');
}

/** An attachment as the picture that stands for it; undefined for a document that has none. */
async function pictureOf(file: ReadyAttachment, signal: AbortSignal): Promise<ReadyAttachment | undefined> {
  if (file.kind === 'image') return file;
  if (file.type !== 'application/pdf') return undefined;
  const { usePdf } = await import('#lib/read-pdf.ts').catch((error: unknown) => {
    throw new ReaderMissing('What reads PDFs did not come', { cause: error });
  });
  const used = await usePdf(file.bytes, signal, (pdf) => pdf.pictureOf(1, longestSide));
  const page = used.kind === 'done' ? used.value : undefined;
  if (!page) return undefined;
  const bytes = await page.arrayBuffer();
  return { name: pictureName(file.name, 'jpg'), type: page.type, bytes, extension: 'jpg', kind: 'image' };
}

/**
 * Keeps an attached plan as a floorplan, with where north is, and gives the picture that goes with the message; undefined
 * where the device has no room for it.
 */
export async function keepAttachedPlan(
  userId: string,
  { file, attachment, plan }: AttachedPlan,
  north: number | null,
): Promise<{ attachment: ReadyAttachment; title: string } | undefined> {
  const floorplanId = await keepFile(userId, file.name, file);
  if (floorplanId === undefined) return undefined;
  return keepRead(userId, { floorplanId, plan, attachment, fileName: file.name }, north);
}

async function keepFile(
  userId: string,
  fileName: string,
  { bytes, type, extension }: Pick<ReadyAttachment, 'bytes' | 'type' | 'extension'>,
): Promise<string | undefined> {
  const keeping = keepingNow(userId);
  const id = keeping.newId();
  const added = await addFloorplan(
    userDatabase(userId),
    { id, title: planTitle(fileName), file: { bytes, type, extension } },
    keeping,
  );
  return added.kind === 'kept' ? id : undefined;
}

interface ReadingOptions {
  language: Language;
  /** What is done of it, 0 to 1. */
  onShare(share: number): void;
  signal: AbortSignal;
}

interface ReadRooms {
  plan: KeptPlan;
  /** What an arrow on the drawing says, degrees clockwise from up. */
  north: number | undefined;
  notes: readonly DraftNote[];
}

async function readRooms(
  picture: PictureToDraft,
  { language, onShare, signal }: ReadingOptions,
): Promise<ReadRooms> {
  const { rooms, outline, door, north, unlabelled, notes } = await draftPlan(picture, {
    language,
    signal,
    onProgress: ({ done }) => onShare(done),
  });
  const plan: KeptPlan = {
    v: 1,
    size: picture.size,
    north: null,
    outline: outline ?? null,
    rooms: rooms.map(({ room, name, polygon }) => ({ id: crypto.randomUUID(), room, name, polygon })),
    ...(unlabelled && {
      unlabelled: unlabelled.map(({ guess, polygon }) => ({ id: crypto.randomUUID(), guess, polygon })),
    }),
    door: door ?? null,
    context: {},
  };
  return { plan, north, notes };
}

async function sizeOf(picture: Blob): Promise<readonly [width: number, height: number]> {
  const bitmap = await createImageBitmap(picture);
  const size = [bitmap.width, bitmap.height] as const;
  bitmap.close();
  return size;
}

/**
 * Keeps what was read with where north is, so that it can be made exact; gives the picture with its plan as its words, and
 * what the conversation about it is called.
 */
export async function keepRead(
  userId: string,
  {
    floorplanId,
    plan,
    attachment,
    fileName,
  }: Pick<Extract<ReadFloorplan, { kind: 'read' }>, 'floorplanId' | 'plan' | 'attachment'> & {
    fileName: string;
  },
  north: number | null,
): Promise<{ attachment: ReadyAttachment; title: string }> {
  const known = { ...plan, north };
  await keepPlanDraft(userDatabase(userId), {
    id: floorplanId,
    plan: known,
    isDrafted: true,
    now: Date.now(),
  });
  const note = planNote(known, floorplanId);
  return {
    attachment: note === undefined ? attachment : { ...attachment, text: note },
    title: planSessionTitle(fileName),
  };
}
