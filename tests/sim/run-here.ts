/** Runs of many schedules in this process. */
import { scheduleOf } from './schedule.ts';
import { simulate } from './simulate.ts';
import { outsideMicrotasks } from './virtual-disk.ts';

export interface Failure {
  seed: number;
  what: string;
  message: string;
  /** The command that runs this schedule again. */
  replay: string;
}

export interface Summary {
  schedules: number;
  faults: number;
  kills: number;
  failures: number;
  stuck: number;
  ms: number;
}

export interface Run extends Summary {
  failed: Failure[];
}

export interface Seeds {
  from: number;
  count: number;
  /** Every so many-th seed, so that processes can share a range. */
  step?: number;
  /** Ends at the first failure. */
  isFirstEnough?: boolean;
}

/** Runs the schedules of these seeds one after the other. */
export async function runHere({ from, count, step = 1, isFirstEnough = false }: Seeds): Promise<Run> {
  const startedAt = performance.now();
  const run: Run = { schedules: 0, faults: 0, kills: 0, failures: 0, stuck: 0, ms: 0, failed: [] };
  for (let seed = from; seed < from + count; seed += step) {
    const { broken, faults, kills } = await outsideMicrotasks(() => simulate(scheduleOf(seed)));
    run.schedules += 1;
    run.faults += faults;
    run.kills += kills;
    if (!broken) continue;
    if (broken.what === 'stuck') run.stuck += 1;
    else run.failures += 1;
    run.failed.push({ seed, ...broken, replay: commandFor(seed, 1) });
    if (isFirstEnough) break;
  }
  run.ms = Math.round(performance.now() - startedAt);
  return run;
}

/** The command that runs the schedules of so many seeds from one on. */
export function commandFor(seed: number, schedules: number): string {
  return `npm run --silent sim -- --seed ${seed} --schedules ${schedules}`;
}
