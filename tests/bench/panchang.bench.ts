/**
 * How right, how fast and how big the panchang is beside two others: `npm run bench:panchang` prints one JSON object.
 * Each library runs in a process of its own, on the same days at New Delhi:
 *
 *   tithisAtSunrise  days of 1970-1974 whose tithi at sunrise is not the published one. Each takes its own sunrise.
 *   tithiEnds        seconds between its ends of tithis and those of another ephemeris, 1900-2100. Of a library that
 *                    says several, the nearest counts.
 *   msPerTithi       a day's tithi at sunrise with its end, each of 365 days asked once
 *   msPerDay         a whole day: `first` asks each of 365 days once, `warm` asks them again. What a whole day holds
 *                    differs: ours and panchangam-js have rise and set, all ends and the parts of the day;
 *                    mhah-panchang has the limbs with their ends, its month and the Sun's times.
 *   gzipBytes        what a browser loads for that: bundled, tree-shaken, minified by the same build
 *
 * Ends with 1 when ours is not both faster and more accurate than each of the others.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { limbsBetween, panchangOf, tithiOn } from '#domain/panchang/day.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { solarDayOfNumber } from '#domain/panchang/solar-day.ts';
import { tithiWheel } from '#domain/sky/wheel.ts';
import { civilDateOf, dayNumberOf, readCivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import facts from '#tests/fixtures/panchang/ephemeris-facts.json' with { type: 'json' };
import published from '#tests/fixtures/panchang/delhi-tithis-1900-1974.json' with { type: 'json' };

interface Library {
  /** 1…30 at the library's own sunrise, with the end if it says one. */
  tithiAtSunrise(dayNumber: number): { tithi: number; end: number | undefined };
  wholeDay(dayNumber: number): unknown;
  /** What it gives as ends of tithis around an instant. */
  tithiEndsAround(at: number): number[];
}

interface Measured {
  tithisAtSunrise: { days: number; wrong: number };
  tithiEnds: { checked: number; meanSeconds: number; worstSeconds: number };
  msPerTithi: number;
  msPerDay: { first: number; warm: number };
  gzipBytes: number;
}

const dayMs = 86_400_000;
const { latitude, longitude } = defaultPlace;
const libraries = { disha: loadOurs, '@ishubhamx/panchangam-js': loadPanchangam, 'mhah-panchang': loadMhah };
const entries: Record<keyof typeof libraries, string> = {
  disha: `export { panchangOf } from '${fileURLToPath(new URL('../../src/domain/panchang/day.ts', import.meta.url))}';`,
  '@ishubhamx/panchangam-js': `export { getPanchangam, Observer } from '@ishubhamx/panchangam-js';`,
  'mhah-panchang': `export { MhahPanchang } from 'mhah-panchang';`,
};

const asked = process.argv[2];
if (isLibrary(asked)) {
  process.stdout.write(JSON.stringify(measure(await libraries[asked]())));
} else {
  const results: Partial<Record<string, Measured>> = {};
  for (const name of Object.keys(libraries).filter(isLibrary)) {
    const told = execFileSync(process.execPath, ['--import', 'tsx', process.argv[1] ?? '', name], {
      encoding: 'utf8',
    });
    results[name] = { ...(JSON.parse(told) as Measured), gzipBytes: await gzipBytes(name) };
  }
  const { disha, ...others } = results;
  const isMet = Object.values(others).every((other) => disha && other && isBetter(disha, other));
  process.stdout.write(`${JSON.stringify({ ...results, fasterAndMoreAccurateThanBoth: isMet }, null, 2)}\n`);
  process.exitCode = isMet ? 0 : 1;
}

function isLibrary(name: string | undefined): name is keyof typeof libraries {
  return name !== undefined && name in libraries;
}

function isBetter(one: Measured, other: Measured): boolean {
  return (
    one.tithisAtSunrise.wrong <= other.tithisAtSunrise.wrong &&
    one.tithiEnds.meanSeconds < other.tithiEnds.meanSeconds &&
    one.tithiEnds.worstSeconds < other.tithiEnds.worstSeconds &&
    one.msPerTithi < other.msPerTithi &&
    one.msPerDay.first < other.msPerDay.first &&
    one.msPerDay.warm < other.msPerDay.warm
  );
}

function measure(library: Library): Omit<Measured, 'gzipBytes'> {
  const start = dayNumberOf(readCivilDate('2026-01-01') ?? panic());
  const days = Array.from({ length: 365 }, (_, index) => start + index);
  // A year that is not measured warms the compiler and no cache of the days that are.
  for (const day of days) library.wholeDay(day - 3650);
  const first = msEach(days, (day) => library.wholeDay(day));
  const warm = msEach(days, (day) => library.wholeDay(day));
  const msPerTithi = msEach(days, (day) => library.tithiAtSunrise(day + 3650));
  return {
    tithisAtSunrise: tithisAtSunrise(library),
    tithiEnds: tithiEnds(library),
    msPerTithi,
    msPerDay: { first, warm },
  };
}

function msEach(days: readonly number[], work: (day: number) => unknown): number {
  const start = performance.now();
  for (const day of days) work(day);
  return Number(((performance.now() - start) / days.length).toFixed(4));
}

function tithisAtSunrise(library: Library): Measured['tithisAtSunrise'] {
  let [days, wrong] = [0, 0];
  for (const year of ['1970', '1971', '1972', '1973', '1974'] as const) {
    const { first, repeated, skipped } = published.years[year];
    const start = dayNumberOf(readCivilDate(`${year}-01-01`) ?? panic());
    const end = dayNumberOf(readCivilDate(`${year}-12-31`) ?? panic());
    let tithi = first;
    for (let day = start; day <= end; day += 1) {
      const ofYear = day - start + 1;
      const step = ofYear === 1 || repeated.includes(ofYear) ? 0 : skipped.includes(ofYear) ? 2 : 1;
      tithi = ((tithi + step - 1) % 30) + 1;
      days += 1;
      if (library.tithiAtSunrise(day).tithi !== tithi) wrong += 1;
    }
  }
  return { days, wrong };
}

function tithiEnds(library: Library): Measured['tithiEnds'] {
  const off = facts.ends.tithi.map(([, written]) => {
    const end = Date.parse(String(written));
    return Math.min(...library.tithiEndsAround(end).map((told) => Math.abs(told - end) / 1000));
  });
  return {
    checked: off.length,
    meanSeconds: Number((off.reduce((sum, seconds) => sum + seconds, 0) / off.length).toFixed(1)),
    worstSeconds: Number(Math.max(...off).toFixed(1)),
  };
}

function loadOurs(): Promise<Library> {
  const settings = settingsFor(defaultPlace);
  return Promise.resolve({
    tithiAtSunrise(day) {
      const { tithi } = tithiOn(civilDateOf(day), settings);
      const { start } = solarDayOfNumber(day, settings);
      return { tithi, end: tithiWheel.startOf(tithiWheel.partAt(start) + 1) };
    },
    wholeDay: (day) => panchangOf(civilDateOf(day), settings),
    tithiEndsAround: (at) => limbsBetween(tithiWheel, at - dayMs, at + dayMs).map(({ to }) => to),
  });
}

async function loadPanchangam(): Promise<Library> {
  const { getPanchangam, Observer } = await import('@ishubhamx/panchangam-js');
  const observer = new Observer(latitude, longitude, 0);
  const dayOf = (day: number) =>
    getPanchangam(new Date(day * dayMs + 6.5 * 3_600_000), observer, { timezoneOffset: 330 });
  return {
    tithiAtSunrise(day) {
      const [atSunrise] = dayOf(day).tithis;
      return { tithi: (atSunrise?.index ?? Number.NaN) + 1, end: atSunrise?.endTime.getTime() };
    },
    wholeDay: dayOf,
    tithiEndsAround: (at) =>
      [-1, 0, 1].flatMap((step) => {
        const { tithiEndTime, tithis } = dayOf(Math.floor((at + 5.5 * 3_600_000) / dayMs) + step);
        return [tithiEndTime, ...tithis.map(({ endTime }) => endTime)].map(
          (end) => end?.getTime() ?? Infinity,
        );
      }),
  };
}

async function loadMhah(): Promise<Library> {
  const { MhahPanchang } = await import('mhah-panchang');
  const panchang = new MhahPanchang();
  const noonOf = (day: number) => new Date(day * dayMs + 6.5 * 3_600_000);
  const sunriseOf = (day: number): Date =>
    (panchang.sunTimer(noonOf(day), latitude, longitude) as { sunRise: Date }).sunRise;
  const tithiAt = (at: Date) => panchang.calculate(at).Tithi as { ino: number; end: Date };
  return {
    tithiAtSunrise(day) {
      const { ino, end } = tithiAt(sunriseOf(day));
      return { tithi: ino + 1, end: end.getTime() };
    },
    wholeDay(day) {
      const sunrise = sunriseOf(day);
      return [sunrise, panchang.calculate(sunrise), panchang.calendar(sunrise, latitude, longitude)];
    },
    tithiEndsAround: (at) =>
      [-12, -6, -1, 1].map((hours) => tithiAt(new Date(at + hours * 3_600_000)).end.getTime()),
  };
}

async function gzipBytes(name: keyof typeof libraries): Promise<number> {
  const entry = '\0entry.js';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: 'entry.js', formats: ['es'] } },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('entry.js') ? entry : null),
        load: (id) => (id === entry ? entries[name] : null),
      },
    ],
  });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0);
}

function panic(): never {
  throw new Error('a day of this measurement cannot be read');
}
