import { expect, test } from 'vitest';
import { aartiShare } from './aarti-share.ts';
import type { AartiReading } from './reading.ts';

function aReading(stanzas: readonly (readonly string[])[]): AartiReading {
  return {
    id: 'one',
    title: { en: 'Aarti', hi: 'आरती' },
    deity: { en: 'Ganesh', hi: 'गणेश' },
    language: 'hi',
    stanzas: stanzas.map((lines, index) => ({ lines, meaning: undefined, number: index + 1 })),
    verses: stanzas.length,
    origin: undefined,
    benefits: undefined,
    file: undefined,
    isForAll: true,
  };
}

test('the card of an aarti holds whole stanzas, as many as can be read', () => {
  const four = ['one', 'two', 'three', 'four'];
  expect(aartiShare(aReading([four, four]), 'hi')).toMatchObject({
    title: 'आरती',
    subtitle: 'गणेश',
    lines: [...four, '', ...four],
  });
  expect(aartiShare(aReading([four, four, four, four]), 'en').lines).toHaveLength(14);
});

test('the first stanza stands there however long it is', () => {
  const long = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  expect(aartiShare(aReading([long, ['more']]), 'en').lines).toEqual(long);
});
