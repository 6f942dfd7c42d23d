/** Letters that run from right to left, and characters that turn the direction of what stands around them. */
const turning = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Words of somebody else within a sentence of ours, so that they cannot turn the direction of it: for places where no
 * `<bdi>` can stand, such as labels and toasts. What turns nothing stays as it is.
 */
export function isolated(words: string): string {
  if (!turning.test(words)) return words;
  // An isolate that they close themselves would end ours.
  return `\u2068${words.replaceAll(/[\u2066-\u2069]/gu, '')}\u2069`;
}
