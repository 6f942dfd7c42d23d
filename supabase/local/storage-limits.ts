import { getPath } from 'hono/utils/url';
import { networkOf } from '../functions/_shared/network.ts';
import { accountOf, claimsOf, fieldsOf, waitInWords } from './auth-answers.ts';
import { requestBudget } from './request-budget.ts';
import { tally } from './tally.ts';

const mb = 1024 * 1024;

/**
 * What somebody may ask of the storage service at once, and how much of it comes back in a second. A request, a name in
 * a list and a megabyte count one each: a device that fetches 500 files of a megabyte spends 1,000. Pictures of pages
 * come without a session, and thousands of people share the address of a carrier.
 */
const budgets = { network: { most: 6_000, perSecond: 40 }, account: { most: 1_500, perSecond: 10 } };

/** Each name is looked up in the database, which works for everybody on one thread. */
export const mostNames = 100;

/** With room for the longest names in a list. */
const largestWords = 512 * 1024;

/** An app sends one file after the other. A form is held in memory as a whole; a plain body goes to the disk as it comes. */
const underWay = { account: 12, network: 100, formBytes: 100 * mb };

/** What is done with a request: `words` are JSON bodies, and what needs no body, such as a bucket that is removed. */
type Kind = 'read' | 'words' | 'upload' | 'signed upload';

interface StorageTools {
  now(): number;
  isSession(token: string): boolean;
  isSigned(token: string): boolean;
  /** Whether the installation itself asks, which may ask for anything. */
  isOurs(request: Request): Promise<boolean>;
}

/**
 * Stands before the storage service and looks at headers alone, before a byte of a body is read: whoever writes, lists or
 * signs needs a session or an address that was signed for an upload, and an upload says how long it is. Then it counts
 * what is asked for. `sender` is an address of the network, `now` gives milliseconds since 1970, `isSession` tells tokens
 * of sessions, and `isSigned` all that were signed here, those of addresses among them.
 */
export function limitStorage({
  now,
  isSession,
  isSigned,
  isOurs,
}: StorageTools): (request: Request, sender: string, answer: () => Promise<Response>) => Promise<Response> {
  const ofNetworks = requestBudget(budgets.network.most, budgets.network.perSecond, now);
  const ofAccounts = requestBudget(budgets.account.most, budgets.account.perSecond, now);
  const uploadsOfAccounts = tally(underWay.account);
  const uploadsOfNetworks = tally(underWay.network);
  const formBytes = tally(underWay.formBytes);

  return async (request, sender, answer) => {
    if (request.method === 'OPTIONS') return answer();
    const kind = kindOf(request);
    const odd = refuseOddLength(request, kind);
    if (odd) return odd;
    if (await isOurs(request)) return answer();
    const account = kind === 'signed upload' ? ownerOfAddress(request) : accountOf(request, isSession);
    if (account instanceof Response) return account;
    if (account === undefined && kind !== 'read')
      return refusal(401, 'Unauthorized', 'This needs somebody who is signed in.');
    const network = networkOf(sender);
    const [budget, who] = account === undefined ? [ofNetworks, network] : [ofAccounts, account];
    const seconds = budget.wait(who);
    if (seconds > 0) return tooMany(seconds);
    const names = kind === 'words' ? await namesIn(request) : 0;
    if (names > mostNames)
      return refusal(400, 'InvalidRequest', `A list may have ${mostNames} names: ask in portions.`);
    budget.take(who, 1 + names + (kind === 'read' ? 0 : lengthOf(request.headers) / mb));
    if (kind !== 'read' && kind !== 'words') return uploadOf(who, network, request, answer);
    const response = await answer();
    if (request.method === 'GET') budget.take(who, lengthOf(response.headers) / mb);
    return response;
  };

  async function uploadOf(
    account: string,
    network: string,
    request: Request,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const formLength = isForm(request) ? lengthOf(request.headers) : 0;
    const counts = [
      [uploadsOfAccounts, account, 1],
      [uploadsOfNetworks, network, 1],
      [formBytes, 'all', formLength],
    ] as const;
    if (counts.some(([count, who, amount]) => !count.hasRoom(who, amount)))
      return tooMany(5, 'too_much_at_once');
    for (const [count, who, amount] of counts) count.add(who, amount);
    try {
      return await answer();
    } finally {
      for (const [count, who, amount] of counts) count.add(who, -amount);
    }
  }

  /** Whose file comes to an address that was signed for it; the refusal where it was not. */
  function ownerOfAddress(request: Request): string | Response | undefined {
    const token = new URL(request.url).searchParams.get('token');
    if (token === null) return undefined;
    if (!isSigned(token))
      return refusal(400, 'InvalidJWT', 'This address was not signed here, or it has run out.');
    const { intent, bucket, sub, owner } = claimsOf(token);
    const isForThis = getPath(request) === `/storage/v1/object/upload/sign/${String(bucket)}/${String(sub)}`;
    if (intent !== 'upload' || !isForThis)
      return refusal(403, 'Invalid token', 'This address was not signed for this upload.');
    // What the installation itself has signed is nobody's.
    return typeof owner === 'string' ? owner : String(sub);
  }
}

function kindOf(request: Request): Kind {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') return 'read';
  const named = getPath(request).slice('/storage/v1/'.length);
  if (method === 'PUT' && named.startsWith('object/upload/sign/')) return 'signed upload';
  const isOfFile = (method === 'POST' || method === 'PUT') && named.startsWith('object/');
  const isWords = /^object\/(?:(?:list|sign|upload\/sign)\/|(?:move|copy)$)/.test(named);
  return isOfFile && !isWords ? 'upload' : 'words';
}

/** A body of unknown length would have to be collected before anybody could say whether it is too large. */
function refuseOddLength({ headers }: Request, kind: Kind): Response | undefined {
  if (kind === 'read') return undefined;
  const length = headers.get('content-length');
  const isUnknown = headers.has('transfer-encoding') || (length === null && kind !== 'words');
  if (isUnknown) return refusal(411, 'MissingContentLength', 'The request must say how long its body is.');
  return kind === 'words' && Number(length) > largestWords
    ? refusal(413, 'Payload too large', `The body is larger than ${largestWords / 1024} kB.`)
    : undefined;
}

async function namesIn(request: Request): Promise<number> {
  const { paths, prefixes } = await fieldsOf(request);
  return [paths, prefixes].reduce<number>((sum, names) => sum + (Array.isArray(names) ? names.length : 0), 0);
}

function isForm({ headers }: Request): boolean {
  return (headers.get('content-type') ?? '').startsWith('multipart/');
}

function lengthOf(headers: Headers): number {
  return Number(headers.get('content-length') ?? 0) || 0;
}

function tooMany(seconds: number, error = 'too_many_requests'): Response {
  const message = `Too much at once. Please try again in ${waitInWords(seconds)}.`;
  return refusal(429, error, message, { 'retry-after': String(seconds) });
}

/** In the shape of the storage service. */
function refusal(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { statusCode: String(status), error, message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
