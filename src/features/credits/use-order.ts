import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { creditsHere } from '#db/credits.ts';
import type { PaymentOrder } from '#domain/credits/statement.ts';
import { logQuietly } from '#lib/log.ts';
import { findOrder } from '#session/credits.ts';
import type { Answer, Trouble } from '#session/trouble.ts';
import { useConnected } from './use-connected.ts';

export type FoundOrder =
  | { kind: 'looking' }
  | { kind: 'found'; order: PaymentOrder }
  | { kind: 'absent' }
  /** It is not on this device, and the server could not be asked. */
  | { kind: 'not-told' };

const againMs = 5_000;

/** One order of this user: as the server has it, else as the device kept it. One that the bank is asked about is looked at again. */
export function useOrder(userId: string, orderId: string): { found: FoundOrder; lookAgain(): void } {
  const [told, setTold] = useState<Answer<PaymentOrder | undefined, Trouble>>();
  const kept = useLiveQuery(async () => {
    try {
      return (await creditsHere(userDatabase(userId))).purchases.find(({ id }) => id === orderId) ?? null;
    } catch (error) {
      logQuietly('credits', error);
      return null;
    }
  }, [userId, orderId]);
  const isWaiting = told?.ok === true && told.value?.state === 'pending';
  const look = useCallback(async () => setTold(await findOrder(userId, orderId)), [userId, orderId]);
  useConnected(look);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void look(), againMs);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
  function lookAgain(): void {
    setTold(undefined);
    void look();
  }
  return { found: foundOrder(told, kept), lookAgain };
}

function foundOrder(
  told: Answer<PaymentOrder | undefined, Trouble> | undefined,
  kept: PaymentOrder | null | undefined,
): FoundOrder {
  if (told?.ok) return told.value ? { kind: 'found', order: told.value } : { kind: 'absent' };
  if (kept) return { kind: 'found', order: kept };
  return told && kept === null ? { kind: 'not-told' } : { kind: 'looking' };
}
