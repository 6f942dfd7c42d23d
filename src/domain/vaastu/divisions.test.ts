import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assess } from './assess.ts';
import { toDegrees } from './lookup.ts';
import type { DrawnPlan, Point, Polygon, School } from './plan.ts';
import type { Report } from './report.ts';
import type { Direction9, Place, RoomId } from './types.ts';

const box = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function drawn(
  rooms: readonly (readonly [RoomId, Polygon])[],
  more: Partial<Omit<DrawnPlan, 'kind' | 'rooms'>> = {},
): DrawnPlan {
  return {
    kind: 'drawn',
    outline: box(0, 0, 900, 600),
    north: toDegrees(0),
    context: {},
    rooms: rooms.map(([room, polygon], index) => ({ id: `${index}`, room, polygon })),
    ...more,
  };
}

function only({ rooms }: Report) {
  const [room] = rooms;
  if (room === undefined) throw new Error('a plan without rooms');
  return room;
}

/** From the north-west, row by row, as a plan with north up is folded in three both ways. */
const folded: readonly (readonly Direction9[])[] = [
  ['NW', 'N', 'NE'],
  ['W', 'C', 'E'],
  ['SW', 'S', 'SE'],
];

const proportions = [
  [900, 900],
  [1200, 900],
  [960, 600],
  [1200, 600],
  [600, 800],
  [500, 1000],
] as const;

/** The nine fields, the four quarters and a room in each corner. */
function plainCases(width: number, height: number): { at: Direction9; polygon: Polygon }[] {
  const ninths = folded.flatMap((row, down) =>
    row.map((at, across) => ({
      at,
      polygon: box((across * width) / 3, (down * height) / 3, width / 3, height / 3),
    })),
  );
  const corners = [0, 1].flatMap((down) =>
    [0, 1].flatMap((across) => {
      const at = folded[down * 2]?.[across * 2] ?? 'C';
      const inCorner = (wide: number, high: number) =>
        box(across * (width - wide), down * (height - high), wide, high);
      return [
        { at, polygon: inCorner(width / 2, height / 2) },
        { at, polygon: inCorner(width * 0.3, height * 0.25) },
      ];
    }),
  );
  return [...ninths, ...corners];
}

describe('by fields', () => {
  test.each(proportions)('a plan of %d by %d is read as it is folded in three', (width, height) => {
    const cases = plainCases(width, height);
    expect(cases).toHaveLength(17);
    const outline = box(0, 0, width, height);
    for (const school of [undefined, 'classical', 'regional'] as const) {
      const read = cases.map(({ polygon }) =>
        only(assess(drawn([['toilet', polygon]], { outline, context: school ? { school } : {} }))),
      );
      expect(read.map(({ zone }) => zone)).toEqual(cases.map(({ at }) => at));
      expect(read.map(({ zones }) => zones.fields)).toEqual(cases.map(({ at }) => at));
      expect(read.some(({ between }) => between !== undefined)).toBe(false);
    }
  });

  it('the walls keep their names up to half a direction askew, and take the nearest beyond', () => {
    const at = (north: number) =>
      only(assess(drawn([['toilet', box(600, 0, 300, 200)]], { north: toDegrees(north) }))).zone;
    expect([0, 10, -10, 22.5, -22.5].map(at)).toEqual(['NE', 'NE', 'NE', 'NE', 'NE']);
    expect([30, 40, 50, 67.5, 90].map(at)).toEqual(['N', 'N', 'N', 'NW', 'NW']);
    expect([-30, -90, 180].map(at)).toEqual(['E', 'SE', 'SW']);
  });

  it('how far a home stands askew is said, and makes its reading less sure', () => {
    const at = (north: number) =>
      assess(drawn([['toilet', box(0, 0, 300, 200)]], { north: toDegrees(north) }));
    expect(at(0).askew).toBeUndefined();
    expect(at(12).askew).toEqual({ degrees: 12, isDiagonal: false });
    expect(at(-12).askew).toEqual({ degrees: 12, isDiagonal: false });
    expect(at(102).askew).toEqual({ degrees: 12, isDiagonal: false });
    expect(at(45).askew).toEqual({ degrees: 45, isDiagonal: true });
    const sure = [0, 12, 22, 45].map((north) => at(north).confidence);
    expect(sure).toEqual(sure.toSorted((a, b) => b - a));
    expect(sure.at(-1)).toBeLessThan(sure[0] ?? 0);
  });

  it('a room is between two places where neither is clearly the larger', () => {
    const toilet = (x: number) => only(assess(drawn([['toilet', box(x, 400, 200, 200)]])));
    expect(toilet(0).between).toBeUndefined();
    expect(toilet(195)).toMatchObject({ zone: 'SW', between: ['SW', 'S'] });
    expect(toilet(205)).toMatchObject({ zone: 'S', between: ['S', 'SW'] });
    expect(toilet(235).between).toBeUndefined();
  });

  it('a room along a whole side is in the middle of it', () => {
    const hall = only(assess(drawn([['living_room', box(0, 0, 900, 200)]])));
    expect(hall).toMatchObject({ zone: 'N' });
    expect(hall.between).toBeUndefined();
  });

  it('what sticks out of the home belongs to the field beside it', () => {
    expect(only(assess(drawn([['balcony', box(820, 20, 200, 100)]]))).shares).toEqual([
      { zone: 'NE', share: 1 },
    ]);
  });
});

describe('by sectors', () => {
  const school: School = '16-zone';

  it('a room is where its angle from the middle is, however long the home', () => {
    const toilet = only(
      assess(
        drawn([['toilet', box(720, 420, 160, 80)]], { outline: box(0, 0, 960, 600), context: { school } }),
      ),
    );
    // The middle of the room is 320 east and 160 south of that of the home: 116.6°.
    expect(toilet).toMatchObject({ zone: 'ESE', zones: { fields: 'SE', sectors: 'ESE' } });
  });

  it('the strips are used by this school alone', () => {
    const strips = /^[NESW]{3}$/u;
    for (const [width, height] of proportions) {
      for (const { polygon } of plainCases(width, height)) {
        const plan = drawn([['toilet', polygon]], { outline: box(0, 0, width, height) });
        expect(only(assess(plan)).zone).not.toMatch(strips);
      }
    }
  });
});

describe('the other division', () => {
  const remarks = (report: Report) =>
    report.findings.find(({ subject }) => subject === 'room')?.remarks ?? [];
  const south = drawn([['toilet', box(720, 420, 160, 80)]], { outline: box(0, 0, 960, 600) });

  it('is told in one line where it would change the verdict', () => {
    const report = assess(south);
    expect(only(report)).toMatchObject({
      zone: 'SE',
      verdict: 'avoid',
      otherwise: { by: 'sectors', place: 'ESE', verdict: 'acceptable' },
    });
    expect(remarks(report).map(({ en }) => en)).toContain(
      'By sixteen sectors this is east-south-east, where the modern school accepts a toilet.',
    );
  });

  it('is not told of where it changes nothing', () => {
    const report = assess(drawn([['kitchen', box(620, 420, 240, 180)]]));
    expect(only(report).otherwise).toBeUndefined();
    expect(remarks(report)).toEqual([]);
  });
});

describe('near a border', () => {
  const toilet = (x: number, north = 0, school?: School) =>
    only(
      assess(
        drawn([['toilet', box(x, 410, 180, 180)]], {
          north: toDegrees(north),
          context: school ? { school } : {},
        }),
      ),
    );

  it('is what a wall moved by some thirty centimetres would turn over', () => {
    // From the west, which is better avoided in the corner, to the south, which is accepted.
    expect([20, 203, 210, 217, 350].map((x) => toilet(x).isNearBorder)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(toilet(20).verdict).not.toBe(toilet(350).verdict);
  });

  it('is what north a little elsewhere would turn over', () => {
    expect([0, 12, 19, 26].map((north) => toilet(20, north).isNearBorder)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const angles = [0, 5, 10, 15, 20, 25, 30, 35, 40].map(
      (north) => toilet(20, north, '16-zone').isNearBorder,
    );
    expect(new Set(angles)).toEqual(new Set([true, false]));
  });
});

describe('a mirrored home', () => {
  const mirrored: Readonly<Record<string, Place>> = {
    N: 'N', NE: 'NW', E: 'W', SE: 'SW', S: 'S', SW: 'SE', W: 'E', NW: 'NE', C: 'C',
  }; // prettier-ignore
  const mirror = (polygon: Polygon): Polygon => polygon.map(([x, y]): Point => [900 - x, y]);
  const outlines: readonly Polygon[] = [
    box(0, 0, 900, 600),
    [[0, 0], [600, 0], [600, 220], [900, 220], [900, 600], [0, 600]],
    [[0, 100], [600, 100], [600, 0], [800, 0], [800, 100], [900, 100], [900, 600], [0, 600]],
  ]; // prettier-ignore
  const anyHome = tuple(
    constantFrom(...outlines),
    integer({ min: -180, max: 180 }),
    integer({ min: 10, max: 600 }),
    integer({ min: 230, max: 400 }),
    integer({ min: 40, max: 280 }),
    integer({ min: 40, max: 190 }),
  );

  it('has its rooms and its cuts where the mirror puts them', () => {
    const isMirrored = ([outline, north, x, y, wide, high]: [
      Polygon,
      number,
      number,
      number,
      number,
      number,
    ]) => {
      const room = box(x, y, wide, high);
      const here = assess(drawn([['toilet', room]], { outline, north: toDegrees(north) }));
      const there = assess(
        drawn([['toilet', mirror(room)]], { outline: mirror(outline), north: toDegrees(-north) }),
      );
      const flipped = (
        shares: readonly { zone: Place; share: number }[],
        by: (zone: Place) => Place | undefined,
      ) => Object.fromEntries(shares.map(({ zone, share }) => [by(zone), share.toFixed(5)]));
      expect(flipped(only(here).shares, (zone) => mirrored[zone])).toEqual(
        flipped(only(there).shares, (zone) => zone),
      );
      const shape = ({ findings }: Report) =>
        findings
          .filter(({ rule }) => rule === 'G04' || rule === 'G05')
          .map(({ rule, at }) => [rule, at] as const);
      expect(shape(here).map(([rule, at]) => `${rule} ${at ? mirrored[at] : ''}`).toSorted()).toEqual(
        shape(there).map(([rule, at]) => `${rule} ${at ?? ''}`).toSorted(),
      ); // prettier-ignore
      return true;
    };
    expect(() => assert(property(anyHome, isMirrored), { numRuns: 200 })).not.toThrow();
  });
});
