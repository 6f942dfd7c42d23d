import { expect, test } from 'vitest';
import { pageOfLines } from './line-page.ts';
import type { TextLine } from './text-lines.ts';

/** Grey paper with one word of 40 by 10 at a place, whose first letter is black and the others dark. */
function picture(box: TextLine['box'], isFirst: (x: number, y: number) => boolean) {
  const [width, height] = [200, 200];
  const data = new Uint8Array(width * height).fill(180);
  const [left, top, w, h] = box;
  for (let y = top; y < top + h; y += 1)
    for (let x = left; x < left + w; x += 1)
      if ((x + y) % 3 === 0) data[y * width + x] = isFirst(x - left, y - top) ? 0 : 90;
  return { width, height, data };
}

test.each([
  [0, [60, 80, 40, 10], (x: number) => x < 10],
  [90, [60, 80, 10, 40], (_: number, y: number) => y >= 30],
  [270, [60, 80, 10, 40], (_: number, y: number) => y < 10],
] as const)(
  'a line that is turned by %i stands upright on the page, and is found again',
  (turn, box, isFirst) => {
    const sheet = picture(box, isFirst);
    const { page, inPicture } = pageOfLines(sheet, [{ box, letterHeight: 10, turn }], 'beside each other');
    const inked = [...page.data].flatMap((value, at) =>
      value < 100 ? [[at % page.width, Math.floor(at / page.width)] as const] : [],
    );
    const [left, right] = [Math.min(...inked.map(([x]) => x)), Math.max(...inked.map(([x]) => x)) + 1];
    const [top, bottom] = [Math.min(...inked.map(([, y]) => y)), Math.max(...inked.map(([, y]) => y)) + 1];
    // Ten pixels have become thirty.
    expect(Math.abs(right - left - 120)).toBeLessThan(8);
    expect(Math.abs(bottom - top - 30)).toBeLessThan(8);
    const darkest = inked.filter(([x, y]) => (page.data[y * page.width + x] ?? 255) < 20);
    expect(Math.max(...darkest.map(([x]) => x))).toBeLessThan(left + 40);
    const found = inPicture([left, top, right - left, bottom - top]);
    expect(found?.turn).toBe(turn);
    found?.box.forEach((value, at) => expect(Math.abs(value - (box[at] ?? 0))).toBeLessThan(2.5));
  },
);

test('the ground is white whatever it was, and beside the lines there is nothing', () => {
  const box = [60, 80, 40, 10] as const;
  const { page, inPicture } = pageOfLines(
    picture(box, () => false),
    [{ box, letterHeight: 10, turn: 0 }],
    'below each other',
  );
  expect(page.data[0]).toBe(255);
  // Its paper was grey.
  expect(page.data.filter((value) => value === 255).length).toBeGreaterThan(page.data.length * 0.4);
  expect(inPicture([page.width + 20, page.height + 20, 1, 1])).toBeUndefined();
});

test.each(['beside each other', 'below each other'] as const)(
  'lines %s lie apart, and none is lost',
  (layout) => {
    const lines = Array.from({ length: 60 }, (_, at): TextLine => ({
      box: [(at % 4) * 45, Math.floor(at / 4) * 12, 40, 10],
      letterHeight: 10,
      turn: 0,
    }));
    const { inPicture, page } = pageOfLines(
      picture([60, 80, 40, 10], () => false),
      lines,
      layout,
    );
    const found = new Set<string>();
    for (let y = 0; y < page.height; y += 8)
      for (let x = 0; x < page.width; x += 8) {
        const at = inPicture([x, y, 1, 1]);
        if (at)
          found.add(
            lines
              .findIndex(
                ({ box: [u, v, w, h] }) =>
                  at.box[0] > u - 5 && at.box[0] < u + w + 5 && at.box[1] > v - 5 && at.box[1] < v + h + 5,
              )
              .toString(),
          );
      }
    expect(found.size).toBeGreaterThan(50);
    expect(page.width > 1000).toBe(layout === 'beside each other');
  },
);

test('without lines the page is empty', () => {
  const { page } = pageOfLines(
    picture([0, 0, 0, 0], () => false),
    [],
    'below each other',
  );
  expect(page.data.every((value) => value === 255)).toBe(true);
});
