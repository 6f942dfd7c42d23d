import { largestPicture, largestPixelCount, pictureKind, type PictureKind } from './picture.ts';
import { sizeFault } from './picture-size.ts';

export type ReadPicture =
  | { kind: 'read'; picture: ImageBitmap }
  /** not-a-picture: by its content, whatever its name says · undecodable: this browser does not know its kind, it is broken or cannot be read. */
  | { kind: 'refused'; why: 'too-large' | 'not-a-picture' | 'heic' | 'undecodable' };

/** Decodes a file that somebody chose, upright as its camera meant it; never one that would unpack beyond all measure. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > largestPicture) return { kind: 'refused', why: 'too-large' };
  let kind: PictureKind | undefined;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    kind = pictureKind(bytes.subarray(0, 32));
    if (!kind) return { kind: 'refused', why: 'not-a-picture' };
    const fault = sizeFault(bytes, kind, largestPixelCount);
    if (fault === 'too-many-pixels') return { kind: 'refused', why: 'too-large' };
    if (fault) return undecodable(kind);
    return { kind: 'read', picture: await createImageBitmap(file, { imageOrientation: 'from-image' }) };
  } catch {
    return undecodable(kind);
  }
}

function undecodable(kind: PictureKind | undefined): ReadPicture {
  return { kind: 'refused', why: kind === 'heic' ? 'heic' : 'undecodable' };
}
