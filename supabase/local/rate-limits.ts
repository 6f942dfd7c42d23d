import { getPath } from 'hono/utils/url';
import { networkOf } from '../functions/_shared/network.ts';
import { attemptLimit, type AttemptLimit } from './attempt-limit.ts';
import { bearerOf, claimsOf, fieldsOf, refusal, waitInWords } from './auth-answers.ts';

interface Rule {
  act: Act;
  /** Whose attempts are counted together. */
  by: 'sender' | 'account' | 'account at sender';
  most: number;
  minutes: number;
  /** Whether every attempt counts, or only one that was refused. */
  counts: 'all' | 'wrong';
}

type Act =
  | 'sign-in'
  | 'sign-up'
  | 'mail'
  | 'code'
  | 'social'
  | 'new password'
  | 'deletion'
  | 'order'
  | 'payment'
  | 'analysis'
  | 'question without session'
  | 'contact'
  | 'speech'
  | 'speech without session';

/**
 * What somebody may ask for how often. Carriers put thousands of people behind one address, so what many people do
 * at once rightly is never counted by sender; where each attempt counts, the number is one for many people.
 */
const rules: readonly Rule[] = [
  { act: 'sign-in', by: 'account at sender', most: 10, minutes: 5, counts: 'wrong' },
  { act: 'sign-in', by: 'sender', most: 100, minutes: 5, counts: 'wrong' },
  { act: 'sign-in', by: 'account', most: 100, minutes: 5, counts: 'wrong' },
  { act: 'sign-up', by: 'sender', most: 300, minutes: 60, counts: 'all' },
  // By account alone a stranger would use it up for its owner.
  { act: 'mail', by: 'account at sender', most: 20, minutes: 60, counts: 'all' },
  { act: 'mail', by: 'sender', most: 300, minutes: 60, counts: 'all' },
  { act: 'code', by: 'account', most: 30, minutes: 60, counts: 'wrong' },
  { act: 'code', by: 'sender', most: 30, minutes: 5, counts: 'wrong' },
  { act: 'social', by: 'sender', most: 300, minutes: 5, counts: 'all' },
  // Each is the work of two sign-ins, and everybody's sign-in waits its turn behind it.
  { act: 'new password', by: 'account at sender', most: 10, minutes: 60, counts: 'all' },
  { act: 'new password', by: 'sender', most: 300, minutes: 60, counts: 'all' },
  { act: 'deletion', by: 'account at sender', most: 10, minutes: 5, counts: 'wrong' },
  { act: 'deletion', by: 'sender', most: 30, minutes: 5, counts: 'wrong' },
  // Each opens an order at the payment gateway, which has limits of its own.
  { act: 'order', by: 'account at sender', most: 30, minutes: 10, counts: 'all' },
  { act: 'order', by: 'sender', most: 300, minutes: 10, counts: 'all' },
  { act: 'payment', by: 'account at sender', most: 30, minutes: 5, counts: 'wrong' },
  { act: 'payment', by: 'sender', most: 300, minutes: 5, counts: 'wrong' },
  // Somebody has to read each.
  { act: 'contact', by: 'sender', most: 5, minutes: 60, counts: 'all' },
  { act: 'question without session', by: 'sender', most: 60, minutes: 5, counts: 'all' },
  // Each is the work of a model, and costs whoever runs it.
  { act: 'analysis', by: 'account at sender', most: 30, minutes: 10, counts: 'all' },
  { act: 'analysis', by: 'sender', most: 300, minutes: 10, counts: 'all' },
  { act: 'speech', by: 'account at sender', most: 60, minutes: 5, counts: 'all' },
  { act: 'speech without session', by: 'sender', most: 20, minutes: 5, counts: 'all' },
];

const mostKnown = 10_000;
const longestRead = 64 * 1024;

/**
 * Keeps to the rules: whoever goes beyond one is told to wait, in the shape of the service that was asked.
 * `sender` is an address of the network. `now` gives milliseconds since 1970. `isSession` tells tokens of ours from those
 * that anybody can make up, each under another name: who brings such a one is counted with those who bring none.
 */
export function limitRates(
  now: () => number,
  isSession: (token: string) => boolean,
): (request: Request, sender: string, answer: () => Promise<Response>) => Promise<Response> {
  const limits = rules.map((rule) => ({
    ...rule,
    limit: attemptLimit(rule.most, rule.minutes * 60, now),
  }));
  // An account where somebody signed in from there before: strangers who guess must not lock its owner out.
  const known = new Set<string>();

  return async (request, sender, answer) => {
    const act = await actOf(request, isSession);
    if (!act) return answer();
    const from = networkOf(sender);
    const pair = `${from} ${act.account}`;
    const names = { sender: from, account: act.account, 'account at sender': pair };
    const isKnown = (): boolean => act.name === 'sign-in' && known.has(pair);
    const begun: { limit: AttemptLimit; who: string; counts: Rule['counts'] }[] = [];
    let isWrong = false;
    let isRefused = false;
    try {
      for (const { limit, act: name, by, counts } of limits) {
        if (name !== act.name || (by !== 'sender' && act.account === '')) continue;
        if (by !== 'account at sender' && isKnown()) continue;
        const who = names[by];
        const seconds = await limit.begin(who);
        // Somebody may have signed in there while this one waited.
        if (seconds > 0 && by !== 'account at sender' && isKnown()) continue;
        isRefused = seconds > 0;
        if (isRefused) return tooMany(request, seconds);
        begun.push({ limit, who, counts });
      }
      const response = await answer();
      isWrong = isFailure(response);
      if (act.name === 'sign-in' && response.ok) remember(pair);
      return response;
    } finally {
      for (const { limit, who, counts } of begun) limit.end(who, !isRefused && (counts === 'all' || isWrong));
    }
  };

  function remember(pair: string): void {
    known.delete(pair);
    known.add(pair);
    const [oldest] = known;
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  }
}

/** What is asked for, and whose account it is about: an address, an id, or empty where nobody can know. */
async function actOf(
  request: Request,
  isSession: (token: string) => boolean,
): Promise<{ name: Act; account: string } | undefined> {
  const token = bearerOf(request);
  const name = nameOf(request, token !== undefined && isSession(token));
  if (!name) return undefined;
  // The functions measure what they read themselves; what is too long for an address is theirs to refuse.
  const isShort = Number(request.headers.get('content-length') ?? Infinity) <= longestRead;
  const { email, password } = isShort || getPath(request).startsWith('/auth/') ? await fieldsOf(request) : {};
  // Anything else of oneself may be changed as often as one likes.
  if (name === 'new password' && password === undefined) return undefined;
  const { sub } = claimsOf(token);
  const isBySession = ['deletion', 'new password', 'order', 'payment', 'analysis', 'speech'].includes(name);
  const account = isBySession ? sub : email;
  return { name, account: typeof account === 'string' ? account.trim().toLowerCase().slice(0, 320) : '' };
}

function nameOf(request: Request, hasSession: boolean): Act | undefined {
  if (request.method === 'OPTIONS') return undefined;
  // As the routers read it: an escaped letter must not lead around the limit.
  switch (getPath(request)) {
    case '/auth/v1/token':
      return new URL(request.url).searchParams.get('grant_type') === 'password' ? 'sign-in' : undefined;
    case '/auth/v1/signup':
      return 'sign-up';
    case '/auth/v1/recover':
    case '/auth/v1/resend':
    case '/functions/v1/send-verification-email':
      return 'mail';
    case '/auth/v1/verify':
    case '/functions/v1/verify-email-token':
      return 'code';
    case '/auth/v1/authorize':
    case '/auth/v1/callback':
      return 'social';
    case '/auth/v1/user':
      return request.method === 'PUT' ? 'new password' : undefined;
    case '/rest/v1/contactus':
      return request.method === 'POST' ? 'contact' : undefined;
    case '/functions/v1/delete-account':
      return 'deletion';
    case '/functions/v1/create-order':
      return 'order';
    case '/functions/v1/verify-payment':
      return 'payment';
    case '/functions/v1/analyze-floorplan':
      return 'analysis';
    case '/functions/v1/ai-chat':
      return hasSession ? undefined : 'question without session';
    case '/functions/v1/speech-to-text':
      return hasSession ? 'speech' : 'speech without session';
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
  // In the shape of the data service, which says the same of its own accord.
  if (getPath(request).startsWith('/rest/')) {
    const body = {
      code: 'too_many_queries',
      message: `Too many queries. Please try again in ${waitInWords(seconds)}.`,
    };
    return Response.json(
      { ...body, details: null, hint: null },
      { status: 429, headers: { 'retry-after': String(seconds) } },
    );
  }
  const code = 'over_request_rate_limit';
  const message = `Too many attempts. Please try again in ${waitInWords(seconds)}.`;
  if (!getPath(request).startsWith('/functions/'))
    return refusal(429, code, message, { retryAfter: seconds });
  return Response.json(
    { error: { code, message } },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );
}
