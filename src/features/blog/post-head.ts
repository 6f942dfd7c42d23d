import type { PostPage } from '#db/queries/content-blog.ts';
import { blogTexts } from '#i18n/catalogue/blog.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import type { DocumentHead } from '#lib/document-head.ts';

/** What search engines and shared links are told of a post. */
export function postHead({ post, twin }: PostPage): DocumentHead {
  const { language, title, publishedAt, updatedAt, author, tags, category } = post;
  const path = pathOf(post.slug);
  const name = ui.productName[language];
  const description = post.metaDescription ?? (post.excerpt === '' ? undefined : post.excerpt);
  // Whoever shares a link shows no vector drawings.
  const image = post.cover !== undefined && !/\.svg$/i.test(post.cover) ? post.cover : undefined;
  return {
    title: post.metaTitle ?? `${title} · ${name}`,
    description,
    path,
    type: 'article',
    language,
    author,
    tags,
    image,
    publishedAt,
    modifiedAt: updatedAt,
    alternates: twin && [
      { language, path },
      { language: twin.language, path: pathOf(twin.slug) },
    ],
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        url: path,
        mainEntityOfPage: path,
        image,
        datePublished: publishedAt,
        dateModified: updatedAt ?? publishedAt,
        inLanguage: language,
        keywords: tags.length > 0 ? tags.join(', ') : undefined,
        articleSection: category?.name[language],
        author: { '@type': author === ui.productName.en ? 'Organization' : 'Person', name: author },
        publisher: { '@type': 'Organization', name, url: '/' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: blogTexts.title[language], item: '/blog' },
          { '@type': 'ListItem', position: 2, name: title, item: path },
        ],
      },
    ],
  };
}

function pathOf(slug: string): string {
  return `/blog/${slug}`;
}
