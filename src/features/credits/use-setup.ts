import { useCallback, useState } from 'react';
import { paymentSetup, type PaymentConfig, type Seller } from '#session/credits.ts';
import { useConnected } from './use-connected.ts';

export interface Setup {
  payments: PaymentConfig | undefined;
  seller: Seller | undefined;
}

/** How this installation is paid, and who sells; undefined until that is known, which may fail. */
export function useSetup(): { setup: Setup | undefined; isLooking: boolean } {
  const [setup, setSetup] = useState<Setup>();
  const [isLooking, setIsLooking] = useState(true);
  const look = useCallback(async () => {
    const found = await paymentSetup();
    if (found) setSetup(found);
    setIsLooking(false);
  }, []);
  useConnected(look);
  return { setup, isLooking };
}
