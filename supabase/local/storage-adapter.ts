import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';
import { fileBody } from './file-body.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Keeps the bytes of the buckets as files under `folder`, with what must be known of them beside each.
 *
 * Bytes come and go piece by piece, so that slow senders and readers hold none of them in memory. The package's own
 * adapter breaks the connection on Node 20 when it does so.
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
      const { size } = await stat(path);
      return {
        metadata: { ...metadata, contentLength: size },
        body: fileBody(path, size),
        httpStatusCode: 200,
      };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const path = place(bucket, key);
      const { size, md5 } = await writeDurably(path, piecesOf(body));
      const metadata: ObjectMetadata = {
        cacheControl,
        mimetype: contentType,
        contentLength: size,
        size,
        lastModified: new Date(),
        eTag: `"${md5}"`,
        httpStatusCode: 200,
      };
      await writeDurably(`${path}.json`, [Buffer.from(JSON.stringify(metadata))]);
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
async function inFolder<Done>(folder: string, work: () => Promise<Done>): Promise<Done> {
  await mkdir(folder, { recursive: true });
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    return work();
  }
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

function piecesOf(body: unknown): Pieces {
  return body instanceof Uint8Array ? [body] : (body as AsyncIterable<Uint8Array>);
}

async function writeDurably(path: string, pieces: Pieces): Promise<{ size: number; md5: string }> {
  const draft = `${path}.${randomUUID()}`;
  const hash = createHash('md5');
  let size = 0;
  try {
    // With a draft in it the folder is removed by nobody as empty.
    const file = await inFolder(dirname(path), () => open(draft, 'w', 0o600));
    try {
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.byteLength;
        await file.writeFile(piece);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    return { size, md5: hash.digest('hex') };
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
