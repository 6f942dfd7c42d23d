import { useCallback, useEffect, useState } from 'react';
import { paymentSetup, type PaymentConfig, type Seller } from '#session/credits.ts';
import { useConnected } from './use-connected.ts';

export interface Setup {
  payments: PaymentConfig | undefined;
  seller: Seller | undefined;
}

/** What is on the device waits no longer than this for what the host says. */
const patienceMs = 300;

/** How this installation is paid, and who sells; undefined until that is known. `isLooking`: it may be known in a moment. */
export function useSetup(): { setup: Setup | undefined; isLooking: boolean } {
  const [setup, setSetup] = useState<Setup>();
  const [isLooking, setIsLooking] = useState(true);
  const look = useCallback(async () => {
    const found = await paymentSetup();
    if (found) setSetup(found);
    setIsLooking(false);
  }, []);
  useConnected(look);
  useEffect(() => {
    const timer = setTimeout(() => setIsLooking(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return { setup, isLooking };
}
