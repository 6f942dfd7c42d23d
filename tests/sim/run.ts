/** Runs of many schedules: in this process, or shared out among several. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { scheduleOf, type Schedule } from './schedule.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';
import { outsideMicrotasks } from './virtual-disk.ts';

export interface Failure {
  seed: number;
  what: string;
  message: string;
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
    run.failed.push({ seed, ...broken });
    if (isFirstEnough) break;
  }
  run.ms = Math.round(performance.now() - startedAt);
  return run;
}

/** Runs the schedules of these seeds in as many processes as there are cores. */
export async function runInProcesses(
  { from, count }: Seeds,
  processes = availableParallelism(),
): Promise<Run> {
  const startedAt = performance.now();
  const parts = await Promise.all(
    Array.from({ length: Math.min(processes, count) }, (_, index) =>
      runPart(['--part', String(from + index), String(count - index), String(Math.min(processes, count))]),
    ),
  );
  const sum = (of: (part: Run) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    schedules: sum((part) => part.schedules),
    faults: sum((part) => part.faults),
    kills: sum((part) => part.kills),
    failures: sum((part) => part.failures),
    stuck: sum((part) => part.stuck),
    ms: Math.round(performance.now() - startedAt),
    failed: parts.flatMap(({ failed }) => failed).sort((one, other) => one.seed - other.seed),
  };
}

/** The smallest schedule found that breaks the same promise as that of the seed. */
export async function smallestOf({ seed, what }: Failure): Promise<Schedule> {
  return outsideMicrotasks(() => shrink(scheduleOf(seed), what));
}

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** Runs this program once more with other arguments, in the project or in a copy of it, and reads the line that it prints. */
export function runPart<T = Run>(args: readonly string[], cwd = folder): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--max-semi-space-size=64', '--single-threaded-gc', '--import', 'tsx', 'tests/sim/cli.ts', ...args],
      { cwd, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.on('error', reject);
    child.on('exit', (code) => {
      try {
        resolve(JSON.parse(printed) as T);
      } catch {
        reject(new Error(`the simulation ended with ${code} and said: ${printed.slice(0, 500)}`));
      }
    });
  });
}
