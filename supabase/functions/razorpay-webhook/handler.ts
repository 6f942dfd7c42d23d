import { readText } from '../_shared/body.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { settleEvent, type PaymentEvent } from '../_shared/payment-events.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';
import { signatureDigest, isSignatureOf } from '../_shared/signature.ts';

const largestEvent = 256 * 1024;

/**
 * POST by the payment gateway, signed over the raw body in `x-razorpay-signature`; `x-razorpay-event-id` names the event.
 * → `{received: true}`, at once: the work goes on behind the answer, and what does not succeed is done by the
 * reconciler. An event that comes again does nothing again. What it says about money is never believed but asked for.
 *
 * 400 `bad_signature`, `bad_request` · 503 `payments_unavailable`, where no secret for it is set.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { payments, backend, log } = deps;
    if (!payments?.webhookSecret)
      throw new HttpProblem(503, 'payments_unavailable', 'No events of payments are taken here.');
    const text = await readText(request, largestEvent);
    const signature = request.headers.get('x-razorpay-signature') ?? '';
    if (!(await isSignatureOf(text, signature, payments.webhookSecret)))
      throw new HttpProblem(400, 'bad_signature', 'The signature is not that of the body.');
    const event = eventOf(text, request.headers.get('x-razorpay-event-id') || (await signatureDigest(text)));
    const { is_new } = (await backend.rpc('note_webhook_event', {
      p_event_id: event.id,
      p_kind: event.kind,
      p_order_id: event.orderId ?? null,
      p_payment_id: event.paymentId ?? null,
      p_is_sandbox: payments.isSandbox,
    })) as { is_new: boolean };
    if (is_new) {
      deps.keepAlive(
        settleEvent({ payments, backend, log }, event).catch((error: unknown) =>
          log(`${event.kind} ${event.id} is left for later: ${String(error)}`),
        ),
      );
    }
    return { received: true };
  });
}

function eventOf(text: string, id: string): PaymentEvent {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'bad_request', 'The body is not JSON.');
  }
  const kind = at(body, 'event');
  if (typeof kind !== 'string' || !/^[\w.-]{1,100}$/.test(kind) || id.length > 100)
    throw new HttpProblem(400, 'bad_request', 'This is no event.');
  const entity = (name: string): unknown => at(at(at(body, 'payload'), name), 'entity');
  const paymentId = idAt(entity('payment'), 'id') ?? idAt(entity('refund'), 'payment_id');
  const orderId = idAt(entity('order'), 'id') ?? idAt(entity('payment'), 'order_id');
  return { id, kind, paymentId, orderId };
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function idAt(value: unknown, name: string): string | undefined {
  const id = at(value, name);
  return typeof id === 'string' && /^\w{1,64}$/.test(id) ? id : undefined;
}
