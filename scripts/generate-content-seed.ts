import { readFile, writeFile } from 'node:fs/promises';
import { calendarSql } from '#supabase/seed/calendar-sql.ts';
import { contentSql } from '#supabase/seed/content-sql.ts';
import { devotionSql, hymnsSql } from '#supabase/seed/devotion-sql.ts';

/**
 * Writes supabase/seed/calendar.sql, content.sql, devotion.sql and hymns.sql from the words in supabase/seed and the rules of the
 * festivals. `--check` writes nothing and exits 1 when a file does not say what they say.
 */
const files = [
  { path: 'supabase/seed/calendar.sql', sql: calendarSql() },
  { path: 'supabase/seed/content.sql', sql: contentSql() },
  { path: 'supabase/seed/devotion.sql', sql: devotionSql() },
  { path: 'supabase/seed/hymns.sql', sql: hymnsSql() },
];
const isCheck = process.argv.includes('--check');

for (const { path, sql } of files) {
  const target = new URL(`../${path}`, import.meta.url);
  if (!isCheck) {
    await writeFile(target, sql);
    console.log(`wrote ${path}`);
  } else if ((await readFile(target, 'utf8').catch(() => '')) === sql) {
    console.log(`${path} agrees with the words and rules`);
  } else {
    console.error(`${path} differs from the words and rules; run npm run generate:content`);
    process.exitCode = 1;
  }
}
