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

  it('come out even beside answers, failures, deletions and prices that are asked back', async () => {
    const { userId, sessionId, message } = await aChat(60);
    const ops = Array.from({ length: 50 }, () => message());
    const deadlocks = await database.deadlocks();
    const call = (statement: string, id: string) => (session: Session) =>
      session.as('service_role', () => session.query(`select ${statement}`, [userId, id]));
    const act = (kind: string, id: string) => (session: Session) =>
      session.as({ userId }, () => sendOps(session, [anOp(userId, kind, {}, id)]));
    const fates = ({ entity_id: id }: Op) => [
      call('claim_chat_job($1, $2, 1)', id),
      call(`complete_chat_job($1, $2, null, '', 'An answer', '[]', 'guide', 'english', null)`, id),
      call(`fail_chat_job($1, $2, 'provider_failed')`, id),
      act('chat.unhelpful', id),
      (session: Session) =>
        session.as({ userId }, () => session.query('delete from user_chats where id = $1', [id])),
    ];
    await sendAtOnce(userId, ops);
    await atOnce(shuffled(ops).flatMap((op) => shuffled(fates(op))));
    await atOnce([
      act('session.delete', sessionId),
      (session) => session.as('service_role', () => session.query('select expire_chat_jobs(0)')),
      ...Array.from(
        { length: 10 },
        () => (session: Session) => session.as({ userId }, () => sendOps(session, [message()])),
      ),
    ]);
    await database.owner.query('update chat_jobs set lease_until = null where user_id = $1', [userId]);
    await database.owner.query('select expire_chat_jobs(0)');
    const books = await account(userId);
    expect(books?.thirds).toBe(books?.sum);
    expect(books?.lowest).toBeGreaterThanOrEqual(0);
    expect(books?.doubled).toBe(0);
    const [ends] = await database.owner.query(
      `select (count(*) filter (where entry = 'reserve'))::integer = (count(*) filter (where entry in ('capture', 'refund')))::integer as even,
         (count(*) filter (where description = 'Returned: the answer did not help'))::integer <= 1 as believed_once
       from credit_ledger where user_id = $1`,
      [userId],
    );
    expect(ends).toEqual({ even: true, believed_once: true });
    expect(await database.deadlocks()).toBe(deadlocks);
  });

  it('that did not help give one price back, however many say so', async () => {
    const { userId, message } = await aChat(20);
    const messages = Array.from({ length: 20 }, () => message());
    await sendAtOnce(userId, messages);
    for (const { entity_id: id } of messages)
      await database.owner.query(
        `select complete_chat_job($1, $2, null, '', 'An answer', '[]', 'guide', 'english', null)`,
        [userId, id],
      );
    const complaints = messages.map(({ entity_id: id }) => anOp(userId, 'chat.unhelpful', {}, id));
    const statuses = await sendAtOnce(userId, shuffled([...complaints, ...complaints]));
    expect(tally(statuses)).toEqual({ applied: 1, duplicate: 1, rejected: 38 });
    expect(await account(userId)).toMatchObject({ thirds: 1, sum: 1 });
  });

  it('by guests are counted as they come, for each device and each network', async () => {
    const hash = (letter: string, index: number) => letter + String(index).padStart(63, '0');
    const calls = Array.from({ length: 140 }, (_, device) =>
      Array.from({ length: 3 }, () => [hash('d', device), hash('e', device % 2), randomUUID(), hash('f', 1)]),
    ).flat();
    const deadlocks = await database.deadlocks();
    const answers: string[] = [];
    await atOnce(
      shuffled(calls).map((params) => async (session) => {
        const take = `select take_guest_call($1, $2, $3, $4) ->> 'status'`;
        answers.push(await session.as('service_role', () => session.value<string>(take, params)));
      }),
    );
    // Of the 70 devices of each network 60 come first, and each of them asks twice.
    expect(tally(answers)).toEqual({ taken: 240, limit: 180 });
    const most = await database.owner.value(
      'select max(calls)::integer from (select count(*) as calls from guest_calls group by device) as d',
    );
    expect(most).toBe(2);
    expect(await database.deadlocks()).toBe(deadlocks);
  });

  it('to have plans analysed are accepted as far as the credits reach, and charged once each', async () => {
    const { userId, begin } = await somePlans(3 * 19, 20);
    const requests = Array.from({ length: 20 }, (_, plan) => ({ id: randomUUID(), plan }));
    const statuses: string[] = [];
    await atOnce(
      shuffled(Array.from({ length: 4 }, () => requests).flat()).map(({ id, plan }) => async (session) => {
        statuses.push(await begin(session, id, plan));
      }),
    );
    // Whoever came second found the first at work; the one that nothing was left for was told so each time.
    expect(tally(statuses)).toEqual({ claimed: 19, busy: 19 * 3, insufficient_credits: 4 });
    expect(await account(userId)).toEqual({ thirds: 0, sum: 0, lowest: 0, reserves: 19, doubled: 0 });
  });

  it('to have plans analysed come out even beside answers, failures and deletions of the plans', async () => {
    const { userId, plans, begin } = await somePlans(3 * 20, 20);
    const deadlocks = await database.deadlocks();
    const requests = Array.from({ length: 20 }, (_, plan) => ({ id: randomUUID(), plan }));
    const asService = (statement: string, params: unknown[]) => (session: Session) =>
      session.as('service_role', () => session.query(`select ${statement}`, params));
    const complete = `complete_analysis($1, $2, '{"v": 1}', 'english', 7, '7/10', 'See above.', 'built-in engine')`;
    await atOnce(
      shuffled(
        requests.flatMap(({ id, plan }) => [
          (session: Session) => begin(session, id, plan),
          (session: Session) => begin(session, id, plan),
        ]),
      ),
    );
    await atOnce([
      asService('expire_chat_jobs(0)', []),
      ...shuffled(
        requests.flatMap(({ id, plan }) => [
          asService(complete, [userId, id]),
          asService(complete, [userId, id]),
          asService(`fail_chat_job($1, $2, 'provider_failed')`, [userId, id]),
          (session: Session) =>
            session.as({ userId }, () =>
              session.query('delete from floorplans where id = $1', [plans[plan]]),
            ),
        ]),
      ),
    ]);
    const books = await account(userId);
    expect(books).toMatchObject({ thirds: books?.sum, lowest: 0, reserves: 20, doubled: 0 });
    const [ends] = await database.owner.query(
      `select (count(*) filter (where entry in ('capture', 'refund')))::integer as closed,
         (count(*) filter (where entry = 'capture'))::integer =
           (select count(*) from vaastu_analysis where user_id = $1) as stored
       from credit_ledger where user_id = $1`,
      [userId],
    );
    expect(ends).toEqual({ closed: 20, stored: true });
    expect(await database.deadlocks()).toBe(deadlocks);
  });

  /** A person with so many thirds of a credit and floorplans. */
  async function somePlans(thirds: number, count: number) {
    const userId = await database.signUp(thirds);
    const plans = await database.owner.as({ userId }, () =>
      database.owner.query<{ id: string }>(
        `insert into floorplans (title, image_url)
         select 'Plan ' || n, auth.uid() || '/' || n || '.png' from generate_series(1, $1) as n returning id`,
        [count],
      ),
    );
    const ids = plans.map(({ id }) => id);
    return {
      userId,
      plans: ids,
      begin: (session: Session, request: string, plan: number) =>
        session.as('service_role', () =>
          session.value<string>(`select begin_analysis($1, $2, $3, 600) ->> 'status'`, [
            userId,
            request,
            ids[plan],
          ]),
        ),
    };
  }

  /** A person with a chat session and as many thirds of a credit. */
  async function aChat(thirds: number): Promise<{ userId: string; sessionId: string; message: () => Op }> {
    const userId = await database.signUp(thirds);
    const sessionId = randomUUID();
    const create = anOp(userId, 'session.create', { title: 'Doors' }, sessionId);
    await database.owner.as({ userId }, () => sendOps(database.owner, [create]));
    return {
      userId,
      sessionId,
      message: () => anOp(userId, 'chat.send', { session_id: sessionId, query: 'Why?' }),
    };
  }

  /** One call for each op, as many at a time as there are sessions. */
  async function sendAtOnce(userId: string, ops: readonly Op[]): Promise<string[]> {
    const statuses: string[] = [];
    await atOnce(
      ops.map((op) => async (session) => {
        statuses.push(...(await session.as({ userId }, () => sendOps(session, [op]))));
      }),
    );
    return statuses;
  }

  /** The last first, as many at a time as there are sessions. */
  async function atOnce(works: readonly ((session: Session) => Promise<unknown>)[]): Promise<void> {
    const waiting = [...works];
    await Promise.all(
      sessions.map(async (session) => {
        for (let work = waiting.pop(); work !== undefined; work = waiting.pop()) await work(session);
      }),
    );
  }

  interface Account {
    thirds: number;
    sum: number;
    lowest: number;
    reserves: number;
    doubled: number;
  }

  async function account(userId: string): Promise<Account | undefined> {
    const [row] = await database.owner.query<Account>(
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
