import { describe, expect, test } from 'vitest';
import type { Point } from '#domain/vaastu/plan.ts';
import { createGestures, type StagePointer } from './gestures.ts';

describe('fingers on a plan', () => {
  test('a press without a move taps, and moves nothing', () => {
    const { gestures, heard } = stage();
    gestures.down(finger(1, [50, 50]));
    gestures.move(finger(1, [53, 52]));
    gestures.up(finger(1, [53, 52]));
    expect(heard).toEqual(['tap 53,52']);
  });

  test('one finger moves the sheet where it took hold of nothing', () => {
    const { gestures, heard } = stage();
    gestures.down(finger(1, [50, 50]));
    gestures.move(finger(1, [80, 50]));
    gestures.move(finger(1, [90, 60]));
    gestures.up(finger(1, [90, 60]));
    expect(heard).toEqual(['pan 30,0', 'pan 10,10']);
  });

  test('a thing that was taken is dragged and dropped once', () => {
    const { gestures, heard } = stage({ grabs: true });
    gestures.down(finger(1, [50, 50]));
    gestures.move(finger(1, [80, 50]));
    gestures.up(finger(1, [80, 50]));
    expect(heard).toEqual(['drag 80,50', 'drop']);
  });

  test('a second finger puts back what is dragged, and both zoom', () => {
    const { gestures, heard } = stage({ grabs: true });
    gestures.down(finger(1, [50, 50]));
    gestures.move(finger(1, [70, 50]));
    gestures.down(finger(2, [170, 50]));
    gestures.move(finger(2, [270, 50]));
    gestures.up(finger(2, [270, 50]));
    gestures.up(finger(1, [70, 50]));
    expect(heard).toEqual(['drag 70,50', 'cancel', 'pan 50,0', 'zoom 2 around 170,50']);
  });

  test('the finger that is left after a pinch moves the sheet, and taps nothing', () => {
    const { gestures, heard } = stage({ grabs: true });
    gestures.down(finger(1, [0, 0]));
    gestures.down(finger(2, [100, 0]));
    gestures.up(finger(1, [0, 0]));
    gestures.move(finger(2, [120, 0]));
    gestures.up(finger(2, [120, 0]));
    expect(heard).toEqual(['cancel', 'pan 20,0']);
  });

  test('Escape puts back what is dragged, and the rest of the drag does nothing', () => {
    const { gestures, heard } = stage({ grabs: true });
    gestures.down(finger(1, [50, 50]));
    gestures.move(finger(1, [80, 50]));
    expect(gestures.cancel()).toBe(true);
    gestures.move(finger(1, [99, 99]));
    gestures.up(finger(1, [99, 99]));
    expect(gestures.cancel()).toBe(false);
    expect(heard).toEqual(['drag 80,50', 'cancel']);
  });

  test('a pointer that the system takes away leaves everything as it was', () => {
    const { gestures, heard } = stage({ grabs: true });
    gestures.down(finger(1, [50, 50]));
    gestures.move(finger(1, [80, 50]));
    gestures.lose(1);
    gestures.down(finger(3, [10, 10]));
    gestures.up(finger(3, [10, 10]));
    expect(heard).toEqual(['drag 80,50', 'cancel', 'cancel', 'tap 10,10']);
  });

  test('two taps in one place within a third of a second are one double tap', () => {
    const { gestures, heard } = stage();
    for (const [time, at] of [
      [0, [50, 50]],
      [200, [55, 50]],
      [1000, [55, 50]],
    ] as const) {
      gestures.down(finger(1, at, time));
      gestures.up(finger(1, at, time));
    }
    expect(heard).toEqual(['tap 50,50', 'twice 55,50', 'tap 55,50']);
  });

  test('a second mouse button beside a drag changes nothing', () => {
    const { gestures, heard } = stage({ grabs: true });
    gestures.down({ ...finger(1, [50, 50]), isFinger: false });
    gestures.down({ ...finger(2, [70, 70]), isFinger: false });
    gestures.move({ ...finger(1, [60, 50]), isFinger: false });
    gestures.up({ ...finger(1, [60, 50]), isFinger: false });
    expect(heard).toEqual(['drag 60,50', 'drop']);
  });
});

function stage({ grabs = false } = {}) {
  const heard: string[] = [];
  const gestures = createGestures({
    pan: (dx, dy) => heard.push(`pan ${dx},${dy}`),
    zoom: (factor, around) => heard.push(`zoom ${factor} around ${around.join()}`),
    grab: () =>
      grabs
        ? { move: () => {}, drop: () => heard.push('drop'), cancel: () => heard.push('cancel') }
        : undefined,
    drag: (_, at) => heard.push(`drag ${at.join()}`),
    tap: (at) => heard.push(`tap ${at.join()}`),
    twice: (at) => heard.push(`twice ${at.join()}`),
  });
  return { gestures, heard };
}

function finger(id: number, at: Point, time = 0): StagePointer {
  return { id, at, isFinger: true, time };
}
