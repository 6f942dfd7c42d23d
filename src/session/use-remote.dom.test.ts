import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from './trouble.ts';
import { useRemote } from './use-remote.ts';

type Given = Answer<string[], 'offline' | 'failed'>;

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

function connect(next: boolean): void {
  isOnline = next;
  act(() => void window.dispatchEvent(new Event(next ? 'online' : 'offline')));
}

const rows = (...value: string[]): Given => ({ ok: true, value });

test('asks when there is a connection, and anew when one comes back', async () => {
  isOnline = false;
  const ask = vi.fn<() => Promise<Given>>(async () => rows('a'));
  const { result } = renderHook(() => useRemote(ask));
  expect(result.current).toMatchObject({ found: undefined, isOnline: false });
  expect(ask).not.toHaveBeenCalled();
  connect(true);
  await waitFor(() => expect(result.current.found).toEqual(rows('a')));
  ask.mockResolvedValue(rows('a', 'b'));
  connect(false);
  expect(result.current).toMatchObject({ found: rows('a'), isOnline: false });
  connect(true);
  await waitFor(() => expect(result.current.found).toEqual(rows('a', 'b')));
});

test('asked once, it is asked again only until something was given', async () => {
  const ask = vi.fn<() => Promise<Given>>(async () => ({ ok: false, problem: 'offline' }));
  const { result } = renderHook(() => useRemote(ask, { once: true }));
  await waitFor(() => expect(result.current.found).toEqual({ ok: false, problem: 'offline' }));
  ask.mockResolvedValue(rows('a'));
  connect(false);
  connect(true);
  await waitFor(() => expect(result.current.found).toEqual(rows('a')));
  connect(false);
  connect(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('keeps what it has where asking again fails, and drops a failure while it asks again', async () => {
  const ask = vi.fn<() => Promise<Given>>(async () => rows('a'));
  const { result } = renderHook(() => useRemote(ask));
  await waitFor(() => expect(result.current.found).toEqual(rows('a')));
  ask.mockResolvedValue({ ok: false, problem: 'failed' });
  await act(async () => result.current.askAgain());
  expect(result.current.found).toEqual(rows('a'));
  act(() => result.current.setValue((before) => [...before, 'b']));
  expect(result.current.found).toEqual(rows('a', 'b'));

  const failing = vi.fn<() => Promise<Given>>(async () => ({ ok: false, problem: 'failed' }));
  const other = renderHook(() => useRemote(failing));
  await waitFor(() => expect(other.result.current.found).toEqual({ ok: false, problem: 'failed' }));
  failing.mockReturnValue(new Promise(() => {}));
  act(() => other.result.current.askAgain());
  expect(other.result.current.found).toBeUndefined();
});

test('an answer to what is not asked any more is not shown', async () => {
  let late: (answer: Given) => void = () => {};
  const first = () => new Promise<Given>((resolve) => (late = resolve));
  const second = async () => rows('second');
  const { result, rerender } = renderHook(({ ask }) => useRemote(ask), { initialProps: { ask: first } });
  rerender({ ask: second });
  await waitFor(() => expect(result.current.found).toEqual(rows('second')));
  await act(async () => late(rows('first')));
  expect(result.current.found).toEqual(rows('second'));
});
