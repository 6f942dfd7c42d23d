import { useEffect, useState, type ReactNode } from 'react';

/** Shows what it holds only when the wait has become noticeable, so that short waits do not flicker. */
export function Deferred({ delayMs = 300, children }: { delayMs?: number; children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isShown ? children : null;
}
