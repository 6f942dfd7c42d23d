import { ActionIcon, Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { monthWord, monthText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { monthAfter, monthIn, monthOf, readYear, yearOf, type CalendarMonth } from './calendar-month.ts';
import classes from './month-head.module.css';

export interface MonthHeadProps {
  month: CalendarMonth;
  today: CivilDate;
  titleId: string;
  /** The lunar months that it touches, and their year; undefined until they are known. */
  lunar: string | undefined;
  onMonth(month: CalendarMonth): void;
  onToday(): void;
}

/** Which month it is, and the ways to others. */
export function MonthHead({ month, today, titleId, lunar, onMonth, onToday }: MonthHeadProps) {
  const { t, language } = useI18n();
  const [isJumping, setIsJumping] = useState(false);
  const jumpId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const before = monthAfter(month, -1);
  const after = monthAfter(month, 1);
  const end = before === month ? texts.calendarBegins : after === month ? texts.calendarEnds : undefined;
  return (
    <div className={classes.head}>
      <div className={classes.row}>
        <ActionIcon
          variant="subtle"
          size="xl"
          aria-label={t(texts.previousMonth)}
          aria-disabled={before === month}
          onClick={() => onMonth(before)}
        >
          <span className={classes.back}>
            <ChevronRightIcon />
          </span>
        </ActionIcon>
        <div className={classes.name}>
          <h2 id={titleId} className={classes.title}>
            <button
              ref={opener}
              type="button"
              className={classes.opener}
              data-is="month"
              aria-expanded={isJumping}
              aria-controls={jumpId}
              title={t(texts.goTo)}
              onClick={() => setIsJumping(!isJumping)}
            >
              {monthText(month, language)}
              <ChevronDownIcon size="1.125rem" />
            </button>
          </h2>
          <p className={classes.lunar}>{lunar ?? '\u00a0'}</p>
        </div>
        <ActionIcon
          variant="subtle"
          size="xl"
          aria-label={t(texts.nextMonth)}
          aria-disabled={after === month}
          onClick={() => onMonth(after)}
        >
          <ChevronRightIcon />
        </ActionIcon>
        <Button
          variant="default"
          size="compact-md"
          className={classes.today}
          aria-disabled={monthOf(today) === month}
          onClick={onToday}
        >
          {t(texts.today)}
        </Button>
      </div>
      <div id={jumpId}>
        {isJumping && (
          <Jump
            month={month}
            onGo={(chosen) => {
              onMonth(chosen);
              setIsJumping(false);
              opener.current?.focus();
            }}
          />
        )}
      </div>
      {end && <p className={classes.end}>{t(end)}</p>}
    </div>
  );
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Any month of any year that the calendar reaches. */
function Jump({ month, onGo }: { month: CalendarMonth; onGo(month: CalendarMonth): void }) {
  const { t, language } = useI18n();
  const [chosen, setChosen] = useState(Number(month.slice(5)));
  const [year, setYear] = useState(String(yearOf(month)));
  const [isWrong, setIsWrong] = useState(false);
  const wrongId = useId();

  function go(): void {
    const number = readYear(year);
    setIsWrong(number === undefined);
    if (number !== undefined) onGo(monthIn(number, chosen));
  }

  return (
    <form
      className={classes.jump}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label className={classes.field}>
        {t(texts.month)}
        <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {months.map((number) => (
            <option key={number} value={number}>
              {monthWord(number, language)}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.field}>
        {t(texts.year)}
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={year}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? wrongId : undefined}
          onChange={(event) => setYear(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" variant="light">
        {t(texts.go)}
      </Button>
      <p id={wrongId} className={classes.wrong} aria-live="polite">
        {isWrong && t(texts.wrongYear)}
      </p>
    </form>
  );
}
