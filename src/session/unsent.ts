import { keptQueries } from '#db/contact-queries.ts';
import { userDatabase } from '#db/database.ts';
import { unsentActs } from '#db/mutations/wipe-user.ts';
import { logQuietly } from '#lib/log.ts';
import { sendContact } from '#sync/send-contact.ts';

/** A last try holds nobody up longer than this. */
const patienceMs = 5_000;

/** How many of the user's acts and queries on this device the server has not taken. */
export async function unsentOf(userId: string): Promise<number> {
  const [acts, queries] = await Promise.all([unsentActs(userDatabase(userId)), unsentQueries(userId)]);
  return acts.length + queries;
}

/** Queries have no engine that sends them first: what waits is tried once more here. */
async function unsentQueries(userId: string): Promise<number> {
  try {
    if ((await keptQueries(userId)).length === 0) return 0;
    await Promise.race([sendContact(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    return (await keptQueries(userId)).length;
  } catch (error) {
    logQuietly('contact', error);
    return 0;
  }
}
