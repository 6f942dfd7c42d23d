import { isMissing, type ExportedFile, type MissingFile } from '#domain/account/export-shape.ts';
import type { CalendarEvent, CalendarWords } from '#domain/events/ics.ts';
import { exportTexts, lunarMonths, lunarPakshas, missingParts } from '#i18n/catalogue/account-data.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { translate, type Language, type Message, type MessageValues } from '#i18n/messages.ts';

/** The words of `events.ics`. */
export function calendarWords(language: Language): CalendarWords {
  return {
    calendarName: exportTexts.calendarName[language],
    lunarNote: ({ month, paksha, day, isRecurring }) =>
      translate(isRecurring ? exportTexts.lunarNoteYearly : exportTexts.lunarNote, language, {
        month: monthName(month, language),
        paksha: lunarPakshas[paksha][language],
        day,
      }),
  };
}

/** A month of a newer version keeps the name that it came with. */
function monthName(month: string, language: Language): string {
  return Object.hasOwn(lunarMonths, month) ? lunarMonths[month as keyof typeof lunarMonths][language] : month;
}

export interface ReadmeFacts {
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  missing: readonly MissingFile[];
  files: readonly ExportedFile[];
  events: readonly CalendarEvent[];
  /** The name of the place that lunar days are reckoned for. */
  place: string;
}

/** `README.txt`: what is in the archive and what is not, in plain words. Lines end as every editor knows them. */
export function readmeText({ language, now, missing, files, events, place }: ReadmeFacts): string {
  const t = (message: Message, values?: MessageValues) => translate(message, language, values);
  const at = new Date(now);
  const lost = files.filter(isMissing).length;
  const gaps = [
    ...new Set(missing.map(({ part }) => t(missingParts[part]))),
    ...(lost === 0 ? [] : [t(lost === 1 ? missingParts.file : missingParts.files, { count: lost })]),
  ];
  const isOf29 = events.some(
    ({ event_date: date, is_recurring: isRecurring }) => isRecurring && date?.endsWith('-02-29'),
  );
  const paragraphs = [
    [
      t(exportTexts.title),
      t(exportTexts.made, { date: formatDate(at, language), time: formatTime(at, language) }),
    ],
    [t(exportTexts.data)],
    [t(exportTexts.events, { place }), ...(isOf29 ? [t(exportTexts.eventsOf29)] : [])],
    [t(files.length === 0 ? exportTexts.noFiles : exportTexts.files)],
    files.some((file) => 'missing' in file && !isMissing(file)) ? [t(exportTexts.elsewhere)] : [],
    gaps.length === 0
      ? [t(exportTexts.complete)]
      : [t(exportTexts.missing), ...gaps.map((gap) => `- ${gap}`)],
    [t(exportTexts.private)],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${line}\r\n`).join(''))
    .join('\r\n');
}
