import { describe, expect, test, vi } from 'vitest';
import { hugePng, noise, plan, type Pixels } from '#tests/fixtures/attachment-files.ts';
import { fitted, hasFewColours, shrinkPicture } from './shrink-picture.ts';

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

test('a picture that would unpack beyond all measure, or may, is never decoded', async () => {
  const decode = vi.fn<typeof createImageBitmap>();
  vi.stubGlobal('createImageBitmap', decode);
  const huge = hugePng(60_000, 50_000).buffer;
  expect(await shrinkPicture(huge, 'png')).toEqual({ kind: 'refused', why: 'too-many-pixels' });
  // A restart before the frame: 22 000 × 24 000 pixels, which decoders find.
  const hidden = [0xff, 0xd8, 0xff, 0xd0, 0xff, 0xc0, 0, 17, 8, 0x5d, 0xc0, 0x55, 0xf0, 3];
  expect(await shrinkPicture(Uint8Array.from(hidden).buffer, 'jpeg')).toEqual({
    kind: 'refused',
    why: 'too-many-pixels',
  });
  const unknown = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).buffer;
  expect(await shrinkPicture(unknown, 'jpeg')).toEqual({ kind: 'refused', why: 'undecodable-picture' });
  expect(decode).not.toHaveBeenCalled();
});

function pixelsOf({ width, height, colour }: Pixels): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set([...colour(x, y), 255], (y * width + x) * 4);
  return pixels;
}
