import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef, useState, type FormEvent } from 'react';
import { longestBirthName, type KeptBirth } from '#db/births.ts';
import { isDateForChart } from '#domain/jyotish/birth.ts';
import { readBirthDate, readBirthTime } from '#domain/jyotish/birth-words.ts';
import type { Clock, ClockReading } from '#domain/time/clock-history.ts';
import type { Place } from '#domain/time/place.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { minuteMs } from '#domain/time/zone.ts';
import { clocksToChooseFrom, momentOfBirth, offsetText } from './birth-moment.ts';
import classes from './kundli.module.css';
import { PlaceField } from './place-field.tsx';
import { SwitchLine } from './switch-line.tsx';

export interface BirthFormProps {
  /** What is changed; a new birth without it. */
  birth?: KeptBirth;
  submitLabel: string;
  onSubmit(birth: KeptBirth): void;
  onCancel?: () => void;
}

interface Values {
  name: string;
  date: string;
  time: string;
  placeText: string;
  place: Place | undefined;
  offsetMinutes: number | undefined;
  staysHere: boolean;
}

/** Name, day, time and place, each as people write it. */
export function BirthForm({ birth, submitLabel, onSubmit, onCancel }: BirthFormProps) {
  const { t, language } = useI18n();
  const isMember = useSession().status === 'signed-in';
  const [values, setValues] = useState<Values>(() => valuesOf(birth));
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [id] = useState(() => birth?.id ?? crypto.randomUUID());
  const [thisYear] = useState(() => new Date().getFullYear());
  const read = readValues(values, id, thisYear);
  const clocks = 'birth' in read && !momentOfBirth(read.birth) ? clocksToChooseFrom(read.birth) : [];
  const reading = 'birth' in read ? momentOfBirth(read.birth)?.reading : undefined;
  const chosen = clocksOf(read);
  const fault = (field: Fault['field']) =>
    wasSent && 'faults' in read
      ? read.faults.filter((each) => each.field === field).map(({ text }) => t(text))[0]
      : undefined;
  const change = (changed: Partial<Values>) =>
    setValues((before) => ({ ...before, offsetMinutes: undefined, ...changed }));

  function send(event: FormEvent): void {
    event.preventDefault();
    setWasSent(true);
    if ('faults' in read) {
      form.current?.querySelector<HTMLElement>(`[name="${read.faults[0]?.field}"]`)?.focus();
    } else if (momentOfBirth(read.birth)) {
      onSubmit(read.birth);
    }
  }

  const date = readBirthDate(values.date, thisYear);
  return (
    <form ref={form} className={classes.form} onSubmit={send} noValidate>
      <TextInput
        name="name"
        label={t(texts.name)}
        value={values.name}
        maxLength={longestBirthName}
        autoComplete="off"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        name="date"
        label={t(texts.date)}
        description={date ? civilDateInFull(date, language) : t(texts.dateHint)}
        inputMode="text"
        value={values.date}
        error={fault('date')}
        autoComplete="off"
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
      <TextInput
        name="time"
        label={t(texts.time)}
        description={t(texts.timeHint)}
        value={values.time}
        error={fault('time')}
        autoComplete="off"
        onChange={(event) => change({ time: event.currentTarget.value })}
      />
      <PlaceField
        label={t(texts.place)}
        hint={t(texts.placeHint)}
        text={values.placeText}
        place={values.place}
        fault={fault('place')}
        onChange={(placeText, place) => change({ placeText, place })}
      />
      {isMember && (
        <SwitchLine
          label={t(texts.staysHere)}
          note={t(texts.staysHereHint)}
          isOn={values.staysHere}
          onTurn={(staysHere) => setValues({ ...values, staysHere })}
        />
      )}
      {chosen.length > 0 && (
        <fieldset className={classes.clocks}>
          <legend>{t(texts.whichClock)}</legend>
          <p className={classes.quiet}>{t(isSkipped(chosen) ? texts.timeSkipped : texts.timeTwice)}</p>
          {chosen.map(({ offsetMs }) => (
            <label key={offsetMs}>
              <input
                type="radio"
                name="clock"
                checked={values.offsetMinutes === offsetMs / minuteMs}
                onChange={() => setValues({ ...values, offsetMinutes: offsetMs / minuteMs })}
              />
              {offsetText(offsetMs)}
            </label>
          ))}
          {wasSent && clocks.length > 0 && (
            <p role="alert" className={classes.fault}>
              {t(texts.whichClock)}
            </p>
          )}
        </fieldset>
      )}
      <output className={classes.clockOfDay}>
        {reading &&
          'birth' in read &&
          t(texts.clockOfDay, {
            clock: [nameOfClock(reading, read.birth.place)?.[language], offsetText(reading.offsetMs)]
              .filter(Boolean)
              .join(', '),
          })}
      </output>
      <div className={classes.acts}>
        <Button type="submit">{submitLabel}</Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t(texts.cancel)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Those that clocks have no more. */
const clockNames: Readonly<Record<Exclude<Clock, 'zone'>, Message>> = {
  'local-mean': texts.clockLocalMean,
  bombay: texts.clockBombay,
  calcutta: texts.clockCalcutta,
  madras: texts.clockMadras,
  kathmandu: texts.clockKathmandu,
  'indian-standard': texts.clockIndian,
};

/** The clocks of India stood an hour further on for years of the war. */
function nameOfClock({ clock, offsetMs }: ClockReading, { timeZone }: Place): Message | undefined {
  const isWarTime = timeZone === 'Asia/Kolkata' && offsetMs === 6.5 * 60 * minuteMs;
  if (isWarTime) return texts.clockWar;
  return clock === 'zone' ? undefined : clockNames[clock];
}

interface Fault {
  field: 'date' | 'time' | 'place';
  text: (typeof texts)['dateWrong'];
}

/** The clocks between which somebody has to choose, also after they have. */
function clocksOf(read: ReturnType<typeof readValues>) {
  if (!('birth' in read)) return [];
  const { offsetMinutes: _chosen, ...birth } = read.birth;
  return clocksToChooseFrom(birth);
}

/** The hour before the change comes first where it was left out, and lies behind the other one. */
function isSkipped(clocks: readonly { at: number }[]): boolean {
  const [first, second] = clocks;
  return first !== undefined && second !== undefined && first.at > second.at;
}

function readValues(
  values: Values,
  id: string,
  thisYear: number,
): { birth: KeptBirth } | { faults: Fault[] } {
  const date = readBirthDate(values.date, thisYear);
  const time = readBirthTime(values.time);
  const faults: Fault[] = [];
  if (!date) faults.push({ field: 'date', text: texts.dateWrong });
  else if (!isDateForChart(date)) faults.push({ field: 'date', text: texts.dateFar });
  if (!time) faults.push({ field: 'time', text: texts.timeWrong });
  if (!values.place) faults.push({ field: 'place', text: texts.placeWrong });
  if (!date || !time || !values.place || faults.length > 0) return { faults };
  const { offsetMinutes, place, staysHere } = values;
  return {
    birth: {
      id,
      name: values.name.trim(),
      date,
      ...time,
      place,
      ...(offsetMinutes === undefined ? {} : { offsetMinutes }),
      ...(staysHere ? { staysHere } : {}),
    },
  };
}

function valuesOf(birth: KeptBirth | undefined): Values {
  if (!birth) {
    return {
      name: '',
      date: '',
      time: '',
      placeText: '',
      place: undefined,
      offsetMinutes: undefined,
      staysHere: false,
    };
  }
  const { name, date, minutesOfDay, within, place, offsetMinutes, staysHere = false } = birth;
  const clock = minutesOfDay === null ? '' : clockText(minutesOfDay);
  return {
    name,
    date,
    time: within > 0 && clock !== '' ? `~ ${clock}` : clock,
    placeText: place.name,
    place,
    offsetMinutes,
    staysHere,
  };
}

/** '6:05', by 24 hours. */
export function clockText(minutesOfDay: number): string {
  const minutes = String(Math.floor(minutesOfDay) % 60).padStart(2, '0');
  return `${Math.floor(minutesOfDay / 60)}:${minutes}`;
}
