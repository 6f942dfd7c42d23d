import type { PictureKind, Size } from './picture.ts';

/**
 * Why a picture is not to be unpacked. One whose head does not say how large it is, is not tried: a decoder may find a
 * size in it that takes gigabytes.
 */
export function sizeFault(
  bytes: Uint8Array,
  kind: PictureKind,
  mostPixels: number,
): 'too-many-pixels' | 'undecodable-picture' | undefined {
  const size = pictureSize(bytes, kind);
  if (!size) return 'undecodable-picture';
  return size.width * size.height > mostPixels ? 'too-many-pixels' : undefined;
}

/** The size of a picture by its head alone; undefined where the head does not say it. */
export function pictureSize(bytes: Uint8Array, kind: PictureKind): Size | undefined {
  const size = sizeByKind(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind);
  // A frame without lines may say later how many there are.
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function sizeByKind(view: DataView, kind: PictureKind): Size | undefined {
  try {
    switch (kind) {
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'jpeg':
        return sizeOfJpeg(view);
      case 'webp':
        return sizeOfWebp(view);
      case 'gif':
        return sizeOfGif(view);
      case 'avif':
      case 'heic':
        return sizeOfHeif(view);
    }
  } catch {
    return undefined; // it ends before it has said so
  }
}

/**
 * By its frame header: one of the markers C0 to CF that is no table (ITU T.81, B.2.2). What stands between the markers is
 * passed over as libjpeg does, which decodes such a file.
 */
function sizeOfJpeg(view: DataView): Size | undefined {
  let at = 2;
  for (;;) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    at += 1;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 5), height: view.getUint16(at + 3) };
    // Another beginning, the end, or pixels before any frame.
    if (marker >= 0xd8 && marker <= 0xda) return undefined;
    // A stuffed byte, a temporary mark and restarts have no length.
    if (marker > 0x01 && !(marker >= 0xd0 && marker <= 0xd7)) at += Math.max(2, view.getUint16(at));
  }
}

/** What its screen and its first frame take up together: browsers make the screen larger where the frame is (GIF89a, 18 to 20). */
function sizeOfGif(view: DataView): Size {
  const width = view.getUint16(6, true);
  const height = view.getUint16(8, true);
  let at = 13 + tableLength(view.getUint8(10));
  while (view.getUint8(at) !== 0x2c) {
    if (view.getUint8(at) !== 0x21) throw new Error('Neither a frame nor an extension');
    at += 2;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  const [left, top, frameWidth, frameHeight] = [1, 3, 5, 7].map((part) => view.getUint16(at + part, true));
  return {
    width: Math.max(width, (left ?? 0) + (frameWidth ?? 0)),
    height: Math.max(height, (top ?? 0) + (frameHeight ?? 0)),
  };
}

/** Of the colours that a GIF names for all of its frames, in bytes. */
function tableLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** By its first chunk (RFC 9649, 2.5 to 2.7). */
function sizeOfWebp(view: DataView): Size | undefined {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  switch (chunk) {
    case 'VP8X':
      return { width: three(24) + 1, height: three(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** The largest of the sizes in its directory: one made of tiles has those of its tiles as well (ISO 23008-12, 6.5.3). */
function sizeOfHeif(view: DataView): Size | undefined {
  const directory = boxOf(view, 'meta');
  let largest: Size | undefined;
  for (let at = directory?.start ?? 0; at + 16 <= (directory?.end ?? 0); at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue; // 'ispe'
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Where one of the outermost boxes lies (ISO 14496-12, 4.2). */
function boxOf(view: DataView, wanted: string): { start: number; end: number } | undefined {
  for (let at = 0; at + 8 <= view.byteLength;) {
    const size = view.getUint32(at);
    // One that is larger than 4 GB is none that anybody has chosen; one without a size reaches to the end.
    const end = size === 0 ? view.byteLength : Math.min(view.byteLength, at + size);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    if (type === wanted) return { start: at, end };
    if (size !== 0 && size < 8) return undefined;
    at = end;
  }
  return undefined;
}
