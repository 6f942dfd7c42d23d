import { guessLimit, type GuessLimit } from './guess-limit.ts';

type Answer = () => Promise<Response>;

/** Looks after passwords and mailed codes: after too many wrong ones in a row their sender has to wait. */
export function guardGuesses(): (request: Request, peer: string | null, answer: Answer) => Promise<Response> {
  const limits = { password: guessLimit(10), code: guessLimit(30) };

  return async (request, peer, answer) => {
    const guess = await guessOf(request, peer ?? 'unknown', limits);
    if (!guess) return answer();
    const seconds = guess.limit.wait(guess.who, Date.now());
    if (seconds > 0) return tooMany(request, seconds);
    const response = await answer();
    if (isFailure(response)) guess.limit.failed(guess.who, Date.now());
    return response;
  };
}

interface Guess {
  limit: GuessLimit;
  who: string;
}

async function guessOf(
  request: Request,
  peer: string,
  { password, code }: { password: GuessLimit; code: GuessLimit },
): Promise<Guess | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  switch (pathname) {
    case '/auth/v1/token': {
      if (request.method !== 'POST' || searchParams.get('grant_type') !== 'password') return undefined;
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => undefined);
      const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : '';
      return { limit: password, who: `${peer} ${String(email).toLowerCase().slice(0, 320)}` };
    }
    // The hash in a link is made of the address and the short code alone, so it can be guessed like the code.
    case '/auth/v1/verify':
    case '/functions/v1/verify-email-token':
      return request.method === 'OPTIONS' ? undefined : { limit: code, who: peer };
    default:
      return undefined;
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
  const isFunction = new URL(request.url).pathname.startsWith('/functions/');
  const body = isFunction ? { error: { code, message: words } } : { code: 429, error_code: code, msg: words };
  return Response.json(body, { status: 429, headers: { 'retry-after': String(seconds) } });
}
