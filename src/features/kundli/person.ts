import type { KeptBirth } from '#db/births.ts';
import { moonsWithin, type PossibleMoon } from '#domain/jyotish/matching/match.ts';
import { matchedMoon, moonOfPada, type MatchedMoon } from '#domain/jyotish/matching/moon-of.ts';
import type { Pada, Sign } from '#domain/jyotish/zodiac.ts';
import { momentOfBirth } from './birth-moment.ts';

/** Somebody of whom a page needs the Moon: by a birth, or by as much as is known without one. */
export type Person =
  | { kind: 'birth'; birth: KeptBirth }
  | { kind: 'star'; nakshatra: number; pada: Pada }
  | { kind: 'rashi'; rashi: Sign };

/** What the Moon of somebody may be, the likeliest first; empty where the birth or the nakshatra does not tell. */
export function moonsOf(person: Person): PossibleMoon[] {
  switch (person.kind) {
    case 'birth': {
      const read = momentOfBirth(person.birth);
      return read ? moonsWithin(read.range, 'lahiri').toSorted((one, other) => other.share - one.share) : [];
    }
    case 'star':
      return [{ longitude: moonOfPada(person.nakshatra, person.pada), share: 1 }];
    case 'rashi':
      return [];
  }
}

/** The Moon of somebody as far as it is known, and whether its nakshatra and sign are sure. */
export function likeliestMoon(person: Person): { moon: MatchedMoon; isSure: boolean } | undefined {
  const [first, ...others] = moonsOf(person).map(({ longitude }) => matchedMoon(longitude));
  return (
    first && {
      moon: first,
      isSure: others.every(({ nakshatra, sign }) => nakshatra === first.nakshatra && sign === first.sign),
    }
  );
}

/** '4-2' of an address: the second pada of Rohini. Undefined for what is none. */
export function readStar(text: string | undefined): Person | undefined {
  const [, nakshatra, pada] = /^(\d{1,2})-([1-4])$/.exec(text ?? '') ?? [];
  const number = Number(nakshatra);
  return number >= 1 && number <= 27
    ? { kind: 'star', nakshatra: number, pada: Number(pada) as Pada }
    : undefined;
}
