import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { anOp, type Op, sendOps } from './mirror-race.ts';
import { openServerDatabase, type ServerDatabase, type Session } from './server-database.ts';

const postgres = inject('postgres');

describe.skipIf(postgres === null)('messages sent at the same moment', () => {
  let database: ServerDatabase;
  let sessions: Session[];
  beforeAll(async () => {
    if (postgres === null) return;
    database = await openServerDatabase(postgres);
    sessions = await Promise.all(Array.from({ length: 32 }, () => database.session()));
  });
  afterAll(() => database?.close());

  it('are accepted as far as the credits reach, and charged once each', async () => {
    const sends = 1000;
    const { userId, message } = await aChat(sends - 1);
    const statuses = await sendAtOnce(
      userId,
      Array.from({ length: sends }, () => message()),
    );
    expect(tally(statuses)).toEqual({ applied: sends - 1, blocked: 1 });
    expect(await account(userId)).toEqual({ thirds: 0, sum: 0, lowest: 0, reserves: sends - 1, doubled: 0 });
    expect(await stored(userId)).toBe(sends - 1);
  });

  it('are applied once, however many copies of an op arrive', async () => {
    const { userId, message } = await aChat(20);
    const ops = Array.from({ length: 50 }, () => message());
    const copies = Array.from({ length: 8 }, () => ops).flat();
    const statuses = await sendAtOnce(userId, shuffled(copies));
    expect(tally(statuses)).toMatchObject({ applied: 20 });
    expect(await account(userId)).toEqual({ thirds: 0, sum: 0, lowest: 0, reserves: 20, doubled: 0 });
    expect(await stored(userId)).toBe(20);
    // Every copy of an accepted op was told so, and none of another one.
    expect(tally(statuses)).toEqual({ applied: 20, duplicate: 20 * 7, blocked: 30 * 8 });
  });

  /** A person with a chat session and as many thirds of a credit. */
  async function aChat(thirds: number): Promise<{ userId: string; message: () => Op }> {
    const userId = await database.signUp(thirds);
    const sessionId = randomUUID();
    const create = anOp(userId, 'session.create', { title: 'Doors' }, sessionId);
    await database.owner.as({ userId }, () => sendOps(database.owner, [create]));
    return { userId, message: () => anOp(userId, 'chat.send', { session_id: sessionId, query: 'Why?' }) };
  }

  /** One call for each op, as many at a time as there are sessions. */
  async function sendAtOnce(userId: string, ops: readonly Op[]): Promise<string[]> {
    const waiting = [...ops];
    const statuses = sessions.map(async (session) => {
      const own: string[] = [];
      for (let op = waiting.pop(); op !== undefined; op = waiting.pop()) {
        const sent = [op];
        own.push(...(await session.as({ userId }, () => sendOps(session, sent))));
      }
      return own;
    });
    return (await Promise.all(statuses)).flat();
  }

  async function account(userId: string): Promise<unknown> {
    const [row] = await database.owner.query(
      `select (select thirds from credit_balances where user_id = $1) as thirds,
         sum(amount)::integer as sum, min(balance)::integer as lowest,
         (count(*) filter (where entry = 'reserve'))::integer as reserves,
         (count(*) filter (where entry = 'reserve') - count(distinct request_id) filter (where entry = 'reserve'))::integer as doubled
       from (select *, sum(amount) over (order by seq) as balance from credit_ledger where user_id = $1) as entries`,
      [userId],
    );
    return row;
  }

  function stored(userId: string): Promise<number> {
    return database.owner.value('select count(*) from user_chats where user_id = $1', [userId]);
  }
});

function tally(statuses: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function shuffled<T>(values: T[]): T[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
