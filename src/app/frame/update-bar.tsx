import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { pwa } from '#i18n/catalogue/pwa.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { updateStore } from '#pwa/update-store.ts';
import classes from './update-bar.module.css';

/** Offers a version that is ready; whoever is in the middle of something keeps the one they have. */
export function UpdateBar() {
  const { t } = useI18n();
  const { state, install, postpone } = useStore(updateStore);
  return (
    <div aria-live="polite" data-frame-part>
      {(state === 'ready' || state === 'installing') && (
        <div className={classes.bar}>
          <p className={classes.text}>{t(state === 'installing' ? pwa.updating : pwa.updateReady)}</p>
          <div className={classes.choices}>
            <Button size="sm" disabled={state === 'installing'} onClick={install}>
              {t(pwa.updateNow)}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              disabled={state === 'installing'}
              onClick={postpone}
            >
              {t(pwa.updateLater)}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
