import type { Schedule } from './schedule.ts';
import { simulate, type Verdict } from './simulate.ts';

/** So many runs are spent at most. */
const patience = 400;

/** The smallest schedule found that breaks the same promise, by leaving out actions, faults and devices. */
export function shrink(schedule: Schedule, what: string): Schedule {
  let smallest = schedule;
  let runs = 0;
  const stillFails = (candidate: Schedule) => {
    runs += 1;
    return runs <= patience && broken(simulate(candidate)) === what;
  };
  const tryOut = (candidate: Schedule) => {
    if (!stillFails(candidate)) return false;
    smallest = candidate;
    return true;
  };
  for (let before = -1; before !== sizeOf(smallest);) {
    before = sizeOf(smallest);
    for (const part of ['faults', 'network', 'actions'] as const) {
      for (let chunk = Math.ceil(smallest[part].length / 2); chunk >= 1; chunk = Math.floor(chunk / 2)) {
        for (let from = 0; from < smallest[part].length;) {
          const list: unknown[] = smallest[part];
          const rest = [...list.slice(0, from), ...list.slice(from + chunk)];
          if (!tryOut({ ...smallest, [part]: rest })) from += chunk;
        }
      }
    }
    if (smallest.devices.length > 1) tryOut({ ...smallest, devices: smallest.devices.slice(0, -1) });
    for (const [index, device] of smallest.devices.entries()) {
      const simpler = { ...device, pages: 1, hasWorker: false, clockOffset: 0 };
      if (JSON.stringify(simpler) !== JSON.stringify(device))
        tryOut({ ...smallest, devices: smallest.devices.with(index, simpler) });
    }
  }
  return smallest;
}

function broken({ broken: found }: Verdict): string | undefined {
  return found?.what;
}

function sizeOf({ actions, faults, network, devices }: Schedule): number {
  return actions.length + faults.length + network.length + devices.reduce((sum, { pages }) => sum + pages, 0);
}
