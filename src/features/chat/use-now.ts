import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Milliseconds since 1970, a minute old at most: for labels that change at midnight. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
