import type { Chart } from './chart.ts';
import { lordOf } from './dignities.ts';
import { grahas, type Graha } from './grahas.ts';
import { countFrom, signFrom, type Sign } from './zodiac.ts';

export const charaKarakas = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'gnati',
  'dara',
] as const;
export type CharaKaraka = (typeof charaKarakas)[number];

/**
 * The movable significators by degrees gone in their signs, the highest first (BPHS 32.1-24). With eight, Rahu takes
 * part and counts from the end of his sign; with seven (Jaimini Sutras 1.1.10-18 as many read them) he does not, and
 * the mother's and the son's are one.
 */
export function charaKarakasOf(
  chart: Pick<Chart, 'grahas'>,
  count: 7 | 8 = 8,
): Partial<Record<CharaKaraka, Graha>> {
  const named = count === 8 ? charaKarakas : charaKarakas.filter((karaka) => karaka !== 'pitri');
  const ranked = grahas
    .filter((graha) => graha !== 'ketu' && (graha !== 'rahu' || count === 8))
    .map((graha) => {
      const { degrees } = chart.grahas[graha];
      return { graha, gone: graha === 'rahu' ? 30 - degrees : degrees };
    })
    .sort((one, other) => other.gone - one.gone);
  return Object.fromEntries(named.map((karaka, index) => [karaka, ranked[index]?.graha]));
}

/**
 * The image (pada, arudha) of each house, 1…12: as far from its lord as the lord is from it; one that falls on the house
 * or on the seventh from it moves on to the tenth from there (BPHS 29.1-5). Empty without a lagna.
 */
export function arudhasOf(chart: Pick<Chart, 'grahas' | 'lagna'>): Sign[] {
  const { lagna } = chart;
  if (lagna === null) return [];
  return Array.from({ length: 12 }, (_, index) => {
    const house = signFrom(lagna.sign, index + 1);
    const lord = chart.grahas[lordOf(house)].sign;
    const image = signFrom(lord, countFrom(house, lord));
    const fell = countFrom(house, image);
    return fell === 1 || fell === 7 ? signFrom(image, 10) : image;
  });
}
