import { forgetBirthsOf } from '#db/births.ts';
import { forgetContactOf } from '#db/contact-queries.ts';
import { forgetHandovers } from '#db/guest-chat.ts';
import { forgetFloorplanOf } from '#db/guest-floorplan.ts';
import { wipeUser } from '#db/mutations/wipe-user.ts';
import { unmarkWipe, type PendingWipe } from '#db/wipe-mark.ts';
import { inTurn } from '#lib/exclusive.ts';
import { japaKey } from '#lib/japa-key.ts';
import { forgetLocalRecord } from '#lib/local-record.ts';
import { logQuietly } from '#lib/log.ts';
import { forgetPutOff } from '#lib/put-off-store.ts';
import { forgetPlaces } from '#lib/reader-places.ts';
import { forgetShared } from '#lib/shared-store.ts';
import { unsubscribeFromPush } from '#pwa/push-subscription.ts';
import type { AuthFailure } from './auth-failure.ts';
import { registryLock } from './registry-lock.ts';

/** Removes what this device keeps of a user whose sign-out has begun. The mark stays until it is gone. */
export async function finishWipe({ userId, leaving }: PendingWipe): Promise<AuthFailure | undefined> {
  try {
    await inTurn(registryLock(userId), () => wipeUser(userId, leaving));
    if (leaving === 'nothing') await forgetHandovers(userId);
    await forgetFloorplanOf(userId);
    await forgetBirthsOf(userId);
    await forgetShared();
    await forgetContactOf(userId, leaving);
    forgetPlaces();
    forgetLocalRecord(japaKey);
    await endPush();
    unmarkWipe();
    return undefined;
  } catch (error) {
    logQuietly('sign out', error);
    return { code: 'rows_kept', message: undefined, reasons: [] };
  }
}

/** Nothing that is meant for them is shown here or sent from here any more, also where the sign-out was cut short. */
async function endPush(): Promise<void> {
  for (const outcome of await Promise.allSettled([unsubscribeFromPush(), forgetPutOff()]))
    if (outcome.status === 'rejected') logQuietly('reminders', outcome.reason);
}
