import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from '../functions/_shared/network.ts';
import { accountOf, bearerOf } from './auth-answers.ts';
import { limitBody } from './guards.ts';
import { tally } from './tally.ts';

const mb = 1024 * 1024;

/**
 * Bodies that have begun to come, or are being worked on: each is in memory as a whole. Thousands of people behind one
 * address of a carrier send some kilobytes each.
 */
const underWay = { account: 8 * mb, network: 48 * mb, all: 192 * mb };

/** The most that somebody may send without a session: a question, or the list of the versions that a device has. */
export const largestOfGuests = 64 * 1024;

type Asking = Context<{ Bindings: HttpBindings }>;

interface BodyTools {
  isSession(token: string): boolean;
  /** Whether the installation itself asks, which is not counted. */
  isOurs(request: Request): Promise<boolean>;
  /** The address of the network that a request comes from. */
  senderOf(context: Asking): string;
}

/**
 * Looks at the length of a body before a byte of it is read: 413 `too_large` beyond `mostOf`, 401 where a session would be
 * needed for it, and 429 `too_much_at_once` where too much of the same account, of the same network or of everybody is
 * under way. A length that is not told counts as the largest.
 */
export function limitBodies({
  isSession,
  isOurs,
  senderOf,
}: BodyTools): (
  mostOf: (hasSession: boolean, context: Asking) => number,
) => MiddlewareHandler<{ Bindings: HttpBindings }> {
  const ofAccounts = tally(underWay.account);
  const ofNetworks = tally(underWay.network);
  const ofAll = tally(underWay.all);

  return (mostOf) => async (context, next) => {
    const { headers } = context.req.raw;
    const told = headers.has('transfer-encoding') ? undefined : Number(headers.get('content-length') ?? 0);
    if (told === 0) return next();
    const account = accountOf(context.req.raw, isSession);
    const isOwn = await isOurs(context.req.raw);
    const most = mostOf(isOwn || account !== undefined, context);
    if (told !== undefined && told > most) {
      // Whoever had a session renews it and comes again.
      const mayRenew = !isOwn && account === undefined && bearerOf(context.req.raw) !== undefined;
      return mayRenew
        ? refusal(context, 401, 'session_needed', 'This needs somebody who is signed in.')
        : refusal(context, 413, 'too_large', `The body is larger than ${Math.floor(most / 1024)} kB.`);
    }
    const limited = limitBody(most);
    if (isOwn) return limited(context, next);
    const amount = told ?? most;
    const counts = [
      [ofAccounts, account],
      [ofNetworks, networkOf(senderOf(context))],
      [ofAll, 'all'],
    ] as const;
    if (counts.some(([count, who]) => who !== undefined && !count.hasRoom(who, amount)))
      return refusal(context, 429, 'too_much_at_once', 'Too much at once. Please try again in 5 seconds.');
    for (const [count, who] of counts) if (who !== undefined) count.add(who, amount);
    try {
      return await limited(context, next);
    } finally {
      for (const [count, who] of counts) if (who !== undefined) count.add(who, -amount);
    }
  };
}

/** In the words of every service. What was not read of a body would come before the next request of this connection. */
function refusal(context: Asking, status: 401 | 413 | 429, code: string, message: string): Response {
  context.header('connection', 'close');
  if (status === 429) context.header('retry-after', '5');
  return context.json({ code, message, error_code: code, msg: message, error: { code, message } }, status);
}
