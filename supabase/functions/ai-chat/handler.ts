import type { ConsentPurpose } from '#domain/account/consent-purposes.ts';
import type { HistoryMessage } from '#domain/chat/history.ts';
import { historyWindow } from '#domain/chat/history.ts';
import { answerQuestion, type AnswerSource, type GuideAnswer } from '#domain/guide/answer-question.ts';
import { choiceField, optionalUuid, readBody, textField, type Body } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { askModel, type ModelConfig } from '../_shared/model.ts';
import { answerPost, Problem } from '../_shared/respond.ts';
import { promptFor } from './prompt.ts';

const longestMessage = 20_000;
/** Longer than the longest wait for a model, so that two workers never ask for one job. */
const leaseSeconds = 660;
const imageName = /\.(?:jpe?g|png|webp)(?:$|[?#])/i;
const attachmentsFolder = '/chat_attachments/';

interface Question {
  message: string;
  attachment: { url: string; type: string } | undefined;
  language: 'hindi' | 'english';
}

interface Ask extends Question {
  history: HistoryMessage[];
  requestId: string | undefined;
  sessionId: string | undefined;
}

interface Job {
  status: 'claimed' | 'answered' | 'busy' | 'no_reservation';
  request_id: string;
  /** The stored message that asks, whose text, picture and language these are; null when only the caller knows them. */
  message_id: string | null;
  query: string | null;
  image_url: string | null;
  language: Answer['language'] | null;
  session_id: string | null;
  message_type: 'text' | 'image' | null;
  response: string | null;
  sources: AnswerSource[];
  answered_by: string | null;
}

interface Answer {
  response: string;
  sources: readonly AnswerSource[];
  answeredBy: string;
  language: 'hindi' | 'english' | 'hinglish';
}

/**
 * POST `{message, chatHistory, attachment?, language, requestId?, sessionId?}`
 * → `{response, sources, answered_by, request_id, chat_id?}`.
 *
 * Needs a reservation made by `use-credits` (402 `no_reservation`) or a stored message that waits: then its own words
 * and picture are answered, whatever the caller says, and `message` may be left out. The answer, its charge and, with
 * a `sessionId` or a stored message, the row of the conversation are stored together; a failure gives the credit back.
 * A configured model is asked only for somebody who has agreed to that; for others the guide answers, and a picture,
 * which it cannot read, is refused (403 `consent_needed`). The same `requestId` again returns the stored answer.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const caller = await callerOf(request, deps.backend);
    const ask = askOf(await readBody(request));
    const job = (await deps.backend.rpc('claim_chat_job', {
      p_user_id: caller.id,
      p_request_id: ask.requestId ?? null,
      p_lease_seconds: leaseSeconds,
    })) as Job;
    switch (job.status) {
      case 'no_reservation':
        throw new Problem(402, 'no_reservation', 'No credit is reserved for this message.');
      case 'busy':
        throw new Problem(409, 'busy', 'This message is being answered already.');
      case 'answered':
        return answered(job);
      case 'claimed':
        return await answerJob(caller.id, ask, job, deps);
    }
  });
}

/** From here on either the answer is stored or the credit goes back. */
async function answerJob(userId: string, ask: Ask, job: Job, deps: FunctionDeps): Promise<unknown> {
  try {
    const question = questionOf(ask, job);
    const { response, sources, answeredBy, language } = await findAnswer(
      question,
      ask.history,
      job,
      deps.model && { ...deps.model, isAgreedTo: () => agreesToModel(userId, deps) },
    );
    const { status } = (await deps.backend.rpc('complete_chat_job', {
      p_user_id: userId,
      p_request_id: job.request_id,
      p_session_id: ask.sessionId ?? null,
      p_query: question.message,
      p_response: response,
      p_sources: sources,
      p_answered_by: answeredBy,
      p_language: language,
      p_image_url: question.attachment?.url ?? null,
    })) as { status: string };
    if (status === 'session_not_found')
      throw new Problem(404, 'session_not_found', 'This conversation does not exist any more.');
    if (status !== 'completed') throw new Problem(409, status, 'This message was closed meanwhile.');
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
      p_reason: error instanceof Problem ? error.code : 'internal',
    });
    throw error;
  }
}

function answered(job: Job): unknown {
  return {
    response: job.response,
    sources: job.sources,
    answered_by: job.answered_by,
    request_id: job.request_id,
    ...(job.session_id ? { chat_id: job.message_id ?? job.request_id } : {}),
  };
}

/** What is to be answered: the stored message, or else the caller's words. */
function questionOf(ask: Ask, job: Job): Question {
  if (job.query === null) {
    if (ask.message === '') throw new Problem(400, 'bad_request', '"message" is needed here.');
    return ask;
  }
  return {
    message: job.query,
    attachment: job.image_url === null ? undefined : storedAttachment(job.image_url, ask, job),
    language: job.language === 'hindi' || job.language === 'english' ? job.language : ask.language,
  };
}

/** A message may hold the bare path of its picture; then only the caller knows the address in front of it. */
function storedAttachment(reference: string, { attachment }: Ask, job: Job): Question['attachment'] {
  const type = job.message_type === 'image' ? 'image' : '';
  if (URL.canParse(reference)) return { url: reference, type };
  if (attachment?.url.endsWith(attachmentsFolder + reference)) return { url: attachment.url, type };
  if (type === '') return undefined;
  throw new Problem(
    422,
    'picture_address',
    'The address of the picture is missing. Your credit was returned.',
  );
}

async function findAnswer(
  question: Question,
  history: readonly HistoryMessage[],
  job: Job,
  model: (ModelConfig & { isAgreedTo(): Promise<boolean> }) | undefined,
): Promise<Answer> {
  const image = question.attachment && imageOf(question.attachment);
  if (image && job.message_type !== 'image')
    throw new Problem(402, 'image_price', 'A message with a picture costs one credit.');
  if (image && !model?.visionModel)
    throw new Problem(422, 'vision_unavailable', 'Pictures cannot be read here. Your credit was returned.');
  const guide = answerQuestion(question.message, {
    previousMessages: history,
    preferredLanguage: question.language,
  });
  const language = languageNames[guide.language];
  const isForModel = model !== undefined && (await model.isAgreedTo());
  if (image && !isForModel)
    throw new Problem(
      403,
      'consent_needed',
      'Pictures are read by an AI model, to which you have not agreed. Your credit was returned.',
    );
  // Somebody in distress gets the helpline, never a model's words.
  if (!isForModel || guide.intent === 'crisis') {
    return { response: guide.answer, sources: guide.sources, answeredBy: 'guide', language };
  }
  const name = image ? (model.visionModel ?? model.model) : model.model;
  const response = await askModel(model, name, promptFor(question.message, history, guide, image));
  return { response, sources: guide.sources, answeredBy: name, language };
}

/** Nobody's words go to a model without their consent. */
async function agreesToModel(userId: string, { backend }: FunctionDeps): Promise<boolean> {
  const purpose: ConsentPurpose = 'ai_answers';
  return (await backend.rpc('has_consent', { p_user_id: userId, p_purpose: purpose })) === true;
}

const languageNames: Record<GuideAnswer['language'], Answer['language']> = {
  en: 'english',
  hi: 'hindi',
  hinglish: 'hinglish',
};

function imageOf({ url, type }: { url: string; type: string }): string | undefined {
  return type.startsWith('image') || imageName.test(url) ? url : undefined;
}

function askOf(body: Body): Ask {
  const isLeftToMessage = body['message'] === undefined && typeof body['requestId'] === 'string';
  return {
    message: isLeftToMessage ? '' : textField(body, 'message', { most: longestMessage }),
    history: historyOf(body['chatHistory'] ?? []),
    attachment: attachmentOf(body['attachment']),
    language: choiceField({ language: 'english', ...body }, 'language', ['hindi', 'english']),
    requestId: optionalUuid(body, 'requestId'),
    sessionId: optionalUuid(body, 'sessionId'),
  };
}

function historyOf(value: unknown): HistoryMessage[] {
  const isHistory =
    Array.isArray(value) &&
    value.every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        typeof (entry as HistoryMessage).text === 'string' &&
        (entry as HistoryMessage).text.length <= longestMessage * 2 &&
        ['user', 'system'].includes((entry as HistoryMessage).sender),
    );
  if (!isHistory) throw new Problem(400, 'bad_request', '"chatHistory" must be a list of {text, sender}.');
  return historyWindow(value as HistoryMessage[]);
}

function attachmentOf(value: unknown): Ask['attachment'] {
  if (value === undefined || value === null) return undefined;
  const { url, type } = value as { url?: unknown; type?: unknown };
  if (
    typeof url !== 'string' ||
    !URL.canParse(url) ||
    !/^https?:/.test(url) ||
    url.length > 2048 ||
    typeof type !== 'string'
  ) {
    throw new Problem(400, 'bad_request', '"attachment" must have a url and a type.');
  }
  return { url, type };
}
