import { describe, expect, test } from 'vitest';
import { noise, plan, type Pixels } from '#tests/fixtures/attachment-files.ts';
import { fitted, hasFewColours } from './shrink-picture.ts';

describe('a picture', () => {
  test.each([
    [4032, 2268, 2000, 1125],
    [2268, 4032, 1125, 2000],
    [2000, 2000, 2000, 2000],
    [640, 480, 640, 480],
    [40_000, 10, 2000, 1],
  ])('of %i × %i is sent with %i × %i', (width, height, sentWidth, sentHeight) => {
    expect(fitted({ width, height }, 2000)).toEqual({ width: sentWidth, height: sentHeight });
  });

  test('of a plan has few colours, one of a room has many', () => {
    expect(hasFewColours(pixelsOf(plan))).toBe(true);
    expect(hasFewColours(pixelsOf(noise(400, 300)))).toBe(false);
  });
});

function pixelsOf({ width, height, colour }: Pixels): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set([...colour(x, y), 255], (y * width + x) * 4);
  return pixels;
}
