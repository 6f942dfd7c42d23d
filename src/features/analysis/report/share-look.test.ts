import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { look, toneColours, wrapped } from './share-look.ts';

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

test('a picture that is handed on has the light colours of the app', () => {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  const light = css.slice(css.indexOf(":root[data-mantine-color-scheme='light'] {"));
  const token = (name: string) => new RegExp(`--disha-${name}: (#[0-9a-f]{6});`).exec(light)?.[1];
  expect(look).toMatchObject({
    paper: token('paper'),
    ink: token('ink'),
    soft: token('ink-soft'),
    gold: token('gold'),
  });
  for (const [tone, name] of [
    ['green', 'tulsi'],
    ['yellow', 'haldi'],
    ['orange', 'terracotta'],
    ['red', 'sindoor'],
    ['grey', 'slate'],
  ] as const) {
    expect(toneColours[tone]).toEqual({
      fill: token(`${name}-fill`),
      onFill: token(`${name}-on-fill`),
      text: token(`${name}-text`),
    });
  }
});
