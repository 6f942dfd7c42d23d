import { forgetHandovers } from '#db/guest-chat.ts';
import { wipeUser } from '#db/mutations/wipe-user.ts';
import { unmarkWipe, type PendingWipe } from '#db/wipe-mark.ts';
import { inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import type { AuthFailure } from './auth-failure.ts';
import { registryLock } from './registry-lock.ts';

/** Removes what this device keeps of a user whose sign-out has begun. The mark stays until it is gone. */
export async function finishWipe({ userId, leaving }: PendingWipe): Promise<AuthFailure | undefined> {
  try {
    await inTurn(registryLock(userId), () => wipeUser(userId, leaving));
    if (leaving === 'nothing') await forgetHandovers(userId);
    unmarkWipe();
    return undefined;
  } catch (error) {
    logQuietly('sign out', error);
    return { code: 'rows_kept', message: undefined, reasons: [] };
  }
}
