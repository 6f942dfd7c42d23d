import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { purposes } from '#domain/jyotish/muhurat/purposes.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { saySpan } from '#session/say-instant.ts';
import { everyCard, type Card } from '#ui/share-card/card.ts';
import type { AskedMuhurat } from './muhurat-question.ts';

/** As many as are read on a phone. */
const most = 8;

/** The first times of a list as a card, in the order in which they stand there. */
export function muhuratShare(
  found: readonly Muhurat[],
  { purpose, from, to, place }: AskedMuhurat,
  where: string,
  language: Language,
): Card {
  const left = found.length - most;
  return {
    ...everyCard(language),
    fileName: `muhurat-${from}`,
    heading: texts.title[language],
    title: purposes[purpose].name[language],
    subtitle: `${civilDateText(from, language)} – ${civilDateText(to, language)} · ${where}`,
    facts: found.slice(0, most).map((muhurat) => ({
      name: civilDateText(muhurat.date, language),
      text: saySpan(muhurat, muhurat.date, place.timeZone, language),
    })),
    ...(left > 0 ? { lines: [translate(texts.andMore, language, { count: left })] } : {}),
  };
}
