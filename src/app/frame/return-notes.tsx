import { useEffect } from 'react';
import { useStore } from 'zustand';
import { session } from '#i18n/catalogue/session.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { showToast } from '#ui/toast.ts';

/** Tells somebody who has come back what still waits on this device, or what the browser has removed from it. */
export function ReturnNotes() {
  const { kept, lost, releaseKept } = useStore(syncStatusStore);
  useEffect(() => {
    if (lost > 0) {
      showToast({
        tone: 'error',
        title: { message: session.lostTitle, values: { count: lost } },
        description: { message: session.lostText },
      });
    }
  }, [lost]);
  useEffect(() => {
    if (kept > 0 && releaseKept) {
      showToast({
        tone: 'info',
        title: { message: session.keptTitle, values: { count: kept } },
        action: { label: { message: session.sendNow }, run: () => void releaseKept() },
      });
    }
  }, [kept, releaseKept]);
  return null;
}
