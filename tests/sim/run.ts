/** Runs of many schedules, shared out among processes. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { bundlePart } from './bundle.ts';
import type { EveryStep } from './every-step.ts';
import type { Mutant } from './mutant-list.ts';
import type { Failure, Run, Seeds } from './run-here.ts';
import { scheduleOf, type Schedule } from './schedule.ts';
import { shrink } from './shrink.ts';
import { outsideMicrotasks } from './virtual-disk.ts';

/** Runs the schedules of these seeds in as many processes as there are cores. */
export async function runInProcesses(
  { from, count }: Seeds,
  processes = availableParallelism(),
): Promise<Run> {
  const startedAt = performance.now();
  const step = Math.min(processes, count);
  const parts = await withBundle((file) =>
    Promise.all(
      Array.from({ length: step }, (_, index) =>
        runPart<Run>(file, ['seeds', String(from + index), String(count - index), String(step)]),
      ),
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

/** Kills a page at every step of a day, or at one of so many, in as many processes as there are cores. */
export async function everyStep(
  { one, of } = { one: 0, of: 1 },
  processes = availableParallelism(),
): Promise<EveryStep> {
  const startedAt = performance.now();
  const parts = await withBundle((file) =>
    Promise.all(
      Array.from({ length: processes }, (_, index) =>
        runPart<EveryStep>(file, ['steps', String(one + index * of), String(processes * of)]),
      ),
    ),
  );
  return {
    steps: parts.reduce((total, part) => total + part.steps, 0),
    failed: parts.flatMap(({ failed }) => failed),
    ms: Math.round(performance.now() - startedAt),
  };
}

/** The smallest schedule found that breaks the same promise as that of the seed. */
export async function smallestOf({ seed, what }: Failure): Promise<Schedule> {
  return outsideMicrotasks(() => shrink(scheduleOf(seed), what));
}

/** Most of the code runs a few thousand times and often in new shapes: compiled quickly, and optimized late, it is done sooner. */
const nodeFlags = [
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--always-sparkplug',
  '--interrupt-budget=400000',
];

/** Runs a bundled part of the simulator as a process of its own, and reads the line that it prints. */
export function runPart<T>(file: string, args: readonly string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.on('error', reject);
    child.on('close', (code) => {
      try {
        resolve(JSON.parse(printed) as T);
      } catch {
        reject(new Error(`the simulation ended with ${code} and said: ${printed.slice(0, 500)}`));
      }
    });
  });
}

/** Bundles the simulator for some work, and removes the bundle after it. */
export async function withBundle<T>(work: (file: string) => Promise<T>, mutant?: Mutant): Promise<T> {
  const file = await bundlePart(mutant);
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}
