import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { install } from '#i18n/catalogue/install.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { installStore } from '#pwa/install-prompt.ts';
import { CheckCircleIcon } from '#ui/icons.tsx';
import { askOrTell } from './ask-or-tell.ts';
import { howToInstall } from './how-to-install.ts';
import classes from './install.module.css';

/** Whether Disha is installed here, and how it can be: by a button, or by hand. */
export function InstallSection() {
  const { t } = useI18n();
  const { way, otherwise, wasInstalled } = useStore(installStore);
  return (
    <section aria-labelledby="install-title" data-testid="install-section" data-way={way}>
      <h2 id="install-title">{t(install.title)}</h2>
      <div className={classes.card}>{content()}</div>
    </section>
  );

  function content() {
    if (way === 'installed')
      return (
        <p className={classes.state}>
          <CheckCircleIcon />
          <span>{t(install.installed)}</span>
        </p>
      );
    const how = howToInstall[way];
    if (how && wasInstalled)
      return (
        <p className={classes.state}>
          <CheckCircleIcon />
          <span>{t(install.installedElsewhere)}</span>
        </p>
      );
    const byHand = how ?? (otherwise && howToInstall[otherwise]);
    return (
      <>
        <p className={classes.text}>{t(install.why)}</p>
        {/* The browser offers to ask when it likes: both ways have the same place, so that nothing below them moves. */}
        <div className={classes.ways}>
          {byHand && (
            <p className={classes.how} data-unused={how === undefined}>
              {t(byHand)}
            </p>
          )}
          {(how === undefined || otherwise !== undefined) && (
            <Button variant="default" onClick={() => void askOrTell()} data-unused={how !== undefined}>
              {t(install.install)}
            </Button>
          )}
        </div>
      </>
    );
  }
}
