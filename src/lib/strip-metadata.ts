export type StrippableKind = 'jpeg' | 'png' | 'webp';

export interface StrippedPicture {
  /** The same pixels in the same form; the very same bytes where there was nothing to take out. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether a note that was taken out told to show it turned or mirrored. */
  isTurned: boolean;
}

/**
 * A picture without what its pixels do not need: where, when and by what it was taken, previews of what was cut away, and
 * whatever stands behind its end. Nothing is decoded, so that no pixel changes. Undefined where its parts cannot be told
 * from each other.
 */
export function stripMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  kind: StrippableKind,
): StrippedPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (kind) {
      case 'jpeg':
        return strippedJpeg(bytes, view);
      case 'png':
        return strippedPng(bytes, view);
      case 'webp':
        return strippedWebp(bytes, view);
    }
  } catch {
    return undefined; // it ends within one of its parts
  }
}

/** Segments up to each scan, and the scan up to the next marker (ITU T.81, B.1.1). */
function strippedJpeg(bytes: Uint8Array<ArrayBuffer>, view: DataView): StrippedPicture | undefined {
  const kept = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      return stripped(bytes, kept, orientation);
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isNeededSegment(marker, segment)) kept.push(marker === 0xe0 ? withoutThumbnail(segment) : segment);
    else orientation = exifOrientation(segment.subarray(4)) ?? orientation;
    at = end;
    if (marker !== 0xda) continue;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
    // One whose end was lost is shown as far as it goes.
    if (at >= bytes.length) return stripped(bytes, kept, orientation);
  }
}

/** Of the parts for applications, those without which the colours would be others. */
function isNeededSegment(marker: number, segment: Uint8Array): boolean {
  const isForApplications = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  if (!isForApplications) return true;
  const name = (text: string) => startsWith(segment.subarray(4), text);
  return (
    (marker === 0xe0 && name('JFIF\0')) ||
    (marker === 0xe2 && name('ICC_PROFILE')) ||
    (marker === 0xee && name('Adobe'))
  );
}

/** A JFIF head may hold a small picture of what was later cut away (its version, density and units are before it). */
function withoutThumbnail(head: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (head.length <= jfifLength) return head;
  const short = head.slice(0, jfifLength);
  short.set([0, jfifLength - 2], 2);
  short.set([0, 0], jfifLength - 2);
  return short;
}

/** With its marker and without a picture. */
const jfifLength = 18;

function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isData = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** Chunks that change what is seen; every other that may be left out is (PNG, third edition, 5.3 and 11.3). */
const neededChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs']);

function strippedPng(bytes: Uint8Array<ArrayBuffer>, view: DataView): StrippedPicture | undefined {
  const kept = [bytes.subarray(0, 8)];
  let orientation = 1;
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = textAt(view, at + 4);
    const isCritical = /^[A-Z]/.test(name);
    if (isCritical || neededChunks.has(name)) kept.push(bytes.subarray(at, end));
    else if (name === 'eXIf') orientation = tiffOrientation(bytes.subarray(at + 8, end - 4)) ?? orientation;
    if (name === 'IEND') return stripped(bytes, kept, orientation);
    at = end;
  }
}

/** Chunks of a RIFF file; the first of an extended one says which there are (RFC 9649, 2.7). */
function strippedWebp(bytes: Uint8Array<ArrayBuffer>, view: DataView): StrippedPicture | undefined {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let orientation = 1;
  const fileEnd = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= fileEnd;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return undefined;
    const chunk = bytes.subarray(at, end);
    const name = textAt(view, at);
    if (name === 'EXIF') {
      const data = chunk.subarray(8, 8 + size);
      orientation = exifOrientation(data) ?? tiffOrientation(data) ?? orientation;
    } else if (name === 'VP8X') kept.push(withoutNotes(chunk));
    else if (['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'].includes(name)) kept.push(chunk);
    at = end;
  }
  const length = kept.reduce((sum, chunk) => sum + chunk.length, 4);
  if (length + 8 === bytes.length) return { bytes, isTurned: orientation !== 1 };
  const head = bytes.slice(0, 12);
  new DataView(head.buffer).setUint32(4, length, true);
  return stripped(bytes, [head, ...kept], orientation);
}

/** The first chunk saying that there is neither Exif nor XMP. */
function withoutNotes(chunk: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = chunk.slice();
  copy[8] = (copy[8] ?? 0) & ~0x0c;
  return copy;
}

function stripped(
  bytes: Uint8Array<ArrayBuffer>,
  kept: readonly Uint8Array<ArrayBuffer>[],
  orientation: number,
): StrippedPicture {
  const length = kept.reduce((sum, part) => sum + part.length, 0);
  const isTurned = orientation !== 1;
  if (length === bytes.length) return { bytes, isTurned };
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of kept) {
    joined.set(part, at);
    at += part.length;
  }
  return { bytes: joined, isTurned };
}

function exifOrientation(data: Uint8Array): number | undefined {
  return startsWith(data, 'Exif\0\0') ? tiffOrientation(data.subarray(6)) : undefined;
}

/** Field 0x0112 of the first directory (TIFF 6.0, section 2); undefined where it does not say or says nothing known. */
function tiffOrientation(data: Uint8Array): number | undefined {
  const isLittle = startsWith(data, 'II');
  if (!isLittle && !startsWith(data, 'MM')) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, isLittle) !== 0x0112) continue;
      const value = view.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {
    // The notes themselves are broken: they go, whatever they said.
  }
  return undefined;
}

function startsWith(bytes: Uint8Array, head: string): boolean {
  return Array.from(head).every((character, index) => bytes[index] === character.charCodeAt(0));
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
