import { authAct, type Mend } from './auth-answers.ts';

/**
 * Lets whoever redeems a token or a code have the auth service alone. `@supabase/lite` 0.10.0 does that in a transaction
 * which its every other request of that moment shares: a wrong token beside a right one takes back the confirmation that
 * was answered already, and one token opens two sessions.
 */
export function keepTransactionsWhole(): Mend {
  /** The end of what is under way: of everything before the last transaction, and of the rest since then. */
  let before: Promise<unknown> = Promise.resolve();
  let since = new Set<Promise<unknown>>();

  return async (request, answer) => {
    const act = authAct(request);
    // Only the auth service's own requests meet in its transactions; an upload may take minutes.
    if (act === undefined) return answer(request);
    // Whoever sends a body slowly, or never, waits for it before their turn: in it everybody would wait with them.
    const whole = request.body ? await read(request) : request;
    const isAlone = isTransaction(act, request);
    const turn = isAlone ? Promise.all([before, ...since]) : before;
    const answered = turn.then(() => answer(whole));
    const ended = answered.catch(() => undefined);
    if (isAlone) {
      before = ended;
      since = new Set();
    } else {
      const peers = since;
      peers.add(ended);
      void ended.finally(() => peers.delete(ended));
    }
    return answered;
  };
}

/** The same request with all of its body in hand. */
async function read(request: Request): Promise<Request> {
  const { method, headers, url } = request;
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}

function isTransaction(act: string, request: Request): boolean {
  if (act === 'POST verify' || act === 'GET verify') return true;
  return act === 'POST token' && new URL(request.url).searchParams.get('grant_type') === 'pkce';
}
