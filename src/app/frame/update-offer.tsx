import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { pwa } from '#i18n/catalogue/pwa.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { disturbance } from '#lib/undisturbed.ts';
import { updateStore, type AppUpdate } from '#pwa/update-store.ts';
import classes from './update-offer.module.css';

/** Offers a version that is ready, and says what is new in it; whoever is in the middle of something keeps the one they have. */
export function UpdateOffer() {
  const { t } = useI18n();
  const update = useStore(updateStore);
  const { state, news, isRequired, install, installAnyway, postpone } = update;
  const isShown = state === 'ready' || state === 'held' || state === 'installing';
  const isInstalling = state === 'installing';
  // What is under way ends by itself; words may be given up by whoever has written them.
  const mayForce = state === 'held' && disturbance() === 'words';
  return (
    <div aria-live="polite" data-frame-part>
      {isShown && (
        <div className={classes.bar} data-testid="update-bar">
          <p className={classes.text}>{t(sentence(update))}</p>
          <div className={classes.choices}>
            {(state !== 'held' || mayForce) && (
              <Button
                size="sm"
                disabled={isInstalling}
                onClick={mayForce ? installAnyway : () => void install()}
              >
                {t(mayForce ? pwa.updateAnyway : pwa.updateNow)}
              </Button>
            )}
            {!isRequired && (
              <Button size="sm" variant="subtle" color="gray" disabled={isInstalling} onClick={postpone}>
                {t(pwa.updateLater)}
              </Button>
            )}
          </div>
          {news.length > 0 && !isInstalling && (
            <details className={classes.news}>
              <summary>{t(pwa.news)}</summary>
              <ul>
                {news.map((note) => (
                  <li key={note.en}>{t(note)}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </div>
  );
}

function sentence({ state, isRequired }: AppUpdate): Message {
  if (state === 'installing') return pwa.updating;
  const reason = disturbance();
  if (state === 'held' && reason === 'words') return pwa.heldByWords;
  if (state === 'held' && reason === 'work') return pwa.heldByWork;
  if (isRequired) return pwa.required;
  return state === 'held' ? pwa.heldElsewhere : pwa.updateReady;
}
