import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from './session-store.ts';
import { usePicture } from './use-picture.ts';

let found: Blob | undefined;
vi.mock('./pictures.ts', () => ({ pictureOf: () => Promise.resolve(found) }));

const living = new Set<string>();
let count = 0;

beforeEach(() => {
  living.clear();
  found = new Blob(['x'], { type: 'image/jpeg' });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    count += 1;
    living.add(`blob:${count}`);
    return `blob:${count}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void living.delete(url));
  sessionStore.setState({ status: 'signed-in', user: { id: 'user', email: 'asha@example.com' } }, true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the address of a picture is let go of when another is shown, and when nobody looks any more', async () => {
  const { result, rerender, unmount } = renderHook(({ path }) => usePicture(path, 300), {
    initialProps: { path: 'user/a.jpg' },
  });
  expect(result.current).toEqual({ state: 'loading', url: undefined });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  const first = result.current.url;
  rerender({ path: 'user/b.jpg' });
  expect(result.current).toEqual({ state: 'loading', url: undefined });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current.url).not.toBe(first);
  expect([...living]).toEqual([result.current.url]);
  unmount();
  expect(living.size).toBe(0);
});

test('what cannot be had is absent, and comes by itself once the network is back', async () => {
  found = undefined;
  const { result } = renderHook(() => usePicture('user/a.jpg', 300));
  await waitFor(() => expect(result.current).toEqual({ state: 'absent', url: undefined }));
  found = new Blob(['x']);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state).toBe('ready'));
});

test('nobody who is not signed in is shown anything', async () => {
  sessionStore.setState({ status: 'guest' }, true);
  const { result } = renderHook(() => usePicture('user/a.jpg', 300));
  await act(async () => {});
  expect(result.current).toEqual({ state: 'loading', url: undefined });
  expect(living.size).toBe(0);
});
