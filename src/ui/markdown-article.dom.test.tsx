import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { MarkdownArticle } from './markdown-article.tsx';

async function article(text: string): Promise<HTMLElement> {
  await renderScreen(<MarkdownArticle text={text} />);
  const found = document.querySelector<HTMLElement>('[data-markdown]');
  if (!found) throw new Error('There is no article');
  return found;
}

describe('an article', () => {
  test('has headings of two levels, each to be linked to', async () => {
    const found = await article(
      '# Top\n\n## The *stove*\n\n## रसोई की दिशा\n\n### Below\n\n###### Deep\n\n## Top',
    );
    expect([...found.querySelectorAll('[id]')].map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
      'H2 s-top',
      'H2 s-the-stove',
      'H2 s-रसोई-की-दिशा',
      'H3 s-below',
      'H3 s-deep',
      'H2 s-top-2',
    ]);
  });

  test('has paragraphs, lists, quotes, bold and italic words', async () => {
    const found = await article('A **b** *c*\n\n> quote\n\n- one\n- two\n\n1. first');
    for (const part of ['p', 'strong', 'em', 'blockquote', 'ul > li', 'ol > li'])
      expect(found.querySelector(part)).toBeTruthy();
  });

  test('has tables that move by themselves, with the sides of their columns', async () => {
    const found = await article('| a | b |\n|:-|-:|\n| 1 | **2** |');
    const region = within(found).getByRole('region', { name: 'Table' });
    expect(region.tabIndex).toBe(0);
    const [left, right] = [...region.querySelectorAll('td')];
    expect(left?.dataset['align']).toBe('left');
    expect(right?.dataset['align']).toBe('right');
    expect(right?.querySelector('strong')?.textContent).toBe('2');
    expect(found.querySelector('[style]')).toBeNull();
  });

  test('has pictures that stand alone as figures, their words read once', async () => {
    const found = await article('Before\n\n![Nine places](/figures/kitchen-en.svg)\n\nAfter');
    const image = within(found).getByRole('img', { name: 'Nine places' });
    expect(image.getAttribute('src')).toBe('/figures/kitchen-en.svg');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
    const caption = image.closest('figure')?.querySelector('figcaption');
    expect(caption?.textContent).toBe('Nine places');
    expect(caption?.getAttribute('aria-hidden')).toBe('true');
    expect(found.querySelectorAll('p')).toHaveLength(2);
  });

  test('has the title of a picture for its caption, where it has one', async () => {
    const found = await article('![A plan](/figures/a.svg "The stove in the south-east")');
    expect(found.querySelector('figcaption')?.textContent).toBe('The stove in the south-east');
    expect(found.querySelector('figcaption')?.hasAttribute('aria-hidden')).toBe(false);
  });

  test('leads to pages of this site without loading them anew', async () => {
    const { router } = await renderScreen(<MarkdownArticle text="[plans](/subscriptions?a=1)" />);
    const link = await screen.findByRole('link', { name: 'plans' });
    expect(link.getAttribute('href')).toBe('/subscriptions?a=1');
    fireEvent.click(link);
    expect(router.history.location.href).toBe('/subscriptions?a=1');
  });

  test('opens other sites in a window of their own, and says so', async () => {
    const found = await article('[text](https://example.org/a)');
    const link = within(found).getByRole('link', { name: /text/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.textContent).toContain('opens in a new window');
  });
});

test.each([
  'http://example.org/',
  'https://example.org/',
  'HTTPS://example.org/',
  'irc://example.org/room',
  'ircs://example.org/room',
  'mailto:a@example.org',
  'xmpp:a@example.org',
  '/chat',
  '#s-top',
  'other-post',
])('a link to %s can be followed', async (address) => {
  const found = await article(`[text](${address})`);
  expect(found.querySelector('a')?.getAttribute('href')).toBe(address);
});

test.each([
  '[text](javascript:alert(1))',
  '[text](JaVaScRiPt:alert(1))',
  '[text](javascript&colon;alert(1))',
  '[text](&#106;avascript:alert(1))',
  '[text](<java\tscript:alert(1)>)',
  '[text](<java&Tab;script:alert(1)>)',
  '[text](<&#1;javascript:alert(1)>)',
  '[text](vbscript:msgbox)',
  '[text](data:text/html;base64,PHNjcmlwdD4=)',
  '[text](blob:https://example.org/1)',
  '[text](file:///etc/passwd)',
  '[text](tel:123)',
  '[text][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
])('nothing can be followed in %s', async (text) => {
  const found = await article(text);
  expect(found.querySelector('[href]')).toBeNull();
  expect(found.textContent).toMatch(/text|javascript/);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>'],
  ['a frame', '<iframe src="https://example.org"></iframe>'],
  ['a drawing', '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>'],
  ['a style', '<style>*{display:none}</style>'],
  ['a form', '<form action=/x><input></form>'],
  ['a link', 'a <a href="javascript:alert(1)">b</a> c'],
  ['an open tag', '<div onclick="alert(1)"'],
  ['a comment', '<!-- hidden -->'],
  ['a handler in a title', '![a](/x.svg "\\" onload=\\"alert(1)")'],
])('%s does nothing', async (_, text) => {
  const found = await article(`before\n\n${text}\n\nafter`);
  expect(
    found.querySelector('script, iframe, svg, style, form, input, a, [onerror], [onload], [onclick]'),
  ).toBeNull();
  for (const word of ['before', 'after']) expect(found.textContent).toContain(word);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png;base64,AAAA',
  'http://example.org/a.png',
  '//example.org/a.png',
  'blob:https://example.org/1',
  'a.svg',
])('a picture at %s is its words', async (address) => {
  const found = await article(`![words](${address})`);
  expect(found.querySelector('img')).toBeNull();
  expect(found.textContent).toBe('words');
});

test('a picture within a line is its words', async () => {
  const found = await article('left ![middle](/figures/a.svg) right');
  expect(found.querySelector('img')).toBeNull();
  expect(found.textContent).toBe('left middle right');
});

const wide = Array.from({ length: 2000 }, () => 'a').join('|');
test.each([
  ['a table of thousands of columns', `${wide}\n${wide.replaceAll('a', '-')}\n${'a\n'.repeat(15_000)}`],
  ['a table of tens of thousands of rows', `|a|b|c|d|\n|-|-|-|-|\n${'a word\n'.repeat(20_000)}`],
  ['quotes within quotes', '> '.repeat(20_000)],
  ['brackets without end', '['.repeat(50_000)],
  ['stars without end', '*a **b '.repeat(8000)],
  ['backticks of every length', Array.from({ length: 400 }, (_, n) => '`'.repeat(n)).join(' ')],
  ['five megabytes of text', 'A word and another one. '.repeat(220_000)],
  ['five megabytes without a space', 'x'.repeat(5_000_000)],
])('%s are shown as they are', async (_, text) => {
  const found = await article(text);
  expect(found.querySelector('table, blockquote blockquote blockquote, em, code')).toBeNull();
  const shown = found.querySelector('p:last-child')?.textContent ?? '';
  expect(text.startsWith(shown)).toBe(true);
  expect(shown).toHaveLength(Math.min(text.length, 200_000));
});

test.each([
  [300_000, true],
  [100_000, false],
])('of %i letters it is said whether they are all there', async (length, isCut) => {
  const { textContent } = await article('x'.repeat(length));
  expect(textContent?.includes('longer than can be shown here')).toBe(isCut);
});

test('an ordinary table is no huge one', async () => {
  const row = '| Direction | Element | What people put there |\n';
  const found = await article(
    `${row}|-|-|-|\n${row.repeat(200)}\n\n${'A paragraph of words.\n\n'.repeat(300)}`,
  );
  expect(found.querySelectorAll('tr')).toHaveLength(201);
});
