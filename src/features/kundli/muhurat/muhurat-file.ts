import { timesCalendar } from '#domain/events/ics.ts';
import { longestDescription } from '#domain/events/read-answer.ts';
import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { purposes } from '#domain/jyotish/muhurat/purposes.ts';
import { rashiName } from '#domain/panchang/names.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import type { Language } from '#i18n/messages.ts';
import { translate } from '#i18n/messages.ts';
import { saySpan } from '#session/say-instant.ts';
import { muhuratSearch, type AskedMuhurat } from './muhurat-question.ts';

/** Where the same times are found again, by anybody. */
export function muhuratAddress(asked: AskedMuhurat): string {
  return `${location.origin}/muhurat?${new URLSearchParams({ ...muhuratSearch(asked) })}`;
}

/** What a calendar says of a time that was chosen: when, its best hours, what speaks for it and where it was found. */
export function muhuratNote(muhurat: Muhurat, asked: AskedMuhurat, language: Language): string {
  const { date, best, reasons } = muhurat;
  const span = (of: { from: number; to: number }) => saySpan(of, date, asked.place.timeZone, language);
  const hours = best.map((hour) =>
    translate(texts.bestHour, language, { span: span(hour), sign: rashiName(hour.sign, language) }),
  );
  const lines = [
    `${span(muhurat)}, ${asked.place.name}`,
    ...(hours.length > 0 ? [`${translate(texts.bestHours, language)}: ${hours.join(' · ')}`] : []),
    muhuratAddress(asked),
    ...reasons.map(({ side, says }) => `${side === 'for' ? '+' : '−'} ${says[language]}`),
  ];
  // The reasons stand last: a note that is too long loses the last of them.
  while (Array.from(lines.join('\n')).length > longestDescription) lines.pop();
  return lines.join('\n');
}

/** A calendar file of one time, with a reminder the day before. */
export function muhuratFile(muhurat: Muhurat, asked: AskedMuhurat, language: Language, now: number): File {
  const { purpose, from, to } = muhurat;
  const title = purposes[purpose].name[language];
  const { latitude, longitude } = asked.place;
  const text = timesCalendar(
    [
      {
        uid: `muhurat-${purpose}-${Math.round(from / 60_000)}-${latitude}-${longitude}`,
        from,
        to,
        title,
        description: muhuratNote(muhurat, asked, language),
        url: muhuratAddress(asked),
      },
    ],
    title,
    new Date(now).toISOString(),
  );
  return new File([text], `${translate(texts.fileName, language)}-${muhurat.date}.ics`, {
    type: 'text/calendar',
  });
}
