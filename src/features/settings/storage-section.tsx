import { Button } from '@mantine/core';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { saySize } from '#i18n/say-size.ts';
import { useSession } from '#session/use-session.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import { KeptCopies } from './kept-copies.tsx';
import { KeptRecordings } from './kept-recordings.tsx';
import type { OutboxView } from './outbox-view.ts';
import classes from './settings.module.css';
import { useStorage } from './use-storage.ts';

/** What the device holds, and whether the browser will go on holding it. */
export function StorageSection({ view: { waiting, failed, files } }: { view: OutboxView }) {
  const { t, language } = useI18n();
  const session = useSession();
  const { storage, persist } = useStorage();
  const items = waiting.length + failed.filter(({ row }) => row.kind !== 'upload').length;

  async function keepData(): Promise<void> {
    if (!(await persist())) showToast({ tone: 'info', title: { message: settings.persistRefused } });
  }

  return (
    <section aria-labelledby="storage-title">
      <h2 id="storage-title">{t(settings.storageTitle)}</h2>
      <div className={classes.card}>
        <ul className={classes.facts}>
          {/* The place is kept while the browser still counts. */}
          <li>
            {storage === undefined && '\u00a0'}
            {storage &&
              (storage.used === undefined
                ? t(settings.storageUnknown)
                : t(settings.storageUsed, { size: saySize(storage.used, language) }))}
          </li>
          <li>
            {items + files.count === 0
              ? t(settings.storageNothing)
              : t(settings.storageWaiting, { items, files: files.count })}
          </li>
          {storage?.isPersisted !== undefined && (
            <li>{t(storage.isPersisted ? settings.persisted : settings.notPersisted)}</li>
          )}
        </ul>
        {storage?.isPersisted === false && (
          <Button variant="default" onClick={() => void keepData()}>
            {t(settings.persist)}
          </Button>
        )}
        {session.status === 'signed-in' && <KeptCopies userId={session.user.id} />}
        <KeptRecordings />
      </div>
      {!('SyncManager' in window) && (
        <p className={classes.note}>
          <InfoIcon size="1.25rem" />
          <span>{t(settings.opensToSend)}</span>
        </p>
      )}
    </section>
  );
}
