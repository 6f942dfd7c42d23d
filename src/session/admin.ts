import type { AdminRow, AdminWords } from '#remote/admin-tables.ts';
import { addRow, changeAdminRow } from './admin-rows.ts';
import { uploadAudio, uploadPicture, type SendingProgress } from './admin-files.ts';
import type { AdminAnswer, ChangeAnswer } from './admin-refusal.ts';

/** A deity of the catalogue as it is entered. What is left out is empty. */
export interface DeityEntry extends Omit<AdminWords<'deities'>, 'id' | 'name'> {
  name: string;
  /** A picture that was chosen; shrunk here and stored. It goes before `image`, a path of ours or an https address. */
  picture?: File | undefined;
}

/** A default aarti as it is entered. What is left out is empty; `is_verified` is true where nothing is said. */
export interface AartiEntry extends Omit<AdminWords<'aartis'>, 'id' | 'title' | 'content'> {
  title: string;
  content: string;
  /** A recording that was chosen; stored here, its size with it. It goes before `audio_url`. */
  audio?: File | undefined;
}

/** Adds a deity to the catalogue. Never throws. */
export async function addCatalogueDeity(
  userId: string,
  { picture, ...words }: DeityEntry,
  sending?: SendingProgress,
): Promise<AdminAnswer<AdminRow<'deities'>>> {
  const stored = await storedPicture(userId, picture, sending);
  if (!stored.ok) return stored;
  return addRow(userId, 'deities', { ...words, ...stored.value });
}

/** Changes a deity that was read as `before`; conflict where somebody else has changed it since. Never throws. */
export async function changeCatalogueDeity(
  userId: string,
  before: Pick<AdminRow<'deities'>, 'id' | 'updated_at'>,
  { picture, ...words }: Partial<DeityEntry>,
  sending?: SendingProgress,
): Promise<ChangeAnswer<AdminRow<'deities'>>> {
  const stored = await storedPicture(userId, picture, sending);
  if (!stored.ok) return stored;
  return changeAdminRow(userId, 'deities', before, { ...words, ...stored.value });
}

/** Adds a default aarti. Never throws. */
export async function addDefaultAarti(
  userId: string,
  { audio, ...words }: AartiEntry,
  sending?: SendingProgress,
): Promise<AdminAnswer<AdminRow<'aartis'>>> {
  const stored = await storedAudio(userId, audio, sending);
  if (!stored.ok) return stored;
  return addRow(userId, 'aartis', { is_verified: true, ...words, ...stored.value });
}

/** Changes a default aarti that was read as `before`; conflict where somebody else has changed it since. Never throws. */
export async function changeDefaultAarti(
  userId: string,
  before: Pick<AdminRow<'aartis'>, 'id' | 'updated_at'>,
  { audio, ...words }: Partial<AartiEntry>,
  sending?: SendingProgress,
): Promise<ChangeAnswer<AdminRow<'aartis'>>> {
  const stored = await storedAudio(userId, audio, sending);
  if (!stored.ok) return stored;
  return changeAdminRow(userId, 'aartis', before, { ...words, ...stored.value });
}

async function storedPicture(
  userId: string,
  picture: File | undefined,
  sending: SendingProgress | undefined,
): Promise<AdminAnswer<{ image?: string }>> {
  if (!picture) return { ok: true, value: {} };
  const stored = await uploadPicture(userId, 'deity_images', picture, sending);
  return stored.ok ? { ok: true, value: { image: stored.value.path } } : stored;
}

async function storedAudio(
  userId: string,
  audio: File | undefined,
  sending: SendingProgress | undefined,
): Promise<AdminAnswer<{ audio_url?: string; audio_size?: number }>> {
  if (!audio) return { ok: true, value: {} };
  const stored = await uploadAudio(userId, audio, sending);
  return stored.ok
    ? { ok: true, value: { audio_url: stored.value.url, audio_size: stored.value.size } }
    : stored;
}
