import { keepQuery, keptQuery, letQueryGo, type KeptQuery, type QueryState } from '#db/contact-queries.ts';
import type { ContactFields } from '#domain/contact/contact-query.ts';
import { logQuietly } from '#lib/log.ts';
import { remoteConfig, type ContactAddresses } from '#remote/config.ts';
import { askWorker } from '#sync/ask-worker.ts';
import { sendContact } from '#sync/send-contact.ts';

/** What became of a query: waiting is on this device and goes by itself; failed and refused have gone nowhere. */
export type Submitted =
  { kind: 'sent' } | { kind: 'waiting'; state: QueryState } | { kind: 'failed' } | { kind: 'refused' };

/** A call that is under way ends in its own time; the form does not wait for it longer than this. */
const patienceMs = 12_000;

/**
 * Keeps a query on the device and sends it. Sending the same id again is safe, in another tab as well. Never throws.
 */
export async function submitQuery(
  query: ContactFields & Pick<KeptQuery, 'id' | 'writer'>,
): Promise<Submitted> {
  const { id } = query;
  try {
    await keepQuery({ ...query, keptAt: Date.now(), state: { kind: 'new' } });
    await Promise.race([sendContact(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    const left = await keptQuery(id);
    if (!left) return { kind: 'sent' };
    const { state } = left;
    if (state.kind === 'failed' || state.kind === 'refused') {
      await letQueryGo(id);
      return { kind: state.kind };
    }
    void askWorker();
    return { kind: 'waiting', state };
  } catch (error) {
    logQuietly('contact', error);
    return { kind: 'failed' };
  }
}

/** Sends what waits, at the word of its writer. Never throws. */
export async function sendQueriesNow(): Promise<void> {
  await sendContact().catch((error: unknown) => logQuietly('contact', error));
}

/** Where else the operator can be reached; 'unknown' on a device that has never reached the host. Never throws. */
export async function contactAddresses(): Promise<ContactAddresses | 'none' | 'unknown'> {
  const config = await remoteConfig().catch(() => undefined);
  return config ? (config.contact ?? 'none') : 'unknown';
}
