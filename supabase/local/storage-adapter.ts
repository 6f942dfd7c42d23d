import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
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
    const path = resolve(root, bucket, ...key.split('/').map(encodeURIComponent), 'bytes');
    if (!path.startsWith(root + sep)) throw new Error(`No such object: ${bucket}/${key}`);
    return path;
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
      await mkdir(dirname(path), { recursive: true });
      await writeDurably(path, bytes);
      await writeDurably(`${path}.json`, Buffer.from(JSON.stringify(metadata)));
      return metadata;
    },
    async deleteObject(bucket, key) {
      await rm(dirname(place(bucket, key)), { recursive: true, force: true });
    },
    async deleteObjects(bucket, prefixes) {
      for (const prefix of prefixes)
        await rm(join(root, bucket, ...prefix.split('/').map(encodeURIComponent)), {
          recursive: true,
          force: true,
        });
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const [from, to] = [place(bucket, key), place(toBucket, toKey)];
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
      await copyFile(`${from}.json`, `${to}.json`);
      const { eTag, lastModified } = await describe(to);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },
    headObject: (bucket, key) => describe(place(bucket, key)),
    privateAssetUrl: async (bucket, key) => place(bucket, key),
  };
}

async function bytesOf(body: unknown): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const parts: Uint8Array[] = [];
  for await (const part of body as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
