/** Every function answers JSON; an error has the shape `{error: {code, message}}` and says what to do. */

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

/** The caller's mistake or an expected failure: `code` is for programs, `message` for people. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Runs a POST handler: answers preflights, refuses other methods, turns a `Problem` into its answer and
 * anything else into a plain 500 that says nothing about us.
 */
export async function answerPost(
  request: Request,
  log: (message: string) => void,
  work: () => Promise<unknown>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  try {
    if (request.method !== 'POST') throw new Problem(405, 'method_not_allowed', 'Send a POST request.');
    return json(await work());
  } catch (error) {
    if (error instanceof Problem)
      return json({ error: { code: error.code, message: error.message } }, error.status);
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return json(
      { error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' } },
      500,
    );
  }
}
