import type { Words } from './puja-guide.ts';
import { durgaName, ganeshaName, gayatri, lakshmiName, mrityunjaya, shiva, sunName } from './verses.ts';

/** So many beads has a mala; the one that stands out is not counted. */
export const beadsOfMala = 108;

/** How long the words of a mantra may be, in code points: as the act that keeps it takes them. */
export const longestMantra = 200;

export interface JapaMantra {
  /** In Devanagari, in one line: what is kept of it. */
  text: string;
  meaning: Words;
}

/** Mantras that are commonly said on a mala, none of which asks for an initiation to be said aloud at home. */
export const japaMantras: readonly JapaMantra[] = [
  { text: 'ॐ', meaning: { en: 'The sound that all begin with.', hi: 'वह ध्वनि जिससे सब आरंभ होता है।' } },
  ofVerse(shiva),
  {
    text: 'राम',
    meaning: { en: 'The name of Rama.', hi: 'राम का नाम।' },
  },
  {
    text: 'श्री राम जय राम जय जय राम',
    meaning: {
      en: 'Shri Rama, victory to Rama, victory, victory to Rama.',
      hi: 'श्री राम की जय, बार-बार जय।',
    },
  },
  {
    text: 'हरे राम हरे राम राम राम हरे हरे । हरे कृष्ण हरे कृष्ण कृष्ण कृष्ण हरे हरे',
    meaning: {
      en: 'Sixteen names, as the Kali Santarana Upanishad has them; many begin with Hare Krishna.',
      hi: 'सोलह नाम, जैसे कलिसंतरण उपनिषद में हैं; बहुत लोग हरे कृष्ण से आरंभ करते हैं।',
    },
  },
  {
    text: 'ॐ नमो भगवते वासुदेवाय',
    meaning: { en: 'Salutations to Bhagavan Vasudeva.', hi: 'भगवान वासुदेव को प्रणाम।' },
  },
  {
    text: 'ॐ नमो नारायणाय',
    meaning: { en: 'Salutations to Narayana.', hi: 'नारायण को प्रणाम।' },
  },
  ofVerse(ganeshaName),
  ofVerse(durgaName),
  ofVerse(lakshmiName),
  {
    text: 'ॐ हनुमते नमः',
    meaning: { en: 'Salutations to Hanuman.', hi: 'हनुमान जी को प्रणाम।' },
  },
  ofVerse(sunName),
  ofVerse(gayatri),
  ofVerse(mrityunjaya),
];

/** The words of a verse without the strokes that end its lines in print. */
function ofVerse({ text, meaning }: { text: string; meaning: Words }): JapaMantra {
  return {
    text: text
      .replaceAll('\n', ' ')
      .replaceAll(/\s*[।॥]+\s*/g, ' ')
      .trim(),
    meaning,
  };
}

export function mantraOf(text: string): JapaMantra | undefined {
  return japaMantras.find((mantra) => mantra.text === text);
}

/** Whole malas, and the beads beyond them. */
export function malasOf(count: number): { malas: number; beads: number } {
  return { malas: Math.floor(count / beadsOfMala), beads: count % beadsOfMala };
}

export interface CountedJapa {
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  mantra: string;
  count: number;
}

export interface JapaDay {
  day: string;
  mantras: { mantra: string; count: number }[];
}

/** What was counted, day by day with the newest first, and each mantra once however many sittings it had. */
export function japaByDay(counted: readonly CountedJapa[]): JapaDay[] {
  const days = new Map<string, Map<string, number>>();
  for (const { day, mantra, count } of counted) {
    const ofDay = days.get(day) ?? new Map<string, number>();
    ofDay.set(mantra, (ofDay.get(mantra) ?? 0) + count);
    days.set(day, ofDay);
  }
  return [...days]
    .map(([day, mantras]) => ({
      day,
      mantras: [...mantras].map(([mantra, count]) => ({ mantra, count })),
    }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}
