import type { Settings } from '../../panchang/settings.ts';
import { solarDayOf } from '../../panchang/solar-day.ts';
import {
  lunarEclipseAt,
  solarEclipseAt,
  solarEclipseOnEarth,
  type LocalSolarEclipse,
  type LunarEclipse,
} from '../../sky/eclipses.ts';
import { moonCrossing, moonHeight, sunHeight } from '../../sky/rise-and-set.ts';
import { tithiWheel } from '../../sky/wheel.ts';
import { addDays, type CivilDate } from '../../time/civil-date.ts';
import { civilDateAt, dayMs, minuteMs, type Instant, type Interval } from '../../time/zone.ts';
import { sutakOf, type Sutak } from './sutak.ts';

export type EclipseKind = 'penumbral' | 'partial' | 'annular' | 'total';

export type ContactId =
  | 'penumbra-begins'
  | 'partial-begins'
  | 'central-begins'
  | 'greatest'
  | 'central-ends'
  | 'partial-ends'
  | 'penumbra-ends';

export interface Contact {
  id: ContactId;
  at: Instant;
  /** Whether Sun or Moon is above the horizon of the place then. */
  isVisible: boolean;
}

export interface Eclipse {
  body: 'sun' | 'moon';
  /** Of the Sun: as it is in the sky of the place, or where it cannot be seen there, as the best-placed on Earth see it. */
  kind: EclipseKind;
  greatest: Instant;
  /** The share of the diameter that is covered; null where the place has none of a solar eclipse. */
  magnitude: number | null;
  /** The share of the Sun's area; null for the Moon. */
  obscuration: number | null;
  contacts: Contact[];
  /** When it can be seen from the place: the Sun's partial phase or, of the Moon, that in the umbra, above the horizon. */
  seen: Interval[];
  visibility: 'whole' | 'part' | 'none';
  /** Already eclipsed when it rises, and still when it sets. */
  risesEclipsed: boolean;
  setsEclipsed: boolean;
  sutak: Sutak | null;
  /** Why no sutak is kept. */
  noSutak: 'not-visible' | 'penumbral' | null;
}

/**
 * The eclipses of Sun and Moon whose greatest moment falls on a date from one to another, both included, by the clock of
 * the place, as they are seen from there; those that cannot be seen are told too, as such.
 */
export function eclipsesBetween(from: CivilDate, to: CivilDate, settings: Settings): Eclipse[] {
  const begin = solarDayOf(addDays(from, -1), settings).start;
  const end = solarDayOf(addDays(to, 2), settings).start;
  const found: Eclipse[] = [];
  for (
    let half = Math.floor(tithiWheel.partAt(begin) / 15);
    tithiWheel.startOf(half * 15) <= end;
    half += 1
  ) {
    const syzygy = tithiWheel.startOf(half * 15);
    const eclipse = half % 2 === 0 ? solarAt(syzygy, settings) : lunarAt(syzygy, settings);
    if (eclipse === null) continue;
    const date = civilDateAt(eclipse.greatest, settings.place.timeZone);
    if (date >= from && date <= to) found.push(eclipse);
  }
  return found;
}

function solarAt(newMoon: Instant, settings: Settings): Eclipse | null {
  const onEarth = solarEclipseOnEarth(newMoon);
  if (onEarth === null) return null;
  const nowhereHere: Eclipse = { ...unseen('sun', onEarth.kind, onEarth.greatest), noSutak: 'not-visible' };
  const local = solarEclipseAt(newMoon, settings.place);
  if (local === null) return nowhereHere;
  const isUp = (at: Instant) => sunHeight(at, settings.place, settings.sunrise) > 0;
  const seen = spansUp(local.partial, isUp);
  const visible = visibilityOf(local.partial, seen);
  if (visible === 'none') return nowhereHere;
  const ends = endsOf(local.partial, seen, visible);
  const nextRise = () => riseAfter(local.partial.to, settings);
  return {
    body: 'sun',
    kind: local.kind,
    greatest: local.greatest,
    magnitude: local.magnitude,
    obscuration: local.obscuration,
    contacts: solarContacts(local).map(([id, at]) => ({ id, at, isVisible: isUp(at) })),
    seen,
    visibility: visible,
    ...ends,
    sutak: sutakOf('sun', local.partial, seen, ends.setsEclipsed ? nextRise() : null, settings),
    noSutak: null,
  };
}

function lunarAt(fullMoon: Instant, settings: Settings): Eclipse | null {
  const eclipse = lunarEclipseAt(fullMoon);
  if (eclipse === null) return null;
  const { place } = settings;
  const isUp = (at: Instant) => moonHeight(at, place) > 0;
  const counted = eclipse.partial ?? eclipse.penumbra;
  const seen = spansUp(counted, isUp);
  const visible = visibilityOf(counted, seen);
  const ends = endsOf(counted, seen, visible);
  const noSutak = visible === 'none' ? 'not-visible' : eclipse.partial === null ? 'penumbral' : null;
  return {
    body: 'moon',
    kind: eclipse.kind,
    greatest: eclipse.greatest,
    magnitude: eclipse.partial === null ? eclipse.penumbralMagnitude : eclipse.magnitude,
    obscuration: null,
    contacts: lunarContacts(eclipse).map(([id, at]) => ({ id, at, isVisible: isUp(at) })),
    seen,
    visibility: visible,
    ...ends,
    sutak:
      noSutak === null
        ? sutakOf(
            'moon',
            counted,
            seen,
            ends.setsEclipsed ? moonCrossing(counted.to, counted.to + 2 * dayMs, 1, place) : null,
            settings,
          )
        : null,
    noSutak,
  };
}

function unseen(body: Eclipse['body'], kind: EclipseKind, greatest: Instant): Eclipse {
  return {
    body,
    kind,
    greatest,
    magnitude: null,
    obscuration: null,
    contacts: [],
    seen: [],
    visibility: 'none',
    risesEclipsed: false,
    setsEclipsed: false,
    sutak: null,
    noSutak: null,
  };
}

type Timed = readonly [ContactId, Instant];

function solarContacts({ partial, central, greatest }: LocalSolarEclipse): Timed[] {
  return [
    ['partial-begins', partial.from],
    ...(central === null ? [] : [['central-begins', central.from] as const]),
    ['greatest', greatest],
    ...(central === null ? [] : [['central-ends', central.to] as const]),
    ['partial-ends', partial.to],
  ];
}

function lunarContacts({ penumbra, partial, total, greatest }: LunarEclipse): Timed[] {
  return [
    ['penumbra-begins', penumbra.from],
    ...(partial === null ? [] : [['partial-begins', partial.from] as const]),
    ...(total === null ? [] : [['central-begins', total.from] as const]),
    ['greatest', greatest],
    ...(total === null ? [] : [['central-ends', total.to] as const]),
    ...(partial === null ? [] : [['partial-ends', partial.to] as const]),
    ['penumbra-ends', penumbra.to],
  ];
}

/** When a body is above the horizon within a span, to the second. */
function spansUp({ from, to }: Interval, isUp: (at: Instant) => boolean): Interval[] {
  const spans: Interval[] = [];
  let begin = isUp(from) ? from : null;
  for (let before = from; before < to; before += 2 * minuteMs) {
    const after = Math.min(before + 2 * minuteMs, to);
    if (isUp(before) === isUp(after)) continue;
    const change = changeBetween(before, after, isUp);
    if (begin === null) begin = change;
    else {
      spans.push({ from: begin, to: change });
      begin = null;
    }
  }
  if (begin !== null) spans.push({ from: begin, to });
  return spans;
}

function changeBetween(from: Instant, to: Instant, isUp: (at: Instant) => boolean): Instant {
  const wasUp = isUp(from);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (isUp(middle) === wasUp) low = middle;
    else high = middle;
  }
  return Math.round(high);
}

function visibilityOf(whole: Interval, seen: readonly Interval[]): Eclipse['visibility'] {
  const [first] = seen;
  if (first === undefined) return 'none';
  return first.from === whole.from && first.to === whole.to ? 'whole' : 'part';
}

function endsOf(whole: Interval, seen: readonly Interval[], visible: Eclipse['visibility']) {
  const isPart = visible === 'part';
  return {
    risesEclipsed: isPart && (seen[0]?.from ?? whole.from) > whole.from,
    setsEclipsed: isPart && (seen.at(-1)?.to ?? whole.to) < whole.to,
  };
}

/** The sunrise after an instant; null where there is none on the next three days. */
function riseAfter(at: Instant, settings: Settings): Instant | null {
  const date = civilDateAt(at, settings.place.timeZone);
  for (let days = 0; days <= 3; days += 1) {
    const { sunrise } = solarDayOf(addDays(date, days), settings);
    if (sunrise !== null && sunrise > at) return sunrise;
  }
  return null;
}
