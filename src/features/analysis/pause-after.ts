/**
 * How long the server is left alone after it was asked so often (1 and more) what became of an analysis: milliseconds. A
 * model may take ten minutes, in which a server hears nobody more than thirty times.
 */
export function pauseAfter(asked: number): number {
  return Math.min(firstMs * growth ** (asked - 1), longestMs);
}

const firstMs = 2_500;
const growth = 1.5;
const longestMs = 30_000;
