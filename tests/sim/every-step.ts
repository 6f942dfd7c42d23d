/**
 * Kills a page at every step of a day, one run for each: before and after every transaction, every result and every call
 * of sending, flushing, uploading, pulling, building anew, being answered and leaving.
 */
import { scheduleOf, type Schedule } from './schedule.ts';
import { simulate } from './simulate.ts';
import { outsideMicrotasks } from './virtual-disk.ts';
import type { Page } from './world.ts';

export interface StepFailure {
  pages: string;
  step: number;
  name: string;
  what: string;
  message: string;
}

export interface EveryStep {
  /** Places where a page was killed, each once. */
  steps: number;
  failed: StepFailure[];
  ms: number;
}

/** For one page alone, and for one beside another and a worker. */
const companies: [string, Schedule['devices'][number]][] = [
  ['one page', { pages: 1, hasWorker: false, clockOffset: 0 }],
  ['two pages and a worker', { pages: 2, hasWorker: true, clockOffset: 0 }],
];

/** Every so many-th of the steps from one on, in this process. */
export async function someSteps(from: number, every: number): Promise<EveryStep> {
  const startedAt = performance.now();
  const failed: StepFailure[] = [];
  let steps = 0;
  for (const [pages, device] of companies) {
    const schedule = aDay(device);
    const names: string[] = [];
    await outsideMicrotasks(() =>
      simulate(schedule, { onStep: (page, name) => page.id === 0 && names.push(name) }),
    );
    for (const [step, name] of names.entries()) {
      if (step % every !== from) continue;
      const { broken } = await outsideMicrotasks(() => simulate(schedule, { onStep: killAt(step) }));
      if (broken) failed.push({ pages, step, name, ...broken });
      steps += 1;
    }
  }
  return { steps, failed, ms: Math.round(performance.now() - startedAt) };
}

function killAt(step: number): (page: Page) => void {
  let reached = 0;
  return (page) => {
    if (page.id !== 0) return;
    if (reached === step) page.diesIn = 1;
    reached += 1;
  };
}

/** A little of everything, on a network that loses one answer, with a server that is restored. */
function aDay(device: Schedule['devices'][number]): Schedule {
  const at = (seconds: number, kind: Schedule['actions'][number]['kind'], draw = 0.3) => ({
    at: seconds * 1000,
    device: 0,
    kind,
    draw,
  });
  return {
    ...scheduleOf(1),
    setup: {
      seed: 1,
      pageLimit: 3,
      latencyMs: 200,
      hasLocks: true,
      hasNudges: true,
      functionDeaths: 0,
      hasPoison: false,
      thirds: 60,
    },
    devices: [device],
    actions: [
      at(2, 'new-message'),
      at(4, 'picture-message'),
      at(5, 'property', 0.9),
      at(6, 'withdraw'),
      at(8, 'deity'),
      at(12, 'rename'),
      at(14, 'delete', 0.55),
    ],
    faults: [
      { at: 9_000, device: 0, kind: 'background-sync', draw: 0.5 },
      { at: 16_000, device: 0, kind: 'restore', draw: 0 },
    ],
    network: [[4, { kind: 'answer-lost' }]],
    healAt: 20_000,
    isHealingTold: true,
    areCreditsBought: false,
  };
}
