import { Button } from '@mantine/core';
import { useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { SocialProvider } from '#session/social-sign-in.ts';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { failureText } from './failure-text.ts';
import { FacebookMark, GoogleMark, InstagramMark } from './social-marks.tsx';

const texts = {
  google: {
    label: account.withGoogle,
    notConfigured: account.googleNotConfigured,
    failed: account.googleFailed,
  },
  facebook: {
    label: account.withFacebook,
    notConfigured: account.facebookNotConfigured,
    failed: account.facebookFailed,
  },
};
const marks = { google: GoogleMark, facebook: FacebookMark };

export function SocialButtons() {
  const { t } = useI18n();
  const [isBusy, setIsBusy] = useState(false);

  async function start(provider: SocialProvider): Promise<void> {
    const { notConfigured, failed } = texts[provider];
    setIsBusy(true);
    try {
      const { startSocialSignIn } = await import('#session/social-sign-in.ts');
      const outcome = await startSocialSignIn(provider, `${window.location.origin}/callback`, (address) =>
        window.location.assign(address),
      );
      switch (outcome.kind) {
        case 'leaving':
          break;
        case 'not-configured':
          showToast({ tone: 'info', title: { message: notConfigured } });
          break;
        case 'failed':
          showToast({ tone: 'error', title: failureText(outcome.failure, failed) });
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
      {(['google', 'facebook'] as const).map((provider) => {
        const Mark = marks[provider];
        return (
          <Button
            key={provider}
            variant="default"
            disabled={isBusy}
            leftSection={<Mark />}
            onClick={() => void start(provider)}
          >
            {t(texts[provider].label)}
          </Button>
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
