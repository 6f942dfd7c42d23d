import type { AnswerLanguage } from '../guide/detect-language.ts';

/** The language of a message or an answer, as it is kept and sent. */
export type KeptLanguage = 'hindi' | 'english' | 'hinglish';

/** What a language of the guide is called there. */
export const keptLanguages: Readonly<Record<AnswerLanguage, KeptLanguage>> = {
  en: 'english',
  hi: 'hindi',
  hinglish: 'hinglish',
};
