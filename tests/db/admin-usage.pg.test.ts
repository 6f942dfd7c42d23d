import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anon,
  type Database,
  failure,
  openDatabase,
  person,
  refusalOf,
  service,
  type Statements,
} from './database.ts';
import { aChat, aSession, insertInto } from './rows.ts';

interface Numbers {
  users: number;
  new_users: number;
  messages: number;
  answers: number;
  failures: number;
  credits_sold: number;
  credits_spent: number;
  revenue_paise: number;
}
interface Usage {
  days: ({ day: string } & Numbers)[];
  totals: Numbers;
}

let database: Database;
let admin: Statements;

beforeAll(async () => {
  database = await openDatabase();
  const adminId = await database.signUp();
  await database.owner.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  admin = database.as(person(adminId));
  // Whatever this file puts there is older than these accounts.
  await database.owner.query(`update auth.users set created_at = '2020-01-01'`);
});
afterAll(() => database.close());

const usage = (from: string | null, to: string | null, by = admin) =>
  by.value<Usage>('select admin_usage($1, $2)', [from, to]);
const none: Numbers = {
  users: 0,
  new_users: 0,
  messages: 0,
  answers: 0,
  failures: 0,
  credits_sold: 0,
  credits_spent: 0,
  revenue_paise: 0,
};

test('a time without anything is a row of zeros for each of its days', async () => {
  expect(await usage('2021-02-27', '2021-03-01')).toEqual({
    days: ['2021-02-27', '2021-02-28', '2021-03-01'].map((day) => ({ day, ...none })),
    totals: none,
  });
});

test('people, their messages and what became of them are counted by the days of India, each person once', async () => {
  const [asha, ravi] = [await database.signUp(), await database.signUp()];
  // Half past eleven in the evening and half past midnight in India.
  await joined(asha, '2022-05-01T18:00:00Z');
  await joined(ravi, '2022-05-01T19:00:00Z');
  await wrote(asha, '2022-05-01T18:00:00Z');
  await wrote(asha, '2022-05-01T18:10:00Z');
  await wrote(asha, '2022-05-02T06:00:00Z');
  await wrote(ravi, '2022-05-02T06:00:00Z');
  await ended(asha, 'answered', '2022-05-01T18:00:00Z');
  await ended(asha, 'refunded', '2022-05-01T18:10:00Z');
  await ended(ravi, 'answered', '2022-05-02T06:00:00Z');
  const { days, totals } = await usage('2022-05-01', '2022-05-02');
  expect(days).toEqual([
    { day: '2022-05-01', ...none, users: 1, new_users: 1, messages: 2, answers: 1, failures: 1 },
    { day: '2022-05-02', ...none, users: 2, new_users: 1, messages: 2, answers: 1 },
  ]);
  expect(totals).toEqual({ ...none, users: 2, new_users: 2, messages: 4, answers: 2, failures: 1 });
});

test('credits stay whole thirds: what was reserved less what came back', async () => {
  const asha = await database.signUp();
  await booked(asha, 'reserve', -3, '2023-01-10T06:00:00Z');
  await booked(asha, 'reserve', -1, '2023-01-10T06:01:00Z');
  await booked(asha, 'refund', 1, '2023-01-10T06:02:00Z');
  await booked(asha, 'grant', 30, '2023-01-10T06:03:00Z');
  expect((await usage('2023-01-10', '2023-01-10')).totals.credits_spent).toBe(3);
});

test('played orders count until the first real one, then only real ones do, and those of erased accounts stay', async () => {
  const asha = await database.signUp();
  await bought(asha, 'order_played', { is_sandbox: true, credits: 10, amount_paise: 9900 });
  const sold = async () => {
    const { credits_sold, revenue_paise } = (await usage('2023-06-01', '2023-06-01')).totals;
    return { credits_sold, revenue_paise };
  };
  expect(await sold()).toEqual({ credits_sold: 30, revenue_paise: 9900 });
  await bought(asha, 'order_real', { is_sandbox: false, credits: 30, amount_paise: 24900 });
  expect(await sold()).toEqual({ credits_sold: 90, revenue_paise: 24900 });
  await booked(asha, 'reserve', -6, '2023-06-01T07:00:00Z');
  await database.as(service).query('select erase_account($1)', [asha]);
  expect(await sold()).toEqual({ credits_sold: 90, revenue_paise: 24900 });
  expect((await usage('2023-06-01', '2023-06-01')).totals.credits_spent).toBe(6);
});

describe('what cannot be asked', () => {
  test('is anything by somebody who is not an admin', async () => {
    for (const actor of [anon, person(await database.signUp()), service])
      expect((await failure(usage('2023-01-01', '2023-01-02', database.as(actor)))).code, actor.role).toBe(
        '42501',
      );
  });

  test.each([
    ['2023-01-02', '2023-01-01'],
    ['2023-01-01', '2024-02-06'],
    ['1999-12-31', '2000-01-01'],
    [null, '2023-01-01'],
    ['2023-01-01', null],
    ['-infinity', 'infinity'],
  ])('is from %s to %s', async (from, to) => {
    expect(refusalOf(await failure(usage(from, to)))).toMatchObject({
      code: 'invalid_range',
      status: 400,
    });
  });
});

async function joined(userId: string, at: string): Promise<void> {
  await database.owner.query('update auth.users set created_at = $2 where id = $1', [userId, at]);
}

async function wrote(userId: string, at: string): Promise<void> {
  const me = database.as(person(userId));
  const session = await me.value<string>(...insertInto('chat_sessions', aSession()));
  const message = await me.value<string>(...insertInto('user_chats', aChat({ session_id: session })));
  await untriggered('update user_chats set created_at = $2 where id = $1', [message, at]);
}

async function ended(userId: string, state: string, at: string): Promise<void> {
  await database.owner.query(
    `insert into chat_jobs (user_id, request_id, state, message_type, count, thirds, closed_at)
     values ($1, $2, $3, 'text', 1, 1, $4)`,
    [userId, randomUUID(), state, at],
  );
}

async function booked(userId: string, entry: string, amount: number, at: string): Promise<void> {
  const seq = await database.owner.value<number>(
    'select (coalesce(max(seq), 0) + 1)::int from credit_ledger where user_id = $1',
    [userId],
  );
  await database.owner.query(
    `insert into credit_ledger (user_id, request_id, entry, amount, description, seq, created_at)
     values ($1, $2, $3, $4, 'test', $5, $6)`,
    [userId, randomUUID(), entry, amount, seq, at],
  );
}

async function bought(userId: string, id: string, values: Record<string, unknown>): Promise<void> {
  const order = {
    id,
    user_id: userId,
    request_id: randomUUID(),
    plan_id: randomUUID(),
    plan_name: 'Plan',
    state: 'paid',
    payment_id: `pay_${id}`,
    receipt_number: id,
    paid_at: '2023-06-01T06:00:00Z',
    ...values,
  };
  await database.owner.query(...insertInto('payment_orders', order, { returning: '' }));
}

/** Times of rows are the server's to give: here they are set past its triggers. */
async function untriggered(sql: string, params: unknown[]): Promise<void> {
  await database.owner.query(`set session_replication_role = 'replica'`);
  await database.owner.query(sql, params);
  await database.owner.query(`set session_replication_role = 'origin'`);
}
