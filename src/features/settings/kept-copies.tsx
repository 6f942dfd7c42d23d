import { Button } from '@mantine/core';
import { useLiveQuery } from 'dexie-react-hooks';
import { userDatabase } from '#db/database.ts';
import { letCopiesGo, sizeOfCopies } from '#db/mutations/keep-copies.ts';
import { settings } from '#i18n/catalogue/settings.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';
import classes from './settings.module.css';

/** The copies of plans and photos that this device keeps; nothing where there are none. */
export function KeptCopies({ userId }: { userId: string }) {
  const { t, language } = useI18n();
  const size = useLiveQuery(
    () =>
      sizeOfCopies(userDatabase(userId)).catch((error: unknown) => {
        logQuietly('storage', error);
        return 0;
      }),
    [userId],
  );

  async function free(): Promise<void> {
    try {
      await letCopiesGo(userDatabase(userId));
      showToast({ tone: 'success', title: { message: settings.storageFreed } });
    } catch (error) {
      logQuietly('storage', error);
      showToast({ tone: 'error', title: { message: settings.storageFreeFailed } });
    }
  }

  if (size === undefined || size === 0) return null;
  return (
    <>
      <p className={classes.quiet}>{t(settings.storageCopies, { size: saySize(size, language) })}</p>
      <Button variant="default" onClick={() => void free()}>
        {t(settings.storageFree)}
      </Button>
    </>
  );
}
