import { logQuietly } from '#lib/log.ts';
import type { Answer } from '#remote/call.ts';
import { supabaseClient } from '#remote/client.ts';
import { remoteConfig } from '#remote/config.ts';
import { listenToChannel, listenToStream, type HeadListener } from '#remote/head-events.ts';
import { callAsUser } from '#session/call-as-user.ts';
import { retryAt } from './backoff.ts';

export interface HeadPorts {
  /** Hears of changes until the line breaks off or the signal says so. */
  listen(signal: AbortSignal, listener: HeadListener): Promise<Answer<'ended'> | 'off'>;
  /** Where the mirror stands. */
  cursor(): Promise<number>;
  /** The server has something that the mirror has not. */
  onNews(): void;
  /** Runs the work once no other tab of this device holds the lock; gives up waiting when the signal says so. */
  alone(signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  now(): number;
  random(): number;
  isVisible(): boolean;
  onVisibility(listener: () => void): () => void;
}

/** A page that nobody looks at for so long lets go of the line, and with it of the turn. */
const patienceMs = 5 * 60_000;
/** What changed while the line was being opened may be told to nobody, so that one looks twice. */
const lookAgainMs = 5_000;
/** A line that has held for so long was a good one. */
const goodLineMs = 60_000;

/**
 * Has the sync woken when another device has changed something, by one tab of this device. It only saves waiting: data
 * never comes this way, and without it everything arrives with the next look at the server.
 */
export function followHead(ports: HeadPorts): () => void {
  let following: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function leave(): void {
    following?.abort();
    following = undefined;
  }
  function onLook(): void {
    clearTimeout(hiding);
    if (!ports.isVisible()) {
      hiding = setTimeout(leave, patienceMs);
      return;
    }
    if (following) return;
    following = new AbortController();
    void follow(ports, following.signal);
  }

  const stopLooking = ports.onVisibility(onLook);
  onLook();
  return () => {
    stopLooking();
    clearTimeout(hiding);
    leave();
  };
}

async function follow(ports: HeadPorts, signal: AbortSignal): Promise<void> {
  try {
    await ports.alone(signal, () => listenAgainAndAgain(ports, signal));
  } catch (error) {
    if (!signal.aborted) logQuietly('nudge', error);
  }
}

async function listenAgainAndAgain(ports: HeadPorts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const begunAt = ports.now();
    const answer = await listenOnce(ports, signal);
    if (answer === 'off') return;
    if (!answer.ok) logQuietly('nudge', answer.problem);
    failures = answer.ok && ports.now() - begunAt >= goodLineMs ? 0 : failures + 1;
    const retryAfterMs = answer.ok ? undefined : answer.problem.retryAfterMs;
    await pause(retryAt(Math.max(failures, 1), 0, ports.random(), retryAfterMs), signal);
  }
}

async function listenOnce(ports: HeadPorts, signal: AbortSignal): Promise<Answer<'ended'> | 'off'> {
  let looking: ReturnType<typeof setTimeout> | undefined;
  async function compare(head: number): Promise<void> {
    try {
      if (head > (await ports.cursor()) && !signal.aborted) ports.onNews();
    } catch (error) {
      logQuietly('nudge', error);
    }
  }
  try {
    return await ports.listen(signal, {
      onOpen() {
        if (signal.aborted) return;
        ports.onNews();
        clearTimeout(looking);
        looking = setTimeout(() => ports.onNews(), lookAgainMs);
      },
      onHead(head) {
        void compare(head);
      },
    });
  } catch (error) {
    logQuietly('nudge', error);
    return { ok: false, problem: { kind: 'network' } };
  } finally {
    clearTimeout(looking);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Listens as this user, in the way that the backend has for it; 'off' where it is switched off. */
export async function listenAs(
  userId: string,
  signal: AbortSignal,
  listener: HeadListener,
): Promise<Answer<'ended'> | 'off'> {
  const config = await remoteConfig();
  if (!config) return { ok: false, problem: { kind: 'network' } };
  if (!config.hasNudge) return 'off';
  if (config.isEmbedded) return callAsUser(userId, (caller) => listenToStream(caller, signal, listener));
  const client = await supabaseClient();
  return client
    ? listenToChannel(client, userId, signal, listener)
    : { ok: false, problem: { kind: 'network' } };
}
