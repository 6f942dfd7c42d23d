import { expect, test } from 'vitest';
import { headTags, type HeadSite } from './document-head.ts';

const site: HeadSite = {
  url: 'https://disha.example',
  language: 'en',
  name: 'Disha',
  description: 'Guidance for a home.',
};

const shown = (head: Parameters<typeof headTags>[0]) =>
  headTags(head, site).map(({ name, attributes, text }) => [name, ...Object.values(attributes), text]);

test('an article says when it was written, by whom, about what, and where its twin is', () => {
  const tags = shown({
    title: 'Kitchen',
    path: '/blog/kitchen',
    type: 'article',
    image: 'https://pictures.example/kitchen.png',
    publishedAt: '2026-11-01',
    modifiedAt: '2026-11-02',
    author: 'Disha',
    tags: ['kitchen', 'fire'],
    alternates: [
      { language: 'en', path: '/blog/kitchen' },
      { language: 'hi', path: '/blog/rasoi' },
    ],
  });
  expect(tags).toEqual(
    expect.arrayContaining([
      ['link', 'canonical', 'https://disha.example/blog/kitchen', undefined],
      ['link', 'alternate', 'hi', 'https://disha.example/blog/rasoi', undefined],
      ['meta', 'og:type', 'article', undefined],
      ['meta', 'og:image', 'https://pictures.example/kitchen.png', undefined],
      ['meta', 'og:image:alt', 'Kitchen', undefined],
      ['meta', 'article:published_time', '2026-11-01', undefined],
      ['meta', 'article:modified_time', '2026-11-02', undefined],
      ['meta', 'article:tag', 'fire', undefined],
      ['meta', 'author', 'Disha', undefined],
    ]),
  );
});

test('a page without words or a picture of its own has those of the site, and no address it does not name', () => {
  const tags = shown({ title: 'Chat' });
  expect(tags).toEqual(
    expect.arrayContaining([
      ['meta', 'description', 'Guidance for a home.', undefined],
      ['meta', 'og:image', 'https://disha.example/og/disha.png', undefined],
      ['meta', 'og:locale', 'en_IN', undefined],
    ]),
  );
  expect(tags.filter(([name, what]) => name === 'link' || what === 'og:url' || what === 'robots')).toEqual(
    [],
  );
});

test.each([
  ['/blog', 'blog'],
  ['/blog/kitchen', 'blog'],
  ['/hindu-aartis', 'hindu-aartis'],
  ['/contact', 'disha'],
])('%s is shown by the picture of its part of the site', (path, picture) => {
  expect(shown({ title: 'A', path })).toContainEqual([
    'meta',
    'og:image',
    `https://disha.example/og/${picture}.png`,
    undefined,
  ]);
});

test('the first page says what the site is', () => {
  const data = headTags({ title: 'Disha', path: '/' }, site).flatMap(({ text }) => text ?? []);
  expect(data.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { '@type': 'WebSite', url: 'https://disha.example/' },
    { '@type': 'Organization', logo: 'https://disha.example/icons/icon-512.png' },
  ]);
});

test('a page that should not be found says so', () => {
  expect(shown({ title: 'Gone', isUnlisted: true })).toContainEqual(['meta', 'robots', 'noindex', undefined]);
});

test('what machines read has whole addresses, and cannot end its element', () => {
  const [tag] = headTags(
    { title: 'A', jsonLd: [{ '@type': 'Article', headline: '</script><b>', author: { url: '/about' } }] },
    site,
  ).filter(({ name }) => name === 'script');
  expect(tag?.text).not.toContain('<');
  expect(JSON.parse(tag?.text ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '</script><b>',
    author: { url: 'https://disha.example/about' },
  });
});
