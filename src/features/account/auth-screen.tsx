import { Alert, Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { readAddress } from '#session/read-address.ts';
import { overWords } from '#session/over-words.ts';
import { useSession } from '#session/use-session.ts';
import { LogoMark } from '#ui/logo.tsx';
import { Screen } from '#ui/screen.tsx';
import { dismissFailure } from '#ui/toast.ts';
import './account-css.ts';
import classes from './account.module.css';
import { CheckYourEmail } from './check-your-email.tsx';
import { landing, type Landing } from './landing.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm, type SentMail } from './sign-up-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useSignInWays } from './use-sign-in-ways.ts';

// Few backends send passcodes, so few visitors need its code.
const PhoneEntry = lazy(async () => ({ default: (await import('./phone-entry.tsx')).PhoneEntry }));

type View =
  { kind: 'sign-in' } | { kind: 'sign-up' } | { kind: 'phone' } | { kind: 'check-email'; mail: SentMail };

const firstView: View = { kind: 'sign-in' };

/** Sign-in and sign-up. Whoever is signed in is led on by the guard of the routes, to where they wanted to go. */
export function AuthScreen() {
  const { t } = useI18n();
  const session = useSession();
  const { status } = session;
  const ended = session.status === 'guest' ? session.ended : undefined;
  const { redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [view, setView] = useState<View>(firstView);
  const chosenTab = useRef<HTMLButtonElement>(null);
  const [email, setEmail] = useState<string>();
  const [waiting, setWaiting] = useState<Landing['waiting']>();
  const ways = useSignInWays();

  useEffect(logAddress, []);
  useEffect(() => {
    // What led to another form may be gone with the one before, and the focus with it.
    if (view !== firstView && document.activeElement === document.body) chosenTab.current?.focus();
  }, [view]);
  useEffect(() => {
    let isGone = false;
    async function look() {
      const found = await landing();
      if (isGone) return;
      setWaiting(found.waiting);
      // It is taken over at sign-in by whichever way one came here, so that is where sign-in leads.
      if (found.waiting !== undefined && redirect === undefined)
        await navigate({ to: '/auth', search: { redirect: addressOf(found) }, replace: true });
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
    return <CheckYourEmail mail={view.mail} waiting={waiting} onBack={() => setView({ kind: 'sign-up' })} />;
  }
  return (
    <Screen
      width="narrow"
      documentTitle={documentTitle(t(view.kind === 'sign-up' ? account.signUpTab : account.signInTab))}
    >
      <div className={classes.head}>
        <LogoMark className={classes.headMark} />
        <h1 className={classes.title} tabIndex={-1}>
          {t(account.authTitle)}
        </h1>
      </div>
      {waiting && (
        <Alert color="gold" className={classes.note}>
          {t(waiting === 'question' ? account.questionKept : account.planKept)}
        </Alert>
      )}
      {ended && (
        <Alert color="gold" className={classes.note}>
          {ended.email === '' || ended.reason
            ? t(overWords(ended))
            : t(account.endedNote, { email: ended.email })}
        </Alert>
      )}
      {view.kind === 'phone' ? (
        <Suspense fallback={<output className={classes.waiting}>{t(account.starting)}</output>}>
          <PhoneEntry onBack={() => setView({ kind: 'sign-in' })} />
        </Suspense>
      ) : (
        entry(view.kind)
      )}
    </Screen>
  );

  /** What failed in the form before has nothing to do with this one. */
  function openForm(kind: 'sign-in' | 'sign-up'): void {
    dismissFailure();
    setView({ kind });
  }

  function entry(tab: 'sign-in' | 'sign-up'): ReactNode {
    const fields = { email: email ?? ended?.email ?? '', onEmail: setEmail };
    return (
      <>
        <Tabs
          value={tab}
          onChange={(kind) => openForm(kind === 'sign-up' ? 'sign-up' : 'sign-in')}
          keepMounted={false}
        >
          <Tabs.List grow aria-label={t(account.tabsLabel)}>
            <Tabs.Tab
              value="sign-in"
              ref={tab === 'sign-in' ? chosenTab : undefined}
              className={classes.tab}
              data-testid="tab-sign-in"
            >
              {t(account.signInTab)}
            </Tabs.Tab>
            <Tabs.Tab
              value="sign-up"
              ref={tab === 'sign-up' ? chosenTab : undefined}
              className={classes.tab}
              data-testid="tab-sign-up"
            >
              {t(account.signUpTab)}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in" className={classes.panel}>
            <SignInForm {...fields} />
            <p className={classes.aside}>
              {t(account.newHere)}{' '}
              <button type="button" className={classes.textButton} onClick={() => openForm('sign-up')}>
                {t(account.makeAccount)}
              </button>
            </p>
          </Tabs.Panel>
          <Tabs.Panel value="sign-up" className={classes.panel}>
            <SignUpForm {...fields} onMail={(mail) => setView({ kind: 'check-email', mail })} />
            <p className={classes.aside}>
              {t(account.haveAccount)}{' '}
              <button type="button" className={classes.textButton} onClick={() => openForm('sign-in')}>
                {t(account.goSignIn)}
              </button>
            </p>
          </Tabs.Panel>
        </Tabs>
        <SocialButtons ways={ways} onPhone={() => setView({ kind: 'phone' })} />
      </>
    );
  }

  function documentTitle(name: string): string {
    return `${name} · ${t(ui.productName)}`;
  }
}

function addressOf(found: Landing): string {
  return found.to === '/upload' ? found.to : `/chat?session=${found.search.session}`;
}

/** What a provider wrote into the address is noted, without the code itself, and goes from the address bar. */
function logAddress(): void {
  const address = new URL(window.location.href);
  const { error, code, tokens } = readAddress(address);
  if (error === undefined && code === undefined && tokens === undefined) return;
  logQuietly('address of /auth', { error, hasCode: code !== undefined });
  const redirect = address.searchParams.get('redirect');
  const search = redirect === null ? '' : `?${new URLSearchParams({ redirect }).toString()}`;
  window.history.replaceState(window.history.state, '', address.pathname + search);
}
