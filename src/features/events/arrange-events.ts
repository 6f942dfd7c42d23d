import type { EventInList } from '#db/queries/events.ts';
import type { NextDays } from './next-days.ts';

export type EventOrder = 'next' | 'newest' | 'title';

export interface Arranged {
  /** Those that come, or of which it is not known yet. */
  coming: EventInList[];
  past: EventInList[];
}

/** The events that have all the words, in the order that is asked for. `events` are the newest first. */
export function arrangeEvents(
  events: readonly EventInList[],
  text: string,
  order: EventOrder,
  days: NextDays['days'] | undefined,
): Arranged {
  const words = searchable(text).split(' ').filter(Boolean);
  const found = events.filter(({ event }) => {
    const own = searchable(`${event.title} ${event.description ?? ''}`);
    return words.every((word) => own.includes(word));
  });
  const isPast = ({ event }: EventInList) => days?.get(event.id)?.kind === 'past';
  return {
    coming: inOrder(
      found.filter((one) => !isPast(one)),
      order,
      days,
    ),
    past: inOrder(found.filter(isPast), order, days, -1),
  };
}

function inOrder(
  events: EventInList[],
  order: EventOrder,
  days: NextDays['days'] | undefined,
  direction = 1,
): EventInList[] {
  switch (order) {
    case 'newest':
      return events;
    case 'title':
      return events.toSorted((one, other) => one.event.title.localeCompare(other.event.title));
    case 'next': {
      // What has no day stands at the end.
      const day = ({ event }: EventInList) => days?.get(event.id)?.date ?? (direction > 0 ? '9999' : '0000');
      return events.toSorted((one, other) => direction * day(one).localeCompare(day(other)));
    }
  }
}

/** Small letters, and Devanagari without the dot below that people leave out. */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
