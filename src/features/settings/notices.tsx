import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import type { OutboxView } from './outbox-view.ts';
import classes from './settings.module.css';

/** What was left behind at a sign-out, and what the browser has taken away. */
export function Notices({ view: { waiting } }: { view: OutboxView }) {
  const { t } = useI18n();
  const { lost, releaseKept } = useStore(syncStatusStore);
  const kept = waiting.filter(({ wait }) => wait?.kind === 'kept').length;
  return (
    <>
      {kept > 0 && (
        <section className={classes.guest}>
          <p>{t(kept === 1 ? settings.keptOne : settings.keptMany, { count: kept })}</p>
          <Button disabled={releaseKept === undefined} onClick={() => void releaseKept?.()}>
            {t(settings.sendKept)}
          </Button>
        </section>
      )}
      {lost > 0 && (
        <section className={classes.lost}>
          <p>{t(lost === 1 ? settings.lostOne : settings.lostMany, { count: lost })}</p>
        </section>
      )}
    </>
  );
}
