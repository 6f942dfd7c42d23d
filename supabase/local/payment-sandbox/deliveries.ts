import { signatureOf } from '../../functions/_shared/signature.ts';
import { newBankId, type Happening } from './bank.ts';
import type { EventDelivery, Store } from './store.ts';

export interface Deliveries {
  /** Notes that something happened; it is told at once. */
  tell(happenings: readonly Happening[]): void;
  /** Tells what is due. */
  deliver(): Promise<void>;
}

interface Tools {
  store: Store;
  /** The address that takes the events. */
  webhookUrl(): string;
  secret: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether events are told at present. */
  isOn(): boolean;
}

/** The real one goes on for a day as well. */
const patienceMs = 24 * 60 * 60 * 1000;
const answerPatienceMs = 5_000;

/** Tells of events as the real gateway does: signed, and again and again until somebody says that it was heard. */
export function openDeliveries({ store, webhookUrl, secret, now, isOn }: Tools): Deliveries {
  const underWay = new Set<string>();

  async function send(delivery: EventDelivery): Promise<void> {
    underWay.add(delivery.id);
    try {
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-event-id': delivery.id,
          'x-razorpay-signature': await signatureOf(delivery.body, secret),
        },
        body: delivery.body,
        signal: AbortSignal.timeout(answerPatienceMs),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`answered ${response.status}`);
      store.kept.deliveries = store.kept.deliveries.filter(({ id }) => id !== delivery.id);
    } catch {
      delivery.attempts += 1;
      delivery.nextAt = now() + Math.min(1000 * 4 ** delivery.attempts, 60 * 60 * 1000);
      if (now() - delivery.since > patienceMs)
        store.kept.deliveries = store.kept.deliveries.filter(({ id }) => id !== delivery.id);
    } finally {
      underWay.delete(delivery.id);
    }
  }

  return {
    tell(happenings) {
      const at = now();
      for (const { event, ...entities } of happenings) {
        const contained = Object.entries(entities);
        const body = JSON.stringify({
          entity: 'event',
          account_id: 'acc_Sandbox0000000',
          event,
          contains: contained.map(([name]) => name),
          payload: Object.fromEntries(contained.map(([name, entity]) => [name, { entity }])),
          created_at: Math.floor(at / 1000),
        });
        if (isOn())
          store.kept.deliveries.push({ id: newBankId('event'), body, attempts: 0, nextAt: at, since: at });
      }
    },
    async deliver() {
      const due = store.kept.deliveries.filter(({ id, nextAt }) => nextAt <= now() && !underWay.has(id));
      if (due.length === 0) return;
      // Told together: nobody may rely on the order in which they come.
      await Promise.all(due.map(send));
      await store.save();
    },
  };
}
