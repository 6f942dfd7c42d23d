import { describe, expect, test } from 'vitest';
import { excerpt, isFound, searchable, searchWords, withoutMarkdown } from './search-text.ts';

describe('a word is found', () => {
  test.each([
    ['रसोई', 'meri rasoi kahan ho'],
    ['रसोई', 'rasoee ka dosh'],
    ['rasoi', 'मेरी रसोई'],
    ['rasoee', 'मेरी रसोई में'],
    ['rasoee', 'rasoi'],
    ['darwaja', 'दरवाज़ा'],
    ['दरवाज़ा', 'main darwaza'],
    ['pahle', 'पहले'],
    ['पहले', 'pehle'],
    ['daxin', 'दक्षिण'],
    ['puja ghar', 'पूजा घर'],
    ['vaastu', 'वास्तु'],
    ['वास्तु', 'vastu'],
    ['ishaan', 'ईशान'],
    ['RASOI', 'Rasoi'],
    ['दरवाज़ा', 'दरवाज़ा'.normalize('NFD')],
    ['२ कमरे', 'kamre: 2'],
    ['रसोई', 'The kitchen stands here'],
    ['kitchen', 'मेरी रसोई'],
  ])('%s in "%s"', (typed, text) => {
    expect(isFound(searchable(text), searchWords(typed))).toBe(true);
  });

  test.each([
    ['ras', 'रसोई'],
    ['रसो', 'rasoi'],
    ['kitch', 'The kitchen'],
    ['mandir uttar', 'uttar me mandir hai'],
  ])('by its beginning, and in any order: %s in "%s"', (typed, text) => {
    expect(isFound(searchable(text), searchWords(typed))).toBe(true);
  });
});

test.each([
  ['rasoi', 'bedroom'],
  ['rasoi mandir', 'meri rasoi'],
  ['sona', 'personal'],
  ['द्वार', 'during the day'],
  ['kitchen', ''],
])('a word is not found where it is not said: %s in "%s"', (typed, text) => {
  expect(isFound(searchable(text), searchWords(typed))).toBe(false);
});

test('signs alone look for nothing', () => {
  expect(searchWords(' … ?! ')).toEqual([]);
});

test('an answer is looked through as it reads', () => {
  expect(
    withoutMarkdown('## Kitchen\n\n- **South east** is [best](https://a.example/x)\n1. *Or* `north`\n> so'),
  ).toBe('Kitchen South east is best Or north so');
});

describe('an excerpt', () => {
  const marked = (text: string, typed: string, length = 60) =>
    excerpt(text, searchWords(typed), length)
      ?.map((stretch) => (stretch.isMarked ? `[${stretch.text}]` : stretch.text))
      .join('');

  test('marks each of the words as it is written', () => {
    expect(marked('मेरी रसोई, my Rasoi', 'rasoi')).toBe('मेरी [रसोई], my [Rasoi]');
  });

  test('is the part around the first of them, cut between words', () => {
    const text = `${'before it all '.repeat(10)}the rasoi stands ${'and after it '.repeat(10)}`.trim();
    const part = marked(text, 'rasoi') ?? '';
    expect(part).toMatch(/^…\w+ .*\[rasoi\].* \w+…$/);
    expect(part.length).toBeLessThan(75);
    for (const word of part
      .replace(/[…[\]]/g, ' ')
      .trim()
      .split(/\s+/))
      expect(text.split(' ')).toContain(word);
  });

  test('is not there where none of the words is', () => {
    expect(marked('my bedroom', 'rasoi')).toBeUndefined();
  });

  test('of one long word is that word', () => {
    expect(marked('x'.repeat(200), 'xxx', 50)).toBe(`[${'x'.repeat(50)}]…`);
  });
});
