import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { idOf, pulled } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import { applyPage, mirrorCursor, type PulledRow } from '../mutations/apply-page.ts';
import { digestOf } from './digest.ts';

const userId = 'summer of digests';

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('the sum of a table', () => {
  test('is nothing where there are no rows', async () => {
    expect(await digestOf(userDatabase(userId), 'chat_sessions')).toEqual({ count: 0, digest: 0 });
  });

  test('is the beginning of the id and the spread counter, of one row', async () => {
    await mirror(pulled.session({ id: '80000001-0000-4000-8000-000000000000', seq: 3 }));
    expect(await digestOf(userDatabase(userId), 'chat_sessions')).toEqual({
      count: 1,
      digest: Number(BigInt.asUintN(32, 0x80000001n ^ (3n * 2654435761n))),
    });
  });

  test('is the same in whatever order the rows came, and counts no deleted one', async () => {
    const rows = [1, 2, 3].map((number) => pulled.session({ id: idOf(number), seq: number }));
    await mirror(...rows);
    const before = await digestOf(userDatabase(userId), 'chat_sessions');
    await deleteUserDatabase(userId);
    await mirror(...rows.toReversed(), pulled.deleted('chat_sessions', idOf(9), 9));
    expect(await digestOf(userDatabase(userId), 'chat_sessions')).toEqual(before);
    expect(before.count).toBe(3);
  });

  test('is another one when a row is missing or older', async () => {
    const rows = [1, 2, 3].map((number) => pulled.session({ id: idOf(number), seq: number + 10 }));
    await mirror(...rows);
    const whole = await digestOf(userDatabase(userId), 'chat_sessions');
    await deleteUserDatabase(userId);
    await mirror(...rows.slice(1));
    expect((await digestOf(userDatabase(userId), 'chat_sessions')).digest).not.toBe(whole.digest);
    await mirror(pulled.session({ id: idOf(1), seq: 1 }));
    const older = await digestOf(userDatabase(userId), 'chat_sessions');
    expect([older.count, older.digest === whole.digest]).toEqual([3, false]);
  });

  test('leaves out no row of a table that is read in several parts', async () => {
    const numbers = Array.from({ length: 2500 }, (_, index) => index + 1);
    await mirror(...numbers.map((number) => pulled.session({ id: idOf(number), seq: number })));
    const digest = numbers.reduce(
      (sum, number) => sum ^ BigInt(number) ^ BigInt.asUintN(32, BigInt(number) * 2654435761n),
      0n,
    );
    expect(await digestOf(userDatabase(userId), 'chat_sessions')).toEqual({
      count: 2500,
      digest: Number(digest),
    });
  });

  test('is exact for counters beyond 32 bits', async () => {
    const seq = 2 ** 40 + 12345;
    await mirror(pulled.session({ id: idOf(0), seq }));
    expect((await digestOf(userDatabase(userId), 'chat_sessions')).digest).toBe(
      Number(BigInt.asUintN(32, BigInt(seq) * 2654435761n)),
    );
  });
});

async function mirror(...rows: PulledRow[]): Promise<void> {
  const db = userDatabase(userId);
  const from = await mirrorCursor(db);
  const to = { cursor: (from?.cursor ?? 0) + rows.length, generation: 'g', floor: 0 };
  await applyPage(db, { rows, from, to, isLast: true });
}
