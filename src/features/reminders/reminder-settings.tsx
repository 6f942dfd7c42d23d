import { useId, type ReactNode } from 'react';
import { changeReminderSettings } from '#db/mutations/reminders.ts';
import type { QuietHours, ReminderSettings as Settings } from '#domain/reminders/reminder.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { Switch } from '#ui/switch.tsx';
import { DeviceLine } from './device-line.tsx';
import { HourSelect } from './hour-select.tsx';
import { MonthlyFasts } from './monthly-fasts.tsx';
import classes from './reminders.module.css';
import { keepOrTell, useReminded, useReminderSettings } from './use-reminders.ts';

export interface ReminderSettingsProps {
  /** A way to have one's dates as a calendar file, offered where nothing can be shown. */
  calendarFile?: ReactNode;
}

/** Which reminders are shown, when, and whether on this device. */
export function ReminderSettingsForm({ calendarFile }: ReminderSettingsProps) {
  const { t } = useI18n();
  const titleId = useId();
  const userId = useReminded();
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId}>{t(texts.settingsTitle)}</h2>
      {userId === null && <p className={classes.quiet}>{t(texts.settingsGuest)}</p>}
      {typeof userId === 'string' && <Choices userId={userId} calendarFile={calendarFile} />}
    </section>
  );
}

/** What quiet hours begin with, once they are switched on. */
const usualNight: QuietHours = { from: 22, to: 7 };

function Choices({ userId, calendarFile }: { userId: string; calendarFile: ReactNode }) {
  const { t } = useI18n();
  const settings = useReminderSettings(userId);
  const isOnline = useIsOnline();
  if (settings === undefined || (settings === 'absent' && isOnline))
    return <div className={classes.shape} aria-hidden="true" />;
  if (settings === 'absent') return <p className={classes.quiet}>{t(texts.settingsAbsent)}</p>;
  if (settings === 'failed')
    return (
      <p className={classes.quiet} role="alert">
        {t(texts.listFailed)}
      </p>
    );

  const change = (changed: (settings: Settings) => Settings) =>
    void keepOrTell(userId, (db, keeping) => changeReminderSettings(db, changed, keeping));
  const changeQuiet = (part: Partial<QuietHours>) =>
    change((kept) => ({ ...kept, quiet: { ...(kept.quiet ?? usualNight), ...part } }));
  const { quiet } = settings;
  return (
    <>
      <p className={classes.quiet}>{t(texts.settingsText)}</p>
      <div className={classes.rows}>
        <div className={classes.row}>
          <div className={classes.rowWords}>
            <h3 className={classes.rowTitle}>{t(texts.device)}</h3>
            <DeviceLine userId={userId} hasOff calendarFile={calendarFile} />
          </div>
        </div>
        <SwitchRow
          title={t(texts.kindEvents)}
          text={t(texts.kindEventsText)}
          isOn={settings.events}
          onChange={(events) => change((kept) => ({ ...kept, events }))}
        />
        <SwitchRow
          title={t(texts.kindFestivals)}
          text={t(texts.kindFestivalsText)}
          isOn={settings.festivals}
          onChange={(festivals) => change((kept) => ({ ...kept, festivals }))}
        />
        <MonthlyFasts userId={userId} hour={settings.hour} />
        <div className={classes.row}>
          <div className={classes.rowWords}>
            <h3 className={classes.rowTitle}>{t(texts.usualHour)}</h3>
            <p className={classes.quiet}>{t(texts.usualHourText)}</p>
          </div>
          <HourSelect
            isBare
            label={t(texts.usualHour)}
            value={settings.hour}
            onChange={(hour) => change((kept) => ({ ...kept, hour }))}
          />
        </div>
        <SwitchRow
          title={t(texts.quiet)}
          text={t(texts.quietText)}
          isOn={quiet !== null}
          onChange={(isOn) => change((kept) => ({ ...kept, quiet: isOn ? usualNight : null }))}
        >
          {quiet && (
            <fieldset className={classes.span} aria-label={t(texts.quiet)}>
              <HourSelect
                label={t(texts.quietFrom)}
                value={quiet.from}
                onChange={(from) => changeQuiet({ from })}
              />
              <HourSelect label={t(texts.quietTo)} value={quiet.to} onChange={(to) => changeQuiet({ to })} />
            </fieldset>
          )}
        </SwitchRow>
      </div>
    </>
  );
}

interface SwitchRowProps {
  title: string;
  text: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  children?: ReactNode;
}

function SwitchRow({ title, text, isOn, onChange, children }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <div className={classes.rowWords}>
        <label htmlFor={id} className={classes.rowTitle}>
          {title}
        </label>
        <p id={`${id}-text`} className={classes.quiet}>
          {text}
        </p>
      </div>
      <Switch
        id={id}
        checked={isOn}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </div>
  );
}
