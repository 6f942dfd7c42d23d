import { describe, expect, test } from 'vitest';
import { traitsOf, yoniOf } from './nakshatra-traits.ts';
import { nakshatraDegrees } from './zodiac.ts';

const moons = Array.from({ length: 27 }, (_, index) => (index + 0.5) * nakshatraDegrees);
const tally = (of: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const each of of) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};

describe('the traits of the nakshatras', () => {
  test('are three ganas and three nadis of nine each', () => {
    expect(tally(moons.map((moon) => traitsOf(moon).gana))).toEqual({ deva: 9, manushya: 9, rakshasa: 9 });
    expect(tally(moons.map((moon) => traitsOf(moon).nadi))).toEqual({ aadi: 9, madhya: 9, antya: 9 });
  });

  test('are fourteen yonis, a male and a female of each but for the mongoose', () => {
    const pairs = new Set(moons.map((_, index) => JSON.stringify(yoniOf(index + 1))));
    expect(pairs.size).toBe(27);
    expect(pairs).not.toContain(JSON.stringify({ animal: 'mongoose', isMale: false }));
  });

  test.each([
    [
      'Rohini',
      45,
      {
        gana: 'manushya',
        nadi: 'antya',
        yoni: 'serpent',
        varna: 'vaishya',
        vashya: 'chatushpada',
        tatva: 'earth',
      },
    ],
    [
      'Pushya',
      100,
      { gana: 'deva', nadi: 'madhya', yoni: 'sheep', varna: 'brahmin', vashya: 'jalachara', tatva: 'water' },
    ],
    [
      'Mula',
      245,
      { gana: 'rakshasa', nadi: 'aadi', yoni: 'dog', varna: 'kshatriya', vashya: 'manava', tatva: 'fire' },
    ],
    [
      'Uttara Ashadha in Makara',
      275,
      {
        gana: 'manushya',
        nadi: 'antya',
        yoni: 'mongoose',
        varna: 'vaishya',
        vashya: 'chatushpada',
        tatva: 'earth',
      },
    ],
    [
      'Shravana in the second half of Makara',
      290,
      { gana: 'deva', nadi: 'antya', yoni: 'monkey', varna: 'vaishya', vashya: 'jalachara', tatva: 'earth' },
    ],
  ])('of a Moon in %s', (_, moon, traits) => {
    expect(traitsOf(moon)).toEqual(traits);
  });
});
