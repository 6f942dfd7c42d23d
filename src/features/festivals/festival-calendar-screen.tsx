import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { monthText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { Screen } from '#ui/screen.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { Reckoning } from './almanac-task.ts';
import {
  cellsOf,
  firstOf,
  monthOf,
  readDay,
  readMonth,
  yearOf,
  type CalendarMonth,
} from './calendar-month.ts';
import { readCalendarSearch, type CalendarSearch } from './calendar-search.ts';
import type { CalendarSlots } from './calendar-slots.ts';
import { DayPanel } from './day-panel.tsx';
import { useReckoning } from './details/use-calendar-years.ts';
import classes from './festival-calendar-screen.module.css';
import { lunarMonthsLine } from './lunar-months.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthList } from './month-list.tsx';
import { PanchangCard } from './panchang-card.tsx';
import { MonthSheet, YearSheet } from './print-sheets.tsx';
import { ReckoningBar } from './reckoning-bar.tsx';
import { useAlmanac } from './use-almanac.ts';
import { useCalendarMonth, type ShownMonth } from './use-calendar-month.ts';
import { useChosenFestival } from './use-chosen-festival.ts';
import { useDayOfVisit } from './use-day-of-visit.ts';
import { usePrinting } from './use-printing.ts';
import type { Kind } from './year-kinds.ts';

export interface FestivalCalendarScreenProps extends CalendarSlots {
  search: CalendarSearch;
}

const YearList = lazy(async () => ({ default: (await import('./year-list.tsx')).YearList }));
const Decision = lazy(async () => ({ default: (await import('./decision.tsx')).DecisionNote }));

/** The festival calendar: a month, what falls on a day, the panchang of that day, and a festival to read about. */
export function FestivalCalendarScreen({ search, ...slots }: FestivalCalendarScreenProps) {
  const { t } = useI18n();
  const { reckoning, today, isKnown } = useReckoning();
  // The router hands on what the route itself has passed over.
  const followed = readCalendarSearch({ ...search });
  return (
    <Screen documentTitle={`${t(texts.title)} · ${t(ui.productName)}`} head={{ description: t(texts.intro) }}>
      {isKnown ? (
        <Calendar search={followed} slots={slots} reckoning={reckoning} today={today} />
      ) : (
        <>
          <Banner />
          <Spinner />
        </>
      )}
      {slots.reader}
    </Screen>
  );
}

interface CalendarProps {
  search: CalendarSearch;
  slots: CalendarSlots;
  reckoning: Reckoning;
  today: CivilDate;
}

function Calendar({ search, slots, reckoning, today }: CalendarProps) {
  const { t, language } = useI18n();
  // Room for two columns, so that what is read in one order is walked through in the same: the styles ask for this width too.
  const isWide = useMedia('(min-width: 62em)');
  const printing = usePrinting();
  const placeName = usePlaceName(reckoning.place);
  const [kind, setKind] = useState<Kind>('festivals');
  const named = `${search.month} ${search.day}`;
  const dayOfVisit = useDayOfVisit(today, named, reckoning.place.timeZone);
  const { day, month, festival, go } = useAddress(search, dayOfVisit, reckoning);
  const shown = useCalendarMonth(month, reckoning);
  const date = day ?? today;
  const told = dayToTell(day, month, dayOfVisit);
  /** Once there has been a month, another one takes its place without a spinner between; the same with what falls on a day. */
  const [has, setHas] = useState({ shown: false, told: false });
  const isShown = has.shown || shown.state !== 'loading';
  const isTold = has.told || (isShown && shown.hasOwnDays);
  if (isShown !== has.shown || isTold !== has.told) setHas({ shown: isShown, told: isTold });
  const panchang = useAlmanac<'day'>({ kind: 'day', date: told, reckoning });
  const chosen = useChosenFestival(festival, date, reckoning);
  const details = useDetailsFocus(festival);
  const goToMonth = useCallback((to: CalendarMonth) => go({ month: to }), [go]);
  const goToDay = useCallback(
    (to: CivilDate) => go({ month: monthOf(to), day: to, festival: undefined }),
    [go],
  );

  const calendar = (
    <MonthCard
      key="month"
      month={month}
      today={today}
      selected={day}
      shown={shown}
      isShown={isShown}
      reckoning={reckoning}
      onSelect={goToDay}
      onMonth={goToMonth}
      onToday={() => goToDay(today)}
      onPrint={() => printing.print('month')}
    />
  );
  const dayPanel = (
    <DayPanel
      key="day"
      date={told}
      entries={entriesOn(shown, told)}
      rows={shown.rows}
      isTold={isTold}
      festival={festival}
      assistant={
        <Suspense fallback={<div className={classes.button} />}>{slots.renderAssistant(told)}</Suspense>
      }
    />
  );
  const festivalPart = (
    <div key="festival" ref={details} tabIndex={-1} className={classes.details} data-testid="festival">
      {festival === undefined ? (
        <EmptyState title={t(texts.selectTitle)} text={t(texts.selectText)} />
      ) : (
        <Suspense fallback={<Spinner />}>
          {slots.renderDetails({
            id: festival,
            date: chosen?.date,
            decision: chosen && (
              <Suspense>
                <Decision computed={chosen.computed} placeName={placeName} />
              </Suspense>
            ),
            bell: <Suspense>{slots.renderBell(festival)}</Suspense>,
          })}
        </Suspense>
      )}
    </div>
  );
  const listPart = isShown && (
    <MonthList key="list" month={month} entries={shown.entries} onSelect={goToDay} />
  );
  const panchangPart = (
    <PanchangCard key="panchang" date={told} asked={panchang} reckoning={reckoning} placeName={placeName} />
  );
  const nextPart = (
    <div key="next" className={classes.next}>
      <Suspense>{slots.renderNext(today)}</Suspense>
    </div>
  );
  const yearPart = (
    <YearPart key="year" year={yearOf(month)}>
      <YearList
        year={yearOf(month)}
        reckoning={reckoning}
        kind={kind}
        onKind={setKind}
        onMonth={goToMonth}
        onPrint={() => printing.print('year')}
        acts={slots.renderYearActs(yearOf(month))}
      />
    </YearPart>
  );
  const sheet = { reckoning, placeName, onReady: printing.onReady };
  return (
    <>
      <div className={classes.page} data-printing={printing.sheet}>
        <Banner />
        <ReckoningBar reckoning={reckoning} placeName={placeName} choices={slots.choices} />
        {shown.state === 'failed' && (
          <div className={classes.failed} role="alert">
            <span>{t(texts.loadFailed)}</span>
            <Button variant="default" onClick={shown.tryAgain}>
              {t(texts.tryAgain)}
            </Button>
          </div>
        )}
        {isWide ? (
          <div className={classes.columns}>
            {/* What is told of a festival is long: the wide column has it, or the narrow one would run on beside an empty page. */}
            <div className={classes.column}>
              {[calendar, festival !== undefined && festivalPart, panchangPart, yearPart]}
            </div>
            <div className={classes.column}>
              {[dayPanel, festival === undefined && festivalPart, nextPart]}
            </div>
          </div>
        ) : (
          <div className={classes.column} data-of-the-day>
            {[calendar, dayPanel, listPart, festivalPart, panchangPart, nextPart, yearPart]}
          </div>
        )}
        <p className={classes.tradition}>{t(frame.tradition)}</p>
        <output className="visually-hidden">
          {shown.state !== 'loading' &&
            t(texts.monthShown, { month: monthText(month, language), count: daysWithEvents(shown, month) })}
        </output>
      </div>
      {printing.sheet === 'month' && <MonthSheet month={month} shown={shown} {...sheet} />}
      {printing.sheet === 'year' && <YearSheet year={yearOf(month)} kind={kind} {...sheet} />}
    </>
  );
}

interface Address {
  day: CivilDate | undefined;
  month: CalendarMonth;
  festival: string | undefined;
  /** Changes what is given; `undefined` takes it out. A festival stays in the history, so that the way back leads from it. */
  go(change: { month?: CalendarMonth; day?: CivilDate; festival?: undefined }): void;
}

/** What the address names; one that names a festival alone is led to its next day. */
function useAddress(search: CalendarSearch, today: CivilDate, reckoning: Reckoning): Address {
  const navigate = useNavigate();
  const { festival } = search;
  const day = readDay(search.day);
  const named = readMonth(search.month);
  const isAlone = festival !== undefined && day === undefined;
  const next = useChosenFestival(isAlone ? festival : undefined, named ? firstOf(named) : today, reckoning);
  const go = useCallback<Address['go']>(
    (change) => {
      void navigate({
        to: '/hindu-festivals',
        search: (before: object) => readCalendarSearch({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const nextDay = next?.date;
  useEffect(() => {
    if (isAlone && nextDay !== undefined) go({ day: nextDay, month: monthOf(nextDay) });
  }, [isAlone, nextDay, go]);
  return { day, month: named ?? monthOf(day ?? today), festival, go };
}

/** Leads whoever chooses a festival to what is told of it; the first page stays where it is. */
function useDetailsFocus(festival: string | undefined) {
  const details = useRef<HTMLDivElement>(null);
  const before = useRef(festival);
  useEffect(() => {
    if (festival !== undefined && before.current !== festival) details.current?.focus();
    before.current = festival;
  }, [festival]);
  return details;
}

interface MonthCardProps {
  month: CalendarMonth;
  today: CivilDate;
  selected: CivilDate | undefined;
  shown: ShownMonth;
  /** False until there has been a month. */
  isShown: boolean;
  reckoning: Reckoning;
  onSelect(date: CivilDate): void;
  onMonth(month: CalendarMonth): void;
  onToday(): void;
  onPrint(): void;
}

function MonthCard({
  month,
  today,
  selected,
  shown,
  isShown,
  reckoning,
  onSelect,
  onMonth,
  onToday,
  onPrint,
}: MonthCardProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  return (
    <section className={classes.calendar} aria-labelledby={titleId} aria-busy={shown.state === 'loading'}>
      <MonthHead
        month={month}
        today={today}
        titleId={titleId}
        lunar={lunarMonthsLine(shown.days, month, reckoning, language)}
        onMonth={onMonth}
        onToday={onToday}
      />
      {isShown ? (
        <div className={classes.grid}>
          <MonthGrid
            month={month}
            today={today}
            selected={selected}
            days={shown.days}
            entries={shown.entries}
            isSouthern={reckoning.place.latitude < 0}
            labelledBy={titleId}
            onSelect={onSelect}
            onMonth={onMonth}
          />
          <p className={classes.foot}>
            <Button variant="subtle" size="compact-md" onClick={onPrint}>
              {t(texts.printMonth)}
            </Button>
            <Link
              to="/hindu-festivals/print/$year"
              params={{ year: String(yearOf(month)) }}
              className={classes.onPaper}
            >
              {t(texts.yearOnPaper)}
            </Link>
          </p>
        </div>
      ) : (
        <Spinner />
      )}
    </section>
  );
}

/** The day that is told of beside a month: the chosen one while it is in sight, else today, else the first. */
function dayToTell(day: CivilDate | undefined, month: CalendarMonth, today: CivilDate): CivilDate {
  const cells = cellsOf(month);
  if (day !== undefined && cells.includes(day)) return day;
  return monthOf(today) === month ? today : firstOf(month);
}

/** Undefined until they are known. */
function entriesOn(shown: ShownMonth, date: CivilDate) {
  return shown.state === 'loading' ? undefined : (shown.entries.get(date) ?? []);
}

function daysWithEvents({ entries }: ShownMonth, month: CalendarMonth): number {
  return [...entries.keys()].filter((date) => monthOf(date) === month).length;
}

function Banner() {
  const { t } = useI18n();
  return (
    <header className={classes.banner}>
      <LogoMark className={classes.rings} />
      <h1 className={classes.title} tabIndex={-1}>
        {t(texts.title)}
      </h1>
      <p className={classes.intro}>{t(texts.intro)}</p>
    </header>
  );
}

function Spinner() {
  const { t } = useI18n();
  return (
    <output className={classes.waiting} data-testid="calendar-loading" data-pending>
      <LogoMark className={classes.turning} />
      {t(texts.loading)}
    </output>
  );
}

function YearPart({ year, children }: { year: number; children: ReactNode }) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.year}>
      <Button variant="default" fullWidth aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t(texts.closeYear) : t(texts.openYear, { year })}
      </Button>
      {isOpen && <Suspense fallback={<Spinner />}>{children}</Suspense>}
    </div>
  );
}
