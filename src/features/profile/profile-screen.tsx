import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LinkProblem } from '#db/schema.ts';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { setSession, type SessionUser } from '#session/session-store.ts';
import { troubleOfLink, type Trouble } from '#session/trouble.ts';
import { useRole } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { ConsentsSection } from './consents-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DevicesSection } from './devices-section.tsx';
import { ExportSection } from './export-section.tsx';
import { IdentityCard } from './identity-card.tsx';
import './profile-css.ts';
import classes from './profile.module.css';
import { useProfile } from './use-profile.ts';

export interface ProfileScreenProps {
  /** Ends the session, with the question about what is unsent. */
  signOut: ReactNode;
  /** The choices of language, place and lunar month, each with its own legend. */
  preferences: ReactNode;
}

export function ProfileScreen({ signOut, preferences }: ProfileScreenProps) {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Screen width="reading" title={t(texts.title)} isTitleHidden={session.status === 'guest'}>
      {session.status === 'starting' && <Shape />}
      {session.status === 'guest' && (
        <EmptyState
          title={t(texts.signInFirst)}
          action={
            <LinkButton to="/auth" search={{ redirect: '/profile' }}>
              {t(texts.signIn)}
            </LinkButton>
          }
        />
      )}
      {session.status === 'signed-in' && (
        <ProfileOf key={session.user.id} user={session.user} signOut={signOut} preferences={preferences} />
      )}
    </Screen>
  );
}

function ProfileOf({ user, signOut, preferences }: { user: SessionUser } & ProfileScreenProps) {
  const isOnline = useIsOnline();
  const { found, readAgain } = useProfile(user.id);
  if (!found) return <Shape />;
  if (found.kind === 'unreadable') {
    return (
      <Failure
        text={undefined}
        message={found.message}
        signOut={signOut}
        remedy={texts.tryAgain}
        onRemedy={readAgain}
      />
    );
  }
  if (found.kind === 'absent') {
    const { problem, isSynced } = found;
    if (isOnline && problem === undefined && !isSynced) return <Shape />;
    return <AbsentProfile problem={isOnline ? problem : 'network'} signOut={signOut} />;
  }
  return (
    <div className={classes.page}>
      <IdentityCard userId={user.id} email={user.email} profile={found.profile} signOut={signOut} />
      <Preferences>{preferences}</Preferences>
      <More userId={user.id} />
      <DevicesSection userId={user.id} />
      <ConsentsSection userId={user.id} />
      <ExportSection userId={user.id} />
      <DeleteAccountDialog userId={user.id} email={user.email} />
    </div>
  );
}

function Preferences({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="preferences-title">
      <h2 id="preferences-title" className={classes.heading}>
        {t(texts.preferences)}
      </h2>
      <div className={classes.card}>{children}</div>
    </section>
  );
}

const links = [
  { to: '/events', title: texts.dates, text: texts.datesText },
  { to: '/subscriptions', title: texts.plans, text: texts.plansText },
  { to: '/settings', title: texts.settings, text: texts.settingsText },
  { to: '/settings/sync', title: texts.sync, text: texts.syncText },
] as const satisfies readonly { to: string; title: Message; text: Message }[];

const adminLink = { to: '/admin', title: texts.administration, text: texts.administrationText } as const;

function More({ userId }: { userId: string }) {
  const { t } = useI18n();
  const isAdmin = useRole(userId) === 'admin';
  return (
    <nav aria-labelledby="more-title">
      <h2 id="more-title" className={classes.heading}>
        {t(texts.more)}
      </h2>
      <ul className={classes.links}>
        {(isAdmin ? [...links, adminLink] : links).map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              <span className={classes.linkWords}>
                <span className={classes.linkTitle}>{t(title)}</span>
                <span className={classes.quiet}>{t(text)}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AbsentProfile({ problem, signOut }: { problem: LinkProblem | undefined; signOut: ReactNode }) {
  const syncNow = useStore(syncStatusStore, (status) => status.syncNow);
  const trouble = troubleOfLink(problem);
  const isSignInOver = trouble === 'signed-out';
  return (
    <Failure
      text={absences[trouble]}
      message=""
      signOut={isSignInOver ? undefined : signOut}
      remedy={isSignInOver ? texts.signIn : texts.tryAgain}
      // The page then asks for a sign-in and comes back here; what waits on the device is not touched.
      onRemedy={() => (isSignInOver ? setSession({ status: 'guest' }) : void syncNow?.())}
    />
  );
}

const absences: Readonly<Record<Trouble, Message>> = {
  offline: texts.absentOffline,
  'signed-out': texts.absentSignIn,
  busy: texts.absentTrouble,
  failed: texts.absentTrouble,
};

interface FailureProps {
  text: Message | undefined;
  /** The error's own words, where it has any. */
  message: string;
  signOut: ReactNode;
  /** What can be done about it. */
  remedy: Message;
  onRemedy(): void;
}

function Failure({ text, message, signOut, remedy, onRemedy }: FailureProps) {
  const { t } = useI18n();
  const isTrying = useStore(syncStatusStore, ({ phase }) => phase === 'syncing');
  useEffect(() => {
    showToast({ tone: 'error', title: message === '' ? { message: texts.fetchFailed } : message });
  }, [message]);
  return (
    <EmptyState
      picture={<AlertIcon size="3rem" />}
      title={t(texts.fetchFailed)}
      text={text && t(text)}
      action={
        <div className={classes.actions}>
          <Button aria-disabled={isTrying} onClick={() => !isTrying && onRemedy()}>
            {t(isTrying ? texts.trying : remedy)}
          </Button>
          {signOut}
        </div>
      }
    />
  );
}

/** The shape of the page to come. */
function Shape() {
  const { t } = useI18n();
  return (
    <Deferred>
      <div className={classes.page} aria-busy="true" data-testid="profile-shape">
        <output className="visually-hidden">{t(texts.loading)}</output>
        <div className={classes.card}>
          <div className={classes.identity}>
            <span className={classes.avatar} data-is-shape />
            <div className={classes.who}>
              <div className={classes.line} data-size="name" />
              <div className={classes.line} />
              <div className={classes.line} data-size="long" />
            </div>
          </div>
          <div className={classes.line} data-size="button" />
        </div>
        <div className={classes.line} data-size="heading" />
        <div className={classes.block} />
        <div className={classes.block} />
      </div>
    </Deferred>
  );
}
