import type { CalendarRow, CalendarRows } from '#db/queries/content-festivals.ts';
import { festivalOf, readFestivalId } from '#domain/festivals/festivals.ts';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import type { FestivalGroup } from '#domain/festivals/types.ts';
import { daysBetween, type CivilDate } from '#domain/time/civil-date.ts';
import type { Language } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { yearOf } from './calendar-month.ts';
import { isWidelyKept } from './widely-kept.ts';

/** One thing on a day of the calendar. */
export type CalendarEntry = {
  /** Among all entries. */
  key: string;
  date: CivilDate;
  title: { en: string; hi: string };
} & (
  | {
      kind: 'festival';
      /** The rule's id, or that of the festival's row. */
      festival: string;
      /** How the device found the day; undefined where somebody has entered it. */
      computed: Observance | undefined;
      group: FestivalGroup | undefined;
    }
  /** What an admin has written on a day, without a festival. */
  | { kind: 'note'; description: string | undefined }
  | { kind: 'personal'; eventId: string }
);

export interface MergeSpan {
  from: CivilDate;
  until: CivilDate;
}

/**
 * What the calendar shows from one day to another: the device's own reckoning for its place, and what the database says.
 *
 * A computed row gives way to the date of the place. A row that somebody has entered or changed stands as it is, in the
 * place of the rule's date that is nearest to it. A date of the rule that has no row is shown where the database does not
 * know the festival or does not cover the year; in a year that it covers, somebody has taken it out. A computed row
 * without a date of the device is shown only where the device does not know its rule: otherwise the place has the day in
 * another month or year.
 *
 * A row of the state of the place goes before the row for everywhere that is nearest to it. A festival that is not to be
 * shown has no day at all.
 *
 * `computed`: the dates of the span; undefined where they could not be reckoned, and then all rows stand as they are.
 * `content`: the rows of the place in all years that the span touches; undefined where the device has never had any.
 */
export function mergeCalendar(
  computed: readonly Observance[] | undefined,
  content: CalendarRows | undefined,
  { from, until }: MergeSpan,
): CalendarEntry[] {
  const { rows: found, rules, hidden } = content ?? noContent;
  const covered = new Set(found.filter(({ isComputed }) => isComputed).map(({ date }) => yearOf(date)));
  const rows = withoutReplaced(found);
  const rowsByRule = groupBy(rows, ({ festival }) => festival?.ruleId);
  const entries: CalendarEntry[] = [];
  for (const [ruleId, dates] of groupBy(computed ?? [], ({ id }) => id)) {
    if (hidden.has(ruleId)) continue;
    const ofRule = rowsByRule.get(ruleId) ?? [];
    const pairs = pairsOf(dates, ofRule, farthestOf(ofRule));
    for (const day of dates) {
      const row = pairs.get(day);
      const isLeftToRule = !rules.has(ruleId) || !covered.has(yearOf(day.date));
      const isShown = row === undefined ? isLeftToRule : row.isComputed;
      if (isShown) entries.push(computedEntry(day, row?.title));
    }
  }
  for (const row of rows) {
    const isReckoned = computed !== undefined && readFestivalId(row.festival?.ruleId) !== undefined;
    if (!row.isComputed || !isReckoned) entries.push(entryOfRow(row));
  }
  return entries.filter(({ date }) => date >= from && date <= until).toSorted(byDayAndWeight);
}

const noContent: CalendarRows = { rows: [], rules: new Set(), hidden: new Set() };

/** A festival of one day in the year may have been moved to anywhere in it; one of every month stays near. */
const farthestDays = { yearly: 183, monthly: 10 };
/** A festival may fall at both ends of a civil year. */
const mostInYear = 2;

/** How many days apart two that belong together may be. `rows`: all of a festival. */
function farthestOf(rows: readonly CalendarRow[]): number {
  const inYear = [...groupBy(rows, ({ date }) => yearOf(date)).values()].map(({ length }) => length);
  return Math.max(0, ...inYear) > mostInYear ? farthestDays.monthly : farthestDays.yearly;
}

/** Of each festival without the rows for everywhere in whose place one of the state stands. */
function withoutReplaced(rows: readonly CalendarRow[]): readonly CalendarRow[] {
  if (rows.every(({ region }) => region === undefined)) return rows;
  const replaced = new Set<CalendarRow>();
  for (const [id, own] of groupBy(rows, ({ festival }) => festival?.id)) {
    if (id === undefined) continue;
    const everywhere = own.filter(({ region }) => region === undefined);
    const ofState = own.filter(({ region }) => region !== undefined);
    for (const row of pairsOf(everywhere, ofState, farthestOf(own)).keys()) replaced.add(row);
  }
  return rows.filter((row) => !replaced.has(row));
}

/** Which row speaks of which date: the nearest ones belong together, each to one. */
function pairsOf<Dated extends { date: CivilDate }>(
  dates: readonly Dated[],
  rows: readonly CalendarRow[],
  farthest: number,
): Map<Dated, CalendarRow> {
  const near = dates
    .flatMap((found) =>
      rows.map((row) => ({ found, row, days: Math.abs(daysBetween(found.date, row.date)) })),
    )
    .filter(({ days }) => days <= farthest)
    .toSorted((one, other) => one.days - other.days);
  const pairs = new Map<Dated, CalendarRow>();
  const taken = new Set<CalendarRow>();
  for (const { found, row } of near) {
    if (pairs.has(found) || taken.has(row)) continue;
    pairs.set(found, row);
    taken.add(row);
  }
  return pairs;
}

/** `title`: as the database calls it, if it does. */
function computedEntry(computed: Observance, title: CalendarEntry['title'] | undefined): CalendarEntry {
  const { id, date } = computed;
  const { names, group } = festivalOf(id);
  return {
    key: `${id} ${date}`,
    date,
    title: title ?? { en: names.en, hi: names.hi },
    kind: 'festival',
    festival: id,
    computed,
    group,
  };
}

function entryOfRow({ id, date, title, festival, description }: CalendarRow): CalendarEntry {
  if (!festival) return { key: id, date, title, kind: 'note', description };
  return {
    key: id,
    date,
    title,
    kind: 'festival',
    festival: festival.ruleId ?? festival.id,
    computed: undefined,
    group: groupOf(festival.ruleId),
  };
}

function groupOf(ruleId: string | undefined): FestivalGroup | undefined {
  const id = readFestivalId(ruleId);
  return id && festivalOf(id).group;
}

/** From what many keep to what returns every month. */
const groupsInOrder = ['major', 'regional', 'jayanti', 'sankranti', 'vrat', 'ekadashi', 'monthly'] as const;

/** The smallest is what a cell names first: the user's own day, then what most people keep. */
function weightOf(entry: CalendarEntry): number {
  switch (entry.kind) {
    case 'personal':
      return -3;
    case 'note':
      return 0;
    case 'festival':
      if (isWidelyKept(entry.festival)) return -2;
      return entry.group === undefined ? -1 : groupsInOrder.indexOf(entry.group);
    default:
      return assertNever(entry);
  }
}

function byDayAndWeight(one: CalendarEntry, other: CalendarEntry): number {
  return one.date < other.date ? -1 : one.date > other.date ? 1 : weightOf(one) - weightOf(other);
}

/** The entries of each day, in the order in which a cell names them. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
): ReadonlyMap<CivilDate, readonly CalendarEntry[]> {
  return groupBy(entries.toSorted(byDayAndWeight), ({ date }) => date);
}

/** What a cell can name: of entries with one title only the first. */
export function distinctTitles(entries: readonly CalendarEntry[], language: Language): CalendarEntry[] {
  const byTitle = groupBy(entries, ({ title }) => title[language].trim().toLowerCase());
  return [...byTitle.values()].flatMap(([first]) => (first ? [first] : []));
}

function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
