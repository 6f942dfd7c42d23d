import { audioKind, largestAudio } from '#lib/audio-kind.ts';
import { largestPicture, pictureKind } from '#lib/picture.ts';
import { uploadFile } from '#remote/upload-file.ts';
import { toldAdmin, type AdminAnswer } from './admin-refusal.ts';
import { callAsUser } from './call-as-user.ts';
import { publicAddress } from './public-address.ts';

/** Told now and then while a file is on its way. */
export type SendingProgress = (sentBytes: number, totalBytes: number) => void;

interface StoredFile {
  /** In its bucket. */
  path: string;
  /** Where everybody reads it: a path where the files lie at this very site, else a whole address. */
  url: string;
  /** Bytes. */
  size: number;
}

/** The longer side of the pictures of a bucket, in pixels: twice of what the widest screen shows of them. */
const longestSides = { deity_images: 800, blog_images: 1440 } as const;

/** Shrinks a picture on the device, leaves behind all but its pixels, and stores it. An SVG is none: it is a program. */
export async function uploadPicture(
  userId: string,
  bucket: keyof typeof longestSides,
  file: File,
  sending?: SendingProgress,
): Promise<AdminAnswer<StoredFile>> {
  if (file.size > largestPicture) return { ok: false, problem: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const kind = bytes && pictureKind(new Uint8Array(bytes));
  if (!kind) return { ok: false, problem: 'not-a-picture' };
  const { shrinkPicture } = await import('#lib/shrink-picture.ts');
  const made = await shrinkPicture(bytes, kind, longestSides[bucket]).catch(() => undefined);
  if (made?.kind !== 'made') return { ok: false, problem: 'picture-unreadable' };
  return storeAt(userId, bucket, ownName(), made, sending);
}

/** Stores a recording as it is: MP3, M4A, Ogg or WebM by its content, at most 20 MB. */
export async function uploadAudio(
  userId: string,
  file: File,
  sending?: SendingProgress,
): Promise<AdminAnswer<StoredFile>> {
  if (file.size > largestAudio) return { ok: false, problem: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const kind = bytes && audioKind(new Uint8Array(bytes));
  if (!kind) return { ok: false, problem: 'not-audio' };
  return storeAt(userId, 'aarti_audio', ownName(), { bytes, ...kind }, sending);
}

interface FileToStore {
  bytes: ArrayBuffer;
  /** The media type. */
  type: string;
  extension: string;
}

/** Stores a file in a public bucket, under `place` and the ending of its kind. */
export async function storeAt(
  userId: string,
  bucket: string,
  place: string,
  { bytes, type, extension }: FileToStore,
  sending?: SendingProgress,
): Promise<AdminAnswer<StoredFile>> {
  const path = `${place}.${extension}`;
  const answer = toldAdmin(
    await callAsUser(userId, (caller) =>
      uploadFile(caller, { bucket, path, type, bytes, ...(sending && { onProgress: sending }) }),
    ),
  );
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: { path, url: await readersAddress(bucket, path), size: bytes.byteLength },
  };
}

function ownName(): string {
  return `uploaded/${crypto.randomUUID()}`;
}

async function readersAddress(bucket: string, path: string): Promise<string> {
  const address = await publicAddress(bucket, path);
  // The same installation may be reached by several names.
  return address === undefined || new URL(address).origin === location.origin
    ? `/storage/v1/object/public/${bucket}/${path}`
    : address;
}
