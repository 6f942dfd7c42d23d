import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Longer than the app itself waits for bytes that do not move. */
const longestStillMs = 60_000;

/**
 * Ends a connection whose other side stands still: one that has stopped in the middle of a body, or reads nothing of its
 * answer. Each holds memory, and a place among what may be under way. Whoever waits for an answer of ours is never ended.
 */
export function endStandingStill(
  stillMs: number = longestStillMs,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async ({ env: { incoming, outgoing } }, next) => {
    const { socket } = incoming;
    // Node starts this time anew with every byte that comes or leaves.
    outgoing.setTimeout(stillMs, () => {
      const hasStoppedSending = !incoming.complete && incoming.readableLength === 0;
      const hasStoppedReading = socket.writableLength > 0;
      if (hasStoppedSending || hasStoppedReading) socket.destroy();
      else socket.setTimeout(stillMs);
    });
    await next();
  };
}
