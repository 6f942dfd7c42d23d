import { hasRoomFor, isOutOfSpace } from '#lib/storage-room.ts';
import type { UserDatabase } from '../database.ts';
import { newPropertyDraft, type ChosenFile, type PropertyDraftRow } from '../schema.ts';
import { isAartiDraft, readAartiDraft } from './aarti-draft.ts';
import { makeRoom } from './make-room.ts';

/** A file that was made ready to be kept. */
export interface FileToChoose extends ChosenFile {
  bytes: ArrayBuffer;
  /** A small JPEG of it. */
  preview?: ArrayBuffer | undefined;
}

/** What stands in the draft, which begins now where there is none. */
export async function openPropertyDraft(
  db: UserDatabase,
  draftId: string,
  newId: () => string,
): Promise<PropertyDraftRow> {
  return db.transaction('rw', db.property_drafts, db.drafts, db.blobs, db.outbox, async () => {
    await letStrayFilesGo(db);
    const kept = await db.property_drafts.get(draftId);
    if (kept) return kept;
    const draft: PropertyDraftRow = {
      id: draftId,
      propertyId: draftId === newPropertyDraft ? newId() : draftId,
      title: '',
      city: '',
      project_name: '',
      description: '',
      files: [],
    };
    await db.property_drafts.add(draft);
    return draft;
  });
}

/** Keeps what was typed. Nothing comes of it where the draft has been saved in the meantime. */
export async function changePropertyDraft(
  db: UserDatabase,
  draftId: string,
  change: Partial<Pick<PropertyDraftRow, 'title' | 'city' | 'project_name' | 'description'>>,
): Promise<void> {
  await db.property_drafts.update(draftId, change);
}

/** Keeps what was typed about one of its files. */
export async function changeChosenFile(
  db: UserDatabase,
  draftId: string,
  fileId: string,
  change: Partial<Pick<ChosenFile, 'title' | 'words'>>,
): Promise<void> {
  await db.property_drafts
    .where('id')
    .equals(draftId)
    .modify((draft: PropertyDraftRow) => {
      draft.files = draft.files.map((file) => (file.id === fileId ? { ...file, ...change } : file));
    });
}

/**
 * Keeps a file with the draft, so that it is there after a reload and no page has to hold it. `full`: the device has no
 * room · gone: the draft has been saved or let go of in the meantime.
 */
export async function chooseFile(
  db: UserDatabase,
  draftId: string,
  { bytes, preview, ...file }: FileToChoose,
): Promise<'kept' | 'full' | 'gone'> {
  if (
    !(await hasRoomFor(bytes.byteLength)) &&
    !((await makeRoom(db)) && (await hasRoomFor(bytes.byteLength)))
  )
    return 'full';
  try {
    return await db.transaction('rw', db.property_drafts, db.blobs, async () => {
      const draft = await db.property_drafts.get(draftId);
      if (!draft) return 'gone';
      await db.blobs.add({ id: file.id, bytes, type: file.type });
      if (preview) await db.blobs.add({ id: previewOf(file.id), bytes: preview, type: 'image/jpeg' });
      await db.property_drafts.put({ ...draft, files: [...draft.files, file] });
      return 'kept';
    });
  } catch (error) {
    if (isOutOfSpace(error)) return 'full';
    throw error;
  }
}

/** Takes a file out of the draft, and its bytes off the device. */
export async function removeChosenFile(db: UserDatabase, draftId: string, fileId: string): Promise<void> {
  await db.transaction('rw', db.property_drafts, db.blobs, async () => {
    const draft = await db.property_drafts.get(draftId);
    // One that was saved in the meantime is on its way, and its bytes with it.
    if (!draft?.files.some(({ id }) => id === fileId)) return;
    await db.property_drafts.put({ ...draft, files: draft.files.filter(({ id }) => id !== fileId) });
    await db.blobs.bulkDelete([fileId, previewOf(fileId)]);
  });
}

/** Lets go of a draft and the files in it. */
export async function letPropertyDraftGo(db: UserDatabase, draftId: string): Promise<void> {
  await db.transaction('rw', db.property_drafts, db.drafts, db.blobs, db.outbox, async () => {
    await db.property_drafts.delete(draftId);
    await letStrayFilesGo(db);
  });
}

/** Under what the small picture of a chosen file lies in `blobs`. */
export function previewOf(fileId: string): string {
  return `preview-${fileId}`;
}

/** Removes bytes that neither an upload nor a draft needs. Runs inside a transaction over outbox, blobs, drafts and property_drafts. */
export async function letStrayFilesGo(db: UserDatabase): Promise<void> {
  const ids = await db.blobs.toCollection().primaryKeys();
  if (ids.length === 0) return;
  const needed = new Set<string>();
  await db.outbox.each(({ kind, entityId }) => {
    if (kind === 'upload') needed.add(entityId);
  });
  await db.property_drafts.each(({ files }) => {
    for (const { id } of files) needed.add(id).add(previewOf(id));
  });
  await db.drafts.each(({ id, text }) => {
    const file = isAartiDraft(id) ? readAartiDraft(text)?.file : undefined;
    if (file) needed.add(file.id);
  });
  await db.blobs.bulkDelete(ids.filter((id) => !needed.has(id)));
}
