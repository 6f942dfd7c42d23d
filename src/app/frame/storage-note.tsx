import { useStore } from 'zustand';
import { pwa } from '#i18n/catalogue/pwa.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { deviceStorageStore } from '#lib/device-storage.ts';
import classes from './frame.module.css';

/** Says quietly that this browser keeps nothing, and where it should, what may help. */
export function StorageNote() {
  const { t } = useI18n();
  const { storage } = useStore(deviceStorageStore);
  return (
    <div aria-live="polite" data-frame-part data-testid="storage-note">
      {storage === 'blocked' && <p className={classes.offline}>{t(pwa.storageBlocked)}</p>}
      {storage === 'broken' && (
        <p className={classes.offline}>
          <span>
            {t(pwa.storageBroken)} <a href="/repair.html">{t(pwa.repair)}</a>
          </span>
        </p>
      )}
    </div>
  );
}
