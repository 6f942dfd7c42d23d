import { setImmediate } from 'node:timers/promises';
import { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepTransactionsApart } from './one-transaction.ts';

let connection: PgliteConnection;

beforeAll(async () => {
  connection = new PgliteConnection({});
  await connection.driver.waitReady;
  await connection.driver.exec('create table notes (words text)');
});
beforeEach(() => connection.driver.exec('truncate notes'));
afterAll(() => connection.close());

const note = (words: string): Promise<unknown> =>
  connection.driver.query('insert into notes values ($1)', [words]);

/** What is left of two transactions at once, the first of which comes to nothing after the second has begun. */
async function keptBeside(first: (work: () => Promise<never>) => Promise<unknown>): Promise<unknown[]> {
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const refused = first(async () => {
    await note('refused');
    begun();
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    throw new Error('refused');
  });
  await isBegun;
  const kept = connection.runInTransaction(async () => {
    await note('kept');
    for (let turn = 0; turn < 40; turn += 1) await setImmediate();
  });
  await expect(refused).rejects.toThrow('refused');
  await kept;
  const { rows } = await connection.driver.query<{ words: string }>('select words from notes');
  return rows.map(({ words }) => words);
}

const ways: [string, (work: () => Promise<never>) => Promise<unknown>][] = [
  ['transaction', (work) => connection.runInTransaction(work)],
  ['call with a role', (work) => connection.withContext({ auth: { role: 'postgres' } }, work)],
];

test.each(ways)('the package alone loses what was kept beside a %s that was refused', async (_, way) => {
  expect(await keptBeside(way)).toEqual([]);
});

test.each(ways)('what was kept beside a %s that was refused stays', async (_, way) => {
  keepTransactionsApart(connection);
  expect(await keptBeside(way)).toEqual(['kept']);
});

test('a transaction within one waits for nobody', async () => {
  keepTransactionsApart(connection);
  await connection.runInTransaction(async (transaction) => {
    await connection.withContext({}, () => note('kept'), { transaction });
  });
  const { rows } = await connection.driver.query('select words from notes');
  expect(rows).toEqual([{ words: 'kept' }]);
});

test('between transactions the process does what else it has to do, however many wait', async () => {
  keepTransactionsApart(connection);
  const done = new AbortController();
  let turns = 0;
  const others = (async () => {
    for (; !done.signal.aborted; turns += 1) await setImmediate();
  })();
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => connection.runInTransaction(async () => note(`${n}`))),
  );
  done.abort();
  await others;
  expect(turns).toBeGreaterThanOrEqual(29);
});
