import { useEffect, useState } from 'react';

/** Counts whole seconds down to nothing; `start` begins anew. */
export function usePause(firstSeconds: number): { secondsLeft: number; start(seconds: number): void } {
  const [now, setNow] = useState(() => Date.now());
  const [endsAt, setEndsAt] = useState(now + firstSeconds * 1000);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return {
    secondsLeft,
    start(seconds) {
      const begin = Date.now();
      setNow(begin);
      setEndsAt(begin + seconds * 1000);
    },
  };
}
