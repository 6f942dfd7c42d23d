import { Button } from '@mantine/core';
import { useCallback, useId, useRef, useState } from 'react';
import { readUserAgent } from '#domain/account/read-user-agent.ts';
import { accountData } from '#i18n/catalogue/account-data.ts';
import { formatDate } from '#i18n/format.ts';
import { relativeTime } from '#i18n/relative-time.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { listDevices, signOutDevice, signOutOthers, type Device } from '#session/devices.ts';
import type { Answer, Trouble } from '#session/trouble.ts';
import { useRemote } from '#session/use-remote.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.ts';
import { useNow } from '#ui/use-now.ts';
import { ListShape, NotTold, NeedsConnection } from './data-notes.tsx';
import classes from './data-sections.module.css';
import { troubleTexts } from './trouble-text.ts';

/** Which device is to be signed out: one, or all but this. */
type Question = { kind: 'one'; device: Device } | { kind: 'others' };

/** Where the user is signed in, and the way to end that. */
export function DevicesSection({ userId }: { userId: string }) {
  const { t } = useI18n();
  const titleId = useId();
  const ask = useCallback(() => listDevices(userId), [userId]);
  const { found, isOnline, askAgain, setValue } = useRemote(ask, { once: true });
  const [question, setQuestion] = useState<Question>();
  const heading = useRef<HTMLHeadingElement>(null);
  const devices = found?.ok ? found.value : [];

  function ended({ kind, ...rest }: Question): void {
    const device = 'device' in rest ? rest.device : undefined;
    setValue((before) => before.filter(({ id, isCurrent }) => (device ? id !== device.id : isCurrent)));
    // What asked for it goes with its row.
    heading.current?.focus();
    showToast(
      kind === 'one' && device
        ? {
            tone: 'success',
            title: { message: accountData.deviceEnded, values: { device: deviceName(device, t) } },
          }
        : { tone: 'success', title: { message: accountData.devicesEndedOthers } },
    );
  }

  function tryAgain(): void {
    // The button goes with what it stands beside.
    heading.current?.focus();
    askAgain();
  }

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {t(accountData.devicesTitle)}
      </h2>
      {!isOnline && <NeedsConnection>{t(accountData.devicesOffline)}</NeedsConnection>}
      {isOnline && found === undefined && <ListShape rows={2} />}
      {isOnline && found?.ok === false && (
        <NotTold what={t(accountData.devicesFailed)} trouble={found.problem} onTryAgain={tryAgain} />
      )}
      {found?.ok && devices.length === 0 && <p className={classes.quiet}>{t(accountData.devicesNone)}</p>}
      {devices.length > 0 && (
        <ul className={classes.rows}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isOnline={isOnline}
              onEnd={() => setQuestion({ kind: 'one', device })}
            />
          ))}
        </ul>
      )}
      {devices.length > 0 && <p className={classes.quiet}>{t(accountData.devicesText)}</p>}
      {devices.some(({ isCurrent }) => !isCurrent) && (
        <Button
          variant="default"
          className={classes.act}
          disabled={!isOnline}
          onClick={() => setQuestion({ kind: 'others' })}
        >
          {t(accountData.devicesEndOthers)}
        </Button>
      )}
      {question && (
        <EndDialog
          userId={userId}
          question={question}
          onEnded={() => ended(question)}
          onFailed={askAgain}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </section>
  );
}

interface DeviceRowProps {
  device: Device;
  isOnline: boolean;
  onEnd(): void;
}

function DeviceRow({ device, isOnline, onEnd }: DeviceRowProps) {
  const { t, language } = useI18n();
  const now = useNow();
  const { createdAt, lastUsedAt, isCurrent } = device;
  const name = deviceName(device, t);
  const when = relativeTime(Date.parse(lastUsedAt), now, language);
  return (
    <li className={classes.row}>
      <div className={classes.rowWords}>
        <p className={classes.rowTitle}>
          {name} {isCurrent && <span className={classes.badge}>{t(accountData.deviceThis)}</span>}
        </p>
        <p className={classes.quiet}>
          <time dateTime={lastUsedAt}>
            {when === undefined ? t(accountData.deviceUsedNow) : t(accountData.deviceUsed, { when })}
          </time>
          {', '}
          {t(accountData.deviceSince, { date: formatDate(new Date(createdAt), language) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="sm"
          disabled={!isOnline}
          aria-label={t(accountData.deviceEndOf, { device: name })}
          onClick={onEnd}
        >
          {t(accountData.deviceEnd)}
        </Button>
      )}
    </li>
  );
}

interface EndDialogProps {
  userId: string;
  question: Question;
  onEnded(): void;
  onFailed(): void;
  onClose(): void;
}

function EndDialog({ userId, question, onEnded, onFailed, onClose }: EndDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isOne = question.kind === 'one';

  async function end(): Promise<void> {
    setIsBusy(true);
    const told: Answer<boolean, Trouble> = isOne
      ? await signOutDevice(userId, question.device.id)
      : await signOutOthers(userId);
    setIsBusy(false);
    dialog.current?.close();
    if (told.ok) return onEnded();
    showToast({
      tone: 'error',
      title: { message: accountData.devicesNotEnded },
      description: { message: troubleTexts[told.problem] },
    });
    // Whether it was done after all, only the list can tell.
    onFailed();
  }

  return (
    <Dialog
      ref={dialog}
      title={t(isOne ? accountData.deviceEndQuestion : accountData.devicesEndOthersQuestion)}
      onClose={onClose}
    >
      {isOne && (
        <p className={classes.paragraph}>
          <strong>{deviceName(question.device, t)}</strong>
        </p>
      )}
      <p className={classes.paragraph}>
        {t(isOne ? accountData.deviceEndText : accountData.devicesEndOthersText)}
      </p>
      <div className={classes.answers}>
        <Button variant="default" disabled={isBusy} onClick={() => dialog.current?.close()}>
          {t(isOne ? accountData.deviceStay : accountData.cancel)}
        </Button>
        <Button loading={isBusy} onClick={() => void end()}>
          {t(isOne ? accountData.deviceEnd : accountData.devicesEndOthers)}
        </Button>
      </div>
    </Dialog>
  );
}

function deviceName({ userAgent }: Device, t: I18n['t']): string {
  const { browser, system } = readUserAgent(userAgent ?? '');
  if (browser !== undefined && system !== undefined) return t(accountData.deviceOf, { browser, system });
  return browser ?? system ?? t(accountData.deviceUnknown);
}
