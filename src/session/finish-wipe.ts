import { forgetHandovers } from '#db/guest-chat.ts';
import { unmarkWipe, type PendingWipe } from '#db/wipe-mark.ts';
import { japaKey } from '#lib/japa-key.ts';
import { forgetLocalRecord } from '#lib/local-record.ts';
import { logQuietly } from '#lib/log.ts';
import { pujaKey } from '#lib/puja-key.ts';
import { forgetPutOff } from '#lib/put-off-store.ts';
import { forgetPlaces } from '#lib/reader-places.ts';
import { forgetShared } from '#lib/shared-store.ts';
import { unsubscribeFromPush } from '#pwa/push-subscription.ts';
import type { AuthFailure } from './auth-failure.ts';
import { forgetUser } from './forget-user.ts';

/** Removes what this device keeps of a user whose sign-out has begun. The mark stays until it is gone. */
export async function finishWipe({ userId, leaving }: PendingWipe): Promise<AuthFailure | undefined> {
  try {
    await forgetUser(userId, leaving);
    if (leaving === 'nothing') await forgetHandovers(userId);
    await forgetShared();
    forgetPlaces();
    // Also what was begun before they signed in: it went on as theirs.
    for (const key of [japaKey, pujaKey]) forgetLocalRecord(key);
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
