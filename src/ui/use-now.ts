import { useEffect, useState } from 'react';

const stepMs = 20_000;

/** Milliseconds since 1970, some seconds old at most: for words such as "a minute ago", and labels that change at midnight. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, stepMs);
    // Timers of a page out of sight stand still for as long as a device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
