import { isRecord } from '#domain/is-record.ts';
import type { Language } from '#domain/language.ts';
import { contentDatabase, hasContent } from '../content-database.ts';

/** A post as a list shows it. */
export interface PostSummary {
  id: string;
  slug: string;
  title: string;
  /** '' for none. */
  excerpt: string;
  author: string;
  readingMinutes: number;
  /** ISO 8601; undefined where it cannot be read. */
  publishedAt: string | undefined;
  isFeatured: boolean;
  tags: readonly string[];
  category: PostCategory | undefined;
  language: Language;
  /** A path of ours or an https address. */
  cover: string | undefined;
}

export interface PostCategory {
  name: { en: string; hi: string };
  slug: string;
}

export interface Post extends PostSummary {
  /** Markdown. */
  content: string;
  metaTitle: string | undefined;
  metaDescription: string | undefined;
  /** ISO 8601. */
  updatedAt: string | undefined;
}

export interface Blog {
  /** In every language, the newest first. */
  posts: readonly PostSummary[];
  /** By name. */
  categories: readonly PostCategory[];
}

export interface PostPage {
  post: Post;
  /** The same post in another language. */
  twin: Pick<PostSummary, 'slug' | 'title' | 'language'> | undefined;
  /** Others of its category in its language, the newest first; at most 3. */
  related: readonly PostSummary[];
}

/** Where a post does not say how long it takes to read. */
const usualMinutes = 5;
const mostRelated = 3;

/** All published posts. Undefined where this device has never had any content. Throws where it cannot be read. */
export async function blog(): Promise<Blog | undefined> {
  const rows = await blogRows();
  return rows && { posts: rows.posts.map(({ post }) => summaryOf(post)), categories: rows.categories };
}

/** One published post; 'absent' where there is none of that address. Undefined and throws as `blog` does. */
export async function postPage(slug: string): Promise<PostPage | 'absent' | undefined> {
  const rows = await blogRows();
  if (!rows) return undefined;
  const found = rows.posts.find(({ post }) => post.slug === slug);
  if (!found) return 'absent';
  const { post, translationKey } = found;
  const others = rows.posts.filter((other) => other !== found);
  const twin = others.find(
    (other) =>
      translationKey !== undefined &&
      other.translationKey === translationKey &&
      other.post.language !== post.language,
  )?.post;
  const related = others.filter(
    (other) =>
      post.category !== undefined &&
      other.post.category?.slug === post.category.slug &&
      other.post.language === post.language,
  );
  return {
    post,
    twin: twin && { slug: twin.slug, title: twin.title, language: twin.language },
    related: related.slice(0, mostRelated).map((other) => summaryOf(other.post)),
  };
}

interface KnownPost {
  post: Post;
  /** What it shares with its twin in another language. */
  translationKey: string | undefined;
}

async function blogRows(): Promise<{ posts: KnownPost[]; categories: PostCategory[] } | undefined> {
  const db = contentDatabase();
  return db.transaction('r', ['blog_posts', 'blog_categories', 'meta'], async () => {
    if (!(await hasContent(db))) return undefined;
    const [posts, categories] = await Promise.all([
      db.table<unknown>('blog_posts').toArray(),
      db.table<unknown>('blog_categories').toArray(),
    ]);
    const known = categories.flatMap((row) => categoryOf(row));
    const byId = new Map(known.map(({ id, category }) => [id, category]));
    return {
      posts: posts
        .flatMap((row) => postOf(row, byId))
        .sort((one, other) => newestFirst(one.post, other.post)),
      categories: known
        .map(({ category }) => category)
        .sort((one, other) => one.name.en.localeCompare(other.name.en, 'en')),
    };
  });
}

function summaryOf(post: Post): PostSummary {
  const { content: _, metaTitle: __, metaDescription: ___, updatedAt: ____, ...summary } = post;
  return summary;
}

function newestFirst(one: Post, other: Post): number {
  return (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '') || one.slug.localeCompare(other.slug);
}

/** None of a row that this version cannot read. */
function postOf(row: unknown, categories: ReadonlyMap<string, PostCategory>): KnownPost[] {
  if (!isRecord(row)) return [];
  const [id, slug, title, content] = ['id', 'slug', 'title', 'content'].map((name) => text(row, name));
  if (id === undefined || slug === undefined || title === undefined || content === undefined) return [];
  const { reading_time: minutes, tags } = row;
  const post: Post = {
    id,
    slug,
    title,
    content,
    excerpt: text(row, 'excerpt') ?? '',
    author: text(row, 'author_name') ?? 'Disha',
    readingMinutes: typeof minutes === 'number' && minutes > 0 ? minutes : usualMinutes,
    publishedAt: time(row, 'published_at'),
    updatedAt: time(row, 'updated_at'),
    isFeatured: row['featured'] === true,
    tags: Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [],
    category: categories.get(text(row, 'category_id') ?? ''),
    language: row['language'] === 'hi' ? 'hi' : 'en',
    cover: text(row, 'cover'),
    metaTitle: text(row, 'meta_title'),
    metaDescription: text(row, 'meta_description'),
  };
  return [{ post, translationKey: text(row, 'translation_key') }];
}

function categoryOf(row: unknown): { id: string; category: PostCategory }[] {
  const [id, name, slug] = ['id', 'name', 'slug'].map((field) => text(row, field));
  if (id === undefined || name === undefined || slug === undefined) return [];
  return [{ id, category: { name: { en: name, hi: text(row, 'name_hi') ?? name }, slug } }];
}

function time(row: unknown, name: string): string | undefined {
  const found = text(row, name);
  return found !== undefined && !Number.isNaN(Date.parse(found)) ? found : undefined;
}

/** Undefined where there is nothing to read. */
function text(row: unknown, name: string): string | undefined {
  const value = isRecord(row) ? row[name] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
