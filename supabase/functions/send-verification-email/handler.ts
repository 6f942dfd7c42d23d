import { readBody, textField } from '../_shared/body.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

/**
 * POST `{email, user_id, confirmation_token}` → `{success: true}`.
 *
 * The token that counts is made by the auth service and travels only in its mail; the one that the caller
 * built proves nothing and is not looked at beyond its shape. The answer is the same for known and unknown
 * addresses, and a mail that was sent a moment ago counts as sent.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const body = await readBody(request);
    const email = textField(body, 'email', { most: 320, least: 3 });
    textField(body, 'user_id', { most: 64 });
    textField(body, 'confirmation_token', { most: 512 });
    if (!email.includes('@')) throw new HttpProblem(400, 'bad_request', '"email" must be an e-mail address.');
    const { status } = await deps.backend.resendConfirmation(email, `${deps.siteUrl}/verify-email`);
    if (status >= 500)
      throw new HttpProblem(502, 'mail_failed', 'The mail could not be sent. Please try again.');
    return { success: true };
  });
}
