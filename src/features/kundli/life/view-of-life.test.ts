import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between, seenOf, viewOn, wholeLife, zoomedAt, type LifeView } from './view-of-life.ts';

const life = { from: 1000, to: 2000 };
const view = fc
  .tuple(fc.double({ min: 1, max: 96, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([zoom, share]): LifeView => ({ zoom, offset: share * (zoom - 1) }));
const place = fc.double({ min: 0, max: 1, noNaN: true });

function expectWithin({ zoom, offset }: LifeView) {
  expect(zoom).toBeGreaterThanOrEqual(1);
  expect(offset).toBeGreaterThanOrEqual(0);
  expect(offset).toBeLessThanOrEqual(zoom - 1 + 1e-9);
}

describe('a zoom', () => {
  test('leaves what is under the fingers where it is, unless an end of the life comes in the way', () => {
    fc.assert(
      fc.property(view, fc.double({ min: 1, max: 8, noNaN: true }), place, (from, times, at) => {
        const next = zoomedAt(from, from.zoom * times, at);
        expectWithin(next);
        const under = ({ zoom, offset }: LifeView) => (offset + at) / zoom;
        expect(under(next)).toBeCloseTo(under(from), 9);
      }),
    );
  });

  test('out of everything shows the whole', () => {
    fc.assert(
      fc.property(view, place, (from, at) => {
        expect(zoomedAt(from, 0.1, at)).toEqual(wholeLife);
      }),
    );
  });
});

test('a stretch that is looked at is all in the window, and fills most of it', () => {
  expect(seenOf(viewOn({ from: 1400, to: 1480 }, life), life)).toEqual({ from: 1390, to: 1490 });
  const first = seenOf(viewOn({ from: 1000, to: 1050 }, life), life);
  expect(first.from).toBe(1000);
  expect(first.to).toBeGreaterThanOrEqual(1050);
});

test('on its way a view begins and ends where it should, and never leaves the life', () => {
  fc.assert(
    fc.property(view, view, place, (from, to, share) => {
      expectWithin(between(from, to, share));
      const end = between(from, to, 1);
      expect(end.zoom).toBeCloseTo(to.zoom, 6);
      expect(end.offset).toBeCloseTo(to.offset, 5);
      expect(between(from, to, 0).offset).toBeCloseTo(from.offset, 5);
    }),
  );
});
