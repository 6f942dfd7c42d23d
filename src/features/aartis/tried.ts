import { userDatabase, type UserDatabase } from '#db/database.ts';
import { keepingNow, type Keeping } from '#db/mutations/keep-acts.ts';
import { logQuietly } from '#lib/log.ts';

/** What came of keeping something; failed: the device could not. */
export async function tried<Kind extends string>(
  userId: string,
  keep: (db: UserDatabase, keeping: Keeping) => Promise<{ kind: Kind }>,
): Promise<Kind | 'failed'> {
  try {
    const keeping = keepingNow(userId);
    return (await keep(userDatabase(userId), keeping)).kind;
  } catch (error) {
    logQuietly('aartis', error);
    return 'failed';
  }
}
