import { describe, expect, test } from 'vitest';
import { chartOf, type Chart } from '../chart.ts';
import { dignityAt } from '../dignities.ts';
import { grahas, seenGrahas, type Graha } from '../grahas.ts';
import { countFrom, degreesInSign, nakshatraOf, signOf, type Sign } from '../zodiac.ts';
import { doshas } from './doshas.ts';
import { rulesOf, yogas } from './find-rules.ts';
import { manglikOf } from './manglik.ts';
import { books } from './rule.ts';

const model = chartOf({ at: 0, latitude: 20, longitude: 77 });

/** A chart with its lagna and grahas at longitudes that need not occur in the sky. */
function drawn(lagna: number, at: Readonly<Record<Graha, number>>): Chart {
  const point = { sign: signOf(lagna), degrees: degreesInSign(lagna), longitude: lagna };
  return {
    ...model,
    lagna: model.lagna && { ...model.lagna, ...point },
    firstSign: point.sign,
    grahas: Object.fromEntries(
      grahas.map((graha) => {
        const longitude = at[graha];
        const placed = {
          longitude,
          sign: signOf(longitude),
          degrees: degreesInSign(longitude),
          nakshatra: nakshatraOf(longitude),
          house: countFrom(point.sign, signOf(longitude)),
          dignity: dignityAt(graha, longitude),
        };
        return [graha, { ...model.grahas[graha], ...placed, isCombust: false }];
      }),
    ) as Chart['grahas'],
  };
}

/** The middle of signs, so that nothing stands at a border. */
const inSigns = (lagna: Sign, signs: Readonly<Partial<Record<Graha, Sign>>>, rest: Sign = 1) =>
  drawn(
    lagna * 30 - 15,
    Object.fromEntries(grahas.map((graha) => [graha, (signs[graha] ?? rest) * 30 - 14])) as Record<
      Graha,
      number
    >,
  );
const idsOf = (chart: Chart) => {
  const found = rulesOf(chart);
  return [...found.yogas, ...found.doshas].map(({ id }) => id);
};

describe('the rules', () => {
  const all = [...yogas, ...doshas];

  test('are more than sixty yogas, each with an id of its own', () => {
    expect(yogas.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test.each(all.map((rule) => [rule.id, rule] as const))(
    '%s names a book, and a verified one its verse',
    (_, rule) => {
      expect(rule.source.length).toBeGreaterThan(0);
      for (const { book } of rule.source) expect(books[book]).toBeTruthy();
      if (rule.isVerified && rule.id !== 'kaal-sarp')
        expect(rule.source.some(({ verse }) => verse !== undefined)).toBe(true);
      if (rule.agreement === 'disputed') expect(rule.doubt ?? rule.source[0]?.book).toBeTruthy();
    },
  );

  test('each holds in some arrangement of the sky and fails in another', () => {
    const held = new Set<string>();
    const failed = new Set<string>();
    let seed = 20_231;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
    for (let round = 0; round < 60_000 && held.size < all.length; round += 1) {
      const lagna = random() * 360;
      const first = signOf(lagna);
      // A handful of houses, at random or in a row or with gaps of one, two or three, as the shapes want.
      const size = 1 + Math.floor(random() * 7);
      const [start, step] = [Math.floor(random() * 12), pick([1, 1, 2, 3, 4, 6])];
      const houses = Array.from({ length: size }, (_, index) => (start + index * step) % 12);
      const isLoose = random() < 0.4;
      const order = seenGrahas
        .map((graha) => [graha, random()] as const)
        .sort((one, other) => one[1] - other[1]);
      const at: Partial<Record<Graha, number>> = {};
      for (const [index, [graha]] of order.entries()) {
        const house = isLoose ? Math.floor(random() * 12) : (houses[index % size] ?? 0);
        at[graha] = ((first - 1 + house) % 12) * 30 + random() * 30;
      }
      const rahu = random() * 360;
      const chart = drawn(lagna, { ...at, rahu, ketu: (rahu + 180) % 360 } as Record<Graha, number>);
      const ids = new Set(idsOf(chart));
      for (const { id } of all) (ids.has(id) ? held : failed).add(id);
    }
    expect(all.map(({ id }) => id).filter((id) => !held.has(id))).toEqual([]);
    expect(all.map(({ id }) => id).filter((id) => !failed.has(id))).toEqual([]);
  });

  test('without a lagna tell nothing that counts from it', () => {
    const timeless = chartOf({ at: 0, latitude: 20, longitude: 77 }, undefined, { hasTime: false });
    const found = rulesOf(timeless);
    expect([...found.yogas, ...found.doshas].filter(({ needsLagna }) => needsLagna)).toEqual([]);
  });
});

describe('known arrangements', () => {
  test.each<[string, Sign, Partial<Record<Graha, Sign>>, Sign, string[], string[]]>([
    ['Jupiter exalted in the lagna', 4, { jupiter: 4 }, 3, ['hamsa'], ['malavya', 'ruchaka']],
    ['Jupiter exalted, but in no angle', 2, { jupiter: 4 }, 1, [], ['hamsa']],
    ['Jupiter in an angle from the Moon', 1, { moon: 3, jupiter: 6 }, 11, ['gajakesari'], []],
    [
      'grahas on both sides of the Moon',
      1,
      { moon: 5, mars: 6, venus: 4 },
      11,
      ['durudhura'],
      ['sunapha', 'anapha', 'kemadruma'],
    ],
    ['the Sun alone beside the Moon', 1, { moon: 5, sun: 6 }, 11, [], ['sunapha', 'durudhura']],
    [
      'grahas on both sides of the Sun',
      1,
      { sun: 5, mars: 6, venus: 4 },
      11,
      ['ubhayachari'],
      ['vesi', 'vosi'],
    ],
    ['all seven in movable signs', 2, { sun: 1, moon: 4, mars: 7 }, 10, ['rajju'], ['kedara']],
    ['all seven in one sign', 2, {}, 3, ['gola'], ['rajju', 'yuga']],
    [
      'the lords of nine and ten in each other’s signs',
      1,
      { jupiter: 10, saturn: 9 },
      3,
      ['dharma-karmadhipati', 'maha-parivartana'],
      [],
    ],
    ['the lord of the sixth in the twelfth', 1, { mercury: 12 }, 3, ['harsha'], []],
    ['a fallen Moon whose lord is in an angle', 1, { moon: 8, mars: 10 }, 3, ['neechabhanga'], []],
    ['two benefics together in the ninth', 1, { jupiter: 9, venus: 9 }, 3, ['chamara'], []],
    ['the lord of the fourth exalted beside that of the tenth', 1, { moon: 2, saturn: 2 }, 3, ['kahala'], []],
    [
      'the lords of one and ten in movable signs, that of nine at home',
      1,
      { mars: 4, saturn: 7, jupiter: 9 },
      3,
      ['shankha'],
      [],
    ],
    [
      'grahas in twelve, one, two and seven, the lord of nine at home',
      1,
      { jupiter: 12, sun: 1, mars: 7 },
      2,
      ['bheri'],
      [],
    ],
    [
      'the lords of Moon and lagna in an angle, in sight of the lagna',
      1,
      { moon: 5, sun: 10, mars: 10 },
      3,
      ['pushkala'],
      [],
    ],
    ['the same where nobody strong sees the lagna', 1, { moon: 5, sun: 7, mars: 7 }, 3, [], ['pushkala']],
    ['Mars in the seventh', 3, { mars: 9, moon: 4, venus: 4, jupiter: 6 }, 4, ['manglik'], []],
    [
      'Mars in the seventh, seen by Jupiter',
      3,
      { mars: 9, moon: 4, venus: 4, jupiter: 1 },
      4,
      [],
      ['manglik'],
    ],
    ['all between the nodes', 1, { rahu: 1, ketu: 7 }, 4, ['kaal-sarp'], []],
    ['one beyond the nodes', 1, { rahu: 1, ketu: 7, saturn: 9 }, 4, [], ['kaal-sarp']],
  ])('%s', (_, lagna, signs, rest, has, hasNot) => {
    const ids = idsOf(inSigns(lagna, signs, rest));
    expect(ids).toEqual(expect.arrayContaining(has));
    for (const id of hasNot) expect(ids).not.toContain(id);
  });
});

test('manglik tells from where it counts and what lifts it', () => {
  const chart = inSigns(1, { mars: 8, moon: 1, venus: 6, jupiter: 3 }, 3);
  expect(manglikOf(chart)).toEqual({
    houses: { lagna: 8, moon: 8, venus: 3 },
    countsFrom: ['lagna', 'moon'],
    exceptions: ['own-or-exalted'],
    isManglik: false,
  });
  expect(manglikOf({ ...chart, lagna: null }).houses.lagna).toBeNull();
});
