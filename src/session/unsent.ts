import { userDatabase } from '#db/database.ts';
import { unsentActs } from '#db/mutations/wipe-user.ts';

/** How many of the user's acts on this device the server has not taken. */
export async function unsentOf(userId: string): Promise<number> {
  return (await unsentActs(userDatabase(userId))).length;
}
