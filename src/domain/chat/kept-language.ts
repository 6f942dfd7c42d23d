import type { AnswerLanguage } from '../guide/detect-language.ts';
import { languageWords, type LanguageWord } from '../language.ts';

/** The language of a message or an answer, as it is kept and sent. */
export type KeptLanguage = LanguageWord | 'hinglish';

/** What a language of the guide is called there. */
export const keptLanguages: Readonly<Record<AnswerLanguage, KeptLanguage>> = {
  ...languageWords,
  hinglish: 'hinglish',
};
