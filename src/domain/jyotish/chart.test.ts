import { describe, expect, test } from 'vitest';
import { aspectsSign, aspectValue, sightOf } from './aspects.ts';
import { avakahadaOf } from './avakahada.ts';
import { birthDayOf, birthPanchangOf } from './birth-panchang.ts';
import { chartOf, signOfHouse, type Chart } from './chart.ts';
import { combustionVariants, isCombust } from './combustion.ts';
import { grahas, positionsAt, type Positions } from './grahas.ts';
import { bhavaOf, sripatiHouses } from './houses.ts';
import { arudhasOf, charaKarakas, charaKarakasOf } from './karakas.ts';
import { degreesOn, type Sign } from './zodiac.ts';

const pune = { latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' };
const at = Date.UTC(1990, 4, 12, 5);
const chart = chartOf({ ...pune, at });

describe('a chart', () => {
  test('counts houses from the lagna in whole signs', () => {
    expect(chart.lagna?.sign).toBe(4);
    for (const graha of grahas) {
      const { house, sign } = chart.grahas[graha];
      expect(signOfHouse(chart, house)).toBe(sign);
    }
    expect(chart.grahas.moon).toMatchObject({ sign: 8, house: 5, dignity: 'debilitated', nakshatra: 18 });
  });

  test('without a time counts them from the Moon and has no lagna', () => {
    const timeless = chartOf({ ...pune, at }, undefined, { hasTime: false });
    expect(timeless).toMatchObject({ lagna: null, noLagna: 'no-time', bhavas: [], midheaven: null });
    expect(timeless.grahas.moon.house).toBe(1);
    expect(timeless.grahas.moon.bhava).toBeNull();
  });

  test('beyond the polar circles has none either', () => {
    expect(chartOf({ at, latitude: 69.65, longitude: 18.96 })).toMatchObject({
      lagna: null,
      noLagna: 'polar',
    });
  });

  test('by another ayanamsa differs by it, and the nodes stay opposite', () => {
    const raman = chartOf({ ...pune, at }, { ayanamsa: 'raman', node: 'true' });
    expect(raman.grahas.sun.longitude - chart.grahas.sun.longitude).toBeCloseTo(1.4463, 3);
    expect(degreesOn(raman.grahas.rahu.longitude, raman.grahas.ketu.longitude)).toBeCloseTo(180, 9);
  });
});

describe('the houses of Sripati', () => {
  test('fill the zodiac without a gap, and hold the lagna and the midheaven in their middles', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const { bhavas, lagna, midheaven } = chartOf({ ...pune, at: at + hour * 3_600_000 });
      expect(bhavas).toHaveLength(12);
      expect(bhavas[0]?.middle).toBeCloseTo(lagna?.longitude ?? -1, 9);
      expect(bhavas[9]?.middle).toBeCloseTo(midheaven ?? -1, 9);
      expect(bhavas.reduce((sum, { from, to }) => sum + degreesOn(from, to), 0)).toBeCloseTo(360, 6);
      for (const [index, { from, middle }] of bhavas.entries()) {
        expect(degreesOn(bhavas[(index + 11) % 12]?.to ?? -1, from) % 360).toBeCloseTo(0, 6);
        expect(bhavaOf(middle, bhavas)).toBe(index + 1);
      }
    }
  });

  test('are equal where the midheaven is square to the lagna', () => {
    const houses = sripatiHouses(0, 270);
    for (const [index, { middle }] of houses.entries()) expect(middle).toBeCloseTo(index * 30, 9);
    expect(bhavaOf(14.9, houses)).toBe(1);
    expect(bhavaOf(15.1, houses)).toBe(2);
  });
});

describe('the panchang of a birth', () => {
  test('has the limbs of the instant and the vara of the last sunrise', () => {
    expect(birthPanchangOf({ ...pune, at }, 'lahiri')).toMatchObject({
      tithi: 18,
      nakshatra: 18,
      vara: 6,
      month: { amanta: 2, purnimanta: 3, isAdhika: false },
      samvat: { vikram: 2047, shaka: 1912 },
    });
  });

  test('an hour before sunrise belongs to the weekday before', () => {
    const beforeSunrise = Date.UTC(1990, 4, 11, 23, 30);
    expect(birthDayOf({ ...pune, at: beforeSunrise })).toMatchObject({ vara: 5, isByDay: false });
    expect(birthDayOf({ ...pune, at: beforeSunrise + 2 * 3_600_000 })).toMatchObject({
      vara: 6,
      isByDay: true,
    });
  });

  test('west of the date line the zone’s date names the weekday', () => {
    const apia = { latitude: -13.83, longitude: -171.76, timeZone: 'Pacific/Apia' };
    // Noon of Sunday, 2012-01-01 there; by the meridian it is still Saturday.
    const noon = Date.UTC(2011, 11, 31, 22);
    expect(birthDayOf({ ...apia, at: noon }).vara).toBe(0);
    expect(birthDayOf({ latitude: apia.latitude, longitude: apia.longitude, at: noon }).vara).toBe(6);
  });

  test('where the Sun does not rise a day is six hours around noon', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    const { sunrise, sunset } = birthDayOf({ ...tromso, at: Date.UTC(2000, 11, 21, 11) });
    expect(sunset - sunrise).toBe(12 * 3_600_000);
  });
});

test('the avakahada is that of the Moon, and paya needs a lagna', () => {
  expect(avakahadaOf(chart)).toEqual({
    gana: 'rakshasa',
    nadi: 'aadi',
    yoni: 'deer',
    varna: 'brahmin',
    vashya: 'keeta',
    tatva: 'water',
    syllable: { devanagari: 'यी', latin: expect.stringMatching(/^Y/) },
    rashiLord: 'mars',
    lagnaLord: 'moon',
    paya: 'silver',
  });
  expect(avakahadaOf(chartOf({ ...pune, at }, undefined, { hasTime: false }))).toMatchObject({
    lagnaLord: null,
    paya: null,
  });
});

test('grahas are lost in the Sun within their orbs, retrograde Mercury and Venus within less', () => {
  const positions = positionsAt(at);
  const beside = (degrees: number, isRetrograde: boolean): Positions => ({
    ...positions,
    venus: { ...positions.venus, longitude: positions.sun.longitude + degrees, isRetrograde },
  });
  expect(isCombust('venus', beside(9, false))).toBe(true);
  expect(isCombust('venus', beside(9, true))).toBe(false);
  expect(isCombust('venus', beside(10.1, false))).toBe(false);
  expect(combustionVariants('venus', beside(9.5, false))).toEqual([{ table: 'aryabhata', isCombust: false }]);
  expect(combustionVariants('venus', beside(8.5, true))).toEqual([{ table: 'aryabhata', isCombust: true }]);
  expect(combustionVariants('venus', beside(5, false))).toEqual([]);
  expect(isCombust('sun', positions)).toBe(false);
  expect(isCombust('rahu', { ...positions, rahu: positions.sun })).toBe(false);
});

describe('aspects', () => {
  test('all see the seventh, Mars, Jupiter and Saturn two houses more', () => {
    const seen = (graha: Parameters<typeof aspectsSign>[0]) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sign) => aspectsSign(graha, 1, sign as Sign));
    expect(seen('moon')).toEqual([7]);
    expect(seen('mars')).toEqual([4, 7, 8]);
    expect(seen('jupiter')).toEqual([5, 7, 9]);
    expect(seen('saturn')).toEqual([3, 7, 10]);
  });

  test('of a chart are told by signs and by who stands in them', () => {
    // Saturn in Makara sees Meena with Venus, Karka with Ketu, and Tula.
    expect(sightOf('saturn', chart)).toEqual({ signs: [12, 4, 7], grahas: ['venus', 'ketu'] });
  });

  test.each([
    ['sun', 180, 60],
    ['sun', 30, 0],
    ['sun', 60, 15],
    ['sun', 90, 45],
    ['sun', 120, 30],
    ['sun', 150, 0],
    ['sun', 240, 30],
    ['sun', 299, 0.5],
    ['saturn', 60, 60],
    ['mars', 90, 60],
    ['jupiter', 120, 60],
  ] as const)('%s sees a point %d° on with %d virupas', (graha, on, virupas) => {
    expect(aspectValue(graha, on)).toBe(virupas);
  });
});

describe('karakas', () => {
  test('are eight with Rahu, seven without, each another graha', () => {
    const eight = charaKarakasOf(chart);
    expect(Object.keys(eight)).toEqual([...charaKarakas]);
    expect(new Set(Object.values(eight)).size).toBe(8);
    const seven = charaKarakasOf(chart, 7);
    expect(Object.values(seven)).not.toContain('rahu');
    expect(seven.atma).toBe('sun');
  });

  test('an arudha never falls on its house or on the seventh from it', () => {
    for (let hour = 0; hour < 240; hour += 1) {
      const each: Chart = chartOf({ ...pune, at: at + hour * 3_600_000 });
      for (const [index, image] of arudhasOf(each).entries()) {
        const house = signOfHouse(each, index + 1);
        expect([0, 6]).not.toContain((image - house + 12) % 12);
      }
    }
  });
});
