import { expect, test } from 'vitest';
import { mixed, wavOf } from './wav.ts';

test('sound becomes a file of one channel, 16 kHz and 16 bits', () => {
  const bytes = wavOf(Float32Array.from([0, 1, -1, 0.5, 2, -2]));
  const view = new DataView(bytes.buffer);
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF');
  expect(view.getUint32(4, true)).toBe(bytes.length - 8);
  expect(new TextDecoder().decode(bytes.subarray(8, 16))).toBe('WAVEfmt ');
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect([24, 28].map((at) => view.getUint32(at, true))).toEqual([16_000, 32_000]);
  expect(view.getUint32(40, true)).toBe(12);
  expect([44, 46, 48, 50, 52, 54].map((at) => view.getInt16(at, true))).toEqual([
    0, 32_767, -32_767, 16_384, 32_767, -32_767,
  ]);
});

test('several channels are heard as one', () => {
  const left = Float32Array.from([1, 0, 0.5]);
  const right = Float32Array.from([0, 0, -0.5]);
  expect(Array.from(mixed([left, right]))).toEqual([0.5, 0, 0]);
  expect(mixed([left])).toBe(left);
  expect(mixed([])).toHaveLength(0);
});
