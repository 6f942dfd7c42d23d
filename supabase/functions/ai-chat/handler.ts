import type { HistoryMessage } from '#domain/chat/history.ts';
import type { Listener } from '../_shared/ask-carefully.ts';
import { readBody } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { longestAnswerSeconds } from '../_shared/model.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';
import { chatAskOf, type ChatAsk } from './ask.ts';
import { findAnswer } from './find-answer.ts';
import { answerGuest } from './guest.ts';
import { callersFile, questionOf, type Job } from './question.ts';
import { answerAsItComes } from './stream.ts';

/** Longer than the longest wait for a model, so that two workers never ask for one job. */
const leaseSeconds = longestAnswerSeconds + 60;

/**
 * POST `{message, chatHistory, attachment?, language, answerIn?, requestId?, sessionId?, deviceId?}`
 * → `{response, sources, answered_by, request_id, message_id?, chat_id?, guest?}`.
 *
 * Needs a reservation made by `use-credits` (402 `no_reservation`) or a stored message that waits: then its own words
 * and files are answered, whatever the caller says, and `message` may be left out. The answer, its charge and, with
 * a `sessionId` or a stored message, the row of the conversation are stored together; a failure gives the credit back, and
 * so does an answer of the guide that does not know, only asks back or helps in need.
 * A configured model is asked only for somebody who has agreed to that; for others the guide answers. What nobody could
 * read is said so, and a picture that was not looked at costs nothing. The same `requestId` again returns the stored
 * answer.
 *
 * With `accept: text/event-stream` the words of a model are sent as they come; see `answerAsItComes`. Whoever hangs up
 * finds the answer in the row. Without a session the guide answers a few questions for nothing; see `answerGuest`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { backend } = deps;
    if (backend.isGuest(request))
      return answerGuest(chatAskOf(await readBody(request)), deps.senderOf(request), deps);
    const caller = await callerOf(request, backend);
    const ask = chatAskOf(await readBody(request));
    if (ask.attachment) callersFile(ask.attachment.url, caller.id);
    const job = (await backend.rpc('claim_chat_job', {
      p_user_id: caller.id,
      p_request_id: ask.requestId ?? null,
      p_lease_seconds: leaseSeconds,
      p_session_id: ask.sessionId ?? null,
    })) as Job;
    switch (job.status) {
      case 'no_reservation':
        throw new HttpProblem(402, 'no_reservation', 'No credit is reserved for this message.');
      case 'busy':
        throw new HttpProblem(409, 'busy', 'This message is being answered already.');
      case 'answered':
        return answered(job);
      case 'claimed':
        return answerAsItComes(
          acceptsEvents(request),
          (shown) => answerJob(caller.id, ask, job, deps, shown),
          deps,
        );
    }
  });
}

/** From here on either the answer is stored or the credit goes back. */
async function answerJob(
  userId: string,
  ask: ChatAsk,
  job: Job,
  deps: FunctionDeps,
  shown: Listener | undefined,
): Promise<unknown> {
  try {
    // Looked at before a word is shown, so that nobody reads an answer whose credit comes back.
    if (!job.is_session_found) throw sessionNotFound();
    const history =
      job.session_id === null && ask.sessionId === undefined ? await toldHistory() : job.history;
    const question = questionOf(ask, job, userId, history);
    const answer = await findAnswer(question, userId, deps, shown);
    const { response, sources, answeredBy, language } = answer;
    const { status } = (await deps.backend.rpc('complete_chat_job', {
      p_user_id: userId,
      p_request_id: job.request_id,
      p_session_id: ask.sessionId ?? null,
      p_query: question.message,
      p_response: response,
      p_sources: sources,
      p_answered_by: answeredBy,
      p_language: language,
      p_image_url: job.image_url ?? ask.attachment?.url ?? null,
      p_free_reason: answer.freeReason ?? null,
    })) as { status: string };
    if (status === 'session_not_found') throw sessionNotFound();
    if (status !== 'completed') throw new HttpProblem(409, status, 'This message was closed meanwhile.');
    return answered({
      ...job,
      session_id: job.session_id ?? ask.sessionId ?? null,
      response,
      sources: [...sources],
      answered_by: answeredBy,
    });
  } catch (error) {
    await deps.backend.rpc('fail_chat_job', {
      p_user_id: userId,
      p_request_id: job.request_id,
      p_reason: error instanceof HttpProblem ? error.code : 'internal',
    });
    throw error;
  }

  /** Without a conversation only the caller remembers what was said; ours is only what we did say. */
  async function toldHistory(): Promise<HistoryMessage[]> {
    const ours = ask.history.filter(({ sender }) => sender === 'system').map(({ text }) => text);
    if (ours.length === 0) return ask.history;
    const known = new Set(
      (await deps.backend.rpc('words_of_ours', { p_user_id: userId, p_texts: ours })) as string[],
    );
    return ask.history.filter(({ sender, text }) => sender === 'user' || known.has(text));
  }
}

function sessionNotFound(): HttpProblem {
  return new HttpProblem(404, 'session_not_found', 'This conversation does not exist any more.');
}

function answered(job: Job): unknown {
  const messageId = job.message_id ?? job.request_id;
  return {
    response: job.response,
    sources: job.sources,
    answered_by: job.answered_by,
    request_id: job.request_id,
    ...(job.session_id !== null && { message_id: messageId, chat_id: messageId }),
  };
}

function acceptsEvents(request: Request): boolean {
  return request.headers.get('accept')?.toLowerCase().includes('text/event-stream') ?? false;
}
