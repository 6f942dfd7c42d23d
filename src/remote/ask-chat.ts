import { isRecord } from '#domain/is-record.ts';
import type { LanguageWord } from '#domain/language.ts';
import { parseJson } from '#lib/parse-json.ts';
import { readAnswer, type Answer } from './call.ts';
import { classifyThrown, type Problem } from './classify-error.ts';
import { callAs, callerHeaders, type Caller } from './procedures.ts';
import { readEvents } from './read-events.ts';

export interface ChatRequest {
  /** The open request of a message that the server keeps: its words, its files and what was said before are there. */
  requestId: string;
  language: LanguageWord;
  /** Chosen for all answers; undefined leaves it to the question. */
  answerIn?: LanguageWord | undefined;
  /** What days are reckoned with, as the profile has it; the server reads it and passes over what it cannot. */
  place?: Readonly<Record<'name' | 'latitude' | 'longitude' | 'timeZone', unknown>>;
  monthSystem?: unknown;
}

/** A model may think for long before its first word; the server itself gives up before this. */
const firstWordMs = 75_000;
/** While an answer comes, the server gives a sign every 15 s; a line that is silent for longer has been lost. */
const silenceMs = 45_000;

/**
 * Asks the guide or the model. The same request id again gives the stored answer. With `onText` an answer that comes word
 * by word is told as far as it has come; undefined takes back what was told. Value: the answer as markdown. Never throws.
 */
export async function askChat(
  caller: Caller,
  request: ChatRequest,
  onText?: (text: string | undefined) => void,
): Promise<Answer<string>> {
  if (!onText) return callAs(caller, '/functions/v1/ai-chat', request, responseOf, firstWordMs);
  const line = new AbortController();
  const hangUp = () => line.abort();
  let silence = setTimeout(hangUp, firstWordMs);
  try {
    const response = await fetch(`${caller.config.url}/functions/v1/ai-chat`, {
      method: 'POST',
      headers: {
        ...callerHeaders(caller),
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
      },
      body: JSON.stringify(request),
      signal: line.signal,
    });
    const contentType = response.headers.get('content-type') ?? '';
    if (!contentType.startsWith('text/event-stream') || !response.body)
      return await readAnswer(response, responseOf);
    let isEmpty = true;
    const answer = await readStream(response.body, onText, () => {
      isEmpty = false;
      clearTimeout(silence);
      silence = setTimeout(hangUp, silenceMs);
    });
    // Nothing was cut off where nothing had begun: it is an answer without words.
    return isEmpty ? { ok: false, problem: { kind: 'unreadable', status: response.status } } : answer;
  } catch (error) {
    return { ok: false, problem: classifyThrown(error) };
  } finally {
    clearTimeout(silence);
    hangUp();
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string | undefined) => void,
  onSign: () => void,
): Promise<Answer<string>> {
  let text = '';
  for await (const { name, data } of readEvents(body, onSign)) {
    const said = parseJson(data);
    switch (name) {
      case 'delta':
        if (isRecord(said) && typeof said['text'] === 'string') onText((text += said['text']));
        break;
      case 'reset':
        text = '';
        onText(undefined);
        break;
      case 'done': {
        const value = responseOf(said);
        return value === undefined ? { ok: false, problem: { kind: 'unreadable' } } : { ok: true, value };
      }
      case 'error':
        return { ok: false, problem: problemOf(said) };
      default:
      // What a newer server tells besides is no part of the answer.
    }
  }
  // Cut off: the server goes on by itself, and its answer comes through the mirror.
  return { ok: false, problem: { kind: 'network' } };
}

function responseOf(body: unknown): string | undefined {
  const response = isRecord(body) ? body['response'] : undefined;
  return typeof response === 'string' && response.trim() !== '' ? response : undefined;
}

function problemOf(said: unknown): Problem {
  const code = isRecord(said) ? said['code'] : undefined;
  return { kind: 'server', ...(typeof code === 'string' && { code }) };
}
