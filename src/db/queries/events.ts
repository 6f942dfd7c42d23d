import { personalDateOf, type PersonalDate } from '#domain/events/personal-date.ts';
import type { UserDatabase } from '../database.ts';
import type { UserEventRow } from '../schema.ts';
import { newestFirst } from './newest-first.ts';
import type { Shown } from './overlay.ts';
import { mirrorState, sendState, shownRows, type MirrorState, type SendState } from './properties.ts';

/** A personal event as its owner last wrote it. */
export interface EventInList {
  event: Shown<UserEventRow>;
  /** Undefined where the row says it in a way that this version does not know. */
  personal: PersonalDate | undefined;
  state: SendState;
}

export interface EventList {
  /** The newest first. */
  events: EventInList[];
  mirror: MirrorState;
}

/** The personal events of the user, as of one moment; also those that the server has refused to make. */
export async function eventsQuery(db: UserDatabase): Promise<EventList> {
  return db.transaction('r', [db.user_events, db.outbox, db.meta], async () => {
    const [rows, outbox, mirror] = await Promise.all([
      db.user_events.toArray(),
      db.outbox.toArray(),
      mirrorState(db),
    ]);
    const events = shownRows(outbox, 'user_events', rows)
      .toSorted(newestFirst(({ created_at: at }) => at))
      .map((event) => ({ event, personal: personalDateOf(event), state: sendState(event.id, outbox) }));
    return { events, mirror };
  });
}
