import { closeUserDatabase, userDatabase } from '#db/database.ts';
import { isRecord } from '#lib/is-record.ts';
import { keptTokens } from '#remote/auth-storage.ts';
import { devicePorts } from './device-ports.ts';
import { noteUnsentOf } from './note-unsent.ts';
import { syncOnce, type OncePorts } from './sync-once.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends what waits for the user whose session this device keeps, without any page. One run follows the other. 'left':
 * something is still to be done that can be tried again. Throws where the device's storage fails.
 */
export function syncKeptUser(surroundings: Surroundings): Promise<'done' | 'left'> {
  const run = last.catch(() => {}).then(() => syncWhoeverIsKept(surroundings));
  last = run;
  return run;
}

type Surroundings = Pick<OncePorts, 'isSomebodyLooking'>;

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
