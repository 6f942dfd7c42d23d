import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Free to ship and to host with, each with what it asks for: its notice, or its own files left open (MPL). */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages under other licences, and why they may be here all the same. */
const exceptions: Record<string, string> = {
  // Shipped as its makers built it, in a file of its own that anybody can put another build of it in the place of.
  'libheif-js': 'LGPL-3.0',
};

interface Package {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
/** All that `npm start` installs: what the server runs, what the build takes from and what builds it. */
const needed = Object.entries(packages).flatMap(([path, { license, dev, link }]) =>
  path === '' || dev || link ? [] : [{ name: path.replace(/.*node_modules\//, ''), license }],
);

test('every package that is shipped or needed to run has a licence that allows it', () => {
  expect(needed.length).toBeGreaterThan(100);
  const refused = needed.filter(({ name, license }) => !isAllowed(license) && exceptions[name] !== license);
  expect(refused).toEqual([]);
});

test('every exception is still needed, and its licence lies beside what is shipped', () => {
  for (const [name, license] of Object.entries(exceptions)) {
    expect(needed).toContainEqual({ name, license });
    const [shipped = ''] = name.split('-');
    expect(readdirSync('public/licenses').some((file) => file.startsWith(shipped))).toBe(true);
  }
});

describe('of several licences', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['(MIT AND Zlib)', true],
    ['(MIT AND GPL-3.0)', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    [undefined, false],
  ])('%s: %j', (license, expected) => {
    expect(isAllowed(license)).toBe(expected);
  });
});

/** One of those with OR between them is enough, and of those with AND each is needed. */
function isAllowed(license: string | undefined): boolean {
  const choices = (license ?? '').replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)));
}
