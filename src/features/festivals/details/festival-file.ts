import { calendarRows } from '#db/queries/content-festivals.ts';
import { reasonText } from '#domain/festivals/reason-text.ts';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import { daysCalendar, yearsInFile, type CalendarDay } from '#domain/events/ics.ts';
import { civilDate, partsOf, type CivilDate } from '#domain/time/civil-date.ts';
import { numberedInYear } from '#domain/time/numbered-in-year.ts';
import { placeName } from '#domain/time/places.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import { saveFile } from '#lib/save-file.ts';
import { deviceReckoner } from '../almanac.ts';
import type { Reckoning } from '../almanac-task.ts';
import { lastYear } from '../calendar-month.ts';
import { mergeCalendar, type CalendarEntry } from '../merge-calendar.ts';

type FestivalEntry = Extract<CalendarEntry, { kind: 'festival' }>;

interface FileRequest {
  name: string;
  language: Language;
  reckoning: Reckoning;
}

/** Saves a calendar file of one festival: its days from `from` on, of ten years. Throws where it cannot be made. */
export async function saveFestivalFile({
  festival,
  from,
  name,
  language,
  reckoning,
}: FileRequest & { festival: string; from: CivilDate }): Promise<void> {
  const first = partsOf(from).year;
  const entries = await entriesOf(first, first + yearsInFile, reckoning);
  const end = `${String(first + yearsInFile).padStart(4, '0')}${from.slice(4)}`;
  const days = entries.filter(
    (entry) => entry.festival === festival && entry.date >= from && entry.date < end,
  );
  saveFile(calendarFile(`${festival}.ics`, calendarOf(days, { name, language, reckoning })));
}

/** Saves a calendar file of all festivals of a year. Throws where it cannot be made. */
export async function saveYearFile({
  year,
  name,
  language,
  reckoning,
}: FileRequest & { year: number }): Promise<void> {
  const entries = await entriesOf(year, year, reckoning);
  saveFile(calendarFile(`disha-festivals-${year}.ics`, calendarOf(entries, { name, language, reckoning })));
}

let reckoner: ReturnType<typeof deviceReckoner> | undefined;

async function entriesOf(firstYear: number, last: number, reckoning: Reckoning): Promise<FestivalEntry[]> {
  reckoner ??= deviceReckoner();
  const until = Math.min(last, lastYear);
  const computed: Observance[] = [];
  for (let year = firstYear; year <= until; year += 1)
    computed.push(...((await reckoner({ kind: 'year', year, reckoning })) as readonly Observance[]));
  const span = { from: civilDate(firstYear, 1, 1), until: civilDate(until, 12, 31) };
  const rows = await calendarRows(span.from, span.until, reckoning.place).catch((error: unknown) => {
    logQuietly('calendar', error);
    return undefined;
  });
  return mergeCalendar(computed, rows, span).filter(
    (entry): entry is FestivalEntry => entry.kind === 'festival',
  );
}

function calendarOf(entries: readonly FestivalEntry[], { name, language, reckoning }: FileRequest): string {
  const place = placeName(reckoning.place, language);
  const days = numberedInYear(entries, ({ festival }) => festival).map((entry): CalendarDay => ({
    // A day that moves with the place keeps its name.
    uid: `${entry.festival}-${entry.year}-${entry.number}`,
    date: entry.date,
    title: entry.title[language],
    description: describe(entry, language, place),
  }));
  return daysCalendar(days, name, new Date().toISOString());
}

function describe({ computed }: FestivalEntry, language: Language, place: string): string | null {
  if (!computed) return null;
  const others = computed.alternatives.map(({ date, why }) =>
    translate(texts.orOn, language, {
      date: civilDateText(date, language),
      why: reasonText(why, language, place),
    }),
  );
  return [reasonText(computed.rule, language, place), ...others].join('\n');
}

function calendarFile(name: string, text: string): File {
  return new File([text], name, { type: 'text/calendar' });
}
