import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeptBirth } from '#db/births.ts';
import { userDatabase } from '#db/database.ts';
import { addEvent } from '#db/mutations/events.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import type { EventInList } from '#db/queries/events.ts';
import { nakshatraName } from '#domain/panchang/names.ts';
import { defaultReminderSettings } from '#domain/reminders/reminder.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { family as texts } from '#i18n/catalogue/family.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { translate, type Language, type Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useBirths } from '#session/use-births.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toast.ts';
import { eventsToFollow, familyDaysOf, nextOf, type FamilyDay } from './family-days.ts';
import classes from './family.module.css';
import shared from './own-events.module.css';
import { sayPersonalDate } from './say-personal-date.ts';

export interface FamilyProps {
  userId: string;
  /** What is followed already. */
  events: readonly EventInList[];
  /** Opens the form for a tithi of somebody of whom no birth is known, as a shraddha. */
  onAddTithi(): void;
}

/** The people whose births the device keeps, with the days on which their birthdays are kept, to be followed. */
export function Family({ userId, events, onAddTithi }: FamilyProps) {
  const { t } = useI18n();
  const titleId = useId();
  const { births: people } = useBirths();
  const days = useFamilyDays(people);
  if (people === undefined) return <div data-pending />;
  return (
    <section className={shared.part} aria-labelledby={titleId} data-testid="family">
      <h2 id={titleId} className={shared.heading}>
        {t(texts.title)}
      </h2>
      <p className={shared.quiet}>{t(people.length === 0 ? texts.none : texts.text)}</p>
      {people.length > 0 && (
        <ul className={shared.list}>
          {people.map((birth) => (
            <Person
              key={birth.id}
              userId={userId}
              birth={birth}
              events={events}
              days={days === 'failed' ? 'failed' : days?.get(birth.id)}
            />
          ))}
        </ul>
      )}
      <div className={shared.acts}>
        <LinkButton to="/kundli" variant="default">
          {t(texts.addPerson)}
        </LinkButton>
        <Button variant="default" onClick={onAddTithi} data-testid="add-tithi">
          {t(texts.addTithi)}
        </Button>
      </div>
      {people.length > 0 && <p className={shared.quiet}>{t(texts.starNote)}</p>}
    </section>
  );
}

interface PersonProps {
  userId: string;
  birth: KeptBirth;
  events: readonly EventInList[];
  days: readonly FamilyDay[] | 'failed' | undefined;
}

const ways = {
  date: { label: texts.byDate, title: texts.titleDate },
  tithi: { label: texts.byTithi, title: texts.titleTithi },
  star: { label: texts.byStar, title: texts.titleStar },
} as const satisfies Record<FamilyDay['kind'], { label: Message; title: Message }>;

function Person({ userId, birth, events, days }: PersonProps) {
  const { t, language } = useI18n();
  const nameId = useId();
  const date = civilDateText(birth.date, language);
  const name = birth.name || t(texts.unnamed, { date });
  return (
    <li className={classes.person} aria-labelledby={nameId} data-testid="family-person">
      <h3 id={nameId} className={classes.name}>
        <bdi>{name}</bdi>
      </h3>
      <p className={classes.quiet}>{t(texts.born, { date, place: birth.place.name })}</p>
      <div className={classes.days}>
        {(['date', 'tithi', 'star'] as const).map((kind) => {
          const day = typeof days === 'object' ? days.find((each) => each.kind === kind) : undefined;
          // A birth from before the almanac has its date alone.
          if (typeof days === 'object' && !day) return null;
          return (
            <Way
              key={kind}
              userId={userId}
              kind={kind}
              name={name}
              day={day}
              hasFailed={days === 'failed'}
              events={events}
            />
          );
        })}
      </div>
    </li>
  );
}

interface WayProps {
  userId: string;
  kind: FamilyDay['kind'];
  name: string;
  day: FamilyDay | undefined;
  hasFailed: boolean;
  events: readonly EventInList[];
}

function Way({ userId, kind, name, day, hasFailed, events }: WayProps) {
  const { t, language } = useI18n();
  const { monthSystem } = usePreferences().preferences;
  const isBusy = useRef(false);
  const title = titleOf(kind, name, language);
  const isFollowed = day !== undefined && isAmong(events, kind, name, nextOf(day));
  const next = day && nextOf(day);

  async function follow(): Promise<void> {
    if (!day || isBusy.current) return;
    isBusy.current = true;
    try {
      await keep(userId, day, title);
      showToast({ tone: 'success', title: { message: texts.followedToast } });
    } catch (error) {
      logQuietly('family', error);
      showToast({ tone: 'error', title: { message: texts.followFailed } });
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <div className={classes.way} data-kind={kind}>
      <div className={classes.words}>
        <p className={classes.label}>
          <span>{t(ways[kind].label)}</span>
          {day && (
            <>
              {': '}
              {day.kind === 'star'
                ? nakshatraName(day.nakshatra, language)
                : sayPersonalDate(day.personal, monthSystem, { t, language })}
            </>
          )}
        </p>
        <p className={classes.quiet}>
          {!day && t(hasFailed ? texts.failed : texts.finding)}
          {day && !day.isSure && t(texts.unsure)}
          {day?.isSure && next !== undefined && (
            <time dateTime={next}>{t(texts.next, { date: civilDateText(next, language) })}</time>
          )}
        </p>
      </div>
      <Button
        variant={isFollowed ? 'subtle' : 'default'}
        size="sm"
        leftSection={isFollowed ? <CheckIcon size="1.125rem" /> : <PlusIcon size="1.125rem" />}
        aria-label={isFollowed ? `${title}: ${t(texts.followed)}` : t(texts.followNamed, { title })}
        aria-disabled={isFollowed || !day?.isSure}
        onClick={() => {
          if (!isFollowed && day?.isSure) void follow();
        }}
      >
        {t(isFollowed ? texts.followed : texts.follow)}
      </Button>
    </div>
  );
}

async function keep(userId: string, day: FamilyDay, title: string): Promise<void> {
  const keeping = keepingNow(userId);
  for (const fields of eventsToFollow(day, title, defaultReminderSettings.hour)) {
    const { kind } = await addEvent(userDatabase(userId), keeping.newId(), fields, keeping);
    if (kind !== 'kept') throw new Error(kind);
  }
}

/** As a row keeps it: without the marks that hold a name of either script together on a page. */
function titleOf(kind: FamilyDay['kind'], name: string, language: Language): string {
  return translate(ways[kind].title, language, { name }).replaceAll(/[\u2066-\u2069]/g, '');
}

/** Known by its title in either language; what is kept by nakshatra has to be kept anew when its years are over. */
function isAmong(
  events: readonly EventInList[],
  kind: FamilyDay['kind'],
  name: string,
  next: CivilDate | undefined,
): boolean {
  const titles = (['en', 'hi'] as const).map((each) => titleOf(kind, name, each));
  return events.some(
    ({ event }) =>
      titles.includes(event.title) &&
      (kind !== 'star' || (next !== undefined && (event.event_date ?? '') >= next)),
  );
}

function useFamilyDays(
  people: readonly KeptBirth[] | undefined,
): ReadonlyMap<string, readonly FamilyDay[]> | 'failed' | undefined {
  const { preferences, isKnown } = usePreferences();
  const { place, monthSystem } = preferences;
  const { latitude, longitude, timeZone } = place;
  const [days, setDays] = useState<ReadonlyMap<string, readonly FamilyDay[]> | 'failed'>();
  useEffect(() => {
    if (!people || people.length === 0 || !isKnown) return undefined;
    let isOver = false;
    const here = { place: { name: '', latitude, longitude, timeZone }, monthSystem };
    async function find(births: readonly KeptBirth[]): Promise<void> {
      try {
        const found = await familyDaysOf(births, here, Date.now());
        if (!isOver) setDays(found);
      } catch (error) {
        logQuietly('family', error);
        if (!isOver) setDays('failed');
      }
    }
    void find(people);
    return () => {
      isOver = true;
    };
  }, [people, isKnown, latitude, longitude, timeZone, monthSystem]);
  return days;
}
