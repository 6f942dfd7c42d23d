import { isRecord } from '#domain/is-record.ts';
import { readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import type { Place } from '#domain/time/place.ts';
import { logQuietly } from '#lib/log.ts';
import { contentDatabase, hasContent } from '../content-database.ts';
import { hiddenFestivals } from './hidden-festivals.ts';

/** A day of the calendar as the database holds it. */
export interface CalendarRow {
  id: string;
  title: { en: string; hi: string };
  description: string | undefined;
  date: CivilDate;
  /** The rule's date at New Delhi, which the date of another place may replace; else somebody has entered it. */
  isComputed: boolean;
  /** The code of the Indian state where alone it holds; undefined for everywhere. */
  region: string | undefined;
  /** Undefined for a day that belongs to no festival. */
  festival: RowFestival | undefined;
}

export interface RowFestival {
  /** Of its row. */
  id: string;
  /** Undefined for a festival whose days are entered by hand. */
  ruleId: string | undefined;
}

export interface CalendarRows {
  /** In the order of their days. */
  rows: readonly CalendarRow[];
  /** The rules of all festivals that the database has. */
  rules: ReadonlySet<string>;
  /** The rules of festivals that are not to be shown. */
  hidden: ReadonlySet<string>;
}

/**
 * What the database has in the calendar of a place from one day to another, both included. Undefined where this device has
 * never had anything of it. Throws where it cannot be read.
 */
export async function calendarRows(
  from: CivilDate,
  until: CivilDate,
  place: Place,
): Promise<CalendarRows | undefined> {
  const found = await rowsEverywhere(from, until);
  if (!found || found.rows.every(({ region }) => region === undefined)) return found;
  const state = await stateHere(place);
  return { ...found, rows: found.rows.filter(({ region }) => region === undefined || region === state) };
}

async function rowsEverywhere(from: CivilDate, until: CivilDate): Promise<CalendarRows | undefined> {
  const db = contentDatabase();
  return db.transaction('r', ['calendar_events', 'festivals', 'hidden_festivals', 'meta'], async () => {
    if (!(await hasContent(db))) return undefined;
    const [rows, festivals, hidden] = await Promise.all([
      db.table<unknown>('calendar_events').where('event_date').between(from, until, true, true).toArray(),
      db.table<unknown>('festivals').toArray(),
      hiddenFestivals(),
    ]);
    const known = festivals.flatMap((row) => rowFestival(row));
    const byId = new Map(known.map((festival) => [festival.id, festival]));
    return {
      rows: rows.flatMap((row) => calendarRow(row, byId)),
      rules: new Set(known.flatMap(({ ruleId }) => ruleId ?? [])),
      hidden,
    };
  });
}

/** The list of cities is large, and fetched only where some day holds in one state alone. */
async function stateHere(place: Place): Promise<string | undefined> {
  try {
    const { stateOf } = await import('#domain/time/places.ts');
    return stateOf(place);
  } catch (error) {
    logQuietly('calendar', error);
    return undefined;
  }
}

function rowFestival(row: unknown): RowFestival[] {
  const id = text(row, 'id');
  return id === undefined ? [] : [{ id, ruleId: text(row, 'rule_id') }];
}

/** None of a row that this version cannot read. */
function calendarRow(row: unknown, festivals: ReadonlyMap<string, RowFestival>): CalendarRow[] {
  const id = text(row, 'id');
  const title = text(row, 'title');
  const date = readCivilDate(text(row, 'event_date'));
  if (id === undefined || title === undefined || date === undefined) return [];
  const festivalId = text(row, 'festival_id');
  return [
    {
      id,
      title: { en: title, hi: text(row, 'title_hi') ?? title },
      description: text(row, 'description'),
      date,
      isComputed: isRecord(row) && row['computed'] === true,
      region: text(row, 'region'),
      festival: festivalId === undefined ? undefined : festivals.get(festivalId),
    },
  ];
}

/** Undefined where there is nothing to read. */
function text(row: unknown, name: string): string | undefined {
  const value = isRecord(row) ? row[name] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
