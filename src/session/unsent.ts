import { userDatabase } from '#db/database.ts';
import { unsentCount } from '#db/mutations/wipe-user.ts';

/** How many of the user's acts on this device the server has not taken. */
export function unsentOf(userId: string): Promise<number> {
  return unsentCount(userDatabase(userId));
}
