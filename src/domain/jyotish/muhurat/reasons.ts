import type { Language } from '../../language.ts';
import { abhijitOf, partOfDay } from '../../panchang/day-parts.ts';
import { limbsBetween, type Limb } from '../../panchang/day.ts';
import { nakshatraName, tithiWithPaksha, varaName, yogaName } from '../../panchang/names.ts';
import type { Settings } from '../../panchang/settings.ts';
import { solarDayBeside } from '../../panchang/solar-day.ts';
import { ayanamsaAt } from '../../sky/ayanamsa.ts';
import { sunLongitude } from '../../sky/positions.ts';
import { siderealWheels, tithiWheel } from '../../sky/wheel.ts';
import { weekdayOfNumber, type Weekday } from '../../time/civil-date.ts';
import type { Interval } from '../../time/zone.ts';
import { bhadrasBetween } from '../day/bhadras.ts';
import { chandraBalaOf, taraNames, taraOf } from '../day/bala.ts';
import { dishaShoolOf, type Direction } from '../day/disha-shool.ts';
import { durmuhurtasOf } from '../day/durmuhurtas.ts';
import { amritKaalsBetween, varjyamsBetween } from '../day/ghatis-of-nakshatra.ts';
import { panchakasBetween } from '../day/panchakas.ts';
import type { Acceptance, Said } from '../said.ts';
import { nakshatraOf } from '../zodiac.ts';
import type { PurposeId, PurposeRule } from './purposes.ts';
import { reasonTexts, type Named, type ReasonId } from './reason-texts.ts';
import type { Season } from './seasons.ts';
import { common, type Window } from './windows.ts';

export interface MuhuratReason {
  id: ReasonId;
  side: 'for' | 'against';
  /** When within the window it lasts. */
  spans: Interval[];
  says: Said;
  /** What it adds to the window's score: its weight by the share of the window. */
  counts: number;
  source: string;
  isVerified: boolean;
  agreement: Acceptance;
  /** Which of the births it speaks of, by its place in the question; none for all people alike. */
  birth?: number;
}

/** The Moon of one for whom the time is sought: nakshatra 1…27, rashi 1…12. */
export interface MuhuratBirth {
  nakshatra: number;
  rashi: number;
}

export interface ReasonsAsked {
  purpose: PurposeId;
  rule: PurposeRule;
  seasons: readonly Season[];
  /** Days of eclipses that are seen from the place, sutak included. */
  eclipses: readonly Interval[];
  births: readonly MuhuratBirth[];
  direction: Direction | undefined;
}

/** All that speaks for a window and against it. */
export function reasonsOf(window: Window, asked: ReasonsAsked, settings: Settings): MuhuratReason[] {
  const told: MuhuratReason[] = [];
  const tell = (id: ReasonId, spans: readonly Interval[], about: Named = nothing, birth?: number) => {
    const within = common([window], spans);
    if (within.length === 0) return;
    const { weight, says, source, isVerified, agreement } = reasonTexts[id];
    const share = within.reduce((sum, { from, to }) => sum + to - from, 0) / (window.to - window.from);
    told.push({
      id,
      side: weight > 0 ? 'for' : 'against',
      spans: within,
      says: says(about),
      counts: Math.round(weight * Math.min(1, share) * 100) / 100,
      source,
      isVerified,
      agreement,
      ...(birth === undefined ? {} : { birth }),
    });
  };
  const { rule, purpose } = asked;
  const vara = weekdayOfNumber(window.day.dayNumber);
  const wheels = siderealWheels(settings.ayanamsa);
  const stars = limbsBetween(wheels.nakshatra, window.from, window.to);
  const tithis = limbsBetween(tithiWheel, window.from, window.to);

  for (const star of stars) {
    tell('nakshatra', [star], named(nakshatraName, star.number));
    if (sarvarthaSiddhi[vara].includes(star.number))
      tell('sarvartha-siddhi', [star], named(nakshatraName, star.number));
    if (amritaSiddhi[vara] === star.number && !(notAmrita[purpose] === vara))
      tell('amrita-siddhi', [star], named(nakshatraName, star.number));
  }
  for (const tithi of tithis) {
    const isRikta = [4, 9, 14].includes(tithi.number % 15);
    tell(isRikta ? 'rikta-tithi' : 'tithi', [tithi], named(tithiWithPaksha, tithi.number));
  }
  tell(
    'bright-half',
    tithis.filter(({ number }) => number <= 15),
  );
  tell(
    'late-dark-half',
    tithis.filter(({ number }) => number > 25),
  );
  const isWeak = rule.weakVaras?.includes(vara) ?? false;
  tell(isWeak ? 'weak-vara' : 'vara', [window], named(varaName, vara));
  if (rule.byDay) tell('by-night', [{ from: window.day.dusk, to: window.to }]);

  tellPartsOfDay(window, vara, tell, settings);
  tell('amrit-kaal', amritKaalsBetween(window.from, window.to, settings.ayanamsa));
  tell('varjyam', varjyamsBetween(window.from, window.to, settings.ayanamsa));
  for (const { places } of bhadrasBetween(window.from, window.to, settings.ayanamsa))
    for (const place of places)
      tell(place.loka === 'prithvi' ? 'bhadra-on-earth' : 'bhadra-elsewhere', [place]);
  for (const yoga of limbsBetween(wheels.yoga, window.from, window.to)) {
    const part = barredPart(yoga);
    if (part !== null) tell('bad-yoga', [part], named(yogaName, yoga.number));
  }
  if (purpose === 'travel' || purpose === 'bhoomi_pujan')
    tell('panchaka', panchakasBetween(window.from, window.to, settings));
  if (asked.direction !== undefined && dishaShoolOf(vara) === asked.direction)
    tell('disha-shool', [window], named(varaName, vara));
  if (purpose === 'bhoomi_pujan') tell('bhumi-shayana', earthAsleep(window, settings));
  for (const season of asked.seasons) if (rule.against.includes(season.id)) tell(season.id, [season]);
  tell('eclipse', asked.eclipses);
  asked.births.forEach((birth, index) => tellForBirth(birth, index, window, tithis, stars, tell, settings));
  return told;
}

type Tell = (id: ReasonId, spans: readonly Interval[], about?: Named, birth?: number) => void;

function tellPartsOfDay({ day }: Window, vara: Weekday, tell: Tell, settings: Settings): void {
  const some = (span: Interval | null) => (span === null ? [] : [span]);
  tell('abhijit', some(abhijitOf(vara, day)));
  tell('rahu-kaal', some(partOfDay('rahuKalam', vara, day)));
  tell('yamaganda', some(partOfDay('yamaganda', vara, day)));
  tell('durmuhurta', durmuhurtasOf(vara, day, solarDayBeside(day, 1, settings)) ?? []);
}

function tellForBirth(
  birth: MuhuratBirth,
  index: number,
  window: Window,
  tithis: readonly Limb[],
  stars: readonly Limb[],
  tell: Tell,
  settings: Settings,
): void {
  for (const star of stars) {
    const { id, favour } = taraOf(birth.nakshatra, star.number);
    if (favour !== 'mixed')
      tell(favour === 'favourable' ? 'tara-good' : 'tara-bad', [star], taraNames[id], index);
  }
  const { moonRashi } = siderealWheels(settings.ayanamsa);
  for (const rashi of limbsBetween(moonRashi, window.from, window.to))
    for (const isBright of [true, false]) {
      const { house, favour } = chandraBalaOf(birth.rashi, rashi.number, isBright);
      const half = common(
        [rashi],
        tithis.filter(({ number }) => number <= 15 === isBright),
      );
      if (favour !== 'mixed')
        tell(favour === 'favourable' ? 'moon-good' : 'moon-bad', half, numeral(house), index);
    }
}

const nothing: Named = { en: '', hi: '' };

function named(name: (number: number, language: Language) => string, number: number): Named {
  return { en: name(number, 'en'), hi: name(number, 'hi') };
}

function numeral(number: number): Named {
  return { en: String(number), hi: String(number) };
}

/** Nakshatras that make the yoga with a weekday (Muhurta Chintamani, chapter 1). */
const sarvarthaSiddhi: Readonly<Record<Weekday, readonly number[]>> = {
  0: [1, 8, 12, 13, 19, 21, 26],
  1: [4, 5, 8, 17, 22],
  2: [1, 3, 9, 26],
  3: [3, 4, 5, 13, 17],
  4: [1, 7, 8, 17, 27],
  5: [1, 7, 17, 22, 27],
  6: [4, 15, 22],
};

const amritaSiddhi: Readonly<Record<Weekday, number>> = { 0: 13, 1: 5, 2: 1, 3: 17, 4: 8, 5: 27, 6: 4 };

/** Acts for which one of the seven is not taken. */
const notAmrita: Readonly<Partial<Record<PurposeId, Weekday>>> = {
  vivah: 4,
  travel: 6,
  griha_pravesh: 2,
  griha_pravesh_old: 2,
};

/**
 * The part of a yoga that is left out: all of Vyatipata and Vaidhriti, the first half of Parigha, so many first ghatikas
 * of sixty of six others (Muhurta Chintamani, chapter 1).
 */
function barredPart({ number, from, to }: Limb): Interval | null {
  const sixtieths = barred[number];
  return sixtieths === undefined ? null : { from, to: from + ((to - from) * sixtieths) / 60 };
}

const barred: Readonly<Record<number, number>> = {
  1: 3,
  6: 6,
  9: 5,
  10: 6,
  13: 9,
  15: 3,
  17: 60,
  19: 30,
  27: 60,
};

/** The Moon in the 5th, 7th, 9th, 12th, 19th or 26th nakshatra from the Sun's. */
function earthAsleep({ from, to }: Interval, { ayanamsa }: Settings): Interval[] {
  const sunStar = nakshatraOf(sunLongitude(from) - ayanamsaAt(ayanamsa, from));
  return limbsBetween(siderealWheels(ayanamsa).nakshatra, from, to).filter(({ number }) =>
    [5, 7, 9, 12, 19, 26].includes(((number - sunStar + 27) % 27) + 1),
  );
}
