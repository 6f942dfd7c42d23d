import { festivalName, readFestivalId } from '../festivals/festivals.ts';
import type { Language } from '../language.ts';
import { dayNumberOf, type CivilDate } from '../time/civil-date.ts';
import { dayMs } from '../time/zone.ts';
import type { SpokenOf } from './plan-sending.ts';

export interface ReminderWords {
  title: string;
  body: string;
  /** A path of the app with its search: where more of it stands. */
  url: string;
}

/** How a reminder is told: what it is and when, nothing that hurries anybody. `daysBefore` below 0: the day is over. */
export function reminderWords(
  said: SpokenOf,
  occurrence: CivilDate,
  daysBefore: number,
  language: Language,
): ReminderWords {
  switch (said.kind) {
    case 'joined':
      return { ...moreWords(said.count, language), url: '/events' };
    case 'event':
      return {
        title: `${whenWord(daysBefore, language)}: ${shortened(said.title)}`,
        body: dayLine(occurrence, language),
        url: `/events#event-${said.id}`,
      };
    case 'festival':
      return {
        title: `${whenWord(daysBefore, language)}: ${nameOf(said.festivalId, language)}`,
        body: dayLine(occurrence, language),
        url: `/hindu-festivals?month=${occurrence.slice(0, 7)}&day=${occurrence}&festival=${said.festivalId}`,
      };
  }
}

/** 'Tomorrow', or how far off the day is. */
function whenWord(daysBefore: number, language: Language): string {
  const near = nearWords[language][daysBefore];
  if (near !== undefined) return near;
  const days = Math.abs(daysBefore);
  if (language === 'hi') return daysBefore > 0 ? `${days} दिन बाद` : `${days} दिन पहले`;
  return daysBefore > 0 ? `In ${days} days` : `${days} days ago`;
}

const nearWords: Record<Language, Partial<Record<number, string>>> = {
  en: { 1: 'Tomorrow', 0: 'Today', [-1]: 'Yesterday' },
  hi: { 1: 'कल', 0: 'आज', [-1]: 'बीते कल' },
};

function moreWords(count: number, language: Language): { title: string; body: string } {
  if (language === 'hi') return { title: `आज ${count} और रिमाइंडर`, body: 'सब ऐप में आपकी सूची में हैं।' };
  return {
    title: count === 1 ? 'One more reminder today' : `${count} more reminders today`,
    body: 'They are all in your list in the app.',
  };
}

/** 'Sunday, 8 November' */
function dayLine(date: CivilDate, language: Language): string {
  return dayFormats[language].format(dayNumberOf(date) * dayMs);
}

const dayFormats: Record<Language, Intl.DateTimeFormat> = {
  en: dayFormat('en-IN'),
  hi: dayFormat('hi-IN-u-nu-latn'),
};

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** Without the second name in brackets, for which a list has room. A festival that this version does not know is never due. */
function nameOf(festivalId: string, language: Language): string {
  const id = readFestivalId(festivalId);
  const name = id ? festivalName(id, language) : festivalId;
  return name.replace(/\s*\([^)]*\)$/u, '');
}

/** As much of a title as a notification shows, and no half of a letter at its end. */
function shortened(title: string): string {
  const letters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(title.trim())];
  const most = 80;
  if (letters.length <= most) return title.trim();
  return `${letters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
