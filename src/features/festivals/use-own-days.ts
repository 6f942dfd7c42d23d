import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import type { eventsQuery } from '#db/queries/events.ts';
import { madeOn } from '#domain/events/personal-date.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import type { DatedEvent, Reckoning } from './almanac-task.ts';
import type { CalendarEntry, MergeSpan } from './merge-calendar.ts';
import { useAlmanac } from './use-almanac.ts';

interface OwnEvent extends DatedEvent {
  title: string;
}

export interface OwnDays {
  days: readonly CalendarEntry[];
  /** False while the device is still reading or working them out. */
  isKnown: boolean;
}

/** The days of the user's own events within a span; none for guests, and none where the device cannot read them. */
export function useOwnDays({ from, until }: MergeSpan, reckoning: Reckoning): OwnDays {
  const found = useOwnEvents(reckoning.place.timeZone, from);
  const events = found ?? none;
  const dated = useMemo(() => events.map(({ id, when, createdOn }) => ({ id, when, createdOn })), [events]);
  const asked = useAlmanac<'personal'>(
    dated.length > 0 ? { kind: 'personal', events: dated, from, until, reckoning } : undefined,
  );
  const days = useMemo(() => {
    if (asked.state !== 'known') return [];
    return events.flatMap(({ id, title }) =>
      (asked.answer.get(id) ?? []).map((date): CalendarEntry => ({
        kind: 'personal',
        key: `${id} ${date}`,
        date,
        title: { en: title, hi: title },
        eventId: id,
      })),
    );
  }, [asked, events]);
  return { days, isKnown: found !== undefined && (dated.length === 0 || asked.state !== 'asked') };
}

const none: readonly OwnEvent[] = [];

/** Undefined until they are read. */
function useOwnEvents(timeZone: string, otherwise: CivilDate): readonly OwnEvent[] | undefined {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const query = useEventsQuery(userId !== undefined);
  const found = useLiveQuery(async () => {
    if (userId === undefined || query === undefined) return undefined;
    if (query.read === undefined) return { userId, events: none };
    const { events } = await query.read(userDatabase(userId)).catch((error: unknown) => {
      logQuietly('events', error);
      return { events: [] };
    });
    const own = events.flatMap(({ event, personal }) =>
      personal
        ? [
            {
              id: event.id,
              title: event.title,
              when: personal,
              createdOn: madeOn(event.created_at, timeZone, otherwise),
            },
          ]
        : [],
    );
    return { userId, events: own };
  }, [userId, timeZone, query]);
  if (session.status === 'guest') return none;
  return found?.userId === userId ? found?.events : undefined;
}

interface EventsQuery {
  /** Undefined where it could not be loaded. */
  read: typeof eventsQuery | undefined;
}

/** Guests have no events, and do without what reads them. Undefined until it is loaded. */
function useEventsQuery(isWanted: boolean): EventsQuery | undefined {
  const [query, setQuery] = useState<EventsQuery>();
  useEffect(() => {
    let isLeft = false;
    async function load(): Promise<void> {
      const module = await import('#db/queries/events.ts').catch((error: unknown) => {
        logQuietly('events', error);
        return undefined;
      });
      if (!isLeft) setQuery({ read: module?.eventsQuery });
    }
    if (isWanted) void load();
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return query;
}
