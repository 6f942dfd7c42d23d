import { expect, test } from 'vitest';
import type { Aarti } from '#db/queries/content-aartis.ts';
import type { UserAartiRow } from '#db/queries/own-aartis.ts';
import { readingOf, readStanzas } from './reading.ts';

const library: Aarti = {
  id: 'a1',
  title: { en: 'Jai Ganesh', hi: 'जय गणेश' },
  content: 'जय गणेश देवा।\nमाता जाकी पार्वती॥\n\nएक दंत\n\nजय गणेश देवा॥\nमाता जाकी पार्वती॥ १॥',
  language: 'hi',
  deityId: 'g',
  deity: { en: 'Ganesh', hi: 'गणेश' },
  origin: { en: 'Traditional', hi: 'पारंपरिक' },
  benefits: undefined,
  meanings: [{ en: 'Victory', hi: 'जय हो' }, undefined],
  audioUrl: undefined,
  audioSize: undefined,
  tags: [],
};
const own: UserAartiRow = {
  id: 'o1',
  user_id: 'u',
  seq: 1,
  deleted_at: null,
  user_deity_id: null,
  festival_id: null,
  title: 'Dadi ki aarti',
  content: 'om jai',
  file_type: 'text',
  file_url: null,
  tags: null,
} as UserAartiRow;

test('stanzas stand apart by empty lines and have their meanings', () => {
  const { stanzas } = readingOf({ kind: 'library', aarti: library });
  expect(stanzas.map(({ lines }) => lines.length)).toEqual([2, 1, 2]);
  expect(stanzas.map(({ meaning }) => meaning?.en)).toEqual(['Victory', undefined, undefined]);
});

test('what is sung again is a refrain and is not counted, whatever strokes and numbers end it', () => {
  const { stanzas, verses } = readingOf({ kind: 'library', aarti: library });
  expect(stanzas.map(({ number }) => number)).toEqual([1, 2, undefined]);
  expect(verses).toBe(2);
});

test.each([
  ['', 0],
  [' \n\n \n', 0],
  ['one line', 1],
  ['a\r\n\r\nb\r\n \r\n\r\nc', 3],
  ['\n\na\n\t\nb\n\n', 2],
])('%j has so many stanzas', (content, count) => {
  expect(readStanzas(content).stanzas).toHaveLength(count);
});

test('one of the user’s own is read in its script, and is not handed on', () => {
  const latin = readingOf({ kind: 'own', own: { aarti: own, state: { kind: 'there' } } });
  expect(latin).toMatchObject({ language: 'en', isForAll: false, verses: 1, file: undefined });
  const devanagari = { ...own, content: 'ॐ जय' };
  expect(readingOf({ kind: 'own', own: { aarti: devanagari, state: { kind: 'there' } } }).language).toBe(
    'hi',
  );
});

test('a file is shown in the place of words', () => {
  const aarti = { ...own, content: 'left over', file_type: 'pdf', file_url: 'u/a.pdf' };
  const reading = readingOf({ kind: 'own', own: { aarti, state: { kind: 'there' } } });
  expect(reading).toMatchObject({ file: { kind: 'pdf', path: 'u/a.pdf', isOwn: true }, stanzas: [] });
  const shared = readingOf({
    kind: 'shared',
    aarti: {
      id: 's',
      festivalId: undefined,
      deityId: undefined,
      title: 'Shared',
      content: undefined,
      file: { kind: 'image', path: 's.png' },
      tags: [],
    },
  });
  expect(shared).toMatchObject({ file: { kind: 'image', isOwn: false }, isForAll: true });
});
