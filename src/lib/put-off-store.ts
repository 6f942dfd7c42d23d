import { clear, del, entries, set } from 'idb-keyval';
import { createStore } from './key-store.ts';

/** Reminders that somebody has put off and the server has not heard of: when that was (milliseconds since 1970), by id. */
const waiting = lazily(() => createStore('disha-put-off', 'ids'));

export async function keepPutOff(id: string, now: number): Promise<void> {
  await set(id, now, waiting());
}

export function putOffNow(): Promise<[id: string, at: number][]> {
  return entries<string, number>(waiting());
}

/** It is done, or nobody wants it any more. */
export async function letPutOffGo(id: string): Promise<void> {
  await del(id, waiting());
}

/** Somebody leaves: theirs are nobody else's to send. */
export async function forgetPutOff(): Promise<void> {
  await clear(waiting());
}

/** The database is opened on first use, so that importing this file works where there is none. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
