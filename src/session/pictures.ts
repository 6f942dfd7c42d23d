import { ownerOf, type UserDatabase } from '#db/database.ts';
import { copyId, keepCopies, keptCopy, type Copy, type CopyPart } from '#db/mutations/keep-copies.ts';
import { exportPlaceOf } from '#domain/account/export-files.ts';
import { logQuietly } from '#lib/log.ts';
import { longestSide } from '#lib/picture.ts';
import { hasRoomFor } from '#lib/storage-room.ts';
import { remoteConfig } from '#remote/config.ts';
import { beforeLeaving } from './leaving.ts';
import { devicePicturePorts, type KeptFile, type PictureBucket, type PicturePorts } from './picture-ports.ts';

export type { KeptFile, PictureBucket };

/** The longer sides of the copies of a picture, in pixels: for lists, and for looking at it closely. */
const sides = { small: 640, whole: longestSide } as const;

const pdfType = 'application/pdf';

/**
 * A picture of a private bucket, by default `floorplans`, or the first page of a PDF there, to be shown `width` pixels wide or less: from
 * the copy on this device, from the bytes that wait here to be sent, else from the server, and then kept. It is made of
 * nothing but its pixels, upright, its longer side at most 2000. Where only a smaller copy can be had, it is that.
 * Undefined where there is none: no network, no such file, or not a file of this user. `path`: as the row names it.
 */
export async function pictureOf(
  db: UserDatabase,
  path: string,
  {
    width,
    ports = devicePicturePorts,
    bucket = 'floorplans',
  }: { width: number; ports?: PicturePorts; bucket?: PictureBucket | undefined },
): Promise<Blob | undefined> {
  const file = await ownFile(db, path, bucket);
  if (file === undefined) return undefined;
  const wanted: CopyPart[] = width <= sides.small ? ['small', 'whole', 'page'] : ['whole', 'page'];
  const shown =
    (await firstKept(db, file, wanted, ports)) ??
    pick(await loaded(db, file, ports, bucket), file, wanted) ??
    (await firstKept(db, file, ['small'], ports));
  return shown && new Blob([shown.bytes], { type: shown.type });
}

/**
 * A file of such a bucket to be read: a PDF as its owner chose it, a picture as `pictureOf` has it at its largest.
 * Undefined where there is none, as there.
 */
export async function fileOf(
  db: UserDatabase,
  path: string,
  ports: PicturePorts = devicePicturePorts,
  bucket: PictureBucket = 'floorplans',
): Promise<KeptFile | undefined> {
  const file = await ownFile(db, path, bucket);
  if (file === undefined) return undefined;
  const unsent = await db.blobs.get(uploadOf(file));
  if (unsent?.type === pdfType) return { bytes: unsent.bytes, type: unsent.type };
  const found =
    (await firstKept(db, file, ['pdf', 'whole'], ports)) ??
    pick(await loaded(db, file, ports, bucket), file, ['pdf', 'whole']);
  return found && { bytes: found.bytes, type: found.type };
}

/** The path in the bucket of a file that a row names; undefined where it is not this user's. */
async function ownFile(
  db: UserDatabase,
  reference: string,
  bucket: PictureBucket,
): Promise<string | undefined> {
  const isAddress = /^[a-z][a-z0-9+.-]*:|^\//i.test(reference);
  const url = isAddress ? (await remoteConfig())?.url : undefined;
  const place = exportPlaceOf(reference, bucket, url === undefined ? undefined : new URL(url).origin);
  if (place.kind !== 'bucket' || place.bucket !== bucket) return undefined;
  const [owner, ...rest] = place.path.split('/');
  const isOwn = owner === ownerOf(db) && rest.length > 0 && !rest.includes('..');
  return isOwn ? place.path : undefined;
}

async function firstKept(
  db: UserDatabase,
  file: string,
  parts: readonly CopyPart[],
  ports: PicturePorts,
): Promise<Copy | undefined> {
  for (const part of parts) {
    const kept = await keptCopy(db, copyId(part, file), ports.now());
    if (kept) return kept;
  }
  return undefined;
}

function pick(copies: readonly Copy[], file: string, parts: readonly CopyPart[]): Copy | undefined {
  const ids = parts.map((part) => copyId(part, file));
  return ids.flatMap((id) => copies.find((copy) => copy.id === id) ?? [])[0];
}

interface Load {
  userId: string;
  ending: AbortController;
  done: Promise<readonly Copy[]>;
}

/** What is under way, by database and file: whoever asks in the meantime waits for the same. */
const underWay = new Map<string, Load>();

/** So many are fetched and unpacked at a time: more would only fill the memory. */
const atOnce = 3;
const waiting: (() => void)[] = [];
let running = 0;

async function loaded(
  db: UserDatabase,
  file: string,
  ports: PicturePorts,
  bucket: PictureBucket,
): Promise<readonly Copy[]> {
  const key = `${db.name} ${file}`;
  const before = underWay.get(key);
  if (before) return before.done;
  const ending = new AbortController();
  const done = inTurn(() => load(db, file, { ports, bucket, signal: ending.signal }))
    .catch((error: unknown) => {
      if (!ending.signal.aborted) logQuietly('picture', error);
      return [];
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, { userId: ownerOf(db), ending, done });
  return done;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The turn is handed on, so that nobody comes in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Fetches a file, makes its copies and keeps them. */
async function load(
  db: UserDatabase,
  file: string,
  { ports, bucket, signal }: { ports: PicturePorts; bucket: PictureBucket; signal: AbortSignal },
): Promise<readonly Copy[]> {
  signal.throwIfAborted();
  const unsent = await db.blobs.get(uploadOf(file));
  const found = unsent ?? (await ports.download(ownerOf(db), file, signal, bucket));
  if (!found) return [];
  const copies = await copiesOf(file, found, ports, signal);
  signal.throwIfAborted();
  // What waits to be sent is here in any case.
  const kept = unsent ? copies.filter(({ id }) => id !== copyId('pdf', file)) : copies;
  const size = kept.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (await hasRoomFor(size)) await keepCopies(db, kept, { now: ports.now(), most: await ports.most() });
  return copies;
}

/** A file is stored under the id of its upload. */
function uploadOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

async function copiesOf(
  file: string,
  { bytes, type }: KeptFile,
  ports: PicturePorts,
  signal: AbortSignal,
): Promise<Copy[]> {
  const isPdf = type === pdfType;
  const whole = isPdf ? await ports.drawPage(bytes, signal) : await ports.shrink(bytes, sides.whole, signal);
  const small = whole && (await ports.shrink(whole.bytes, sides.small, signal));
  const parts: [CopyPart, KeptFile | undefined][] = [
    ['small', small],
    [isPdf ? 'page' : 'whole', whole],
    ['pdf', isPdf ? { bytes, type } : undefined],
  ];
  return parts.flatMap(([part, made]) =>
    made ? [{ id: copyId(part, file), bytes: made.bytes, type: made.type }] : [],
  );
}

beforeLeaving(async (userId) => {
  const theirs = [...underWay.values()].filter((each) => each.userId === userId);
  for (const { ending } of theirs) ending.abort();
  await Promise.allSettled(theirs.map(({ done }) => done));
});
