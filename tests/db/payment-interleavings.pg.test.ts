import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
} from '#supabase/functions/_shared/gateway.ts';
import { settleEvent } from '#supabase/functions/_shared/payment-events.ts';
import {
  connectPayments,
  makeRefund,
  settle,
  type SettleTools,
} from '#supabase/functions/_shared/payments.ts';
import { reconcile } from '#supabase/functions/reconcile-payments/handler.ts';
import { background } from '#supabase/local/background.ts';
import { ways, type Payment, type Refund, type Way } from '#supabase/local/payment-sandbox/bank.ts';
import {
  openPaymentSandbox,
  sandboxPath,
  type PaymentSandbox,
} from '#supabase/local/payment-sandbox/sandbox.ts';
import { type Database, openDatabase, service, type Statements } from './database.ts';

// Everything that can happen to an order, in any order: the same handlers' work, the real SQL, and the gateway as it is
// played, which refuses what the real one would refuse.

const keys = { keyId: 'rzp_test_Interleavings', keySecret: 'a secret of tests', webhookSecret: 'another' };
const plan = { id: '6f1d2b7e-0a01-4c3e-9a51-000000000001', name: 'Starter Plan', paise: 9900, thirds: 30 };

let database: Database;
let server: Statements;
let folder: string;
let sandbox: PaymentSandbox;
let tools: SettleTools;
let admin: string;
let clock = Date.now();

beforeAll(async () => {
  database = await openDatabase();
  server = database.as(service);
  folder = await mkdtemp(join(tmpdir(), 'disha-interleavings-'));
  sandbox = await openPaymentSandbox({
    dataDir: folder,
    keys,
    background: background(() => {}),
    now: () => clock,
  });
  const payments = connectPayments({
    ...keys,
    apiUrl: `http://gateway.test${sandboxPath}`,
    isSandbox: true,
    serviceKey: 'service',
    fetch: (...call) => sandbox.answer(new Request(...call)),
  });
  tools = { payments, backend: { rpc }, log: () => {} };
  admin = await database.signUp();
  await database.owner.query(`update user_roles set role = 'admin' where user_id = $1`, [admin]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function rpc(name: string, args: Record<string, unknown>): Promise<unknown> {
  const names = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`);
  const values = Object.values(args).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  return server.value(`select ${name}(${names.join(', ')})`, values);
}

/** Talks to the played gateway past our client, as its own pages and its dashboard do. */
async function there(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const request = new Request(`http://gateway.test${sandboxPath}/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`, ...headers },
    body: JSON.stringify(body),
  });
  const text = await (await sandbox.answer(request)).text();
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
}
async function look<T>(path: string): Promise<T> {
  const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;
  const request = new Request(`http://gateway.test${sandboxPath}/v1${path}`, { headers: { authorization } });
  return (await (await sandbox.answer(request)).json()) as T;
}

/** One run: a buyer with a few orders, and what has been seen of the payments so far. */
interface Run {
  userId: string;
  orders: string[];
  /** Facts as they were once, which somebody may still be carrying. */
  carried: { payment: GatewayPayment; refunds: GatewayRefund[] }[];
}

type Step =
  | { kind: 'pay'; order: number; way: Way; isCaptured: boolean }
  | { kind: 'time' }
  | { kind: 'verify' | 'event' | 'refund event' | 'carry' | 'old facts' | 'expire'; pick: number }
  | { kind: 'refund there' | 'refund here'; pick: number; part: number }
  | { kind: 'refund fails'; pick: number }
  | { kind: 'spend'; amount: number }
  | { kind: 'reconcile' }
  | { kind: 'trouble'; trouble: 'none' | 'down' | 'garbage' | 'lost answers' };

const pick = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order: fc.nat({ max: 1 }),
      way: fc.constantFrom(...ways),
      isCaptured: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'time' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'verify' as const,
        'event' as const,
        'refund event' as const,
        'carry' as const,
        'old facts' as const,
        'expire' as const,
      ),
      pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund there' as const, 'refund here' as const),
      pick,
      part: fc.constantFrom(1, 3, 10),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund fails' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('trouble' as const),
      trouble: fc.constantFrom(
        'none' as const,
        'none' as const,
        'down' as const,
        'garbage' as const,
        'lost answers' as const,
      ),
    }),
  },
);

const paidTwice: Step[] = [
  { kind: 'pay', order: 0, way: 'late', isCaptured: true },
  { kind: 'pay', order: 0, way: 'yes', isCaptured: false },
  { kind: 'verify', pick: 0 },
  { kind: 'verify', pick: 1 },
  { kind: 'time' },
  { kind: 'refund there', pick: 0, part: 3 },
  { kind: 'refund there', pick: 1, part: 3 },
  { kind: 'reconcile' },
];

/** The whole sum goes back before anybody here has heard of the payment, and then comes again. */
const refundedUnseen: Step[] = [
  { kind: 'pay', order: 0, way: 'yes', isCaptured: true },
  { kind: 'refund there', pick: 0, part: 1 },
  { kind: 'verify', pick: 0 },
  { kind: 'refund fails', pick: 0 },
  { kind: 'verify', pick: 0 },
];

const paymentsOf = async (run: Run) => {
  const all = await Promise.all(run.orders.map((id) => look<{ items: Payment[] }>(`/orders/${id}/payments`)));
  return all.flatMap(({ items }) => items).sort((one, other) => one.id.localeCompare(other.id));
};
const refundsOf = async (payment: Payment) =>
  (await look<{ items: Refund[] }>(`/payments/${payment.id}/refunds`)).items;
const chosen = <T>(from: readonly T[], index: number): T | undefined =>
  from[index % Math.max(from.length, 1)];

async function openRun(): Promise<Run> {
  await there('control', { trouble: 'none' });
  const run: Run = { userId: await database.signUp(), orders: [], carried: [] };
  for (let order = 0; order < 2; order += 1) {
    const request = {
      p_user_id: run.userId,
      p_request_id: randomUUID(),
      p_plan_id: plan.id,
      p_is_sandbox: true,
    };
    const { id } = await tools.payments.gateway.createOrder({
      amount: plan.paise,
      currency: 'INR',
      receipt: randomUUID(),
    });
    await rpc('keep_payment_order', {
      ...request,
      p_order_id: id,
      p_plan_name: plan.name,
      p_credits: plan.thirds / 3,
      p_amount_paise: plan.paise,
      p_currency: 'INR',
    });
    run.orders.push(id);
  }
  return run;
}

/** Facts are looked up in quiet times only where a person at the gateway would see them; our own calls meet every trouble. */
async function take(run: Run, one: Step): Promise<void> {
  switch (one.kind) {
    case 'pay':
      await there(`checkout/${run.orders[one.order] ?? ''}/pay`, {
        key_id: keys.keyId,
        way: one.way,
        is_captured: one.isCaptured,
        after_seconds: 60,
      });
      return;
    case 'time':
      clock += 61_000;
      await there('control', {});
      return;
    case 'verify': {
      const payment = chosen(await calm(() => paymentsOf(run)), one.pick);
      if (payment)
        await ours(
          async () => settle(tools, await tools.payments.gateway.payment(payment.id)),
          () => rpc('await_payment', { p_order_id: payment.order_id, p_payment_id: payment.id }),
        );
      return;
    }
    case 'event':
    case 'refund event': {
      const payment = chosen(await calm(() => paymentsOf(run)), one.pick);
      if (payment)
        await ours(() =>
          settleEvent(tools, {
            id: randomUUID(),
            kind: one.kind === 'event' ? 'payment.captured' : 'refund.processed',
            paymentId: one.pick % 3 === 0 ? undefined : payment.id,
            orderId: payment.order_id,
          }),
        );
      return;
    }
    case 'carry': {
      const found = chosen(await calm(() => paymentsOf(run)), one.pick);
      if (!found) return;
      await calm(async () => {
        const payment = await tools.payments.gateway.payment(found.id);
        run.carried.push({ payment, refunds: await tools.payments.gateway.refundsOf(found.id) });
      });
      return;
    }
    case 'old facts': {
      const old = chosen(run.carried, one.pick);
      if (!old) return;
      const { id, orderId, amount, currency, status, failure } = old.payment;
      await rpc('settle_payment', {
        p_payment: { id, order_id: orderId, amount, currency, status, failure: failure ?? null },
        p_refunds: old.refunds,
        p_is_sandbox: true,
      });
      return;
    }
    case 'expire':
      await rpc('expire_payment_order', { p_order_id: chosen(run.orders, one.pick) });
      return;
    case 'refund there': {
      const payment = chosen(await calm(() => paymentsOf(run)), one.pick);
      if (payment)
        await calm(() =>
          there(`v1/payments/${payment.id}/refund`, { amount: Math.ceil(plan.paise / one.part) }),
        );
      return;
    }
    case 'refund here': {
      const payment = chosen(await calm(() => paymentsOf(run)), one.pick);
      if (!payment) return;
      const [requestId, amount] = [randomUUID(), Math.ceil(plan.paise / one.part)];
      const { status } = (await rpc('ask_refund', {
        p_admin_id: admin,
        p_payment_id: payment.id,
        p_request_id: requestId,
        p_amount_paise: amount,
        p_is_sandbox: true,
      })) as { status: string };
      if (status === 'asked')
        await ours(async () => {
          const made = await makeRefund(tools, { paymentId: payment.id, requestId, amount });
          if (made.kind === 'refused') await rpc('drop_refund', { p_request_id: requestId });
        });
      return;
    }
    case 'refund fails': {
      const payment = chosen(await calm(() => paymentsOf(run)), one.pick);
      const made = payment && chosen(await calm(() => refundsOf(payment)), one.pick);
      if (made) await there('control', { failRefund: made.id });
      return;
    }
    case 'spend': {
      const amount = Math.min(one.amount, await balanceOf(run));
      if (amount > 0)
        await database.owner.query(
          `select private.post_credit_entry($1, $2, 'reserve', $3, 'Text message')`,
          [run.userId, randomUUID(), -amount],
        );
      return;
    }
    case 'reconcile':
      await makeDue(run);
      await reconcile(tools);
      return;
    case 'trouble':
      await there('control', { trouble: one.trouble });
  }
}

/** Our own work may meet a gateway that is away; nothing else may go wrong. */
async function ours(
  work: () => Promise<unknown>,
  orElse: () => Promise<unknown> = async () => {},
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await orElse();
  }
}

async function calm<T>(work: () => Promise<T>): Promise<T> {
  const { trouble } = await there('control', {});
  await there('control', { trouble: 'none' });
  try {
    return await work();
  } finally {
    await there('control', { trouble });
  }
}

async function makeDue({ orders }: Run): Promise<void> {
  await database.owner.query('update payment_orders set next_check_at = now() where id = any($1)', [orders]);
  await database.owner.query('update payments set next_check_at = now() where order_id = any($1)', [orders]);
  await database.owner.query(
    `update payment_refunds set lease_until = null
     where payment_id in (select id from payments where order_id = any($1))`,
    [orders],
  );
}

const balanceOf = async ({ userId }: Run) =>
  server.value<number>('select thirds from credit_balances where user_id = $1', [userId]);

interface Entry {
  request_id: string;
  entry: string;
  amount: number;
}
const moneyOf = async ({ userId }: Run) =>
  (
    await server.query<Entry>(
      `select request_id, entry, amount from credit_ledger
       where user_id = $1 and description <> 'Welcome credits' and entry in ('grant', 'revoke') order by seq`,
      [userId],
    )
  ).rows;
const sumOf = (entries: readonly { amount: number }[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** What a run has led to. */
async function kindsOf(run: Run): Promise<string[]> {
  const { rows } = await server.query<{ outcome: string }>(
    'select distinct outcome from payments where order_id = any($1) and outcome is not null',
    [run.orders],
  );
  return [...rows.map(({ outcome }) => outcome), ...(await moneyOf(run)).map(({ entry }) => entry)];
}

/** What has to hold at every moment. */
async function holds(run: Run): Promise<void> {
  const sum = await server.value<number>('select sum(amount)::int from credit_ledger where user_id = $1', [
    run.userId,
  ]);
  expect(await balanceOf(run)).toBe(sum);
  expect(sum).toBeGreaterThanOrEqual(0);
  const money = await moneyOf(run);
  const { rows: grants } = await server.query<{ id: string; request_id: string; order_id: string }>(
    `select id, request_id, order_id from payments where order_id = any($1) and outcome = 'granted'`,
    [run.orders],
  );
  // One payment pays an order, and each has one line.
  expect(new Set(grants.map(({ order_id }) => order_id)).size).toBe(grants.length);
  const bought = money.filter(({ request_id }) => grants.some((grant) => grant.request_id === request_id));
  expect(bought.map(({ entry, amount }) => `${entry} ${amount}`)).toEqual(
    grants.map(() => `grant ${plan.thirds}`),
  );
  // All other lines are refunds: each takes once, and gives back once at most what it took.
  const { rows: refunds } = await server.query<{ request_id: string; payment_id: string }>(
    `select r.request_id, r.payment_id from payment_refunds as r join payments as p on p.id = r.payment_id
     where p.order_id = any($1)`,
    [run.orders],
  );
  const others = money.filter((entry) => !bought.includes(entry));
  for (const { request_id: id } of others) expect(refunds.map(({ request_id }) => request_id)).toContain(id);
  for (const { request_id: id } of refunds) {
    const lines = others.filter(({ request_id }) => request_id === id);
    expect(lines.map(({ entry }) => entry).join()).toMatch(/^(revoke(,grant)?)?$/);
    expect(sumOf(lines)).toBeLessThanOrEqual(0);
    expect(lines.length === 2 ? sumOf(lines) : 0).toBe(0);
  }
  // No payment loses more than it brought.
  for (const { id } of grants) {
    const ids = refunds.filter(({ payment_id }) => payment_id === id).map(({ request_id }) => request_id);
    const taken = others.filter(({ request_id }) => ids.includes(request_id));
    expect(-sumOf(taken)).toBeLessThanOrEqual(plan.thirds);
  }
}

/** What has to hold once the gateway is back, everything late has come and somebody has looked at all of it. */
async function settles(run: Run): Promise<void> {
  await there('control', { trouble: 'none' });
  clock += 120_000;
  for (let round = 0; round < 3; round += 1) {
    await makeDue(run);
    expect(await reconcile(tools)).toMatchObject({ failed: 0 });
  }
  const payments = await paymentsOf(run);
  for (const order of run.orders) {
    const taken = payments.filter((payment) => payment.order_id === order && payment.captured);
    const row = await server.row<{ state: string; payment_id: string | null; refunded_paise: number }>(
      'select state, payment_id, refunded_paise from payment_orders where id = $1',
      [order],
    );
    const kept = taken.find(({ id }) => id === row.payment_id);
    // Whoever has paid has the credits, or all of the money back.
    for (const payment of taken) if (payment !== kept) expect(payment.status).toBe('refunded');
    if (kept) {
      expect(row.refunded_paise).toBe(kept.amount_refunded);
      const state = { [0]: 'paid', [plan.paise]: 'refunded' }[kept.amount_refunded] ?? 'partly_refunded';
      expect(row.state).toBe(state);
    } else {
      expect(['created', 'pending', 'expired']).toContain(row.state);
    }
    // What the bank has agreed to for an open order was taken.
    expect(
      kept === undefined &&
        payments.some(({ order_id, status }) => order_id === order && status === 'authorized'),
    ).toBe(false);
  }
  await holds(run);
}

test('credits are granted once for each paid order and taken back once for each refund, in whatever order it all comes', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
      const run = await openRun();
      for (const one of steps) {
        await take(run, one);
        await holds(run);
      }
      await settles(run);
      for (const kind of await kindsOf(run)) seen.add(kind);
    }),
    { numRuns: 40, examples: [[paidTwice], [refundedUnseen]] },
  );
  // Runs in which nothing happens would prove nothing.
  expect([...seen]).toEqual(expect.arrayContaining(['grant', 'granted', 'revoke', 'second_payment']));
}, 600_000);
