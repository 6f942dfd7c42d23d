import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fittedView,
  held,
  isWhole,
  mostStageZoom,
  panned,
  planPoint,
  stagePoint,
  zoomed,
  type StageFrame,
} from './view.ts';

const frame: StageFrame = {
  box: { x: 100, y: 50, width: 1000, height: 800 },
  stage: { width: 390, height: 480 },
};

describe('a view', () => {
  test('shows the whole box in the middle of the stage at first', () => {
    const view = fittedView(frame);
    const [left, top] = stagePoint(view, [100, 50]);
    const [right, bottom] = stagePoint(view, [1100, 850]);
    expect(left).toBeCloseTo(390 - right);
    expect(top).toBeCloseTo(480 - bottom);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(isWhole(view, frame)).toBe(true);
  });

  test('keeps what lies under the fingers under them while it zooms, away from the edges', () => {
    const close = zoomed(fittedView(frame), 4, [195, 240], frame);
    const under = planPoint(close, [180, 250]);
    const [x, y] = stagePoint(zoomed(close, 1.3, [180, 250], frame), under);
    expect(x).toBeCloseTo(180);
    expect(y).toBeCloseTo(250);
  });

  test('comes no closer than ten times, and no farther than the whole', () => {
    const whole = fittedView(frame).scale;
    expect(zoomed(fittedView(frame), 1000, [10, 10], frame).scale).toBeCloseTo(whole * mostStageZoom);
    expect(zoomed(fittedView(frame), 0.001, [10, 10], frame)).toEqual(fittedView(frame));
  });

  test('never leaves the box, however it is moved and zoomed', () => {
    const number = fc.double({ min: -3000, max: 3000, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(number, number, fc.double({ min: 0.2, max: 5, noNaN: true })), { maxLength: 12 }),
        (moves) => {
          let view = fittedView(frame);
          for (const [dx, dy, factor] of moves) {
            view = zoomed(panned(view, dx, dy, frame), factor, [dx / 10, dy / 10], frame);
          }
          const [left, top] = stagePoint(view, [100, 50]);
          const [right, bottom] = stagePoint(view, [1100, 850]);
          // The middle of the stage is always over the box.
          expect(left).toBeLessThan(195);
          expect(right).toBeGreaterThan(195);
          expect(top).toBeLessThan(240);
          expect(bottom).toBeGreaterThan(240);
          const again = held(view, frame);
          expect(again.x).toBeCloseTo(view.x, 4);
          expect(again.y).toBeCloseTo(view.y, 4);
        },
      ),
    );
  });
});
