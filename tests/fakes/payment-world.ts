import { createHmac, randomUUID } from 'node:crypto';
import { sandboxPath } from '#supabase/local/payment-sandbox/sandbox.ts';
import type { Way } from '#supabase/local/payment-sandbox/bank.ts';
import { loadSecrets, sandboxKeysOf, type Secrets } from '#supabase/local/secrets.ts';
import type { Answer, OwnWorld, Session } from './embedded-world.ts';

/** Plans that every installation starts with. */
export const plans = {
  starter: { id: '6f1d2b7e-0a01-4c3e-9a51-000000000001', name: 'Starter Plan', amount: 9_900, credits: 10 },
  standard: {
    id: '6f1d2b7e-0a01-4c3e-9a51-000000000002',
    name: 'Standard Plan',
    amount: 24_900,
    credits: 30,
  },
} as const;

export interface Proof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** People who buy plans at an embedded backend, and the gateway that is played there. */
export interface PaymentWorld {
  secrets: Secrets;
  keys: ReturnType<typeof sandboxKeysOf>;
  /** An order of a plan, as the app opens it. */
  order(session: Session, plan?: { id: string }, requestId?: string): Promise<string>;
  /** What the buyer does in the window of the gateway. */
  pay(
    orderId: string,
    way?: Way,
    more?: { after_seconds?: number; is_captured?: boolean },
  ): Promise<Answer & { proof: Proof }>;
  /** What the browser brings back. */
  verify(session: Session, proof: Proof): Promise<Answer>;
  /** Calls the API of the gateway with its keys. */
  api(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
  /** Makes the gateway fail, or silences its events. */
  control(wish: { trouble?: string; events?: boolean; failRefund?: string }): Promise<void>;
  /** An event as the gateway would send it. */
  event(
    kind: string,
    entities: object,
    more?: { id?: string; secret?: string; signature?: string },
  ): Promise<Answer>;
  /** What the schedule runs; for one order also before it is due. */
  reconcile(orderId?: string): Promise<Answer>;
  /** A call of the data service with the key of the installation. */
  asService(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** An order as its owner sees it. */
  orderOf(session: Session, id: string): Promise<Record<string, unknown> | undefined>;
  credits(session: Session): Promise<number>;
  /** The lines of money in the ledger, oldest first. */
  ledger(session: Session): Promise<string[]>;
}

export async function paymentWorld(world: OwnWorld): Promise<PaymentWorld> {
  const secrets = await loadSecrets(world.settings.dataDir);
  const keys = sandboxKeysOf(secrets);
  const gateway = world.url + sandboxPath;
  const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;

  async function send(address: string, method: string, headers: object, body?: object): Promise<Answer> {
    const response = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
  }

  return {
    secrets,
    keys,
    async order(session, plan = plans.starter, requestId = randomUUID()) {
      const { status, body } = await world.call('create-order', { planId: plan.id, requestId }, session);
      if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`);
      return String(body['orderId']);
    },
    async pay(orderId, way = 'yes', more = {}) {
      const address = `${gateway}/checkout/${orderId}/pay`;
      const answer = await send(address, 'POST', {}, { key_id: keys.keyId, way, ...more });
      return { ...answer, proof: answer.body as unknown as Proof };
    },
    verify: (session, proof) => world.call('verify-payment', proof, session),
    api: (method, path, body) => send(`${gateway}/v1${path}`, method, { authorization }, body),
    async control(wish) {
      await send(`${gateway}/control`, 'POST', { authorization }, wish);
    },
    event(kind, entities, { id = randomUUID(), secret = keys.webhookSecret, signature } = {}) {
      const payload = Object.fromEntries(
        Object.entries(entities).map(([name, entity]) => [name, { entity }]),
      );
      const body = { entity: 'event', event: kind, contains: Object.keys(entities), payload };
      const signed = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
      const headers = { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature ?? signed };
      return send(`${world.url}/functions/v1/razorpay-webhook`, 'POST', headers, body);
    },
    reconcile: (orderId) =>
      send(
        `${world.url}/functions/v1/reconcile-payments`,
        'POST',
        { apikey: secrets.serviceKey },
        orderId === undefined ? {} : { orderId },
      ),
    async asService(method, path, body) {
      const response = await fetch(`${world.url}/rest/v1/${path}`, {
        method,
        headers: {
          apikey: secrets.serviceKey,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    async orderOf({ client }, id) {
      const { data } = await client.from('payment_orders').select().eq('id', id);
      return (data as Record<string, unknown>[] | null)?.[0];
    },
    async credits(session) {
      const { body } = await world.call('get-user-credits', {}, session);
      return Math.round(Number(body['credits']) * 3) / 3;
    },
    async ledger({ client }) {
      const { data } = await client
        .from('credit_ledger')
        .select('entry, amount, description')
        .neq('description', 'Welcome credits')
        .order('seq');
      return (data as { entry: string; amount: number; description: string }[]).map(
        ({ entry, amount, description }) => `${entry} ${amount} ${description}`,
      );
    },
  };
}
