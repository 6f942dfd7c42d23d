import { parseJson } from '#lib/parse-json.ts';
import { noteReach } from '#lib/server-reach.ts';
import { classifyAnswer, classifyThrown, type Problem } from './classify-error.ts';

/** What came of asking, or why nothing of use came: the problem of the call, or what a room above makes of it for its readers. */
export type Answer<T, Why = Problem> = { ok: true; value: T } | { ok: false; problem: Why };

/** The same answer with another word for what stood in its way. */
export function explained<T, Why>(answer: Answer<T>, why: (problem: Problem) => Why): Answer<T, Why> {
  return answer.ok ? answer : { ok: false, problem: why(answer.problem) };
}

/** Ordinary calls give up after this long. */
export const callTimeoutMs = 15_000;

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs?: number;
}

/** One JSON call by plain fetch, so that a worker can make it too. Never throws. `parse` gives undefined for an unknown shape. */
export async function call<T>(asked: Call, parse: (body: unknown) => T | undefined): Promise<Answer<T>> {
  const answer = await fetchAnswer(asked, parse);
  const problem = answer.ok ? undefined : answer.problem.kind;
  // What is given longer than an ordinary call may be slow in itself.
  if (problem !== 'timeout' || (asked.timeoutMs ?? callTimeoutMs) <= callTimeoutMs)
    noteReach(problem !== 'network' && problem !== 'timeout' && problem !== 'portal');
  return answer;
}

async function fetchAnswer<T>(
  { url, method = 'POST', headers = {}, body, timeoutMs = callTimeoutMs }: Call,
  parse: (body: unknown) => T | undefined,
): Promise<Answer<T>> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return await readAnswer(response, parse);
  } catch (error) {
    return { ok: false, problem: classifyThrown(error) };
  }
}

/** What a whole response says, or what it is instead. */
export async function readAnswer<T>(
  response: Response,
  parse: (body: unknown) => T | undefined,
): Promise<Answer<T>> {
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const body = parseJson(await response.text());
  if (!response.ok)
    return { ok: false, problem: classifyAnswer(status, contentType, body, headers.get('retry-after')) };
  if (contentType.includes('text/html')) return { ok: false, problem: { kind: 'portal', status } };
  const value = parse(body);
  return value === undefined ? { ok: false, problem: { kind: 'unreadable', status } } : { ok: true, value };
}
