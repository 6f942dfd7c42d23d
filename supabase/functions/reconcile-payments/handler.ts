import { optionalText, readBody } from '../_shared/body.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { settleEvent, settleOrder } from '../_shared/payment-events.ts';
import { GatewayError } from '../_shared/gateway.ts';
import { settle, type SettleTools } from '../_shared/payments.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

interface ToCheck {
  orders: { id: string; is_expiring: boolean }[];
  payments: string[];
  events: { id: string; kind: string; order_id: string | null; payment_id: string | null }[];
}

/** A gateway that does not answer so often in a row is away; the rest waits for the next time. */
const mostFailures = 3;

/**
 * POST `{orderId?}` by a schedule, with the service key → `{checked, failed}`. Asks the gateway about orders whose browser never came
 * back, about money that is to go back or may have gone back, and about events that could not be dealt with; with an
 * order about that one, at once. Safe to call at any time, also twice at once.
 *
 * 401 `unauthorized` · 503 `payments_unavailable`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { payments, backend, log } = deps;
    if (!payments) throw new HttpProblem(503, 'payments_unavailable', 'Nothing can be paid here.');
    if (!(await payments.isService(request)))
      throw new HttpProblem(401, 'unauthorized', 'Only the installation itself may ask for this.');
    const tools = { payments, backend, log };
    const orderId = optionalText(await readBody(request), 'orderId', 64);
    return orderId === undefined ? reconcile(tools) : inTurn([() => checkOrder(tools, orderId, false)], log);
  });
}

/** What the schedule of the embedded backend runs. */
export async function reconcile(tools: SettleTools): Promise<{ checked: number; failed: number }> {
  const { backend, payments } = tools;
  const {
    orders,
    payments: known,
    events,
  } = (await backend.rpc('payments_to_check', {
    p_is_sandbox: payments.isSandbox,
  })) as ToCheck;
  const work = [
    ...orders.map((order) => () => checkOrder(tools, order.id, order.is_expiring)),
    ...known.map((id) => async () => settle(tools, await payments.gateway.payment(id), { refunds: 'look' })),
    ...events.map(({ id, kind, order_id, payment_id }) => () => {
      const [orderId, paymentId] = [order_id ?? undefined, payment_id ?? undefined];
      return settleEvent(tools, { id, kind, orderId, paymentId });
    }),
  ];
  return inTurn(work, tools.log);
}

async function inTurn(
  work: readonly (() => Promise<unknown>)[],
  log: (message: string) => void,
): Promise<{ checked: number; failed: number }> {
  const done = { checked: 0, failed: 0 };
  let inARow = 0;
  for (const check of work) {
    if (inARow === mostFailures) break;
    try {
      await check();
      done.checked += 1;
      inARow = 0;
    } catch (error) {
      log(`A payment is left for later: ${String(error)}`);
      done.failed += 1;
      inARow += 1;
    }
  }
  return done;
}

async function checkOrder(tools: SettleTools, id: string, isExpiring: boolean): Promise<void> {
  try {
    await settleOrder(tools, id);
  } catch (error) {
    const isUnknown = error instanceof GatewayError && error.kind === 'refused';
    if (!isUnknown) throw error;
  }
  if (isExpiring) await tools.backend.rpc('expire_payment_order', { p_order_id: id });
}
