import { describe, expect, test } from 'vitest';
import { indianDay, noPost, postFaults, postRowOf, postWordsOf, suggestedSlug } from './post-words.ts';

const now = Date.parse('2026-11-22T20:00:00Z');
const written = { ...noPost, title: 'Kitchen', slug: 'kitchen', content: 'South east.' };

test.each([
  ['रसोई की दिशा', 'rasoi-ki-disha'],
  ['पूजा का कमरा', 'puja-ka-kamra'],
  ['Which way should a bed face?', 'which-way-should-a-bed-face'],
  ['Café — “Door’s” padas', 'cafe-doors-padas'],
  ['\u202eevil', 'evil'],
  ['घर 2026 में', 'ghar-2026-men'],
  ['!!!', ''],
])('the title %j suggests the address %j', (title, slug) => {
  expect(suggestedSlug(title)).toBe(slug);
});

describe('the faults of a post', () => {
  test('are none where title, address and text are there', () => {
    expect(postFaults(written, now)).toEqual({});
  });

  test.each([
    ['a title that shows nothing', { title: '\u200b\u2060 ' }, ['title']],
    ['an address with capitals', { slug: 'Kitchen' }, ['slug']],
    ['an address that leads elsewhere', { slug: '../admin' }, ['slug']],
    ['no text', { content: ' \n ' }, ['content']],
    ['a text without end', { content: 'a'.repeat(200_001) }, ['content']],
    ['a cover that is a script', { cover: 'javascript:alert(1)' }, ['cover']],
    ['a cover without a lock', { cover: 'http://example.com/a.png' }, ['cover']],
    ['a cover of another host', { cover: '//evil.example/a.png' }, ['cover']],
    ['a tag as long as a page', { tags: 'x'.repeat(61) }, ['tags']],
    ['a day to come', { published_on: '2026-11-24' }, ['published_on']],
  ])('name %s', (_, some, faults) => {
    expect(Object.keys(postFaults({ ...written, ...some }, now))).toEqual(faults);
  });

  test('are none for today, as India has it already', () => {
    expect(indianDay(now)).toBe('2026-11-23');
    expect(postFaults({ ...written, published_on: '2026-11-23' }, now)).toEqual({});
  });
});

describe('what is saved of a post', () => {
  test('holds nothing where nothing was written, and the time that reading takes', () => {
    const row = postRowOf({ ...written, tags: ' a, ,b, a', content: 'word '.repeat(650) }, undefined, now);
    expect(row).toMatchObject({ excerpt: null, cover: null, category_id: null, published_at: null });
    expect(row.tags).toEqual(['a', 'b']);
    expect(row.reading_time).toBe(4);
  });

  test('has the moment of its first publication, which stays as long as the day stays', () => {
    const first = postRowOf({ ...written, published: true }, undefined, now);
    expect(first.published_at).toBe('2026-11-22T20:00:00.000Z');
    const before = { published_at: '2026-01-05T09:15:00+00:00' };
    const again = { ...written, published: true, published_on: '2026-01-05' };
    expect(postRowOf(again, before, now).published_at).toBe(before.published_at);
    expect(postRowOf({ ...again, published_on: '2026-01-07' }, before, now).published_at).toBe(
      '2026-01-07T06:00:00+05:30',
    );
  });

  test('is read back as it was written', () => {
    const words = { ...written, tags: 'a, b', published: true, published_on: '2026-01-07', language: 'hi' };
    const row = { id: 'p', updated_at: 't', ...postRowOf(words, undefined, now) };
    expect(postWordsOf(row as Parameters<typeof postWordsOf>[0])).toEqual(words);
  });
});
