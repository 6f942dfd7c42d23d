import { optionalUuid, readBody } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { GatewayError, type Gateway, type GatewayOrder } from '../_shared/gateway.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

interface Offer {
  plan_name: string;
  credits: number;
  amount_paise: number;
  currency: string;
}

type Priced =
  | ({ status: 'new' } & Offer)
  | { status: 'known'; order: Order }
  | { status: 'plan_not_found' | 'request_id_reuse' };

interface Order extends Offer {
  id: string;
}

/**
 * POST `{planId, requestId?}` → `{orderId, keyId, amount, currency, planName, credits, isSandbox}`: opens an order for a
 * plan at the price that the plan has here at this moment; `amount` is in paise. The same `requestId` gives the same
 * order.
 *
 * 400 `bad_request` · 401 · 404 `plan_not_found` · 409 `request_id_reuse` · 502 `gateway_failed` · 503
 * `payments_unavailable`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { backend, payments } = deps;
    const caller = await callerOf(request, backend);
    if (!payments)
      throw new HttpProblem(503, 'payments_unavailable', 'Nothing can be bought here at present.');
    const { keyId, gateway, isSandbox } = payments;
    const body = await readBody(request);
    const planId = optionalUuid(body, 'planId');
    if (planId === undefined) throw new HttpProblem(400, 'bad_request', '"planId" must be a UUID.');
    const requestId = optionalUuid(body, 'requestId') ?? crypto.randomUUID();
    const asked = {
      p_user_id: caller.id,
      p_request_id: requestId,
      p_plan_id: planId,
      p_is_sandbox: isSandbox,
    };
    const priced = (await backend.rpc('price_payment_order', asked)) as Priced;
    const order = await orderFor(priced);
    return {
      orderId: order.id,
      keyId,
      amount: order.amount_paise,
      currency: order.currency,
      planName: order.plan_name,
      credits: order.credits,
      isSandbox,
    };

    async function orderFor(found: Priced): Promise<Order> {
      switch (found.status) {
        case 'known':
          return found.order;
        case 'plan_not_found':
          throw new HttpProblem(404, 'plan_not_found', 'There is no such plan any more.');
        case 'request_id_reuse':
          throw new HttpProblem(409, 'request_id_reuse', 'This requestId was used for another order.');
        case 'new': {
          const { plan_name, credits, amount_paise, currency } = found;
          const { id } = await openOrder(gateway, { amount: amount_paise, currency, receipt: requestId });
          return (await backend.rpc('keep_payment_order', {
            ...asked,
            p_order_id: id,
            p_plan_name: plan_name,
            p_credits: credits,
            p_amount_paise: amount_paise,
            p_currency: currency,
          })) as Order;
        }
      }
    }

    async function openOrder(
      at: Gateway,
      wanted: { amount: number; currency: string; receipt: string },
    ): Promise<GatewayOrder> {
      try {
        const opened = await at.createOrder(wanted);
        if (opened.amount === wanted.amount && opened.currency === wanted.currency) return opened;
        deps.log(`${opened.id} was opened for another amount than was asked for`);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        deps.log(`No order could be opened: ${error.message}`);
      }
      throw new HttpProblem(502, 'gateway_failed', 'The payment service did not answer. Please try again.');
    }
  });
}
