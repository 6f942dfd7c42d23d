/** An instant at which tests run, and the zone of the machine that they run on. */
export interface Moment {
  /** In RFC 9557, to the minute: `2026-11-24T00:30+05:30[Asia/Kolkata]`. */
  at: string;
  /** How many hours the device's clock is ahead of the server's; negative where it is behind. */
  deviceAheadHours?: number;
}

const kolkata = '+05:30[Asia/Kolkata]';

/** The days on which software that tells of days goes wrong; each is checked by a test to be what it is called. */
export const fixedMoments = {
  'ordinary day': { at: `2026-11-19T10:12${kolkata}` },
  'one festival': { at: `2026-01-23T09:20${kolkata}` },
  'three festivals': { at: `2026-11-24T06:45${kolkata}` },
  amavasya: { at: `2026-10-10T20:05${kolkata}` },
  'leap month': { at: `2026-05-27T13:30${kolkata}` },
  'skipped tithi': { at: `2026-01-31T08:00${kolkata}` },
  'doubled tithi': { at: `2026-03-14T19:40${kolkata}` },
  'last of December': { at: `2027-12-31T23:10${kolkata}` },
  '29 February': { at: `2028-02-29T11:00${kolkata}` },
  'clocks change in London': { at: '2027-03-28T02:30+01:00[Europe/London]' },
  'clocks change in New York': { at: '2027-11-07T01:30-05:00[America/New_York]' },
  'yesterday in UTC': { at: `2027-08-15T00:30${kolkata}` },
  'clock of the device five hours ahead': { at: `2027-04-14T16:00${kolkata}`, deviceAheadHours: 5 },
} satisfies Record<string, Moment>;

/** What most tests run at: nothing special about it. */
export const ordinary: Moment = fixedMoments['ordinary day'];

/** Zones of people who keep these festivals. Half of all draws are Indian time. */
const zones = [
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Asia/Singapore',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Indian/Mauritius',
  'UTC',
];

/** Some minute of 2024 to 2032 in some zone, with a clock that is wrong by some hours now and then; the same for a seed. */
export function drawnMoment(seed: number): Moment {
  const random = randomOf(seed);
  const first = Date.UTC(2024, 0, 1);
  const minutes = (Date.UTC(2033, 0, 1) - first) / 60_000;
  const instant = first + Math.floor(random() * minutes) * 60_000;
  const zone = random() < 0.5 ? 'Asia/Kolkata' : (zones[Math.floor(random() * zones.length)] ?? 'UTC');
  const deviceAheadHours = random() < 0.1 ? Math.floor(random() * 11) - 5 : 0;
  return { at: textOf(instant, zone), ...(deviceAheadHours === 0 ? {} : { deviceAheadHours }) };
}

/** The moment that a test run names, as `2026-11-24T00:30+05:30[Asia/Kolkata]` or with `, device +5 h` behind it. */
export function readMoment(text: string): Moment {
  const [, at, ahead] = /^([^,]+)(?:, device ([+-]\d+) h)?$/.exec(text) ?? [];
  if (at === undefined) throw new Error(`Not a moment: ${text}`);
  partsOf(at);
  return { at, ...(ahead === undefined ? {} : { deviceAheadHours: Number(ahead) }) };
}

/** As `readMoment` reads it. */
export function momentText({ at, deviceAheadHours = 0 }: Moment): string {
  const sign = deviceAheadHours > 0 ? '+' : '';
  return deviceAheadHours === 0 ? at : `${at}, device ${sign}${deviceAheadHours} h`;
}

/** Milliseconds since 1970. */
export function instantOf({ at }: Moment): number {
  return Date.parse(partsOf(at).instant);
}

export function zoneOf({ at }: Moment): string {
  return partsOf(at).zone;
}

function partsOf(at: string): { instant: string; zone: string } {
  const [, instant, zone] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d)\[([\w/+-]+)\]$/.exec(at) ?? [];
  if (instant === undefined || zone === undefined || Number.isNaN(Date.parse(instant)))
    throw new Error(`Not an instant with its zone: ${at}`);
  return { instant, zone };
}

function textOf(instant: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(instant);
  const local = parts.replace(', ', 'T');
  const minutes = Math.round((Date.parse(`${local}Z`) - instant) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  return `${local}${offset}[${zone}]`;
}

/** Mulberry32: numbers from 0 to 1 that a seed decides. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
