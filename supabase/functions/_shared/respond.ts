import { failureInWords } from './without-values.ts';

/** Functions answer JSON, or events while an answer comes; an error says what to do: `{error: {code, message}}`. */

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
};

/** An answer with the headers that a browser of another origin needs. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...corsHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

/** An answer that goes on; nobody on the way may gather its pieces. */
export function eventStream(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      ...corsHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** The caller's mistake or an expected failure: `code` is for programs, `message` for people. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Runs a POST handler, whose work gives what is answered as JSON, or a whole `Response`: answers preflights, refuses
 * other methods, turns a `Problem` into its answer and anything else into a plain 500 that says nothing about us.
 */
export async function answerPost(
  request: Request,
  log: (message: string) => void,
  work: () => Promise<unknown>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  try {
    if (request.method !== 'POST') throw new HttpProblem(405, 'method_not_allowed', 'Send a POST request.');
    const answer = await work();
    return answer instanceof Response ? answer : json(answer);
  } catch (error) {
    const { code, message, status } = problemOf(error, log);
    return json({ error: { code, message } }, status);
  }
}

/** What the caller is told of an error; one that nobody expected is logged, and says nothing about us. */
export function problemOf(error: unknown, log: (message: string) => void): HttpProblem {
  if (error instanceof HttpProblem) return error;
  log(failureInWords(error));
  return new HttpProblem(500, 'internal', 'Something went wrong on our side. Please try again.');
}
