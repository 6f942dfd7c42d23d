import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signatureOf } from '../../functions/_shared/signature.ts';
import type { Background } from '../background.ts';
import {
  answersDue,
  attempt,
  capture,
  failRefund,
  forget,
  openOrder,
  orderAt,
  paymentAt,
  refund,
  refundAt,
  refundsOf,
  BankRefusal,
  ways,
  type Happening,
} from './bank.ts';
import { openDeliveries } from './deliveries.ts';
import { openStore } from './store.ts';

/** A payment gateway that is only played: it speaks the protocol of the real one, and no money moves. */
export interface PaymentSandbox {
  /** Answers everything under `/sandbox/razorpay`. */
  answer(request: Request): Promise<Response>;
  /** From now on events are told to this address, and answers of the bank come. */
  start(webhookUrl: string): void;
  close(): void;
}

export interface SandboxKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

interface Surroundings {
  dataDir: string;
  keys: SandboxKeys;
  background: Background;
  /** Milliseconds since 1970. */
  now(): number;
}

export const sandboxPath = '/sandbox/razorpay';
const window = new URL('./checkout-window.js', import.meta.url);
const tickMs = 250;

/** How the API can be made to fail: no answer worth the name, an answer of another kind, or an answer that gets lost. */
const troubles = ['none', 'down', 'garbage', 'lost answers'] as const;

/** Opens the gateway with what it remembers from before. */
export async function openPaymentSandbox(surroundings: Surroundings): Promise<PaymentSandbox> {
  const { keys, background, now } = surroundings;
  const store = await openStore(surroundings.dataDir, background);
  const { kept } = store;
  forget(kept.bank, seconds());
  let webhookUrl: string | undefined;
  let trouble: (typeof troubles)[number] = 'none';
  let tellsEvents = true;
  let timer: NodeJS.Timeout | undefined;
  const refundsByKey = new Map<string, { asked: string; answer: unknown }>();
  const deliveries = openDeliveries({
    store,
    webhookUrl: () => webhookUrl ?? '',
    secret: keys.webhookSecret,
    now,
    isOn: () => tellsEvents,
  });

  function seconds(): number {
    return Math.floor(now() / 1000);
  }

  /** Writes down what was done before anybody is told of it. */
  async function happened(happenings: readonly Happening[]): Promise<void> {
    deliveries.tell(happenings);
    await store.save();
    if (webhookUrl !== undefined) background.run(() => deliveries.deliver());
  }

  /** Lets the bank say what it had to say by now. */
  async function catchUp(): Promise<void> {
    const due = answersDue(kept.bank, seconds());
    if (due.length > 0) await happened(due);
  }

  async function tick(): Promise<void> {
    await catchUp();
    await deliveries.deliver();
  }

  async function answerApi(request: Request, path: string[]): Promise<Response> {
    if (!hasKeys(request)) return refused(401, 'Authentication failed');
    if (trouble === 'down') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (trouble === 'garbage') return new Response('<!doctype html>', { status: 200 });
    const answer = await act(request, path);
    return trouble === 'lost answers' && request.method === 'POST'
      ? new Response('<h1>Gateway time-out</h1>', { status: 504 })
      : answer;
  }

  async function act(request: Request, [thing, id = '', part]: string[]): Promise<Response> {
    const asked = request.method === 'POST' ? await fieldsOf(request) : {};
    const call = [request.method, thing, id && '…', part].filter(Boolean).join(' ');
    switch (call) {
      case 'POST orders': {
        const order = openOrder(kept.bank, asked, seconds());
        await store.save();
        return Response.json(order);
      }
      case 'GET orders …':
        return Response.json(orderAt(kept.bank, id));
      case 'GET orders … payments': {
        const { id: orderId } = orderAt(kept.bank, id);
        return collection(Object.values(kept.bank.payments).filter(({ order_id }) => order_id === orderId));
      }
      case 'GET payments …':
        return Response.json(paymentAt(kept.bank, id));
      case 'POST payments … capture': {
        const { payment, happenings } = capture(kept.bank, id, asked);
        await happened(happenings);
        return Response.json(payment);
      }
      case 'POST payments … refund':
        return answerRefund(request, id, asked);
      case 'GET payments … refunds':
        return collection(refundsOf(kept.bank, paymentAt(kept.bank, id).id));
      case 'GET refunds …':
        return Response.json(refundAt(kept.bank, id));
      default:
        return refused(404, 'The requested URL was not found on the server.');
    }
  }

  async function answerRefund(
    request: Request,
    id: string,
    asked: Record<string, unknown>,
  ): Promise<Response> {
    const key = request.headers.get('x-refund-idempotency');
    const words = JSON.stringify([id, asked]);
    const known = key === null ? undefined : refundsByKey.get(key);
    if (known && known.asked !== words)
      return refused(400, 'Different request with the same idempotency key has already been processed.');
    if (known) return Response.json(known.answer);
    const { refund: made, happenings } = refund(kept.bank, id, asked, seconds());
    if (key !== null) refundsByKey.set(key, { asked: words, answer: made });
    await happened(happenings);
    return Response.json(made);
  }

  /** What the window does; it knows the public key and an order. */
  async function answerWindow(request: Request, [id = '', part]: string[]): Promise<Response> {
    const asked = await fieldsOf(request);
    if (request.method !== 'POST' || asked['key_id'] !== keys.keyId)
      return refused(401, 'The api key is invalid');
    const { amount, currency, status } = orderAt(kept.bank, id);
    if (part === undefined) return Response.json({ amount, currency, status });
    const way = ways.find((known) => known === asked['way']);
    if (part !== 'pay' || !way) return refused(400, 'There is no such way to pay.');
    const afterSeconds = Math.min(Math.max(Number(asked['after_seconds'] ?? 5) || 0, 0), 3600);
    const isCaptured = asked['is_captured'] === true;
    const { payment, happenings } = attempt(kept.bank, id, { way, isCaptured, afterSeconds }, seconds());
    await happened(happenings);
    if (payment.status === 'failed') {
      const { error_code: code, error_description: description, error_source: source } = payment;
      const { error_step: step, error_reason: reason } = payment;
      const metadata = { payment_id: payment.id, order_id: id };
      return Response.json({ error: { code, description, source, step, reason, metadata } }, { status: 400 });
    }
    return Response.json({
      razorpay_payment_id: payment.id,
      razorpay_order_id: id,
      razorpay_signature: await signatureOf(`${id}|${payment.id}`, keys.keySecret),
    });
  }

  /** For tests, with the keys of the API: `{trouble?, events?}`, or `{failRefund: id}`. */
  async function answerControl(request: Request): Promise<Response> {
    if (request.method !== 'POST' || !hasKeys(request)) return refused(401, 'Authentication failed');
    const asked = await fieldsOf(request);
    trouble = troubles.find((known) => known === asked['trouble']) ?? trouble;
    if (typeof asked['events'] === 'boolean') tellsEvents = asked['events'];
    if (typeof asked['failRefund'] === 'string')
      await happened(failRefund(kept.bank, asked['failRefund']).happenings);
    return Response.json({ trouble, events: tellsEvents });
  }

  function hasKeys(request: Request): boolean {
    const given = /^Basic\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const [one, other] = [given, btoa(`${keys.keyId}:${keys.keySecret}`)].map((text) =>
      createHash('sha256').update(text).digest(),
    );
    return one !== undefined && other !== undefined && timingSafeEqual(one, other);
  }

  return {
    async answer(request) {
      const path = new URL(request.url).pathname.slice(sandboxPath.length + 1).split('/');
      const [part, ...rest] = path;
      await catchUp();
      try {
        switch (part) {
          case 'v1':
            return await answerApi(request, rest);
          case 'checkout':
            return await answerWindow(request, rest);
          case 'control':
            return await answerControl(request);
          case 'checkout.js':
            return new Response(await readFile(window), {
              headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
            });
          case undefined:
          default:
            return refused(404, 'The requested URL was not found on the server.');
        }
      } catch (error) {
        if (error instanceof BankRefusal) return refused(400, error.message, error.field);
        throw error;
      }
    },
    start(url) {
      webhookUrl = url;
      timer = setInterval(() => background.run(tick), tickMs);
      timer.unref();
    },
    close() {
      clearInterval(timer);
      webhookUrl = undefined;
    },
  };
}

function collection(items: readonly unknown[]): Response {
  return Response.json({ entity: 'collection', count: items.length, items });
}

function refused(status: number, description: string, field?: string): Response {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field !== undefined && { field }),
  };
  return Response.json({ error }, { status });
}

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
