import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerReached, noteReach, onReachChange } from './server-reach.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

afterEach(() => {
  vi.unstubAllGlobals();
  noteReach(true);
});

test('a server counts as reached until a call finds nobody, and again with the next answer', () => {
  const heard: boolean[] = [];
  const stop = onReachChange(() => heard.push(isServerReached()));
  expect(isServerReached()).toBe(true);
  for (const wasAnswered of [true, false, false, true, true]) noteReach(wasAnswered);
  expect(heard).toEqual([false, true]);
  stop();
  noteReach(false);
  expect(heard).toHaveLength(2);
});

test('what fails on a device without a network says nothing about the server', () => {
  vi.stubGlobal('navigator', { onLine: false });
  noteReach(false);
  expect(isServerReached()).toBe(true);
});
