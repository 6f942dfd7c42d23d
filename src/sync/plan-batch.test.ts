import { describe, expect, test } from 'vitest';
import { outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import type { OutboxProblem, OutboxRow } from '#db/schema.ts';
import { planBatch, type Planning } from './plan-batch.ts';

const now = 1_000_000;
const failed: OutboxProblem = { kind: 'failed', code: 'http_500' };
const hour = 60 * 60_000;

describe('of what waits', () => {
  test('everything that can go goes, in the order of its keeping, however the clock stood then', () => {
    const rows = [
      outboxRow({ opId: 'a', keptAt: 9e12 }),
      outboxRow({ opId: 'b', keptAt: -5 }),
      outboxRow({ opId: 'c', keptAt: 7 }),
    ];
    expect(planned(rows)).toEqual(['a', 'b', 'c']);
  });

  test('only as many go as one call carries, and the next ones keep their order', () => {
    const rows = Array.from({ length: 5 }, (_, index) => outboxRow({ opId: `o${index}` }));
    expect(planned(rows, { most: 2 })).toEqual(['o0', 'o1']);
  });

  test('what is done, refused or a file is left', () => {
    const rows = [
      outboxRow({ opId: 'done', state: 'acked' }),
      outboxRow({ opId: 'dead', state: 'dead' }),
      uploadRow({ opId: 'file' }),
      outboxRow({ opId: 'blocked', state: 'blocked' }),
      outboxRow({ opId: 'sending', state: 'sending' }),
      outboxRow({ opId: 'queued' }),
    ];
    expect(planned(rows)).toEqual(['blocked', 'sending', 'queued']);
  });
});

describe('within a lane', () => {
  test('nothing overtakes what waits for its time, and other lanes go on', () => {
    const rows = [
      outboxRow({ opId: 'a', lane: 'one', nextAt: now + 10 }),
      outboxRow({ opId: 'b', lane: 'one' }),
      outboxRow({ opId: 'c', lane: 'two' }),
    ];
    expect(planned(rows)).toEqual(['c']);
    expect(planBatch(rows, planning()).nextAt).toBe(now + 10);
  });

  test('nothing overtakes what does not fit any more', () => {
    const rows = [
      outboxRow({ opId: 'a', lane: 'one' }),
      outboxRow({ opId: 'b', lane: 'two' }),
      outboxRow({ opId: 'c', lane: 'one' }),
      outboxRow({ opId: 'd', lane: 'two' }),
    ];
    expect(planned(rows, { most: 3 })).toEqual(['a', 'b', 'c']);
  });

  test('what was refused is passed by', () => {
    const rows = [
      outboxRow({ opId: 'a', lane: 'one', state: 'dead' }),
      outboxRow({ opId: 'b', lane: 'one' }),
    ];
    expect(planned(rows)).toEqual(['b']);
  });
});

describe('an act that needs another', () => {
  test('goes together with it, after it', () => {
    expect(planned([outboxRow({ opId: 'a' }), outboxRow({ opId: 'b', deps: ['a'] })])).toEqual(['a', 'b']);
  });

  test('waits when the other does not go, and so does its lane', () => {
    const rows = [
      outboxRow({ opId: 'a', nextAt: now + 10 }),
      outboxRow({ opId: 'b', lane: 'one', deps: ['a'] }),
      outboxRow({ opId: 'c', lane: 'one' }),
    ];
    expect(planned(rows)).toEqual([]);
  });

  test('goes when the other is done, also where it is not here any more', () => {
    const rows = [
      outboxRow({ opId: 'a', state: 'acked' }),
      outboxRow({ opId: 'b', deps: ['a', 'long gone'] }),
    ];
    expect(planned(rows)).toEqual(['b']);
  });

  test('waits for its file until that has arrived', () => {
    const act = outboxRow({ opId: 'a', deps: ['file'] });
    for (const state of ['queued', 'sending', 'blocked', 'dead'] as const)
      expect(planned([uploadRow({ opId: 'file', state }), act])).toEqual([]);
    expect(planned([uploadRow({ opId: 'file', state: 'acked' }), act])).toEqual(['a']);
  });

  test('waits for the writer when the other was refused, at any distance, and nobody waits for it', () => {
    const rows = [
      outboxRow({ opId: 'a', state: 'dead' }),
      outboxRow({ opId: 'b', lane: 'one', deps: ['a'] }),
      outboxRow({ opId: 'c', lane: 'one', deps: ['b'] }),
      outboxRow({ opId: 'd', lane: 'one' }),
    ];
    expect(planned(rows)).toEqual(['d']);
    expect(planBatch(rows.slice(0, 3), planning()).nextAt).toBeUndefined();
  });
});

describe('a batch', () => {
  const long = (opId: string, characters: number) =>
    outboxRow({ opId, payload: { title: 'x'.repeat(characters) } });

  test('is not larger than the server takes', () => {
    expect(planned([long('a', 100_000), long('b', 80_000), long('c', 80_000)])).toEqual(['a', 'b']);
  });

  test('is one act alone where that is larger', () => {
    expect(planned([long('a', 900_000), long('b', 1)])).toEqual(['a']);
    expect(planned([long('b', 1), long('a', 900_000)])).toEqual(['b']);
  });

  test('is measured in bytes', () => {
    const wide = outboxRow({ opId: 'b', payload: { title: 'र'.repeat(70_000) } });
    expect(planned([long('a', 1), wide])).toEqual(['a']);
  });
});

describe('an act on which the server has failed', () => {
  test('goes with others a few times, then after all of them, alone', () => {
    const rows = (failures: number) => [
      outboxRow({ opId: 'a', failures, problem: failed }),
      outboxRow({ opId: 'b' }),
    ];
    expect(planned(rows(2))).toEqual(['a', 'b']);
    expect(planned(rows(3))).toEqual(['b']);
    expect(planned(rows(3).slice(0, 1))).toEqual(['a']);
  });

  test('goes after those on which it has failed less often, and holds its own lane', () => {
    const rows = [
      outboxRow({ opId: 'a', lane: 'one', failures: 4, problem: failed }),
      outboxRow({ opId: 'b', lane: 'one' }),
      outboxRow({ opId: 'c', failures: 3, problem: failed }),
    ];
    expect(planned(rows)).toEqual(['c']);
  });

  test('lets others go before it', () => {
    const rows = [
      outboxRow({ opId: 'b' }),
      outboxRow({ opId: 'a', failures: 3, problem: failed }),
      outboxRow({ opId: 'c' }),
    ];
    expect(planned(rows)).toEqual(['b', 'c']);
  });

  test('waits out its pause, unless somebody is impatient', () => {
    const row = outboxRow({ opId: 'a', failures: 1, problem: failed, nextAt: now + 10 });
    expect(planned([row])).toEqual([]);
    expect(planned([row], { isImpatient: true })).toEqual(['a']);
  });
});

describe('a message for which there are not enough credits', () => {
  const held = (code: string, seq?: number): OutboxRow =>
    outboxRow({
      opId: 'a',
      lane: 'one',
      state: 'blocked',
      failures: 1,
      nextAt: now - 1,
      problem: { kind: 'held', code, seq },
    });

  test('waits until the balance has changed since, even when somebody is impatient', () => {
    const rows = [held('insufficient_credits', 7), outboxRow({ opId: 'b', lane: 'one' })];
    expect(planned(rows, { balanceSeq: undefined, isImpatient: true })).toEqual([]);
    expect(planned(rows, { balanceSeq: 7, isImpatient: true })).toEqual([]);
    expect(planned(rows, { balanceSeq: 8 })).toEqual(['a', 'b']);
  });

  test('asks for no time', () => {
    expect(planBatch([held('insufficient_credits', 7)], planning()).nextAt).toBeUndefined();
  });

  test('is not what waits for a newer server: that is tried again after a while', () => {
    const row = held('unknown_kind', 7);
    expect(planned([row])).toEqual(['a']);
    expect(planBatch([{ ...row, nextAt: now + 10 }], planning())).toEqual({ ops: [], nextAt: now + 10 });
  });
});

describe('the next time', () => {
  test('is the earliest of those that wait', () => {
    const rows = [30, 10, 20].map((ms) => outboxRow({ opId: `${ms}`, nextAt: now + ms }));
    expect(planBatch(rows, planning()).nextAt).toBe(now + 10);
  });

  test('is none for what waits for another, or is done', () => {
    const rows = [
      uploadRow({ opId: 'file', nextAt: now + 5 }),
      outboxRow({ opId: 'a', deps: ['file'], nextAt: now + 5 }),
      outboxRow({ opId: 'b', state: 'acked', nextAt: now + 5 }),
    ];
    expect(planBatch(rows, planning()).nextAt).toBeUndefined();
  });

  test('has come when it was set by a clock that has been put back since', () => {
    expect(planned([outboxRow({ opId: 'a', nextAt: now + 2 * hour })])).toEqual(['a']);
  });
});

function planned(rows: readonly OutboxRow[], change: Partial<Planning> = {}): string[] {
  return planBatch(rows, planning(change)).ops.map(({ opId }) => opId);
}

function planning(change: Partial<Planning> = {}): Planning {
  return { now, balanceSeq: undefined, most: 100, isImpatient: false, ...change };
}
