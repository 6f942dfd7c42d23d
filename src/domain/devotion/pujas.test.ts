import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFestivalId } from '../festivals/festivals.ts';
import { purposeIds } from '../jyotish/muhurat/purposes.ts';
import { transliterate } from '../transliteration/transliterate.ts';
import { pujaOf, pujas } from './puja-list.ts';
import type { Katha, Verse, Words } from './puja-guide.ts';
import * as verses from './verses.ts';

const guides = await Promise.all(pujas.map(async (puja) => ({ ...puja, ...(await puja.load()) })));
const devanagari = /\p{Script=Devanagari}/u;

describe('the list of guides', () => {
  test('has an entry for each file and a file for each entry, and no id twice', () => {
    const files = readdirSync('src/domain/devotion/guides').map((file) => file.replace(/\.ts$/, ''));
    expect(pujas.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
  });

  test('knows only days that can be computed', () => {
    const unknown = pujas.flatMap(({ days }) => {
      if (days.kind === 'festivals') return days.ids.filter((id) => readFestivalId(id) !== id);
      if (days.kind === 'chosen' && days.purpose && !purposeIds.includes(days.purpose)) return [days.purpose];
      return [];
    });
    expect(unknown).toEqual([]);
  });

  test('knows no guide of another id', () => {
    expect(pujaOf('satyanarayan')?.names.hi).toBe('सत्यनारायण पूजा');
    expect(pujaOf('no-such-puja')).toBeUndefined();
  });

  test('names each guide and says what it is in both languages', () => {
    for (const { id, names, line, aliases = [] } of pujas) {
      for (const words of [names, line]) expectBoth(words, id);
      for (const alias of aliases) expect(alias.trim(), id).not.toBe('');
    }
  });
});

describe.each(guides)('the guide $id', ({ guide }) => {
  const texts = textsIn(guide);

  test('is complete in both languages', () => {
    expect(texts.length).toBeGreaterThan(30);
    for (const words of texts) expectBoth(words, words.en);
  });

  test('has what is needed, steps one can follow, food, regions, cautions and sources', () => {
    const names = guide.items.map(({ name }) => name.en);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(guide.items.some(({ isOptional }) => !isOptional)).toBe(true);
    expect(guide.steps.length).toBeGreaterThanOrEqual(4);
    expect(guide.steps.length).toBeLessThanOrEqual(16);
    for (const { text, title } of guide.steps) {
      expect(wordsOf(title.en).length, title.en).toBeLessThanOrEqual(9);
      for (const words of [text.en, text.hi]) expect(wordsOf(words).length, words).toBeLessThanOrEqual(95);
    }
    expect(guide.food.eaten.length).toBeGreaterThan(0);
    expect(guide.regions.length).toBeGreaterThan(0);
    expect(guide.cautions.length).toBeGreaterThan(0);
    expect(guide.sources.length).toBeGreaterThan(0);
  });

  test('says at least something aloud, all of which can be read in Latin letters', () => {
    const said = [...guide.steps, ...(guide.days ?? [])].flatMap(({ say = [] }) => say);
    expect(said.length).toBeGreaterThan(0);
    for (const verse of said) expectVerse(verse);
  });

  test('frightens nobody, promises nothing and sells nothing', () => {
    for (const { en, hi } of texts) {
      expect(en).not.toMatch(/\b(cursed?|punish\w*|inauspicious|bad luck|misfortune|guarantee\w*|₹|rs\.)/i);
      expect(hi).not.toMatch(/श्राप|दंड मिल|अनिष्ट|अशुभ|गारंटी|ख़रीदें|अवश्य पूर्ण/);
      // Nobody is a man or a woman by how they are spoken to.
      expect(hi).not.toMatch(/(रहा|करता|लेता|सकता)\/|ा\/ी/);
    }
  });

  test.runIf(guide.katha)('tells its katha in two lengths', () => {
    const { short, long } = guide.katha as Katha;
    for (const language of ['en', 'hi'] as const) {
      const shortLength = wordsOf(short[language]).length;
      const longLength = long.flatMap((part) => wordsOf(part[language])).length;
      expect(shortLength).toBeGreaterThanOrEqual(60);
      expect(shortLength).toBeLessThanOrEqual(200);
      expect(longLength).toBeGreaterThan(shortLength * 1.5);
    }
    expect(long.length).toBeGreaterThanOrEqual(3);
  });
});

test('every verse that guides share is whole, with its meaning', () => {
  const shared = Object.values(verses).filter((verse) => typeof verse === 'object');
  expect(shared.length).toBeGreaterThan(20);
  for (const verse of shared) expectVerse(verse);
});

function expectVerse({ text, language, meaning }: Verse): void {
  expect(text.normalize('NFC'), text).toBe(text);
  expect(text, text).toMatch(/[।॥]$/);
  expect(text, text).not.toMatch(/[A-Za-z]|\s\s/);
  expect(transliterate(text, { language, scheme: 'plain' })).not.toMatch(devanagari);
  expectBoth(meaning, text);
}

function expectBoth({ en, hi }: Words, of: string): void {
  expect(en.trim(), of).not.toBe('');
  expect(en, of).not.toMatch(devanagari);
  expect(hi.trim(), of).not.toBe('');
  if (/[a-z]/i.test(en)) expect(hi, of).toMatch(devanagari);
  // A Latin word within Hindi is one that was not translated.
  expect(hi, of).not.toMatch(/[a-z]{2}/i);
}

function textsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWords(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

function isWords(value: object): value is Words {
  return 'en' in value && 'hi' in value;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/);
}
