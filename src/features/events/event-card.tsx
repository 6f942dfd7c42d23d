import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { EventInList } from '#db/queries/events.ts';
import type { MonthSystem } from '#domain/time/month-system.ts';
import { partsOf, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { tithiOf, type PersonalDate } from '#domain/events/personal-date.ts';
import { events as texts } from '#i18n/catalogue/events.ts';
import { civilDateText, dayAndMonthText, weekdayName } from '#i18n/format-civil.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { eventAnchor } from '#lib/event-anchor.ts';
import { BinIcon, CalendarIcon, PencilIcon } from '#ui/icons.tsx';
import classes from './event-card.module.css';
import { EventSendNote } from './event-send-note.tsx';
import type { NextDay } from './next-days.ts';
import { sayPersonalDate } from './say-personal-date.ts';

export type EventAct = 'edit' | 'delete' | 'file';

export interface EventCardProps {
  userId: string;
  at: EventInList;
  /** Undefined while it is worked out. */
  next: NextDay | undefined;
  /** The days could not be worked out here. */
  isUnreckoned: boolean;
  monthSystem: MonthSystem;
  /** The Moon of a lunar day; its elongation in degrees. */
  renderMoon?: ((elongation: number) => ReactNode) | undefined;
  /** The address names it: whoever comes by a link is led to it. */
  isNamed: boolean;
  onAct(act: EventAct, at: EventInList): void;
}

/** One date like a leaf of an almanac: the day on which it comes next, and what it is. */
export function EventCard({
  userId,
  at,
  next,
  isUnreckoned,
  monthSystem,
  renderMoon,
  isNamed,
  onAct,
}: EventCardProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { event, personal, state } = at;
  const { id, title, description } = event;
  const titleId = eventAnchor(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isNamed]);
  const acts = [
    { act: 'edit', label: texts.editNamed, Icon: PencilIcon },
    { act: 'file', label: texts.fileNamed, Icon: CalendarIcon },
    { act: 'delete', label: texts.deleteNamed, Icon: BinIcon },
  ] as const;
  return (
    <article
      className={classes.card}
      aria-labelledby={titleId}
      data-named={isNamed || undefined}
      data-testid="event"
    >
      <Leaf next={next} />
      <div className={classes.main}>
        <h3 ref={heading} id={titleId} className={classes.title} tabIndex={-1}>
          {title}
        </h3>
        {personal && (
          <p className={classes.when}>
            {personal.kind === 'lunar' && renderMoon?.(elongationOf(personal))}
            <span>
              {/* The day of one that comes once stands below. */}
              {(personal.kind === 'lunar' || personal.isRecurring) &&
                `${sayPersonalDate(personal, monthSystem, i18n)} · `}
              {t(personal.isRecurring ? texts.everyYear : texts.once)}
            </span>
          </p>
        )}
        <p className={classes.next}>{nextWords()}</p>
        {description !== null && description.trim() !== '' && (
          <p className={classes.description}>{description}</p>
        )}
        <EventSendNote userId={userId} state={state} />
      </div>
      <div className={classes.acts}>
        {acts.map(({ act, label, Icon }) => (
          <ActionIcon
            key={act}
            aria-label={t(label, { title })}
            title={t(label, { title })}
            onClick={() => onAct(act, at)}
          >
            <Icon />
          </ActionIcon>
        ))}
      </div>
    </article>
  );

  function nextWords(): ReactNode {
    if (!personal) return t(texts.nextUnknown);
    if (isUnreckoned) return t(texts.nextFailed);
    switch (next?.kind) {
      case undefined:
        return t(texts.nextFinding);
      case 'past':
        return next.date === undefined
          ? t(texts.nextNone)
          : t(texts.was, { date: civilDateText(next.date, language) });
      case 'next':
        return (
          <>
            <strong>{sayDaysAhead(next.inDays, language)}</strong>
            {' · '}
            <time dateTime={next.date}>
              {weekdayName(weekdayOf(next.date), language)}, {civilDateText(next.date, language)}
            </time>
            {yearsWords(personal, next.date)}
          </>
        );
    }
  }

  /** How many years it will be then; only a calendar date says since when. */
  function yearsWords(date: PersonalDate, on: CivilDate): string {
    if (date.kind === 'lunar' || !date.isRecurring) return '';
    const years = partsOf(on).year - partsOf(date.date).year;
    if (years < 1) return '';
    return ` · ${years === 1 ? t(texts.oneYear) : t(texts.yearsOf, { count: formatNumber(years, language) })}`;
  }
}

/** A leaf torn off the calendar; the words beside it say the same. */
function Leaf({ next }: { next: NextDay | undefined }) {
  const { language } = useI18n();
  const date = next?.date;
  return (
    <div className={classes.leaf} data-past={next?.kind === 'past'} aria-hidden="true">
      {date === undefined ? (
        <CalendarIcon />
      ) : (
        <>
          <span className={classes.month}>{dayAndMonthText(date, language).split(' ')[1]}</span>
          <span className={classes.day}>{partsOf(date).day}</span>
          <span className={classes.year}>{partsOf(date).year}</span>
        </>
      )}
    </div>
  );
}

/** The middle of its tithi. */
function elongationOf(personal: Extract<PersonalDate, { kind: 'lunar' }>): number {
  return tithiOf(personal) * 12 - 6;
}

/** 'in 3 days', 'tomorrow', 'today'; of the past, '3 days ago'. */
function sayDaysAhead(days: number, language: Language): string {
  return new Intl.RelativeTimeFormat(`${language}-IN-u-nu-latn`, { numeric: 'auto' }).format(days, 'day');
}
