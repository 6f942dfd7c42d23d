import type { Language } from '#domain/language.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { remindedEvent, remindedFestival, type RemindedEventFields } from '#domain/reminders/asked-rows.ts';
import type { RemindersAsked } from '#domain/reminders/due-reminders.ts';
import {
  planSending,
  type Delivery,
  type Planned,
  type SendingPlan,
} from '#domain/reminders/plan-sending.ts';
import type { PushPayload } from '#domain/reminders/push-payload.ts';
import { readReminderSettings } from '#domain/reminders/reminder.ts';
import { reminderWords } from '#domain/reminders/words.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import { readMonthSystem } from '#domain/time/month-system.ts';
import { defaultPlace, isTimeZone, readPlace } from '#domain/time/place.ts';
import type { Backend } from '../_shared/backend.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import type { PushDeps, PushOutcome } from '../_shared/push.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

export interface ReminderTools {
  push: Omit<PushDeps, 'publicKey'>;
  backend: Pick<Backend, 'rpc'>;
  log(message: string): void;
}

/** So many subscriptions are taken at once, and so many messages are under way at once. */
const batchSize = 20;
const mostAtOnce = 8;

/** After that no further batch is begun: the next call goes on. */
const patienceMs = 50_000;

/** So long after a batch was taken nothing of it is begun any more: it has to be over before somebody else may take it. */
const batchMs = 60_000;

/** Before a reminder is tried again: doubled each time, at most an hour. */
const firstPauseMs = 2 * 60_000;
const longestPauseMs = 60 * 60_000;

/**
 * POST by a schedule, with the service key → `{sent, failed, public_key}`, the last being what browsers have to subscribe with.
 * Pushes what is due now, each reminder once to each device.
 * Safe to call at any time, also twice at once. Nothing that is said in a reminder is logged.
 *
 * 401 `unauthorized` · 503 `push_unavailable`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { push, backend, log } = deps;
    if (!push) throw new HttpProblem(503, 'push_unavailable', 'Nothing can be pushed here.');
    if (!(await push.isService(request)))
      throw new HttpProblem(401, 'unauthorized', 'Only the installation itself may ask for this.');
    return { ...(await sendReminders({ push, backend, log })), public_key: push.publicKey };
  });
}

/** What the schedule of the embedded backend runs. */
export async function sendReminders(tools: ReminderTools): Promise<{ sent: number; failed: number }> {
  const begun = tools.push.now();
  const done = { sent: 0, failed: 0 };
  for (;;) {
    const subscriptions = (await tools.backend.rpc('claim_reminder_work', {
      p_now: new Date(tools.push.now()).toISOString(),
      p_limit: batchSize,
    })) as Subscription[];
    const { sent, failed } = await sendTo(tools, subscriptions);
    done.sent += sent;
    done.failed += failed;
    if (subscriptions.length < batchSize || tools.push.now() - begun > patienceMs) return done;
  }
}

/** A row of `claim_reminder_work`. */
interface Subscription {
  id: string;
  claim: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device_id: string;
  language: Language;
  time_zone: string;
  created_at: string;
  profile: ProfileFields | null;
  events: (RemindedEventFields & { updated_at: string })[];
  festivals: { festival_id: string; days: number[]; hour: number; updated_at: string }[];
  deliveries: DeliveryFields[];
}

interface ProfileFields {
  month_system: string | null;
  place_name: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string | null;
  reminder_settings: unknown;
}

interface DeliveryFields {
  id: string;
  target: string;
  occurrence: string;
  days_before: number;
  state: Delivery['state'];
  is_put_off: boolean;
  due_at: string;
  try_at: string;
  title: string | null;
}

/** A row of `claim_deliveries`. */
interface Taken {
  id: string;
  subscription: string;
  target: string;
  occurrence: string;
  days_before: number;
  attempts: number;
}

/** What became of one reminder. */
interface Tried {
  taken: Taken;
  outcome: PushOutcome;
  /** When it may be tried again; undefined where that would be too late. */
  tryAt: number | undefined;
}

async function sendTo(
  tools: ReminderTools,
  subscriptions: readonly Subscription[],
): Promise<{ sent: number; failed: number }> {
  if (subscriptions.length === 0) return { sent: 0, failed: 0 };
  const now = tools.push.now();
  const plans = new Map(subscriptions.map((one) => [one.id, carefullyPlanned(one, now, tools.log)]));
  const taken = (await tools.backend.rpc('claim_deliveries', {
    p_now: new Date(now).toISOString(),
    p_reminders: subscriptions.flatMap(({ id, claim }) => {
      const { send, join } = planOf(plans, id);
      const row = (state: 'claimed' | 'joined') => (planned: Planned) => ({
        subscription: id,
        claim,
        target: planned.target,
        occurrence: planned.occurrence,
        days_before: planned.daysBefore,
        due_at: new Date(planned.dueAt).toISOString(),
        state,
      });
      return [...send.map(row('claimed')), ...join.map(row('joined'))];
    }),
  })) as Taken[];
  const work = subscriptions.map((subscription) => {
    const { send, until } = planOf(plans, subscription.id);
    let trouble: PushOutcome | undefined;
    return send.flatMap((planned) => {
      const mine = taken.find((one) => one.subscription === subscription.id && isSame(one, planned));
      if (!mine) return [];
      return async (): Promise<Tried> => {
        if (tools.push.now() - now > batchMs) trouble ??= { kind: 'later', afterSeconds: undefined };
        const outcome = trouble ?? (await outcomeOf(tools, subscription, planned, mine, until));
        if (outcome.kind === 'later' || outcome.kind === 'gone') trouble = outcome;
        return { taken: mine, outcome, tryAt: retryAt(outcome, mine.attempts, tools.push.now(), until) };
      };
    });
  });
  const tried = await someAtOnce(inTurns(work));
  await tools.backend.rpc('finish_reminder_work', {
    p_deliveries: [
      ...tried.map(deliveryRow),
      ...[...plans.values()].flatMap(({ giveUp }) => giveUp.map((id) => ({ id, state: 'given_up' }))),
    ],
    p_subscriptions: subscriptions.map(({ id, claim, endpoint }) => {
      const own = tried.filter((one) => one.taken.subscription === id);
      const again = own.flatMap(({ tryAt }) => (tryAt === undefined ? [] : [tryAt]));
      const nextAt = Math.min(planOf(plans, id).lookAgainAt, ...again);
      const isGone = own.some(({ outcome }) => outcome.kind === 'gone');
      return { id, claim, next_at: new Date(nextAt).toISOString(), gone: isGone ? endpoint : null };
    }),
  });
  const sent = tried.filter(({ outcome }) => outcome.kind === 'sent').length;
  return { sent, failed: tried.length - sent };
}

/** Where nothing can be made of what one person has kept, nobody else waits for that. */
function carefullyPlanned(subscription: Subscription, now: number, log: ReminderTools['log']): SendingPlan {
  try {
    return planFor(subscription, now);
  } catch (error) {
    log(`What is due could not be found for one device: ${String(error)}`);
    return { send: [], join: [], giveUp: [], lookAgainAt: now + longestPauseMs, until: now };
  }
}

/** What one device is to show, by its own clock and by the place of its user. */
function planFor(subscription: Subscription, now: number): SendingPlan {
  const { profile } = subscription;
  const settings = readReminderSettings(profile?.reminder_settings);
  const place =
    readPlace({
      name: profile?.place_name,
      latitude: profile?.latitude,
      longitude: profile?.longitude,
      timeZone: profile?.time_zone,
    }) ?? defaultPlace;
  // A device may be in a zone that came after this server.
  const timeZone = isTimeZone(subscription.time_zone) ? subscription.time_zone : place.timeZone;
  const asked: RemindersAsked = {
    events: settings.events
      ? subscription.events.flatMap((row) => remindedEvent(row, place.timeZone, Date.parse(row.updated_at)))
      : [],
    festivals: settings.festivals
      ? subscription.festivals.flatMap((row) => remindedFestival(row, Date.parse(row.updated_at)))
      : [],
    quiet: settings.quiet,
    timeZone,
    settings: settingsFor(place, readMonthSystem(profile?.month_system)),
  };
  const deliveries = subscription.deliveries.flatMap((row) => {
    const isOff =
      (row.target.startsWith('event:') && !settings.events) ||
      (row.target.startsWith('festival:') && !settings.festivals);
    return readDelivery(isOff ? { ...row, is_put_off: false } : row);
  });
  return planSending(asked, deliveries, Date.parse(subscription.created_at), now);
}

function readDelivery(row: DeliveryFields): Delivery[] {
  const occurrence = readCivilDate(row.occurrence);
  if (!occurrence) return [];
  return [
    {
      id: row.id,
      target: row.target,
      occurrence,
      daysBefore: row.days_before,
      state: row.state,
      isPutOff: row.is_put_off,
      dueAt: Date.parse(row.due_at),
      tryAt: Date.parse(row.try_at),
      title: row.title,
    },
  ];
}

async function outcomeOf(
  { push, log }: ReminderTools,
  { endpoint, p256dh, auth, language }: Subscription,
  planned: Planned,
  taken: Taken,
  until: number,
): Promise<PushOutcome> {
  const { said, occurrence, daysBefore, target } = planned;
  try {
    const payload: PushPayload = {
      v: 1,
      // Of several there is not one to put off.
      id: said.kind === 'joined' ? null : taken.id,
      ...reminderWords(said, occurrence, daysBefore, language),
      tag: `${target}:${occurrence}`,
      language,
    };
    const outcome = await push.send({
      endpoint,
      keys: { p256dh, auth },
      payload,
      ttlSeconds: (until - push.now()) / 1000,
      topic: taken.id.replaceAll('-', ''),
    });
    if (outcome.kind === 'refused') log(`A reminder was not pushed: ${outcome.reason}`);
    return outcome;
  } catch (error) {
    log(`A reminder was not pushed: ${String(error)}`);
    return { kind: 'later', afterSeconds: undefined };
  }
}

function retryAt(outcome: PushOutcome, attempts: number, now: number, until: number): number | undefined {
  if (outcome.kind !== 'later') return undefined;
  const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  const tryAt = now + Math.max(pause, (outcome.afterSeconds ?? 0) * 1000);
  return tryAt < until ? tryAt : undefined;
}

function deliveryRow({ taken, outcome, tryAt }: Tried): { id: string; state: string; try_at: string | null } {
  if (outcome.kind === 'sent') return { id: taken.id, state: 'sent', try_at: null };
  if (tryAt === undefined) return { id: taken.id, state: 'given_up', try_at: null };
  return { id: taken.id, state: 'failed', try_at: new Date(tryAt).toISOString() };
}

function isSame(taken: Taken, { target, occurrence, daysBefore }: Planned): boolean {
  return taken.target === target && taken.occurrence === occurrence && taken.days_before === daysBefore;
}

function planOf(plans: ReadonlyMap<string, SendingPlan>, id: string): SendingPlan {
  const plan = plans.get(id);
  if (!plan) throw new Error('A subscription has no plan.');
  return plan;
}

/** The first of each, then the second of each: who has few does not wait for who has many. */
function inTurns<T>(queues: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat();
}

async function someAtOnce<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  const left = [...work];
  const goOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) done.push(await next());
  };
  await Promise.all(Array.from({ length: mostAtOnce }, goOn));
  return done;
}
