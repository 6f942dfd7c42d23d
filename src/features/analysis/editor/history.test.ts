import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostSteps, newHistory, withAct, type EditHistory, type HistoryAct } from './history.ts';

const anAct: fc.Arbitrary<HistoryAct<number>> = fc.oneof(
  fc.record({
    kind: fc.constant('do' as const),
    value: fc.integer(),
    gesture: fc.constantFrom(undefined, 'nudge a', 'nudge b'),
  }),
  fc.constant({ kind: 'undo' as const }),
  fc.constant({ kind: 'redo' as const }),
);
const aHistory = fc.array(anAct, { maxLength: 60 }).map((acts) => acts.reduce(after, newHistory(0)));

describe('undo', () => {
  test('takes back what was done last, whatever came before', () => {
    fc.assert(
      fc.property(aHistory, fc.integer(), (history, value) => {
        fc.pre(value !== history.present);
        const done = after(history, { kind: 'do', value });
        expect(after(done, { kind: 'undo' }).present).toBe(history.present);
      }),
    );
  });

  test('is taken back by redo', () => {
    fc.assert(
      fc.property(aHistory, (history) => {
        fc.pre(history.past.length > 0);
        const again = after(after(history, { kind: 'undo' }), { kind: 'redo' });
        expect({ ...again, gesture: undefined }).toEqual({ ...history, gesture: undefined });
      }),
    );
  });

  test('goes back over a whole gesture at once', () => {
    let history = newHistory(0);
    for (const value of [1, 2, 3]) history = after(history, { kind: 'do', value, gesture: 'nudge a' });
    history = after(history, { kind: 'do', value: 4, gesture: 'nudge b' });
    expect(after(history, { kind: 'undo' }).present).toBe(3);
    expect(after(after(history, { kind: 'undo' }), { kind: 'undo' }).present).toBe(0);
  });

  test('does not join what follows an undo with the gesture before it', () => {
    let history = after(newHistory(0), { kind: 'do', value: 1, gesture: 'nudge a' });
    history = after(after(history, { kind: 'undo' }), { kind: 'do', value: 2, gesture: 'nudge a' });
    expect(after(history, { kind: 'undo' }).present).toBe(0);
  });

  test('has an end on both sides', () => {
    const history = newHistory(0);
    expect(after(history, { kind: 'undo' })).toBe(history);
    expect(after(history, { kind: 'redo' })).toBe(history);
  });
});

test('a change after an undo ends what could be done again', () => {
  let history = after(newHistory(0), { kind: 'do', value: 1 });
  history = after(after(history, { kind: 'undo' }), { kind: 'do', value: 2 });
  expect(history.future).toEqual([]);
});

test('no more than a hundred steps are kept', () => {
  let history = newHistory(0);
  for (let value = 1; value <= 250; value += 1) history = after(history, { kind: 'do', value });
  expect(history.past).toHaveLength(mostSteps);
  for (let n = 0; n < 250; n += 1) history = after(history, { kind: 'undo' });
  expect(history.present).toBe(250 - mostSteps);
});

function after(history: EditHistory<number>, act: HistoryAct<number>): EditHistory<number> {
  return withAct(history, act);
}
