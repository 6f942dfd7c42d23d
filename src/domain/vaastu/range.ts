/** Something that is not known yet, as it may turn out; the shares of how often sum to 1. */
export type Unknown = readonly Outcome[];

export interface Outcome {
  often: number;
  weight: number;
  /** 0 to 1. */
  worth: number;
}

/** Of a hundred ways in which the rest may turn out, so many lie within the range. */
const sureness = 0.8;
const tries = 400;

/**
 * What a rating can become when the rest is known: the rest is thrown many times, always by the same dice, so that a plan
 * has one range on every device. What the rating is now always lies within it.
 */
export function rangeOf(
  known: { weight: number; worth: number },
  unknown: readonly Unknown[],
): readonly [low: number, high: number] {
  const now = (10 * known.worth) / known.weight;
  if (unknown.length === 0) return [tenth(Math.round, now), tenth(Math.round, now)];
  const weights = new Float64Array(tries).fill(known.weight);
  const worths = new Float64Array(tries).fill(known.worth);
  unknown.forEach((outcomes, index) => {
    const throwOnce = dice(index + 1);
    for (let n = 0; n < tries; n += 1) {
      const { weight, worth } = thrown(outcomes, throwOnce());
      weights[n] = (weights[n] ?? 0) + weight;
      worths[n] = (worths[n] ?? 0) + weight * worth;
    }
  });
  const ratings = worths.map((worth, n) => (10 * worth) / (weights[n] ?? 1)).sort();
  const left = Math.floor((tries * (1 - sureness)) / 2);
  const [low, high] = [ratings[left] ?? now, ratings[tries - 1 - left] ?? now];
  // Outwards, so that rounding makes no promise that was not there.
  return [tenth(Math.floor, Math.min(low, now)), tenth(Math.ceil, Math.max(high, now))];
}

function thrown(outcomes: Unknown, throwOf: number): Outcome {
  let passed = 0;
  for (const outcome of outcomes) {
    passed += outcome.often;
    if (throwOf < passed) return outcome;
  }
  return outcomes[outcomes.length - 1] ?? { often: 1, weight: 0, worth: 0 };
}

/** To a tenth, without the last digits of floating point. */
function tenth(round: (value: number) => number, value: number): number {
  return round(Math.round(value * 1e7) / 1e6) / 10;
}

/** Numbers from 0 to 1 in an order of their own for each seed (mulberry32). */
function dice(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
