import type { UserDatabase } from '#db/database.ts';
import type { Everything } from '#db/queries/everything.ts';
import { tellingWords } from '#domain/acts/telling-words.ts';
import { archiveName, filesNamedBy } from '#domain/account/export-files.ts';
import type { ExportedFile, FileSource, Row } from '#domain/account/export-shape.ts';
import { zipLimits, type ZipArchive } from '#lib/zip-archive.ts';
import { remoteConfig } from '#remote/config.ts';
import { downloadFile } from '#remote/download-file.ts';
import { callAsUser } from './call-as-user.ts';

/** A file that belongs into the archive, and where its bytes may be found. */
export interface WantedFile {
  source: FileSource;
  id: string;
  words: string | undefined;
  folder: string;
  path: string;
  /** Undefined where it lies at somebody else's address. */
  bucket: string | undefined;
  /** The bytes that this device keeps of it, by their id. */
  blobId: string | undefined;
  /** The same, where they are in hand. */
  copy: { bytes: ArrayBuffer; type: string } | undefined;
}

/** The files that the rows name, and those that wait on this device to be sent. */
export async function filesToAdd(held: Everything, userId: string): Promise<WantedFile[]> {
  const url = (await remoteConfig())?.url;
  const origin = url === undefined ? undefined : new URL(url).origin;
  const kept = new Map<string, string>();
  const uploads = held.outbox.filter(({ kind }) => kind === 'upload');
  for (const { entityId, payload } of uploads) {
    if (held.blobIds.has(entityId))
      kept.set(placeOf(textOf(payload, 'bucket'), textOf(payload, 'path')), entityId);
  }
  const named = filesNamedBy(held.rows as unknown as Parameters<typeof filesNamedBy>[0], origin);
  const wanted = named.map(({ table, id, field, reference, place, words, folder }): WantedFile => {
    const bucket = place.kind === 'bucket' ? place.bucket : undefined;
    const path = place.kind === 'bucket' ? place.path : reference;
    return {
      source: { table, id, field, stored_as: reference },
      id,
      words,
      folder,
      path,
      bucket,
      blobId: bucket === undefined ? undefined : kept.get(placeOf(bucket, path)),
      copy: table === 'profiles' && held.picture?.path === path ? held.picture : undefined,
    };
  });
  const isNamed = new Set(wanted.map(({ bucket, path }) => placeOf(bucket, path)));
  const waiting = uploads.flatMap((upload): WantedFile[] => {
    const bucket = textOf(upload.payload, 'bucket');
    const path = textOf(upload.payload, 'path');
    if (isNamed.has(placeOf(bucket, path))) return [];
    return [
      {
        source: { unsent: upload.opId, stored_as: path },
        id: upload.entityId,
        words: tellingWords(held.outbox.find(({ deps }) => deps.includes(upload.opId))?.payload ?? {}),
        folder: 'unsent',
        path,
        bucket: path.startsWith(`${userId}/`) ? bucket : undefined,
        blobId: held.blobIds.has(upload.entityId) ? upload.entityId : undefined,
        copy: undefined,
      },
    ];
  });
  return [...wanted, ...waiting];
}

function placeOf(bucket: string | undefined, path: string): string {
  return `${bucket ?? ''}/${path}`;
}

function textOf(fields: Row, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export interface FileAccess {
  db: UserDatabase;
  userId: string;
  isOnline: boolean;
  signal: AbortSignal;
}

/** So many are on their way while one is packed: more would only fill the memory. */
const aheadCount = 2;
/** A line that breaks so often in a row is down: the files that are left are not waited for one by one. */
const mostBreaks = 3;

/** Puts the files into the archive, one after the other; what cannot be had is named with its reason. */
export async function addFiles(
  archive: ZipArchive,
  wanted: readonly WantedFile[],
  access: FileAccess,
  onDone: (done: number) => void,
): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  const names = new Set<string>();
  const line = { breaks: 0 };
  onDone(0);
  for await (const [file, found] of inOrder(wanted, (each) => load(each, access, line))) {
    access.signal.throwIfAborted();
    files.push(await addFile(archive, file, found, names));
    onDone(files.length);
  }
  return files;
}

type Found = { bytes: Uint8Array; type: string } | { missing: string };

async function addFile(
  archive: ZipArchive,
  { source, words, id, folder, path }: WantedFile,
  found: Found,
  names: Set<string>,
): Promise<ExportedFile> {
  if ('missing' in found) return { ...source, missing: found.missing };
  const { bytes, type } = found;
  if (names.size >= zipLimits.files || archive.size() + bytes.byteLength > zipLimits.bytes)
    return { ...source, missing: 'archive_full' };
  const plain = archiveName(words, id, path, type);
  const wished = `files/${folder}/${plain}`;
  const name = names.has(wished) ? `files/${folder}/${names.size}-${plain}` : wished;
  names.add(name);
  await archive.add(name, bytes, 'store');
  return { ...source, path: name, bytes: bytes.byteLength, type };
}

/** Never rejects. */
async function load(
  { source, bucket, path, blobId, copy }: WantedFile,
  { db, userId, isOnline, signal }: FileAccess,
  line: { breaks: number },
): Promise<Found> {
  if (signal.aborted) return { missing: 'cancelled' };
  // Where they are gone they have arrived meanwhile, and then the server has them.
  const blob = blobId === undefined ? copy : await db.blobs.get(blobId).catch(() => undefined);
  if (blob) return { bytes: new Uint8Array(blob.bytes), type: blob.type };
  if (bucket === undefined) return { missing: 'unsent' in source ? 'not_kept' : 'elsewhere' };
  if (!isOnline) return { missing: 'offline' };
  if (line.breaks >= mostBreaks) return { missing: 'network' };
  const answer = await callAsUser(userId, (caller) => downloadFile(caller, { bucket, path }, signal));
  if (answer.ok) {
    line.breaks = 0;
    return answer.value;
  }
  const { kind, code } = answer.problem;
  if (kind === 'network' || kind === 'timeout' || kind === 'portal' || kind === 'unauthorized')
    line.breaks += 1;
  return { missing: code === 'file_not_found' ? 'not_found' : kind };
}

/** Each with what was found for it, in their order, a few of them under way at a time. */
async function* inOrder<T, R>(items: readonly T[], find: (item: T) => Promise<R>): AsyncGenerator<[T, R]> {
  const underWay: Promise<[T, R]>[] = [];
  for (const item of items) {
    underWay.push(find(item).then((found) => [item, found]));
    const first = underWay.length > aheadCount ? underWay.shift() : undefined;
    if (first) yield await first;
  }
  for (const each of underWay) yield await each;
}
