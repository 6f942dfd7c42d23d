/** A recording as a browser makes one. */
export interface Clip {
  bytes: Uint8Array<ArrayBuffer>;
  container: Container;
  /** As it says of itself; undefined where it does not. */
  seconds: number | undefined;
}

export type Container = 'webm' | 'ogg' | 'mp4' | 'wav';

/** The media type of each container and the ending of its files, by which services tell them apart. */
export const containerNames = {
  webm: { type: 'audio/webm', file: 'speech.webm' },
  ogg: { type: 'audio/ogg', file: 'speech.ogg' },
  mp4: { type: 'audio/mp4', file: 'speech.m4a' },
  wav: { type: 'audio/wav', file: 'speech.wav' },
} as const satisfies Record<Container, { type: string; file: string }>;

/** Tells by its bytes what a recording is and how long; undefined for anything that is none. Never throws. */
export function readClip(bytes: Uint8Array<ArrayBuffer>): Clip | undefined {
  const container = containerOf(bytes);
  if (!container) return undefined;
  return { bytes, container, seconds: lengthIn[container](bytes) };
}

function containerOf(bytes: Uint8Array): Container | undefined {
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WAVE') return 'wav';
  if (asciiAt(bytes, 0, 4) === 'OggS') return 'ogg';
  if (asciiAt(bytes, 4, 4) === 'ftyp') return 'mp4';
  const isEbml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return isEbml && asciiAt(bytes, 0, 64).includes('webm') ? 'webm' : undefined;
}

const lengthIn: Record<Container, (bytes: Uint8Array) => number | undefined> = {
  wav: wavSeconds,
  ogg: oggSeconds,
  webm: webmSeconds,
  mp4: mp4Seconds,
};

/** RFC 2361: chunks of a name, a length and content; `fmt ` has the bytes per second, `data` the sound. */
function wavSeconds(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = asciiAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    if (name === 'fmt ' && at + 20 <= bytes.length) bytesPerSecond = view.getUint32(at + 16, true);
    // A recorder that does not know the end beforehand writes a length that is too long.
    if (name === 'data')
      return bytesPerSecond > 0 ? Math.min(size, bytes.length - at - 8) / bytesPerSecond : undefined;
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** RFC 3533 and RFC 7845: the position of the last page counts samples, which for Opus are always 48,000 a second. */
function oggSeconds(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  let last: number | undefined;
  for (let at = 0; at + 27 <= bytes.length && asciiAt(bytes, at, 4) === 'OggS';) {
    const position = view.getBigInt64(at + 6, true);
    if (position > 0n) last = Math.max(last ?? 0, Number(position) / 48_000);
    const segments = bytes[at + 26] ?? 0;
    if (at + 27 + segments > bytes.length) break;
    const lengths = bytes.subarray(at + 27, at + 27 + segments);
    at += 27 + segments + lengths.reduce((sum, length) => sum + length, 0);
  }
  return last;
}

/** As deep as any recorder nests; what goes deeper is made to exhaust its reader. */
const deepest = 8;

const webmIds = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  block: 0xa3,
  group: 0xa0,
  inner: 0xa1,
};

/** RFC 8794 and RFC 9559: blocks say their time after that of their cluster; in milliseconds, as all recorders do. */
function webmSeconds(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  let clusterMs = 0;
  let lastMs: number | undefined;
  walk(0, bytes.length, 0);
  return lastMs === undefined ? undefined : lastMs / 1000;

  function walk(from: number, to: number, depth: number): void {
    if (depth > deepest) return;
    for (let at = from; at < to;) {
      const id = vint(at, true);
      const size = id && vint(at + id.length, false);
      if (!id || !size) return;
      const start = at + id.length + size.length;
      // A stream that was not closed has elements of unknown length: they go on until the end of what holds them.
      const end = size.value === undefined ? to : Math.min(start + size.value, to);
      switch (id.value ?? 0) {
        case webmIds.segment:
        case webmIds.group:
          walk(start, end, depth + 1);
          break;
        case webmIds.cluster:
          if (size.value === undefined) {
            // What follows may be the next cluster: its parts are read as if they stood beside this one.
            at = start;
            continue;
          }
          walk(start, end, depth + 1);
          break;
        case webmIds.timestamp:
          clusterMs = bytes.subarray(start, end).reduce((value, byte) => value * 256 + byte, 0);
          break;
        case webmIds.block:
        case webmIds.inner: {
          const track = vint(start, false);
          const timeAt = start + (track?.length ?? 1);
          if (timeAt + 2 <= bytes.length) lastMs = Math.max(lastMs ?? 0, clusterMs + view.getInt16(timeAt));
        }
      }
      if (end <= at) return;
      at = end;
    }
  }

  /** A number that says its own length by its leading zeros; `value` is undefined where all its bits are ones. */
  function vint(at: number, keepsMarker: boolean): { value: number | undefined; length: number } | undefined {
    const first = bytes[at];
    if (first === undefined || first === 0) return undefined;
    const length = Math.clz32(first) - 23;
    if (at + length > bytes.length) return undefined;
    const marker = 1 << (8 - length);
    let value = keepsMarker ? first : first & (marker - 1);
    let areOnes = (first & (marker - 1)) === marker - 1;
    for (let index = 1; index < length; index += 1) {
      const byte = bytes[at + index] ?? 0;
      value = value * 256 + byte;
      areOnes &&= byte === 0xff;
    }
    return { value: areOnes && !keepsMarker ? undefined : value, length };
  }
}

/** ISO/IEC 14496-12: `mvhd` has the length of a closed file, the `trun` of each fragment those of its samples. */
function mp4Seconds(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  let movieSeconds: number | undefined;
  let unitsPerSecond = 0;
  let defaultUnits = 0;
  let fragmentUnits = 0;
  walk(0, bytes.length, 0);
  if (movieSeconds !== undefined && movieSeconds > 0) return movieSeconds;
  return unitsPerSecond > 0 && fragmentUnits > 0 ? fragmentUnits / unitsPerSecond : undefined;

  function walk(from: number, to: number, depth: number): void {
    if (depth > deepest) return;
    for (let at = from; at + 8 <= to;) {
      const size = view.getUint32(at);
      const end = size === 0 ? to : Math.min(at + size, to);
      if (size !== 0 && size < 8) return;
      readBox(asciiAt(bytes, at + 4, 4), at + 8, end, depth);
      at = end;
    }
  }

  function readBox(name: string, at: number, end: number, depth: number): void {
    const isLong = bytes[at] === 1;
    const flags = at + 4 <= end ? view.getUint32(at) & 0xffffff : 0;
    switch (name) {
      case 'moov':
      case 'trak':
      case 'mdia':
      case 'mvex':
      case 'moof':
      case 'traf':
        return walk(at, end, depth + 1);
      case 'mvhd':
      case 'mdhd': {
        const unitsAt = at + (isLong ? 20 : 12);
        if (unitsAt + (isLong ? 12 : 8) > end) return;
        const units = view.getUint32(unitsAt);
        const length = isLong ? Number(view.getBigUint64(unitsAt + 4)) : view.getUint32(unitsAt + 4);
        const isUnknown = length === 0xffffffff || units === 0;
        if (name === 'mdhd') unitsPerSecond = units;
        else if (!isUnknown) movieSeconds = length / units;
        return;
      }
      case 'trex':
        if (at + 16 <= end) defaultUnits = view.getUint32(at + 12);
        return;
      case 'tfhd': {
        // Optional fields stand in this order: base offset, description, length of a sample.
        const fieldAt = at + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
        if (flags & 0x8 && fieldAt + 4 <= end) defaultUnits = view.getUint32(fieldAt);
        return;
      }
      case 'trun': {
        if (at + 8 > end) return;
        const count = view.getUint32(at + 4);
        const first = at + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
        const step = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
        if (!(flags & 0x100)) fragmentUnits += count * defaultUnits;
        else
          for (let sampleAt = first; sampleAt + step <= Math.min(end, first + count * step); sampleAt += step)
            fragmentUnits += view.getUint32(sampleAt);
      }
    }
  }
}

function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
