import { keepLocalRecord, readLocalRecord } from './local-record.ts';

/** Where somebody has stopped reading: a stanza, and how much of it had gone by, 0 to 1. It holds for any size of letters. */
export interface ReaderPlace {
  stanza: number;
  share: number;
}

const storageKey = 'disha.reader.places';
/** Of so many aartis the place is kept; of the others that were read before them it is let go. */
const most = 60;

/** Where an aarti was left on this device; undefined where it was not read, or left at its beginning. */
export function placeIn(aartiId: string): ReaderPlace | undefined {
  const kept = places().find(([id]) => id === aartiId);
  return kept && { stanza: kept[1], share: kept[2] };
}

export function keepPlace(aartiId: string, { stanza, share }: ReaderPlace): void {
  const others = places().filter(([id]) => id !== aartiId);
  const isBeginning = stanza === 0 && share < 0.05;
  const kept = isBeginning ? others : [[aartiId, stanza, share], ...others].slice(0, most);
  keepLocalRecord(storageKey, { places: kept });
}

/** Somebody leaves: what they have read, and how far, is nobody else's. */
export function forgetPlaces(): void {
  try {
    globalThis.localStorage.removeItem(storageKey);
  } catch {
    // there is no storage, or it is blocked
  }
}

function places(): [id: string, stanza: number, share: number][] {
  const list = readLocalRecord(storageKey)['places'];
  return Array.isArray(list) ? list.filter(isPlace) : [];
}

function isPlace(value: unknown): value is [string, number, number] {
  if (!Array.isArray(value)) return false;
  const [id, stanza, share] = value as unknown[];
  return typeof id === 'string' && typeof stanza === 'number' && typeof share === 'number';
}
