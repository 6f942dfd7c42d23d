import type { Language } from '#i18n/messages.ts';

/** A post came out on a day in India, wherever it is read. */
const timeZone = 'Asia/Kolkata';

/** 'November 21, 2026' or '21 नवंबर 2026'. */
export function longPostDate(time: string, language: Language): string {
  const tag = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-US';
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(time),
  );
}
