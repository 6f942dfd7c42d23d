import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const catalogues = import.meta.glob<Record<string, unknown>>('./catalogue/*.ts', { eager: true });
const texts = Object.entries(catalogues).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => messagesIn(value, `${file} ${name}`)),
);

test('there are texts to look at', () => {
  expect(texts.length).toBeGreaterThan(100);
});

describe('every text', () => {
  test('has words in both languages', () => {
    expect(texts.filter(({ en, hi }) => en.trim() === '' || hi.trim() === '')).toEqual([]);
  });

  test('fills in the same values in both languages', () => {
    const values = (text: string) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort((a, b) => a.localeCompare(b));
    expect(texts.filter(({ en, hi }) => values(en).join() !== values(hi).join())).toEqual([]);
  });

  test('is drawn by a font of ours', () => {
    const ranges = fontRanges();
    const isDrawn = (character: string) => {
      const code = character.codePointAt(0) ?? 0;
      return (
        code < 0x20 || ranges.some(([first, last]) => first <= code && code <= last) || isEmoji(character)
      );
    };
    const strangers = texts.flatMap(({ where, en, hi }) =>
      Array.from(en + hi)
        .filter((character) => !isDrawn(character))
        .map((character) => `${where}: ${character}`),
    );
    expect(strangers).toEqual([]);
  });
});

interface FoundText {
  where: string;
  en: string;
  hi: string;
}

/** Finds the texts in a catalogue, however deep they lie. */
function messagesIn(value: unknown, where: string): FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'hi' in value && typeof value.en === 'string' && typeof value.hi === 'string') {
    return [{ where, en: value.en, hi: value.hi }];
  }
  return Object.entries(value).flatMap(([key, inner]) => messagesIn(inner, `${where}.${key}`));
}

/** What the fonts of the interface promise to cover. */
function fontRanges(): [number, number][] {
  const css = readFileSync('src/ui/fonts.css', 'utf8');
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

/** Pictures come from the device's own font. */
function isEmoji(character: string): boolean {
  return /\p{Extended_Pictographic}|\ufe0f/u.test(character);
}
