import { useCallback, useState } from 'react';
import { paymentSetup, type PaymentConfig, type Seller } from '#session/credits.ts';
import { useConnected } from './use-connected.ts';

export interface Setup {
  payments: PaymentConfig | undefined;
  seller: Seller | undefined;
}

/** How this installation is paid, and who sells; undefined until that is known. */
export function useSetup(): Setup | undefined {
  const [setup, setSetup] = useState<Setup>();
  const look = useCallback(async () => {
    const found = await paymentSetup();
    if (found) setSetup(found);
  }, []);
  useConnected(look);
  return setup;
}
