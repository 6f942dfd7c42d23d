import { expect, test } from 'vitest';
import { foundByWords } from './found-by-words.ts';

const names = ['Ganesh गणेश', 'Lakshmi लक्ष्मी', 'Ganga गंगा', 'Satyanarayan सत्यनारायण'];
const found = (typed: string) => foundByWords(names, (name) => [name], typed);

test.each([
  ['gan', ['Ganesh गणेश', 'Ganga गंगा']],
  ['गणेश', ['Ganesh गणेश']],
  ['laxmi', ['Lakshmi लक्ष्मी']],
  ['satya narayan', []],
  ['satynarayan', ['Satyanarayan सत्यनारायण']],
  ['nobody', []],
  ['\u200d', names],
  ['', names],
  [' , ', names],
])('%j finds what begins with it in either script', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
