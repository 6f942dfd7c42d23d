import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { changeReminderSettings } from '#db/mutations/reminders.ts';
import { noteSeenReminders, seenReminders } from '#db/mutations/reminders-seen.ts';
import { userDatabase } from '#db/database.ts';
import type { Preferences } from '#db/preferences.ts';
import { askedOf, seenKey } from '#db/queries/reminders-asked.ts';
import { mirrorState } from '#db/queries/properties.ts';
import type { KeptReminders } from '#db/queries/reminders.ts';
import type { DueReminder } from '#domain/reminders/due-reminders.ts';
import { daysBetween, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { civilDateText, dayAndMonthText, shortWeekdayName } from '#i18n/format-civil.ts';
import { formatTime } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { eventAnchor } from '#lib/event-anchor.ts';
import { logQuietly } from '#lib/log.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useNow } from '#ui/use-now.ts';
import { BellIcon } from './bell-icons.tsx';
import { nameOfFestival } from './name-of-festival.ts';
import type { ReckonedList } from './reckon-list.ts';
import classes from './reminders.module.css';
import { keepOrTell, useKeptReminders, useReminded } from './use-reminders.ts';

export interface ReminderListProps {
  /** A way to have one's dates as a calendar file, offered to guests. */
  calendarFile?: ReactNode;
}

/** The reminders of today, of the last days and to come, reckoned on the device: what nobody could deliver is here. */
export function ReminderList({ calendarFile }: ReminderListProps) {
  const { t } = useI18n();
  const titleId = useId();
  const userId = useReminded();
  return (
    <section aria-labelledby={titleId} className={classes.section} data-testid="reminder-list">
      <h2 id={titleId}>{t(texts.listTitle)}</h2>
      {userId === null && (
        <div className={classes.card}>
          <p className={classes.paragraph}>{t(texts.guestText)}</p>
          <div className={classes.acts}>
            <LinkButton to="/auth" search={{ redirect: '/events' }} variant="default">
              {t(texts.signIn)}
            </LinkButton>
            {calendarFile}
          </div>
        </div>
      )}
      {typeof userId === 'string' && <OwnList key={userId} userId={userId} />}
    </section>
  );
}

function OwnList({ userId }: { userId: string }) {
  const { t } = useI18n();
  const kept = useKeptReminders(userId);
  const mirror = useLiveQuery(() => mirrorState(userDatabase(userId)), [userId]);
  const { preferences, isKnown } = usePreferences();
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { list, isWhole, hasFailed, again } = useReckoned(kept, isKnown ? preferences : undefined, timeZone);
  const wasSeen = useSeen(userId, list);

  if (kept === 'failed' || hasFailed)
    return (
      <div className={classes.card} role="alert">
        <p className={classes.paragraph}>{t(texts.listFailed)}</p>
        <Button variant="default" className={classes.act} onClick={again}>
          {t(texts.tryAgain)}
        </Button>
      </div>
    );
  const isNothingAsked =
    kept !== undefined && mirror !== undefined && !hasEvents(kept) && !hasFestivals(kept);
  // Nothing is known of an account whose server has not answered yet.
  if (isNothingAsked && mirror.kind === 'filling')
    return <p className={classes.paragraph}>{t(texts.listAbsent)}</p>;
  if (isNothingAsked)
    return (
      <EmptyState
        order={3}
        picture={<BellIcon size="3rem" />}
        title={t(texts.listEmptyTitle)}
        text={t(texts.listEmptyText)}
        action={
          <LinkButton to="/hindu-festivals" variant="default">
            {t(texts.toFestivals)}
          </LinkButton>
        }
      />
    );
  if (kept === undefined || list === undefined)
    return (
      <div data-pending>
        <Deferred>
          <div className={classes.shape} aria-hidden="true" />
        </Deferred>
      </div>
    );

  const shared = { timeZone, wasSeen };
  return (
    <>
      <SwitchedOff userId={userId} kept={kept} />
      <Group title={texts.listToday} reminders={list.today} {...shared} />
      <Group title={texts.listEarlier} reminders={list.earlier} {...shared} />
      <Group title={texts.listComing} reminders={list.coming} isComing {...shared} />
      {!isWhole && <p className={classes.quiet}>{t(texts.reckoning)}</p>}
      <p className={classes.quiet}>{t(texts.listText)}</p>
    </>
  );
}

interface GroupProps {
  title: Message;
  reminders: readonly DueReminder[];
  isComing?: boolean;
  timeZone: string;
  wasSeen(reminder: DueReminder): boolean;
}

function Group({ title, reminders, isComing = false, timeZone, wasSeen }: GroupProps) {
  const { t } = useI18n();
  const titleId = useId();
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.group}>
      <h3 id={titleId} className={classes.groupTitle}>
        {t(title)}
      </h3>
      <ul className={classes.list}>
        {reminders.map((reminder) => (
          <Line
            key={seenKey(reminder)}
            reminder={reminder}
            timeZone={timeZone}
            isNew={!isComing && !wasSeen(reminder)}
          />
        ))}
      </ul>
    </section>
  );
}

function Line({ reminder, timeZone, isNew }: { reminder: DueReminder; timeZone: string; isNew: boolean }) {
  const { t, language } = useI18n();
  const now = useNow();
  const { target, date, daysBefore, at, shownOn } = reminder;
  const isFestival = target.kind === 'festival';
  const [day = '', month = ''] = dayAndMonthText(date, language).split(' ');
  const weekday = shortWeekdayName(weekdayOf(date), language);
  const name = isFestival ? nameOfFestival(target.festivalId, language) : target.title;
  const words = (
    <>
      <span className={classes.date} aria-hidden="true" data-kind={target.kind}>
        <span className={classes.dateDay}>{day}</span>
        <span>{month}</span>
        <span>{weekday}</span>
      </span>
      <span className={classes.lineWords}>
        <span className={classes.lineTitle}>
          {name}
          {isNew && <span className={classes.new}>{t(texts.notSeen)}</span>}
        </span>
        <span className={classes.lineDay}>
          <span className="visually-hidden">{civilDateText(date, language)}. </span>
          {sayDistance(date, civilDateAt(now, timeZone), { t, language })}
        </span>
        <span className={classes.quiet}>
          {t(daysBefore === 0 ? texts.remindedOnDay : texts.remindedBefore, {
            date: dayAndMonthText(shownOn, language),
            time: formatTime(new Date(at), language, timeZone),
          })}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {isFestival ? (
        <Link
          to="/hindu-festivals"
          search={{ festival: target.festivalId, day: date }}
          className={classes.line}
        >
          {words}
        </Link>
      ) : (
        <Link to="/events" hash={eventAnchor(target.id)} className={classes.line}>
          {words}
        </Link>
      )}
    </li>
  );
}

/** Says that a kind is switched off where something of it was asked for. */
function SwitchedOff({ userId, kept }: { userId: string; kept: KeptReminders }) {
  const { t } = useI18n();
  const { settings } = kept;
  const off = [
    { isOff: !settings.events && hasEvents(kept), text: texts.eventsOff, change: { events: true } },
    {
      isOff: !settings.festivals && hasFestivals(kept),
      text: texts.festivalsOff,
      change: { festivals: true },
    },
  ].filter(({ isOff }) => isOff);
  return off.map(({ text, change }) => (
    <div key={text.en} className={classes.note}>
      <p className={classes.paragraph}>{t(text)}</p>
      <Button
        size="sm"
        variant="default"
        onClick={() =>
          void keepOrTell(userId, (db, keeping) =>
            changeReminderSettings(db, (known) => ({ ...known, ...change }), keeping),
          )
        }
      >
        {t(texts.switchOn)}
      </Button>
    </div>
  ));
}

function hasEvents({ events }: KeptReminders): boolean {
  return events.some(({ reminder }) => reminder !== null && reminder !== undefined);
}

function hasFestivals({ festivals }: KeptReminders): boolean {
  return festivals.some(({ days }) => days.length > 0);
}

function sayDistance(
  date: CivilDate,
  today: CivilDate,
  { t, language }: Pick<I18n, 't' | 'language'>,
): string {
  const days = daysBetween(today, date);
  if (days < 0) return t(texts.wasOn, { date: dayAndMonthText(date, language) });
  if (days === 0) return t(texts.isToday);
  return days === 1 ? t(texts.isTomorrow) : t(texts.inDays, { count: days });
}

interface Reckoned {
  list: ReckonedList | undefined;
  isWhole: boolean;
  hasFailed: boolean;
  again(): void;
}

/** The ephemeris is fetched where there is something to reckon, and works in pieces. */
function useReckoned(
  kept: KeptReminders | 'failed' | undefined,
  preferences: Preferences | undefined,
  timeZone: string,
): Reckoned {
  const [state, setState] = useState<{ list: ReckonedList; isWhole: boolean } | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // The hours of some zones begin at a quarter, and each may bring another one to the top.
  const quarter = Math.floor(useNow() / 900_000);
  const asked = useMemo(
    () =>
      kept === undefined || kept === 'failed' || preferences === undefined
        ? undefined
        : askedOf(kept, preferences, timeZone),
    [kept, preferences, timeZone],
  );
  const question = asked && JSON.stringify([asked, quarter, attempt]);
  useEffect(() => {
    if (!asked) return undefined;
    const leaving = new AbortController();
    async function reckon(wanted: NonNullable<typeof asked>): Promise<void> {
      try {
        const { reckonList } = await import('./reckon-list.ts');
        await reckonList(
          wanted,
          Date.now(),
          (list, isWhole) => {
            if (!leaving.signal.aborted) setState({ list, isWhole });
          },
          leaving.signal,
        );
      } catch (error) {
        logQuietly('reminders', error);
        if (!leaving.signal.aborted) setState('failed');
      }
    }
    void reckon(asked);
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is made anew with every row; the question says whether it differs
  }, [question]);
  const found = state === 'failed' ? undefined : state;
  return {
    list: found?.list,
    isWhole: found?.isWhole ?? false,
    hasFailed: state === 'failed',
    again: () => {
      setState(undefined);
      setAttempt((before) => before + 1);
    },
  };
}

/** Whether a reminder had been looked at before this page was opened; what is shown now counts as looked at from now on. */
function useSeen(userId: string, list: ReckonedList | undefined): (reminder: DueReminder) => boolean {
  const [before, setBefore] = useState<readonly string[]>();
  useEffect(() => {
    let isLeft = false;
    seenReminders(userDatabase(userId)).then(
      (keys) => !isLeft && setBefore(keys),
      (error: unknown) => logQuietly('reminders', error),
    );
    return () => {
      isLeft = true;
    };
  }, [userId]);
  useEffect(() => {
    if (!list || before === undefined) return;
    const keys = [...list.earlier, ...list.today].map(seenKey);
    if (keys.length > 0)
      noteSeenReminders(userDatabase(userId), keys).catch((error: unknown) => logQuietly('reminders', error));
  }, [userId, list, before]);
  return (reminder) => before === undefined || before.includes(seenKey(reminder));
}
