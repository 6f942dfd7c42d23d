import { Button } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from 'zustand';
import { install } from '#i18n/catalogue/install.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { isInstallOffered } from '#pwa/install-offer.ts';
import { installStore, putOfferAway } from '#pwa/install-prompt.ts';
import { installRecord } from '#pwa/install-record.ts';
import type { InstallWay } from '#pwa/install-way.ts';
import { ShareIcon } from '#ui/icons.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { askOrTell } from './ask-or-tell.ts';
import { howToInstall } from './how-to-install.ts';
import classes from './install.module.css';

/** Pages to look around on. Nobody is held up while they write, send, pay, sign in or mark a plan. */
const restful = /^\/(?:dashboard|events|profile|(?:blog|analysis|hindu-festivals|hindu-aartis)(?:\/.*)?)?$/;

/**
 * Offers the app once it has been of use. It comes with a page, never into one that is being looked at, so that nothing
 * moves under a finger.
 */
export function InstallRow() {
  const { t } = useI18n();
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const way = useStore(installStore, (store) => store.way);
  const [view, setView] = useState({ pathname, isOffered: false });
  if (view.pathname !== pathname) setView({ pathname, isOffered: isOfferedAt(pathname, way) });
  if (!view.isOffered || (way !== 'prompt' && way !== 'ios-safari')) return null;
  const hide = () => setView({ pathname, isOffered: false });
  const how = howToInstall[way];
  return (
    <section className={classes.row} aria-label={t(install.label)} data-frame-part data-testid="install-row">
      <span className={classes.mark}>{how ? <ShareIcon /> : <LogoMark />}</span>
      <div className={classes.words}>
        <p className={classes.title}>{t(install.offerTitle)}</p>
        <p className={classes.text}>{t(how ?? install.offerText)}</p>
      </div>
      <div className={classes.choices}>
        {!how && (
          <Button
            size="sm"
            onClick={() => {
              hide();
              void askOrTell();
            }}
          >
            {t(install.install)}
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          onClick={() => {
            putOfferAway();
            hide();
          }}
        >
          {t(install.notNow)}
        </Button>
      </div>
    </section>
  );
}

function isOfferedAt(pathname: string | undefined, way: InstallWay): boolean {
  return restful.test(pathname ?? '') && isInstallOffered(installRecord(), way, Date.now());
}
