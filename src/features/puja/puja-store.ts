import { createStore } from 'zustand/vanilla';
import { isRecord } from '#domain/is-record.ts';
import { keepLocalRecord, readLocalRecord } from '#lib/local-record.ts';

/** How far somebody is with a puja on this device. */
export interface PujaProgress {
  /** The things that are ready, by their English names. */
  ticked: readonly string[];
  /** The step they are at, from 1; undefined where they have not begun, or are done. */
  step: number | undefined;
}

export const rates = { slow: 0.7, usual: 0.9, fast: 1.15 } as const;
export type Rate = keyof typeof rates;
export type KathaLength = 'short' | 'long';

interface PujaChoices {
  progress: Readonly<Record<string, PujaProgress>>;
  rate: Rate;
  kathaLength: KathaLength;
}

const storageKey = 'disha.puja';
const nothingYet: PujaProgress = { ticked: [], step: undefined };

export const pujaStore = createStore<PujaChoices>()(() => readPujaChoices());

export function progressOf(id: string): (state: PujaChoices) => PujaProgress {
  return ({ progress }) => progress[id] ?? nothingYet;
}

/** Notes how far somebody is; where nothing is left to say of a puja nothing is kept of it. */
export function noteProgress(id: string, change: Partial<PujaProgress>): void {
  const { [id]: before = nothingYet, ...others } = pujaStore.getState().progress;
  const now = { ...before, ...change };
  const isNothing = now.ticked.length === 0 && now.step === undefined;
  keep({ progress: isNothing ? others : { ...others, [id]: now } });
}

export function choosePuja(change: Partial<Pick<PujaChoices, 'rate' | 'kathaLength'>>): void {
  keep(change);
}

/** Where storage is blocked it lasts as long as the page. */
function keep(change: Partial<PujaChoices>): void {
  pujaStore.setState(change);
  keepLocalRecord(storageKey, pujaStore.getState());
}

/** What was kept, as far as this version understands it. */
export function readPujaChoices(): PujaChoices {
  const { progress, rate, kathaLength } = readLocalRecord(storageKey);
  return {
    progress: isRecord(progress)
      ? Object.fromEntries(Object.entries(progress).map(([id, each]) => [id, readProgress(each)]))
      : {},
    rate: rate === 'slow' || rate === 'fast' ? rate : 'usual',
    kathaLength: kathaLength === 'long' ? kathaLength : 'short',
  };
}

function readProgress(value: unknown): PujaProgress {
  if (!isRecord(value)) return nothingYet;
  const { ticked, step } = value;
  return {
    ticked: Array.isArray(ticked) ? ticked.filter((name): name is string => typeof name === 'string') : [],
    step: typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : undefined,
  };
}
