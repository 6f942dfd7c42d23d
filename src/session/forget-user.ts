import { forgetBirthsOf } from '#db/births.ts';
import { forgetContactOf } from '#db/contact-queries.ts';
import { forgetFloorplanOf } from '#db/guest-floorplan.ts';
import { wipeUser, type Leaving } from '#db/mutations/wipe-user.ts';
import { knownUsers } from '#db/registry.ts';
import { inTurn } from '#lib/exclusive.ts';
import { japaKey } from '#lib/japa-key.ts';
import { forgetRecordOf } from '#lib/local-record.ts';
import { pujaKey } from '#lib/puja-key.ts';
import { registryLock } from './registry-lock.ts';

/** Removes all that this device keeps of a user, or all but what is not on the server. */
export async function forgetUser(userId: string, leaving: Leaving): Promise<void> {
  await inTurn(registryLock(userId), () => wipeUser(userId, leaving));
  await forgetFloorplanOf(userId);
  // Births of this device alone are nowhere else: like what was not sent, they wait for their owner's return.
  if (leaving === 'nothing') await forgetBirthsOf(userId);
  await forgetContactOf(userId, leaving);
  for (const key of [japaKey, pujaKey]) forgetRecordOf(key, userId);
}

/**
 * When somebody signs in, what others have left leaves, as their session may have ended by itself; what they had not sent
 * waits for their return.
 */
export async function forgetOthers(userId: string): Promise<void> {
  for (const other of await knownUsers())
    if (other.userId !== userId) await forgetUser(other.userId, 'unsent');
}
