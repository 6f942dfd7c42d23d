import { useState } from 'react';

const atFirst = 30;

/** A list that may be very long: its beginning, and the rest when it is asked for. */
export function useBeginning<T>(items: readonly T[]): {
  shown: readonly T[];
  hidden: number;
  showAll(): void;
} {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, atFirst);
  return { shown, hidden: items.length - shown.length, showAll: () => setIsWhole(true) };
}
