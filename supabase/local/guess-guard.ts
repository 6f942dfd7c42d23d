import { getPath } from 'hono/utils/url';
import { guessLimit, type GuessLimit } from './guess-limit.ts';

type Answer = () => Promise<Response>;

/** Wrong ones in five minutes: of one sender for one account, of one sender for all accounts, and of mailed codes. */
const most = { passwordsOfAccount: 10, passwords: 100, codes: 30 };

/**
 * Looks after passwords and mailed codes: after too many wrong ones their sender has to wait.
 * `now` gives milliseconds since 1970.
 */
export function guardGuesses(
  now: () => number,
): (request: Request, peer: string | null, answer: Answer) => Promise<Response> {
  const limits: Limits = {
    passwordsOfAccount: guessLimit(most.passwordsOfAccount),
    passwords: guessLimit(most.passwords),
    codes: guessLimit(most.codes),
  };

  return async (request, peer, answer) => {
    const guesses = await guessesOf(request, peer ?? 'unknown', limits);
    if (guesses.length === 0) return answer();
    const at = now();
    const seconds = Math.max(...guesses.map(({ limit, who }) => limit.wait(who, at)));
    if (seconds > 0) return tooMany(request, seconds);
    for (const { limit, who } of guesses) limit.attempt(who, at);
    let isWrong = false;
    try {
      const response = await answer();
      isWrong = isFailure(response);
      return response;
    } finally {
      if (!isWrong) for (const { limit, who } of guesses) limit.forgive(who, at);
    }
  };
}

type Limits = Record<keyof typeof most, GuessLimit>;

interface Guess {
  limit: GuessLimit;
  who: string;
}

async function guessesOf(request: Request, peer: string, limits: Limits): Promise<Guess[]> {
  if (request.method === 'OPTIONS') return [];
  // As the routers read it: an escaped letter must not lead around the guard.
  switch (getPath(request)) {
    case '/auth/v1/token': {
      if (new URL(request.url).searchParams.get('grant_type') !== 'password') return [];
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => undefined);
      const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : '';
      const account = typeof email === 'string' ? email.toLowerCase().slice(0, 320) : '';
      return [
        { limit: limits.passwordsOfAccount, who: `${peer} ${account}` },
        { limit: limits.passwords, who: peer },
      ];
    }
    // The hash in a link is made of the address and the short code alone, so it can be guessed like the code.
    case '/auth/v1/verify':
    case '/functions/v1/verify-email-token':
      return [{ limit: limits.codes, who: peer }];
    default:
      return [];
  }
}

/** The address that a link is redirected to says in its fragment what went wrong. */
function isFailure(response: Response): boolean {
  const isRedirectWithError = /#(?:.*&)?error=/.test(response.headers.get('location') ?? '');
  return isRedirectWithError || (response.status >= 400 && response.status < 500);
}

function tooMany(request: Request, seconds: number): Response {
  const code = 'over_request_rate_limit';
  const words = `Too many wrong attempts. Please try again in ${seconds} seconds.`;
  const isFunction = getPath(request).startsWith('/functions/');
  const body = isFunction ? { error: { code, message: words } } : { code: 429, error_code: code, msg: words };
  return Response.json(body, { status: 429, headers: { 'retry-after': String(seconds) } });
}
