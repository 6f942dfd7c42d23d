import { Alert, Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isStillWanted, keptQuestion } from '#db/guest.ts';
import { account } from '#i18n/catalogue/account.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { readAddress } from '#session/read-address.ts';
import { useSession } from '#session/use-session.ts';
import { LogoMark } from '#ui/logo.tsx';
import { Screen } from '#ui/screen.tsx';
import './account-css.ts';
import classes from './account.module.css';
import { CheckYourEmail } from './check-your-email.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

type View =
  | { kind: 'sign-in' }
  | { kind: 'sign-up' }
  | { kind: 'check-email'; email: string; mailbox: string | undefined };

/** Sign-in and sign-up. Whoever is signed in is led on by the guard of the routes, to where they wanted to go. */
export function AuthScreen() {
  const { t } = useI18n();
  const { status } = useSession();
  const { redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ kind: 'sign-in' });
  const [isQuestionKept, setIsQuestionKept] = useState(false);

  useEffect(() => {
    const { error, code } = readAddress(new URL(window.location.href));
    if (error !== undefined || code !== undefined) logQuietly('address of /auth', { error, code });
  }, []);
  useEffect(() => {
    let isGone = false;
    async function look() {
      const kept = await keptQuestion();
      if (isGone) return;
      const isWaiting = kept !== undefined && isStillWanted(kept, Date.now());
      setIsQuestionKept(isWaiting);
      // It is asked at sign-in by whichever way one came here, so that is where sign-in leads.
      if (isWaiting && redirect === undefined) {
        await navigate({
          to: '/auth',
          search: { redirect: `/chat?session=${kept.sessionId}` },
          replace: true,
        });
      }
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [redirect, navigate]);

  if (status === 'starting' || status === 'signed-in') {
    return (
      <Screen width="narrow" documentTitle={documentTitle(t(account.signInTab))}>
        <output className={classes.waiting}>
          {t(status === 'starting' ? account.starting : account.signedIn)}
        </output>
      </Screen>
    );
  }
  if (view.kind === 'check-email') {
    return (
      <CheckYourEmail
        email={view.email}
        mailbox={view.mailbox}
        isQuestionKept={isQuestionKept}
        onBack={() => setView({ kind: 'sign-up' })}
      />
    );
  }
  return (
    <Screen
      width="narrow"
      documentTitle={documentTitle(t(view.kind === 'sign-in' ? account.signInTab : account.signUpTab))}
    >
      <div className={classes.head}>
        <LogoMark className={classes.headMark} />
        <h1 className={classes.title} tabIndex={-1}>
          {t(account.authTitle)}
        </h1>
      </div>
      {isQuestionKept && (
        <Alert color="gold" className={classes.note}>
          {t(account.questionKept)}
        </Alert>
      )}
      <Tabs
        value={view.kind}
        onChange={(kind) => setView({ kind: kind === 'sign-up' ? 'sign-up' : 'sign-in' })}
        keepMounted={false}
      >
        <Tabs.List grow aria-label={t(account.tabsLabel)}>
          <Tabs.Tab value="sign-in" className={classes.tab} data-testid="tab-sign-in">
            {t(account.signInTab)}
          </Tabs.Tab>
          <Tabs.Tab value="sign-up" className={classes.tab} data-testid="tab-sign-up">
            {t(account.signUpTab)}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in" className={classes.panel}>
          <SignInForm />
          <p className={classes.aside}>
            {t(account.newHere)}{' '}
            <button type="button" className={classes.textButton} onClick={() => setView({ kind: 'sign-up' })}>
              {t(account.makeAccount)}
            </button>
          </p>
        </Tabs.Panel>
        <Tabs.Panel value="sign-up" className={classes.panel}>
          <SignUpForm onMail={(email, mailbox) => setView({ kind: 'check-email', email, mailbox })} />
          <p className={classes.aside}>
            {t(account.haveAccount)}{' '}
            <button type="button" className={classes.textButton} onClick={() => setView({ kind: 'sign-in' })}>
              {t(account.goSignIn)}
            </button>
          </p>
        </Tabs.Panel>
      </Tabs>
      <SocialButtons />
    </Screen>
  );

  function documentTitle(name: string): string {
    return `${name} · ${t(ui.productName)}`;
  }
}
