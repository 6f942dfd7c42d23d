import { expect, test } from 'vitest';
import { exifSegment, heicFile, hugePng } from '#tests/fixtures/attachment-files.ts';
import { pictureSize } from './picture-size.ts';
import type { PictureKind } from './picture.ts';

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );

/** Of 320 × 200, with two colours. */
const gifHead = bytes('GIF89a', [0x40, 0x01, 0xc8, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]);

const frame = [0xff, 0xc2, 0, 17, 8, 0x08, 0xdc, 0x0f, 0xc0, 3];

test.each<[string, PictureKind, Uint8Array, number, number]>([
  ['a PNG that unpacks to gigabytes', 'png', hugePng(60_000, 50_000), 60_000, 50_000],
  ['a JPEG', 'jpeg', bytes([0xff, 0xd8], frame), 4032, 2268],
  [
    'a JPEG with notes and tables before its frame',
    'jpeg',
    bytes([0xff, 0xd8], exifSegment(), [0xff, 0xc4, 0, 4, 1, 2, 0xff], frame),
    4032,
    2268,
  ],
  [
    'a lossy WebP',
    'webp',
    bytes('RIFF....WEBPVP8 ....', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x02, 0xe0, 0x41]),
    640,
    480,
  ],
  ['a lossless WebP', 'webp', bytes('RIFF....WEBPVP8L....', [0x2f, 0x7f, 0xc2, 0x77, 0, 0]), 640, 480],
  ['an extended WebP', 'webp', bytes('RIFF....WEBPVP8X....', [0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0]), 640, 480],
  ['a photo of a phone', 'heic', heicFile(), 96, 64],
  [
    'a JPEG with restarts, marks without a length and stray bytes before its frame',
    'jpeg',
    bytes([0xff, 0xd8, 0xff, 0xd0, 0xff, 0x01, 7, 7, 0xff, 0x00, 0xff, 0xff, 0xd7], exifSegment(), frame),
    4032,
    2268,
  ],
  ['a GIF', 'gif', bytes(gifHead, [0x2c, 0, 0, 0, 0, 0x40, 0x01, 0xc8, 0]), 320, 200],
  [
    'a GIF whose first frame is larger than its screen',
    'gif',
    bytes(gifHead, [0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 16, 0, 0xf0, 0xff, 0x60, 0xea]),
    65_520,
    60_016,
  ],
  [
    'a HEIC that is made of tiles',
    'heic',
    bytes(
      [0, 0, 0, 12],
      'ftypheic',
      [0, 0, 0, 52],
      'meta',
      [0, 0, 0, 0, 0, 0, 0, 20],
      'ispe',
      [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0],
      [0, 0, 0, 20],
      'ispe',
      [0, 0, 0, 0, 0, 0, 0x0f, 0xc0, 0, 0, 0x0b, 0xd0],
      [0, 0, 0, 28],
      'mdat',
      'ispe',
      [0, 0, 0, 0, 0xff, 0, 0, 0, 0xff, 0, 0, 0],
    ),
    4032,
    3024,
  ],
])('%s says its size in its head', (_, kind, head, width, height) => {
  expect(pictureSize(head, kind)).toEqual({ width, height });
});

test.each<[PictureKind, Uint8Array]>([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['jpeg', bytes([0xff, 0xd8, 1, 2, 3, 4, 5, 6])],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xd8], frame)],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xda, 0, 2], frame)],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0x0f, 0xc0, 3])],
  ['gif', bytes('GIF89a', [0x40, 0x01, 0xc8, 0, 0, 0, 0, 0x3b])],
  ['png', bytes('\u0089PNG')],
  ['webp', bytes('RIFF....WEBPICCP....')],
  ['heic', bytes('....ftypheic')],
])('a %s that does not say it has no size', (kind, head) => {
  expect(pictureSize(head, kind)).toBeUndefined();
});
