import { keptBirths } from '#db/births.ts';
import { userDatabase, type UserDatabase } from '#db/database.ts';
import { isAartiDraft, placeOfDraft, readAartiDraft } from '#db/mutations/aarti-draft.ts';
import { isEntryDraft } from '#db/mutations/entry-draft.ts';
import { linkState } from '#db/mutations/note-link.ts';
import { syncedState } from '#db/mutations/note-synced.ts';
import { everything, type Everything } from '#db/queries/everything.ts';
import { overlaid } from '#db/queries/overlay.ts';
import { choicesOfProfile, deviceChoices, preferencesOf } from '#db/preferences.ts';
import type { ProfileRow } from '#db/queries/profile.ts';
import { readRow } from '#db/read-row.ts';
import type { MirroredRow } from '#db/schema.ts';
import {
  exportObject,
  isMissing,
  type AccountFacts,
  type ExportedFile,
  type MissingFile,
} from '#domain/account/export-shape.ts';
import { icsCalendar, lunarDatesFrom, type CalendarEvent, type LunarDates } from '#domain/events/ics.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import type { Language } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import { zipArchive, type ZipArchive } from '#lib/zip-archive.ts';
import { myAccount } from '#remote/account-calls.ts';
import { pullChanges } from '#remote/procedures.ts';
import { callAsUser } from './call-as-user.ts';
import { addFiles, filesToAdd } from './export-files.ts';
import { calendarWords, readmeText } from './export-words.ts';

/** What an export is at. `files`: how many of them are in. */
export type ExportStep =
  { kind: 'sync' } | { kind: 'account' } | { kind: 'files'; done: number; of: number } | { kind: 'packing' };

export interface ExportProgress {
  step: ExportStep;
  /** 0 to 100. */
  percent: number;
}

export interface ExportRequest {
  userId: string;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  /** False: nobody is asked anything, and what the device has is all there is. */
  isOnline: boolean;
  /** Brings the mirror in step; undefined while there is nothing to do that. */
  syncNow: (() => Promise<void>) | undefined;
  signal: AbortSignal;
  onProgress(progress: ExportProgress): void;
}

export type ExportOutcome =
  | {
      kind: 'done';
      archive: Blob;
      fileName: string;
      missing: readonly MissingFile[];
      /** How many files are in the archive, and how many are not. */
      files: { there: number; missing: number };
    }
  | { kind: 'cancelled' }
  /** The device cannot read its own data, or has no room for the archive. */
  | { kind: 'failed' };

/**
 * Everything that is kept of a person, in one archive: `data.json`, `events.ics`, `README.txt` and the files. What cannot
 * be had is left out and named, so that an export never fails for one part.
 */
export async function exportAccount(request: ExportRequest): Promise<ExportOutcome> {
  try {
    return await makeArchive(request);
  } catch (error) {
    if (request.signal.aborted) return { kind: 'cancelled' };
    logQuietly('export', error);
    return { kind: 'failed' };
  }
}

async function makeArchive(request: ExportRequest): Promise<ExportOutcome> {
  const { userId, language, signal, onProgress } = request;
  const db = userDatabase(userId);
  const missing: MissingFile[] = [];

  onProgress({ step: { kind: 'sync' }, percent: 2 });
  await bringInStep(db, request, missing);
  onProgress({ step: { kind: 'account' }, percent: 10 });
  const account = await readAccount(request, missing);
  const held = await everything(db);
  await addHistory(held, request, missing);
  signal.throwIfAborted();

  const archive = await zipArchive(request.now, signal);
  const wanted = await filesToAdd(held, userId);
  const files = await addFiles(archive, wanted, { ...request, db }, (done) =>
    onProgress({
      step: { kind: 'files', done, of: wanted.length },
      percent: 14 + (wanted.length === 0 ? 80 : (80 * done) / wanted.length),
    }),
  );
  onProgress({ step: { kind: 'packing' }, percent: 94 });
  await addTexts(archive, { held, account, files, missing }, request);
  signal.throwIfAborted();

  const exportedAt = isoTime(request.now);
  return {
    kind: 'done',
    archive: archive.end(),
    fileName: `disha-${language}-${exportedAt.slice(0, 10)}.zip`,
    missing,
    files: {
      there: files.filter((file) => 'path' in file).length,
      missing: files.filter(isMissing).length,
    },
  };
}

/** The mirror as the server has it, back-fill included; where that cannot be had, what is missing. */
async function bringInStep(
  db: UserDatabase,
  { isOnline, syncNow, signal }: ExportRequest,
  missing: MissingFile[],
): Promise<void> {
  const before = (await syncedState(db)).at;
  if (isOnline && syncNow) await untilAborted(syncNow(), signal);
  signal.throwIfAborted();
  const { at } = await syncedState(db);
  if (at === before || !isOnline) {
    const { problem } = await linkState(db);
    missing.push({ part: 'newest', reason: isOnline ? (problem ?? 'not_synced') : 'offline' });
  }
}

async function readAccount(
  { userId, isOnline, signal }: ExportRequest,
  missing: MissingFile[],
): Promise<AccountFacts | undefined> {
  if (!isOnline) {
    missing.push({ part: 'account', reason: 'offline' });
    return undefined;
  }
  const answer = await untilAborted(callAsUser(userId, myAccount), signal);
  if (answer.ok) return answer.value;
  missing.push({ part: 'account', reason: answer.problem.kind });
  return undefined;
}

const historyPage = 500;

/** Old messages that the device let go of are fetched for the archive alone. */
async function addHistory(
  held: Everything,
  { userId, isOnline, signal }: ExportRequest,
  missing: MissingFile[],
): Promise<void> {
  if (!held.isFilled) missing.push({ part: 'history', reason: isOnline ? 'not_synced' : 'offline' });
  if (held.trimmedBefore === undefined) return;
  if (!isOnline) {
    missing.push({ part: 'old_messages', reason: 'offline' });
    return;
  }
  const known = new Map(held.rows.user_chats.map((row) => [row.id, row]));
  for (let cursor = 0; ;) {
    const request = { cursor, generation: held.generation, pageLimit: historyPage, knownFloor: undefined };
    const answer = await untilAborted(
      callAsUser(userId, (caller) => pullChanges(caller, request)),
      signal,
    );
    if (!answer.ok) {
      missing.push({ part: 'old_messages', reason: answer.problem.kind });
      break;
    }
    const { rows, next, head } = answer.value;
    for (const { table, row } of rows) {
      const read = readRow(table, row);
      if (read.ok && read.table === 'user_chats' && !isOlder(read.row, known.get(read.row.id)))
        known.set(read.row.id, read.row);
    }
    if (next >= head) break;
    if (next <= cursor) {
      missing.push({ part: 'old_messages', reason: 'unreadable' });
      break;
    }
    cursor = next;
  }
  held.rows.user_chats = [...known.values()];
}

function isOlder(row: MirroredRow, than: MirroredRow | undefined): boolean {
  return than !== undefined && row.seq < than.seq;
}

interface Gathered {
  held: Everything;
  account: AccountFacts | undefined;
  files: readonly ExportedFile[];
  missing: readonly MissingFile[];
}

async function addTexts(
  archive: ZipArchive,
  { held, account, files, missing }: Gathered,
  { userId, language, now }: ExportRequest,
): Promise<void> {
  const { rows, outbox, drafts, planDrafts, quarantine } = held;
  const exportedAt = isoTime(now);
  const data = exportObject({
    exportedAt,
    language,
    // Interfaces have no index signature, though each row is a record of its columns.
    rows: rows as unknown as Parameters<typeof exportObject>[0]['rows'],
    account,
    unsent: outbox,
    // What an admin is writing for everybody is nothing that is kept of them.
    drafts: drafts.filter(({ id }) => !isAartiDraft(id) && !isEntryDraft(id)),
    aartiDrafts: drafts
      .filter(({ id }) => isAartiDraft(id))
      .map(({ id, text }) => ({ on: placeOfDraft(id), aarti: readAartiDraft(text) ?? text })),
    planDrafts,
    birthsHere: await keptBirths({ userId }),
    unreadable: quarantine,
    files,
    missing,
  });
  await archive.add('data.json', `${JSON.stringify(data, undefined, 2)}\n`, 'pack');
  // What has not been sent is as much the person's event as what has.
  const events = overlaid(outbox, 'user_events', rows.user_events) as unknown as CalendarEvent[];
  const { lunarDates, place } = reckoningOf(held, now);
  const calendar = icsCalendar(events, calendarWords(language), exportedAt, lunarDates);
  await archive.add('events.ics', calendar, 'pack');
  await archive.add('README.txt', readmeText({ language, now, missing, files, events, place }), 'pack');
}

/** Where, and by which months, the days of lunar events are reckoned: as the person has chosen. */
function reckoningOf({ rows, outbox }: Everything, now: number): { lunarDates: LunarDates; place: string } {
  const [profile] = overlaid(outbox, 'profiles', rows.profiles) as unknown as ProfileRow[];
  const { place, monthSystem } = preferencesOf(profile ? choicesOfProfile(profile) : {}, deviceChoices());
  const today = civilDateAt(Date.parse(isoTime(now)), place.timeZone);
  return { lunarDates: lunarDatesFrom(today, settingsFor(place, monthSystem)), place: place.name };
}

/** The answer, or the reason of the signal as soon as that is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** A clock may be beyond all dates; then the beginning of time has to do. */
function isoTime(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
