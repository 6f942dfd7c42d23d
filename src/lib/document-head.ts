import type { Language } from '#domain/language.ts';

/** What the head of a document says of its page, in the browser and in the pages that the build writes. */
export interface DocumentHead {
  /** The document's whole title. */
  title: string;
  /** One or two sentences, at most about 160 characters. */
  description?: string | undefined;
  /** Where the page lives, as a path without search ('/blog/kitchen'); pages without one have no address to share. */
  path?: string | undefined;
  /** The picture of a shared link: a path of ours or an https address, 1200 × 630. */
  image?: string | undefined;
  /** What the picture shows; without words of its own it is the title. */
  imageAlt?: string | undefined;
  type?: 'website' | 'article' | undefined;
  /** ISO dates or times of an article. */
  publishedAt?: string | undefined;
  modifiedAt?: string | undefined;
  author?: string | undefined;
  tags?: readonly string[] | undefined;
  /** Of the page's content; without it that of the interface. */
  language?: Language | undefined;
  /** The same page in each language that it has, its own included. */
  alternates?: readonly { language: Language; path: string }[] | undefined;
  /** What machines read of the page: objects of schema.org with their `@type`. Paths in them become addresses of the site. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Whether search engines should pass the page over. */
  isUnlisted?: boolean | undefined;
}

/** One element of a head. */
export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** What holds for the whole site. */
export interface HeadSite {
  /** Where people reach it, without a slash at the end. */
  url: string;
  /** Of the interface. */
  language: Language;
  name: string;
  description: string;
}

/** The elements of the head, but for its title. */
export function headTags(head: DocumentHead, site: HeadSite): HeadTag[] {
  const language = head.language ?? site.language;
  const description = head.description ?? site.description;
  const image = addressOf(head.image ?? pictureOf(head.path), site);
  const isArticle = head.type === 'article';
  return [
    meta('name', 'description', description),
    ...(head.isUnlisted ? [meta('name', 'robots', 'noindex')] : []),
    ...(head.path === undefined ? [] : [link('canonical', addressOf(head.path, site))]),
    ...(head.alternates ?? []).map((twin) =>
      link('alternate', addressOf(twin.path, site), { hreflang: twin.language }),
    ),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    ...(head.path === undefined ? [] : [meta('property', 'og:url', addressOf(head.path, site))]),
    meta('property', 'og:locale', language === 'hi' ? 'hi_IN' : 'en_IN'),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', head.imageAlt ?? head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(isArticle && head.publishedAt ? [meta('property', 'article:published_time', head.publishedAt)] : []),
    ...(isArticle && head.modifiedAt ? [meta('property', 'article:modified_time', head.modifiedAt)] : []),
    ...(head.author === undefined ? [] : [meta('name', 'author', head.author)]),
    ...(isArticle ? (head.tags ?? []).map((tag) => meta('property', 'article:tag', tag)) : []),
    ...[...(head.path === '/' ? siteData(site) : []), ...(head.jsonLd ?? [])].map((data) =>
      jsonLdTag(data, site),
    ),
  ];
}

/** Drawn by scripts/make-og.ts. */
function pictureOf(path = '/'): string {
  const [, section = ''] = path.split('/');
  return `/og/${sections.includes(section) ? section : 'disha'}.png`;
}

const sections = ['blog', 'hindu-festivals', 'hindu-aartis'];

function siteData({ name, description, language }: HeadSite): Readonly<Record<string, unknown>>[] {
  return [
    { '@type': 'WebSite', name, description, url: '/', inLanguage: language },
    { '@type': 'Organization', name, url: '/', logo: '/icons/icon-512.png' },
  ];
}

/** A path of ours as an address of the site; addresses stay as they are. */
function addressOf(path: string, { url }: Pick<HeadSite, 'url'>): string {
  return path.startsWith('/') ? url + path : path;
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: name, content } };
}

function link(rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag {
  return { name: 'link', attributes: { rel, ...more, href } };
}

function jsonLdTag(data: Readonly<Record<string, unknown>>, site: HeadSite): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, (_, value: unknown) =>
    typeof value === 'string' ? addressOf(value, site) : value,
  );
  // A closing tag in a title must not end the element.
  return {
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: text.replaceAll('<', '\\u003c'),
  };
}
