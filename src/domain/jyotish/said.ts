import type { AnswerLanguage } from '../guide/detect-language.ts';

/** What a reader is told, in the three languages of the guide. */
export type Said = Readonly<Record<AnswerLanguage, string>>;

/** How far those who keep the tradition agree on a rule. */
export type Acceptance = 'wide' | 'most' | 'regional' | 'disputed';
