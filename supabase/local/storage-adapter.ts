import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Keeps the bytes of the buckets as files under `folder`, with what must be known of them beside each.
 *
 * The package's own adapter streams, which breaks the connection on Node 20; this one hands out bytes.
 * A file is written beside its place, flushed to the disk and renamed, so a name never shows half a file.
 */
export function fileStorage(folder: string): StorageAdapter {
  const root = resolve(folder);

  /** The package asks for a version when it reads and names none when it writes, so a key has one place. */
  function place(bucket: string, key: string): string {
    const path = join(root, bucket, ...key.split('/').map(folderOf), 'bytes');
    if (!path.startsWith(root + sep)) throw new Error(`No such object: ${bucket}/${key}`);
    return path;
  }

  /** Its bytes alone: the folder of a file may hold others, whose names begin with its own. */
  async function remove(bucket: string, key: string): Promise<void> {
    const path = place(bucket, key);
    await rm(path, { force: true });
    await rm(`${path}.json`, { force: true });
    const bucketFolder = join(root, bucket);
    for (let left = dirname(path); left.startsWith(bucketFolder + sep); left = dirname(left))
      if (!(await removeEmpty(left))) return;
  }

  async function describe(path: string): Promise<ObjectMetadata> {
    const metadata = JSON.parse(await readFile(`${path}.json`, 'utf8')) as ObjectMetadata;
    return { ...metadata, lastModified: new Date(metadata.lastModified ?? 0) };
  }

  return {
    driver: undefined,
    async getObject(bucket, key, _version, headers) {
      const path = place(bucket, key);
      const metadata = await describe(path);
      if (headers?.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 };
      return { metadata, body: await readFile(path), httpStatusCode: 200 };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const path = place(bucket, key);
      const bytes = await bytesOf(body);
      const metadata: ObjectMetadata = {
        cacheControl,
        mimetype: contentType,
        contentLength: bytes.byteLength,
        size: bytes.byteLength,
        lastModified: new Date(),
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        httpStatusCode: 200,
      };
      await inFolder(dirname(path), async () => {
        await writeDurably(path, bytes);
        await writeDurably(`${path}.json`, Buffer.from(JSON.stringify(metadata)));
      });
      return metadata;
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const [from, to] = [place(bucket, key), place(toBucket, toKey)];
      await inFolder(dirname(to), async () => {
        await copyFile(from, to);
        await copyFile(`${from}.json`, `${to}.json`);
      });
      const { eTag, lastModified } = await describe(to);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },
    headObject: (bucket, key) => describe(place(bucket, key)),
    privateAssetUrl: async (bucket, key) => place(bucket, key),
  };
}

/**
 * The folder on the disk for a part of a name. What would lead elsewhere, or lie where the bytes of another file lie, is
 * written as no encoding of a name writes it.
 */
function folderOf(part: string): string {
  if (part === '') return '%';
  const isTaken = part === '.' || part === '..' || part === 'bytes' || part.startsWith('bytes.');
  const folder = encodeURIComponent(part);
  return isTaken ? `%${folder.charCodeAt(0).toString(16)}${folder.slice(1)}` : folder;
}

/** Whether a folder was there, with nothing in it. */
async function removeEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

/** Makes the folder for the work; once more where somebody removed it, as empty, before there was anything in it. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    await work();
  }
}

async function bytesOf(body: unknown): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const parts: Uint8Array[] = [];
  for await (const part of body as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    // A disk that is full has no room for half a file either.
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes what a server that was killed has left half written, which nobody would ever ask for; at a start alone. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const drafts = names.filter((name) =>
    /(?:^|[\\/])bytes(?:\.json)?\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name),
  );
  for (const name of drafts) await rm(join(folder, name), { force: true });
}
