import { describe, expect, test } from 'vitest';
import { padaSyllable, padasOfName, syllablesOf } from './syllables.ts';

const all = Array.from({ length: 27 }, (_, index) => syllablesOf(index + 1)).flat();

describe('the wheel of syllables', () => {
  test('has one for each of the 108 padas, each but once', () => {
    expect(all).toHaveLength(108);
    expect(new Set(all.map(({ syllable }) => syllable.devanagari)).size).toBe(108);
    for (const { syllable } of all) {
      expect(syllable.devanagari).toMatch(/^\p{Script=Devanagari}{1,2}$/u);
      expect(syllable.latin).toMatch(/^[A-Z][a-z]{0,3}$/);
    }
  });

  test.each([
    [1, ['चू', 'चे', 'चो', 'ला']],
    [3, ['अ', 'ई', 'उ', 'ए']],
    [12, ['टे', 'टो', 'पा', 'पी']],
    [22, ['खी', 'खू', 'खे', 'खो']],
    [27, ['दे', 'दो', 'चा', 'ची']],
  ])('of nakshatra %i is that of the almanacs', (nakshatra, syllables) => {
    expect(syllablesOf(nakshatra).map(({ syllable }) => syllable.devanagari)).toEqual(syllables);
  });

  test('follows the vowels through a consonant in the order a, i, u, e, o', () => {
    const rows = all.map(({ syllable }) => syllable.latin).join(' ');
    for (const row of [
      'La Li Lu Le Lo',
      'Ma Mi Mu Me Mo',
      'Ra Ri Ru Re Ro',
      'Ga Gi Gu Ge Go',
      'Sa Si Su Se So',
    ])
      expect(rows).toContain(row);
  });

  test('knows no pada beyond', () => {
    expect(() => padaSyllable(28, 1)).toThrow(RangeError);
    expect(() => padaSyllable(1, 5)).toThrow(RangeError);
  });

  test('says where tables differ and which sounds no name begins with', () => {
    expect(padaSyllable(6, 3).variants).toEqual([
      {
        why: 'rare-sound',
        syllables: [
          { devanagari: 'गा', latin: 'Ga' },
          { devanagari: 'ना', latin: 'Na' },
        ],
      },
    ]);
    expect(padaSyllable(21, 4).variants.map(({ why }) => why)).toEqual(['abhijit']);
    expect(padaSyllable(1, 1).variants).toEqual([]);
  });
});

describe('the padas of a name', () => {
  test.each([
    ['राम', ['14 3']],
    ['सीता', ['24 3']],
    ['कृष्ण', ['5 3']],
    ['गीता', ['23 2']],
    ['शिव', ['24 3']],
    ['बाबूलाल', ['4 2']],
    ['प्रीति', ['12 4']],
    ['आनंद', ['3 1']],
    ['छाया', ['6 4']],
    ['Ram', ['14 3']],
    ['Kiran', ['5 4']],
    ['Chhaya', ['6 4']],
    ['Shivani', ['24 3']],
    ['Aishwarya', ['3 4']],
    ['Tina', ['11 3', '16 1']],
    ['r', ['14 3', '14 4', '15 1', '15 2', '15 3']],
    ['र', ['14 3', '14 4', '15 1', '15 2', '15 3']],
    ['42', []],
    ['', []],
  ])('%s', (name, padas) => {
    expect(padasOfName(name).map(({ nakshatra, pada }) => `${nakshatra} ${pada}`)).toEqual(padas);
  });
});
