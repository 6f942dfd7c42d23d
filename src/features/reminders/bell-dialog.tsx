import { Button } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { festivalOf, readFestivalId } from '#domain/festivals/festivals.ts';
import { defaultReminderSettings, type Reminder, type ReminderSettings } from '#domain/reminders/reminder.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { noteValue } from '#pwa/install-record.ts';
import { showToast } from '#ui/toast.ts';
import { DeviceLine } from './device-line.tsx';
import { EventReminderField } from './event-reminder-field.tsx';
import { nameOfFestival } from './name-of-festival.ts';
import classes from './reminders.module.css';
import { keepFestivalReminder, useReminderSettings } from './use-reminders.ts';

export interface BellDialogProps {
  festivalId: string;
  /** Null for a guest. */
  userId: string | null;
  /** What is kept; null where nothing is. */
  reminder: Reminder | null;
  calendarFile: ReactNode;
  onClose(): void;
}

/** When to be reminded of a festival, and whether this device does it. */
export function BellDialog({ festivalId, userId, reminder, calendarFile, onClose }: BellDialogProps) {
  const { t, language } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const name = nameOfFestival(festivalId, language);
  return (
    <Dialog
      ref={dialog}
      title={userId === null ? t(texts.guestTitle) : t(texts.bellFor, { name })}
      onClose={onClose}
    >
      {userId === null ? (
        <GuestWords calendarFile={calendarFile} onDone={close} />
      ) : (
        <BellForm
          festivalId={festivalId}
          userId={userId}
          reminder={reminder}
          calendarFile={calendarFile}
          onDone={close}
        />
      )}
    </Dialog>
  );
}

function GuestWords({ calendarFile, onDone }: { calendarFile: ReactNode; onDone(): void }) {
  const { t } = useI18n();
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <div className={classes.form}>
      <p className={classes.paragraph}>{t(texts.guestText)}</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onDone}>
          {t(texts.cancel)}
        </Button>
        {calendarFile}
        <LinkButton to="/auth" search={{ redirect: here }}>
          {t(texts.signIn)}
        </LinkButton>
      </div>
    </div>
  );
}

interface BellFormProps extends Omit<BellDialogProps, 'userId' | 'onClose'> {
  userId: string;
  onDone(): void;
}

function BellForm(props: BellFormProps) {
  const settings = useReminderSettings(props.userId);
  if (settings === undefined) return null;
  const isKnown = settings !== 'failed' && settings !== 'absent';
  return <KnownBellForm {...props} settings={isKnown ? settings : defaultReminderSettings} />;
}

function KnownBellForm({
  festivalId,
  userId,
  reminder,
  calendarFile,
  settings,
  onDone,
}: BellFormProps & { settings: ReminderSettings }) {
  const { t } = useI18n();
  // Whoever opens it wants one: the morning of the day is what most mean.
  const [value, setValue] = useState<Reminder | null>(reminder ?? { days: [0], hour: settings.hour });
  const [isBusy, setIsBusy] = useState(false);

  async function save(chosen: Reminder | null): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const words = chosen ?? { days: [], hour: reminder?.hour ?? settings.hour };
    const isKept = await keepFestivalReminder(userId, festivalId, words);
    setIsBusy(false);
    if (!isKept) return;
    if (chosen) noteValue();
    showToast({ tone: 'success', title: { message: chosen ? texts.saved : texts.removed } });
    onDone();
  }

  return (
    <div className={classes.form}>
      <p className={classes.paragraph}>{t(isMonthly(festivalId) ? texts.bellTextMonthly : texts.bellText)}</p>
      <EventReminderField value={value} onChange={setValue} usualHour={settings.hour} />
      <DeviceLine userId={userId} calendarFile={calendarFile} />
      <div className={classes.answers}>
        {reminder && (
          <Button
            className={classes.remove}
            variant="subtle"
            color="sindoor"
            aria-disabled={isBusy}
            onClick={() => void save(null)}
          >
            {t(texts.remove)}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t(texts.cancel)}
        </Button>
        <Button
          aria-disabled={isBusy}
          disabled={value === null && reminder === null}
          onClick={() => void save(value)}
        >
          {t(texts.save)}
        </Button>
      </div>
    </div>
  );
}

function isMonthly(festivalId: string): boolean {
  const id = readFestivalId(festivalId);
  return id !== undefined && festivalOf(id).group === 'monthly';
}
