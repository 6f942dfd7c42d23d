/**
 * Draws the public pages into the build in dist/, each into a file of its own, with what crawlers and readers of feeds
 * ask for. Run by the build; by itself it draws them again, over the same build.
 *
 * SITE_URL: where people reach the site; without it HOST and PORT, where it listens. CONTENT_URL and CONTENT_KEY: a project whose published content is drawn, by its
 * address and publishable key; without them it is the content with which an installation starts.
 */
import 'fake-indexeddb/auto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Language } from '#domain/language.ts';
import { closedStarts, prerenderedPaths } from '../src/app/route-reach.ts';
import type { Drawer, PublishedContent } from '../src/prerender/drawer.ts';
import { pageHtml } from '../src/lib/page-html.ts';
import { withQuietForms } from '../src/lib/quiet-forms.ts';
import { readSettings } from '../supabase/local/settings.ts';
import { chunksOfBuild } from './site/chunks-of-build.ts';
import { robotsTxt, rssXml, sitemapXml, type SitePage } from './site/feeds.ts';
import { shellHtml } from './site/shell-html.ts';

interface Page extends SitePage {
  language: Language;
}

const { CONTENT_URL: contentUrl, CONTENT_KEY: contentKey, SITE_URL, HOST, PORT } = process.env;
const { siteUrl } = readSettings({ SITE_URL, HOST, PORT });
const dist = resolve('dist');
const workshop = resolve('.cache', 'pages');

const feeds = [
  {
    path: '/rss.xml',
    language: 'en',
    title: 'Disha: vaastu, days and traditions',
    description: 'New posts in English: vaastu for a home, festivals and what they are kept for.',
  },
  {
    path: '/rss-hi.xml',
    language: 'hi',
    title: 'दिशा: वास्तु, तिथियाँ और परंपराएँ',
    description: 'हिन्दी में नए लेख: घर का वास्तु, त्योहार और उनका अर्थ।',
  },
] as const;

rmSync(workshop, { recursive: true, force: true });
mkdirSync(workshop, { recursive: true });
await drawAll(await buildDrawer());
rmSync(workshop, { recursive: true, force: true });

async function drawAll(drawer: Drawer): Promise<void> {
  await drawer.fillContent(await publishedContent());
  const posts = await drawer.publishedPosts();
  const changes = posts.flatMap(({ updatedAt, publishedAt }) => updatedAt ?? publishedAt ?? []);
  const pages: Page[] = [
    ...prerenderedPaths.map((path): Page => ({
      path,
      language: 'en',
      changedAt: path === '/blog' ? changes.sort().at(-1) : undefined,
    })),
    ...drawer.pujas.map((id): Page => ({ path: `/puja/${id}`, language: 'en' })),
    ...posts.map((post): Page => ({
      path: `/blog/${post.slug}`,
      language: post.language,
      changedAt: post.updatedAt ?? post.publishedAt,
      alternates:
        post.twin && [post, post.twin].map(({ language, slug }) => ({ language, path: `/blog/${slug}` })),
    })),
  ];
  const chunks = chunksOfBuild(dist);
  const built = keptDocument();
  write('shell.html', shellHtml(built, chunks));
  for (const page of pages) write(fileOf(page.path), await draw(drawer, page, built, chunks));
  write('sitemap.xml', sitemapXml(pages, siteUrl));
  write('robots.txt', robotsTxt(closedStarts, siteUrl));
  for (const feed of feeds) {
    const items = posts
      .filter(({ language }) => language === feed.language)
      .map(({ slug, title, excerpt, publishedAt, category }) => ({
        path: `/blog/${slug}`,
        title,
        text: excerpt,
        publishedAt,
        category: category?.name[feed.language],
      }));
    write(feed.path.slice(1), rssXml({ ...feed, of: '/blog', items }, siteUrl));
  }
  console.log(`◎ ${pages.length} public pages drawn for ${siteUrl}`);
}

async function draw(
  drawer: Drawer,
  { path, language }: Page,
  shell: string,
  chunks: ReturnType<typeof chunksOfBuild>,
): Promise<string> {
  const { html, head, routeId, day } = await drawer.renderPage(path, language);
  if (!head) throw new Error(`${path} does not say what it is: its screen gives no title.`);
  const jsonLd = [
    ...(head.jsonLd ?? []),
    ...(path === '/hindu-festivals' ? [drawer.festivalEvents(Date.now())] : []),
  ];
  return pageHtml({
    shell,
    language,
    title: head.title,
    head: drawer.headTags({ path, ...head, jsonLd }, drawer.siteHead(siteUrl, language)),
    html: withQuietForms(html),
    // Titles of songs alone.
    devanagari: path === '/hindu-aartis' ? 'tiro-devanagari-hindi' : 'noto-sans-devanagari',
    styles: chunks.stylesFor(html),
    scripts: chunks.scriptsOf(routeId),
    takeOver: chunks.takeOver,
    day,
  });
}

/** As it was built, before a page was drawn over it; a second run finds the one that was kept. */
function keptDocument(): string {
  const kept = join(dist, '.vite', 'document.html');
  if (!existsSync(kept)) writeFileSync(kept, readFileSync(join(dist, 'index.html')));
  return readFileSync(kept, 'utf8');
}

/** '/' → index.html, '/blog/kitchen' → blog/kitchen.html: hosts of files find it without the ending. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function write(name: string, content: string): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function publishedContent(): Promise<PublishedContent> {
  const content = contentUrl === undefined ? seededContent() : await contentOf(contentUrl);
  return content as PublishedContent;
}

async function contentOf(project: string): Promise<unknown> {
  const answer = await fetch(new URL('/rest/v1/rpc/pull_content_changes', project), {
    method: 'POST',
    headers: { apikey: contentKey ?? '', 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`CONTENT_URL answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** In a process of its own, as the database takes more memory than all the rest. */
function seededContent(): unknown {
  const file = join(workshop, 'content.json');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seeded-content.ts', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The content of a new installation could not be read.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The app once more, for Node: what follows the database and the workers in browsers answers at once here. */
async function buildDrawer(): Promise<Drawer> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
    ],
    resolve: {
      alias: [
        { find: /^dexie-react-hooks$/, replacement: resolve('src/prerender/live-query-now.ts') },
        { find: /^.*\/use-almanac\.ts$/, replacement: resolve('src/prerender/almanac-now.ts') },
        { find: /^.*\/use-muhurats\.ts$/, replacement: resolve('src/prerender/muhurats-now.ts') },
      ],
    },
    build: {
      ssr: 'src/prerender/index.ts',
      outDir: workshop,
      emptyOutDir: false,
      target: 'node20',
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  });
  const built = (await import(pathToFileURL(join(workshop, 'index.js')).href)) as { drawer: Drawer };
  return built.drawer;
}
