import { isRecord } from '#domain/is-record.ts';
import type { Message } from '#i18n/messages.ts';
import type { Release } from './releases.ts';

/** A build: what it was made from, and when that came to be. */
export interface AppVersion {
  /** Seven characters or so: of the commit, or of a hash of the sources. */
  id: string;
  /** ISO, to the second. */
  at: string;
}

/** What the site says of itself in `/version.json`, which nobody keeps. */
export interface PublishedVersion {
  version: AppVersion;
  /** Versions from before it are not to be used any more; ISO, empty where all may be. */
  minimum: string;
  /** `off`: no device is to keep the app any more, see docs/updates.md. */
  worker: 'on' | 'off';
  releases: readonly Release[];
}

/** Undefined for anything that is not such a file, as the page of a network that wants a sign-in. */
export function readPublishedVersion(body: unknown): PublishedVersion | undefined {
  if (!isRecord(body) || !isRecord(body['version'])) return undefined;
  const { id, at } = body['version'];
  if (typeof id !== 'string' || typeof at !== 'string') return undefined;
  const { minimum, worker, releases } = body;
  return {
    version: { id, at },
    minimum: typeof minimum === 'string' ? minimum : '',
    worker: worker === 'off' ? 'off' : 'on',
    releases: Array.isArray(releases) ? releases.flatMap(readRelease) : [],
  };
}

/** Whether this build must give way; one that does not know its own age never has to. */
export function isTooOld({ at }: AppVersion, minimum: string): boolean {
  return at !== '' && minimum !== '' && Date.parse(at) < Date.parse(minimum);
}

/** No more than this fits above a button. */
const mostNotes = 5;

/** What is new since the releases that this build knows of, newest first. */
export function newsSince(known: readonly Release[], published: readonly Release[]): readonly Message[] {
  const newest = known[0]?.day ?? '';
  return published
    .filter(({ day }) => day > newest)
    .flatMap(({ notes }) => notes)
    .slice(0, mostNotes);
}

function readRelease(value: unknown): Release[] {
  if (!isRecord(value) || typeof value['day'] !== 'string' || !Array.isArray(value['notes'])) return [];
  const notes = value['notes'].flatMap((note: unknown): Message[] =>
    isRecord(note) && typeof note['en'] === 'string' && typeof note['hi'] === 'string'
      ? [{ en: note['en'], hi: note['hi'] }]
      : [],
  );
  return [{ day: value['day'], notes }];
}
