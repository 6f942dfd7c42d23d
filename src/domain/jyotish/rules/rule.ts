import type { Acceptance, Said } from '../said.ts';
import type { RuleView } from './rule-view.ts';

/** The books that rules come from, by the numbers that their usual English translations give to chapters and verses. */
export const books = {
  BPHS: 'Brihat Parashara Hora Shastra (R. Santhanam)',
  BJ: 'Brihat Jataka of Varahamihira',
  SV: 'Saravali of Kalyanavarma (R. Santhanam)',
  PD: 'Phaladeepika of Mantreshwara',
  JP: 'Jataka Parijata of Vaidyanatha',
  MC: 'Muhurta Chintamani of Rama Daivajna',
  R300: 'B. V. Raman, Three Hundred Important Combinations',
  custom: 'what astrologers of today say; no classical verse is known',
} as const;

export interface RuleSource {
  book: keyof typeof books;
  /** Chapter and verses, '36.3-4'; left out where a custom has none. */
  verse?: string;
}

/** Something that a chart has or has not. */
export interface Rule {
  id: string;
  name: { en: string; hi: string };
  /** What tradition says of it, in our words: tendencies, never events. */
  says: Said;
  source: readonly RuleSource[];
  /** How much the books make of it. */
  strength: 'great' | 'middle' | 'small';
  agreement: Acceptance;
  /** Whether chapter and verse were found alike in two places that do not depend on each other. */
  isVerified: boolean;
  /** Where the books or today's astrologers differ. */
  doubt?: Said;
  /** Said only of charts with a lagna. */
  needsLagna: boolean;
  /** Holds of the signs and houses of a chart. */
  when: (view: RuleView) => boolean;
}
