import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '#domain/is-record.ts';
import { keepLocalRecord, readLocalRecord } from '#lib/local-record.ts';
import { pujaKey } from '#lib/puja-key.ts';
import { sessionStore, signedInUserId } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { readSpeechRate, type SpeechRate } from '#ui/read-aloud/use-read-aloud.ts';

/** How far somebody is with a puja on this device. */
export interface PujaProgress {
  /** The things that are ready, by their English names. */
  ticked: readonly string[];
  /** The step they are at, from 1; undefined where they have not begun, or are done. */
  step: number | undefined;
}

export type KathaLength = 'short' | 'long';

interface PujaChoices {
  /** Whose account the progress is of; undefined where nobody was signed in. */
  of: string | undefined;
  progress: Readonly<Record<string, PujaProgress>>;
  rate: SpeechRate;
  kathaLength: KathaLength;
}

const nothingYet: PujaProgress = { ticked: [], step: undefined };

export const pujaStore = createStore<PujaChoices>()(() => readPujaChoices());

/** How far whoever is here is with a puja. */
export function useProgress(id: string): PujaProgress {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  return useStore(pujaStore, (state) => progressOf(state, userId)[id] ?? nothingYet);
}

/** What somebody has begun before they signed in goes on as theirs; what another account has left is not shown to them. */
function progressOf({ of, progress }: PujaChoices, userId: string | undefined): PujaChoices['progress'] {
  return of === undefined || of === userId ? progress : {};
}

/** Notes how far somebody is; where nothing is left to say of a puja nothing is kept of it. */
export function noteProgress(id: string, change: Partial<PujaProgress>): void {
  const { [id]: before = nothingYet, ...others } = owned().progress;
  const now = { ...before, ...change };
  const isNothing = now.ticked.length === 0 && now.step === undefined;
  keep({ progress: isNothing ? others : { ...others, [id]: now } });
}

export function choosePuja(change: Partial<Pick<PujaChoices, 'rate' | 'kathaLength'>>): void {
  keep(change);
}

/** The progress, in the hands of whoever is here; while nobody knows who that is it stays as it was. */
function owned(): Pick<PujaChoices, 'of' | 'progress'> {
  const before = pujaStore.getState();
  if (sessionStore.getState().status === 'starting') return before;
  const of = signedInUserId();
  return { of, progress: progressOf(before, of) };
}

/** Where storage is blocked it lasts as long as the page. */
function keep(change: Partial<PujaChoices>): void {
  pujaStore.setState({ ...owned(), ...change });
  keepLocalRecord(pujaKey, pujaStore.getState());
}

/** What was kept, as far as this version understands it. */
export function readPujaChoices(): PujaChoices {
  const { of, progress, rate, kathaLength } = readLocalRecord(pujaKey);
  return {
    of: typeof of === 'string' ? of : undefined,
    progress: isRecord(progress)
      ? Object.fromEntries(Object.entries(progress).map(([id, each]) => [id, readProgress(each)]))
      : {},
    rate: readSpeechRate(rate),
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
