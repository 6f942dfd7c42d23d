/** Larger recordings are refused before they are read. */
export const largestAudio = 20 * 1024 * 1024;

export interface AudioKind {
  /** The media type. */
  type: 'audio/mpeg' | 'audio/mp4' | 'audio/ogg' | 'audio/webm';
  extension: 'mp3' | 'm4a' | 'ogg' | 'webm';
}

/** What a recording is by its first bytes (12 at least); undefined for anything else. */
export function audioKind(bytes: Uint8Array): AudioKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  if (text(0, 4) === 'OggS') return { type: 'audio/ogg', extension: 'ogg' };
  if (first === 0x1a && second === 0x45 && third === 0xdf && fourth === 0xa3)
    return { type: 'audio/webm', extension: 'webm' };
  if (text(4, 8) === 'ftyp' && /M4A|M4B|mp4|isom|iso2|dash/.test(text(8, 12)))
    return { type: 'audio/mp4', extension: 'm4a' };
  // A frame of MPEG audio, layer III (ISO 11172-3, 2.4.1.3), with or without words about it before.
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2;
  return text(0, 3) === 'ID3' || isFrame ? { type: 'audio/mpeg', extension: 'mp3' } : undefined;
}
