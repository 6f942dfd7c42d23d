import { answerAnyQuestion } from '#domain/guide/answer-any-question.ts';
import { freeReason } from '#domain/guide/guide-answer.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { networkOf } from '../_shared/network.ts';
import { HttpProblem } from '../_shared/respond.ts';
import { signatureDigest } from '../_shared/signature.ts';
import type { ChatAsk } from './ask.ts';
import { calendarOf } from './calendar.ts';

interface GuestCall {
  status: 'taken' | 'repeated' | 'limit';
  remaining: number;
}

/**
 * Answers somebody without an account: always by the guide, as nobody's words go to a model without consent, and a few
 * times only (402 `guest_limit`). Kept are salted hashes that count the questions, and no word of them.
 * → `{response, sources, answered_by: 'guide', request_id, guest: {remaining, counted}}`
 */
export async function answerGuest(ask: ChatAsk, sender: string, deps: FunctionDeps): Promise<unknown> {
  if (ask.attachment) throw new HttpProblem(401, 'unauthorized', 'You must be logged in to upload files');
  if (ask.message === '') throw new HttpProblem(400, 'bad_request', '"message" is needed here.');
  const guide = await deps.longWork(() =>
    answerAnyQuestion(ask.message, {
      ...calendarOf(ask),
      previousMessages: ask.history,
      preferredLanguage: ask.language,
      answerIn: ask.answerIn,
    }),
  );
  const requestId = ask.requestId ?? crypto.randomUUID();
  const network = networkOf(sender);
  // A device that does not say which it is counts as all such devices of its network.
  const device = await hash(deps.guestSalt, 'device', ask.deviceId ?? network);
  const call = (await deps.backend.rpc('take_guest_call', {
    p_device: device,
    p_network: await hash(deps.guestSalt, 'network', network),
    p_request_id: requestId,
    p_question: await hash(deps.guestSalt, 'question', `${ask.answerIn ?? ask.language} ${ask.message}`),
  })) as GuestCall;
  let { remaining } = call;
  const counted = freeReason(guide) === undefined;
  if (!counted) {
    // Nobody in distress is turned away, nor counted, nor is what the guide could not answer.
    if (call.status === 'taken') {
      await deps.backend.rpc('give_back_guest_call', { p_device: device, p_request_id: requestId });
      remaining += 1;
    }
  } else if (call.status === 'limit') {
    throw new HttpProblem(402, 'guest_limit', 'The free messages are used up. Please sign in to go on.');
  }
  return {
    response: guide.answer,
    sources: guide.sources,
    answered_by: 'guide',
    request_id: requestId,
    guest: { remaining, counted },
  };
}

function hash(salt: string, kind: string, value: string): Promise<string> {
  return signatureDigest(`${salt}\n${kind}\n${value}`);
}
