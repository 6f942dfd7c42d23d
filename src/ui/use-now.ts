import { useEffect, useState } from 'react';

const stepMs = 20_000;

/** Milliseconds since 1970, some seconds old at most: for words such as "a minute ago", and labels that change at midnight. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
