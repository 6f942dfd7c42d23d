import { aspectsSign } from '../aspects.ts';
import type { Chart, PlacedGraha } from '../chart.ts';
import { lordOf, signsOf } from '../dignities.ts';
import { grahas, seenGrahas, type Graha, type SeenGraha } from '../grahas.ts';
import { countFrom, degreesOn, signFrom, type Sign } from '../zodiac.ts';

/** A chart as rules ask it: houses are whole signs from the lagna, or from the Moon where there is none. */
export interface RuleView {
  chart: Chart;
  of: (graha: Graha) => PlacedGraha;
  /** 1…12 from the first house. */
  house: (graha: Graha) => number;
  /** How a graha counts from another one: 1 is together with it. */
  from: (origin: Graha, graha: Graha) => number;
  /** Of a house. */
  lord: (house: number) => SeenGraha;
  isIn: (graha: Graha, houses: readonly number[]) => boolean;
  /** Exalted, or in a sign of its own. */
  isHigh: (graha: Graha) => boolean;
  together: (one: Graha, other: Graha) => boolean;
  /** Whether a graha sees a sign or another one in full. */
  sees: (graha: Graha, target: Graha | Sign) => boolean;
  /** Each stands in a sign of the other. */
  exchange: (one: SeenGraha, other: SeenGraha) => boolean;
  /** Together, in each other's full sight, or in each other's signs. */
  joined: (one: SeenGraha, other: SeenGraha) => boolean;
  /** Those in a house, all nine. */
  inHouse: (house: number) => Graha[];
  /** Jupiter, Venus, the waxing Moon, and Mercury where no malefic is with it (BPHS 3.11). */
  benefics: readonly SeenGraha[];
  malefics: readonly SeenGraha[];
  /** The seven, by house. */
  occupied: ReadonlySet<number>;
}

export const kendras = [1, 4, 7, 10] as const;
export const trikonas = [1, 5, 9] as const;
export const dusthanas = [6, 8, 12] as const;

export function viewOf(chart: Chart): RuleView {
  const of = (graha: Graha) => chart.grahas[graha];
  const sign = (graha: Graha) => of(graha).sign;
  const house = (graha: Graha) => of(graha).house;
  const together = (one: Graha, other: Graha) => one !== other && sign(one) === sign(other);
  const sees = (graha: Graha, target: Graha | Sign) =>
    aspectsSign(graha, sign(graha), typeof target === 'number' ? target : sign(target));
  const exchange = (one: SeenGraha, other: SeenGraha) =>
    one !== other && lordOf(sign(one)) === other && lordOf(sign(other)) === one;
  const isWaxing = degreesOn(of('sun').longitude, of('moon').longitude) < 180;
  const isBadCompany = (['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const).some((other) =>
    together('mercury', other),
  );
  const benefics = seenGrahas.filter(
    (graha) =>
      graha === 'jupiter' ||
      graha === 'venus' ||
      (graha === 'moon' && isWaxing) ||
      (graha === 'mercury' && !isBadCompany),
  );
  return {
    chart,
    of,
    house,
    from: (origin, graha) => countFrom(sign(origin), sign(graha)),
    lord: (number) => lordOf(signFrom(chart.firstSign, number)),
    isIn: (graha, houses) => houses.includes(house(graha)),
    isHigh: (graha) => {
      const { dignity } = of(graha);
      return dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own';
    },
    together,
    sees,
    exchange,
    joined: (one, other) =>
      one !== other &&
      (together(one, other) || (sees(one, other) && sees(other, one)) || exchange(one, other)),
    inHouse: (number) => grahas.filter((graha) => house(graha) === number),
    benefics,
    malefics: seenGrahas.filter((graha) => !benefics.includes(graha)),
    occupied: new Set(seenGrahas.map(house)),
  };
}

/** The houses that a graha owns. */
export function housesOf(view: RuleView, graha: SeenGraha): number[] {
  return signsOf(graha).map((sign) => countFrom(view.chart.firstSign, sign));
}
