import { lunarMonthNames, tithiOf, type PersonalDate } from '#domain/events/personal-date.ts';
import { tithiName } from '#domain/panchang/names.ts';
import type { MonthSystem } from '#domain/time/month-system.ts';
import { lunarMonths } from '#i18n/catalogue/account-data.ts';
import { events as texts } from '#i18n/catalogue/events.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import type { I18n } from '#i18n/use-i18n.ts';

/** When an event is, in words: '9 Mar 1948'; 'Kartika, Krishna paksha, Amavasya'. */
export function sayPersonalDate(
  personal: PersonalDate,
  monthSystem: MonthSystem,
  { t, language }: Pick<I18n, 't' | 'language'>,
): string {
  if (personal.kind === 'solar') return civilDateText(personal.date, language);
  const { month, paksha } = personal;
  const name = lunarMonthNames[month - 1];
  const monthWords = name === undefined ? '' : t(lunarMonths[name]);
  return [
    // The bright half has one name in both systems.
    paksha === 'krishna'
      ? t(texts.monthOfSystem, { month: monthWords, system: t(texts[monthSystem]) })
      : monthWords,
    t(texts[paksha]),
    tithiName(tithiOf(personal), language),
  ].join(', ');
}
