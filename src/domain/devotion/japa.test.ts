import { expect, test } from 'vitest';
import { checkAct } from '../acts/check-act.ts';
import { transliterate } from '../transliteration/transliterate.ts';
import { japaByDay, japaMantras, longestMantra, malasOf, mantraOf } from './japa.ts';

test('every mantra of the list is one line that can be kept, read in Latin letters, and means something', () => {
  expect(new Set(japaMantras.map(({ text }) => text)).size).toBe(japaMantras.length);
  for (const { text, meaning } of japaMantras) {
    expect(text).toBe(text.normalize('NFC').trim());
    expect(text).not.toMatch(/[\nA-Za-z॥]|\s\s|।$/);
    expect(Array.from(text).length).toBeLessThanOrEqual(longestMantra);
    expect(checkAct('japa.count', { day: '2026-11-24', mantra: text, count: 108 })).toBeUndefined();
    expect(transliterate(text, { language: 'sa', scheme: 'plain' })).not.toMatch(/\p{Script=Devanagari}/u);
    expect(meaning.en).not.toBe('');
    expect(meaning.hi).toMatch(/\p{Script=Devanagari}/u);
    expect(mantraOf(text)?.text).toBe(text);
  }
  expect(mantraOf('my own')).toBeUndefined();
});

test('a count is so many malas and the beads beyond', () => {
  expect([0, 107, 108, 243].map(malasOf)).toEqual([
    { malas: 0, beads: 0 },
    { malas: 0, beads: 107 },
    { malas: 1, beads: 0 },
    { malas: 2, beads: 27 },
  ]);
});

test('the record has the newest day first, and adds up what several sittings and devices counted', () => {
  const of = (id: string, day: string, mantra: string, count: number) => ({ id, day, mantra, count });
  expect(
    japaByDay([
      of('a', '2026-11-23', 'राम', 108),
      of('b', '2026-11-24', 'राम', 108),
      of('c', '2026-11-24', 'ॐ', 27),
      of('d', '2026-11-24', 'राम', 54),
    ]),
  ).toEqual([
    {
      day: '2026-11-24',
      mantras: [
        { mantra: 'राम', count: 162 },
        { mantra: 'ॐ', count: 27 },
      ],
    },
    { day: '2026-11-23', mantras: [{ mantra: 'राम', count: 108 }] },
  ]);
  expect(japaByDay([])).toEqual([]);
});
