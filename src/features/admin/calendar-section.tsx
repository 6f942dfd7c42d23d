import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { foundByWords } from '#domain/devotion/found-by-words.ts';
import { states } from '#domain/time/places.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { addRow, changeAdminRow, listRows, type AdminRow } from '#session/admin-rows.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import {
  dayFaults,
  dayLimits,
  dayRowOf,
  dayWordsOf,
  firstDay,
  lastDay,
  nearestRuleDay,
  noDay,
  ruleDays,
  stateName,
} from './calendar-words.ts';
import { EntryForm } from './entry-form.tsx';
import { SelectField, TextField } from './fields.tsx';
import { Badge, EntryHead, SectionHead } from './list-parts.tsx';
import type { SectionProps } from './section.ts';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';
import { useRemote } from '#session/use-remote.ts';
import { useEntry } from './use-entry.ts';
import { useEntryRow } from './use-entry-row.ts';

/** The days of a year as the database has them, and one of them to be changed. `id`: a year, new, or that of a row. */
export function CalendarSection({ userId, id }: SectionProps) {
  const now = useNow();
  if (id === undefined || /^\d{4}$/.test(id)) {
    const year = id === undefined ? new Date(now).getFullYear() : Number(id);
    return <YearOfDays userId={userId} year={year} />;
  }
  return <OneDay userId={userId} id={id} />;
}

const dayColumns = ['id', 'title', 'title_hi', 'event_date', 'festival_id', 'computed', 'region'] as const;
const festivalColumns = ['id', 'name', 'name_hi', 'rule_id', 'is_published'] as const;
type DayRow = Pick<AdminRow<'calendar_events'>, (typeof dayColumns)[number]>;
type FestivalName = Pick<AdminRow<'festivals'>, (typeof festivalColumns)[number]>;

function useFestivalNames(userId: string) {
  const ask = useCallback(() => listRows(userId, 'festivals', festivalColumns, { order: 'name' }), [userId]);
  return useRemote(ask);
}

function YearOfDays({ userId, year }: { userId: string; year: number }) {
  const { t, language } = useI18n();
  const [search, setSearch] = useState('');
  const ask = useCallback(
    () =>
      listRows(userId, 'calendar_events', dayColumns, {
        filters: [`event_date=gte.${year}-01-01`, `event_date=lte.${year}-12-31`],
        order: 'event_date,title',
      }),
    [userId, year],
  );
  const asked = useRemote(ask);
  const festivals = useFestivalNames(userId);
  const { askAgain } = asked;
  return (
    <>
      <SectionHead
        title={t(adminWords.calendarOf, { year })}
        text={t(adminWords.calendarText)}
        add={{ path: 'calendar/new', label: t(adminWords.addDay) }}
      />
      <nav className={classes.acts} aria-label={t(adminWords.years)}>
        <LinkButton to="/admin/$" params={{ _splat: `calendar/${year - 1}` }} variant="default">
          {String(year - 1)}
        </LinkButton>
        <LinkButton to="/admin/$" params={{ _splat: `calendar/${year + 1}` }} variant="default">
          {String(year + 1)}
        </LinkButton>
      </nav>
      <TextField
        label={t(adminWords.search)}
        name="search"
        type="search"
        isRequired
        most={200}
        value={search}
        onChange={setSearch}
      />
      <WhenAnswered asked={asked}>
        {(days) => {
          const found = foundByWords(days, ({ title, title_hi: titleHi }) => [title, titleHi ?? ''], search);
          return (
            <>
              <output className={classes.quiet}>
                {days.length === 0
                  ? t(adminWords.noDays)
                  : t(adminWords.countShown, { shown: found.length, all: days.length })}
              </output>
              {found.length > 0 && (
                <ul className={classes.rows}>
                  {found.map((day) => (
                    <li key={day.id} className={classes.row}>
                      <div className={classes.rowWords}>
                        <p className={classes.rowTitle}>
                          <Link to="/admin/$" params={{ _splat: `calendar/${day.id}` }}>
                            {language === 'hi' ? (day.title_hi ?? day.title) : day.title}
                          </Link>
                        </p>
                        <span className={classes.quiet} data-numeric>
                          {civilDateText(day.event_date, language)}
                        </span>
                      </div>
                      {day.region !== null && <Badge tone="gold">{stateName(day.region, language)}</Badge>}
                      <Badge tone={day.computed ? 'plain' : 'good'}>
                        {t(day.computed ? adminWords.byRule : adminWords.entered)}
                      </Badge>
                    </li>
                  ))}
                </ul>
              )}
              <WhenAnswered asked={festivals}>
                {(names) => (
                  <Hidden userId={userId} year={year} days={days} festivals={names} onBack={askAgain} />
                )}
              </WhenAnswered>
            </>
          );
        }}
      </WhenAnswered>
    </>
  );
}

interface HiddenProps {
  userId: string;
  year: number;
  days: readonly DayRow[];
  festivals: readonly FestivalName[];
  onBack(): void;
}

/** The festivals whose rule has a day in the year that the database has not: somebody has taken them out. */
function Hidden({ userId, year, days, festivals, onBack }: HiddenProps) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const [found, setFound] = useState<{ festival: FestivalName; dates: string[] }[]>();
  const [isLooking, setIsLooking] = useState(false);

  async function look(): Promise<void> {
    setIsLooking(true);
    const hidden: { festival: FestivalName; dates: string[] }[] = [];
    const inYear = new Set(days.map((day) => day.festival_id));
    for (const festival of festivals) {
      if (festival.rule_id === null || inYear.has(festival.id)) continue;
      // Reckoning a year takes a moment, and the page has to stay alive.
      await new Promise((resolve) => setTimeout(resolve));
      const dates = ruleDays(festival.rule_id, year);
      if (dates.length > 0) hidden.push({ festival, dates });
    }
    setFound(hidden);
    setIsLooking(false);
  }

  async function bringBack({ festival, dates }: { festival: FestivalName; dates: string[] }): Promise<void> {
    takeBackRefusal(adminWords.saveFailed);
    for (const date of dates) {
      const outcome = await addRow(userId, 'calendar_events', {
        title: festival.name,
        title_hi: festival.name_hi,
        event_date: date,
        festival_id: festival.id,
        computed: true,
      });
      if (!outcome.ok) {
        tellRefused(adminWords.saveFailed, outcome.problem);
        return;
      }
    }
    setFound((before) => before?.filter((each) => each.festival.id !== festival.id));
    tellDone(adminWords.broughtBackFestival, { name: festival.name });
    onBack();
  }

  if (days.length === 0) return null;
  return (
    <section className={classes.card} aria-label={t(adminWords.hiddenFestivals)}>
      <h3 className={classes.subhead}>{t(adminWords.hiddenFestivals)}</h3>
      <p className={classes.quiet}>{t(adminWords.hiddenText)}</p>
      {found === undefined ? (
        <div>
          <Button variant="default" aria-disabled={isLooking} onClick={() => !isLooking && void look()}>
            {t(isLooking ? adminWords.looking : adminWords.lookForHidden)}
          </Button>
        </div>
      ) : (
        <output>{t(adminWords.hiddenCount, { count: found.length })}</output>
      )}
      {found && found.length > 0 && (
        <ul className={classes.rows}>
          {found.map((each) => (
            <li key={each.festival.id} className={classes.row}>
              <div className={classes.rowWords}>
                <p className={classes.rowTitle}>
                  {language === 'hi' ? (each.festival.name_hi ?? each.festival.name) : each.festival.name}
                </p>
                <span className={classes.quiet}>
                  {each.dates.map((date) => civilDateText(date, language)).join(', ')}
                </span>
              </div>
              <Button variant="default" disabled={!isOnline} onClick={() => void bringBack(each)}>
                {t(adminWords.bringBack)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OneDay({ userId, id }: { userId: string; id: string }) {
  const { t } = useI18n();
  const asked = useEntryRow(userId, 'calendar_events', id);
  const festivals = useFestivalNames(userId);
  return (
    <>
      <EntryHead title={t(id === 'new' ? adminWords.addDay : adminWords.editDay)} list="calendar" />
      <WhenAnswered asked={asked}>
        {(row) => (
          <WhenAnswered asked={festivals}>
            {(names) => <DayForm userId={userId} row={row} festivals={names} />}
          </WhenAnswered>
        )}
      </WhenAnswered>
    </>
  );
}

const labels = {
  title: adminWords.titleField,
  title_hi: adminWords.titleHi,
  description: adminWords.description,
  event_date: adminWords.day,
  festival_id: adminWords.festival,
  region: adminWords.state,
};

interface DayFormProps {
  userId: string;
  row: AdminRow<'calendar_events'> | undefined;
  festivals: readonly FestivalName[];
}

function DayForm({ userId, row: first, festivals }: DayFormProps) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const [row, setRow] = useState(first);
  const entry = useEntry(userId, `day ${first?.id ?? 'new'}`, {
    initial: row ? dayWordsOf(row) : noDay,
    base: row?.updated_at ?? '',
  });
  const { words, change } = entry;
  const faults = dayFaults(words);
  const festival = festivals.find(({ id }) => id === row?.festival_id);
  const ofRule =
    row && !row.computed && festival ? nearestRuleDay(festival.rule_id, row.event_date) : undefined;

  /** What somebody has entered stands; only a row that says what the rule says is handed back to it. */
  async function handBack(): Promise<void> {
    if (!row || !festival || ofRule === undefined) return;
    takeBackRefusal(adminWords.saveFailed);
    const asRuled = await changeAdminRow(
      userId,
      'calendar_events',
      { id: row.id, updated_at: row.updated_at },
      { title: festival.name, title_hi: festival.name_hi, event_date: ofRule, region: null },
    );
    const outcome = asRuled.ok
      ? await changeAdminRow(
          userId,
          'calendar_events',
          { id: row.id, updated_at: asRuled.value.updated_at },
          { computed: true },
        )
      : asRuled;
    if (outcome.ok) {
      setRow(outcome.value);
      entry.startOver({ words: dayWordsOf(outcome.value), base: outcome.value.updated_at });
      tellDone(adminWords.handedBack);
    } else tellRefused(adminWords.saveFailed, outcome.problem);
  }

  function onSaved(saved: AdminRow<'calendar_events'>): void {
    setRow(saved);
    tellDone(adminWords.saved);
    if (!row) void navigate({ to: '/admin/$', params: { _splat: `calendar/${saved.id}` }, replace: true });
  }

  return (
    <EntryForm
      entry={entry}
      labels={labels}
      faults={faults}
      saveLabel={t(adminWords.save)}
      save={() =>
        row
          ? changeAdminRow(userId, 'calendar_events', { id: row.id, updated_at: entry.base }, dayRowOf(words))
          : addRow(userId, 'calendar_events', dayRowOf(words))
      }
      wordsOf={dayWordsOf}
      onSaved={onSaved}
      acts={
        row && (
          <>
            {ofRule !== undefined && (
              <Button
                variant="default"
                disabled={!isOnline}
                onClick={() => void handBack()}
                data-testid="hand-back"
              >
                {t(adminWords.handBack, { date: civilDateText(ofRule, language) })}
              </Button>
            )}
          </>
        )
      }
      remove={
        row && {
          userId,
          table: 'calendar_events',
          row: { id: row.id, updated_at: row.updated_at },
          name: row.title,
          ...(row.festival_id !== null && {
            note: t(adminWords.hideNote, { year: row.event_date.slice(0, 4) }),
          }),
          onRemoved: () =>
            void navigate({
              to: '/admin/$',
              params: { _splat: `calendar/${row.event_date.slice(0, 4)}` },
            }),
        }
      }
    >
      {(fault) => (
        <>
          {row && (
            <p className={classes.note}>{t(row.computed ? adminWords.byRuleText : adminWords.enteredText)}</p>
          )}
          <div className={classes.pair}>
            <TextField
              label={t(adminWords.day)}
              name="event_date"
              type="date"
              isRequired
              min={firstDay}
              max={lastDay}
              most={10}
              value={words.event_date}
              error={fault('event_date')}
              onChange={(day) => change({ event_date: day })}
            />
            <SelectField
              label={t(adminWords.where)}
              value={words.region}
              onChange={(region) => change({ region })}
              options={[
                { value: '', label: t(adminWords.everywhere) },
                ...states.map((state) => ({ value: state.code, label: state[language] })),
              ]}
              testId="day-region"
            />
            <TextField
              label={t(adminWords.titleField)}
              name="title"
              isRequired
              most={dayLimits.title}
              value={words.title}
              error={fault('title')}
              onChange={(title) => change({ title })}
            />
            <TextField
              label={t(adminWords.titleHi)}
              name="title_hi"
              lang="hi"
              most={dayLimits.title}
              value={words.title_hi}
              error={fault('title_hi')}
              onChange={(title) => change({ title_hi: title })}
            />
          </div>
          <SelectField
            label={t(adminWords.festival)}
            value={words.festival_id}
            onChange={(id) => {
              const chosen = festivals.find((each) => each.id === id);
              change({
                festival_id: id,
                ...(words.title === '' && chosen && { title: chosen.name, title_hi: chosen.name_hi ?? '' }),
              });
            }}
            options={[
              { value: '', label: t(adminWords.noFestival) },
              ...festivals.map(({ id, name, name_hi: nameHi }) => ({
                value: id,
                label: language === 'hi' ? (nameHi ?? name) : name,
              })),
            ]}
            testId="day-festival"
          />
          <TextField
            label={t(adminWords.description)}
            name="description"
            rows={4}
            most={dayLimits.description}
            value={words.description}
            error={fault('description')}
            onChange={(description) => change({ description })}
          />
        </>
      )}
    </EntryForm>
  );
}
