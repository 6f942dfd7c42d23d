import { seenGrahas, type Graha, type SeenGraha } from './grahas.ts';
import { countFrom, degreesInSign, signOf, wrapSign, type Sign } from './zodiac.ts';

export type Dignity = 'exalted' | 'moolatrikona' | 'own' | 'friend' | 'neutral' | 'enemy' | 'debilitated';
export type Friendship = 'friend' | 'neutral' | 'enemy';
/** Natural and temporary friendship together (BPHS 3.55-58). */
export type Compound = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy';

/** Who owns a sign. */
export function lordOf(sign: Sign): SeenGraha {
  return lords[sign];
}

export function signsOf(graha: SeenGraha): readonly Sign[] {
  return owned[graha];
}

/** The longitude at which a graha is deepest in exaltation (BPHS 3.49-50). */
export function exaltationOf(graha: SeenGraha): number {
  return exaltation[graha];
}

/**
 * The dignity of a graha at a sidereal longitude. Friend, neutral and enemy are natural ones, of the lord of the sign.
 * The nodes own no sign by all; Rahu is taken as exalted in Vrishabha, Ketu in Vrishchika (BPHS 47.34-36; others have
 * Mithuna and Dhanu).
 */
export function dignityAt(graha: Graha, longitude: number): Dignity {
  const sign = signOf(longitude);
  if (graha === 'rahu' || graha === 'ketu') {
    const high = graha === 'rahu' ? 2 : 8;
    if (sign === high) return 'exalted';
    return sign === wrapSign(high + 6) ? 'debilitated' : naturalFriendship(graha, lordOf(sign));
  }
  const degrees = degreesInSign(longitude);
  const high = signOf(exaltation[graha]);
  const root = moolatrikona[graha];
  const isInRoot = sign === root.sign && degrees >= root.from && degrees < root.to;
  // Mercury and the Moon have both dignities in one sign, and share its degrees.
  if (sign === high && (root.sign !== high || degrees < root.from)) return 'exalted';
  if (isInRoot) return 'moolatrikona';
  if (owned[graha].includes(sign)) return 'own';
  if (sign === wrapSign(high + 6)) return 'debilitated';
  return naturalFriendship(graha, lordOf(sign));
}

/** How a graha holds another one by nature (BPHS 3.55); of the nodes as later authors have it. */
export function naturalFriendship(graha: Graha, other: SeenGraha): Friendship {
  const { friends, enemies } = nature[graha];
  if (friends.includes(other)) return 'friend';
  return enemies.includes(other) ? 'enemy' : 'neutral';
}

/** Those in the three signs before and after are friends for the time of the chart, others enemies (BPHS 3.56). */
export function temporaryFriendship(from: Sign, to: Sign): 'friend' | 'enemy' {
  return [2, 3, 4, 10, 11, 12].includes(countFrom(from, to)) ? 'friend' : 'enemy';
}

export function compoundFriendship(natural: Friendship, temporary: 'friend' | 'enemy'): Compound {
  if (natural === 'neutral') return temporary;
  if (natural === temporary) return natural === 'friend' ? 'great-friend' : 'great-enemy';
  return 'neutral';
}

const lords: Readonly<Record<Sign, SeenGraha>> = {
  1: 'mars',
  2: 'venus',
  3: 'mercury',
  4: 'moon',
  5: 'sun',
  6: 'mercury',
  7: 'venus',
  8: 'mars',
  9: 'jupiter',
  10: 'saturn',
  11: 'saturn',
  12: 'jupiter',
};

const owned = Object.fromEntries(
  seenGrahas.map((graha) => [
    graha,
    (Object.keys(lords).map(Number) as Sign[]).filter((sign) => lords[sign] === graha),
  ]),
) as Record<SeenGraha, Sign[]>;

const exaltation: Readonly<Record<SeenGraha, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/** BPHS 3.51-54. */
const moolatrikona: Readonly<Record<SeenGraha, { sign: Sign; from: number; to: number }>> = {
  sun: { sign: 5, from: 0, to: 20 },
  moon: { sign: 2, from: 3, to: 30 },
  mars: { sign: 1, from: 0, to: 12 },
  mercury: { sign: 6, from: 15, to: 20 },
  jupiter: { sign: 9, from: 0, to: 10 },
  venus: { sign: 7, from: 0, to: 15 },
  saturn: { sign: 11, from: 0, to: 20 },
};

const nature: Readonly<Record<Graha, { friends: readonly SeenGraha[]; enemies: readonly SeenGraha[] }>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
  rahu: { friends: ['mercury', 'venus', 'saturn'], enemies: ['sun', 'moon', 'mars'] },
  ketu: { friends: ['mars', 'venus', 'saturn'], enemies: ['sun', 'moon'] },
};
