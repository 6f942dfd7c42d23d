import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('docs/specification.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Specification|---)/.test(line));

interface Link {
  words: string;
  file: string;
}

function linksIn(cell: string): Link[] {
  return [...cell.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(([, words = '', file = '']) => ({
    words,
    file: join('.', file),
  }));
}

test('every row leads to where its statement is, and names a test that is there', () => {
  expect(rows.length).toBeGreaterThan(100);
  const broken = rows.flatMap((row) => {
    const [, where = '', proof = ''] = row.slice(2).split(' | ');
    const [place] = linksIn(where);
    const tests = linksIn(proof);
    const unnamed = tests.filter(
      ({ words, file }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words),
    );
    const isPlaced = place !== undefined && existsSync(place.file);
    return isPlaced && tests.length > 0 && unnamed.length === 0 ? [] : [{ row, unnamed }];
  });
  expect(broken).toEqual([]);
});
