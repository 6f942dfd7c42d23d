import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';

let database: Database;
let server: Statements;
let userId: string;
let orderId: string;
let count = 0;

const starter = '6f1d2b7e-0a01-4c3e-9a51-000000000001';

beforeAll(async () => {
  database = await openDatabase();
  server = database.as(service);
});
beforeEach(async () => {
  userId = await database.signUp();
  orderId = await order();
});
afterAll(() => database.close());

type Facts = Record<string, unknown>;

/** An order of the starter plan: 10 credits for 9900 paise. */
async function order({
  user = userId,
  isSandbox = false,
  request = randomUUID(),
}: { user?: string; isSandbox?: boolean; request?: string } = {}): Promise<string> {
  const kept = await server.value<{ id: string }>(
    `select keep_payment_order($1, $2, $3, $4, 'Starter Plan', 10, 9900, 'INR', $5)`,
    [user, request, `order_${(count += 1)}`, starter, isSandbox],
  );
  return kept.id;
}

const price = (request: string, plan = starter, isSandbox = false) =>
  server.value<Facts>('select price_payment_order($1, $2, $3, $4)', [userId, request, plan, isSandbox]);

/** What the gateway says of a payment, in full or in parts. */
const settle = (payment: Facts, refunds: Facts[] = [], isSandbox = false) =>
  server.value<Facts>('select settle_payment($1, $2, $3)', [
    JSON.stringify({
      order_id: orderId,
      amount: 9900,
      currency: 'INR',
      status: 'captured',
      failure: null,
      ...payment,
    }),
    JSON.stringify(refunds),
    isSandbox,
  ]);
const refund = (id: string, amount: number, status = 'processed', receipt: string | null = null) => ({
  id,
  amount,
  status,
  receipt,
});
const newPayment = () => `pay_${(count += 1)}`;

const thirds = () => server.value<number>('select thirds from credit_balances where user_id = $1', [userId]);
const spend = (amount: number) =>
  database.owner.query(`select private.post_credit_entry($1, $2, 'reserve', $3, 'Text message')`, [
    userId,
    randomUUID(),
    -amount,
  ]);
const lines = async () =>
  (
    await server.query<{ line: string }>(
      `select format('%s %s %s', entry, amount, description) as line from credit_ledger
       where user_id = $1 and entry in ('grant', 'revoke') and description <> 'Welcome credits' order by seq`,
      [userId],
    )
  ).rows.map(({ line }) => line);
const stored = (id = orderId) => server.row<Facts>('select * from payment_orders where id = $1', [id]);

describe('the price of an order', () => {
  test('is that of the plan at the moment, and the same request finds its order', async () => {
    const request = randomUUID();
    expect(await price(request)).toEqual({
      status: 'new',
      plan_name: 'Starter Plan',
      credits: 10,
      amount_paise: 9900,
      currency: 'INR',
    });
    const id = await order({ request });
    expect(await price(request)).toMatchObject({ status: 'known', order: { id, amount_paise: 9900 } });
  });

  test('stays with the order when the plan changes or goes', async () => {
    const plan = await database.owner.value<string>(
      `insert into subscription_plans (name, price, credits) values ($1, 50, 5) returning id`,
      [randomUUID()],
    );
    const request = randomUUID();
    const keep = [userId, request, `order_${(count += 1)}`, plan];
    await server.query(`select keep_payment_order($1, $2, $3, $4, 'Small', 5, 5000, 'INR', false)`, keep);
    await database.owner.query('update subscription_plans set price = 1, credits = 1000 where id = $1', [
      plan,
    ]);
    expect(await price(request, plan)).toMatchObject({
      status: 'known',
      order: { amount_paise: 5000, credits: 5 },
    });
    await database.owner.query('delete from subscription_plans where id = $1', [plan]);
    expect(await price(request, plan)).toMatchObject({ status: 'known', order: { amount_paise: 5000 } });
    expect(await price(randomUUID(), plan)).toEqual({ status: 'plan_not_found' });
    orderId = keep[2] ?? '';
    expect(await settle({ id: newPayment(), amount: 5000 })).toMatchObject({ status: 'granted', credits: 5 });
    expect(await lines()).toEqual(['grant 15 Small: 5 credits']);
  });

  test('is refused where a request has ordered another plan, or at another gateway', async () => {
    const request = randomUUID();
    await order({ request });
    expect(await price(request, randomUUID())).toEqual({ status: 'request_id_reuse' });
    expect(await price(request, starter, true)).toEqual({ status: 'request_id_reuse' });
  });

  test('of two orders that one request made at once the first stays', async () => {
    const request = randomUUID();
    const [first, second] = [await order({ request }), await order({ request })];
    expect(second).toBe(first);
    expect(
      await server.value(`select count(*)::int from payment_orders where request_id = $1`, [request]),
    ).toBe(1);
  });

  test('binds no account that is gone', async () => {
    expect((await failure(order({ user: randomUUID() }))).code).toBe('PT401');
  });
});

describe('a payment', () => {
  test('grants once, whoever tells of it and however often', async () => {
    const id = newPayment();
    for (const status of ['authorized', 'captured', 'captured', 'authorized', 'created', 'captured'])
      await settle({ id, status });
    expect(await lines()).toEqual(['grant 30 Starter Plan: 10 credits']);
    expect(await thirds()).toBe(36);
    expect(await stored()).toMatchObject({
      state: 'paid',
      payment_id: id,
      last_failure: null,
      refunded_paise: 0,
    });
  });

  test('that the bank has agreed to is to be captured, and the order waits', async () => {
    expect(await settle({ id: newPayment(), status: 'authorized' })).toMatchObject({ status: 'capture' });
    expect(await stored()).toMatchObject({ state: 'pending', payment_id: null, receipt_number: null });
    expect(await lines()).toEqual([]);
  });

  test('that failed tells why, and goes through all the same if the bank changes its mind', async () => {
    const id = newPayment();
    expect(await settle({ id, status: 'failed', failure: 'No funds.' })).toMatchObject({ status: 'failed' });
    expect(await stored()).toMatchObject({ state: 'created', last_failure: 'No funds.' });
    expect(await settle({ id, status: 'authorized' })).toMatchObject({ status: 'capture' });
    expect(await settle({ id })).toMatchObject({ status: 'granted', credits: 10 });
    expect(await settle({ id, status: 'failed', failure: 'No funds.' })).toMatchObject({ status: 'granted' });
    expect(await stored()).toMatchObject({ state: 'paid', last_failure: null });
  });

  test('that fails beside one that waits leaves the order waiting', async () => {
    const waiting = newPayment();
    await settle({ id: waiting, status: 'created' });
    await settle({ id: newPayment(), status: 'failed', failure: 'No.' });
    expect(await stored()).toMatchObject({ state: 'pending' });
    await settle({ id: waiting, status: 'failed', failure: 'No.' });
    expect(await stored()).toMatchObject({ state: 'created' });
  });

  test('that comes second goes back in full', async () => {
    const [first, second] = [newPayment(), newPayment()];
    await settle({ id: first });
    const told = await settle({ id: second });
    expect(told).toMatchObject({ status: 'returned', credits: 0, refunds: [{ amount_paise: 9900 }] });
    expect(await lines()).toEqual(['grant 30 Starter Plan: 10 credits']);
    expect(await stored()).toMatchObject({ state: 'paid', payment_id: first });
    const [asked] = told['refunds'] as { request_id: string }[];
    const back = refund('rfnd_second', 9900, 'processed', asked?.request_id ?? '');
    expect(await settle({ id: second, status: 'refunded' }, [back])).toMatchObject({
      status: 'returned',
      refunds: [],
    });
    expect(await lines()).toEqual(['grant 30 Starter Plan: 10 credits']);
    expect(await stored()).toMatchObject({ state: 'paid', refunded_paise: 0 });
  });

  test('that is agreed to after another has paid is left to the bank, and not captured', async () => {
    await settle({ id: newPayment() });
    expect(await settle({ id: newPayment(), status: 'authorized' })).toMatchObject({
      status: 'left',
      refunds: [],
    });
  });

  test.each([{ amount: 100 }, { amount: 990_000 }, { currency: 'USD' }])(
    'of %j for this order grants nothing and goes back',
    async (other) => {
      const id = newPayment();
      expect(await settle({ id, status: 'authorized', ...other })).toMatchObject({
        status: 'amount_differs',
        refunds: [],
      });
      expect(await settle({ id, ...other })).toMatchObject({
        status: 'amount_differs',
        refunds: [{ amount_paise: other.amount ?? 9900 }],
      });
      expect(await lines()).toEqual([]);
      expect(await settle({ id: newPayment() })).toMatchObject({ status: 'granted' });
    },
  );

  test('of an order that is not ours, or of the other gateway, is nothing to us', async () => {
    for (const [payment, isSandbox] of [
      [{ id: newPayment(), order_id: 'order_elsewhere' }, false],
      [{ id: newPayment() }, true],
    ] as const)
      expect(await settle(payment, [], isSandbox)).toMatchObject({ status: 'unknown_order', refunds: [] });
    expect(await lines()).toEqual([]);
  });

  test('cannot be moved to another order', async () => {
    const id = newPayment();
    await settle({ id });
    const other = await order();
    expect((await failure(settle({ id, order_id: other }))).code).toBe('PT409');
    expect(await stored(other)).toMatchObject({ state: 'created' });
  });

  test('still counts for an order that was given up', async () => {
    expect(await server.value('select expire_payment_order($1)', [orderId])).toBe(true);
    expect(await stored()).toMatchObject({ state: 'expired' });
    expect(await settle({ id: newPayment() })).toMatchObject({ status: 'granted' });
    expect(await server.value('select expire_payment_order($1)', [orderId])).toBe(false);
    expect(await stored()).toMatchObject({ state: 'paid' });
  });

  test('that nobody could look up lets its order wait until somebody can', async () => {
    const id = newPayment();
    for (let again = 0; again < 2; again += 1)
      expect(await server.value('select await_payment($1, $2)', [orderId, id])).toBe(true);
    expect(await stored()).toMatchObject({ state: 'pending' });
    expect(await settle({ id, amount: 500 })).toMatchObject({ status: 'amount_differs' });
    expect(await server.value(`select await_payment('order_none', 'pay_none')`)).toBe(false);
  });
});

describe('a refund', () => {
  let id: string;
  beforeEach(async () => {
    id = newPayment();
    await settle({ id });
  });

  test('takes credits back in proportion, once, and all of them in the end', async () => {
    const [first, second] = [refund(`rfnd_a${count}`, 3300), refund(`rfnd_b${count}`, 6600)];
    for (const refunds of [[first], [first], [first, second], [second, first], [first]])
      await settle({ id }, refunds);
    expect(await lines()).toEqual([
      'grant 30 Starter Plan: 10 credits',
      'revoke -10 Refund: Starter Plan',
      'revoke -20 Refund: Starter Plan',
    ]);
    expect(await stored()).toMatchObject({ state: 'refunded', refunded_paise: 9900 });
  });

  test('leaves an order partly refunded', async () => {
    await settle({ id }, [refund(`rfnd_${count}`, 1000, 'pending')]);
    expect(await lines()).toContain('revoke -3 Refund: Starter Plan');
    expect(await stored()).toMatchObject({ state: 'partly_refunded', refunded_paise: 1000 });
  });

  test('takes no more than is left', async () => {
    await spend(32);
    await settle({ id }, [refund(`rfnd_${count}`, 9900)]);
    expect(await thirds()).toBe(0);
    expect(await lines()).toContain('revoke -4 Refund: Starter Plan');
    expect(await stored()).toMatchObject({ state: 'refunded' });
  });

  test('reaches credits that are only set aside, and none that somebody is answering for', async () => {
    const reserve = async (request: string, amount: number) =>
      server.query(`select reserve_credits($1, $2, 'image', $3)`, [userId, request, amount]);
    const [leased, older, newer] = [randomUUID(), randomUUID(), randomUUID()];
    await reserve(leased, 1);
    await server.query('select claim_chat_job($1, $2, 60)', [userId, leased]);
    await reserve(older, 8);
    await reserve(newer, 3);
    expect(await thirds()).toBe(0);
    await settle({ id }, [refund(`rfnd_${count}`, 4950)]);
    // As many are given back as it takes.
    expect(await thirds()).toBe(9);
    expect(await lines()).toContain('revoke -15 Refund: Starter Plan');
    await settle({ id }, [refund(`rfnd_${count}`, 4950), refund(`rfnd_${(count += 1)}`, 4950)]);
    expect(await thirds()).toBe(3);
    const jobs = `select request_id, state from chat_jobs where user_id = $1 order by created_at`;
    expect((await server.query<Facts>(jobs, [userId])).rows).toEqual([
      { request_id: leased, state: 'reserved' },
      { request_id: older, state: 'refunded' },
      { request_id: newer, state: 'refunded' },
    ]);
  });

  test('takes nothing where nothing is left, and says so by no line', async () => {
    await spend(36);
    await settle({ id }, [refund(`rfnd_${count}`, 9900)]);
    expect(await lines()).toEqual(['grant 30 Starter Plan: 10 credits']);
  });

  test('that fails gives back what it took, once, whatever is told late', async () => {
    const made = refund(`rfnd_${count}`, 9900);
    const steps = ['pending', 'failed', 'processed', 'pending', 'failed'];
    for (const status of steps) await settle({ id }, [{ ...made, status }]);
    expect(await lines()).toEqual([
      'grant 30 Starter Plan: 10 credits',
      'revoke -30 Refund: Starter Plan',
      'grant 30 Refund failed: Starter Plan',
    ]);
    expect(await stored()).toMatchObject({ state: 'paid', refunded_paise: 0 });
  });

  test('that failed from the beginning took nothing', async () => {
    await settle({ id }, [refund(`rfnd_${count}`, 9900, 'failed')]);
    expect(await lines()).toEqual(['grant 30 Starter Plan: 10 credits']);
  });

  test('of money that was never counted as paid takes nothing', async () => {
    const other = newPayment();
    orderId = await order();
    expect(await settle({ id: other, status: 'refunded' }, [refund(`rfnd_${count}`, 9900)])).toMatchObject({
      status: 'left',
    });
    expect(await stored()).toMatchObject({ state: 'created', refunded_paise: 0 });
  });
});

describe('sending money back', () => {
  let admin: string;
  let id: string;
  beforeEach(async () => {
    admin = await database.signUp();
    await database.owner.query(`update user_roles set role = 'admin' where user_id = $1`, [admin]);
    id = newPayment();
    await settle({ id });
  });
  const ask = (
    amount: number | null,
    {
      by = admin,
      request = randomUUID(),
      payment = id,
    }: { by?: string; request?: string; payment?: string } = {},
  ) => server.value<Facts>('select ask_refund($1, $2, $3, $4, false)', [by, payment, request, amount]);
  const claim = (request: unknown) => server.value<boolean>('select claim_refund($1, 60)', [request]);

  test('is for admins, and for payments that were taken', async () => {
    expect(await ask(null, { by: userId })).toEqual({ status: 'not_admin' });
    expect(await ask(null, { payment: 'pay_none' })).toEqual({ status: 'not_found' });
    const waiting = newPayment();
    orderId = await order();
    await settle({ id: waiting, status: 'authorized' });
    expect(await ask(null, { payment: waiting })).toEqual({ status: 'not_found' });
  });

  test('asks for all that is left, and never for more', async () => {
    expect(await ask(9901)).toEqual({ status: 'too_much' });
    expect(await ask(4000)).toMatchObject({ status: 'asked', amount_paise: 4000 });
    expect(await ask(6000)).toEqual({ status: 'too_much' });
    expect(await ask(null)).toMatchObject({ status: 'asked', amount_paise: 5900 });
    expect(await ask(null)).toEqual({ status: 'nothing_left' });
  });

  test('asks once by one request, and for nothing else by it', async () => {
    const request = randomUUID();
    for (let again = 0; again < 3; again += 1)
      expect(await ask(1000, { request })).toMatchObject({ status: 'asked', amount_paise: 1000 });
    expect(await ask(2000, { request })).toEqual({ status: 'request_id_reuse' });
    expect(await ask(null)).toMatchObject({ amount_paise: 8900 });
  });

  test('is brought to the gateway by one at a time, and known again by its receipt', async () => {
    const { request_id: request } = await ask(null);
    expect([await claim(request), await claim(request)]).toEqual([true, false]);
    expect(await settle({ id }, [refund('rfnd_asked', 9900, 'processed', String(request))])).toMatchObject({
      refunds: [],
    });
    expect(await server.value('select refund_of($1)', [request])).toEqual({
      id: 'rfnd_asked',
      state: 'processed',
      amount_paise: 9900,
      revoked_thirds: 30,
    });
    expect(await claim(request)).toBe(false);
  });

  test('is asked for no more when it went back another way', async () => {
    const { request_id: request } = await ask(null);
    await settle({ id }, [refund(`rfnd_${count}`, 9900)]);
    expect(await claim(request)).toBe(false);
    expect(await lines()).toEqual(['grant 30 Starter Plan: 10 credits', 'revoke -30 Refund: Starter Plan']);
  });

  test('can be given up, which leaves the money free for another', async () => {
    const { request_id: request } = await ask(null);
    expect(await server.value('select drop_refund($1)', [request])).toBe(true);
    expect(await ask(null)).toMatchObject({ status: 'asked', amount_paise: 9900 });
  });
});

describe('an erased account', () => {
  const erase = () => server.value('select erase_account($1)', [userId]);

  test('leaves its orders to the books, without the person', async () => {
    const id = newPayment();
    await settle({ id });
    await erase();
    const kept = await server.row<Facts>('select * from kept_payment_orders where id = $1', [orderId]);
    expect(kept).toMatchObject({ plan_name: 'Starter Plan', amount_paise: 9900, payment_id: id });
    expect(JSON.stringify(kept)).not.toContain(userId);
    expect((await server.query('select from payment_orders where user_id = $1', [userId])).rows).toEqual([]);
    expect(await settle({ id }, [refund(`rfnd_${count}`, 9900)])).toMatchObject({ status: 'granted' });
    expect(await server.value('select refunded_paise from payments where id = $1', [id])).toBe(9900);
  });

  test('gets its money back when the bank agrees later', async () => {
    await erase();
    const id = newPayment();
    expect(await settle({ id, status: 'authorized' })).toMatchObject({ status: 'left' });
    expect(await settle({ id })).toMatchObject({ status: 'returned', refunds: [{ amount_paise: 9900 }] });
    expect(await settle({ id })).toMatchObject({ status: 'returned', refunds: [{ amount_paise: 9900 }] });
    expect(await server.value('select count(*)::int from payment_refunds where payment_id = $1', [id])).toBe(
      1,
    );
  });
});

describe('receipts', () => {
  const number = (at: string, isSandbox = false) =>
    database.owner.value<string>('select private.next_receipt_number($1, $2)', [isSandbox, at]);

  test('are numbered without gaps within a financial year of India, and apart in the sandbox', async () => {
    expect([
      await number('2041-03-31T18:29:59Z'),
      await number('2041-03-31T18:29:59Z'),
      await number('2041-03-31T18:30:00Z'),
      await number('2040-04-01T00:00:00+05:30'),
      await number('2099-12-01T00:00:00Z'),
      await number('2040-11-21T00:00:00Z', true),
    ]).toEqual([
      'D/4041/00001',
      'D/4041/00002',
      'D/4142/00001',
      'D/4041/00003',
      'D/9900/00001',
      'TEST/4041/00001',
    ]);
  });

  test('have one number for each paid order, and none is lost to one that was not', async () => {
    const numbers = [];
    for (const payment of [{}, { amount: 1 }, {}]) {
      orderId = await order();
      await settle({ id: newPayment(), ...payment });
      numbers.push((await stored())['receipt_number']);
    }
    const [first, none, second] = numbers.map((text) =>
      typeof text === 'string' ? Number(text.split('/')[2]) : text,
    );
    expect([none, second]).toEqual([null, Number(first) + 1]);
  });
});

describe('what is to be looked at', () => {
  type ToCheck = {
    orders: { id: string; is_expiring: boolean }[];
    payments: string[];
    events: { id: string }[];
  };
  const due = () => server.value<ToCheck>('select payments_to_check(false, 200)');
  const age = (sql: string, values: unknown[]) => database.owner.query(sql, values);
  beforeEach(async () => {
    await database.db.exec(
      'delete from payment_orders; delete from kept_payment_orders; delete from payment_refunds; delete from payments; delete from webhook_events',
    );
    orderId = await order();
  });

  test('is nothing at first, an open order after a while, and again later', async () => {
    expect(await due()).toEqual({ orders: [], payments: [], events: [] });
    await age(`update payment_orders set next_check_at = now() where id = $1`, [orderId]);
    expect((await due()).orders).toEqual([{ id: orderId, is_expiring: false }]);
    expect((await due()).orders).toEqual([]);
  });

  test('is an order without payment a last time after six days', async () => {
    await age(
      `update payment_orders set next_check_at = now(), created_at = now() - interval '7 days' where id = $1`,
      [orderId],
    );
    expect((await due()).orders).toEqual([{ id: orderId, is_expiring: true }]);
  });

  test('is an order that its owner has left behind', async () => {
    await age(`update payment_orders set next_check_at = now() where id = $1`, [orderId]);
    await server.query('select erase_account($1)', [userId]);
    expect((await due()).orders).toEqual([{ id: orderId, is_expiring: false }]);
  });

  test('is an order that is paid for another week, as another attempt may go through', async () => {
    await settle({ id: newPayment() });
    expect((await due()).orders).toEqual([]);
    await age(`update payment_orders set next_check_at = now() where id = $1`, [orderId]);
    expect((await due()).orders).toEqual([{ id: orderId, is_expiring: false }]);
    await age(
      `update payment_orders set next_check_at = now(), created_at = now() - interval '9 days' where id = $1`,
      [orderId],
    );
    expect((await due()).orders).toEqual([{ id: orderId, is_expiring: false }]);
    expect(
      await server.value(`select next_check_at = 'infinity' from payment_orders where id = $1`, [orderId]),
    ).toBe(true);
  });

  test('is a payment each day, for two months', async () => {
    const id = newPayment();
    await settle({ id });
    expect(await due()).toEqual({ orders: [], payments: [], events: [] });
    await age(`update payments set next_check_at = now() where id = $1`, [id]);
    expect((await due()).payments).toEqual([id]);
    await age(
      `update payments set next_check_at = now(), created_at = now() - interval '61 days' where id = $1`,
      [id],
    );
    expect((await due()).payments).toEqual([]);
  });

  test('is a payment whose money has to go back, until somebody is at it', async () => {
    await settle({ id: newPayment() });
    const second = newPayment();
    const told = await settle({ id: second });
    expect((await due()).payments).toEqual([second]);
    const [asked] = told['refunds'] as { request_id: string }[];
    await server.query('select claim_refund($1, 60)', [asked?.request_id]);
    expect((await due()).payments).toEqual([]);
  });

  test('is an event that was not settled, and none that was', async () => {
    const note = (id: string) =>
      server.value(`select note_webhook_event($1, 'payment.captured', $2, 'pay_x', false)`, [id, orderId]);
    const [open, settled] = [randomUUID(), randomUUID()];
    expect([await note(open), await note(settled)]).toEqual([{ is_new: true }, { is_new: true }]);
    expect(await server.value(`select settle_webhook_event($1, 'granted')`, [settled])).toBe(true);
    expect([await note(open), await note(settled)]).toEqual([{ is_new: true }, { is_new: false }]);
    expect((await due()).events).toEqual([]);
    await age(`update webhook_events set next_check_at = now()`, []);
    expect((await due()).events).toEqual([
      { id: open, kind: 'payment.captured', order_id: orderId, payment_id: 'pay_x' },
    ]);
    await age(`update webhook_events set received_at = now() - interval '91 days'`, []);
    expect(await server.value('select purge_payment_traces()')).toBe(1);
    expect(await server.value('select count(*)::int from webhook_events')).toBe(1);
  });
});

describe('rows of money', () => {
  test('are read by their owner only, and written by nobody', async () => {
    await settle({ id: newPayment() });
    const [me, stranger] = [database.as(person(userId)), database.as(person(await database.signUp()))];
    expect((await me.query('select id from payment_orders')).rows).toEqual([{ id: orderId }]);
    expect((await stranger.query('select id from payment_orders')).rows).toEqual([]);
    expect((await failure(database.as(anon).query('select from payment_orders'))).code).toBe('42501');
    for (const actor of [me, stranger, server, database.as(anon)])
      for (const statement of [
        `update payment_orders set state = 'paid'`,
        'delete from payment_orders',
        `update payments set outcome = 'granted', granted_thirds = 3`,
        `update payment_refunds set amount_paise = 1`,
        `delete from webhook_events`,
      ])
        expect((await failure(actor.query(statement))).code).toBe('42501');
  });

  test('are moved by calls of the service only', async () => {
    for (const actor of [database.as(person(userId)), database.as(anon)])
      for (const call of [
        `settle_payment('{}', '[]', true)`,
        `keep_payment_order('${userId}', gen_random_uuid(), 'order_x', gen_random_uuid(), 'x', 1, 100, 'INR', true)`,
        `ask_refund('${userId}', 'pay_x', gen_random_uuid(), null, true)`,
        `payments_to_check(true)`,
        `payment_order_of('${userId}', '${orderId}', false)`,
      ])
        expect((await failure(actor.query(`select ${call}`))).code).toBe('42501');
  });

  test('show in the statement of the account what was bought and what was taken back', async () => {
    const id = newPayment();
    await settle({ id }, [refund(`rfnd_${count}`, 9900)]);
    const { transactions } = await server.value<{ transactions: Facts[] }>('select get_credits($1)', [
      userId,
    ]);
    expect(
      transactions.map(({ description, transaction_type, amount_thirds }) => [
        description,
        transaction_type,
        amount_thirds,
      ]),
    ).toEqual([
      ['Refund: Starter Plan', 'usage', -30],
      ['Starter Plan: 10 credits', 'purchase', 30],
      ['Welcome credits', 'purchase', 6],
    ]);
  });
});
