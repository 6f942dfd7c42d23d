/** Faults put into the sync and into the server on purpose, one at a time: the schedules have to notice each. */
import { availableParallelism } from 'node:os';
import { mutants as all, type Mutant } from './mutant-list.ts';
import type { Run } from './run-here.ts';
import { runPart, withBundle } from './run.ts';

export interface MutantOutcome {
  name: string;
  /** How many schedules it took to notice it; undefined when it was not noticed. */
  schedules: number | undefined;
}

export interface MutantRun {
  mutants: number;
  killed: number;
  /** The most schedules that a killed one took. */
  worst: number;
  survivors: string[];
  each: MutantOutcome[];
}

const mostSchedules = 500;

/** Runs every mutant, or those whose name has these letters. */
export async function runMutants(only = ''): Promise<MutantRun> {
  const waiting = all.filter(({ name }) => name.includes(only));
  const each: MutantOutcome[] = [];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) each.push(await runMutant(mutant));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const survivors = each.filter(({ schedules }) => schedules === undefined).map(({ name }) => name);
  return {
    mutants: each.length,
    killed: each.length - survivors.length,
    worst: Math.max(0, ...each.map(({ schedules }) => schedules ?? 0)),
    survivors,
    each: each.toSorted((one, other) => (one.schedules ?? Infinity) - (other.schedules ?? Infinity)),
  };
}

async function runMutant(mutant: Mutant): Promise<MutantOutcome> {
  const { failed, schedules } = await withBundle(
    (file) => runPart<Run>(file, ['seeds', '1', String(mostSchedules), '1', '--first']),
    mutant,
  );
  const [first] = failed;
  // A mutant that breaks the simulation itself would be killed by nothing that it does to a user.
  if (first?.what === 'crash') throw new Error(`${mutant.name}: ${first.message}`);
  return { name: mutant.name, schedules: first ? schedules : undefined };
}
