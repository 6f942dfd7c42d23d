import { isRecord } from '#domain/is-record.ts';
import { parseJson } from '#lib/parse-json.ts';
import type { Answer } from './call.ts';
import { classifyAnswer, classifyThrown } from './classify-error.ts';
import type { Client } from './client.ts';
import { callerHeaders, type Caller } from './procedures.ts';
import { readEvents } from './read-events.ts';

/** What is heard of the server's counter of a user. */
export interface HeadListener {
  /** From here on every change is heard; what was before may have been missed. */
  onOpen(): void;
  onHead(head: number): void;
}

/** The embedded server sends something every 25 s; a line that is silent for longer has been lost without a word. */
const silenceMs = 60_000;

/**
 * Listens to the embedded server until the line ends or the signal says so. 'ended' also where it was open for a while
 * and broke off.
 */
export async function listenToStream(
  caller: Caller,
  signal: AbortSignal,
  listener: HeadListener,
): Promise<Answer<'ended'>> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp);
  let silence = setTimeout(hangUp, silenceMs);
  let isOpen = false;
  try {
    const response = await fetch(`${caller.config.url}/realtime/v1/head`, {
      headers: { ...callerHeaders(caller), accept: 'text/event-stream' },
      cache: 'no-store',
      signal: line.signal,
    });
    const contentType = response.headers.get('content-type') ?? '';
    if (!response.ok)
      return {
        ok: false,
        problem: classifyAnswer(response.status, contentType, await response.json().catch(() => undefined)),
      };
    if (!contentType.startsWith('text/event-stream') || !response.body)
      return { ok: false, problem: { kind: 'portal', status: response.status } };
    isOpen = true;
    listener.onOpen();
    const stillThere = () => {
      clearTimeout(silence);
      silence = setTimeout(hangUp, silenceMs);
    };
    for await (const { data } of readEvents(response.body, stillThere)) tell(listener, parseJson(data));
    return ended;
  } catch (error) {
    return isOpen || signal.aborted ? ended : { ok: false, problem: classifyThrown(error) };
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', hangUp);
    line.abort();
  }
}

/** Listens to the private channel of a user on a hosted project until it breaks off or the signal says so. */
export async function listenToChannel(
  client: Client,
  userId: string,
  signal: AbortSignal,
  listener: HeadListener,
): Promise<Answer<'ended'>> {
  await client.realtime.setAuth();
  const channel = client.channel(`user:${userId}`, { config: { private: true } });
  let isOpen = false;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    channel
      .on('broadcast', { event: 'head' }, ({ payload }: { payload?: unknown }) => tell(listener, payload))
      .subscribe((status) => {
        // The library names its states by an enum that only it brings.
        if ((status as string) !== 'SUBSCRIBED') return resolve();
        isOpen = true;
        listener.onOpen();
      });
    if (signal.aborted) resolve();
  });
  await client.removeChannel(channel);
  return isOpen || signal.aborted ? ended : { ok: false, problem: { kind: 'network' } };
}

const ended: Answer<'ended'> = { ok: true, value: 'ended' };

function tell(listener: HeadListener, said: unknown): void {
  if (isRecord(said) && typeof said['head'] === 'number') listener.onHead(said['head']);
}
