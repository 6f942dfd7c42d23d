import type { FestivalWords } from '#db/queries/content-aartis.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import type { FestivalNames } from '#domain/festivals/types.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { shareCards } from '#i18n/catalogue/share-cards.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import type { Language } from '#i18n/messages.ts';
import { everyCard, type Card } from '#ui/share-card/card.ts';

export interface FestivalToShare {
  names: FestivalNames;
  /** YYYY-MM-DD; undefined where no day of it is known. */
  date: string | undefined;
  festival: FestivalWords | undefined;
}

/** A festival as a card: its name, its day, and what it is about. */
export function festivalShare({ names, date, festival }: FestivalToShare, language: Language): Card {
  const day = readCivilDate(date);
  const significance = festival?.significance?.[language];
  return {
    ...everyCard(language),
    fileName: ['festival', ...(names.en.toLowerCase().match(/[a-z0-9]+/g) ?? []), ...(day ? [day] : [])].join(
      '-',
    ),
    heading: shareCards.festival[language],
    title: names[language],
    ...(day && { subtitle: civilDateInFull(day, language) }),
    lines: [
      ...(festival?.description ? [festival.description[language]] : []),
      ...(significance === undefined ? [] : ['', `${texts.significance[language]}: ${significance}`]),
    ],
  };
}
