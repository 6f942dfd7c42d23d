import { instantOf, momentText, ordinary, readMoment, zoneOf, type Moment } from './moments.ts';
import { shiftDate, unshiftedNow } from './shifted-date.ts';

/**
 * One clock for a test run: the moment that the variable TEST_MOMENT names, else an ordinary day. The first process of a
 * run notes how far that is from its own clock, and all that it starts are as far from theirs, so that the runner, the
 * embedded server, its database, pages and workers agree to the millisecond.
 */
const aheadVariable = 'TEST_CLOCK_AHEAD_MS';
const momentVariable = 'TEST_MOMENT';

/** The moment at which this run began. */
export function momentOfRun(): Moment {
  return readMoment(process.env[momentVariable] ?? momentText(ordinary));
}

/** Sets the clock and the zone of this process and of all that it starts from now on. */
export function startClock(moment: Moment): void {
  const aheadMs = instantOf(moment) - unshiftedNow();
  process.env[momentVariable] = momentText(moment);
  process.env[aheadVariable] = String(aheadMs);
  process.env['TZ'] = zoneOf(moment);
  shiftDate(aheadMs);
}

/** As in the process that began the run, or begins it here. */
export function joinClock(): void {
  const ahead = process.env[aheadVariable];
  if (ahead === undefined) startClock(momentOfRun());
  else shiftDate(Number(ahead));
}

/** Does something at an instant before every moment that a run can be at, and sets the clock as it was. */
export async function beforeAllMoments<T>(work: () => Promise<T>): Promise<T> {
  const ahead = process.env[aheadVariable];
  shiftDate(Date.UTC(2020, 0, 1) - unshiftedNow());
  try {
    return await work();
  } finally {
    shiftDate(Number(ahead ?? 0));
  }
}

/** How far the test process, the server and its database are from the machine's own clock, in milliseconds. */
export function serverAheadMs(): number {
  return Number(process.env[aheadVariable]);
}

/** How far the devices of this run are from the machine's own clock, in milliseconds. */
export function deviceAheadMs(): number {
  const { deviceAheadHours = 0 } = momentOfRun();
  return serverAheadMs() + deviceAheadHours * 3_600_000;
}
