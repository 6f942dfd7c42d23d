import { get, set, update, type UseStore } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import type { LanguageWord } from '#domain/language.ts';
import { createStore } from '#lib/key-store.ts';

/** A question that somebody typed before signing in. Its ids are given at once, so that it can be asked once only. */
export interface KeptQuestion {
  requestId: string;
  sessionId: string;
  sessionOpId: string;
  text: string;
  language: LanguageWord;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** After this long nobody expects any more what they left before signing in; a question is then only offered. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const key = 'question';

let opened: UseStore | undefined;
/** What this device keeps of whoever is not signed in. Apart from Dexie, because the home page needs it before anything else is fetched. */
export function guestStore(): UseStore {
  return (opened ??= createStore('disha-guest', 'kept'));
}

/** Keeps the question in place of the one before. */
export async function keepQuestion(question: KeptQuestion): Promise<void> {
  await set(key, question, guestStore());
}

/** The question kept on this device, if any; storage that is blocked keeps none. */
export async function keptQuestion(): Promise<KeptQuestion | undefined> {
  try {
    return readKept(await get<unknown>(key, guestStore()));
  } catch {
    return undefined;
  }
}

/** Lets go of this very question; one that was typed since stays. */
export async function releaseQuestion(requestId: string): Promise<void> {
  await update<unknown>(
    key,
    (kept) => (readKept(kept)?.requestId === requestId ? undefined : kept),
    guestStore(),
  );
}

export function isStillWanted({ keptAt }: { keptAt: number }, now: number): boolean {
  return Math.abs(now - keptAt) <= maxAgeMs;
}

function readKept(value: unknown): KeptQuestion | undefined {
  if (!isRecord(value)) return undefined;
  const { requestId, sessionId, sessionOpId, text, language, keptAt } = value;
  if (typeof requestId !== 'string' || typeof sessionId !== 'string' || typeof sessionOpId !== 'string')
    return undefined;
  if (typeof text !== 'string' || typeof keptAt !== 'number') return undefined;
  if (language !== 'hindi' && language !== 'english') return undefined;
  return { requestId, sessionId, sessionOpId, text, language, keptAt };
}
