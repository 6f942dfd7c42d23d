import { afterEach, expect, test, vi } from 'vitest';
import { nextPaint } from './next-paint.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('work waits until the frame that is drawn next has been drawn', async () => {
  vi.useFakeTimers();
  let draw: FrameRequestCallback | undefined;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    draw = callback;
    return 1;
  });
  const painted = vi.fn<() => void>();
  void nextPaint().then(() => painted());
  await vi.advanceTimersByTimeAsync(20);
  expect(painted).not.toHaveBeenCalled();
  draw?.(20);
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toHaveBeenCalledOnce();
});

test('nobody waits for long for a page that is not drawn', async () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const painted = vi.fn<() => void>();
  void nextPaint().then(() => painted());
  await vi.advanceTimersByTimeAsync(100);
  expect(painted).toHaveBeenCalledOnce();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await nextPaint();
});
