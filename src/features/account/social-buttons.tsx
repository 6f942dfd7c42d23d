import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { SignInWays } from '#session/sign-in-ways.ts';
import type { SocialProvider } from '#session/social-sign-in.ts';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { tellFailure } from './failure-text.ts';
import { FacebookMark, GoogleMark, InstagramMark, PhoneMark } from './social-marks.tsx';

const texts = {
  google: { label: account.withGoogle, failed: account.googleFailed },
  facebook: { label: account.withFacebook, failed: account.facebookFailed },
};
const marks = { google: GoogleMark, facebook: FacebookMark };

export interface SocialButtonsProps {
  /** Undefined until the backend has said what it offers; the buttons then try. */
  ways: SignInWays | undefined;
  onPhone(): void;
}

export function SocialButtons({ ways, onPhone }: SocialButtonsProps) {
  const { t } = useI18n();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // Whoever comes back from the provider by the browser's button finds the page as it was left.
    const onReturn = () => setIsBusy(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  async function start(provider: SocialProvider): Promise<void> {
    if (isBusy) return;
    const { failed } = texts[provider];
    setIsBusy(true);
    try {
      const { startSocialSignIn } = await import('#session/social-sign-in.ts');
      const outcome = await startSocialSignIn(provider, wayBack());
      switch (outcome.kind) {
        case 'leaving':
          return;
        case 'not-configured':
          showToast({ tone: 'info', title: { message: offText(provider, outcome) } });
          break;
        case 'failed':
          tellFailure(outcome.failure, failed);
      }
    } catch {
      showToast({ tone: 'error', title: { message: failed } });
    }
    setIsBusy(false);
  }

  return (
    <div className={classes.social}>
      <p className={classes.or}>
        <span>{t(account.or)}</span>
      </p>
      {ways?.phone && (
        <Button variant="default" leftSection={<PhoneMark />} onClick={onPhone} data-testid="with-phone">
          {t(account.withPhone)}
        </Button>
      )}
      {(['google', 'facebook'] as const).map((provider) => {
        const Mark = marks[provider];
        const isOff = ways !== undefined && !ways[provider];
        return (
          <div key={provider} className={classes.way} data-off={isOff || undefined}>
            <Button
              variant="default"
              fullWidth
              aria-disabled={isBusy}
              data-disabled={isBusy}
              leftSection={<Mark />}
              aria-describedby={isOff ? `${provider}-off` : undefined}
              onClick={() => void start(provider)}
            >
              {t(texts[provider].label)}
            </Button>
            {isOff && (
              <p id={`${provider}-off`} className={classes.wayNote}>
                {t(provider === 'facebook' && ways.isEmbedded ? account.hostedOnly : account.providerOff)}
              </p>
            )}
          </div>
        );
      })}
      <Button
        variant="default"
        leftSection={<InstagramMark />}
        onClick={() => showToast({ tone: 'info', title: { message: account.instagramSoon } })}
      >
        {t(account.withInstagram)}
      </Button>
    </div>
  );
}

function wayBack() {
  return {
    returnTo: `${window.location.origin}/callback`,
    leave: (address: string) => window.location.assign(address),
  };
}

function offText(provider: SocialProvider, { isEmbedded }: { isEmbedded: boolean }): Message {
  if (provider === 'google') return account.googleNotConfigured;
  return isEmbedded ? account.facebookEmbedded : account.facebookNotConfigured;
}
