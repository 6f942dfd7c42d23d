import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { frame } from '#i18n/catalogue/frame.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { OfflineIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';

/** A page that could not be drawn: without a network it is most likely not on the device, otherwise the mistake is ours. */
export function ProblemScreen({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  if (!isOnline) {
    return (
      <Screen documentTitle={`${t(frame.offlineTitle)} · ${t(ui.productName)}`}>
        <EmptyState
          order={1}
          picture={<OfflineIcon size="3.5rem" />}
          title={t(frame.offlineTitle)}
          text={t(frame.offlineText)}
          action={<Button onClick={reset}>{t(frame.tryAgain)}</Button>}
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
