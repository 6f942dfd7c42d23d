import { choiceField, optionalText, readBody, textField } from '../_shared/body.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

/**
 * POST `{token, type: 'signup', user_id?}` → `{access_token, refresh_token}`.
 * `token` is the single-use token hash of the mail; used, expired and forged ones are refused alike, and so is one of
 * another account than `user_id` names: nobody is signed in to an account that somebody else has put into the link.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const body = await readBody(request);
    const token = textField(body, 'token', { most: 512 });
    const type = choiceField(body, 'type', ['signup']);
    const userId = optionalText(body, 'user_id', 64);
    const userAgent = request.headers.get('user-agent');
    const { status, body: session } = await deps.backend.redeemToken(token, type, userAgent);
    if (status >= 500)
      throw new HttpProblem(502, 'auth_failed', 'The sign-in service did not answer. Please try again.');
    const { access_token, refresh_token } = session;
    if (status >= 400 || typeof access_token !== 'string' || typeof refresh_token !== 'string') {
      throw invalidToken();
    }
    if (userId !== undefined && userId.toLowerCase() !== idOf(session['user'])) {
      await deps.backend.endSession(access_token);
      throw invalidToken();
    }
    return { access_token, refresh_token };
  });
}

function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null ? Reflect.get(user, 'id') : undefined;
}

function invalidToken(): HttpProblem {
  return new HttpProblem(400, 'invalid_token', 'This link was used already or is no longer valid.');
}
