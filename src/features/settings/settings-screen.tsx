import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { settings } from '#i18n/catalogue/settings.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { AboutSection } from './about-section.tsx';
import classes from './settings.module.css';

/** Choices that other parts of the app own, each with its own legend. */
export interface SettingsScreenProps {
  language: ReactNode;
  theme: ReactNode;
  /** Place and lunar month. */
  calendar: ReactNode;
  /** With a heading of their own. */
  reminders: ReactNode;
  /** Whether the app is installed; with a heading of its own. */
  install: ReactNode;
}

export function SettingsScreen({ language, theme, calendar, reminders, install }: SettingsScreenProps) {
  const { t } = useI18n();
  const { status } = useSession();
  return (
    <Screen width="reading" back title={t(settings.title)}>
      <div className={classes.sections}>
        {language}
        {theme}
        {calendar}
        {reminders}
        {install}
        {status === 'signed-in' && (
          <>
            <Link to="/profile" className={classes.entry}>
              <Entry title={settings.profileTitle} text={settings.profileEntryText} />
            </Link>
            <Link to="/settings/sync" className={classes.entry}>
              <Entry title={settings.syncTitle} text={settings.syncEntryText} />
            </Link>
          </>
        )}
        {status === 'guest' && (
          <section className={classes.guest}>
            <p>{t(settings.guestText)}</p>
            <LinkButton to="/auth" search={{ redirect: '/settings' }} variant="default">
              {t(settings.signIn)}
            </LinkButton>
          </section>
        )}
        <AboutSection />
      </div>
    </Screen>
  );
}

/** The words on a way to another page. */
function Entry({ title, text }: { title: Message; text: Message }) {
  const { t } = useI18n();
  return (
    <>
      <span className={classes.entryWords}>
        <span className={classes.entryTitle}>{t(title)}</span>
        <span className={classes.quiet}>{t(text)}</span>
      </span>
      <ChevronRightIcon />
    </>
  );
}
