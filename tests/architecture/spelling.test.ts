import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What people read, and not what they type: the guide understands both spellings. */
const read = [
  'src/i18n/catalogue',
  'src/domain/guide/knowledge/chapters',
  'src/features',
  'supabase/seed',
  'sw',
];

test('Hindi is spelled हिन्दी wherever people read it', () => {
  const files = read.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|sql)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('हिंदी'))).toEqual([]);
});
