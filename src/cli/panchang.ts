/**
 * The panchang from a terminal, as the app reckons it on a device.
 *
 *   npm run --silent panchang -- --day 2029-11-05         the day as one JSON object, times by the clock of the place
 *   npm run --silent panchang -- --tithis 1975-2050       {year: [tithi at sunrise, one a day]}, negative where it is
 *                                                         borderline: another reckoning may find its neighbour
 *   npm run --silent panchang -- --festivals 2029         [{id, date, alternatives: [{date, why}], rule}]; also 2001-2035
 *
 * `--place 28.6139,77.2090,Asia/Kolkata` (latitude, longitude, IANA zone) goes with each; New Delhi where it is left
 * out. Ends with 2 and a sentence on standard error when it is called wrongly.
 */
import { parseArgs } from 'node:util';
import { festivalsBetween } from '#domain/festivals/festivals-between.ts';
import { reasonText } from '#domain/festivals/reason-text.ts';
import { panchangOf, type Limb } from '#domain/panchang/day.ts';
import * as names from '#domain/panchang/names.ts';
import { firstDate, isInRange, lastDate } from '#domain/panchang/range.ts';
import { settingsFor, type Settings } from '#domain/panchang/settings.ts';
import { tithisOf } from '#domain/panchang/tithi-table.ts';
import { civilDate, readCivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace, readPlace, type Place } from '#domain/time/place.ts';
import { localTime, type Instant, type Interval } from '#domain/time/zone.ts';

const usage =
  'Usage: npm run --silent panchang -- (--day YYYY-MM-DD | --tithis YEARS | --festivals YEARS) [--place LATITUDE,LONGITUDE,ZONE]';

const result = answer();
if (typeof result === 'string') {
  process.stderr.write(`${result}\n`);
  process.exitCode = 2;
} else {
  process.stdout.write(`${JSON.stringify(result.json, null, result.indent)}\n`);
}

function answer(): string | { json: unknown; indent: number } {
  const asked = readCall();
  if (asked === undefined) return usage;
  const place = asked.place === undefined ? defaultPlace : placeOf(asked.place);
  if (place === undefined)
    return `--place takes latitude, longitude and an IANA zone, as 28.6139,77.2090,Asia/Kolkata; this is none: ${asked.place}`;
  const settings = settingsFor(place);
  if (asked.kind === 'day') return dayAnswer(asked.value, settings);
  const years = yearsOf(asked.value);
  if (years === undefined)
    return `--${asked.kind} takes a year or two of ${firstDate.slice(0, 4)}-${lastDate.slice(0, 4)}, as 2029 or 2001-2035; this is none: ${asked.value}`;
  switch (asked.kind) {
    case 'tithis':
      return { json: tithisOf(years.from, years.to, settings), indent: 0 };
    case 'festivals':
      return { json: festivalsOf(years, settings), indent: 2 };
  }
}

function festivalsOf(years: { from: number; to: number }, settings: Settings): object[] {
  const [first, last] = [civilDate(years.from, 1, 1), civilDate(years.to, 12, 31)];
  return festivalsBetween(first, last, settings).map(({ id, date, alternatives, rule }) => ({
    id,
    date,
    alternatives: alternatives.map((other) => ({ date: other.date, why: reasonText(other.why, 'en') })),
    rule: reasonText(rule, 'en'),
  }));
}

interface Call {
  kind: 'day' | 'tithis' | 'festivals';
  value: string;
  place: string | undefined;
}

function readCall(): Call | undefined {
  try {
    const { values } = parseArgs({
      args: joined(process.argv.slice(2)),
      options: {
        day: { type: 'string' },
        tithis: { type: 'string' },
        festivals: { type: 'string' },
        place: { type: 'string' },
      },
    });
    const asked = (['day', 'tithis', 'festivals'] as const).flatMap((kind) => {
      const value = values[kind];
      return value === undefined ? [] : [{ kind, value, place: values.place }];
    });
    return asked.length === 1 ? asked[0] : undefined;
  } catch {
    return undefined;
  }
}

/** A southern latitude begins like an option; put to its own it cannot be taken for one. */
function joined(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg === '--place' && args[index + 1] !== undefined) return [`--place=${args[index + 1]}`];
    return args[index - 1] === '--place' ? [] : [arg];
  });
}

function placeOf(written: string): Place | undefined {
  const [latitude, longitude, timeZone, ...more] = written.split(',').map((part) => part.trim());
  if (more.length > 0 || !isNumber(latitude) || !isNumber(longitude)) return undefined;
  return readPlace({
    name: `${latitude}, ${longitude}`,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
  });
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^[+-]?\d+(?:\.\d+)?$/u.test(text);
}

function yearsOf(written: string): { from: number; to: number } | undefined {
  const found = /^(?<from>\d{4})(?:-(?<to>\d{4}))?$/u.exec(written)?.groups;
  if (found === undefined) return undefined;
  const from = Number(found['from']);
  const to = Number(found['to'] ?? found['from']);
  const [first, last] = [firstDate, lastDate].map((date) => Number(date.slice(0, 4)));
  return from >= (first ?? 0) && to <= (last ?? 0) && from <= to ? { from, to } : undefined;
}

function dayAnswer(written: string, settings: Settings): string | { json: unknown; indent: number } {
  const date = readCivilDate(written);
  if (date === undefined) return `--day takes a day as YYYY-MM-DD; there is none such: ${written}`;
  if (!isInRange(date)) return `The panchang reaches from ${firstDate} to ${lastDate}; ${date} lies outside.`;
  const { place } = settings;
  const day = panchangOf(date, settings);
  const clock = (at: Instant | null) => (at === null ? null : localTime(at, place.timeZone));
  const span = (interval: Interval | null) =>
    interval && { from: clock(interval.from), to: clock(interval.to) };
  const limbs = (of: readonly Limb[], name: (number: number, language: 'en') => string) =>
    of.map(({ number, from, to }) => ({
      number,
      name: name(number, 'en'),
      from: clock(from),
      to: clock(to),
    }));
  const json = {
    date,
    place,
    ayanamsa: settings.ayanamsa,
    sunriseDefinition: settings.sunrise,
    vara: { number: day.vara, name: names.varaName(day.vara, 'en') },
    sun: day.sun,
    sunrise: clock(day.sunrise),
    sunset: clock(day.sunset),
    moonrise: clock(day.moonrise),
    moonset: clock(day.moonset),
    start: clock(day.start),
    end: clock(day.end),
    tithiAtSunrise: {
      ...day.tithiAtSunrise,
      name: names.tithiWithPaksha(day.tithiAtSunrise.number, 'en'),
    },
    kshayaTithis: day.kshayaTithis,
    paksha: day.paksha,
    month: {
      ...day.month,
      amantaName: names.lunarMonthLabel(day.month.amanta, day.month.isAdhika, 'en'),
      purnimantaName: names.lunarMonthLabel(day.month.purnimanta, day.month.isAdhika, 'en'),
    },
    samvat: day.samvat,
    ritu: { number: day.ritu, name: names.rituName(day.ritu, 'en') },
    ayana: day.ayana,
    tithis: limbs(day.tithis, names.tithiWithPaksha),
    nakshatras: limbs(day.nakshatras, names.nakshatraName),
    yogas: limbs(day.yogas, names.yogaName),
    karanas: limbs(day.karanas, names.karanaName),
    sunRashis: limbs(day.sunRashis, names.rashiName),
    moonRashis: limbs(day.moonRashis, names.rashiName),
    rahuKalam: span(day.rahuKalam),
    yamaganda: span(day.yamaganda),
    gulika: span(day.gulika),
    abhijit: span(day.abhijit),
    brahmaMuhurta: span(day.brahmaMuhurta),
    choghadiya: day.choghadiya && {
      day: day.choghadiya.day.map((part) => ({ id: part.id, ...span(part) })),
      night: day.choghadiya.night.map((part) => ({ id: part.id, ...span(part) })),
    },
    elongation: Number(day.elongation.toFixed(3)),
  };
  return { json, indent: 2 };
}
