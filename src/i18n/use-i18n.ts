import { useStore } from 'zustand';
import { languageStore } from './language-store.ts';
import { translate, type Language, type Message, type MessageValues } from './messages.ts';

export interface I18n {
  language: Language;
  setLanguage: (language: Language) => void;
  t: (message: Message, values?: MessageValues) => string;
}

/** The interface language and a translator bound to it; the component draws again when the language changes. */
export function useI18n(): I18n {
  const { language, setLanguage } = useStore(languageStore);
  return { language, setLanguage, t: (message, values) => translate(message, language, values) };
}
