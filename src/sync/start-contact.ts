import { keptQueries } from '#db/contact-queries.ts';
import { logQuietly } from '#lib/log.ts';
import { sessionStore } from '#session/session-store.ts';
import { sendContact } from './send-contact.ts';

/** Sends the queries that wait on this device whenever there may be a way: at the start, with a network, after a sign-in, and after the pause that the server has asked for. */
export function startContact(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    clearTimeout(pause);
    try {
      if ((await sendContact()) === 'done') return;
      const ends = (await keptQueries()).flatMap(({ state }) => (state.kind === 'busy' ? [state.until] : []));
      if (ends.length > 0)
        pause = setTimeout(() => void look(), Math.max(leastPauseMs, Math.min(...ends) - Date.now()));
    } catch (error) {
      logQuietly('contact', error);
    }
  }

  window.addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => void look());
  sessionStore.subscribe(({ status }, before) => {
    if (status === 'signed-in' && before.status !== 'signed-in') void look();
  });
  void look();
}

const leastPauseMs = 1000;
