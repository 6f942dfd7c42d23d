/** Faults put into the sync and into the server on purpose, one at a time: the schedules have to notice each. */
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutants as all, type Mutant } from './mutant-list.ts';
import { runPart } from './run.ts';

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
const project = fileURLToPath(new URL('../..', import.meta.url));
const nursery = join(project, '.cache', 'mutants');

/** Runs every mutant, or those whose name has these letters. */
export async function runMutants(only = ''): Promise<MutantRun> {
  const waiting = all.filter(({ name }) => name.includes(only));
  const each: MutantOutcome[] = [];
  await rm(nursery, { recursive: true, force: true });
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) each.push(await runMutant(mutant));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await rm(nursery, { recursive: true, force: true });
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
  const folder = await copyWith(mutant);
  const { failed, schedules } = await runPart(['--part', '--first', '1', String(mostSchedules), '1'], folder);
  const [first] = failed;
  // A mutant that breaks the simulation itself would be killed by nothing that it does to a user.
  if (first?.what === 'crash') throw new Error(`${mutant.name}: ${first.message}`);
  return { name: mutant.name, schedules: first ? schedules : undefined };
}

/** A copy of the sources with the fault in it, sharing the packages of the project. */
async function copyWith({ name, file, find, replace }: Mutant): Promise<string> {
  const folder = join(nursery, name);
  await mkdir(join(folder, 'tests'), { recursive: true });
  await Promise.all([
    cp(join(project, 'src'), join(folder, 'src'), { recursive: true }),
    cp(join(project, 'tests', 'sim'), join(folder, 'tests', 'sim'), { recursive: true }),
    cp(join(project, 'tests', 'builders'), join(folder, 'tests', 'builders'), { recursive: true }),
    cp(join(project, 'package.json'), join(folder, 'package.json')),
    cp(join(project, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json')),
    symlink(join(project, 'node_modules'), join(folder, 'node_modules')),
  ]);
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${name}: its words are ${parts.length - 1} times in ${file}`);
  await writeFile(path, parts.join(replace));
  return folder;
}
