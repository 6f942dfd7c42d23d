import { useEffect, useState } from 'react';
import { useIsOnline } from '#pwa/connectivity.ts';
import { paymentSetup, type PaymentConfig, type Seller } from '#session/credits.ts';

export interface Setup {
  payments: PaymentConfig | undefined;
  seller: Seller | undefined;
}

/** How this installation is paid, and who sells; undefined until that is known. */
export function useSetup(): Setup | undefined {
  const isOnline = useIsOnline();
  const [setup, setSetup] = useState<Setup>();
  useEffect(() => {
    let isLeft = false;
    void paymentSetup().then((found) => {
      if (!isLeft && found) setSetup(found);
    });
    return () => {
      isLeft = true;
    };
  }, [isOnline]);
  return setup;
}
