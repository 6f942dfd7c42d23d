import { shareCards } from '#i18n/catalogue/share-cards.ts';
import type { Language } from '#i18n/messages.ts';
import { everyCard, type Card } from '#ui/share-card/card.ts';
import type { AartiReading } from './reading.ts';

/** More would be too small to be sung from. */
const mostLines = 16;

/** An aarti as a card: its title and as many whole stanzas as can be read, the first in any case. */
export function aartiShare({ title, deity, stanzas }: AartiReading, language: Language): Card {
  const lines: string[] = [];
  for (const stanza of stanzas) {
    if (lines.length > 0 && lines.length + 1 + stanza.lines.length > mostLines) break;
    lines.push(...(lines.length > 0 ? [''] : []), ...stanza.lines);
  }
  return {
    ...everyCard(language),
    fileName: 'aarti',
    heading: shareCards.aarti[language],
    title: title[language],
    subtitle: deity?.[language],
    lines,
    isVerse: true,
  };
}
