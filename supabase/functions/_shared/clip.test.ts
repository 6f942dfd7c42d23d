import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wavOf } from '#features/voice/wav.ts';
import { readClip } from './clip.ts';

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
const little = (value: number, length: number): number[] => big(value, length).toReversed();
const read = (...parts: number[][]) => readClip(Uint8Array.from(parts.flat()));

describe('a recording says by its bytes what it is and how long', () => {
  test.each(['webm', 'mp4'] as const)('as Chromium writes %s', (container) => {
    const bytes = new Uint8Array(readFileSync(`tests/fixtures/recordings/chromium.${container}`));
    const clip = readClip(bytes);
    expect(clip?.container).toBe(container);
    expect(clip?.seconds).toBeGreaterThan(1.9);
    expect(clip?.seconds).toBeLessThan(2);
  });

  test('as this app writes wav', () => {
    const clip = readClip(new Uint8Array(wavOf(new Float32Array(24_000))));
    expect(clip).toMatchObject({ container: 'wav', seconds: 1.5 });
  });

  test('a wav whose recorder did not know the end says more than there is', () => {
    const bytes = new Uint8Array(wavOf(new Float32Array(16_000)));
    new DataView(bytes.buffer).setUint32(40, 0xffffffff, true);
    expect(readClip(bytes)?.seconds).toBe(1);
  });

  test('ogg counts the samples in its last page', () => {
    expect(read(oggPage(0, 19), oggPage(-1, 5), oggPage(48_000, 300), oggPage(120_000, 7))).toMatchObject({
      container: 'ogg',
      seconds: 2.5,
    });
  });

  test('a closed mp4 says it in its header, in either length of number', () => {
    expect(read(fileType, box('moov', header(1000, 3500)))).toMatchObject({ container: 'mp4', seconds: 3.5 });
    expect(read(fileType, box('moov', longHeader(600, 1200)))).toMatchObject({ seconds: 2 });
  });

  test('an mp4 in fragments is as long as its samples', () => {
    const start = [
      ...box('moov', [...header(1000, 0), ...box('trak', box('mdia', box('mdhd', times(48_000, 0))))]),
    ];
    const ofOneLength = box('traf', [
      ...box('tfhd', [...big(0x8, 4), ...big(1, 4), ...big(960, 4)]),
      ...box('trun', [...big(0x1, 4), ...big(50, 4), ...big(0, 4)]),
    ]);
    const ofTheirOwn = box(
      'traf',
      box('trun', [...big(0x300, 4), ...big(2, 4), ...samples([24_000, 24_000])]),
    );
    expect(read(fileType, start, box('moof', ofOneLength), box('moof', ofTheirOwn))?.seconds).toBe(2);
  });

  test.each([
    ['nothing', []],
    ['words', ascii('a recording, honestly')],
    ['an MP3', [...ascii('ID3'), 4, 0, 0, 0, 0, 0, 0]],
    [
      'a video by the same rules as webm',
      [0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88, ...ascii('matroska')],
    ],
    ['a picture in the same wrapping as wav', [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBPVP8 ')]],
  ])('%s is none', (_, bytes) => {
    expect(read(bytes)).toBeUndefined();
  });
});

describe('whatever somebody sends, it is read without an error', () => {
  const beginnings = [
    ascii('RIFF\0\0\0\0WAVE'),
    ascii('OggS'),
    [0, 0, 0, 8, ...ascii('ftyp')],
    [0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...ascii('webm')],
  ];

  test('with any bytes behind any beginning', () => {
    const names = fc.constantFrom(
      ...['moov', 'moof', 'traf', 'trun', 'tfhd', 'mvhd', 'mdhd', 'data', 'fmt '].map(ascii),
    );
    const webm = fc.constantFrom([0x18, 0x53, 0x80, 0x67], [0x1f, 0x43, 0xb6, 0x75], [0xe7], [0xa3], [0xff]);
    const some = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.array(fc.oneof(names, webm, some)), (start, rest) => {
        expect(readClip(Uint8Array.from([...start, ...rest.flat()]))).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });

  test('with boxes in boxes without end', () => {
    const depth = 100_000;
    const mp4 = Array.from({ length: depth }, (_, index) => [
      ...big((depth - index) * 8, 4),
      ...ascii('moov'),
    ]);
    expect(readClip(Uint8Array.from([...fileType, ...mp4.flat()]))?.seconds).toBeUndefined();
    const webm = Array.from({ length: depth }, () => [0x18, 0x53, 0x80, 0x67, 0xff]);
    expect(readClip(Uint8Array.from([...(beginnings[3] ?? []), ...webm.flat()]))?.seconds).toBeUndefined();
  });
});

function oggPage(position: number, length: number): number[] {
  const lengths = [...Array<number>(Math.floor(length / 255)).fill(255), length % 255];
  const at = position < 0 ? Array<number>(8).fill(255) : little(position, 8);
  return [
    ...ascii('OggS'),
    0,
    0,
    ...at,
    ...Array<number>(12).fill(0),
    lengths.length,
    ...lengths,
    ...Array<number>(length).fill(7),
  ];
}

function box(name: string, content: readonly number[]): number[] {
  return [...big(content.length + 8, 4), ...ascii(name), ...content];
}

const fileType = box('ftyp', ascii('isom'));

/** Version 0: made, changed, units a second, length. */
function times(units: number, length: number): number[] {
  return [...big(0, 4), ...big(0, 4), ...big(0, 4), ...big(units, 4), ...big(length, 4)];
}

function header(units: number, length: number): number[] {
  return box('mvhd', times(units, length));
}

function longHeader(units: number, length: number): number[] {
  return box('mvhd', [
    ...big(0x01000000, 4),
    ...big(0, 8),
    ...big(0, 8),
    ...big(units, 4),
    ...big(length, 8),
  ]);
}

/** Each with its length and its size. */
function samples(lengths: readonly number[]): number[] {
  return lengths.flatMap((length) => [...big(length, 4), ...big(100, 4)]);
}
