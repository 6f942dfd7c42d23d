import { setTimeout as sleep } from 'node:timers/promises';
import { getPath } from 'hono/utils/url';
import { atMost } from '../functions/_shared/bounded.ts';
import { networkOf } from '../functions/_shared/network.ts';
import { attemptLimit, type AttemptLimit } from './attempt-limit.ts';
import { bearerOf, claimsOf, refusal, waitInWords } from './auth-answers.ts';
import { longestQueueMs, slowTurns } from './slow-turns.ts';

interface Rule {
  act: Act;
  /** Whose attempts are counted together. */
  by: 'sender' | 'account' | 'account at sender';
  most: number;
  minutes: number;
  /** Whether every attempt counts, or only one that was refused. */
  counts: 'all' | 'wrong';
  /**
   * Beyond the rule nobody is refused but slowed down: strangers who guess from many networks must not lock the owner out.
   * So many seconds for the first try of a network at the account, twice as many for its second, and so on; those who
   * have tried equally often have their turns so far apart, so whoever comes for the first time waits for no guesser.
   */
  slowSeconds?: number;
}

type Act =
  | 'sign-in'
  | 'sign-up'
  | 'mail'
  | 'code'
  | 'exchange'
  | 'renewal'
  | 'social'
  | 'new password'
  | 'own data'
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
 *
 * The rule by sender stands first: what is refused by it is counted under no other name. A rule that slows down comes last.
 */
const rules: readonly Rule[] = [
  { act: 'sign-in', by: 'sender', most: 100, minutes: 5, counts: 'wrong' },
  { act: 'sign-in', by: 'account at sender', most: 10, minutes: 5, counts: 'wrong' },
  // Over however many networks: 100 guesses in five minutes, and then 150 that are first tries of their network, 75 second
  // ones and so on to 15 tenth ones. That is 540, and takes 150 networks that have not tried before.
  { act: 'sign-in', by: 'account', most: 100, minutes: 5, counts: 'wrong', slowSeconds: 2 },
  { act: 'sign-up', by: 'sender', most: 300, minutes: 60, counts: 'all' },
  { act: 'mail', by: 'sender', most: 300, minutes: 60, counts: 'all' },
  // By account alone a stranger would use it up for its owner.
  { act: 'mail', by: 'account at sender', most: 20, minutes: 60, counts: 'all' },
  { act: 'code', by: 'sender', most: 30, minutes: 5, counts: 'wrong' },
  { act: 'code', by: 'account at sender', most: 5, minutes: 60, counts: 'wrong' },
  // Over however many networks: 30 guesses in an hour, and then 360 first tries, 180 second ones and so on to 72 fifth ones,
  // together 850. In the six hours that a code holds that finds it once in 200 times, and takes 360 networks each hour.
  { act: 'code', by: 'account', most: 30, minutes: 60, counts: 'wrong', slowSeconds: 10 },
  // A link that is opened again is one of them. Each has the auth service alone.
  { act: 'exchange', by: 'sender', most: 100, minutes: 5, counts: 'wrong' },
  // A device whose session was ended elsewhere asks once or twice before it says so.
  { act: 'renewal', by: 'sender', most: 1000, minutes: 5, counts: 'wrong' },
  { act: 'social', by: 'sender', most: 300, minutes: 5, counts: 'all' },
  // Each is the work of two sign-ins, and everybody's sign-in waits its turn behind it.
  { act: 'new password', by: 'sender', most: 300, minutes: 60, counts: 'all' },
  { act: 'new password', by: 'account at sender', most: 10, minutes: 60, counts: 'all' },
  { act: 'own data', by: 'sender', most: 600, minutes: 10, counts: 'all' },
  { act: 'own data', by: 'account at sender', most: 60, minutes: 10, counts: 'all' },
  { act: 'deletion', by: 'sender', most: 30, minutes: 5, counts: 'wrong' },
  { act: 'deletion', by: 'account at sender', most: 10, minutes: 5, counts: 'wrong' },
  // Each opens an order at the payment gateway, which has limits of its own.
  { act: 'order', by: 'sender', most: 300, minutes: 10, counts: 'all' },
  { act: 'order', by: 'account at sender', most: 30, minutes: 10, counts: 'all' },
  { act: 'payment', by: 'sender', most: 300, minutes: 5, counts: 'wrong' },
  { act: 'payment', by: 'account at sender', most: 30, minutes: 5, counts: 'wrong' },
  // Somebody has to read each.
  { act: 'contact', by: 'sender', most: 5, minutes: 60, counts: 'all' },
  { act: 'question without session', by: 'sender', most: 60, minutes: 5, counts: 'all' },
  // Each is the work of a model, and costs whoever runs it.
  { act: 'analysis', by: 'sender', most: 300, minutes: 10, counts: 'all' },
  { act: 'analysis', by: 'account at sender', most: 30, minutes: 10, counts: 'all' },
  { act: 'speech', by: 'account at sender', most: 60, minutes: 5, counts: 'all' },
  { act: 'speech without session', by: 'sender', most: 20, minutes: 5, counts: 'all' },
];

const mostKnown = 10_000;
/** More than this no body has that names an account. */
const longestFields = 64 * 1024;
/** More than this none of the services takes here. */
const longestRead = 5 * 1024 * 1024;

/** An attempt under way, as one of the rules knows it. */
interface Begun {
  limit: AttemptLimit;
  who: string;
  counts: Rule['counts'];
}

/** What is asked for, and whose account it is about: an address, an id, or empty where nobody can know. */
interface Asked {
  name: Act;
  account: string;
}

/**
 * Keeps to the rules: whoever goes beyond one is told to wait, in the shape of the service that was asked.
 * `sender` is an address of the network. `now` gives milliseconds since 1970. `isSession` tells tokens of ours from those
 * that anybody can make up, each under another name: who brings such a one is counted with those who bring none.
 * `pause` waits so many milliseconds.
 */
export function limitRates(
  now: () => number,
  isSession: (token: string) => boolean,
  pause: (milliseconds: number) => Promise<void> = pauseQuietly,
): (request: Request, sender: string, answer: () => Promise<Response>) => Promise<Response> {
  const limits = rules.map((rule) => ({
    ...rule,
    limit: attemptLimit(rule.most, rule.minutes * 60, now),
  }));
  const turns = slowTurns(now);
  // An account where somebody signed in from there before: strangers who guess must not lock its owner out.
  const known = new Set<string>();

  return async (request, sender, answer) => {
    const token = bearerOf(request);
    const name = nameOf(request, token !== undefined && isSession(token));
    if (!name) return answer();
    const from = networkOf(sender);
    const unread = waitUnread(request, name, from);
    if (unread > 0) return tooMany(request, unread);
    const asked = whatIsAsked(name, token, await fieldsIn(request));
    const begun: Begun[] = [];
    let isWrong = false;
    let isRefused = true;
    try {
      const seconds = await begin(asked, from, begun);
      if (seconds > 0) return tooMany(request, seconds);
      isRefused = false;
      const response = await answer();
      isWrong = isFailure(response);
      if (asked.name === 'sign-in' && response.ok) remember(pairOf(asked, from));
      return response;
    } finally {
      for (const { limit, who, counts } of begun) limit.end(who, !isRefused && (counts === 'all' || isWrong));
    }
  };

  /** What a sender has to wait who is refused whatever the body says: a large one is not taken in for that. */
  function waitUnread(request: Request, name: Act, from: string): number {
    if (getPath(request).startsWith('/auth/')) return 0;
    const ofSender = limits.find((rule) => rule.act === name && rule.by === 'sender');
    return ofSender?.limit.wait(from) ?? 0;
  }

  /** Begins an attempt by each rule, as `begun` tells then: 0, or the seconds until it may be tried again. */
  async function begin(asked: Asked, from: string, begun: Begun[]): Promise<number> {
    const pair = pairOf(asked, from);
    const names = { sender: from, account: asked.account, 'account at sender': pair };
    const isKnown = (): boolean => asked.name === 'sign-in' && known.has(pair);
    let tries = 1;
    for (const { limit, act, by, counts, slowSeconds } of limits) {
      if (act !== asked.name || (by !== 'sender' && asked.account === '')) continue;
      const isPair = by === 'account at sender';
      if (!isPair && isKnown()) continue;
      const who = names[by];
      if (slowSeconds !== undefined) {
        const isOneTooMany = limit.beginAnyway(who, from);
        begun.push({ limit, who, counts });
        const seconds = isOneTooMany ? await slowDown(`${act} ${who} ${tries}`, slowSeconds * tries) : 0;
        if (seconds > 0) return seconds;
        continue;
      }
      const seconds = await limit.begin(who, from);
      // Somebody may have signed in there while this one waited.
      if (seconds > 0 && !isPair && isKnown()) continue;
      if (seconds > 0) return seconds;
      begun.push({ limit, who, counts });
      if (by === 'account at sender') tries = limit.tries(who);
    }
    return 0;
  }

  /** Waits for a turn: 0, or the seconds until another one may be had where too many wait. */
  async function slowDown(group: string, gapSeconds: number): Promise<number> {
    const milliseconds = turns.take(group, gapSeconds);
    if (milliseconds === undefined) return longestQueueMs / 1000;
    await pause(milliseconds);
    return 0;
  }

  function remember(pair: string): void {
    known.delete(pair);
    known.add(pair);
    const [oldest] = known;
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  }
}

/** Nobody who waits keeps the server from ending. */
function pauseQuietly(milliseconds: number): Promise<void> {
  return sleep(milliseconds, undefined, { ref: false });
}

function pairOf({ account }: Asked, from: string): string {
  return `${from} ${account}`;
}

const bySession: readonly Act[] = [
  'deletion',
  'new password',
  'own data',
  'order',
  'payment',
  'analysis',
  'speech',
];

function whatIsAsked(
  name: Act,
  token: string | undefined,
  { email, password }: Readonly<Record<string, unknown>>,
): Asked {
  const account = bySession.includes(name) ? claimsOf(token)['sub'] : email;
  return {
    name: name === 'new password' && password === undefined ? 'own data' : name,
    account: typeof account === 'string' ? account.trim().toLowerCase().slice(0, 320) : '',
  };
}

/**
 * The JSON object that a request carries, or an empty one. All of a body is awaited here, before an attempt begins: whoever
 * sends one that never ends would keep a place from others. What is longer than any service takes they refuse at once.
 */
async function fieldsIn(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const copy = request.body && request.clone().body;
  if (!copy) return {};
  try {
    const text = await new Response(atMost(longestRead, copy)).text();
    const body: unknown = text.length <= longestFields ? JSON.parse(text) : undefined;
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What is asked for at `token`, by its `grant_type`. */
const grants: ReadonlyMap<string, Act> = new Map([
  ['password', 'sign-in'],
  ['pkce', 'exchange'],
  ['refresh_token', 'renewal'],
]);

function nameOf(request: Request, hasSession: boolean): Act | undefined {
  if (request.method === 'OPTIONS') return undefined;
  // As the routers read it: an escaped letter must not lead around the limit.
  switch (getPath(request)) {
    case '/auth/v1/token':
      return grants.get(new URL(request.url).searchParams.get('grant_type') ?? '');
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
      // Or data of one's own: its fields tell.
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

/** In the shape of the service that was asked. */
export function tooMany(request: Request, seconds: number): Response {
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
