import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenAlone } from '#lib/exclusive.ts';
import type { Answer } from '#remote/call.ts';
import type { HeadListener } from '#remote/head-events.ts';
import { FakeLocks } from '#tests/fakes/lock-manager.ts';
import { followHead } from './follow-head.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the sync of a page that listens', () => {
  test('is woken when the line opens and again 5 s later', async () => {
    const tab = openTab();
    await settle();
    tab.lines[0]?.onOpen();
    expect(tab.news()).toBe(1);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(tab.news()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(tab.news()).toBe(2);
  });

  test('is woken by what the mirror does not have yet, and by nothing else', async () => {
    const tab = openTab({ cursor: 7 });
    await settle();
    for (const head of [6, 7]) tab.lines[0]?.onHead(head);
    await settle();
    expect(tab.news()).toBe(0);
    tab.lines[0]?.onHead(8);
    await settle();
    expect(tab.news()).toBe(1);
  });

  test('listens anew when the line breaks, later and later where it never holds', async () => {
    const tab = openTab({ answer: { ok: false, problem: { kind: 'network' } } });
    await settle();
    const after: number[] = [];
    for (const ms of [500, 1_000, 2_000, 4_000]) {
      after.push(tab.lines.length);
      await vi.advanceTimersByTimeAsync(ms);
    }
    expect(after).toEqual([1, 2, 3, 4]);
    expect(tab.lines).toHaveLength(5);
  });

  test('listens anew without delay when a good line has ended', async () => {
    const tab = openTab();
    await settle();
    await vi.advanceTimersByTimeAsync(61_000);
    tab.breakLine();
    await vi.advanceTimersByTimeAsync(500);
    expect(tab.lines).toHaveLength(2);
  });

  test('is not woken 5 s after a line that has broken since', async () => {
    const tab = openTab();
    await settle();
    tab.lines[0]?.onOpen();
    tab.breakLine();
    await settle();
    const before = tab.news();
    tab.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tab.news()).toBe(before);
  });

  test('stays as it is where listening is switched off', async () => {
    const tab = openTab({ answer: 'off' });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(tab.lines).toHaveLength(1);
  });

  test('hears nothing more after it has stopped', async () => {
    const tab = openTab();
    await settle();
    tab.stop();
    tab.lines[0]?.onOpen();
    tab.lines[0]?.onHead(99);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.news()).toBe(0);
    expect(tab.lines).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('of several tabs', () => {
  test('one listens, and the next takes over when it closes', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect([first.lines.length, second.lines.length]).toEqual([1, 0]);
    first.stop();
    await settle();
    expect(second.lines).toHaveLength(1);
  });

  test('the one that nobody has looked at for five minutes gives its turn to another', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    first.look(false);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(second.lines).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(second.lines).toHaveLength(1);
    first.look(true);
    second.stop();
    await settle();
    expect(first.lines).toHaveLength(2);
  });

  test('one that is looked at again in time keeps its line', async () => {
    const tab = openTab();
    await settle();
    tab.look(false);
    await vi.advanceTimersByTimeAsync(60_000);
    tab.look(true);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(tab.lines).toHaveLength(1);
  });

  test('one that was opened behind another does not listen before it is looked at', async () => {
    const tab = openTab({ isVisible: false });
    await settle();
    expect(tab.lines).toHaveLength(0);
    tab.look(true);
    await settle();
    expect(tab.lines).toHaveLength(1);
  });
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A tab whose line stays open until it is broken, or answers at once as told. */
function openTab({
  cursor = 0,
  answer,
  isVisible = true,
}: { cursor?: number; answer?: Answer<'ended'> | 'off'; isVisible?: boolean } = {}) {
  const lines: HeadListener[] = [];
  let news = 0;
  let isLookedAt = isVisible;
  let look = () => {};
  let breakLine = () => {};
  const stop = followHead({
    listen(signal, listener) {
      lines.push(listener);
      if (answer) return Promise.resolve(answer);
      return new Promise((resolve) => {
        breakLine = () => resolve({ ok: true, value: 'ended' });
        signal.addEventListener('abort', breakLine);
      });
    },
    cursor: () => Promise.resolve(cursor),
    onNews: () => (news += 1),
    alone: (signal, work) => whenAlone('nudge', signal, work),
    now: () => Date.now(),
    random: () => 0.5,
    isVisible: () => isLookedAt,
    onVisibility(listener) {
      look = listener;
      return () => (look = () => {});
    },
  });
  return {
    lines,
    stop,
    news: () => news,
    breakLine: () => breakLine(),
    look(isVisibleNow: boolean) {
      isLookedAt = isVisibleNow;
      look();
    },
  };
}
