import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { deviceOf } from './ops.ts';
import { aFloorplan, anAnalysis, aProperty, insertInto } from './rows.ts';

let database: Database;
let server: Statements;
let userId: string;
let me: Statements;
let floorplan: string;

beforeAll(async () => {
  database = await openDatabase();
  server = database.as(service);
});
beforeEach(async () => {
  userId = await database.signUp();
  me = database.as(person(userId));
  floorplan = await me.value<string>(
    ...insertInto('floorplans', aFloorplan({ image_url: `${userId}/1.png` })),
  );
});
afterAll(() => database.close());

interface Begun {
  status: string;
  analysis: Record<string, unknown> | null;
}

const plan = { v: 1, size: [800, 600], north: 12.5, rooms: [{ id: 'a', room: 'kitchen', name: 'रसोई' }] };
const begin = (request: string, { of = floorplan, user = userId, lease = 60 } = {}) =>
  server.value<Begun>('select begin_analysis($1, $2, $3, $4)', [user, request, of, lease]);
const complete = (
  request: string,
  { rating = 7, user = userId }: { rating?: number | null; user?: string } = {},
) =>
  server.value<Begun>(
    `select complete_analysis($1, $2, $3, 'hindi', $4, '7/10: good.', 'See above.', 'built-in engine')`,
    [user, request, JSON.stringify(plan), rating],
  );
const fail = (request: string) =>
  server.value<{ status: string }>(`select fail_chat_job($1, $2, 'provider_failed')`, [userId, request]);
const expire = () => server.value<number>('select expire_chat_jobs(900)');
const thirds = (user = userId) =>
  server.value<number>('select thirds from credit_balances where user_id = $1', [user]);
const entries = async (request: string) =>
  (
    await server.query<{ line: string }>(
      `select entry || ' ' || amount || ' ' || description as line from credit_ledger
       where user_id = $1 and request_id = $2 order by seq`,
      [userId, request],
    )
  ).rows.map(({ line }) => line);
const passTime = (column: 'created_at' | 'lease_until', interval: string) =>
  database.db.query(`update chat_jobs set ${column} = ${column} - $2::interval where user_id = $1`, [
    userId,
    interval,
  ]);
const analyses = () => me.value<number>('select count(*)::int from vaastu_analysis');

describe('an analysis by the server', () => {
  test('costs one credit, and is stored and captured together', async () => {
    const request = randomUUID();
    expect(await begin(request)).toEqual({ status: 'claimed', analysis: null });
    expect([await thirds(), await analyses()]).toEqual([3, 0]);
    const { status, analysis } = await complete(request);
    expect(status).toBe('completed');
    expect(analysis).toMatchObject({
      user_id: userId,
      floorplan_id: floorplan,
      property_id: null,
      overall_rating: 7,
      analysis_summary: '7/10: good.',
      recommendations: 'See above.',
      llm_model: 'built-in engine',
      plan,
      language: 'hindi',
      deleted_at: null,
    });
    expect(await thirds()).toBe(3);
    expect(await entries(request)).toEqual(['reserve -3 Floor plan analysis', 'capture 0 Analysed']);
  });

  test('is told as the mirror brings it, above the cursor that the device had', async () => {
    const cursor = await me.value<number>('select head from sync_heads');
    const request = randomUUID();
    await begin(request);
    const { analysis } = await complete(request);
    const page = await me.value<{ rows: { table: string; row: object }[]; head: number }>(
      'select pull_changes($1)',
      [cursor],
    );
    expect(page.rows.filter(({ table }) => table === 'vaastu_analysis')).toEqual([
      { table: 'vaastu_analysis', row: analysis },
    ]);
    const digest = await me.value<{ tables: Record<string, { count: number }> }>('select mirror_digest()');
    expect(digest.tables['vaastu_analysis']?.count).toBe(1);
  });

  test('belongs to the property of its floorplan', async () => {
    const property = await me.value<string>(...insertInto('properties', aProperty()));
    const of = await me.value<string>(
      ...insertInto('floorplans', aFloorplan({ property_id: property, image_url: `${userId}/1.png` })),
    );
    const request = randomUUID();
    await begin(request, { of });
    expect((await complete(request)).analysis).toMatchObject({ property_id: property });
  });

  test('need not have a rating', async () => {
    const request = randomUUID();
    await begin(request);
    expect((await complete(request, { rating: null })).analysis).toMatchObject({ overall_rating: null });
  });

  test('asked for again is the stored one, and costs nothing more', async () => {
    const request = randomUUID();
    await begin(request);
    const { analysis } = await complete(request);
    expect(await begin(request)).toEqual({ status: 'answered', analysis });
    expect(await complete(request)).toEqual({ status: 'duplicate', analysis });
    expect([await thirds(), await analyses()]).toEqual([3, 1]);
  });

  test('asked for again once it is deleted is told to be gone, and is not made anew', async () => {
    const request = randomUUID();
    await begin(request);
    const { analysis } = await complete(request);
    await me.query('delete from vaastu_analysis where id = $1', [analysis?.['id']]);
    expect(await begin(request)).toEqual({ status: 'deleted', analysis: null });
    expect([await thirds(), await analyses()]).toEqual([3, 0]);
  });
});

describe('one worker at a time', () => {
  test('holds the request, and the next one may when the lease is over', async () => {
    const request = randomUUID();
    await begin(request);
    expect(await begin(request)).toEqual({ status: 'busy', analysis: null });
    await passTime('lease_until', '2 minutes');
    expect(await begin(request)).toMatchObject({ status: 'claimed' });
    expect(await entries(request)).toEqual(['reserve -3 Floor plan analysis']);
    // The slower one finds what the other has stored.
    const { analysis } = await complete(request);
    expect(await complete(request)).toEqual({ status: 'duplicate', analysis });
    expect([await thirds(), await analyses()]).toEqual([3, 1]);
  });

  test('that never comes back costs nothing once its lease and a quarter of an hour are over', async () => {
    const request = randomUUID();
    await begin(request, { lease: 1200 });
    await passTime('created_at', '16 minutes');
    expect(await expire()).toBe(0);
    await passTime('lease_until', '21 minutes');
    expect([await expire(), await expire()]).toEqual([1, 0]);
    expect(await entries(request)).toEqual([
      'reserve -3 Floor plan analysis',
      'refund 3 Returned: no analysis',
    ]);
    expect(await begin(request)).toEqual({ status: 'closed', analysis: null });
    expect(await complete(request)).toEqual({ status: 'no_reservation', analysis: null });
    expect([await thirds(), await analyses()]).toEqual([6, 0]);
  });

  test('that fails gives the credit back, once', async () => {
    const request = randomUUID();
    await begin(request);
    expect(await fail(request)).toMatchObject({ status: 'refunded' });
    expect(await fail(request)).toMatchObject({ status: 'already_closed' });
    expect(await complete(request)).toMatchObject({ status: 'no_reservation' });
    expect([await thirds(), await analyses()]).toEqual([6, 0]);
  });
});

describe('nothing is charged', () => {
  test('without enough credits, and the request stays free for later', async () => {
    const requests = Array.from({ length: 3 }, () => randomUUID());
    const statuses = [];
    for (const request of requests) statuses.push((await begin(request)).status);
    expect(statuses).toEqual(['claimed', 'claimed', 'insufficient_credits']);
    expect(await thirds()).toBe(0);
    await fail(requests[0] ?? '');
    expect(await begin(requests[2] ?? '')).toMatchObject({ status: 'claimed' });
  });

  test.each<[string, () => Promise<string>]>([
    ['that is not there', async () => randomUUID()],
    [
      'of somebody else',
      async () => {
        const other = await database.signUp();
        const theirs = database.as(person(other));
        return theirs.value<string>(...insertInto('floorplans', aFloorplan({ image_url: `${other}/1.png` })));
      },
    ],
    [
      'that was deleted',
      async () => {
        await me.query('delete from floorplans where id = $1', [floorplan]);
        return floorplan;
      },
    ],
  ])('for a floorplan %s', async (_, make) => {
    const request = randomUUID();
    expect(await begin(request, { of: await make() })).toEqual({
      status: 'floorplan_not_found',
      analysis: null,
    });
    expect([await thirds(), await entries(request)]).toEqual([6, []]);
  });

  test('for a request that stands for another floorplan, or for a message', async () => {
    const [request, message] = [randomUUID(), randomUUID()];
    await begin(request);
    const other = await me.value<string>(
      ...insertInto('floorplans', aFloorplan({ image_url: `${userId}/1.png` })),
    );
    await server.query(`select reserve_credits($1, $2, 'text', 1)`, [userId, message]);
    for (const [id, of] of [
      [request, other],
      [message, floorplan],
    ] as const)
      expect(await begin(id, { of })).toEqual({ status: 'request_id_reuse', analysis: null });
    expect(await thirds()).toBe(2);
  });

  test('twice for two people with one request id', async () => {
    const request = randomUUID();
    const other = await database.signUp();
    const theirs = database.as(person(other));
    const of = await theirs.value<string>(
      ...insertInto('floorplans', aFloorplan({ image_url: `${other}/1.png` })),
    );
    await begin(request);
    expect(await begin(request, { of, user: other })).toMatchObject({ status: 'claimed' });
    await complete(request);
    expect((await complete(request, { user: other })).analysis).toMatchObject({ floorplan_id: of });
    expect([await thirds(), await thirds(other)]).toEqual([3, 3]);
  });
});

describe('a floorplan that is deleted while it is analysed', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['directly', () => me.query('delete from floorplans where id = $1', [floorplan])],
    [
      'by an act',
      async () => {
        const device = deviceOf(database, userId);
        return device.sendOne(device.op('floorplan.delete', {}, { entity_id: floorplan }));
      },
    ],
    [
      'with its property',
      async () => {
        const property = await me.value<string>(...insertInto('properties', aProperty()));
        await me.query('update floorplans set property_id = $1 where id = $2', [property, floorplan]);
        return me.query('delete from properties where id = $1', [property]);
      },
    ],
  ])('%s gives the credit back once, and nothing is stored', async (_, remove) => {
    const [first, second] = [randomUUID(), randomUUID()];
    await begin(first);
    await begin(second);
    await fail(second);
    await remove();
    expect(await entries(first)).toEqual([
      'reserve -3 Floor plan analysis',
      'refund 3 Returned: no analysis',
    ]);
    expect(await complete(first)).toEqual({ status: 'no_reservation', analysis: null });
    expect(await fail(first)).toMatchObject({ status: 'already_closed' });
    expect(await begin(first)).toMatchObject({ status: 'closed' });
    await passTime('created_at', '1 hour');
    expect(await expire()).toBe(0);
    expect([await thirds(), await analyses()]).toEqual([6, 0]);
  });

  test('leaves the analyses of others alone', async () => {
    const other = await me.value<string>(
      ...insertInto('floorplans', aFloorplan({ image_url: `${userId}/1.png` })),
    );
    const [request, done] = [randomUUID(), randomUUID()];
    await begin(done);
    await complete(done);
    await begin(request, { of: other });
    await me.query('delete from floorplans where id = $1', [floorplan]);
    expect(await complete(request)).toMatchObject({ status: 'completed' });
    // What was made before was paid for.
    expect(await thirds()).toBe(0);
  });
});

describe('the request of an analysis', () => {
  test('is none of a message, by its id and without one', async () => {
    const request = randomUUID();
    await begin(request);
    await passTime('lease_until', '2 minutes');
    for (const id of [request, null])
      expect(
        await server.value<{ status: string }>('select claim_chat_job($1, $2, 60)', [userId, id]),
      ).toMatchObject({ status: 'no_reservation' });
    expect(await complete(request)).toMatchObject({ status: 'completed' });
  });

  test('cannot be reserved as a message is, as that names no floorplan', async () => {
    const reserve = server.query(`select reserve_credits($1, $2, 'analysis', 1)`, [userId, randomUUID()]);
    expect(await failure(reserve)).toMatchObject({ constraint: 'chat_jobs_floorplan_named' });
    expect(await thirds()).toBe(6);
  });

  test('stands in the account of credits while it holds, and not once the credit is back', async () => {
    const statement = async () =>
      (
        await server.value<{ transactions: { description: string; amount_thirds: number }[] }>(
          'select get_credits($1)',
          [userId],
        )
      ).transactions.map(({ description, amount_thirds: amount }) => `${amount} ${description}`);
    const [kept, failed] = [randomUUID(), randomUUID()];
    await begin(kept);
    await begin(failed);
    expect(await statement()).toEqual([
      '-3 Floor plan analysis',
      '-3 Floor plan analysis',
      '6 Welcome credits',
    ]);
    await complete(kept);
    await fail(failed);
    expect(await statement()).toEqual(['-3 Floor plan analysis', '6 Welcome credits']);
  });

  test('goes with its account', async () => {
    const request = randomUUID();
    await begin(request);
    await server.query('select erase_account($1)', [userId]);
    expect((await failure(complete(request))).code).toBe('PT401');
    const { rows } = await database.db.query<{ description: string }>(
      `select description from kept_ledger where description = 'Floor plan analysis'
       union all select 'a job' from chat_jobs where user_id = $1`,
      [userId],
    );
    expect(rows).toContainEqual({ description: 'Floor plan analysis' });
    expect(rows).not.toContainEqual({ description: 'a job' });
  });
});

describe('a look at a floorplan by a model', () => {
  const look = (of = floorplan, user = userId) =>
    server.value<Record<string, unknown>>('select take_draft_call($1, $2)', [user, of]);

  test('costs nothing, ten times a day', async () => {
    for (let time = 0; time < 10; time += 1)
      expect(await look()).toEqual({ status: 'taken', image_url: `${userId}/1.png` });
    expect(await look()).toEqual({ status: 'limit' });
    expect(await thirds()).toBe(6);
    await database.db.query(
      `update draft_calls set called_at = called_at - interval '1 day'
       where ctid = (select ctid from draft_calls where user_id = $1 limit 1)`,
      [userId],
    );
    expect([await look(), await look()]).toMatchObject([{ status: 'taken' }, { status: 'limit' }]);
  });

  test('is not for a floorplan of somebody else', async () => {
    expect(await look(floorplan, await database.signUp())).toEqual({ status: 'floorplan_not_found' });
    await me.query('delete from floorplans where id = $1', [floorplan]);
    expect(await look()).toEqual({ status: 'floorplan_not_found' });
  });

  test('is for people who could pay for an analysis', async () => {
    await begin(randomUUID());
    expect(await look()).toMatchObject({ status: 'taken' });
    await begin(randomUUID());
    expect(await look()).toEqual({ status: 'insufficient_credits' });
  });
});

test('only the server begins, stores and counts', async () => {
  const calls: [string, unknown[]][] = [
    ['select begin_analysis($1, $2, $3, 60)', [userId, randomUUID(), floorplan]],
    [`select complete_analysis($1, $2, '{}', 'hindi', 10, '', '', '')`, [userId, randomUUID()]],
    ['select take_draft_call($1, $2)', [userId, floorplan]],
    ['select private.analysis_of($1, $2)', [userId, floorplan]],
    ['select * from draft_calls', []],
  ];
  for (const sql of [me, database.as(anon)])
    for (const [statement, params] of calls)
      expect((await failure(sql.query(statement, params))).code).toBe('42501');
});

test('whoever writes an analysis by hand says its plan and its language, of their own floorplan alone', async () => {
  const id = await me.value<string>(
    ...insertInto('vaastu_analysis', anAnalysis({ floorplan_id: floorplan, plan, language: 'english' })),
  );
  const stored = await me.row('select plan, language from vaastu_analysis where id = $1', [id]);
  expect(stored).toEqual({ plan, language: 'english' });
  const stranger = database.as(person(await database.signUp()));
  const theirs = insertInto('vaastu_analysis', anAnalysis({ floorplan_id: floorplan, plan }));
  expect((await failure(stranger.query(...theirs))).code).toBe('23503');
  expect((await stranger.query('select plan from vaastu_analysis where id = $1', [id])).rows).toEqual([]);
});
