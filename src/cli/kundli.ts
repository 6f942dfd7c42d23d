/**
 * A birth chart from a terminal, as the app reckons it on a device; `--help` says how. Ends with 2 and a sentence on
 * standard error when it is called wrongly or the birth cannot be read, with 1 when some lines of many could not be.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ashtakavargaEditions } from '#domain/jyotish/ashtakavarga.ts';
import { dashaYears } from '#domain/jyotish/dasha/periods.ts';
import { ayanamsas } from '#domain/sky/ayanamsa.ts';
import { lunarNodes } from '#domain/sky/planets.ts';
import { kundliJson, type KundliSettings } from './kundli-json.ts';
import { readBirth, readInstant } from './read-birth.ts';

const help = `A birth chart as one JSON object.

  npm run --silent kundli -- --date 1990-05-12 --time 10:30 --place Pune
  npm run --silent kundli -- --date 1990-05-12 --time 10:30 --place 18.52,73.86,Asia/Kolkata --within 30
  npm run --silent kundli -- --utc 1990-05-12T05:00Z --at 18.52,73.86
  npm run --silent kundli -- --jsonl < births.jsonl

  --date, --time   the civil date and time by the clock of the place; without --time the chart is from the Moon
  --place          a city of the list, or latitude,longitude,zone
  --offset         what that clock was ahead of UTC, as +05:30, where it showed the time twice or not at all
  --utc, --at      an instant, and latitude,longitude (east and north positive)
  --within         minutes, 0 to 720, by which the time may be off: "uncertain" says what does not hold over them
  --ayanamsa       ${ayanamsas.join(', ')}
  --node           ${lunarNodes.join(', ')}
  --year           of the dasha: ${Object.entries(dashaYears)
    .map(([name, days]) => `${name} (${days} days)`)
    .join(', ')}
  --levels         how deep the dasha goes, 1 to 5
  --points         of ashtakavarga: ${ashtakavargaEditions.join(', ')}
  --saturn         Sade Sati and the two Dhaiyas over a hundred years, every return of Saturn apart
  --transits       an instant, as 2027-01-15T00:00Z: where the grahas then stand to the Moon sign
  --jsonl          a birth in each line of standard input, {"utc","lat","lon"} or {"date","time","place" or "zone","lat",
                   "lon"}, with "within" and "offset"; a chart in each line of the output, or {"error":{"code","message"}}

Longitudes are sidereal degrees, instants are in UTC. The first dasha period began before the birth.
Ends with 0; with 1 where some lines could not be read; with 2 and a sentence where a call or a birth could not.
`;

await run();

async function run(): Promise<void> {
  const call = readCall();
  if (typeof call === 'string') return fail(`${call} --help says how it is called.`);
  if (call.kind === 'help') {
    process.stdout.write(help);
    return;
  }
  if (call.kind === 'lines') return lines(call.settings);
  const read = readBirth(call.birth);
  if ('refusal' in read) return fail(read.refusal.message);
  process.stdout.write(`${JSON.stringify(kundliJson(read.birth, call.settings), null, 2)}\n`);
}

async function lines(settings: KundliSettings): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const read = readBirth(parsed(line));
    if ('refusal' in read) process.exitCode = 1;
    const told = 'refusal' in read ? { error: read.refusal } : kundliJson(read.birth, settings);
    process.stdout.write(`${JSON.stringify(told)}\n`);
  }
}

type Call =
  | { kind: 'help' }
  | { kind: 'lines'; settings: KundliSettings }
  | { kind: 'birth'; birth: Record<string, unknown>; settings: KundliSettings };

function readCall(): Call | string {
  let values;
  try {
    ({ values } = parseArgs({
      args: joined(process.argv.slice(2)),
      options: {
        date: { type: 'string' },
        time: { type: 'string' },
        place: { type: 'string' },
        offset: { type: 'string' },
        utc: { type: 'string' },
        at: { type: 'string' },
        within: { type: 'string', default: '0' },
        ayanamsa: { type: 'string', default: 'lahiri' },
        node: { type: 'string', default: 'mean' },
        year: { type: 'string', default: 'julian' },
        levels: { type: 'string', default: '1' },
        points: { type: 'string', default: 'brihat-jataka' },
        saturn: { type: 'boolean', default: false },
        transits: { type: 'string' },
        jsonl: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (cause) {
    return `${cause instanceof Error ? cause.message.split('\n')[0] : 'That cannot be read'}.`;
  }
  if (values.help) return { kind: 'help' };
  const ayanamsa = ayanamsas.find((each) => each === values.ayanamsa);
  if (ayanamsa === undefined) return `--ayanamsa is one of ${ayanamsas.join(', ')}.`;
  const node = lunarNodes.find((each) => each === values.node);
  if (node === undefined) return `--node is one of ${lunarNodes.join(', ')}.`;
  const year = (['julian', 'gregorian', 'savana'] as const).find((each) => each === values.year);
  if (year === undefined) return `--year is one of ${Object.keys(dashaYears).join(', ')}.`;
  const points = ashtakavargaEditions.find((each) => each === values.points);
  if (points === undefined) return `--points is one of ${ashtakavargaEditions.join(', ')}.`;
  if (!/^[1-5]$/u.test(values.levels)) return '--levels is 1 to 5.';
  const transitsAt = values.transits === undefined ? null : readInstant(values.transits);
  if (transitsAt === undefined) return '--transits is an instant of 1800 to 2200, as 2027-01-15T00:00Z.';
  const { saturn } = values;
  const levels = Number(values.levels);
  const reckoning = { ayanamsa, node };
  const settings: KundliSettings = { reckoning, year, points, levels, saturn, transitsAt };
  if (values.jsonl) return { kind: 'lines', settings };
  const { date, time, place, offset, utc } = values;
  // What is no number is refused as it was written.
  const within = /^\d+$/u.test(values.within) ? Number(values.within) : values.within;
  if (utc !== undefined) {
    if (date !== undefined || time !== undefined) return 'Give --utc, or --date and --time, not both.';
    const [lat, lon, ...more] = (values.at ?? '')
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    // Decimal commas would make other degrees of a place, and silently.
    if (more.length > 0)
      return '--at is latitude,longitude, in degrees with a decimal point, as 18.52,73.86.';
    return { kind: 'birth', birth: { utc, lat, lon, within }, settings };
  }
  if (date === undefined) return 'A birth needs --date with --place, or --utc with --at.';
  if (place === undefined) return 'A birth needs --place: a city, or latitude,longitude,zone.';
  return { kind: 'birth', birth: { date, time, place, offset, within }, settings };
}

/** A negative number begins like an option; put to its own it cannot be taken for one. */
function joined(args: readonly string[]): string[] {
  const takesNumber = new Set(['--place', '--at', '--offset', '--within']);
  return args.flatMap((arg, index) => {
    if (takesNumber.has(arg) && args[index + 1] !== undefined) return [`${arg}=${args[index + 1]}`];
    return takesNumber.has(args[index - 1] ?? '') ? [] : [arg];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
