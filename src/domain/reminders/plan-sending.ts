import { addDays, daysBetween, type CivilDate } from '../time/civil-date.ts';
import { civilDateAt, clockAt, instantAt, type Instant } from '../time/zone.ts';
import { dueReminders, type RemindersAsked, type DueReminder } from './due-reminders.ts';
import { loudFrom, shownUntil } from './quiet-hours.ts';

/** What is known of a reminder on one device: that it was shown, is being shown, or could not be. */
export interface Delivery {
  id: string;
  /** The key of the reminder, or `joined`. */
  target: string;
  occurrence: CivilDate;
  daysBefore: number;
  state: 'waiting' | 'claimed' | 'sent' | 'joined' | 'failed' | 'given_up';
  /** Its user has asked for it once more. */
  isPutOff: boolean;
  dueAt: Instant;
  /** Nobody else takes it before. */
  tryAt: Instant;
  /** Of the event that was put off, while it is there. */
  title: string | null;
}

/** What a reminder speaks of. */
export type SpokenOf =
  | { kind: 'event'; id: string; title: string }
  | { kind: 'festival'; festivalId: string }
  /** So many more that are told of together. */
  | { kind: 'joined'; count: number };

export interface Planned {
  target: string;
  occurrence: CivilDate;
  daysBefore: number;
  dueAt: Instant;
  said: SpokenOf;
}

export interface SendingPlan {
  send: Planned[];
  /** Told of together, so that they are not shown one by one. */
  join: Planned[];
  /** Ids of those that are not shown any more: their day is over, or what they spoke of is gone. */
  giveUp: string[];
  lookAgainAt: Instant;
  /** Later than this nothing of it is shown. */
  until: Instant;
}

/** So many are shown on one device on one day; what goes beyond is told of together, as the last of them. */
export const mostADay = 12;

/**
 * What one device shows now, by what is due and by what it has shown already. `since`: since when reminders go to it; an
 * hour before that is none that was missed.
 */
export function planSending(
  asked: RemindersAsked,
  deliveries: readonly Delivery[],
  since: Instant,
  now: Instant,
): SendingPlan {
  const { timeZone, quiet } = asked;
  const today = civilDateAt(now, timeZone);
  const known = new Map(deliveries.map((delivery) => [keyOf(delivery), delivery]));
  const ofToday = deliveries.filter(({ dueAt }) => civilDateAt(dueAt, timeZone) === today);
  const { due, lookAgainAt } = dueReminders(asked, now);
  const wanted = due.filter(({ at }) => at >= since).map(plannedOf);

  const keys = new Set(wanted.map(keyOf));
  const putOff = deliveries.filter(
    (delivery) =>
      delivery.isPutOff && isTried(delivery) && delivery.dueAt <= now && !keys.has(keyOf(delivery)),
  );
  const over = putOff.filter((delivery) => !ofToday.includes(delivery) || saidOf(delivery) === undefined);
  const onceMore = putOff.filter((delivery) => !over.includes(delivery)).flatMap(plannedOnceMore);
  const loud = loudFrom(now, quiet, timeZone);

  const ready = [...wanted, ...(loud === now ? onceMore : [])].filter((one) =>
    isOpen(known.get(keyOf(one)), now),
  );
  const again = ready.filter((one) => known.has(keyOf(one)));
  const fresh = ready.filter((one) => !known.has(keyOf(one)));
  const joinedKey = { target: 'joined', occurrence: today, daysBefore: 0 };
  const joined = known.get(keyOf(joinedKey));
  const room = mostADay - ofToday.filter(({ state }) => state !== 'joined' && state !== 'given_up').length;
  const fits = joined ? 0 : fresh.length <= room ? fresh.length : Math.max(room - 1, 0);
  const join = fresh.slice(fits);
  const count = join.length + ofToday.filter(({ state }) => state === 'joined').length;
  const tellsOfMore = count > 0 && isOpen(joined, now);

  const waits = deliveries.filter((one) => isTried(one) && one.tryAt > now).map(({ tryAt }) => tryAt);
  const loudAgain = loud === undefined || onceMore.length === 0 || loud === now ? [] : [loud];
  return {
    send: [
      ...again,
      ...fresh.slice(0, fits),
      ...(tellsOfMore ? [{ ...joinedKey, dueAt: now, said: { kind: 'joined', count } as const }] : []),
    ],
    join,
    giveUp: over.map(({ id }) => id),
    lookAgainAt: Math.min(lookAgainAt, ...waits, ...loudAgain),
    until: shownUntil(now, quiet, timeZone),
  };
}

/**
 * When a reminder that was shown is shown once more: at the same hour of the first later date on which that hour is still
 * to come. And how many days that is before the day that it speaks of; below 0 where that is over.
 */
export function putOffUntil(
  { occurrence, dueAt }: Pick<Delivery, 'occurrence' | 'dueAt'>,
  timeZone: string,
  now: Instant,
): { dueAt: Instant; daysBefore: number } {
  const { hour, minute } = clockAt(dueAt, timeZone);
  const shownOn = civilDateAt(dueAt, timeZone);
  const today = civilDateAt(now, timeZone);
  const at = (date: CivilDate) => instantAt(date, hour * 60 + minute, timeZone);
  const first = addDays(shownOn, 1);
  const date = first < today ? today : first;
  const next = at(date) > now ? date : addDays(date, 1);
  return { dueAt: at(next), daysBefore: daysBetween(next, occurrence) };
}

function plannedOf({ key, date, daysBefore, at, target }: DueReminder): Planned {
  const said: SpokenOf =
    target.kind === 'event' ? { kind: 'event', id: target.id, title: target.title } : target;
  return { target: key, occurrence: date, daysBefore, dueAt: at, said };
}

function plannedOnceMore(delivery: Delivery): Planned[] {
  const { target, occurrence, daysBefore, dueAt } = delivery;
  const said = saidOf(delivery);
  return said ? [{ target, occurrence, daysBefore, dueAt, said }] : [];
}

/** Undefined where the event is gone. */
function saidOf({ target, title }: Delivery): SpokenOf | undefined {
  const [kind, id = ''] = target.split(':');
  if (kind === 'festival') return { kind, festivalId: id };
  return kind === 'event' && title !== null ? { kind, id, title } : undefined;
}

function isTried({ state }: Delivery): boolean {
  return state === 'waiting' || state === 'claimed' || state === 'failed';
}

/** Whether it may be taken: nobody has shown it, or is just showing it. */
function isOpen(delivery: Delivery | undefined, now: Instant): boolean {
  return delivery === undefined || (isTried(delivery) && delivery.tryAt <= now);
}

function keyOf({
  target,
  occurrence,
  daysBefore,
}: Pick<Delivery, 'target' | 'occurrence' | 'daysBefore'>): string {
  return `${target} ${occurrence} ${daysBefore}`;
}
