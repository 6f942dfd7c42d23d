import { isRecord } from '#domain/is-record.ts';
import { longestSide, pictureKind } from '#lib/picture.ts';
import { downloadFile } from '#remote/download-file.ts';
import { callAs } from '#remote/procedures.ts';
import { removeFile } from '#remote/remove-file.ts';
import { storeAt } from './admin-files.ts';
import { toldAdmin, type AdminAnswer } from './admin-refusal.ts';
import { listRows, type AdminRow } from './admin-rows.ts';
import { callAsUser } from './call-as-user.ts';

/** What an aarti is for. */
export interface SharedFor {
  name: string;
  nameHi: string | undefined;
}

/** An aarti that a user wants to share, as it waits to be read. Nothing tells whose it is. */
export interface AartiToReview {
  id: string;
  /** The state that is read; a verdict on another one is not taken. */
  seq: number;
  title: string;
  /** How many its words have; undefined where there are none. The words are read one aarti at a time. */
  letters: number | undefined;
  fileType: 'text' | 'pdf' | 'image';
  /** A path in the bucket `user_aartis`; undefined where there is none, or none that may be read. */
  file: string | undefined;
  tags: string[];
  /** Whether an earlier form of it is shared already. */
  isChange: boolean;
  festival: SharedFor | undefined;
  deity: SharedFor | undefined;
  /** ISO 8601. */
  waitingSince: string;
}

/**
 * A file of a shared aarti, made harmless: pictures of nothing but pixels, pages of a document drawn. `bytes`: what they
 * were made of.
 */
export type ReadableFile =
  | { kind: 'pictures'; pictures: Blob[]; pages: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'unreadable' };

export type ReviewVerdict =
  /** `file`: the bytes that were looked at, for one that is no text. */
  | { kind: 'verified'; aarti: AartiToReview; file?: Uint8Array<ArrayBuffer> | undefined }
  /** The reason is shown to its owner. Without `seq` it holds for whatever state the aarti is in by now. */
  | { kind: 'rejected'; aarti: { id: string; seq?: number }; reason: string };

const listed = ['id', 'title', 'deity_id', 'tags', 'verified_at'] as const;

/** An aarti as everybody sees it; its words are read where everybody reads them. */
export type SharedWithAll = Pick<AdminRow<'shared_aartis'>, (typeof listed)[number]>;

/** What waits to be read, the longest waiting first, a few of each person at a time. Never throws. */
export async function listToReview(userId: string): Promise<AdminAnswer<AartiToReview[]>> {
  return toldAdmin(
    await callAsUser(userId, (caller) => callAs(caller, '/rest/v1/rpc/aartis_to_review', {}, parseAartis)),
  );
}

/** How many wait, also those that are not listed yet. Never throws. */
export async function countToReview(userId: string): Promise<AdminAnswer<number>> {
  return toldAdmin(
    await callAsUser(userId, (caller) =>
      callAs(caller, '/rest/v1/rpc/count_aartis_to_review', {}, (body) =>
        typeof body === 'number' ? body : undefined,
      ),
    ),
  );
}

/** The words of one, in the state that was listed. Never throws. */
export async function readSharedWords(
  userId: string,
  { id, seq }: AartiToReview,
): Promise<AdminAnswer<string>> {
  const body = { p_id: id, p_seq: seq };
  const answer = toldAdmin(
    await callAsUser(userId, (caller) => callAs(caller, '/rest/v1/rpc/aarti_to_review', body, parseWords)),
  );
  if (!answer.ok) return answer;
  const { words } = answer.value;
  return words === undefined ? { ok: false, problem: 'gone' } : { ok: true, value: words };
}

/** What everybody sees of what users have shared, the newest first. Never throws. */
export async function listShared(userId: string): Promise<AdminAnswer<SharedWithAll[]>> {
  return listRows(userId, 'shared_aartis', listed, { order: 'verified_at.desc,id' });
}

/** The file of one, to be looked at. Its bytes are never handed to the browser to open. Never throws. */
export async function readShared(userId: string, aarti: AartiToReview): Promise<AdminAnswer<ReadableFile>> {
  const found = await download(userId, aarti);
  if (!found.ok) return found;
  // Whoever draws them takes the bytes away.
  const drawn = await picturesOf(found.value.slice()).catch(() => undefined);
  const value: ReadableFile = drawn
    ? { kind: 'pictures', ...drawn, bytes: found.value }
    : { kind: 'unreadable' };
  return { ok: true, value };
}

/**
 * Tells the server what was decided. Of a verified one with a file a copy is stored first, where everybody may read it: a
 * picture anew from its pixels, so that where and when it was taken stays behind; a document as it is. It is made of what
 * was looked at: its owner may have put another file in its place since. A copy that nobody needs any more is removed;
 * where that does not succeed, the server does it within a day.
 * Value: the state after it, with which it can be taken back. Never throws.
 */
export async function reviewAarti(
  userId: string,
  verdict: ReviewVerdict,
): Promise<AdminAnswer<{ seq: number }>> {
  const copy =
    verdict.kind === 'verified' ? await copied(userId, verdict) : ({ ok: true, value: undefined } as const);
  if (!copy.ok) return copy;
  const body = {
    p_id: verdict.aarti.id,
    p_seq: verdict.aarti.seq ?? null,
    p_verdict: verdict.kind,
    p_note: verdict.kind === 'rejected' ? verdict.reason : null,
    p_file_url: copy.value ?? null,
  };
  const answer = toldAdmin(
    await callAsUser(userId, (caller) => callAs(caller, '/rest/v1/rpc/review_aarti', body, parseReview)),
  );
  if (!answer.ok) return answer;
  const { seq, removedFile: path } = answer.value;
  if (path !== undefined)
    await callAsUser(userId, (caller) => removeFile(caller, { bucket: 'shared_aartis', path }));
  return { ok: true, value: { seq } };
}

async function download(
  userId: string,
  { file }: AartiToReview,
): Promise<AdminAnswer<Uint8Array<ArrayBuffer>>> {
  if (file === undefined) return { ok: false, problem: 'gone' };
  const answer = toldAdmin(
    await callAsUser(userId, (caller) => downloadFile(caller, { bucket: 'user_aartis', path: file })),
  );
  return answer.ok ? { ok: true, value: answer.value.bytes } : answer;
}

/** As many pages as anybody reads through before deciding. */
const mostPages = 10;

/** Undefined for what cannot be drawn. */
async function picturesOf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ pictures: Blob[]; pages: number } | undefined> {
  const kind = pictureKind(bytes);
  if (kind) {
    const { shrinkPicture } = await import('#lib/shrink-picture.ts');
    const made = await shrinkPicture(bytes.buffer, kind, longestSide);
    return made.kind === 'made'
      ? { pictures: [new Blob([made.bytes], { type: made.type })], pages: 1 }
      : undefined;
  }
  if (!isPdf(bytes)) return undefined;
  const { usePdf } = await import('#lib/read-pdf.ts');
  const used = await usePdf(bytes.buffer, new AbortController().signal, async (pdf) => {
    const pictures: Blob[] = [];
    for (let page = 1; page <= Math.min(pdf.pages, mostPages); page += 1) {
      const picture = await pdf.pictureOf(page, longestSide);
      if (picture) pictures.push(picture);
    }
    return { pictures, pages: pdf.pages };
  });
  return used.kind === 'done' && used.value.pictures.length > 0 ? used.value : undefined;
}

async function copied(
  userId: string,
  { aarti, file }: Extract<ReviewVerdict, { kind: 'verified' }>,
): Promise<AdminAnswer<string | undefined>> {
  if (aarti.fileType === 'text') return { ok: true, value: undefined };
  const made = file && (await shareable(file.slice()).catch(() => undefined));
  if (!made) return { ok: false, problem: 'picture-unreadable' };
  const stored = await storeAt(userId, 'shared_aartis', `${aarti.id}/${crypto.randomUUID()}`, made);
  return stored.ok ? { ok: true, value: stored.value.path } : stored;
}

async function shareable(bytes: Uint8Array<ArrayBuffer>) {
  if (isPdf(bytes)) return { bytes: bytes.buffer, type: 'application/pdf', extension: 'pdf' };
  const kind = pictureKind(bytes);
  if (!kind) return undefined;
  const { shrinkPicture } = await import('#lib/shrink-picture.ts');
  const made = await shrinkPicture(bytes.buffer, kind, longestSide);
  return made.kind === 'made' ? made : undefined;
}

function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
}

function parseReview(body: unknown): { seq: number; removedFile: string | undefined } | undefined {
  return isRecord(body) && typeof body['seq'] === 'number'
    ? { seq: body['seq'], removedFile: textOf(body['removed_file']) }
    : undefined;
}

function parseWords(body: unknown): { words: string | undefined } | undefined {
  return body === null || isRecord(body) ? { words: textOf(body?.['content']) } : undefined;
}

function parseAartis(body: unknown): AartiToReview[] | undefined {
  if (!Array.isArray(body)) return undefined;
  return body.flatMap((entry: unknown) => {
    const aarti = parseAarti(entry);
    return aarti ? [aarti] : [];
  });
}

function parseAarti(entry: unknown): AartiToReview | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, seq, title, letters, file_type: fileType, waiting_since: waitingSince, tags } = entry;
  if (typeof id !== 'string' || typeof seq !== 'number' || typeof title !== 'string') return undefined;
  if (fileType !== 'text' && fileType !== 'pdf' && fileType !== 'image') return undefined;
  if (typeof waitingSince !== 'string') return undefined;
  return {
    id,
    seq,
    title,
    letters: typeof letters === 'number' && letters > 0 ? letters : undefined,
    fileType,
    file: textOf(entry['file_url']),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    isChange: entry['is_change'] === true,
    festival: sharedFor(entry['festival']),
    deity: sharedFor(entry['deity']),
    waitingSince,
  };
}

function sharedFor(value: unknown): SharedFor | undefined {
  if (!isRecord(value) || typeof value['name'] !== 'string') return undefined;
  return { name: value['name'], nameHi: textOf(value['name_hi']) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
