import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useRef } from 'react';
import { userDatabase } from '#db/database.ts';
import { eventsQuery } from '#db/queries/events.ts';
import { civilDateAt, type Instant } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { languages, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toast.ts';
import type { ComingDate } from './coming-of-chart.ts';
import { keepDate } from './keep-date.ts';
import classes from './kundli.module.css';

/** A month ahead something can still be planned; the day itself is the reminder. */
const remindedDays = [30, 0];

/** What begins or ends next in a chart, each to be reminded of. `name`: of whose chart it is, empty where nobody gave one. */
export function ComingDates({ name, dates }: { name: string; dates: readonly ComingDate[] }) {
  const { t } = useI18n();
  const titleId = useId();
  const session = useSession();
  const here = useLocation({ select: ({ href }) => href });
  if (dates.length === 0) return null;
  return (
    <section className={classes.coming} aria-labelledby={titleId} data-print="no">
      <h2 id={titleId} className={classes.heading}>
        {t(texts.comingTitle)}
      </h2>
      <ul className={classes.people}>
        {dates.map((date) => (
          <li key={date.title.en} className={classes.comingDate}>
            {session.status === 'signed-in' ? (
              <Remindable userId={session.user.id} name={name} date={date} />
            ) : (
              <DateWords date={date} />
            )}
          </li>
        ))}
      </ul>
      {session.status === 'guest' && (
        <div className={classes.acts}>
          <LinkButton to="/auth" search={{ redirect: here }} variant="default" size="sm">
            {t(texts.comingSignIn)}
          </LinkButton>
        </div>
      )}
      {session.status === 'signed-in' && <p className={classes.quiet}>{t(texts.comingNote)}</p>}
    </section>
  );
}

function DateWords({ date: { at, title } }: { date: ComingDate }) {
  const { language } = useI18n();
  return (
    <span className={classes.comingWords}>
      <strong>{title[language]}</strong>
      <span className={classes.quiet}>{civilDateText(dayOf(at), language)}</span>
    </span>
  );
}

function Remindable({ userId, name, date }: { userId: string; name: string; date: ComingDate }) {
  const { t, language } = useI18n();
  const isBusy = useRef(false);
  const day = dayOf(date.at);
  const titleIn = (of: Language) => (name === '' ? date.title[of] : `${name}: ${date.title[of]}`);
  const isKept = useLiveQuery(async () => {
    const { events } = await eventsQuery(userDatabase(userId));
    const titles = languages.map(titleIn);
    return events.some(({ event }) => titles.includes(event.title) && event.event_date === day);
  }, [userId, name, date.title.en, day]);

  async function remind(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const isDone = await keepDate(userId, {
      title: titleIn(language),
      description: null,
      date: day,
      remindedDays,
    });
    isBusy.current = false;
    showToast(
      isDone
        ? { tone: 'success', title: { message: texts.comingKept } }
        : { tone: 'error', title: { message: texts.comingNotKept } },
    );
  }

  return (
    <>
      <DateWords date={date} />
      <Button
        variant={isKept ? 'subtle' : 'default'}
        size="sm"
        aria-disabled={isKept !== false}
        aria-label={`${t(isKept ? texts.comingIsSet : texts.comingRemind)}: ${date.title[language]}`}
        onClick={() => {
          if (isKept === false) remind().catch((error: unknown) => logQuietly('own date', error));
        }}
      >
        {t(isKept ? texts.comingIsSet : texts.comingRemind)}
      </Button>
    </>
  );
}

/** By the clock of the device, as dates of a chart are shown. */
function dayOf(at: Instant) {
  return civilDateAt(at, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
