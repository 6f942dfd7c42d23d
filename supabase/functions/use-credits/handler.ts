import { messageTypes, toCredits } from '#domain/credits/prices.ts';
import { choiceField, optionalUuid, readBody, type Body } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

interface Reservation {
  status: 'reserved' | 'duplicate' | 'insufficient_credits' | 'request_id_reuse';
  request_id: string;
  remaining_thirds: number;
}

/**
 * POST `{messageType: 'text' | 'image', count = 1, requestId?}` → `{success, remaining_credits, request_id}`.
 * Reserves the price of a message; the same `requestId` again reserves nothing more.
 * Without enough credits: `{success: false, error: 'insufficient_credits', message, remaining_credits}`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const caller = await callerOf(request, deps.backend);
    const body = await readBody(request);
    const { status, request_id, remaining_thirds } = (await deps.backend.rpc('reserve_credits', {
      p_user_id: caller.id,
      p_request_id: optionalUuid(body, 'requestId') ?? crypto.randomUUID(),
      p_message_type: choiceField(body, 'messageType', messageTypes),
      p_count: countOf(body),
    })) as Reservation;
    const remaining_credits = toCredits(remaining_thirds);
    switch (status) {
      case 'reserved':
      case 'duplicate':
        return { success: true, remaining_credits, request_id };
      case 'insufficient_credits':
        return {
          success: false,
          error: 'insufficient_credits',
          message: "You don't have enough credits for this message.",
          remaining_credits,
        };
      case 'request_id_reuse':
        throw new HttpProblem(409, 'request_id_reuse', 'This requestId was used for another message.');
    }
  });
}

function countOf(body: Body): number {
  const count = body['count'] ?? 1;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 20) {
    throw new HttpProblem(400, 'bad_request', '"count" must be a whole number from 1 to 20.');
  }
  return count;
}
