import { expect, test } from 'vitest';
import { filterPosts } from './filter-posts.ts';

const kitchen = { name: { en: 'Kitchen', hi: 'रसोई' }, slug: 'kitchen' };
const bedroom = { name: { en: 'Bedroom', hi: 'शयनकक्ष' }, slug: 'bedroom' };
const posts = [
  {
    id: 'stove',
    title: 'Where the stove stands',
    excerpt: 'Fire in the south-east',
    tags: ['Agni'],
    category: kitchen,
  },
  { id: 'sink', title: 'Sink and stove', excerpt: '', tags: ['water', 'jal'], category: kitchen },
  { id: 'bed', title: 'Where to put the bed', excerpt: 'Head to the SOUTH', tags: [], category: bedroom },
  { id: 'hindi', title: 'सीढ़ियाँ किधर', excerpt: 'दक्षिण', tags: ['ज़ीना'], category: undefined },
];

test.each([
  ['nothing finds all', '', undefined, ['stove', 'sink', 'bed', 'hindi']],
  ['spaces find all', '   ', undefined, ['stove', 'sink', 'bed', 'hindi']],
  ['a word of a title', 'stove', undefined, ['stove', 'sink']],
  ['capitals or not', 'sTOVE', undefined, ['stove', 'sink']],
  ['a word of an excerpt', 'south', undefined, ['stove', 'bed']],
  ['a tag', 'agni', undefined, ['stove']],
  ['a part of a tag', 'wat', undefined, ['sink']],
  ['not across two fields', 'stands fire', undefined, []],
  ['a category alone', '', 'kitchen', ['stove', 'sink']],
  ['a word and a category', 'where', 'kitchen', ['stove']],
  ['a word that only the other category has', 'bed', 'kitchen', []],
  ['a category that nobody has', '', 'castle', []],
  ['signs that mean something elsewhere', '.*', undefined, []],
  ['Hindi', 'दक्षिण', undefined, ['hindi']],
  ['a nukta as a sign of its own', 'सीढ\u093cियाँ', undefined, ['hindi']],
  ['a nukta in a tag, in its other spelling', '\u095bीना', undefined, ['hindi']],
  ['several spaces', ' where   to ', undefined, ['bed']],
])('%s', (_, query, category, found) => {
  expect(filterPosts(posts, { query, category }).map(({ id }) => id)).toEqual(found);
});
