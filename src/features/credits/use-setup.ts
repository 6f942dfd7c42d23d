import { useCallback, useState } from 'react';
import { keptPaymentSetup, paymentSetup, type PaymentSetup } from '#session/credits.ts';
import { useConnected } from './use-connected.ts';

/** How this installation is paid, and who sells; undefined until the device or the host has told, which may fail. */
export function useSetup(): { setup: PaymentSetup | undefined; isLooking: boolean } {
  const [setup, setSetup] = useState<PaymentSetup>();
  const [isLooking, setIsLooking] = useState(true);
  const look = useCallback(async () => {
    for (const tell of [keptPaymentSetup, paymentSetup]) {
      const told = await tell();
      if (!told) continue;
      setSetup(told);
      setIsLooking(false);
    }
    setIsLooking(false);
  }, []);
  useConnected(look);
  return { setup, isLooking };
}
