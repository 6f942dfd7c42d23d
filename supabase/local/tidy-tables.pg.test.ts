import { setImmediate } from 'node:timers/promises';
import { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InTurn, keepTransactionsApart } from './one-transaction.ts';
import { tidyTables } from './tidy-tables.ts';

let connection: PgliteConnection;
let inTurn: InTurn;
beforeAll(async () => {
  connection = new PgliteConnection({});
  await connection.driver.waitReady;
  await connection.driver.exec(`
    create table notes (id integer primary key, words text);
    insert into notes select n, 'first' from generate_series(1, 100) as n;`);
  inTurn = keepTransactionsApart(connection);
});
afterAll(() => connection.close());

/** How large the table is after its rows were written anew so often. */
async function sizeAfter(rewritings: number): Promise<number> {
  for (let n = 0; n < rewritings; n += 1)
    await connection.driver.query(`update notes set words = repeat(md5(random()::text), 30)`);
  const { rows } = await connection.driver.query<{ bytes: number }>(
    `select pg_total_relation_size('notes')::int as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

test('rows that are written anew again and again take the same room', async () => {
  const first = await sizeAfter(20);
  for (let round = 0; round < 5; round += 1) {
    await tidyTables(connection.driver, inTurn);
    expect(await sizeAfter(20)).toBeLessThan(first * 1.5);
  }
});

test('no table is tidied within a transaction of somebody else', async () => {
  const kept = connection.runInTransaction(async () => {
    await connection.driver.query(`update notes set words = 'kept'`);
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  });
  await setImmediate();
  await expect(tidyTables(connection.driver, inTurn)).resolves.toBeUndefined();
  await kept;
});
