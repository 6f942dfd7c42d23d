import { expect, test } from 'vitest';
import { withSpokenNumbers } from './spoken-numbers.ts';

test.each([
  ['जन्म चौदह अगस्त 1993', 'जन्म 14 अगस्त 1993'],
  ['बाईस जुलाई 1988 दोपहर एक बजकर दस मिनट', '22 जुलाई 1988 दोपहर 1 बजकर 10 मिनट'],
  ['सुबह साढ़े छह बजे', 'सुबह 6:30 बजे'],
  ['रात पौने बारह बजे', 'रात 11:45 बजे'],
  ['शाम सवा 7 बजे', 'शाम 7:15 बजे'],
  ['subah sadhe nau baje', 'subah 9:30 baje'],
  ['quarter to midnight', '11:45 pm'],
  ['half past noon', '12:30 pm'],
  ['ten past midnight', 'ten past midnight'],
  ['10 past midnight', '12:10 am'],
  ['half past ten at night', '10:30 at night'],
  ['at six thirty am', 'at 6:30 am'],
  ['subh sade 9 bje', 'subh 9:30 bje'],
  ['third of march nineteen ninety two', '3 of march 1992'],
  ['twenty first may two thousand and four', '21 may 2004'],
])('a day or an hour in words is written in digits: %s', (said, written) => {
  expect(withSpokenNumbers(said)).toBe(written);
});

test.each([
  'the second room',
  'third house lord',
  'दो बच्चे हैं',
  'एक कमरा',
  'two rooms face east',
  'half the plot',
  'quarter to the north',
])('other words stay: %s', (said) => {
  expect(withSpokenNumbers(said)).toBe(said);
});
