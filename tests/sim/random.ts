/** A seeded source of chance: the same seed gives the same draws. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function seededRandom(seed: number): Random {
  let state = mixed(seed) || 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick<T>(from: readonly T[]): T {
      const picked = from[below(from.length)];
      if (from.length === 0) throw new Error('nothing to pick from');
      return picked as T;
    },
  };
}

/** A number in [0, 1) that depends on nothing but the words: it stays when other draws are left out. */
export function chanceOf(...words: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) hash = mixed(hash ^ word);
  return (hash >>> 0) / 4_294_967_296;
}

/** An id of the form of a UUID that depends on nothing but the words. */
export function idOf(...words: readonly number[]): string {
  const hex = [1, 2, 3, 4]
    .map((part) =>
      Math.floor(chanceOf(part, ...words) * 4_294_967_296)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
