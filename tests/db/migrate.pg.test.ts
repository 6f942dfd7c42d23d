import { describe, expect, test } from 'vitest';
import { applyMigrations, applyPrelude, type SqlRunner } from '#supabase/local/migrate.ts';
import { openDatabase } from './database.ts';

describe('starting again on an existing database', () => {
  test('applies no migration twice and reopens no grant', async () => {
    const database = await openDatabase();
    const grants = async () =>
      (
        await database.db.query(
          `select n.nspname, c.relname, c.relacl::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ('public', 'private') and c.relkind = 'r'
           union all
           select n.nspname, p.proname, p.proacl::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
           where n.nspname in ('public', 'private')
           union all
           select '', '', defaclacl::text from pg_default_acl
           order by 1, 2, 3`,
        )
      ).rows;
    const before = await grants();
    await applyPrelude(database.db);
    expect(await applyMigrations(database.db)).toEqual({ applied: [] });
    expect(await grants()).toEqual(before);
    const { rows } = await database.db.query<{ version: string; name: string }>(
      'select version, name from supabase_migrations.schema_migrations order by version limit 1',
    );
    expect(rows).toEqual([{ version: '20261121000100', name: 'closed_grants' }]);
    await database.close();
  });
});

describe('a migration that fails', () => {
  test('is rolled back, not recorded, and named in the error', async () => {
    const statements: string[] = [];
    const broken: SqlRunner = {
      exec: (sql) => {
        statements.push(sql.trim());
        return sql.includes('create table public.sync_heads')
          ? Promise.reject(new Error('disk full'))
          : Promise.resolve();
      },
      query: (sql) => {
        statements.push(sql.trim());
        return Promise.resolve({ rows: [] });
      },
    };
    await expect(applyMigrations(broken)).rejects.toThrow('20261121000200_sync_core.sql failed: disk full');
    expect(statements.at(-1)).toBe('rollback');
    expect(statements.filter((sql) => sql.startsWith('insert into supabase_migrations'))).toHaveLength(1);
  });
});
