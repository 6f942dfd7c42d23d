import type { DayPanchang, Limb } from '#domain/panchang/day.ts';
import {
  kaalaName,
  lunarMonthLabel,
  nakshatraName,
  pakshaName,
  rashiName,
  tithiName,
  tithiWithPaksha,
  yogaName,
} from '#domain/panchang/names.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { shareCards } from '#i18n/catalogue/share-cards.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { sayInstant, saySpan } from '#session/say-instant.ts';
import { everyCard, type Card } from '#ui/share-card/card.ts';
import type { Reckoning } from './almanac-task.ts';

/** The panchang of a day as a card: what people look up in the morning. */
export function panchangShare(
  day: DayPanchang,
  { place, monthSystem }: Reckoning,
  placeName: string,
  language: Language,
): Card {
  const { timeZone } = place;
  const month = lunarMonthLabel(day.month[monthSystem], day.month.isAdhika, language);
  const limbs = (list: readonly Limb[], nameOf: (number: number, language: Language) => string) =>
    list
      .map(({ number, to }) => {
        const time = sayInstant(to, day.date, timeZone, language);
        return together(`${nameOf(number, language)} (${translate(texts.until, language, { time })})`);
      })
      .join(', ');
  const named = (key: 'tithi' | 'nakshatra' | 'yoga' | 'moonRashi', text: string) => ({
    name: texts[key][language],
    text,
  });
  const rises = (['sunrise', 'sunset', 'moonrise'] as const).flatMap((event) => {
    const at = day[event];
    if (at === null) return [];
    return [together(`${texts[event][language]} ${sayInstant(at, day.date, timeZone, language)}`)];
  });
  const spans = (['abhijit', 'rahuKalam'] as const).flatMap((kaala) => {
    const span = day[kaala];
    return span
      ? [{ name: kaalaName(kaala, language), text: saySpan(span, day.date, timeZone, language) }]
      : [];
  });
  return {
    ...everyCard(language),
    fileName: `panchang-${day.date}`,
    heading: shareCards.panchang[language],
    title: civilDateInFull(day.date, language),
    subtitle: `${tithiWithPaksha(day.tithiAtSunrise.number, language)} · ${translate(
      texts.lunarMonthOf,
      language,
      { month, paksha: pakshaName(day.paksha, language) },
    )}`,
    facts: [
      named('tithi', limbs(day.tithis, tithiName)),
      named('nakshatra', limbs(day.nakshatras, nakshatraName)),
      named('yoga', limbs(day.yogas, yogaName)),
      named('moonRashi', limbs(day.moonRashis, rashiName)),
      ...(rises.length > 0 ? [{ name: placeName, text: rises.join(' · ') }] : []),
      ...spans,
    ],
  };
}

/** Not broken between lines. */
function together(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}
