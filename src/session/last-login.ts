import { logQuietly } from '#lib/log.ts';
import { supabaseClient } from '#remote/client.ts';

/** The write waits a moment, so that it does not stand in the way of the first page. */
const lastLoginDelayMs = 100;

/** Writes the time of this sign-in into the profile; a failure is logged and changes nothing. */
export function recordLastLogin(userId: string): void {
  setTimeout(() => void writeLastLogin(userId), lastLoginDelayMs);
}

async function writeLastLogin(userId: string): Promise<void> {
  try {
    const client = await supabaseClient();
    const answer = await client
      ?.from('profiles')
      .update({ last_login: new Date().toISOString() })
      .eq('id', userId);
    if (answer?.error) logQuietly('last login', answer.error);
  } catch (error) {
    logQuietly('last login', error);
  }
}
