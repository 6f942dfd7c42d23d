import { createStore } from 'zustand/vanilla';
import { japaMantras, type CountedJapa } from '#domain/devotion/japa.ts';
import { isRecord } from '#domain/is-record.ts';
import { japaKey } from '#lib/japa-key.ts';
import { keepLocalRecord, readLocalRecord } from '#lib/local-record.ts';
import type { NotKept } from '#lib/storage-room.ts';

/** Who counts: nobody who is signed in, or an account by its id; undefined while nobody knows. */
export type JapaOwner = 'guest' | (string & {});

/** What is being counted on this device: one mantra, on the day on which it began. */
export interface Sitting extends CountedJapa {
  owner: JapaOwner | undefined;
  /** As far as it stands in the record. */
  kept: number;
}

export interface JapaState {
  /** Who chose and counted last. */
  of: JapaOwner | undefined;
  mantra: string;
  /** What somebody has typed as theirs. */
  own: string;
  hasSound: boolean;
  hasVibration: boolean;
  sitting: Sitting | undefined;
  /** The record of whoever is not signed in. */
  guest: readonly CountedJapa[];
}

export const usualMantra = japaMantras[1]?.text ?? '';

export const japaStore = createStore<JapaState>()(() => readJapa());

/** Why what was counted last is not kept: here at all, and in the record of an account. */
export interface JapaNotKept {
  here: NotKept | undefined;
  inRecord: NotKept | undefined;
}

export const japaNotKept = createStore<JapaNotKept>()(() => ({ here: undefined, inRecord: undefined }));

/** Where storage is blocked or full it lasts as long as the page. */
export function changeJapa(change: Partial<JapaState>): void {
  japaStore.setState(change);
  japaNotKept.setState({ here: keepLocalRecord(japaKey, japaStore.getState()) });
}

/** What another page of the app has kept meanwhile holds here too. */
export function followOtherPages(): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === japaKey || key === null) japaStore.setState(readJapa(), true);
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** What was kept, as far as this version understands it. */
export function readJapa(): JapaState {
  const { of, mantra, own, hasSound, hasVibration, sitting, guest } = readLocalRecord(japaKey);
  return {
    of: typeof of === 'string' ? of : undefined,
    mantra: typeof mantra === 'string' && mantra !== '' ? mantra : usualMantra,
    own: typeof own === 'string' ? own : '',
    hasSound: hasSound === true,
    hasVibration: hasVibration === true,
    sitting: readSitting(sitting),
    guest: Array.isArray(guest) ? guest.flatMap((each) => readCounted(each) ?? []) : [],
  };
}

function readSitting(value: unknown): Sitting | undefined {
  const counted = readCounted(value);
  if (!counted || !isRecord(value)) return undefined;
  const { owner, kept } = value;
  return {
    ...counted,
    owner: typeof owner === 'string' ? owner : undefined,
    kept: typeof kept === 'number' ? kept : 0,
  };
}

function readCounted(value: unknown): CountedJapa | undefined {
  if (!isRecord(value)) return undefined;
  const { id, day, mantra, count } = value;
  if (typeof id !== 'string' || typeof day !== 'string' || typeof mantra !== 'string') return undefined;
  return Number.isSafeInteger(count) && Number(count) >= 0
    ? { id, day, mantra, count: Number(count) }
    : undefined;
}
