/** A chart as the terminal writes it. */
import { ashtakavargaOf, type AshtakavargaEdition } from '#domain/jyotish/ashtakavarga.ts';
import { sightOf } from '#domain/jyotish/aspects.ts';
import { avakahadaOf } from '#domain/jyotish/avakahada.ts';
import { birthDayOf, birthPanchangOf } from '#domain/jyotish/birth-panchang.ts';
import { bordersOf } from '#domain/jyotish/borders.ts';
import { chartOf, type Chart, type ChartPoint } from '#domain/jyotish/chart.ts';
import { combustionVariants } from '#domain/jyotish/combustion.ts';
import { ashtottari } from '#domain/jyotish/dasha/ashtottari.ts';
import { subPeriods, type DashaYear, type Period } from '#domain/jyotish/dasha/periods.ts';
import { vimshottari, vimshottariRound } from '#domain/jyotish/dasha/vimshottari.ts';
import { yogini } from '#domain/jyotish/dasha/yogini.ts';
import { factsOf } from '#domain/jyotish/facts.ts';
import { grahas, positionsAt, type Graha, type GrahaReckoning } from '#domain/jyotish/grahas.ts';
import { staysOf } from '#domain/jyotish/ingresses.ts';
import { arudhasOf, charaKarakasOf } from '#domain/jyotish/karakas.ts';
import { readingsOf, type Reading } from '#domain/jyotish/readings/readings.ts';
import { rulesOf } from '#domain/jyotish/rules/find-rules.ts';
import { manglikOf } from '#domain/jyotish/rules/manglik.ts';
import { books, type Rule, type RuleSource } from '#domain/jyotish/rules/rule.ts';
import { saturnPeriods } from '#domain/jyotish/saturn-periods.ts';
import { shadbalaOf } from '#domain/jyotish/shadbala.ts';
import { transitsOver } from '#domain/jyotish/transits.ts';
import { certaintyWithin, dashaShiftDays } from '#domain/jyotish/uncertainty.ts';
import { signOf } from '#domain/jyotish/zodiac.ts';
import { dayMs, type Instant } from '#domain/time/zone.ts';
import { isoOffset, utcOf, type ReadBirth } from './read-birth.ts';

export interface KundliSettings {
  reckoning: GrahaReckoning;
  year: DashaYear;
  /** Whose points of ashtakavarga are written. */
  points: AshtakavargaEdition;
  /** How many levels of the dasha are written, 1…5. */
  levels: number;
  /** Whether Saturn's periods over a hundred years are written. */
  saturn: boolean;
  /** An instant whose transits are written. */
  transitsAt: Instant | null;
}

export function kundliJson(birth: ReadBirth, settings: KundliSettings): object {
  const { reckoning, year, points, levels, saturn, transitsAt } = settings;
  const { moment, placeName, hasTime, range, clock } = birth;
  const { latitude, longitude, timeZone = null } = moment;
  const chart = chartOf(moment, reckoning, { hasTime });
  const rules = rulesOf(chart);
  const isSure = range.from === range.to;
  const certainty = isSure ? null : certaintyWithin(range, moment, reckoning, factsOf, { hasTime });
  return {
    utc: utcOf(moment.at),
    place: { name: placeName, latitude, longitude, timeZone },
    clock: clock && {
      name: clock.reading.clock,
      offset: isoOffset(clock.reading.offsetMs),
      others: clock.others.map(({ clock: name, offsetMs, at }) => ({
        name,
        offset: isoOffset(offsetMs),
        utc: utcOf(at),
      })),
    },
    ayanamsa: degrees(chart.ayanamsa),
    reckoning,
    lagna: chart.lagna && { ...pointJson(chart.lagna), vargas: chart.lagna.vargas },
    midheaven: chart.midheaven === null ? null : degrees(chart.midheaven),
    bhavas: chart.bhavas.map(({ from, middle, to }) => [from, middle, to].map(degrees)),
    housesFrom: chart.lagna ? 'lagna' : 'moon',
    grahas: Object.fromEntries(
      grahas.map((graha) => {
        const placed = chart.grahas[graha];
        return [
          graha,
          {
            ...pointJson(placed),
            speed: degrees(placed.speed),
            house: placed.house,
            bhava: placed.bhava,
            retrograde: placed.isRetrograde,
            combust: placed.isCombust,
            combustVariants: combustionVariants(graha, chart.grahas),
            dignity: placed.dignity,
            friendship: placed.friendship,
            sees: sightOf(graha, chart),
            vargas: placed.vargas,
          },
        ];
      }),
    ),
    dasha: vimshottari(chart.grahas.moon.longitude, moment.at, year).map((period) =>
      periodJson(period, levels),
    ),
    ...(isSure ? {} : { dashaMayShiftDays: dashaShiftDays(range, reckoning) }),
    yogini: yogini(chart.grahas.moon.longitude, moment.at, year).map(plainPeriod),
    ashtottari: ashtottari(chart.grahas.moon.longitude, moment.at, year).map(plainPeriod),
    panchang: birthPanchangOf(moment, reckoning.ayanamsa, birthDayOf(moment)),
    avakahada: avakahadaOf(chart),
    yogas: rules.yogas.map(ruleJson),
    doshas: rules.doshas.map(ruleJson),
    manglik: manglikOf(chart),
    readings: readingsOf(chart).map(readingJson),
    karakas: charaKarakasOf(chart),
    arudhas: arudhasOf(chart),
    ashtakavarga: ashtakavargaOf(chart, points),
    shadbala: shadbalaOf(chart),
    ...(saturn ? { saturn: saturnJson(chart) } : {}),
    ...(transitsAt === null ? {} : { transits: transitsJson(chart, transitsAt) }),
    uncertain: [
      ...(certainty?.open.map((open) => ({ ...open, holds: false, of: certainty.minutes })) ?? []),
      ...bordersOf(chart).map(({ field, value, other }) => ({
        field,
        alternatives: [{ value }, { value: other }],
        holds: false,
        why: 'border',
      })),
    ],
  };
}

function saturnJson({ moment, grahas: { moon }, reckoning }: Chart): object[] {
  const life = 100 * 365.25 * dayMs;
  return saturnPeriods(moon.sign, moment.at, moment.at + life, reckoning).map(({ from, to, ...rest }) => ({
    ...rest,
    start: utcOf(from),
    end: utcOf(to),
  }));
}

function transitsJson({ grahas: { moon }, reckoning }: Chart, at: Instant): object {
  const moonAtEntry = Object.fromEntries(
    grahas.map((graha) => {
      const [stay] = staysOf(graha, at, at, reckoning);
      return [graha, signOf(positionsAt(stay?.from ?? at, reckoning).moon.longitude)];
    }),
  );
  return { utc: utcOf(at), over: transitsOver(moon.sign, positionsAt(at, reckoning), moonAtEntry) };
}

function ruleJson({ id, source, isVerified, agreement, strength }: Rule): object {
  return { id, source: source.map(sourceText).join('; '), verified: isVerified, agreement, strength };
}

function readingJson({ id, says, source, isVerified, agreement }: Reading): object {
  return { id, says, source: sourceText(source), verified: isVerified, agreement };
}

function sourceText({ book, verse }: RuleSource): string {
  return verse === undefined ? books[book] : `${books[book]} ${verse}`;
}

function pointJson({ longitude, sign, nakshatra, pada }: ChartPoint): object {
  return { longitude: degrees(longitude), sign, nakshatra, pada };
}

function plainPeriod({ lord, from, to }: Period<string>): object {
  return { lord, start: instantText(from), end: instantText(to) };
}

function periodJson(period: Period<Graha>, levels: number): object {
  return {
    ...plainPeriod(period),
    ...(levels > 1
      ? { periods: subPeriods(vimshottariRound, period).map((each) => periodJson(each, levels - 1)) }
      : {}),
  };
}

function instantText(at: number): string {
  return new Date(Math.round(at / 1000) * 1000).toISOString().replace('.000Z', 'Z');
}

/** To a thousandth of an arc second. */
function degrees(value: number): number {
  return Math.round(value * 3.6e6) / 3.6e6;
}
