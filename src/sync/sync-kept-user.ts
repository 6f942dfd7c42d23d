import { closeUserDatabase, userDatabase, type UserDatabase } from '#db/database.ts';
import { deviceId } from '#db/mutations/device-id.ts';
import { keepPushRecord, pushRecord } from '#db/mutations/reminders-push.ts';
import { isRecord } from '#domain/is-record.ts';
import { logQuietly } from '#lib/log.ts';
import { keptTokens } from '#remote/auth-storage.ts';
import { keepPushSubscription, type PushTarget } from '#remote/push-calls.ts';
import { callAsUser } from '#session/call-as-user.ts';
import { endLeftSessions } from '#session/sessions-to-end.ts';
import { devicePorts } from './device-ports.ts';
import { noteUnsentOf } from './note-unsent.ts';
import { sendContact } from './send-contact.ts';
import { sendPutOff } from './send-put-off.ts';
import { syncOnce, type OncePorts } from './sync-once.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends what waits for the user whose session this device keeps, what was put off and what was asked, and ends sessions that
 * were left, without any page. One run follows the other. 'left': something is still to be done that can be tried again. Throws where the device's storage
 * fails.
 */
export function syncKeptUser(surroundings: Surroundings): Promise<'done' | 'left'> {
  const run = last.catch(() => {}).then(() => sendAll(surroundings));
  last = run;
  return run;
}

/** Tells the server the new address of this browser, where its kept user is reminded here, without any page. */
export function keepPushOfKeptUser(address: PushTarget): Promise<void> {
  const run = last.catch(() => {}).then(() => keepPushOfWhoeverIsKept(address));
  last = run;
  return run;
}

async function keepPushOfWhoeverIsKept(address: PushTarget): Promise<void> {
  const userId = (await keptTokens())?.userId;
  if (userId === undefined) return;
  // While somebody signs out they hold this lock: a database that is going must not be made anew.
  await devicePorts(userId).inTurn('flush', async () => {
    if ((await keptTokens())?.userId !== userId) return;
    const db = userDatabase(userId);
    try {
      await tellAddress(db, userId, address);
    } finally {
      closeUserDatabase(userId);
    }
  });
}

async function tellAddress(db: UserDatabase, userId: string, address: PushTarget): Promise<void> {
  const { isWanted, told } = await pushRecord(db);
  // A page has never set it up, or it is to end: the next one that opens says how it stands.
  if (!isWanted || !told) return;
  const { language, timeZone } = told;
  const id = await deviceId(db, () => crypto.randomUUID());
  const answer = await callAsUser(userId, (caller) =>
    keepPushSubscription(caller, { ...address, language, timeZone, deviceId: id }),
  );
  if (answer.ok && answer.value === 'kept')
    await keepPushRecord(db, { isWanted, told: { ...told, endpoint: address.endpoint } });
}

type Surroundings = Pick<OncePorts, 'isSomebodyLooking'>;

async function sendAll(surroundings: Surroundings): Promise<'done' | 'left'> {
  // Their stores are others: where one of them fails, the outbox need not.
  const beside = [
    await orLeft('reminders', sendPutOff),
    await orLeft('contact', sendContact),
    await orLeft('sign out', endLeftSessions),
  ];
  const synced = await syncWhoeverIsKept(surroundings);
  return beside.includes('left') ? 'left' : synced;
}

async function orLeft(name: string, send: () => Promise<'done' | 'left'>): Promise<'done' | 'left'> {
  try {
    return await send();
  } catch (error) {
    logQuietly(name, error);
    return 'left';
  }
}

async function syncWhoeverIsKept(surroundings: Surroundings): Promise<'done' | 'left'> {
  const userId = (await keptTokens())?.userId;
  if (userId === undefined) return 'done';
  const ports = devicePorts(userId);
  const db = userDatabase(userId);
  try {
    let isOpen = false;
    // While somebody signs out they hold this lock: a database that is going must not be made anew.
    await ports.inTurn('flush', async () => {
      if ((await keptTokens())?.userId !== userId) return;
      await db.open();
      isOpen = true;
    });
    if (!isOpen) return 'done';
    const outcome = await syncOnce(db, { ...ports, ...surroundings, isStopped: () => !db.isOpen() });
    await noteUnsentOf(db, userId);
    return outcome;
  } catch (error) {
    // Somebody has signed out, or a newer version of the app makes the database its own: it is theirs from here on.
    if (isRecord(error) && error['name'] === 'DatabaseClosedError') return 'done';
    throw error;
  } finally {
    closeUserDatabase(userId);
  }
}
