import { expect, test } from 'vitest';
import { wrapped } from './card-look.ts';

const upTo = (most: number) => (line: string) => line.length <= most;

test('a text is broken between words', () => {
  expect(wrapped('the kitchen lies in the south-east', upTo(14))).toEqual([
    'the kitchen',
    'lies in the',
    'south-east',
  ]);
});

test('a word that is too long stands whole on a line of its own', () => {
  expect(wrapped('a अन्नभंडारगृहकक्ष b', upTo(5))).toEqual(['a', 'अन्नभंडारगृहकक्ष', 'b']);
});

test('what does not fit into the lines is left out, and that is seen', () => {
  expect(wrapped('one two three four', upTo(7), 2)).toEqual(['one two', 'three…']);
});

test('what a no-break space holds together stands on one line', () => {
  expect(wrapped('until 2:57\u00A0am today', upTo(10))).toEqual(['until', '2:57\u00A0am', 'today']);
});
