import { isRecord } from '../is-record.ts';
import type { Language } from '../language.ts';

/** What a push carries, encrypted for the browser that it goes to. */
export interface PushPayload {
  v: 1;
  /** What `remind-tomorrow` is asked with; null where there is nothing to say once more. */
  id: string | null;
  title: string;
  body: string;
  /** Where a click leads: a path of the app, with its search and its hash. */
  url: string;
  /** A notification takes the place of the one with the same tag. */
  tag: string;
  language: Language;
}

/** Whether it leads to a place of this app, and to no other site. */
export function isAppPath(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])[!-~]*$/.test(url);
}

/** What came with a push; undefined where it is none of ours, so that the worker can show that there is something. */
export function readPushPayload(value: unknown): PushPayload | undefined {
  if (!isRecord(value) || value['v'] !== 1) return undefined;
  const { id, title, body, url, tag, language } = value;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return undefined;
  if (!isAppPath(url)) return undefined;
  if (id !== null && typeof id !== 'string') return undefined;
  return { v: 1, id, title, body, url, tag, language: language === 'hi' ? 'hi' : 'en' };
}
