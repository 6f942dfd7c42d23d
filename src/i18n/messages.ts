import type { Language } from '#domain/language.ts';
import { isolated } from './isolated.ts';

export { languageOfWord, languages, languageWords, type Language } from '#domain/language.ts';

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
