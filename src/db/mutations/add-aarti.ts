import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { tidyTitle } from '#domain/acts/title.ts';
import { hasRoomFor, isOutOfSpace } from '#lib/storage-room.ts';
import { durably, type UserDatabase } from '../database.ts';
import type { DraftRow } from '../schema.ts';
import {
  aartiDraftId,
  readAartiDraft,
  type AartiDraft,
  type AartiDraftPlace,
  type AartiFile,
} from './aarti-draft.ts';
import { keepActs, type ActFile, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { makeRoom } from './make-room.ts';

/** The new aarti that stands in a form, as far as it was written; an empty one where there is none. */
export async function openAartiDraft(
  db: UserDatabase,
  place: AartiDraftPlace,
  newId: () => string,
): Promise<AartiDraft> {
  const kept = await keptAartiDraft(db, place);
  return kept && !(await isSaved(db, kept.aartiId)) ? kept : emptyAartiDraft(place, newId);
}

/** What was written in a form and neither saved nor cleared; undefined where that is nothing. */
export async function keptAartiDraft(
  db: UserDatabase,
  place: AartiDraftPlace,
): Promise<AartiDraft | undefined> {
  return readAartiDraft((await db.drafts.get(aartiDraftId(place)))?.text);
}

/** What is added to a festival is shared, unless its writer says otherwise; what is added to a deity of one's own is not. */
export function emptyAartiDraft({ kind }: AartiDraftPlace, newId: () => string): AartiDraft {
  const isPrivate = kind !== 'festival';
  return { aartiId: newId(), title: '', kind: 'text', lyrics: '', tags: '', isPrivate, file: undefined };
}

/** Keeps what was written, so that neither a dialog closed by accident nor a reload loses it. */
export async function keepAartiDraft(
  db: UserDatabase,
  place: AartiDraftPlace,
  draft: AartiDraft,
): Promise<void> {
  await db.drafts.put(draftRow(place, draft));
}

/**
 * Keeps a file with the draft in the place of the one it had, and returns the draft as it is then. `full`: the device has
 * no room.
 */
export async function chooseAartiFile(
  db: UserDatabase,
  place: AartiDraftPlace,
  draft: AartiDraft,
  { bytes, ...file }: AartiFile & { bytes: ArrayBuffer },
): Promise<AartiDraft | 'full'> {
  const size = bytes.byteLength;
  if (!(await hasRoomFor(size)) && !((await makeRoom(db)) && (await hasRoomFor(size)))) return 'full';
  const changed: AartiDraft = { ...draft, kind: kindOfFile(file), file };
  try {
    await db.transaction('rw', db.drafts, db.blobs, async () => {
      if (draft.file) await db.blobs.delete(draft.file.id);
      await db.blobs.put({ id: file.id, bytes, type: file.type });
      await db.drafts.put(draftRow(place, changed));
    });
    return changed;
  } catch (error) {
    if (isOutOfSpace(error)) return 'full';
    throw error;
  }
}

/** Takes the file out of the draft, and its bytes off the device. */
export async function removeAartiFile(
  db: UserDatabase,
  place: AartiDraftPlace,
  draft: AartiDraft,
): Promise<AartiDraft> {
  const changed: AartiDraft = { ...draft, file: undefined };
  await db.transaction('rw', db.drafts, db.blobs, async () => {
    if (draft.file) await db.blobs.delete(draft.file.id);
    await db.drafts.put(draftRow(place, changed));
  });
  return changed;
}

/** Lets go of the draft and of its file. */
export async function clearAartiDraft(
  db: UserDatabase,
  place: AartiDraftPlace,
  draft: AartiDraft,
): Promise<void> {
  await db.transaction('rw', db.drafts, db.blobs, async () => {
    if (draft.file) await db.blobs.delete(draft.file.id);
    await db.drafts.delete(aartiDraftId(place));
  });
}

export type AartiToAdd = {
  draft: AartiDraft;
  /** Tags beside those that were written. */
  moreTags: readonly string[];
} & (
  | {
      place: Extract<AartiDraftPlace, { kind: 'festival' }>;
      /** The festival's row in the database; undefined for one that only the rules know. */
      festivalRowId: string | undefined;
    }
  | { place: Extract<AartiDraftPlace, { kind: 'deity' }> }
);

/**
 * Keeps an aarti of the user's own with its file, so that both are sent, and lets go of its draft in the same moment: saved
 * twice it is one aarti.
 */
export async function addAarti(
  db: UserDatabase,
  { draft, moreTags, ...belonging }: AartiToAdd,
  keeping: Keeping,
): Promise<KeepOutcome | { kind: 'saved-before' }> {
  const { place } = belonging;
  const { aartiId, title, kind, lyrics, tags, isPrivate } = draft;
  const file = kind === 'text' ? undefined : draft.file;
  const payload = {
    ...('festivalRowId' in belonging
      ? { festival_id: belonging.festivalRowId }
      : { user_deity_id: belonging.place.userDeityId }),
    title: tidyTitle(title),
    content: file === undefined && lyrics.trim() !== '' ? lyrics.trim() : null,
    file_type: file === undefined ? 'text' : kindOfFile(file),
    tags: tagsOf([tags, ...moreTags].join(',')),
    is_private: place.kind === 'deity' || isPrivate,
  };
  const files = file && [aartiFile(file)];
  try {
    return await keepActs(
      db,
      [{ kind: 'aarti.create', entityId: aartiId, payload, ...(files && { files }) }],
      {
        ...keeping,
        alongside: async (disk) => {
          const acts = disk.outbox.where('entityId').equals(aartiId);
          if ((await acts.and((act) => act.kind === 'aarti.create').count()) > 1) throw savedBefore;
          await disk.drafts.delete(aartiDraftId(place));
          if (draft.file && !file) await disk.blobs.delete(draft.file.id);
        },
      },
    );
  } catch (error) {
    if (await isSaved(durably(db), aartiId)) return { kind: 'saved-before' };
    throw error;
  }
}

/** What stands between the commas, trimmed, each once and none of them empty; null where there is none. */
export function tagsOf(text: string): string[] | null {
  const tags = new Set(text.split(/[,،、]/).map((tag) => tag.trim().replaceAll(/\s+/g, ' ')));
  tags.delete('');
  return tags.size === 0 ? null : [...tags];
}

/** The first tag that is longer than one may be, or that there is one too many; undefined where all may stay. */
export function tagFault(tags: readonly string[] | null): 'too-long' | 'too-many' | undefined {
  const { longest, most } = actDefinitions['aarti.create'].fields.tags;
  if (tags === null) return undefined;
  if (tags.length > most) return 'too-many';
  return tags.some((tag) => Array.from(tag).length > longest) ? 'too-long' : undefined;
}

/** The file of a draft, as it goes before the act. */
export function aartiFile({ id, size, type, extension }: AartiFile): ActFile {
  return { field: 'file_url', bytes: { keptAs: id, size }, type, extension };
}

const savedBefore = new Error('The aarti was saved before');

/** A file with a PDF's type counts as PDF, every other as a picture. */
export function kindOfFile({ type }: AartiFile): 'pdf' | 'image' {
  return type === 'application/pdf' ? 'pdf' : 'image';
}

function draftRow(place: AartiDraftPlace, draft: AartiDraft): DraftRow {
  return { id: aartiDraftId(place), text: JSON.stringify(draft) };
}

async function isSaved(db: UserDatabase, aartiId: string): Promise<boolean> {
  if ((await db.outbox.where('entityId').equals(aartiId).count()) > 0) return true;
  return (await db.table('user_aartis').get(aartiId)) !== undefined;
}
