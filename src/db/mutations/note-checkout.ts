import type { UserDatabase } from '../database.ts';
import type { OpenCheckout } from '../schema.ts';

/** After this long nobody expects a word on a payment any more; the account of credits has it. */
const openForMs = 24 * 60 * 60_000;

/** Notes that an order goes to the checkout from here, before anybody leaves for it. `now`: milliseconds since 1970. */
export async function noteCheckout(db: UserDatabase, orderId: string, now: number): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const others = (await openCheckouts(db, now)).filter((open) => open.orderId !== orderId);
    await db.meta.put({ key: 'checkouts', open: [...others, { orderId, at: now }] });
  });
}

/** The end of this order has been told. */
export async function closeCheckout(db: UserDatabase, orderId: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const open = (await notedCheckouts(db)).filter((noted) => noted.orderId !== orderId);
    if (open.length === 0) await db.meta.delete('checkouts');
    else await db.meta.put({ key: 'checkouts', open });
  });
}

/** Orders of the last day whose end nobody has been told, in the order in which they were made. */
export async function openCheckouts(db: UserDatabase, now: number): Promise<OpenCheckout[]> {
  // A clock that was put back makes the past the future: that is no reason to forget a payment.
  return (await notedCheckouts(db)).filter(({ at }) => now - at < openForMs);
}

async function notedCheckouts(db: UserDatabase): Promise<readonly OpenCheckout[]> {
  const noted = await db.meta.get('checkouts');
  return noted?.key === 'checkouts' ? noted.open : [];
}
