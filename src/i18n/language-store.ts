import { createStore } from 'zustand/vanilla';
import type { Language } from './messages.ts';

const storageKey = 'disha.language';

/**
 * The language of the interface: chosen by the user and remembered on the device, before that the
 * browser's own preference. Kept in localStorage because the first paint needs it at once.
 */
export const languageStore = createStore<{ language: Language; setLanguage: (language: Language) => void }>()(
  (set) => ({
    language: rememberedLanguage() ?? preferredLanguage(),
    setLanguage(language) {
      set({ language });
      rememberLanguage(language);
    },
  }),
);

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

function preferredLanguage(): Language {
  return globalThis.navigator?.language?.toLowerCase().startsWith('hi') ? 'hi' : 'en';
}
