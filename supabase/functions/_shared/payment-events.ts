import { GatewayError } from './gateway.ts';
import { settle, type SettleTools } from './payments.ts';

/** What an event says of where to look. */
export interface PaymentEvent {
  id: string;
  kind: string;
  paymentId: string | undefined;
  orderId: string | undefined;
}

/** Looks where an event points and closes it. Throws when that has to be tried again later. */
export async function settleEvent(tools: SettleTools, event: PaymentEvent): Promise<void> {
  await tools.backend.rpc('settle_webhook_event', {
    p_event_id: event.id,
    p_outcome: await outcomeOf(tools, event),
  });
}

async function outcomeOf(tools: SettleTools, { kind, paymentId, orderId }: PaymentEvent): Promise<string> {
  const { gateway } = tools.payments;
  try {
    if (paymentId !== undefined) {
      const refunds = kind.startsWith('refund.') ? 'look' : 'as told';
      return (await settle(tools, await gateway.payment(paymentId), { refunds })).status;
    }
    if (orderId !== undefined) return await settleOrder(tools, orderId);
    return 'nothing_to_look_at';
  } catch (error) {
    // The gateway does not know it under our keys: an event of a test account, for instance.
    if (error instanceof GatewayError && error.kind === 'refused') return 'unknown_there';
    throw error;
  }
}

/** Settles all payments of an order; says what became of them. */
export async function settleOrder(tools: SettleTools, orderId: string): Promise<string> {
  const outcomes: string[] = [];
  for (const payment of await tools.payments.gateway.paymentsOf(orderId))
    outcomes.push((await settle(tools, payment)).status);
  return outcomes.length === 0 ? 'not_paid' : outcomes.join(' ');
}
