import { describe, expect, inject, test } from 'vitest';
import type { DatabaseReport } from '#supabase/hosted/doctor/report.ts';
import { openDatabase } from '#tests/db/database.ts';
import { openServerDatabase } from './server-database.ts';

const postgres = inject('postgres');

describe.skipIf(postgres === null)('a server of another version', () => {
  test('is told the same rights, rules and functions by the migrations, hash for hash', async () => {
    if (postgres === null) return;
    const [server, embedded] = [await openServerDatabase(postgres), await openDatabase()];
    const sql = 'select public.installation_report()';
    const there = await server.owner.value<DatabaseReport>(sql);
    const here = await embedded.owner.value<DatabaseReport>(sql);
    await Promise.all([server.close(), embedded.close()]);
    expect(there.tables.length).toBeGreaterThan(30);
    for (const part of ['migration', 'tables', 'functions', 'buckets', 'file_policies'] as const)
      expect(there[part]).toEqual(here[part]);
  });
});
