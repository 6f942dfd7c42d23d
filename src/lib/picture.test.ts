import { assert, double, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draggedView, heldView, mostZoom, pictureKind, squareOf, wholeView } from './picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('what a file is by its content', () => {
  test.each([
    ['jpeg', '\u00ff\u00d8\u00ff\u00e1\u0000\u0000Exif\u0000\u0000'],
    ['png', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\u000dIHDR'],
    ['webp', 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 '],
    ['gif', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['avif', '\u0000\u0000\u0000\u0020ftypavif\u0000\u0000\u0000\u0000avifmif1'],
    ['heic', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'],
    ['heic', '\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000mif1heic'],
    [undefined, '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3'],
    [undefined, '<svg xmlns="http://www.w3.org/2000/svg">'],
    [undefined, '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000isommp42'],
    [undefined, 'RIFF\u0024\u0000\u0000\u0000WAVEfmt '],
    [undefined, ''],
  ])('%s', (kind, text) => {
    expect(pictureKind(bytes(text))).toBe(kind);
  });
});

describe('the square that is cut out', () => {
  test('is the middle of a tall and of a wide picture', () => {
    expect(squareOf({ width: 600, height: 1000 }, wholeView)).toEqual({ left: 0, top: 200, side: 600 });
    expect(squareOf({ width: 1000, height: 600 }, wholeView)).toEqual({ left: 200, top: 0, side: 600 });
  });

  test('is smaller by the zoom', () => {
    expect(squareOf({ width: 800, height: 800 }, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({
      left: 200,
      top: 200,
      side: 400,
    });
  });

  test('follows the finger: a picture dragged to the right shows more of its left', () => {
    const size = { width: 1000, height: 500 };
    expect(squareOf(size, draggedView(size, wholeView, 0.2, 0))).toEqual({ left: 150, top: 0, side: 500 });
    expect(squareOf(size, draggedView(size, wholeView, 9, 9))).toEqual({ left: 0, top: 0, side: 500 });
  });

  const sizes = record({ width: integer({ min: 1, max: 9000 }), height: integer({ min: 1, max: 9000 }) });
  const amounts = double({ min: -20, max: 20, noNaN: true });

  test('never leaves the picture, however it is zoomed and dragged', () => {
    assert(
      property(sizes, amounts, amounts, amounts, (size, zoom, right, down) => {
        const view = draggedView(size, heldView(size, { zoom, x: 0.5, y: 0.5 }), right, down);
        const { left, top, side } = squareOf(size, view);
        expect(side).toBeGreaterThanOrEqual(Math.min(size.width, size.height) / mostZoom - 1e-6);
        expect(left).toBeGreaterThanOrEqual(-1e-6);
        expect(top).toBeGreaterThanOrEqual(-1e-6);
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
      }),
    );
  });
});
