import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageHtml, tagHtml, type PageParts } from './page-html.ts';

/** What the build makes of index.html. */
const shell = readFileSync('index.html', 'utf8')
  .replace(/ *<script type="module".*\n/, '')
  .replace('</head>', '    <script type="module" src="/assets/index.js"></script>\n  </head>');

const page: PageParts = {
  shell,
  language: 'hi',
  title: 'रसोई & <b>',
  head: [{ name: 'meta', attributes: { name: 'description', content: 'A "kitchen" & more <b>' } }],
  html: '<main title="<form">$&</main>',
  devanagari: 'noto-sans-devanagari',
  styles: ['/assets/blog.css'],
  scripts: ['/assets/blog.js'],
  takeOver: '/assets/take-over.js',
};

test('a page has what it says of itself in the place of what the shell says', () => {
  const html = pageHtml(page);
  expect(html.match(/<title>.*<\/title>/g)).toEqual(['<title>रसोई &amp; &lt;b></title>']);
  expect(html.match(/<meta\s+name="description".*/g)).toEqual([
    '<meta name="description" content="A &quot;kitchen&quot; &amp; more &lt;b>">',
  ]);
  expect(html).toContain('<html lang="hi" data-drawn ');
});

test('what is drawn stands as it is', () => {
  expect(pageHtml(page)).toContain('<div id="drawn"><main title="<form">$&</main></div>');
});

test('the app waits in a template until the page is seen, with what its route needs', () => {
  const html = pageHtml(page);
  const [before, template = ''] = html.split('<template id="app">');
  expect(template).toMatch(/^<script type="module" src="[^"]*index.js"><\/script><link rel="modulepreload"/);
  expect(template.slice(0, template.indexOf('</template>'))).toContain('/assets/blog.js');
  expect(before).not.toMatch(/index\.js|modulepreload/);
});

test('what packages do at their start is a step of its own', () => {
  const packages = '<link rel="modulepreload" crossorigin href="/assets/packages-a1.js">';
  const html = pageHtml({ ...page, shell: shell.replace('</head>', `    ${packages}\n  </head>`) });
  expect(html).toContain('<script type="module" crossorigin src="/assets/packages-a1.js"></script>');
  expect(html).not.toContain(packages);
});

test('what a page needs to be seen is in its head', () => {
  const head = pageHtml(page).split('</head>')[0];
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/blog.css">');
  expect(head).toContain('<script type="module" crossorigin src="/assets/take-over.js"></script>');
});

test.each([
  ['no Devanagari', '<p>Kitchen</p>', []],
  ['the name of the other language', '<button lang="hi">हिन्दी</button>', ['devanagari-label']],
  ['words in Hindi', '<p>रसोई, हिन्दी में</p>', ['noto-sans-devanagari']],
  ['both', '<button>हिन्दी</button><p>रसोई</p>', ['devanagari-label', 'noto-sans-devanagari']],
])('a page with %s asks for the letters that it shows', (_, html, fonts) => {
  const before = pageHtml({ ...page, html: '' }).match(preloadedFont) ?? [];
  const all = pageHtml({ ...page, html }).match(preloadedFont) ?? [];
  expect(new Set(all)).toEqual(new Set([...before, ...fonts]));
});

const preloadedFont = /(?<=<link rel="preload" href="\/fonts\/)[^".]+/g;

test('only a page that tells of a day names it', () => {
  expect(pageHtml(page)).not.toContain('data-day');
  expect(pageHtml({ ...page, day: '2026-11-22' })).toContain('data-drawn data-day="2026-11-22"');
});

test('the screen of somebody names them', () => {
  expect(pageHtml({ ...page, whose: 'u"1' })).toContain('data-drawn="kept" data-whose="u&quot;1"');
});

test('a shell that has changed beyond recognition is a mistake', () => {
  expect(() => pageHtml({ ...page, shell: shell.replaceAll('type="module"', '') })).toThrow('script');
  expect(() => pageHtml({ ...page, shell: shell.replace('<div id="root">', '<div id="app">') })).toThrow(
    /root/,
  );
});

test('what a script holds is not escaped', () => {
  expect(
    tagHtml({ name: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"b & c"}' }),
  ).toBe('<script type="application/ld+json">{"a":"b & c"}</script>');
});
