import { Button } from '@mantine/core';
import { useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AuthFailure } from '#session/auth-failure.ts';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { tellFailure } from './failure-text.ts';
import { usePause } from './use-pause.ts';

/** As long as the server waits between two mails or codes to the same address. */
const pauseSeconds = 60;

export interface SendAgainProps {
  label: Message;
  sent: Message;
  notSent: Message;
  /** Whether something has just been sent, so that the pause begins with it. */
  isPausedAtFirst: boolean;
  /** Sends; undefined where that has worked. */
  send(): Promise<AuthFailure | undefined>;
  onSent?(): void;
}

/** Sends a mail or a code once more, after a pause that it counts down. */
export function SendAgain({ label, sent, notSent, isPausedAtFirst, send, onSent }: SendAgainProps) {
  const { t } = useI18n();
  const [isBusy, setIsBusy] = useState(false);
  const pause = usePause(isPausedAtFirst ? pauseSeconds : 0);

  async function again(): Promise<void> {
    setIsBusy(true);
    try {
      const failure = await send();
      if (failure) {
        tellFailure(failure, notSent);
        if (failure.code === 'too_many') pause.start(failure.waitSeconds ?? pauseSeconds);
      } else {
        showToast({ tone: 'success', title: { message: sent } });
        pause.start(pauseSeconds);
        onSent?.();
      }
    } catch {
      showToast({ tone: 'error', title: { message: notSent } });
    }
    setIsBusy(false);
  }

  return (
    <Button
      variant="default"
      className={classes.countdown}
      disabled={isBusy || pause.secondsLeft > 0}
      onClick={() => void again()}
      data-testid="send-again"
    >
      {pause.secondsLeft > 0 ? t(account.sendAgainIn, { seconds: pause.secondsLeft }) : t(label)}
    </Button>
  );
}
