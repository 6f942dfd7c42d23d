/**
 * A clock that only goes forward: by what `now` went on since it was asked last, in milliseconds, and by nothing where that
 * was put back. Whoever counts by it locks nobody out for the day by which a machine's clock was wrong.
 */
export function forwardClock(now: () => number): () => number {
  let last = now();
  let time = 0;
  return () => {
    const at = now();
    time += Math.max(0, at - last);
    last = at;
    return time;
  };
}
