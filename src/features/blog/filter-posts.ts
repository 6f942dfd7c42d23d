import type { PostSummary } from '#db/queries/content-blog.ts';

export interface PostFilter {
  /** What was typed; '' finds all. */
  query: string;
  /** Slug of a category; undefined for all. */
  category: string | undefined;
}

/** Those that have the words in their title, excerpt or a tag, in capitals or not, and are of the category. */
export function filterPosts<Found extends Pick<PostSummary, 'title' | 'excerpt' | 'tags' | 'category'>>(
  posts: readonly Found[],
  { query, category }: PostFilter,
): Found[] {
  const sought = plain(query);
  return posts.filter(
    (post) =>
      (category === undefined || post.category?.slug === category) &&
      [post.title, post.excerpt, ...post.tags].some((text) => plain(text).includes(sought)),
  );
}

/** A letter with a nukta may be typed as one sign or as two, and spaces come from everywhere. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
