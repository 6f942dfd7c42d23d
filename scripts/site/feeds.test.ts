import { describe, expect, test } from 'vitest';
import { robotsTxt, rssXml, sitemapXml, type Feed } from './feeds.ts';

const site = 'https://disha.example';

describe('the map of the site', () => {
  const map = sitemapXml(
    [
      { path: '/' },
      {
        path: '/blog/kitchen',
        changedAt: '2026-11-02T10:00:00+00:00',
        alternates: [
          { language: 'en', path: '/blog/kitchen' },
          { language: 'hi', path: '/blog/rasoi' },
        ],
      },
      { path: '/blog?a=1&b=<2>' },
    ],
    site,
  );

  test('has every page with its whole address', () => {
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://disha.example/',
      'https://disha.example/blog/kitchen',
      'https://disha.example/blog?a=1&amp;b=&lt;2&gt;',
    ]);
  });

  test('says of a post when it changed and where its twin is, and nothing of what nobody knows', () => {
    expect(map.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-11-02</lastmod>']);
    expect(map).toContain(
      '<xhtml:link rel="alternate" hreflang="hi" href="https://disha.example/blog/rasoi"/>',
    );
  });
});

describe('a feed', () => {
  const feed: Feed = {
    path: '/rss-hi.xml',
    of: '/blog',
    title: 'दिशा & co',
    description: 'लेख',
    language: 'hi',
    items: [
      {
        path: '/blog/rasoi',
        title: 'रसोई <किस> दिशा में',
        text: 'अग्नि\u0000कोण',
        publishedAt: '2026-11-01',
        category: 'रसोई',
      },
      { path: '/blog/dwar', title: 'द्वार', text: '', publishedAt: undefined, category: undefined },
    ],
  };

  test('has its posts with their addresses and days', () => {
    const xml = rssXml(feed, site);
    expect(xml).toContain('<title>रसोई &lt;किस&gt; दिशा में</title>');
    expect(xml).toContain('<link>https://disha.example/blog/rasoi</link>');
    expect(xml.match(/<pubDate>.*?<\/pubDate>/g)).toEqual([
      '<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>',
    ]);
    expect(xml).toContain('<language>hi-IN</language>');
    expect(xml).toContain('<title>दिशा &amp; co</title>');
  });

  test('holds no character that XML cannot hold', () => {
    expect(rssXml(feed, site)).toContain('<description>अग्निकोण</description>');
  });

  test('of no posts is a feed all the same', () => {
    expect(rssXml({ ...feed, items: [] }, site)).not.toMatch(/<item>|<lastBuildDate>/);
  });
});

test('robots are told what shows them nothing, and where the map is', () => {
  expect(robotsTxt(['/chat', '/admin'], site)).toBe(
    'User-agent: *\nDisallow: /chat\nDisallow: /admin\n\nSitemap: https://disha.example/sitemap.xml\n',
  );
});
