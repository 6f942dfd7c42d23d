import type { Backend } from '../functions/_shared/backend.ts';
import { bearerOf, claimsOf } from './auth-answers.ts';

export interface HeadEvents {
  /**
   * Answers `GET /realtime/v1/head` with server-sent events `{"head": N}`: one at once, and one after each change of
   * the caller's rows, several changes at once as one. Ends when the token does, and when its session is over: nothing is
   * told after that, and the next heartbeat closes the line.
   */
  answer(request: Request): Promise<Response>;
  /** How many streams are open. */
  open(): number;
  /** Ends all streams; whoever comes later is told that the server is closing. */
  close(): Promise<void>;
}

/** What this needs of the database: the notifications of `private.nudge_devices()`, the heads, and which sessions are open. */
export interface HeadSource {
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  query(sql: string, params: unknown[]): Promise<{ rows: unknown[] }>;
  /** Calls back when some may have been missed. */
  whenMissed?(act: () => void): void;
}

const mostPerUser = 8;
/** Shorter than the patience of the proxies that people put in front. */
const heartbeatMs = 25_000;
/** The longest time that a timer can wait; nobody's token lives that long. */
const longestWaitMs = 2 ** 31 - 1;

const encoder = new TextEncoder();

/** `now` gives milliseconds since 1970, for the end of tokens. */
export async function openHeadEvents(
  source: HeadSource,
  backend: Pick<Backend, 'caller'>,
  log: (message: string) => void,
  now: () => number,
): Promise<HeadEvents> {
  const listeners = new Map<string, Listener>();
  let isClosed = false;

  /** The head of a user and the sessions that are open, in one question. */
  async function stateOf(userId: string): Promise<{ head: number; sessions: ReadonlySet<string> }> {
    const { rows } = await source.query(
      `select (select head from public.sync_heads where user_id = $1)::float8 as head,
         (${openSessionsOf('$1::uuid')}) as sessions`,
      [userId],
    );
    const { head, sessions } = rows[0] as { head: number | null; sessions: string };
    return { head: head ?? 0, sessions: namesIn(sessions) };
  }

  /** Reads the head once for all streams of a user; what changes meanwhile is read in the next round. */
  async function tell(userId: string, listener: Listener): Promise<void> {
    listener.isStale = true;
    if (listener.isReading) return;
    listener.isReading = true;
    try {
      while (listener.isStale) {
        listener.isStale = false;
        // Whoever joins meanwhile is told in the next round: their session may be younger than the answer.
        const streams = [...listener.streams];
        const { head, sessions } = await stateOf(userId);
        endOthers(streams, sessions);
        for (const stream of streams) stream.show(head);
      }
    } catch (error) {
      if (!isClosed) log(String(error));
    } finally {
      listener.isReading = false;
    }
  }

  /** Ends the streams whose sessions are over, by one question for all of them, and keeps the others alive. */
  async function beat(): Promise<void> {
    const streams = Array.from(listeners.values(), (listener) => [...listener.streams]).flat();
    try {
      if (streams.length > 0) endOthers(streams, await openAmong([...listeners.keys()]));
    } catch (error) {
      if (!isClosed) log(String(error));
    }
    for (const stream of streams) stream.beat();
  }

  async function openAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const users = 'select value::uuid from jsonb_array_elements_text($1::jsonb)';
    const { rows } = await source.query(`select (${openSessionsOf(users)}) as sessions`, [
      JSON.stringify(userIds),
    ]);
    return namesIn((rows[0] as { sessions: string }).sessions);
  }

  const unlisten = await source.listen('disha_head', (userId) => {
    const listener = listeners.get(userId);
    if (listener) void tell(userId, listener);
  });
  source.whenMissed?.(() => {
    for (const [userId, listener] of listeners) void tell(userId, listener);
  });
  const heartbeat = setInterval(() => void beat(), heartbeatMs);
  heartbeat.unref();

  function join(userId: string, token: string | undefined): ReadableStream<Uint8Array> {
    const listener = listeners.get(userId) ?? { streams: new Set(), isStale: false, isReading: false };
    listeners.set(userId, listener);
    const [oldest] = listener.streams;
    if (oldest && listener.streams.size >= mostPerUser) oldest.end();
    const { exp, session_id: session } = claimsOf(token);
    const endsAt = typeof exp === 'number' ? exp * 1000 : 0;
    const stream = openStream(session, endsAt - now(), () => {
      listener.streams.delete(stream);
      if (listener.streams.size === 0) listeners.delete(userId);
    });
    listener.streams.add(stream);
    void tell(userId, listener);
    return stream.body;
  }

  return {
    async answer(request) {
      if (request.method !== 'GET')
        return refusal(405, 'method_not_allowed', 'Send a GET request.', { allow: 'GET' });
      const caller = await backend.caller(request);
      if (!caller) return refusal(401, 'unauthorized', 'Please sign in.');
      if (isClosed) return refusal(503, 'closing', 'The server is closing.');
      return new Response(join(caller.id, bearerOf(request)), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      });
    },
    open: () => Array.from(listeners.values()).reduce((sum, { streams }) => sum + streams.size, 0),
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { streams } of listeners.values()) for (const stream of streams) stream.end();
      await unlisten();
    },
  };
}

interface Listener {
  /** The oldest first. */
  streams: Set<Stream>;
  isStale: boolean;
  isReading: boolean;
}

interface Stream {
  /** Of the token that it was asked for with, which the auth service has found valid. */
  session: unknown;
  body: ReadableStream<Uint8Array>;
  show(head: number): void;
  beat(): void;
  end(): void;
}

/** A stream that keeps only the newest head for a reader that is slow. */
function openStream(session: unknown, millisecondsLeft: number, ended: () => void): Stream {
  let shown = -1;
  let newest = -1;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  function flush(): void {
    if (!controller || newest <= shown || (controller.desiredSize ?? 0) <= 0) return;
    shown = newest;
    controller.enqueue(encoder.encode(`data: {"head":${newest}}\n\n`));
  }
  function leave(): void {
    if (!controller) return;
    controller = undefined;
    clearTimeout(timer);
    ended();
  }
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    pull: flush,
    cancel: leave,
  });
  const stream: Stream = {
    session,
    body,
    show(head) {
      newest = head;
      flush();
    },
    beat() {
      if ((controller?.desiredSize ?? 0) > 0) controller?.enqueue(encoder.encode(':\n\n'));
    },
    end() {
      const own = controller;
      leave();
      own?.close();
    },
  };
  const timer = setTimeout(() => stream.end(), Math.min(Math.max(millisecondsLeft, 0), longestWaitMs));
  timer.unref();
  return stream;
}

/** The open sessions of some users, as one text, which every driver hands over alike. */
function openSessionsOf(users: string): string {
  return `select coalesce(string_agg(id::text, ' '), '') from auth.sessions
    where user_id in (${users}) and (not_after is null or not_after > now())`;
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** A token without a session lasts until it runs out, as with the other services. */
function endOthers(streams: readonly Stream[], sessions: ReadonlySet<string>): void {
  for (const stream of streams)
    if (typeof stream.session === 'string' && !sessions.has(stream.session)) stream.end();
}

/** No other site may read this, so there are no headers that would let it. */
function refusal(status: number, code: string, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
