import { Button, Textarea, TextInput } from '@mantine/core';
import { useId, useRef, useState, type ReactNode } from 'react';
import { userDatabase } from '#db/database.ts';
import { addEvent, changeEvent } from '#db/mutations/events.ts';
import { keepingNow, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import type { UserEventRow } from '#db/schema.ts';
import { longestLunarDay, lunarMonthNames, tithiOf } from '#domain/events/personal-date.ts';
import { firstEventYear, lastEventYear } from '#domain/events/read-answer.ts';
import { tithiName } from '#domain/panchang/names.ts';
import type { Reminder } from '#domain/reminders/reminder.ts';
import { lunarMonths } from '#i18n/catalogue/account-data.ts';
import { eventForm as texts, events } from '#i18n/catalogue/events.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { nextPaint } from '#lib/next-paint.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Choice } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './event-form.module.css';
import {
  eventChangeOf,
  eventFaultsOf,
  eventFieldsOf,
  newEventValues,
  eventValuesOf,
  type EventFault,
  type EventValues,
} from './event-values.ts';
import { NextLine } from './next-line.tsx';
import { TithiOfDate } from './tithi-of-date.tsx';

export interface ReminderFieldProps {
  value: Reminder | null;
  onChange(value: Reminder | null): void;
}

export interface EventFormDialogProps {
  userId: string;
  /** The event to change; undefined for a new one. */
  event?: UserEventRow | undefined;
  /** Whether a new one begins as a tithi of every year. */
  isTithi?: boolean;
  renderReminder?: ((field: ReminderFieldProps) => ReactNode) | undefined;
  onClose(): void;
}

/** A date with all that is known of it, entered or changed at one go. */
export function EventFormDialog({
  userId,
  event,
  isTithi = false,
  renderReminder,
  onClose,
}: EventFormDialogProps) {
  const { t, language } = useI18n();
  const [values, setValues] = useState<EventValues>(() =>
    event ? eventValuesOf(event) : { ...newEventValues, kind: isTithi ? 'lunar' : newEventValues.kind },
  );
  const [wasSent, setWasSent] = useState(false);
  // It is written on the device, in less time than a button takes to look busy.
  const isBusy = useRef(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const faults = wasSent ? eventFaultsOf(values) : [];

  function change(part: Partial<EventValues>): void {
    setValues((before) => ({ ...before, ...part }));
  }

  function wordsOf(field: EventFault['field']): string | undefined {
    const fault = faults.find((one) => one.field === field);
    switch (fault?.kind) {
      case undefined:
        return undefined;
      case 'too-long':
        return t(texts.tooLong, { most: formatNumber(fault.most, language) });
      case 'out-of-range':
        return t(texts.dateRange, { from: firstEventYear, to: lastEventYear });
      case 'missing':
        return t(fault.field === 'title' ? texts.nameMissing : texts.dateMissing);
    }
  }

  async function save(): Promise<void> {
    if (isBusy.current) return;
    const [first] = eventFaultsOf(values);
    if (first) {
      setWasSent(true);
      const input = form.current?.elements.namedItem(first.field);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    isBusy.current = true;
    await nextPaint();
    const { kind } = await tried(userId, event, values);
    if (kind === 'kept' || kind === 'same') {
      if (kind === 'kept')
        showToast({ tone: 'success', title: { message: event ? texts.updated : texts.added } });
      dialog.current?.close();
      return;
    }
    const failed = event ? texts.updateFailed : texts.addFailed;
    showToast({ tone: 'error', title: { message: kind === 'full' ? texts.deviceFull : failed } });
    isBusy.current = false;
  }

  return (
    <Dialog ref={dialog} title={t(event ? texts.editTitle : texts.addTitle)} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void save();
        }}
      >
        <TextInput
          name="title"
          label={t(texts.name)}
          placeholder={t(texts.nameExample)}
          autoComplete="off"
          aria-required
          value={values.title}
          error={wordsOf('title')}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Choice
          legend={t(texts.kind)}
          value={values.kind}
          options={[
            { value: 'solar', label: t(texts.solar) },
            { value: 'lunar', label: t(texts.lunar) },
          ]}
          onChange={(kind) => change({ kind })}
        />
        {values.kind === 'solar' ? (
          <TextInput
            type="date"
            name="date"
            label={t(texts.date)}
            min={`${firstEventYear}-01-01`}
            max={`${lastEventYear}-12-31`}
            aria-required
            className={classes.date}
            value={values.date}
            error={wordsOf('date')}
            onChange={({ currentTarget }) => change({ date: currentTarget.value })}
          />
        ) : (
          <LunarFields values={values} onChange={change} />
        )}
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={values.isRecurring}
            onChange={({ currentTarget }) => change({ isRecurring: currentTarget.checked })}
          />
          {t(texts.repeats)}
        </label>
        <NextLine values={values} createdAt={event?.created_at} />
        <Textarea
          name="description"
          label={t(texts.description)}
          rows={2}
          autoComplete="off"
          value={values.description}
          error={wordsOf('description')}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        {renderReminder?.({ value: values.reminder, onChange: (reminder) => change({ reminder }) })}
        <div className={classes.answers}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t(texts.cancel)}
          </Button>
          <Button type="submit" data-testid="save-event">
            {t(texts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface LunarFieldsProps {
  values: EventValues;
  onChange(part: Partial<EventValues>): void;
}

function LunarFields({ values, onChange }: LunarFieldsProps) {
  const { t, language } = useI18n();
  const { monthSystem } = usePreferences().preferences;
  const id = useId();
  const { month, paksha, day } = values;
  return (
    <div className={classes.lunar}>
      <Choice
        legend={t(texts.paksha)}
        value={paksha}
        options={[
          { value: 'shukla', label: t(texts.shukla) },
          { value: 'krishna', label: t(texts.krishna) },
        ]}
        onChange={(chosen) => onChange({ paksha: chosen })}
      />
      <div className={classes.pair}>
        <span className={classes.field}>
          <label htmlFor={`${id}-month`}>{t(texts.month)}</label>
          <select
            id={`${id}-month`}
            className={classes.select}
            value={month}
            onChange={({ currentTarget }) => {
              const chosen = lunarMonthNames.find((name) => name === currentTarget.value);
              if (chosen) onChange({ month: chosen });
            }}
          >
            {lunarMonthNames.map((name) => (
              <option key={name} value={name}>
                {t(lunarMonths[name])}
              </option>
            ))}
          </select>
        </span>
        <span className={classes.field}>
          <label htmlFor={`${id}-day`}>{t(texts.day)}</label>
          <select
            id={`${id}-day`}
            className={classes.select}
            value={day}
            onChange={({ currentTarget }) => onChange({ day: Number(currentTarget.value) })}
          >
            {lunarDays.map((number) => (
              <option key={number} value={number}>
                {`${number}. ${tithiName(tithiOf({ paksha, day: number }), language)}`}
              </option>
            ))}
          </select>
        </span>
      </div>
      {paksha === 'krishna' && (
        <p className={classes.quiet}>{t(texts.monthKrishna, { system: t(events[monthSystem]) })}</p>
      )}
      <TithiOfDate onFound={onChange} />
    </div>
  );
}

const lunarDays = Array.from({ length: longestLunarDay }, (_, index) => index + 1);

async function tried(
  userId: string,
  event: UserEventRow | undefined,
  values: EventValues,
): Promise<Pick<KeepOutcome, 'kind'> | { kind: 'failed' | 'same' }> {
  const keeping = keepingNow(userId);
  try {
    const db = userDatabase(userId);
    if (!event) return await addEvent(db, keeping.newId(), eventFieldsOf(values), keeping);
    const change = eventChangeOf(event, values);
    return Object.keys(change).length === 0
      ? { kind: 'same' }
      : await changeEvent(db, event.id, change, keeping);
  } catch (error) {
    logQuietly('events', error);
    return { kind: 'failed' };
  }
}
