import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Log } from './log.ts';
import { isQuietRoute, methodName, routeName, type KnownNames } from './route-names.ts';

/** A request that has been answered. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  /** Until the answer began. */
  ms: number;
}

export interface RequestWatch {
  /** Stands before everything else. */
  watch: MiddlewareHandler<{ Bindings: HttpBindings }>;
  /** How many are under way, answers that go on included. */
  underWay(): number;
  /** From now on connections end with the answer that is under way on them. */
  stopKeeping(): void;
  /** Ends the answers that go on, each after its last whole piece. */
  endStreams(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

interface WatchTools {
  log: Log;
  known: KnownNames;
  isBehindProxy: boolean;
  onAnswer(request: AnsweredRequest): void;
}

/** Gives each request an id, tells the log and the figures how it ended, and knows which are under way. */
export function watchRequests({ log, known, isBehindProxy, onAnswer }: WatchTools): RequestWatch {
  let underWay = 0;
  let isStopping = false;
  let settled: (() => void)[] = [];
  const streams = new Set<() => void>();

  return {
    watch: async (context, next) => {
      const startedAt = performance.now();
      const { incoming, outgoing } = context.env;
      const given = isBehindProxy ? context.req.header('x-request-id') : undefined;
      // Whatever else stands there could be anything, and would be repeated in the log.
      const id = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomBytes(8).toString('hex');
      const route = routeName(getPath(context.req.raw), known);
      const method = methodName(context.req.method);
      const sentBefore = incoming.socket.bytesWritten;
      let ms = 0;
      underWay += 1;
      if (isStopping) outgoing.shouldKeepAlive = false;
      outgoing.once('close', () => {
        underWay -= 1;
        if (underWay === 0) for (const resolve of settled.splice(0)) resolve();
        const status = outgoing.headersSent ? outgoing.statusCode : statusOfBrokenOff;
        const isWhole = outgoing.writableFinished;
        const whole = performance.now() - startedAt;
        const level = status >= 500 ? 'warn' : isQuietRoute(route) ? 'debug' : 'info';
        log.tell(level, 'request', `${method} ${route} ${status} ${Math.round(whole)} ms`, {
          request: id,
          method,
          route,
          status,
          ms: rounded(ms === 0 ? whole : ms),
          // An answer that came in pieces was open for longer than it took to begin.
          open_ms: whole - ms > 50 && ms > 0 ? rounded(whole) : undefined,
          bytes: Math.max(incoming.socket.bytesWritten - sentBefore, 0),
          cut: isWhole ? undefined : true,
        });
      });
      await log.inRequest(id, next);
      ms = performance.now() - startedAt;
      context.res.headers.set('x-request-id', id);
      if (isStopping) outgoing.shouldKeepAlive = false;
      const status = isBrokenOff(incoming) ? statusOfBrokenOff : context.res.status;
      onAnswer({ method, route, status, ms });
      if (context.res.body && context.res.headers.get('content-type')?.startsWith('text/event-stream'))
        context.res = new Response(endable(context.res.body), context.res);
    },
    underWay: () => underWay,
    stopKeeping() {
      isStopping = true;
    },
    endStreams() {
      for (const end of streams) end();
    },
    settled: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => settled.push(resolve))),
  };

  /** The same stream, which the server can end: whoever reads it finds its end and not a broken line. */
  function endable(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    let end = (): void => {};
    const ended = new Promise<'ended'>((resolve) => {
      end = () => resolve('ended');
    });
    streams.add(end);
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const next = await Promise.race([reader.read(), ended]);
          if (next !== 'ended' && !next.done) return controller.enqueue(next.value);
          leave();
          controller.close();
          if (next === 'ended') await reader.cancel();
        } catch (error) {
          leave();
          controller.error(error);
        }
      },
      async cancel(reason) {
        leave();
        await reader.cancel(reason);
      },
    });
    function leave(): void {
      streams.delete(end);
    }
  }
}

/** As proxies count it: nobody was there any more to be answered. */
const statusOfBrokenOff = 499;

/** Whether whoever sends a body has gone in the middle of it, which is no failure of ours. */
export function isBrokenOff({ complete, destroyed }: HttpBindings['incoming']): boolean {
  return destroyed && !complete;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
