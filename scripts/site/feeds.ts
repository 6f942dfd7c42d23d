import type { Language } from '#domain/language.ts';

/** A page as crawlers are told of it. */
export interface SitePage {
  path: string;
  /** When it last changed: an ISO date or time; undefined where nobody knows. */
  changedAt?: string | undefined;
  /** The same page in each of its languages, its own included. */
  alternates?: readonly { language: string; path: string }[] | undefined;
}

/** The file sitemap.xml. */
export function sitemapXml(pages: readonly SitePage[], siteUrl: string): string {
  const entries = pages.map(({ path, changedAt, alternates = [] }) => {
    const lines = [
      `    <loc>${escapeXml(siteUrl + path)}</loc>`,
      ...(changedAt === undefined ? [] : [`    <lastmod>${changedAt.slice(0, 10)}</lastmod>`]),
      ...alternates.map(
        (twin) =>
          `    <xhtml:link rel="alternate" hreflang="${twin.language}" href="${escapeXml(siteUrl + twin.path)}"/>`,
      ),
    ];
    return `  <url>\n${lines.join('\n')}\n  </url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

export interface FeedItem {
  path: string;
  title: string;
  text: string;
  /** ISO date or time. */
  publishedAt: string | undefined;
  category: string | undefined;
}

export interface Feed {
  /** Its own path, and that of the page that it is of. */
  path: string;
  of: string;
  title: string;
  description: string;
  language: Language;
  /** The newest first. */
  items: readonly FeedItem[];
}

/** A feed in RSS 2.0. */
export function rssXml(feed: Feed, siteUrl: string): string {
  const newest = feed.items[0]?.publishedAt;
  const items = feed.items.map(({ path, title, text, publishedAt, category }) => {
    const lines = [
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${escapeXml(siteUrl + path)}</link>`,
      `      <guid>${escapeXml(siteUrl + path)}</guid>`,
      `      <description>${escapeXml(text)}</description>`,
      ...(category === undefined ? [] : [`      <category>${escapeXml(category)}</category>`]),
      ...(publishedAt === undefined ? [] : [`      <pubDate>${feedTime(publishedAt)}</pubDate>`]),
    ];
    return `    <item>\n${lines.join('\n')}\n    </item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(feed.title)}</title>
    <link>${escapeXml(siteUrl + feed.of)}</link>
    <atom:link href="${escapeXml(siteUrl + feed.path)}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(feed.description)}</description>
    <language>${feed.language}-IN</language>
${newest === undefined ? '' : `    <lastBuildDate>${feedTime(newest)}</lastBuildDate>\n`}${items.join('')}  </channel>
</rss>
`;
}

/** The file robots.txt. `closed`: the starts of paths that show nothing to a stranger. */
export function robotsTxt(closed: readonly string[], siteUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** As RFC 822 writes a time: 'Sun, 01 Nov 2026 00:00:00 GMT'. */
function feedTime(time: string): string {
  return new Date(time).toUTCString();
}

function escapeXml(text: string): string {
  return (
    text
      // Characters that XML cannot hold, however they are written.
      .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
