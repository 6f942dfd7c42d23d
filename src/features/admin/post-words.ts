import { tagsOf } from '#db/mutations/add-aarti.ts';
import { tidyTitle } from '#domain/acts/title.ts';
import { readingMinutes } from '#domain/content/reading-minutes.ts';
import { hasDevanagari, transliterate } from '#domain/transliteration/transliterate.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { AdminRow, AdminWords } from '#session/admin-rows.ts';
import { areTags } from './aarti-words.ts';
import type { Faults } from './entry-form.tsx';
import { isShown, isSlug, orNull, slugOf } from './words.ts';

export interface EditedPost {
  title: string;
  slug: string;
  language: string;
  translation_key: string;
  excerpt: string;
  content: string;
  meta_title: string;
  meta_description: string;
  author_name: string;
  tags: string;
  category_id: string;
  cover: string;
  featured: boolean;
  published: boolean;
  /** YYYY-MM-DD; empty for one that never was published. */
  published_on: string;
}

export const noPost: EditedPost = {
  title: '',
  slug: '',
  language: 'en',
  translation_key: '',
  excerpt: '',
  content: '',
  meta_title: '',
  meta_description: '',
  author_name: 'Disha',
  tags: '',
  category_id: '',
  cover: '',
  featured: false,
  published: false,
  published_on: '',
};

/** The most that the server takes. */
export const postLimits = {
  title: 200,
  slug: 150,
  excerpt: 1000,
  content: 200_000,
  metaTitle: 200,
  metaDescription: 500,
  author: 100,
  tags: 1860,
  cover: 2048,
};

/** As much as search engines show of it. */
export const postBest = { metaTitle: 60, metaDescription: 155, excerpt: 200 };

export function postWordsOf(row: AdminRow<'blog_posts'>): EditedPost {
  return {
    title: row.title,
    slug: row.slug,
    language: row.language,
    translation_key: row.translation_key ?? '',
    excerpt: row.excerpt ?? '',
    content: row.content,
    meta_title: row.meta_title ?? '',
    meta_description: row.meta_description ?? '',
    author_name: row.author_name,
    tags: row.tags.join(', '),
    category_id: row.category_id ?? '',
    cover: row.cover ?? '',
    featured: row.featured,
    published: row.published,
    published_on: row.published_at === null ? '' : indianDay(Date.parse(row.published_at)),
  };
}

/**
 * As they are saved. A post keeps the moment of its publication as long as its day stays; one that is published for the
 * first time has this moment (`now`, milliseconds since 1970).
 */
export function postRowOf(
  words: EditedPost,
  before: Pick<AdminRow<'blog_posts'>, 'published_at'> | undefined,
  now: number,
): AdminWords<'blog_posts'> {
  return {
    title: tidyTitle(words.title),
    slug: words.slug.trim(),
    language: words.language,
    translation_key: orNull(words.translation_key),
    excerpt: orNull(words.excerpt),
    content: words.content.trim(),
    meta_title: orNull(words.meta_title),
    meta_description: orNull(words.meta_description),
    author_name: orNull(words.author_name) ?? noPost.author_name,
    tags: tagsOf(words.tags) ?? [],
    category_id: orNull(words.category_id),
    cover: orNull(words.cover),
    featured: words.featured,
    published: words.published,
    published_at: publishedAt(words, before?.published_at ?? null, now),
    reading_time: readingMinutes(words.content),
  };
}

function publishedAt(
  { published, published_on: day }: EditedPost,
  before: string | null,
  now: number,
): string | null {
  if (day === '') return published ? (before ?? new Date(now).toISOString()) : before;
  if (before !== null && indianDay(Date.parse(before)) === day) return before;
  return day === indianDay(now) ? new Date(now).toISOString() : `${day}T06:00:00+05:30`;
}

/** The day of a moment (milliseconds since 1970) in India. */
export function indianDay(at: number): string {
  return new Date(at + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The address that a title suggests: Devanagari in Latin letters, as people type them. */
export function suggestedSlug(title: string): string {
  const latin = transliterate(title, { language: 'hi', scheme: 'iast' }).normalize('NFC').toLowerCase();
  return slugOf(
    latin
      .replace(/[śṣ]/g, 'sh')
      .replace(/c(h?)/g, (_, aspirate: string) => (hasDevanagari(title) ? `ch${aspirate}` : `c${aspirate}`))
      .replace(/[ṃṁ]/g, 'n')
      // A vowel through the nose has its own sign above it.
      .normalize('NFD')
      .replace(/([aeiou]\u0304?)\u0303/g, '$1n'),
  );
}

/** `now`: milliseconds since 1970. */
export function postFaults(words: EditedPost, now: number): Faults<EditedPost> {
  const isLong = (text: string, most: number) => text.length > most;
  return {
    ...(!isShown(words.title) && { title: adminWords.titleRequired }),
    ...(isLong(words.title, postLimits.title) && { title: adminWords.tooLongFault }),
    ...((!isSlug(words.slug.trim()) || isLong(words.slug.trim(), postLimits.slug)) && {
      slug: adminWords.slugWrong,
    }),
    ...(words.translation_key.trim() !== '' &&
      !isSlug(words.translation_key.trim()) && { translation_key: adminWords.slugWrong }),
    ...(isLong(words.excerpt, postLimits.excerpt) && { excerpt: adminWords.tooLongFault }),
    ...(words.content.trim() === '' && { content: adminWords.contentRequired }),
    ...(isLong(words.content, postLimits.content) && { content: adminWords.tooLongFault }),
    ...(isLong(words.meta_title, postLimits.metaTitle) && { meta_title: adminWords.tooLongFault }),
    ...(isLong(words.meta_description, postLimits.metaDescription) && {
      meta_description: adminWords.tooLongFault,
    }),
    ...(isLong(words.author_name, postLimits.author) && { author_name: adminWords.tooLongFault }),
    ...(!areTags(words.tags) && { tags: adminWords.tagsWrong }),
    ...(!isCover(words.cover.trim()) && { cover: adminWords.coverWrong }),
    ...(words.published_on > indianDay(now) && { published_on: adminWords.dateInFuture }),
  };
}

/** A path of the app, or an https address. */
function isCover(address: string): boolean {
  if (address === '') return true;
  return /^\/[^/\\\s]\S*$/.test(address) || (/^https:\/\/[^/\s]/.test(address) && URL.canParse(address));
}
