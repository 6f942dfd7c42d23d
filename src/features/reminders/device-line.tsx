import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { willAskForPush } from '#pwa/push-subscription.ts';
import {
  deviceRemindersStore,
  refreshHere,
  turnOffHere,
  turnOnHere,
  type DeviceReminders,
  type TurnOnOutcome,
} from '#session/reminders-push.ts';
import { logQuietly } from '#lib/log.ts';
import { Deferred } from '#ui/deferred.tsx';
import { CheckCircleIcon, CloudUpIcon, InfoIcon, type IconProps } from '#ui/icons.tsx';
import { showToast, type ToastTone } from '#ui/toast.ts';
import { BellIcon } from './bell-icons.tsx';
import classes from './reminders.module.css';

export interface DeviceLineProps {
  userId: string;
  /** Whether it can be turned off here too. */
  hasOff?: boolean;
  /** A way to have the dates as a calendar file, offered where nothing can be shown. */
  calendarFile?: ReactNode;
}

/** Whether this device shows reminders, why not, and the way to change it. Promises nothing that it cannot keep. */
export function DeviceLine({ userId, hasOff = false, calendarFile }: DeviceLineProps) {
  const { t } = useI18n();
  const state = useDeviceReminders(userId);
  const [busy, setBusy] = useState<'on' | 'off'>();

  function turnOn(): void {
    if (busy) return;
    // The question has to follow the click at once.
    const asking = turnOnHere(userId);
    setBusy('on');
    void asking.then(tell, failed).finally(() => setBusy(undefined));
  }

  function turnOff(): void {
    if (busy) return;
    setBusy('off');
    void turnOffHere(userId)
      .then(() => showToast({ tone: 'success', title: { message: texts.turnedOff } }), failed)
      .finally(() => setBusy(undefined));
  }

  return (
    <div className={classes.device} data-state={state} data-testid="device-reminders">
      <div aria-live="polite" className={classes.deviceWords}>
        {state === 'looking' ? (
          <Deferred>
            <p className={classes.quiet}>{t(texts.looking)}</p>
          </Deferred>
        ) : (
          <StateWords state={state} />
        )}
        {cannot.has(state) && <p className={classes.quiet}>{t(texts.instead)}</p>}
      </div>
      {state === 'off' && (
        <Button variant="light" aria-disabled={busy !== undefined} onClick={turnOn}>
          {t(busy === 'on' ? texts.turningOn : texts.turnOn)}
        </Button>
      )}
      {hasOff && (state === 'on' || state === 'pending') && (
        <Button variant="default" aria-disabled={busy !== undefined} onClick={turnOff}>
          {t(busy === 'off' ? texts.turningOff : texts.turnOff)}
        </Button>
      )}
      {cannot.has(state) && calendarFile}
    </div>
  );
}

/** Nothing arrives here, whatever its user does on this page. */
const cannot: ReadonlySet<DeviceReminders> = new Set([
  'unavailable',
  'unsupported',
  'install-first',
  'denied',
]);

function StateWords({ state }: { state: Exclude<DeviceReminders, 'looking'> }) {
  const { t } = useI18n();
  const Icon = icons[state] ?? InfoIcon;
  return (
    <p className={classes.state}>
      <Icon size="1.25rem" />
      <span>
        {t(words[state])}
        {state === 'off' && willAskForPush() && ` ${t(texts.willAsk)}`}
      </span>
    </p>
  );
}

const icons: Partial<Record<DeviceReminders, (props: IconProps) => ReactNode>> = {
  on: CheckCircleIcon,
  pending: CloudUpIcon,
  off: BellIcon,
};

const words: Record<Exclude<DeviceReminders, 'looking'>, Message> = {
  on: texts.on,
  pending: texts.pending,
  off: texts.off,
  denied: texts.denied,
  'install-first': texts.installFirst,
  unsupported: texts.unsupported,
  unavailable: texts.unavailable,
};

function tell(outcome: TurnOnOutcome): void {
  const [tone, message] = outcomes[outcome];
  showToast({ tone, title: { message } });
}

const outcomes: Record<TurnOnOutcome, [ToastTone, Message]> = {
  on: ['success', texts.turnedOn],
  pending: ['info', texts.pending],
  denied: ['info', texts.deniedShort],
  dismissed: ['info', texts.dismissed],
  offline: ['error', texts.offline],
  failed: ['error', texts.failed],
};

function failed(error: unknown): void {
  logQuietly('reminders', error);
  showToast({ tone: 'error', title: { message: texts.notKept } });
}

/** As of now: a permission may have been given or taken back in the browser's own settings meanwhile. */
function useDeviceReminders(userId: string): DeviceReminders {
  const found = useStore(deviceRemindersStore);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshHere(userId);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [userId]);
  return found.userId === userId ? found.state : 'looking';
}
