import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunksOfBuild } from './chunks-of-build.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_markdown.js': { file: 'assets/markdown.js', css: ['assets/markdown.css'] },
  'src/routes/blog_.$slug.tsx?tsr-split=component': {
    file: 'assets/post.js',
    css: ['assets/post.css'],
    imports: ['_react.js', '_markdown.js'],
  },
  'src/features/blog/dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
  'src/app/take-over.ts': { file: 'assets/take-over.js' },
};
const sheets = {
  'index.css': '.frame{color:red}',
  'markdown.css': '._table_1{width:1.5em}',
  'post.css': '._post_2 ._title_3{margin:0}',
  'dialog.css': '._dialog_4{margin:0}',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disha-chunks-'));
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, 'assets', name), css);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page brings the styles of what is drawn on it, beside those that every page has', () => {
  const { stylesFor } = chunksOfBuild(folder);
  expect(stylesFor('<main class="frame"><h1 class="a _title_3">A</h1></main>')).toEqual(['/assets/post.css']);
  expect(stylesFor('<table class="_table_1"></table>')).toEqual(['/assets/markdown.css']);
  expect(stylesFor('<p>._dialog_4</p>')).toEqual([]);
});

test('a route brings the scripts that it needs, beside those that every page has', () => {
  const { scriptsOf, takeOver } = chunksOfBuild(folder);
  expect(scriptsOf('/blog_/$slug')).toEqual(['/assets/post.js', '/assets/markdown.js']);
  expect(takeOver).toBe('/assets/take-over.js');
});

test('each route says what it brings', () => {
  expect(chunksOfBuild(folder).filesByRoute).toEqual({
    '/blog/$slug': ['/assets/post.js', '/assets/post.css', '/assets/markdown.js', '/assets/markdown.css'],
  });
});

test('a route that the build does not have is a mistake', () => {
  expect(() => chunksOfBuild(folder).scriptsOf('/nowhere')).toThrow('/nowhere');
});
