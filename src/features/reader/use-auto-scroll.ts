import { useEffect, useRef, useState, type RefObject } from 'react';

export interface AutoScroll {
  isRunning: boolean;
  toggle(): void;
  stop(): void;
}

/**
 * Lets the words go by. A finger, a wheel or a key on them stops it, and so does the end.
 * `size`: pixels of the words; `speed` 1 is about a line in six seconds.
 */
export function useAutoScroll(
  box: RefObject<HTMLElement | null>,
  { size, speed }: { size: number; speed: number },
): AutoScroll {
  const [isRunning, setIsRunning] = useState(false);
  const pixelsPerSecond = useRef(0);
  useEffect(() => {
    pixelsPerSecond.current = size * pace * speed;
  }, [size, speed]);

  useEffect(() => {
    const shown = box.current;
    if (!isRunning || !shown) return undefined;
    const stop = () => setIsRunning(false);
    // Whoever wants less motion gets whole lines at a time.
    const step = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? size * 2 : 0;
    let before: number | undefined;
    let position = shown.scrollTop;
    let frame = requestAnimationFrame(function move(now) {
      position += (Math.min(now - (before ?? now), longestFrameMs) / 1000) * pixelsPerSecond.current;
      before = now;
      if (position - shown.scrollTop >= step) shown.scrollTop = position;
      if (shown.scrollTop + shown.clientHeight >= shown.scrollHeight - 1) stop();
      else frame = requestAnimationFrame(move);
    });
    const events = ['pointerdown', 'wheel', 'touchstart'] as const;
    for (const event of events) shown.addEventListener(event, stop, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) shown.removeEventListener(event, stop);
    };
  }, [box, isRunning, size]);

  return {
    isRunning,
    toggle: () => setIsRunning((before) => !before),
    stop: () => setIsRunning(false),
  };
}

/** Of the size of the letters, in a second at the slowest. */
const pace = 0.28;
/** After a pause, as behind another tab, the words go on where they were. */
const longestFrameMs = 100;
