import { expect, test } from 'vitest';
import { strangeSigns, withoutStrangeSigns } from './strange-signs.ts';

test.each([
  ['a sign that turns the direction', 'Hanuman\u202egnp.exe', 1, 'Hanumangnp.exe'],
  ['signs of no width', '\u200bShri\ufeff Ram\u2060', 3, 'Shri Ram'],
  ['a joiner between Latin letters', 'pay\u200dpal', 1, 'paypal'],
  ['control signs', 'a\u0000b\u0085', 2, 'ab'],
  ['tags', 'flag\u{e0067}\u{e007f}', 2, 'flag'],
])('%s is found and taken out', (_, text, count, clean) => {
  expect(strangeSigns(text)).toBe(count);
  expect(withoutStrangeSigns(text)).toBe(clean);
});

test.each(['क्‍ष', 'श्री हनुमान चालीसा', 'र्‍या', 'A line\nand\tanother', 'emoji 🪔', ''])(
  '%j is left as it is',
  (text) => {
    expect(strangeSigns(text)).toBe(0);
    expect(withoutStrangeSigns(text)).toBe(text.normalize('NFC'));
  },
);
