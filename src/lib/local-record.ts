import { isRecord } from '#domain/is-record.ts';
import { parseJson } from './parse-json.ts';
import { whyNotKept, type NotKept } from './storage-room.ts';

/*
 * Small choices of this device that a page needs before any database is open, in localStorage. Their readers take what they
 * understand and leave the rest, as it may be of another version.
 */

/** What is kept under a key; empty where nothing is, where it is no record, and where storage is blocked. */
export function readLocalRecord(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept = parseJson(globalThis.localStorage.getItem(key) ?? '');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Where storage is blocked there is nothing to forget. */
export function forgetLocalRecord(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** Forgets what is kept under a key where its `of` names this account. */
export function forgetRecordOf(key: string, userId: string): void {
  if (readLocalRecord(key)['of'] === userId) forgetLocalRecord(key);
}

/** Where storage is blocked or full nothing is kept, and nothing else comes of it than the answer, which is why. */
export function keepLocalRecord(key: string, record: object): NotKept | undefined {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(record));
    return undefined;
  } catch (error) {
    return whyNotKept(error);
  }
}
