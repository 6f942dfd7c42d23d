import { isolated } from './isolated.ts';

/** The languages of the interface. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The languages as the server's calls name them. */
export const languageWords = { en: 'english', hi: 'hindi' } as const satisfies Record<Language, string>;

/** The language of the interface that a call names so. */
export function languageOfWord(word: (typeof languageWords)[Language]): Language {
  return word === 'hindi' ? 'hi' : 'en';
}

/** One text in every language; `{name}` marks a value that `translate` fills in. */
export type Message = Readonly<Record<Language, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Declares the texts of one part of the app. Each route imports only its own catalogue, so that
 * texts travel with the screen that shows them; a text missing in one language does not compile.
 */
export function defineMessages<const Key extends string>(
  catalogue: Record<Key, Message>,
): Record<Key, Message> {
  return catalogue;
}

/** The text in `language` with each `{name}` replaced; a value that is not given throws, as it is a mistake in our code.
 * Somebody's words turn none of the letters around them. */
export function translate(message: Message, language: Language, values: MessageValues = {}): string {
  return message[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message[language]}"`);
    return typeof value === 'string' ? isolated(value) : String(value);
  });
}
