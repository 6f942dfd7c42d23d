import { getPath } from 'hono/utils/url';
import type { AskersInTurn } from './asker-turns.ts';
import { tooMany } from './rate-limits.ts';
import { requestBudget } from './request-budget.ts';
import type { Asker } from './request-sender.ts';

/**
 * What somebody may ask of the auth service, of the functions and of the line that tells of changes. For each the session is
 * looked up, which takes the one thread as long as many rows of the data API. What is asked without a session has rules of
 * its own where it costs more than that.
 */
const budgets = { network: { most: 3_000, perSecond: 20 }, account: { most: 300, perSecond: 2 } };

interface ServiceTools {
  now(): number;
  inTurn: AskersInTurn;
  /** Whether the installation itself asks, which may ask for anything. */
  isOurs(request: Request): Promise<boolean>;
}

/** Refuses whoever asks for too much, in the shape of the service that was asked. `now` gives milliseconds since 1970. */
export function limitServices({
  now,
  inTurn,
  isOurs,
}: ServiceTools): (request: Request, asker: Asker, answer: () => Promise<Response>) => Promise<Response> {
  const ofNetworks = requestBudget(budgets.network.most, budgets.network.perSecond, now);
  const ofAccounts = requestBudget(budgets.account.most, budgets.account.perSecond, now);

  return async (request, asker, answer) => {
    if (request.method === 'OPTIONS' || (await isOurs(request))) return answer();
    const { network, account } = asker;
    const [budget, who] = account === undefined ? [ofNetworks, network] : [ofAccounts, account];
    const seconds = budget.wait(who);
    if (seconds > 0) return tooMany(request, seconds);
    budget.take(who, 1);
    if (!asksAuthAlone(request, asker)) return answer();
    // One whose body never ends would keep the place of others.
    await request.clone().arrayBuffer();
    return inTurn(asker, answer);
  };
}

/**
 * What the auth service does by itself: a session is looked up or made new. What functions ask of it they ask in turn
 * themselves, as they may wait for a model for a minute, and what comes back from a provider waits for that.
 */
function asksAuthAlone(request: Request, { account }: Asker): boolean {
  const path = getPath(request);
  return path.startsWith('/auth/v1/') && (account !== undefined || path === '/auth/v1/token');
}
