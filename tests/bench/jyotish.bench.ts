/**
 * How right and how fast birth charts are beside another library: `npm run bench:jyotish` prints one JSON object. A file
 * of charts of the shape of tests/fixtures/jyotish/charts.json may follow as an argument; the fixture is taken without.
 * Each library runs in a process of its own, on the same births, from a bundle as browsers get it: what names functions
 * for a debugger costs a tenth.
 *
 *   arcSeconds   median and largest distance from the positions of the Swiss Ephemeris, by graha, and of the lagna
 *   wrong        signs of the nine grahas and of the lagna, and nakshatra-padas of the Moon, that are not theirs
 *   msPerChart   milliseconds of the processor, each birth asked once (`first`) and again (`warm`), medians of five rounds
 *     plain      what the other library gives and no more: places with speeds and dignities, whole-sign houses, eight
 *                divisions and the great periods of the dasha; it places Uranus, Neptune and Pluto besides
 *     whole      all that a library has: ours adds three levels of the dasha, yogas, doshas, ashtakavarga and shadbala
 *
 * jyotish-calculations and the others that lean on the Swiss Ephemeris are not measured: its licence keeps it out of
 * here. Ends with 1 when ours has more wrong signs than the other.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { ashtakavargaOf } from '#domain/jyotish/ashtakavarga.ts';
import { chartOf } from '#domain/jyotish/chart.ts';
import { subPeriods } from '#domain/jyotish/dasha/periods.ts';
import { vimshottari, vimshottariRound } from '#domain/jyotish/dasha/vimshottari.ts';
import { dignityAt } from '#domain/jyotish/dignities.ts';
import { defaultReckoning, grahas, positionsAt } from '#domain/jyotish/grahas.ts';
import { lagnaAt } from '#domain/jyotish/lagna.ts';
import { rulesOf } from '#domain/jyotish/rules/find-rules.ts';
import { shadbalaOf } from '#domain/jyotish/shadbala.ts';
import { vargaSign } from '#domain/jyotish/vargas.ts';
import {
  countFrom,
  degreesApart,
  degreesInSign,
  nakshatraOf,
  padaIndex,
  padaOf,
  signOf,
} from '#domain/jyotish/zodiac.ts';
import fixture from '#tests/fixtures/jyotish/charts.json' with { type: 'json' };

type Charts = typeof fixture.charts;
/** Sidereal longitudes of the seven, of Rahu by its mean node, and of the lagna. */
type Longitudes = Record<(typeof points)[number], number>;
interface Library {
  longitudes(at: number, latitude: number, longitude: number): Longitudes;
  plainChart(at: number, latitude: number, longitude: number): unknown;
  wholeChart(at: number, latitude: number, longitude: number): unknown;
}

const points = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'lagna'] as const;
/** The divisions that the other library has. */
const plainVargas = ['D1', 'D2', 'D3', 'D4', 'D7', 'D9', 'D10', 'D12'] as const;
const libraries = { disha: loadOurs, '@ishubhamx/panchangam-js': loadPanchangam };
const [asked = '', file] = process.argv.slice(2);

if (isLibrary(asked)) {
  process.stdout.write(JSON.stringify(measure(await libraries[asked](), chartsOf(file))));
} else {
  const path = asked === '' ? [] : [asked];
  const bundle = await bundled();
  const results = Object.fromEntries(
    Object.keys(libraries).map((name) => {
      const told = execFileSync(process.execPath, [bundle, name, ...path], { encoding: 'utf8' });
      return [name, JSON.parse(told) as ReturnType<typeof measure>];
    }),
  );
  const [ours, theirs] = Object.values(results);
  if (ours === undefined || theirs === undefined) throw new Error('Two libraries are measured.');
  const ratios = {
    largestArcSeconds: rounded(worst(theirs) / worst(ours)),
    plainFirst: rounded(theirs.msPerChart.plain.first / ours.msPerChart.plain.first),
    plainWarm: rounded(theirs.msPerChart.plain.warm / ours.msPerChart.plain.warm),
    wholeFirst: rounded(theirs.msPerChart.whole.first / ours.msPerChart.whole.first),
    wholeWarm: rounded(theirs.msPerChart.whole.warm / ours.msPerChart.whole.warm),
  };
  process.stdout.write(`${JSON.stringify({ ...results, timesBetter: ratios }, null, 2)}\n`);
  process.exitCode = ours.wrong.signs <= theirs.wrong.signs ? 0 : 1;
}

/** This file and all of ours that it asks; packages stay beside it. */
async function bundled(): Promise<string> {
  const outfile = '.cache/bench/jyotish.mjs';
  const entryPoints = [process.argv[1] ?? ''];
  await build({ entryPoints, outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm' });
  return outfile;
}

function isLibrary(name: string): name is keyof typeof libraries {
  return name in libraries;
}

function chartsOf(path: string | undefined): Charts {
  return path === undefined
    ? fixture.charts
    : (JSON.parse(readFileSync(path, 'utf8')) as { charts: Charts }).charts;
}

function measure(library: Library, charts: Charts) {
  const births = charts.map(({ utc, lat, lon }) => [Date.parse(utc.replace('Z', ':00Z')), lat, lon] as const);
  const off: Record<string, number[]> = {};
  const wrong = { signs: 0, padas: 0 };
  // Days of a century that no birth lies in have everything compiled, and fill no cache of what is asked.
  for (let day = 0; day < 2000; day += 1) {
    library.plainChart(Date.UTC(1801, 0, 1 + 17 * day), 20.5, 77.25);
    library.wholeChart(Date.UTC(1801, 0, 1 + 17 * day), 20.5, 77.25);
  }
  const half = births.length >> 1;
  const [some, others] = [births.slice(0, half), births.slice(half)];
  const msPerChart = { plain: msOf(some, library.plainChart), whole: msOf(others, library.wholeChart) };
  for (const [index, chart] of charts.entries()) {
    const [at, lat, lon] = births[index] ?? [0, 0, 0];
    const found = library.longitudes(at, lat, lon);
    const known: Longitudes = { ...chart.planets, rahu: chart.planets.mean_node, lagna: chart.lagna };
    for (const point of points) {
      (off[point] ??= []).push(degreesApart(found[point], known[point]) * 3600);
      if (signOf(found[point]) !== signOf(known[point])) wrong.signs += 1;
    }
    if (padaIndex(found.moon) !== padaIndex(known.moon)) wrong.padas += 1;
  }
  return {
    charts: charts.length,
    arcSeconds: Object.fromEntries(
      Object.entries(off).map(([point, each]) => {
        const sorted = each.sort((one, other) => one - other);
        return [
          point,
          { median: rounded(sorted[sorted.length >> 1] ?? 0), largest: rounded(sorted.at(-1) ?? 0) },
        ];
      }),
    ),
    wrong,
    msPerChart,
  };
}

function worst({ arcSeconds }: ReturnType<typeof measure>): number {
  return Math.max(...Object.values(arcSeconds).map(({ largest }) => largest));
}

/** Medians of five rounds, each at other days, so that each is asked once and then again. */
function msOf(births: readonly (readonly [number, number, number])[], make: Library['wholeChart']) {
  const rounds = [0, 1, 2, 3, 4].map((round) => {
    const moved = births.map(([at, ...place]) => [at + round * 37 * 86_400_000, ...place] as const);
    return { first: msEach(moved, make), warm: msEach(moved, make) };
  });
  const median = (of: 'first' | 'warm') => rounds.map((round) => round[of]).sort((a, b) => a - b)[2] ?? 0;
  return { first: median('first'), warm: median('warm') };
}

function msEach(births: readonly (readonly [number, number, number])[], make: Library['wholeChart']): number {
  // The processor's own time: what else runs on the machine does not count.
  const start = process.cpuUsage();
  for (const [at, latitude, longitude] of births) make(at, latitude, longitude);
  const { user, system } = process.cpuUsage(start);
  return Number(((user + system) / 1000 / births.length).toFixed(3));
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

function plainPoint(longitude: number) {
  return {
    longitude,
    sign: signOf(longitude),
    degrees: degreesInSign(longitude),
    nakshatra: nakshatraOf(longitude),
    pada: padaOf(longitude),
    vargas: plainVargas.map((varga) => vargaSign(varga, longitude)),
  };
}

function loadOurs(): Promise<Library> {
  return Promise.resolve({
    longitudes(at, latitude, longitude) {
      const chart = chartOf({ at, latitude, longitude });
      const entries = points.map((point) => [
        point,
        point === 'lagna' ? (chart.lagna?.longitude ?? Number.NaN) : chart.grahas[point].longitude,
      ]);
      return Object.fromEntries(entries) as Longitudes;
    },
    plainChart(at, latitude, longitude) {
      const lagna = lagnaAt(at, { latitude, longitude }, defaultReckoning.ayanamsa);
      const positions = positionsAt(at);
      const placed = grahas.map((graha) => {
        const { longitude: where, speed, isRetrograde } = positions[graha];
        const point = plainPoint(where);
        const house = countFrom(signOf(lagna), point.sign);
        return { point, speed, isRetrograde, house, dignity: dignityAt(graha, where) };
      });
      return [plainPoint(lagna), placed, vimshottari(positions.moon.longitude, at)];
    },
    wholeChart(at, latitude, longitude) {
      const chart = chartOf({ at, latitude, longitude });
      const dasha = vimshottari(chart.grahas.moon.longitude, at).map((maha) =>
        subPeriods(vimshottariRound, maha).map((antar) => subPeriods(vimshottariRound, antar)),
      );
      return [chart, dasha, rulesOf(chart), ashtakavargaOf(chart), shadbalaOf(chart)];
    },
  });
}

async function loadPanchangam(): Promise<Library> {
  const { getKundli, Observer } = await import('@ishubhamx/panchangam-js');
  const kundliOf = (at: number, latitude: number, longitude: number) =>
    getKundli(new Date(at), new Observer(latitude, longitude, 0));
  return {
    longitudes(at, latitude, longitude) {
      const { planets, ascendant } = kundliOf(at, latitude, longitude);
      const entries = points.map((point) => {
        if (point === 'lagna') return [point, ascendant.longitude];
        const name = Object.keys(planets).find((each) => each.toLowerCase() === point);
        return [point, (name === undefined ? undefined : planets[name]?.longitude) ?? Number.NaN];
      });
      return Object.fromEntries(entries) as Longitudes;
    },
    plainChart: kundliOf,
    wholeChart: kundliOf,
  };
}
