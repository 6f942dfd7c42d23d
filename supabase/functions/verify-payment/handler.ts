import { readBody, textField } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { GatewayError } from '../_shared/gateway.ts';
import { settle, type PaymentDeps, type SettledPayment } from '../_shared/payments.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';
import { isSignatureOf } from '../_shared/signature.ts';

interface Order {
  credits: number;
  state: string;
  payment_id: string | null;
}

const pending = { success: false, status: 'pending', credits_added: 0 };

/**
 * POST `{razorpay_order_id, razorpay_payment_id, razorpay_signature}` → `{success: true, credits_added}`, or
 * `{success: false, status: 'pending', credits_added: 0}` while the bank has not said yes, or the gateway cannot be
 * asked: then the credits come by themselves. The same again gives the same answer and adds nothing. A second payment of
 * an order that was paid already goes back, and the answer tells of the credits of the first.
 *
 * 400 `bad_request`, `bad_signature` · 401 · 404 `order_not_found`, also for an order of somebody else · 409
 * `amount_differs`, `payment_failed` · 503 `payments_unavailable`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { backend, payments } = deps;
    const caller = await callerOf(request, backend);
    if (!payments) throw new HttpProblem(503, 'payments_unavailable', 'Nothing can be paid here at present.');
    const body = await readBody(request);
    const orderId = textField(body, 'razorpay_order_id', { most: 64 });
    const paymentId = textField(body, 'razorpay_payment_id', { most: 64 });
    const signature = textField(body, 'razorpay_signature', { most: 256 });
    const ownOrder = async () =>
      (await backend.rpc('payment_order_of', {
        p_user_id: caller.id,
        p_order_id: orderId,
        p_is_sandbox: payments.isSandbox,
      })) as Order | null;

    const order = await ownOrder();
    if (!order) throw new HttpProblem(404, 'order_not_found', 'There is no such order of yours.');
    if (!(await isSignatureOf(`${orderId}|${paymentId}`, signature, payments.keySecret)))
      throw new HttpProblem(400, 'bad_signature', 'This payment was not confirmed by the payment service.');
    if (order.payment_id === paymentId) return { success: true, credits_added: order.credits };

    const settled = await settleNow(payments, { orderId, paymentId });
    switch (settled?.status) {
      case undefined:
        await backend.rpc('await_payment', { p_order_id: orderId, p_payment_id: paymentId });
        return pending;
      case 'capture':
      case 'waiting':
        return pending;
      case 'granted':
        return { success: true, credits_added: settled.credits };
      case 'returned':
      case 'left': {
        const now = await ownOrder();
        if (now?.payment_id) return { success: true, credits_added: now.credits };
        throw new HttpProblem(409, 'payment_failed', 'The bank has given this payment back.');
      }
      case 'failed':
        throw new HttpProblem(409, 'payment_failed', 'This payment did not go through.');
      case 'amount_differs':
        throw new HttpProblem(
          409,
          'amount_differs',
          'This is not the amount of the order; it goes back to you.',
        );
      case 'unknown_order':
        throw new HttpProblem(404, 'order_not_found', 'There is no such order of yours.');
    }

    /** Undefined where the gateway cannot be asked. */
    async function settleNow(
      at: PaymentDeps,
      signed: { orderId: string; paymentId: string },
    ): Promise<SettledPayment | undefined> {
      try {
        const payment = await at.gateway.payment(signed.paymentId);
        if (payment.orderId !== signed.orderId)
          throw new HttpProblem(400, 'bad_signature', 'This payment belongs to another order.');
        return await settle({ payments: at, backend, log: deps.log }, payment);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        deps.log(`${signed.paymentId} could not be looked up: ${error.message}`);
        return undefined;
      }
    }
  });
}
