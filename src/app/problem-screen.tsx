import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { frame } from '#i18n/catalogue/frame.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { isServerReached } from '#lib/server-reach.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { OfflineIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';

/** A page that could not be drawn: without its files it is not on the device, otherwise the mistake is ours. */
export function ProblemScreen({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const { t } = useI18n();
  // What was so when the page was drawn: with the network the page itself has not come yet.
  const [isOffDevice] = useState(() => isPartMissing(error) || !navigator.onLine || !isServerReached());
  if (isOffDevice) {
    return (
      <Screen documentTitle={`${t(frame.offlineTitle)} · ${t(ui.productName)}`}>
        <EmptyState
          order={1}
          picture={<OfflineIcon size="3.5rem" />}
          title={t(frame.offlineTitle)}
          text={t(frame.offlineText)}
          action={<Button onClick={() => tryAgain(reset)}>{t(frame.tryAgain)}</Button>}
        />
      </Screen>
    );
  }
  return (
    <Screen documentTitle={`${t(frame.errorTitle)} · ${t(ui.productName)}`}>
      <div role="alert">
        <EmptyState
          order={1}
          title={t(frame.errorTitle)}
          text={t(frame.errorText)}
          // A whole reload: the mistake may lie in a part that has since been replaced.
          action={<Button onClick={() => window.location.reload()}>{t(frame.reload)}</Button>}
        />
      </div>
    </Screen>
  );
}

/** The browsers have no code for it, and each its own words. */
function isPartMissing(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  );
}

/** A part that was missing once stays missing for the page that asked for it, so the page is loaded again where it can be. */
function tryAgain(reset: () => void): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) window.location.reload();
  else reset();
}
