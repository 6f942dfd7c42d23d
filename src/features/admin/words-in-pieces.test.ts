import { expect, test } from 'vitest';
import { wordsInPieces } from './words-in-pieces.ts';

test('words that are few stay together, with their lines', () => {
  expect(wordsInPieces('')).toEqual(['']);
  expect(wordsInPieces('जय गणेश\n\nजय गणेश देवा')).toEqual(['जय गणेश\n\nजय गणेश देवा']);
  expect(wordsInPieces('x'.repeat(500))).toEqual(['x'.repeat(500)]);
});

test('many are parted between lines, and an empty line stays to be seen', () => {
  const verse = `${'जय '.repeat(99)}।`;
  expect(wordsInPieces([verse, verse, verse].join('\n'))).toEqual([verse, verse, verse]);
  expect(wordsInPieces([verse, verse].join('\n\n'))).toEqual([verse, `\n${verse}`]);
});

test('a long line is parted after a space', () => {
  const pieces = wordsInPieces('राम '.repeat(300));
  expect(pieces.join('')).toBe('राम '.repeat(300));
  expect(pieces.every((piece) => piece.startsWith('राम') && piece.length <= 500)).toBe(true);
});

test('one without spaces is parted between letters, never inside of one', () => {
  expect(wordsInPieces(`${'x'.repeat(499)}की`)).toEqual(['x'.repeat(499), 'की']);
  expect(wordsInPieces(`${'x'.repeat(499)}🪔`)).toEqual(['x'.repeat(499), '🪔']);
});

test.each(['श', '\u094d', '\n', 'a\n', '\n\na ', ' ', '🪔', '\n' + 'x'.repeat(500)])(
  'no text of %j is more than a few hundred short pieces, and no word is lost',
  (sign) => {
    const text = sign.repeat(Math.floor(50_000 / sign.length));
    const pieces = wordsInPieces(text);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(500);
    expect(pieces.length).toBeLessThan(320);
    expect(pieces.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''));
  },
);
