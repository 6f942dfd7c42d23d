import { isRecord } from '#domain/is-record.ts';
import { parseJson } from './parse-json.ts';

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

/** Where storage is blocked or full nothing is kept, and nothing else comes of it. */
export function keepLocalRecord(key: string, record: object): void {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // it lasts as long as the page
  }
}
