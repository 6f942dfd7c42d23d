import { toCredits } from '#domain/credits/prices.ts';
import { optionalUuid, readBody, textField, type Body } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { GatewayError } from '../_shared/gateway.ts';
import { makeRefund, type RefundOutcome } from '../_shared/payments.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

type Asked =
  | { status: 'asked'; payment_id: string; request_id: string; amount_paise: number }
  | { status: 'not_admin' | 'not_found' | 'nothing_left' | 'too_much' | 'request_id_reuse' };

interface Refund {
  id: string | null;
  state: 'asked' | 'pending' | 'processed' | 'failed';
  amount_paise: number;
  revoked_thirds: number;
}

/**
 * POST by an admin `{paymentId, amount?, requestId?}` → `{success: true, refundId, status, amount, creditsRevoked}`.
 * Sends money of a payment back, `amount` paise or all that is left, and takes back credits in proportion, as many as are
 * there. The same `requestId` refunds once. `status` is pending or processed; `asked` while somebody else brings it to the
 * gateway.
 *
 * 400 `bad_request` · 401 · 403 `forbidden` · 404 `payment_not_found` · 409 `nothing_left`, `too_much`,
 * `request_id_reuse`, `refund_refused` · 502 `gateway_failed`: it goes on by itself · 503 `payments_unavailable`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { backend, payments, log } = deps;
    const caller = await callerOf(request, backend);
    if (!payments) throw new HttpProblem(503, 'payments_unavailable', 'Nothing can be paid here.');
    const body = await readBody(request);
    const paymentId = textField(body, 'paymentId', { most: 64 });
    const asked = (await backend.rpc('ask_refund', {
      p_admin_id: caller.id,
      p_payment_id: paymentId,
      p_request_id: optionalUuid(body, 'requestId') ?? crypto.randomUUID(),
      p_amount_paise: amountOf(body),
      p_is_sandbox: payments.isSandbox,
    })) as Asked;
    if (asked.status !== 'asked') throw problemFor(asked.status);
    const { request_id: requestId, amount_paise: amount } = asked;
    const outcome = await tryRefund(() =>
      makeRefund({ payments, backend, log }, { paymentId, requestId, amount }),
    );
    if (outcome.kind === 'refused') {
      await backend.rpc('drop_refund', { p_request_id: requestId });
      throw new HttpProblem(409, 'refund_refused', outcome.reason);
    }
    const refund = (await backend.rpc('refund_of', { p_request_id: requestId })) as Refund;
    if (refund.state === 'failed')
      throw new HttpProblem(409, 'refund_refused', 'This refund did not go through.');
    return {
      success: true,
      refundId: refund.id,
      status: refund.state,
      amount: refund.amount_paise,
      creditsRevoked: toCredits(refund.revoked_thirds),
    };

    async function tryRefund(work: () => Promise<RefundOutcome>): Promise<RefundOutcome> {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        log(`The refund of ${paymentId} is left for later: ${error.message}`);
        throw new HttpProblem(
          502,
          'gateway_failed',
          'The payment service did not answer. The refund is noted and goes on by itself.',
        );
      }
    }
  });
}

function amountOf(body: Body): number | null {
  const amount = body['amount'] ?? null;
  if (amount === null) return null;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 100 || amount > 100_000_000)
    throw new HttpProblem(400, 'bad_request', '"amount" must be a whole number of paise, 100 or more.');
  return amount;
}

function problemFor(status: Exclude<Asked['status'], 'asked'>): HttpProblem {
  switch (status) {
    case 'not_admin':
      return new HttpProblem(403, 'forbidden', 'Only an admin may send money back.');
    case 'not_found':
      return new HttpProblem(404, 'payment_not_found', 'No such payment was taken here.');
    case 'nothing_left':
      return new HttpProblem(409, 'nothing_left', 'All of this payment has gone back already.');
    case 'too_much':
      return new HttpProblem(409, 'too_much', 'That is more than is left of this payment.');
    case 'request_id_reuse':
      return new HttpProblem(409, 'request_id_reuse', 'This requestId was used for another refund.');
  }
}
