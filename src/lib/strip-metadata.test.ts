import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { exifSegment, noise, pngOf } from '#tests/fixtures/attachment-files.ts';
import { stripMetadata, type StrippableKind } from './strip-metadata.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const joined = (...parts: (string | number[] | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : Buffer.from(part)))),
  );

const segment = (marker: number, content: string) => joined([0xff, marker, 0, content.length + 2], content);
const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01abc');
const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
const tables = segment(0xdb, '\0'.repeat(65));
const frame = segment(0xc0, '\x08\0\x10\0\x10\x01\x01\x11\0');
const scan = joined(segment(0xda, '\x01\x01\0\0\x3f\0'), [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]);
const end = [0xff, 0xd9];

test('a JPEG loses the notes of its camera, its comment and what hangs behind its end, and no byte of its pixels', () => {
  const bytes = joined(
    [0xff, 0xd8],
    jfif,
    exifSegment(),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<GPS 18.5N>'),
    segment(0xe2, 'MPF\0another picture'),
    colours,
    segment(0xed, 'Photoshop 3.0\0 the name of a street'),
    segment(0xee, 'the name of somebody'),
    adobe,
    segment(0xfe, 'taken at home'),
    tables,
    frame,
    scan,
    segment(0xe1, 'Exif\0\0 between two scans'),
    scan,
    end,
    'a film of the same moment',
  );
  const made = stripMetadata(bytes, 'jpeg');
  expect(hex(made?.bytes)).toBe(
    hex(joined([0xff, 0xd8], jfif, colours, adobe, tables, frame, scan, scan, end)),
  );
  expect(made?.isTurned).toBe(true);
});

test.each([
  ['Intel', [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0], true],
  ['Motorola', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0], true],
  ['upright', [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0], false],
  ['broken', [0x49, 0x49, 42, 0, 0xff, 0xff, 0xff, 0x7f], false],
  ['unknown', [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 99, 0, 0, 0], false],
])(
  'whether a picture was meant to be turned is read in the order of bytes of its camera: %s',
  (_, tiff, isTurned) => {
    const exif = joined([0xff, 0xe1, 0, tiff.length + 8], 'Exif\0\0', tiff);
    const made = stripMetadata(joined([0xff, 0xd8], exif, tables, frame, scan, end), 'jpeg');
    expect(made?.isTurned).toBe(isTurned);
  },
);

test('a JPEG whose end was lost keeps what there is', () => {
  const bytes = joined([0xff, 0xd8], exifSegment(), frame, scan);
  expect(hex(stripMetadata(bytes, 'jpeg')?.bytes)).toBe(hex(joined([0xff, 0xd8], frame, scan)));
});

test('a JPEG loses the small picture of itself in its head', () => {
  const head = segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x02\x01${'\x7f'.repeat(6)}`);
  const made = stripMetadata(joined([0xff, 0xd8], head, tables, frame, scan, end), 'jpeg');
  const short = segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0');
  expect(hex(made?.bytes)).toBe(hex(joined([0xff, 0xd8], short, tables, frame, scan, end)));
});

test('a PNG loses its texts, its time and its notes, and keeps what changes how it looks', () => {
  const png = pngOf(noise(3, 2));
  const head = png.subarray(0, 33);
  const rest = png.subarray(33);
  const clear = chunk('tRNS', '\0\0\0\0\0\0');
  const orientation = 'II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x03\0\0\0';
  const bytes = joined(
    head,
    chunk('tEXt', 'Author\0Asha'),
    chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<GPS>'),
    chunk('tIME', '\x07\xea\x0b\x15\0\0\0'),
    clear,
    chunk('eXIf', orientation),
    rest,
    'more',
  );
  const made = stripMetadata(bytes, 'png');
  expect(hex(made?.bytes)).toBe(hex(joined(head, clear, rest)));
  expect(made?.isTurned).toBe(true);
});

test('a WebP loses its notes and says no more that it has some', () => {
  const pixels = riff('VP8 ', 'some pixels');
  const bytes = webp(
    riff('VP8X', '\x0c\0\0\0\x01\0\0\x01\0\0'),
    pixels,
    riff('EXIF', 'II*\0'),
    riff('XMP ', '<x>'),
  );
  const made = stripMetadata(bytes, 'webp');
  expect(hex(made?.bytes)).toBe(hex(webp(riff('VP8X', '\0\0\0\0\x01\0\0\x01\0\0'), pixels)));
  expect(made?.isTurned).toBe(false);
});

test.each<[StrippableKind, Uint8Array<ArrayBuffer>]>([
  ['jpeg', joined([0xff, 0xd8], jfif, tables, frame, scan, end)],
  ['png', pngOf(noise(4, 4))],
  ['webp', webp(riff('VP8L', 'pixels'))],
])('a %s without notes is left as it is, to the byte', (kind, bytes) => {
  expect(stripMetadata(bytes, kind)).toEqual({ bytes, isTurned: false });
  expect(stripMetadata(bytes, kind)?.bytes).toBe(bytes);
});

test.each<[StrippableKind, Uint8Array<ArrayBuffer>]>([
  ['jpeg', joined([0xff, 0xd8], 'no segment')],
  ['jpeg', joined([0xff, 0xd8, 0xff, 0xe1, 0x40, 0], 'too short')],
  ['png', pngOf(noise(4, 4)).slice(0, 60)],
  ['webp', webp(riff('VP8 ', 'pixels')).slice(0, 22)],
])('parts that cannot be told from each other are told: %s %#', (kind, bytes) => {
  expect(stripMetadata(bytes, kind)).toBeUndefined();
});

test('an endless row of bytes that say nothing ends', () => {
  const bytes = joined([0xff, 0xd8], new Uint8Array(100_000).fill(0xff));
  expect(stripMetadata(bytes, 'jpeg')).toBeUndefined();
});

function chunk(name: string, content: string): Uint8Array {
  const named = Buffer.concat([latin(name), latin(content)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

function riff(name: string, content: string): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([latin(name), size, latin(content), Buffer.alloc(content.length % 2)]);
}

function webp(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat([latin('WEBP'), ...chunks]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return joined('RIFF', size, body);
}

function hex(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes).toString('hex');
}
