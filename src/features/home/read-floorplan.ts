import { userDatabase } from '#db/database.ts';
import { addFloorplan } from '#db/mutations/add-floorplan.ts';
import { keepPlanDraft } from '#db/mutations/keep-plan-draft.ts';
import { planSessionTitle } from '#domain/chat/session-title.ts';
import { planNote } from '#domain/vaastu/first-reading.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { Language } from '#i18n/messages.ts';
import type { ReadyAttachment } from '#lib/attachment.ts';
import { logQuietly } from '#lib/log.ts';
import { prepareAttachment } from '#lib/prepare-attachment.ts';
import { preparePlanFile } from '#lib/prepare-plan-file.ts';
import { draftPlan } from '#session/draft-plan.ts';
import { planTitle } from '#session/plan-title.ts';
import type { FloorplanStep } from './question-progress.ts';

export interface FloorplanToRead {
  file: File;
  userId: string;
  language: Language;
  /** `share`: what is done of the reading, 0 to 1. */
  onStep(step: FloorplanStep, share?: number): void;
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
  const db = userDatabase(userId);
  const floorplanId = crypto.randomUUID();
  const { bytes, type, extension } = prepared;
  const added = await addFloorplan(
    db,
    { id: floorplanId, title: planTitle(file.name), file: { bytes, type, extension } },
    { userId, now: Date.now(), newId: () => crypto.randomUUID() },
  );
  if (added.kind !== 'kept') return { kind: 'not-taken' };
  const read = await readRooms(new Blob([bytes], { type }), asked).catch((error: unknown) => {
    if (!left.aborted) logQuietly('drafting', error);
    return undefined;
  });
  if (!read) return { kind: 'kept', floorplanId, wasLeft: left.aborted };
  onStep('read');
  return { kind: 'read', floorplanId, ...read, attachment: attached.file };
}

async function readRooms(
  picture: Blob,
  { language, onStep, left }: FloorplanToRead,
): Promise<{ plan: KeptPlan; north: number | undefined } | undefined> {
  const bitmap = await createImageBitmap(picture);
  const size = [bitmap.width, bitmap.height] as const;
  bitmap.close();
  onStep('opened-picture');
  const { rooms, outline, north } = await draftPlan(
    { picture, size },
    { language, signal: left, onProgress: ({ done }) => onStep('opened-picture', done) },
  );
  if (rooms.length === 0) return undefined;
  const plan: KeptPlan = {
    v: 1,
    size,
    north: null,
    outline: outline ?? null,
    rooms: rooms.map(({ room, name, polygon }) => ({ id: crypto.randomUUID(), room, name, polygon })),
    door: null,
    context: {},
  };
  return { plan, north };
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
  }: Extract<ReadFloorplan, { kind: 'read' }> & { fileName: string },
  north: number | null,
): Promise<{ attachment: ReadyAttachment; title: string }> {
  const known = { ...plan, north };
  await keepPlanDraft(userDatabase(userId), {
    id: floorplanId,
    plan: known,
    isDrafted: true,
    now: Date.now(),
  });
  const note = planNote(known);
  return {
    attachment: note === undefined ? attachment : { ...attachment, text: note },
    title: planSessionTitle(fileName),
  };
}
