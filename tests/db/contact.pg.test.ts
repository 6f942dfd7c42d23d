import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actor,
  anon,
  type Database,
  failure,
  openDatabase,
  person,
  refusalOf,
  service,
  type Statements,
} from './database.ts';
import { aQuery, insertInto } from './rows.ts';

let database: Database;
let admin: Statements;

beforeAll(async () => {
  database = await openDatabase();
  const adminId = await database.signUp();
  await database.owner.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  admin = database.as(person(adminId));
});
afterAll(() => database.close());

/** Sends a question as the data API does for a request with these headers. */
async function send(
  values: Record<string, unknown> = {},
  { headers = {}, by = anon }: { headers?: Record<string, string>; by?: Actor } = {},
): Promise<number | undefined> {
  await database.owner.query(`select set_config('request.headers', $1, false)`, [JSON.stringify(headers)]);
  try {
    const sent = await database.as(by).query(...insertInto('contactus', aQuery(values), { returning: '' }));
    return sent.affectedRows;
  } finally {
    await database.owner.query(`select set_config('request.headers', '', false)`);
  }
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': `${address}, 10.0.0.1` } });

describe('a question', () => {
  test('under an id that its sender gives is kept once, however often it is sent', async () => {
    const id = randomUUID();
    expect(await send({ id, reply_to: 'asha@example.com' })).toBe(1);
    expect(await send({ id, reply_to: 'asha@example.com' })).toBe(0);
    expect(await admin.row('select name, reply_to from contactus where id = $1', [id])).toEqual({
      name: 'Asha',
      reply_to: 'asha@example.com',
    });
  });

  test('sent again counts once', async () => {
    const id = randomUUID();
    for (let again = 0; again < 8; again += 1) await send({ id }, from('198.51.100.1'));
    expect(await send({}, from('198.51.100.1'))).toBe(1);
  });

  test('says nothing of what only the server knows', async () => {
    for (const column of ['handled_at', 'mailed_at', 'mail_after', 'created_at', 'user_id'])
      expect((await failure(send({ [column]: null }))).code, column).toBe('42501');
  });

  test.each([
    ['x'.repeat(201), 'contactus_reply_to_line'],
    ['', 'contactus_reply_to_line'],
    ['asha@example.com\nBcc: everybody@example.com', 'contactus_reply_to_line'],
  ])('with the return address %j is refused', async (reply_to, constraint) => {
    expect(await failure(send({ reply_to }))).toMatchObject({ code: '23514', constraint });
  });

  test('comes alone: a list of them would be counted as one by whoever counts requests', async () => {
    const three = `insert into contactus (name, property_type, city, query)
      select 'Asha', 'other', 'Indore', 'Question number ' || n from generate_series(1, 3) as n`;
    for (const by of [anon, person(await database.signUp())])
      expect(refusalOf(await failure(database.as(by).query(three)))).toMatchObject({
        code: 'one_query_at_a_time',
        status: 400,
      });
  });

  test('of five million characters is refused with a code', async () => {
    expect(await failure(send({ query: 'x'.repeat(5_000_000) }))).toMatchObject({
      code: '23514',
      constraint: 'contactus_query_length',
    });
  });

  test('is marked as answered by admins, who change nothing else of it', async () => {
    const id = randomUUID();
    await send({ id });
    const mark = (by: Statements) => by.query('update contactus set handled_at = now() where id = $1', [id]);
    expect((await failure(mark(database.as(anon)))).code).toBe('42501');
    expect((await mark(database.as(person(await database.signUp())))).affectedRows).toBe(0);
    expect((await mark(admin)).affectedRows).toBe(1);
    expect(
      (await failure(admin.query(`update contactus set query = 'other words' where id = $1`, [id]))).code,
    ).toBe('42501');
  });

  test('goes with the account that sent it, and is in its export with its answer', async () => {
    const userId = await database.signUp();
    await send({ reply_to: '98765 43210' }, { by: person(userId) });
    const { messages } = await database
      .as(person(userId))
      .value<{ messages: object[] }>('select my_account()');
    expect(messages).toEqual([expect.objectContaining({ reply_to: '98765 43210', handled_at: null })]);
    await database.as(service).query('select erase_account($1)', [userId]);
    expect(await admin.value('select count(*)::int from contactus where user_id = $1', [userId])).toBe(0);
  });
});

describe('one sender', () => {
  const ask = (address: string) => send({}, from(address));

  test('asks five questions an hour, and is told when the next one is taken', async () => {
    for (let n = 0; n < 5; n += 1) await ask('203.0.113.7');
    const refused = refusalOf(await failure(ask('203.0.113.7')));
    expect(refused).toMatchObject({ code: 'too_many_queries', status: 429 });
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['Retry-After'])).toBeLessThanOrEqual(3600);
    expect(await ask('203.0.113.8')).toBe(1);
    await later('61 minutes');
    expect(await ask('203.0.113.7')).toBe(1);
  });

  test('is one network of the newer kind, however many addresses it has', async () => {
    for (let n = 0; n < 5; n += 1) await ask(`2001:db8:1:2:3::${n}`);
    expect(refusalOf(await failure(ask('2001:db8:1:2:ffff::1'))).code).toBe('too_many_queries');
    expect(await ask('2001:db8:1:3::1')).toBe(1);
  });

  test('does not become another by what it writes into the header of proxies', async () => {
    const sent = (claim: string) =>
      send({}, { headers: { 'cf-connecting-ip': '192.0.2.77', 'x-forwarded-for': claim } });
    for (let n = 0; n < 5; n += 1) await sent(`192.0.2.${n}`);
    expect(refusalOf(await failure(sent('192.0.2.99'))).code).toBe('too_many_queries');
  });

  test.each(['', 'unknown', "'; drop table contactus; --", '999.1.1.1'])(
    'that cannot be told apart (%j) is held by the ceiling of all only',
    async (address) => {
      for (let n = 0; n < 6; n += 1) expect(await ask(address)).toBe(1);
    },
  );

  test('is known by a hash alone, for a day', async () => {
    await ask('203.0.113.50');
    const senders = () =>
      database.owner.query<{ sender: string }>('select sender from private.contact_senders');
    const { rows } = await senders();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ sender }) => !/^[0-9a-f]{64}$/.test(sender))).toEqual([]);
    await later('25 hours');
    await database.as(service).query('select purge_contact_senders()');
    expect((await senders()).rows).toEqual([]);
  });
});

describe('mails to the owner', () => {
  interface Claimed {
    id: string;
    name: string;
    reply_to: string | null;
  }
  const claim = () => database.as(service).value<Claimed[]>('select claim_contact_mails(100)');

  test('are taken by one at a time, and come again until they are noted as sent', async () => {
    await database.owner.query('delete from contactus');
    const id = randomUUID();
    await send({ id, reply_to: 'asha@example.com' });
    expect(await claim()).toEqual([
      expect.objectContaining({ id, name: 'Asha', reply_to: 'asha@example.com' }),
    ]);
    expect(await claim()).toEqual([]);
    await database.owner.query(`update contactus set mail_after = now() where id = $1`, [id]);
    expect((await claim()).map((each) => each.id)).toEqual([id]);
    const note = () => database.as(service).value<boolean>('select note_contact_mailed($1)', [id]);
    expect([await note(), await note()]).toEqual([true, false]);
    await database.owner.query(`update contactus set mail_after = now() where id = $1`, [id]);
    expect(await claim()).toEqual([]);
  });

  test('wait longer each time, at most a day', async () => {
    const id = randomUUID();
    await send({ id });
    const pauses: number[] = [];
    for (let n = 0; n < 14; n += 1) {
      await database.owner.query(`update contactus set mail_after = now() where id = $1`, [id]);
      await claim();
      pauses.push(
        await database.owner.value<number>(
          'select round(extract(epoch from mail_after - now()) / 60)::int from contactus where id = $1',
          [id],
        ),
      );
    }
    expect(pauses.slice(0, 3)).toEqual([5, 10, 20]);
    expect(pauses.at(-1)).toBe(24 * 60);
  });
});

async function later(time: string): Promise<void> {
  await database.owner.query(`update private.contact_senders set sent_at = sent_at - $1::interval`, [time]);
  await database.owner.query(`update contactus set created_at = created_at - $1::interval`, [time]);
}
