import { contentDatabase, replaceContent } from '#db/content-database.ts';

export interface BlogPostRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  content: string;
  meta_title: string | null;
  meta_description: string | null;
  author_name: string;
  reading_time: number | null;
  published: boolean;
  published_at: string;
  updated_at: string;
  featured: boolean;
  tags: string[];
  category_id: string | null;
  language: 'en' | 'hi';
  translation_key: string | null;
  cover: string | null;
}

const categories = {
  kitchen: { name: 'Kitchen', name_hi: 'रसोई' },
  bedroom: { name: 'Bedroom', name_hi: 'शयनकक्ष' },
};

interface PostTraits extends Partial<Omit<BlogPostRow, 'category_id'>> {
  slug: string;
  category?: keyof typeof categories;
}

/** A published post, as the server gives it. */
export function aBlogPost({ category, ...traits }: PostTraits): BlogPostRow {
  return {
    id: `post-${traits.slug}`,
    title: traits.slug,
    excerpt: null,
    content: 'Words of the post.',
    meta_title: null,
    meta_description: null,
    author_name: 'Disha',
    reading_time: 4,
    published: true,
    published_at: '2026-11-20T06:00:00+00:00',
    updated_at: '2026-11-21T06:00:00+00:00',
    featured: false,
    tags: [],
    category_id: category ? `category-${category}` : null,
    language: 'en',
    translation_key: null,
    cover: null,
    ...traits,
  };
}

/** Puts posts and their categories on the device, as a pull does. */
export async function keepBlog(posts: readonly BlogPostRow[]): Promise<void> {
  await replaceContent(contentDatabase(), {
    versions: { blog_posts: 1, blog_categories: 1 },
    tables: {
      blog_posts: posts,
      blog_categories: Object.entries(categories).map(([slug, names]) => ({
        id: `category-${slug}`,
        slug,
        ...names,
      })),
    },
  });
}
