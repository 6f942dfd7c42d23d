import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { deviceOf } from './ops.ts';
import { aSession, insertInto } from './rows.ts';

let database: Database;
let server: Statements;
let userId: string;

beforeAll(async () => {
  database = await openDatabase();
  server = database.as(service);
});
beforeEach(async () => {
  userId = await database.signUp();
});
afterAll(() => database.close());

type Answer = { status: string; [key: string]: unknown };

const reserve = (request: string, type = 'text', count = 1, user = userId) =>
  server.value<Answer>('select reserve_credits($1, $2, $3, $4)', [user, request, type, count]);
const claim = (request: string | null, lease = 60) =>
  server.value<Answer>('select claim_chat_job($1, $2, $3)', [userId, request, lease]);
const complete = (
  request: string,
  {
    session = null as string | null,
    response = 'Yes.',
    user = userId,
    freeReason = null as string | null,
  } = {},
) =>
  server.value<Answer>(
    `select complete_chat_job($1, $2, $3, 'Is it fine?', $4, '[{"id": "rule"}]', 'guide', 'english', null, $5)`,
    [user, request, session, response, freeReason],
  );
const fail = (request: string, user = userId) =>
  server.value<Answer>(`select fail_chat_job($1, $2, 'provider_failed')`, [user, request]);
const thirds = (user = userId) =>
  server.value<number>('select thirds from credit_balances where user_id = $1', [user]);
const entries = async (request: string) =>
  (
    await server.query<{ entry: string; amount: number }>(
      'select entry, amount from credit_ledger where user_id = $1 and request_id = $2 order by seq',
      [userId, request],
    )
  ).rows.map(({ entry, amount }) => `${entry} ${amount}`);

describe('reserving', () => {
  test('a text message costs one third, an image message three, and the answer tells what is left', async () => {
    const [text, image] = [randomUUID(), randomUUID()];
    expect(await reserve(text)).toEqual({ status: 'reserved', request_id: text, remaining_thirds: 5 });
    expect(await reserve(image, 'image')).toEqual({
      status: 'reserved',
      request_id: image,
      remaining_thirds: 2,
    });
    expect(await reserve(randomUUID(), 'text', 2)).toMatchObject({ status: 'reserved', remaining_thirds: 0 });
  });

  test('the same request spends once; with other contents it is refused', async () => {
    const request = randomUUID();
    await reserve(request);
    expect(await reserve(request)).toEqual({ status: 'duplicate', request_id: request, remaining_thirds: 5 });
    expect(await reserve(request, 'image')).toMatchObject({
      status: 'request_id_reuse',
      remaining_thirds: 5,
    });
    expect(await reserve(request, 'text', 2)).toMatchObject({
      status: 'request_id_reuse',
      remaining_thirds: 5,
    });
    expect(await entries(request)).toEqual(['reserve -1']);
  });

  test('a price above the balance spends nothing and leaves the request free for later', async () => {
    const request = randomUUID();
    expect(await reserve(request, 'image', 3)).toEqual({
      status: 'insufficient_credits',
      request_id: request,
      remaining_thirds: 6,
    });
    expect(await entries(request)).toEqual([]);
    expect(await reserve(request, 'image', 2)).toMatchObject({ status: 'reserved', remaining_thirds: 0 });
  });

  test.each([
    ['an unknown message type', ['video', 1]],
    ['no message at all', ['text', 0]],
    ['too many messages', ['text', 21]],
  ] as const)('%s is a broken call', async (_, [type, count]) => {
    expect((await failure(reserve(randomUUID(), type, count))).code).toBe('22023');
    expect(await thirds()).toBe(6);
  });

  test('requests of two people do not meet, also with one id', async () => {
    const request = randomUUID();
    const other = await database.signUp();
    await reserve(request);
    expect(await reserve(request, 'text', 1, other)).toMatchObject({
      status: 'reserved',
      remaining_thirds: 5,
    });
  });
});

describe('claiming', () => {
  test('one worker at a time holds a job; when the lease is over the next one may', async () => {
    const request = randomUUID();
    await reserve(request);
    expect(await claim(request)).toMatchObject({
      status: 'claimed',
      request_id: request,
      attempts: 1,
      message_type: 'text',
    });
    expect(await claim(request)).toMatchObject({ status: 'busy', request_id: request });
    await database.db.query(
      `update chat_jobs set lease_until = now() - interval '1 second' where request_id = $1`,
      [request],
    );
    expect(await claim(request)).toMatchObject({ status: 'claimed', attempts: 2 });
  });

  test('without a request it is the newest one that nobody holds', async () => {
    const [older, newer] = [randomUUID(), randomUUID()];
    await reserve(older);
    await reserve(newer);
    expect(await claim(null)).toMatchObject({ status: 'claimed', request_id: newer });
    expect(await claim(null)).toMatchObject({ status: 'claimed', request_id: older });
    expect(await claim(null)).toMatchObject({ status: 'no_reservation' });
  });

  test('a stored message is never taken for a request without a name', async () => {
    const device = deviceOf(database, userId);
    const session = device.op('session.create', { title: 'x' });
    const message = device.op('chat.send', { session_id: session.entity_id, query: 'q', language: 'hindi' });
    await device.send([session, message]);
    expect(await claim(null)).toMatchObject({ status: 'no_reservation' });
    expect(await claim(message.entity_id)).toMatchObject({
      status: 'claimed',
      session_id: session.entity_id,
      query: 'q',
      language: 'hindi',
    });
  });

  test('nothing reserved, or reserved by somebody else, is no reservation', async () => {
    expect(await claim(null)).toMatchObject({ status: 'no_reservation', request_id: null });
    const request = randomUUID();
    await reserve(request, 'text', 1, await database.signUp());
    expect(await claim(request)).toMatchObject({ status: 'no_reservation' });
  });

  test('an answered job gives its answer again', async () => {
    const request = randomUUID();
    await reserve(request);
    await complete(request);
    expect(await claim(request)).toMatchObject({
      status: 'answered',
      response: 'Yes.',
      sources: [{ id: 'rule' }],
      answered_by: 'guide',
    });
  });
});

describe('completing', () => {
  test('the answer, the capture and the exchange in the session come together, under the id of the request', async () => {
    const request = randomUUID();
    const session = await database
      .as(person(userId))
      .value<string>(...insertInto('chat_sessions', aSession()));
    await reserve(request);
    expect(await complete(request, { session })).toEqual({ status: 'completed' });
    expect(await complete(request, { session })).toEqual({ status: 'duplicate' });
    expect(await entries(request)).toEqual(['reserve -1', 'capture 0']);
    const { rows } = await database
      .as(person(userId))
      .query('select id, query, response, sources, language from user_chats');
    expect(rows).toEqual([
      { id: request, query: 'Is it fine?', response: 'Yes.', sources: [{ id: 'rule' }], language: 'english' },
    ]);
  });

  test('a message that was stored when it was sent gets its answer', async () => {
    const device = deviceOf(database, userId);
    const session = device.op('session.create', { title: 'x' });
    const message = device.op('chat.send', { session_id: session.entity_id, query: 'Where is north?' });
    await device.send([session, message]);
    expect(await complete(message.entity_id)).toEqual({ status: 'completed' });
    const { rows } = await database.as(person(userId)).query('select query, response from user_chats');
    expect(rows).toEqual([{ query: 'Where is north?', response: 'Yes.' }]);
  });

  test.each([
    ['of somebody else', async () => (await strangersSession()).session],
    ['that does not exist', async () => randomUUID()],
  ])('a session %s is not found and nothing is written', async (_, sessionOf) => {
    const request = randomUUID();
    await reserve(request);
    const session = await sessionOf();
    expect(await complete(request, { session })).toEqual({ status: 'session_not_found' });
    expect(await entries(request)).toEqual(['reserve -1']);
    expect(await server.value('select count(*)::int from user_chats where id = $1', [request])).toBe(0);
    expect(await claim(request)).toMatchObject({ status: 'claimed' });
  });

  test('without a reservation nothing is stored', async () => {
    expect(await complete(randomUUID())).toEqual({ status: 'no_reservation' });
  });

  test('an answer that comes after the refund is not stored and not charged', async () => {
    const request = randomUUID();
    await reserve(request);
    await fail(request);
    expect(await complete(request)).toEqual({ status: 'no_reservation' });
    expect(await thirds()).toBe(6);
  });

  test('in a session that was deleted meanwhile is charged and stored nowhere', async () => {
    const request = randomUUID();
    await reserve(request);
    const session = await deletedSession();
    expect(await complete(request, { session })).toEqual({ status: 'completed' });
    expect(await entries(request)).toEqual(['reserve -1', 'capture 0']);
    expect(await server.value('select count(*)::int from user_chats where id = $1', [request])).toBe(0);
    expect(await claim(request)).toMatchObject({ status: 'no_reservation', response: null });
  });

  async function strangersSession() {
    const stranger = await database.signUp();
    const session = await database
      .as(person(stranger))
      .value<string>(...insertInto('chat_sessions', aSession()));
    return { stranger, session };
  }

  async function deletedSession() {
    const me = database.as(person(userId));
    const session = await me.value<string>(...insertInto('chat_sessions', aSession()));
    await me.query('delete from chat_sessions where id = $1', [session]);
    return session;
  }
});

describe('an answer that costs nothing', () => {
  test.each([
    ['not_known', 'Returned: the answer was not known'],
    ['asked_back', 'Returned: the answer only asked back'],
    ['help', 'Returned: this answer is free'],
  ])(
    'because of %s is kept, gives its credit back at once, and the ledger says why',
    async (reason, words) => {
      const request = randomUUID();
      const session = await database
        .as(person(userId))
        .value<string>(...insertInto('chat_sessions', aSession()));
      await reserve(request);
      expect(await complete(request, { session, freeReason: reason })).toEqual({ status: 'completed' });
      expect(await entries(request)).toEqual(['reserve -1', 'refund 1']);
      expect(
        await server.value(
          `select description from credit_ledger where request_id = $1 and entry = 'refund'`,
          [request],
        ),
      ).toBe(words);
      expect(await thirds()).toBe(6);
      expect(await database.as(person(userId)).value('select response from user_chats')).toBe('Yes.');
      // It is given again like any other, and nothing comes back twice.
      expect(await claim(request)).toMatchObject({ status: 'answered', response: 'Yes.' });
      expect(await complete(request, { session })).toEqual({ status: 'duplicate' });
      expect(await fail(request)).toEqual({ status: 'already_closed', remaining_thirds: 6 });
      const { transactions } = await server.value<{ transactions: { description: string }[] }>(
        'select get_credits($1)',
        [userId],
      );
      expect(transactions.map(({ description }) => description)).toEqual(['Welcome credits']);
    },
  );

  test('has one of the known reasons, else nothing is written', async () => {
    const request = randomUUID();
    await reserve(request);
    expect((await failure(complete(request, { freeReason: 'because' }))).code).toBe('22023');
    expect(await entries(request)).toEqual(['reserve -1']);
  });

  test('is declared by the server alone', async () => {
    const request = randomUUID();
    await reserve(request);
    for (const actor of [person(userId), person(await database.signUp())]) {
      const call = database
        .as(actor)
        .query(
          `select complete_chat_job($1, $2, null, 'q', 'a', '[]', 'guide', 'english', null, 'not_known')`,
          [userId, request],
        );
      expect((await failure(call)).code).toBe('42501');
    }
    expect(await entries(request)).toEqual(['reserve -1']);
  });
});

describe('giving back', () => {
  test('a failed request gives its credits back once', async () => {
    const request = randomUUID();
    await reserve(request, 'image');
    expect(await fail(request)).toEqual({ status: 'refunded', remaining_thirds: 6 });
    expect(await fail(request)).toEqual({ status: 'already_closed', remaining_thirds: 6 });
    expect(await entries(request)).toEqual(['reserve -3', 'refund 3']);
  });

  test('an answered request gives nothing back', async () => {
    const request = randomUUID();
    await reserve(request);
    await complete(request);
    expect(await fail(request)).toEqual({ status: 'already_closed', remaining_thirds: 5 });
  });

  test('an unknown request gives nothing back', async () => {
    expect(await fail(randomUUID())).toEqual({ status: 'no_reservation', remaining_thirds: 6 });
  });

  test('reservations nobody answered expire once, but not while a worker holds them or while they are young', async () => {
    const [forgotten, held, young] = [randomUUID(), randomUUID(), randomUUID()];
    for (const request of [forgotten, held, young]) await reserve(request);
    await claim(held, 600);
    await database.db.query(
      `update chat_jobs set created_at = created_at - interval '1 hour' where request_id = any ($1)`,
      [[forgotten, held]],
    );
    const expire = () => server.value<number>('select expire_chat_jobs(600)');
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    expect(await entries(forgotten)).toEqual(['reserve -1', 'refund 1']);
    expect(await thirds()).toBe(4);
  });
});

describe('the history', () => {
  test('it shows the grant and what was spent, newest first, and leaves refunded requests out with their return', async () => {
    const [text, image, failed] = [randomUUID(), randomUUID(), randomUUID()];
    await reserve(text);
    await reserve(failed);
    await reserve(image, 'image');
    await fail(failed);
    const credits = await server.value<{
      thirds: number;
      transactions: { description: string; transaction_type: string; amount_thirds: number }[];
    }>('select get_credits($1)', [userId]);
    expect(credits.thirds).toBe(2);
    expect(
      credits.transactions.map(({ description, transaction_type, amount_thirds }) => [
        description,
        transaction_type,
        amount_thirds,
      ]),
    ).toEqual([
      ['Image message', 'usage', -3],
      ['Text message', 'usage', -1],
      ['Welcome credits', 'purchase', 6],
    ]);
    expect(credits.transactions.reduce((sum, { amount_thirds }) => sum + amount_thirds, 0)).toBe(2);
  });

  test('several messages of one request are counted in words', async () => {
    await reserve(randomUUID(), 'text', 3);
    const description = await server.value(`select get_credits($1) #>> '{transactions,0,description}'`, [
      userId,
    ]);
    expect(description).toBe('3 text messages');
  });
});

describe('the ledger', () => {
  test.each([
    ['changed', `update credit_ledger set amount = 600 where user_id = $1`],
    ['deleted', `delete from credit_ledger where user_id = $1`],
  ])('an entry cannot be %s, not even by the database owner', async (_, sql) => {
    expect((await failure(database.db.query(sql, [userId]))).message).toMatch(/append-only/);
  });

  test('it cannot be emptied', async () => {
    expect((await failure(database.db.query('truncate credit_ledger'))).message).toMatch(/append-only/);
  });

  test('a balance cannot go below zero, whoever posts', async () => {
    const overdraw = database.db.query(
      `select private.post_credit_entry($1, $2, 'reserve', -7, 'Too much')`,
      [userId, randomUUID()],
    );
    expect((await failure(overdraw)).constraint).toBe('credit_balances_never_negative');
    expect(await thirds()).toBe(6);
  });

  test('a request is captured or refunded, never both', async () => {
    const request = randomUUID();
    await reserve(request);
    await complete(request);
    const both = database.db.query(`select private.post_credit_entry($1, $2, 'refund', 1, 'Again')`, [
      userId,
      request,
    ]);
    expect((await failure(both)).constraint).toBe('credit_ledger_closed_once');
  });

  type Step =
    | { act: 'reserve'; request: number; type: 'text' | 'image' }
    | {
        act: 'claim' | 'complete' | 'complete for nothing' | 'complete into the session' | 'fail' | 'delete';
        request: number;
      }
    | {
        act: 'call';
        ops: { kind: 'send' | 'again' | 'unhelpful' | 'keep' | 'end session'; request: number }[];
      }
    | { act: 'leases end' | 'expire' | 'grant' | 'revoke' };

  const request = fc.nat({ max: 3 });
  const op = fc.record({
    kind: fc.oneof(
      { weight: 6, arbitrary: fc.constant('send' as const) },
      { weight: 5, arbitrary: fc.constantFrom('again' as const, 'unhelpful' as const, 'unhelpful' as const) },
      { weight: 1, arbitrary: fc.constantFrom('keep' as const, 'end session' as const) },
    ),
    request,
  });
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('reserve' as const),
        request,
        type: fc.constantFrom('text' as const, 'image' as const),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        act: fc.constant('call' as const),
        ops: fc.array(op, { minLength: 1, maxLength: 5 }),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        act: fc.constantFrom(
          'claim' as const,
          'complete' as const,
          'complete' as const,
          'complete for nothing' as const,
          'complete into the session' as const,
          'fail' as const,
          'delete' as const,
        ),
        request,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constantFrom('leases end' as const, 'expire' as const, 'grant' as const, 'revoke' as const),
      }),
    },
  );

  test('under any interleaving its sum is the balance, which is never negative, and every request ends once', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
        userId = await database.signUp();
        const me = database.as(person(userId));
        const device = deviceOf(database, userId);
        const ids = Array.from({ length: 4 }, () => randomUUID());
        const idOf = (index: number) => ids[index] ?? '';
        /** The newest request of each message. */
        const open = new Map<string, string>();
        const openOf = (index: number) => open.get(idOf(index)) ?? idOf(index);
        let session = device.op('session.create', { title: 'x' });
        await device.send([session]);

        const opOf = (kind: (Step & { act: 'call' })['ops'][number]['kind'], index: number) => {
          const entity_id = idOf(index);
          const own = { entity_id, lane: randomUUID() };
          switch (kind) {
            case 'send':
              return device.op('chat.send', { session_id: session.entity_id, query: 'canary' }, own);
            case 'again':
              return device.op('chat.ask_again', {}, own);
            case 'unhelpful':
              return device.op('chat.unhelpful', {}, own);
            case 'keep':
              return device.op(
                'chat.keep',
                { session_id: session.entity_id, query: 'q', response: 'r' },
                { ...own, entity_id: randomUUID() },
              );
            case 'end session':
              return device.op('session.delete', {}, { ...own, entity_id: session.entity_id });
          }
        };
        const take = async (each: Step): Promise<string> => {
          switch (each.act) {
            case 'reserve':
              return (await reserve(idOf(each.request), each.type)).status;
            case 'claim':
              return (await claim(openOf(each.request), 600)).status;
            case 'complete':
              return (await complete(openOf(each.request), { response: 'canary' })).status;
            case 'complete for nothing':
              return (await complete(openOf(each.request), { response: 'canary', freeReason: 'not_known' }))
                .status;
            case 'complete into the session':
              return (
                await complete(openOf(each.request), { session: session.entity_id, response: 'canary' })
              ).status;
            case 'fail':
              return (await fail(openOf(each.request))).status;
            case 'delete':
              await me.query('delete from user_chats where id = $1', [idOf(each.request)]);
              return 'done';
            case 'call': {
              const ops = each.ops.map((one) => opOf(one.kind, one.request));
              const isOver = each.ops.some(({ kind }) => kind === 'end session');
              const next = device.op('session.create', { title: 'x' });
              const { results } = await device.send(isOver ? [...ops, next] : ops);
              for (const [index, { kind, entity_id, op_id }] of ops.entries()) {
                const { status, code } = results[index] ?? {};
                if (kind === 'chat.ask_again' && status === 'applied' && code === null)
                  open.set(entity_id, op_id);
              }
              if (isOver) session = next;
              return results
                .map(({ status, code }, index) => `${ops[index]?.kind}: ${status} ${code}`)
                .join(', ');
            }
            case 'leases end':
              await database.db.query('update chat_jobs set lease_until = null where user_id = $1', [userId]);
              return 'done';
            case 'expire':
              await server.value('select expire_chat_jobs(0)');
              return 'done';
            case 'grant':
            case 'revoke': {
              const amount = each.act === 'grant' ? 3 : -Math.min(2, await thirds());
              if (amount === 0) return 'nothing left';
              await database.db.query(`select private.post_credit_entry($1, $2, $3, $4, 'Money')`, [
                userId,
                randomUUID(),
                each.act,
                amount,
              ]);
              return 'done';
            }
          }
        };

        for (const each of steps) {
          for (const outcome of (await take(each)).split(', ')) seen.add(`${each.act}: ${outcome}`);
          expect(await faultsOf(userId)).toEqual(noFaults);
        }
        await database.db.query('update chat_jobs set lease_until = null where user_id = $1', [userId]);
        await server.value('select expire_chat_jobs(0)');
        expect(await faultsOf(userId)).toEqual(noFaults);
        expect(
          await server.value(
            `select count(*)::int from chat_jobs where user_id = $1 and state = 'reserved'`,
            [userId],
          ),
        ).toBe(0);
      }),
      { numRuns: 100, seed: 20261121 },
    );
    // What never happened was not tried.
    for (const outcome of [
      'call: chat.send: applied null',
      'call: chat.send: applied deleted',
      'call: chat.send: blocked insufficient_credits',
      'call: chat.ask_again: applied null',
      'call: chat.unhelpful: applied null',
      'call: chat.unhelpful: applied already',
      'call: chat.unhelpful: rejected monthly_limit',
      'call: chat.keep: rejected too_many',
      'complete: completed',
      'complete for nothing: completed',
      'complete into the session: completed',
      'fail: refunded',
      'claim: busy',
    ])
      expect(seen, outcome).toContain(outcome);
  }, 240_000);

  const noFaults = {
    off: 0,
    negative: 0,
    reserved_twice: 0,
    ended_twice: 0,
    ended_unreserved: 0,
    returned_twice: 0,
    open_ended: 0,
    closed_unended: 0,
    untold: 0,
    remembered: 0,
  };

  /** How often each promise of the ledger is broken for one user. */
  function faultsOf(user: string): Promise<typeof noFaults> {
    return server.row(
      `with ledger as (select * from credit_ledger where user_id = $1),
         requests as (
           select request_id, count(*) filter (where entry = 'reserve') as reserves,
             count(*) filter (where entry in ('capture', 'refund')) as ends
           from ledger where entry in ('reserve', 'capture', 'refund') group by request_id
         ),
         running as (select sum(amount) over (order by seq) as balance from ledger)
       select
         ((select sum(amount) from ledger) - (select thirds from credit_balances where user_id = $1))::int as off,
         (select count(*)::int from running where balance < 0) as negative,
         (select count(*)::int from requests where reserves > 1) as reserved_twice,
         (select count(*)::int from requests where ends > 1) as ended_twice,
         (select count(*)::int from requests where reserves = 0) as ended_unreserved,
         greatest((select count(*)::int from ledger where description = 'Returned: the answer did not help') - 1, 0) as returned_twice,
         (select count(*)::int from chat_jobs as j join requests as r using (request_id)
          where j.user_id = $1 and j.state = 'reserved' and r.ends > 0) as open_ended,
         (select count(*)::int from chat_jobs as j join requests as r using (request_id)
          where j.user_id = $1 and j.state <> 'reserved' and r.ends = 0) as closed_unended,
         (select count(*)::int from user_chats as c
          where c.user_id = $1 and c.deleted_at is null and c.request_id is not null and not exists (
            select from chat_jobs as j where j.user_id = $1 and j.request_id = c.request_id and j.message_id = c.id and j.state = 'reserved'
          )) as untold,
         (select count(*)::int from chat_jobs as j join user_chats as c on c.id = j.message_id
          where j.user_id = $1 and c.deleted_at is not null and j.state <> 'reserved' and j::text like '%canary%') as remembered`,
      [user],
    );
  }

  test('one credit less than there are messages sends all but one, in however many calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
        async (sizes) => {
          userId = await database.signUp();
          const device = deviceOf(database, userId);
          const session = device.op('session.create', { title: 'x' });
          await device.send([session]);
          const count = sizes.reduce((sum, size) => sum + size, 0);
          const difference = count - 1 - 6;
          if (difference !== 0)
            await database.db.query(`select private.post_credit_entry($1, $2, $3, $4, 'Money')`, [
              userId,
              randomUUID(),
              difference > 0 ? 'grant' : 'revoke',
              difference,
            ]);
          const statuses: string[] = [];
          for (const size of sizes) {
            const ops = Array.from({ length: size }, () =>
              device.op('chat.send', { session_id: session.entity_id, query: 'q' }),
            );
            statuses.push(...(await device.send(ops)).results.map(({ status }) => status));
          }
          expect(statuses.filter((status) => status === 'applied')).toHaveLength(count - 1);
          expect(statuses.at(-1)).toBe('blocked');
          expect(await thirds()).toBe(0);
          expect(await faultsOf(userId)).toEqual(noFaults);
        },
      ),
      { numRuns: 20, seed: 20261121 },
    );
  }, 240_000);
});
