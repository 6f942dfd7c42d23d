import { beforeEach, expect, test } from 'vitest';
import { keepPlace, placeIn } from '#lib/reader-places.ts';
import { choose, linesFor, readChoices, readerChoices, switched } from './reader-choices.ts';

beforeEach(() => {
  localStorage.clear();
  readerChoices.setState(readChoices(), true);
});

test('what was chosen is there after a reload', () => {
  choose({ size: 34, tone: 'dark', scheme: 'iast', isFocused: true, speed: 7 });
  choose({ lines: { devanagari: true, latin: true, meaning: false } });
  expect(readChoices()).toEqual(readerChoices.getState());
  expect(readChoices()).toMatchObject({ size: 34, tone: 'dark', speed: 7, lines: { latin: true } });
});

test.each(['', 'null', '[]', '{"size":4000,"tone":"pink","speed":-1,"lines":{"devanagari":1}}', '{'])(
  'what this version cannot read is passed over: %s',
  (kept) => {
    localStorage.setItem('disha.reader', kept);
    expect(readChoices()).toMatchObject({ size: 24, tone: 'page', speed: 3, lines: undefined });
  },
);

test('the words stay in one script at least', () => {
  const both = { devanagari: true, latin: true, meaning: false };
  const latin = switched(both, { devanagari: false });
  expect(latin).toEqual({ devanagari: false, latin: true, meaning: false });
  expect(switched(latin, { latin: false })).toEqual({ devanagari: true, latin: false, meaning: false });
  const one = { devanagari: true, latin: false, meaning: true };
  expect(switched(one, { devanagari: false })).toMatchObject({ devanagari: false, latin: true });
});

test('whoever reads in English gets all, in Hindi the words alone, until they choose', () => {
  expect(linesFor(undefined, 'en')).toEqual({ devanagari: true, latin: true, meaning: true });
  expect(linesFor(undefined, 'hi')).toEqual({ devanagari: true, latin: false, meaning: false });
  const chosen = { devanagari: false, latin: true, meaning: false };
  expect(linesFor(chosen, 'hi')).toBe(chosen);
});

test('the place in an aarti is remembered, except for its beginning, and of many the last ones', () => {
  keepPlace('a', { stanza: 3, share: 0.5 });
  expect(placeIn('a')).toEqual({ stanza: 3, share: 0.5 });
  keepPlace('a', { stanza: 0, share: 0 });
  expect(placeIn('a')).toBeUndefined();
  keepPlace('first', { stanza: 1, share: 0 });
  for (let count = 0; count < 60; count += 1) keepPlace(`aarti ${count}`, { stanza: 2, share: 0 });
  expect(placeIn('first')).toBeUndefined();
  expect(placeIn('aarti 0')).toEqual({ stanza: 2, share: 0 });
  localStorage.setItem('disha.reader.places', '{"places":[["a","x",1],3,["b",1,0]]}');
  expect(placeIn('a')).toBeUndefined();
  expect(placeIn('b')).toEqual({ stanza: 1, share: 0 });
});
