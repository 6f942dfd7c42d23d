import { expect, test } from 'vitest';
import { Paper, type Spot } from '#tests/plans/paint.ts';
import { findWalls } from './plan-walls.ts';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** A home of 600 by 400 with a hall on the left, and on the right a small room above a bedroom; doors to both. */
function home(furnish: (paper: Paper) => void): ReturnType<typeof findWalls> {
  const paper = new Paper(700, 500);
  const wall = (from: Spot, to: Spot) => paper.line(from, to, 9);
  wall([46, 50], [654, 50]);
  wall([654, 46], [654, 454]);
  wall([654, 450], [46, 450]);
  wall([50, 454], [50, 46]);
  wall([450, 50], [450, 100]);
  wall([450, 150], [450, 290]);
  wall([450, 340], [450, 450]);
  wall([450, 200], [654, 200]);
  furnish(paper);
  return findWalls(paper.picture(), labels);
}

const labels: readonly Rectangle[] = [
  [210, 240, 60, 14],
  [530, 320, 60, 14],
];

const bowl = (paper: Paper, [x, y]: Spot, tone = 0, long = 18) => {
  paper.lines(
    Array.from({ length: 33 }, (_, at): Spot => [
      x + 13 * Math.cos((at * Math.PI) / 16),
      y + long * Math.sin((at * Math.PI) / 16),
    ]),
    2,
    tone,
  );
  paper.lines(
    [
      [x - 15, y - 33],
      [x + 15, y - 33],
      [x + 15, y - 19],
      [x - 15, y - 19],
      [x - 15, y - 33],
    ],
    2,
    tone,
  );
};

test('a room that walls close off without a word is found, with its place', () => {
  const found = home(() => {}).unlabelled(labels);
  expect(found).toHaveLength(1);
  const xs = found[0]?.corners.map(([x]) => x) ?? [];
  const ys = found[0]?.corners.map(([, y]) => y) ?? [];
  for (const [value, wanted] of [
    [Math.min(...xs), 455],
    [Math.max(...xs), 650],
    [Math.min(...ys), 55],
    [Math.max(...ys), 195],
  ] as const)
    expect(Math.abs(value - wanted)).toBeLessThan(14);
  expect(found[0]?.guess).toBeNull();
});

test('a bowl makes it a toilet, and a tub beside it a bathroom', () => {
  expect(home((paper) => bowl(paper, [560, 120])).unlabelled(labels)[0]?.guess).toBe('toilet');
  const both = home((paper) => {
    bowl(paper, [500, 120]);
    paper.lines(
      [
        [590, 70],
        [636, 70],
        [636, 180],
        [590, 180],
        [590, 70],
      ],
      2,
    );
  });
  expect(both.unlabelled(labels)[0]?.guess).toBe('bathroom');
});

test('a bowl in pale lines beside thick walls is one as well, and a round lamp is none', () => {
  const thick = (paper: Paper) => paper.lines([[455, 60], [645, 60], [645, 190]], 40); // prettier-ignore
  const pale = home((paper) => {
    thick(paper);
    bowl(paper, [580, 140], 190);
  });
  expect(pale.unlabelled(labels)[0]?.guess).toBe('toilet');
  const lamp = home((paper) => bowl(paper, [560, 120], 0, 13));
  expect(lamp.unlabelled(labels)[0]?.guess).toBeNull();
});

test('steps make it stairs', () => {
  const steps = home((paper) => {
    for (let x = 470; x < 640; x += 14) paper.line([x, 70], [x, 180], 2);
  });
  expect(steps.unlabelled(labels)[0]?.guess).toBe('staircase');
});

test('a bed and a table in a labelled room are none', () => {
  const furnished = home((paper) => {
    paper.lines(
      [
        [60, 60],
        [200, 60],
        [200, 180],
        [60, 180],
        [60, 60],
      ],
      2,
    );
    paper.lines(
      [
        [300, 330],
        [380, 330],
        [380, 400],
        [300, 400],
        [300, 330],
      ],
      2,
    );
  });
  expect(furnished.unlabelled(labels)).toHaveLength(1);
});

test('where every room has a word there is none', () => {
  const all: readonly Rectangle[] = [...labels, [520, 120, 60, 14]];
  expect(home(() => {}).unlabelled(all)).toEqual([]);
});
