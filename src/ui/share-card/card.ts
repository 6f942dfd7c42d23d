import { frame } from '#i18n/catalogue/frame.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import type { Language } from '#i18n/messages.ts';

/** What stands on a card, in the words of one language. */
export interface Card {
  /** Of the file, without its ending. */
  fileName: string;
  product: string;
  /** What kind of card it is. */
  heading: string;
  title: string;
  /** Smaller, below the title. */
  subtitle?: string | undefined;
  /** Names with what is said of them, one below the other. */
  facts?: readonly { name: string; text: string }[];
  /** Each begins a line; an empty one is a gap. */
  lines?: readonly string[];
  /** Whether the lines are sung, and so stand in the middle. */
  isVerse?: boolean;
  /** A drawing of lines and words in the place of what is told; `side` is that of its square. */
  drawing?: CardDrawing;
  /** What whoever receives it should know. */
  foot: string;
}

export interface CardDrawing {
  side: number;
  /** As of an SVG. */
  lines: string;
  /** Each by its middle. */
  words: readonly { text: string; x: number; y: number; size: number; isQuiet?: boolean }[];
}

/** What stands on every card, whatever it tells. */
export function everyCard(language: Language): Pick<Card, 'product' | 'foot'> {
  return { product: ui.productName[language], foot: frame.tradition[language] };
}
