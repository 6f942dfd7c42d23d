/** The languages of the interface, and of all that a person reads but answers of the guide. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** What they are called in the rows of conversations and analyses, and in the calls that make them. */
export const languageWords = { en: 'english', hi: 'hindi' } as const satisfies Record<Language, string>;
export type LanguageWord = (typeof languageWords)[Language];

export function languageOfWord(word: LanguageWord): Language {
  return word === 'hindi' ? 'hi' : 'en';
}
