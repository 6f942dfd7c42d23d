import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';

/** What a backup says of itself, in its last entry: one that was cut off has none. */
export interface Contents {
  format: 1;
  /** ISO 8601. */
  madeAt: string;
  hasSecrets: boolean;
  files: { path: string; size: number; sha256: string }[];
}

/** A backup that cannot be used; the message is one sentence that says why. */
export class ArchiveError extends Error {}

const lastEntry = 'disha-backup.json';
const isPacked = (file: string): boolean => /\.(?:tgz|gz)$/.test(file);

/**
 * Writes the entries of `folder` into a tar file, packed where its name ends in .gz or .tgz, which only its owner may read.
 * It gets its name once it is whole.
 */
export async function writeArchive(
  folder: string,
  names: readonly string[],
  file: string,
  about: Omit<Contents, 'format' | 'files'>,
): Promise<Contents> {
  const draft = `${file}.part`;
  const tar = pack();
  const target = createWriteStream(draft, { mode: 0o600 });
  const written = isPacked(file) ? pipeline(tar, createGzip({ level: 6 }), target) : pipeline(tar, target);
  // What goes wrong is told below, by whoever waits first.
  written.catch(() => {});
  try {
    const contents: Contents = { format: 1, ...about, files: [] };
    for (const name of names) await add(tar, folder, name, contents.files);
    const said = Buffer.from(JSON.stringify(contents));
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name: lastEntry, mode: 0o600 }, said, (error) => (error ? reject(error) : resolve()));
    });
    tar.finalize();
    await written;
    const handle = await open(draft, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    return contents;
  } catch (error) {
    // A full disk ends the writing of the whole first, and what was being added only notices.
    const isCutOff = tar.destroyed;
    tar.destroy();
    const reason: unknown = await written.catch((failure: unknown) => failure);
    await rm(draft, { force: true });
    throw isCutOff ? reason : error;
  }
}

async function add(tar: Pack, folder: string, path: string, files: Contents['files']): Promise<void> {
  const source = join(folder, path);
  const stats = await lstat(source);
  if (stats.isDirectory()) {
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name: `${path}/`, type: 'directory', mode: 0o700 }, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    for (const name of (await readdir(source)).sort()) await add(tar, folder, posix.join(path, name), files);
    return;
  }
  if (!stats.isFile()) return;
  const hash = createHash('sha256');
  // A stream of the same protocol, which its types do not say.
  const entry = tar.entry({
    name: path,
    size: stats.size,
    mode: 0o600,
    mtime: stats.mtime,
  }) as unknown as Writable;
  const closed = new Promise<void>((resolve) => entry.once('close', () => resolve()));
  for await (const part of createReadStream(source)) {
    const bytes = part as Buffer;
    hash.update(bytes);
    const drained = new Promise<void>((resolve) => entry.once('drain', () => resolve()));
    if (!entry.write(bytes)) await Promise.race([drained, closed]);
    if (entry.destroyed) break;
  }
  entry.end();
  await closed;
  if (tar.destroyed) throw new Error(`${path} could not be written.`);
  files.push({ path, size: stats.size, sha256: hash.digest('hex') });
}

/**
 * Reads a backup and compares each file with its hash; with `into`, a folder that is not there yet, the files are put
 * there. Throws an `ArchiveError` where it is none, was cut off or changed; what was written by then is left.
 */
export async function readArchive(file: string, into?: string): Promise<Contents> {
  const found = new Map<string, { size: number; sha256: string }>();
  // First of all: an archive that ends before somebody iterates over it would be waited for for ever.
  if (into !== undefined) await mkdir(into, { recursive: true, mode: 0o700 });
  let said: string | undefined;
  const tar = extract();
  const read = isPacked(file)
    ? pipeline(createReadStream(file), createGunzip(), tar)
    : pipeline(createReadStream(file), tar);
  read.catch(() => {});
  try {
    for await (const one of tar) {
      const entry = one as unknown as Readable;
      const { name, type } = one.header;
      if (name === lastEntry) said = (await gathered(entry)).toString();
      else if (type === 'directory') {
        if (into !== undefined) await mkdir(join(into, safePath(name)), { recursive: true, mode: 0o700 });
        entry.resume();
      } else if (type === 'file') found.set(name, await take(entry, into && join(into, safePath(name))));
      else throw new ArchiveError(`${file} holds what no backup of Disha holds.`);
    }
    await read;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOSPC' || code === 'EACCES' || code === 'ENOENT') throw error;
    throw new ArchiveError(`${file} is no whole backup of Disha: it was cut off or changed.`, {
      cause: error,
    });
  }
  const contents = contentsOf(said);
  if (!contents)
    throw new ArchiveError(`${file} is no whole backup of Disha: it was cut off or is something else.`);
  const isSame =
    contents.files.length === found.size &&
    contents.files.every(({ path, size, sha256 }) => {
      const one = found.get(path);
      return one?.size === size && one.sha256 === sha256;
    });
  if (!isSame) throw new ArchiveError(`${file} was changed: its files are not those that it lists.`);
  return contents;
}

/** Only places in the folder that is written to: a file that somebody else has made could name others. */
function safePath(name: string): string {
  const path = posix.normalize(name);
  if (path.startsWith('/') || path.split('/').includes('..') || /[\\\0]/.test(path))
    throw new ArchiveError('The backup names files outside of its folder.');
  return path;
}

async function take(entry: Readable, to: string | undefined): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  if (to !== undefined) await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const file = to === undefined ? undefined : await open(to, 'wx', 0o600);
  try {
    // Read by its own iterator: with Node's pipeline it waits for ever where the archive ends in the middle of a file.
    for await (const part of entry) {
      const bytes = part as Buffer;
      hash.update(bytes);
      size += bytes.length;
      await file?.writeFile(bytes);
    }
  } finally {
    await file?.close();
  }
  return { size, sha256: hash.digest('hex') };
}

async function gathered(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function contentsOf(text: string | undefined): Contents | undefined {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as Contents;
    return value.format === 1 && Array.isArray(value.files) ? value : undefined;
  } catch {
    return undefined;
  }
}
