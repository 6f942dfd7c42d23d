import { createStore } from 'zustand/vanilla';
import { userDatabase } from '#db/database.ts';
import { deviceId } from '#db/mutations/device-id.ts';
import { keepPushRecord, pushRecord } from '#db/mutations/reminders-push.ts';
import type { PushRecord } from '#db/schema.ts';
import { pendingWipe } from '#db/wipe-mark.ts';
import type { Language } from '#domain/language.ts';
import { presentZone } from '#domain/time/place.ts';
import { languageStore } from '#i18n/language-store.ts';
import { inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import {
  askForPush,
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
  willAskForPush,
  type PushAddress,
  type PushState,
} from '#pwa/push-subscription.ts';
import { remoteConfig } from '#remote/config.ts';
import { agreeToReminders, dropPushSubscription, keepPushSubscription } from '#remote/push-calls.ts';
import { callAsUser } from './call-as-user.ts';
import { signedInUserId } from './session-store.ts';

/**
 * Whether this device shows its user's reminders. looking: not known yet · unavailable: the server sends none · pending:
 * it is allowed, and the server has not been told · on: the server has said that it sends them here.
 * The rest as in `PushState`.
 */
export type DeviceReminders =
  'looking' | 'unavailable' | 'unsupported' | 'install-first' | 'denied' | 'off' | 'pending' | 'on';

/** As of the last look, for whoever is signed in. */
export const deviceRemindersStore = createStore<{ userId?: string; state: DeviceReminders }>()(() => ({
  state: 'looking',
}));

export type TurnOnOutcome = 'on' | 'pending' | 'denied' | 'dismissed' | 'offline' | 'failed';

/** Held by whoever changes what the browser or the server has of this device. */
const lock = 'push-subscription';
/** A server that says nothing keeps nobody from leaving. */
const leavingPatienceMs = 4_000;

/** Has this device show the reminders of its user. In a click, before anything is waited for. */
export async function turnOnHere(userId: string): Promise<TurnOnOutcome> {
  const permission = await askForPush();
  let outcome: TurnOnOutcome = permission === 'granted' ? 'failed' : permission;
  // In turn with whoever mends: what the browser has and nobody here is known to want is taken away.
  if (permission === 'granted') {
    await inTurn(lock, async () => {
      outcome = await setUp(userId);
    });
  }
  // What was set up is so, though nobody can say just now how it stands.
  if (isHere(userId)) await look(userId).catch((error: unknown) => logQuietly('reminders', error));
  return outcome;
}

/** Has the browser and the server set it up for a user who has just asked for it. */
async function setUp(userId: string): Promise<TurnOnOutcome> {
  const subscribed = await subscribeToPush((await remoteConfig())?.pushKey);
  if (!isHere(userId)) {
    // They have left in another tab meanwhile: their database is not made anew.
    await unsubscribeFromPush();
    return 'failed';
  }
  if (subscribed.kind !== 'on') return subscribed.kind;
  await keepPushRecord(userDatabase(userId), { isWanted: true });
  const isTold = await tell(userId, subscribed.address, { isAskedFor: true }).catch((error: unknown) => {
    logQuietly('reminders', error);
    return false; // it is wanted and set up here: the next look tells the server
  });
  return isTold ? 'on' : 'pending';
}

/** Has this device show them no more. What the server cannot be told now it is told at the next look. */
export async function turnOffHere(userId: string): Promise<void> {
  await inTurn(lock, async () => {
    const db = userDatabase(userId);
    await keepPushRecord(db, { ...(await pushRecord(db)), isWanted: false });
    await unsubscribeFromPush();
    await untell(userId);
  });
  await look(userId);
}

/**
 * Looks how it stands and mends what has changed since: a permission that was taken back or given again, an address that the
 * browser has changed, another language or time zone. With `isNewSession` the server is told in any case, as it sends
 * nothing to a session that is over. Asks the user nothing.
 */
export async function refreshHere(userId: string, { isNewSession = false } = {}): Promise<void> {
  try {
    await inTurn(lock, () => mend(userId, isNewSession));
  } catch (error) {
    logQuietly('reminders', error);
  }
  if (signedInUserId() === userId) await look(userId);
}

/**
 * Before a session ends: this device shows nothing of its user any more. The browser is told first, as it can be without a
 * network; an address that leads nowhere the server lets go of by itself.
 */
export async function leaveHere(userId: string): Promise<void> {
  await inTurn(
    lock,
    async () => {
      await unsubscribeFromPush().catch((error: unknown) => logQuietly('reminders', error));
      const told = endAtServer(userId).catch((error: unknown) => logQuietly('reminders', error));
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, leavingPatienceMs))]);
    },
    leavingPatienceMs,
  );
  deviceRemindersStore.setState({ state: 'looking' }, true);
}

function isHere(userId: string): boolean {
  return signedInUserId() === userId && !pendingWipe();
}

async function mend(userId: string, isNewSession: boolean): Promise<void> {
  if (!isHere(userId)) return;
  const key = (await remoteConfig())?.pushKey;
  const record = await pushRecord(userDatabase(userId));
  const state = await pushState(key);
  if (!record.isWanted) {
    // What the browser has here was set up by somebody who used the device before.
    if (state.kind === 'on' || state.kind === 'stale') await unsubscribeFromPush();
    await untell(userId);
    return;
  }
  const address = await addressNow(state, key);
  if (address === undefined) {
    // Nothing arrives here any more, so that nothing should be sent.
    if (!canRenew(state)) await untell(userId);
    return;
  }
  // What the server never heard of was asked for while it was out of reach.
  const isAskedFor = record.told === undefined;
  if (isNewSession || isNews(record, address)) await tell(userId, address, { isAskedFor });
}

/** Where the browser can be reached; set up anew where it lost that and its user still allows it. */
async function addressNow(state: PushState, key: string | undefined): Promise<PushAddress | undefined> {
  if (state.kind === 'on') return state.address;
  if (key === undefined || !canRenew(state)) return undefined;
  const renewed = await subscribeToPush(key);
  return renewed.kind === 'on' ? renewed.address : undefined;
}

function canRenew({ kind }: PushState): boolean {
  return (kind === 'off' || kind === 'stale') && !willAskForPush();
}

function isNews({ told }: PushRecord, { endpoint }: PushAddress): boolean {
  const now = surroundings();
  return (
    told === undefined ||
    told.endpoint !== endpoint ||
    told.language !== now.language ||
    told.timeZone !== now.timeZone
  );
}

/** With `isAskedFor` its user has just said so; otherwise it ends where they have taken back their consent elsewhere. */
async function tell(
  userId: string,
  address: PushAddress,
  { isAskedFor }: { isAskedFor: boolean },
): Promise<boolean> {
  const db = userDatabase(userId);
  const now = surroundings();
  const device = await deviceId(db, () => crypto.randomUUID());
  const answer = await callAsUser(userId, async (caller) => {
    const agreed = isAskedFor ? await agreeToReminders(caller) : undefined;
    if (agreed && !agreed.ok) return agreed;
    return keepPushSubscription(caller, { ...address, ...now, deviceId: device });
  });
  if (!answer.ok) return false;
  const isKept = answer.value === 'kept';
  await keepPushRecord(
    db,
    isKept ? { isWanted: true, told: { endpoint: address.endpoint, ...now } } : { isWanted: false },
  );
  if (!isKept) await unsubscribeFromPush();
  return isKept;
}

/** Has the server forget the address that it was last told, where there is one. */
async function untell(userId: string): Promise<void> {
  if (!(await endAtServer(userId))) return;
  const db = userDatabase(userId);
  const { isWanted } = await pushRecord(db);
  await keepPushRecord(db, { isWanted });
}

/** Has the server forget this device; whether it did. Leaves the record as it is, which may be about to go. */
async function endAtServer(userId: string): Promise<boolean> {
  const { told } = await pushRecord(userDatabase(userId));
  if (!told) return false;
  const answer = await callAsUser(userId, (caller) => dropPushSubscription(caller, told.endpoint));
  return answer.ok;
}

function surroundings(): { language: Language; timeZone: string } {
  return {
    language: languageStore.getState().language,
    timeZone: presentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  };
}

async function look(userId: string): Promise<void> {
  const config = await remoteConfig();
  const [state, { isWanted, told }] = await Promise.all([
    pushState(config?.pushKey),
    pushRecord(userDatabase(userId)),
  ]);
  deviceRemindersStore.setState({ userId, state: deviceState() }, true);

  function deviceState(): DeviceReminders {
    if (config && config.pushKey === undefined) return 'unavailable';
    if (state.kind === 'unsupported' || state.kind === 'install-first' || state.kind === 'denied')
      return state.kind;
    if (!isWanted || willAskForPush()) return 'off';
    return state.kind === 'on' && told?.endpoint === state.address.endpoint ? 'on' : 'pending';
  }
}
