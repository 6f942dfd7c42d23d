import { createStore } from 'zustand/vanilla';
import type { Language } from './messages.ts';

const storageKey = 'disha.language';

export interface LanguageState {
  language: Language;
  /** guessed: from the browser's own preference · kept: chosen before, here or elsewhere · chosen: since this page began. */
  origin: 'guessed' | 'kept' | 'chosen';
  setLanguage: (language: Language) => void;
  /** Takes over what was chosen at another time or on another device. */
  followLanguage: (language: Language) => void;
}

/**
 * The language of the interface: chosen by the user and remembered on the device, before that the
 * browser's own preference. Kept in localStorage because the first paint needs it at once.
 */
export const languageStore = createStore<LanguageState>()((set) => ({
  ...firstLanguage(),
  setLanguage(language) {
    set({ language, origin: 'chosen' });
    rememberLanguage(language);
  },
  followLanguage(language) {
    set({ language, origin: 'kept' });
    rememberLanguage(language);
  },
}));

function firstLanguage(): Pick<LanguageState, 'language' | 'origin'> {
  const remembered = rememberedLanguage();
  return remembered
    ? { language: remembered, origin: 'kept' }
    : { language: preferredLanguage(), origin: 'guessed' };
}

function rememberedLanguage(): Language | undefined {
  try {
    const value = globalThis.localStorage?.getItem(storageKey);
    return value === 'en' || value === 'hi' ? value : undefined;
  } catch {
    return undefined; // storage is blocked: the choice lasts as long as the page
  }
}

function rememberLanguage(language: Language): void {
  try {
    globalThis.localStorage?.setItem(storageKey, language);
  } catch {
    // storage is blocked or full: the choice lasts as long as the page
  }
}

/** The document already says which: public/first-paint.js goes by the page that was asked for, too. */
function preferredLanguage(): Language {
  const said = globalThis.document?.documentElement.lang || globalThis.navigator?.language;
  return said?.toLowerCase().startsWith('hi') ? 'hi' : 'en';
}
