import { atMost, jsonOf } from './bounded.ts';
import { readModelEvents } from './read-events.ts';
import { HttpProblem } from './respond.ts';

/** An OpenAI-compatible endpoint. */
export interface ModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  visionModel: string | undefined;
  /** How long it may be silent: before its answer and, where that comes in pieces, before the next one. */
  timeoutSeconds: number;
}

export type ModelPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | ModelPart[];
}

/** No answer is waited for longer, however steadily it comes. */
export const longestAnswerSeconds = 600;

const longestAnswer = 20_000;

/** What an answer in one piece may weigh, and one that comes in pieces, each of which is wrapped in words of its own. */
const largestAnswer = { whole: 1024 * 1024, inPieces: 8 * 1024 * 1024 };

/**
 * Asks the model once. With `onText` the answer is asked for in pieces, and each is told as it comes; false ends the
 * answer there. A model that answers in one piece all the same tells none. Throws a `Problem` (502 `provider_failed`,
 * 504 `provider_timeout`) for an error, a silence, or an answer without text; the provider's own words are logged
 * nowhere, as they may hold the key.
 */
export async function askModel(
  config: ModelConfig,
  model: string,
  messages: readonly ModelMessage[],
  onText?: (text: string) => boolean,
): Promise<string> {
  const line = new AbortController();
  let isLate = false;
  const giveUp = (): void => {
    isLate = true;
    line.abort();
  };
  const end = setTimeout(giveUp, longestAnswerSeconds * 1000);
  let silence = setTimeout(giveUp, config.timeoutSeconds * 1000);
  try {
    const response = await fetch(`${config.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {}),
      },
      body: JSON.stringify({ model, messages, stream: onText !== undefined }),
      signal: line.signal,
      // The key and the question are for this address and no other.
      redirect: 'error',
    });
    if (!response.ok) throw providerFailed();
    const text =
      onText && response.body && isEventStream(response)
        ? await readPieces(atMost(largestAnswer.inPieces, response.body), (piece) => {
            clearTimeout(silence);
            silence = setTimeout(giveUp, config.timeoutSeconds * 1000);
            return onText(piece);
          })
        : wholeCharacters(contentOf(await jsonOf(response, largestAnswer.whole)).slice(0, longestAnswer));
    if (text === '') throw providerFailed();
    return text;
  } catch {
    throw isLate
      ? new HttpProblem(504, 'provider_timeout', 'The answer took too long. Your credit was returned.')
      : providerFailed();
  } finally {
    clearTimeout(end);
    clearTimeout(silence);
    line.abort();
  }
}

/**
 * The answer of a stream of chunks. One that is no JSON is passed over; an end without `[DONE]` is an end. Throws for an
 * error that is told in the stream.
 */
async function readPieces(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => boolean,
): Promise<string> {
  let answer = '';
  let half = '';
  for await (const { name, data } of readModelEvents(body)) {
    if (data.trim() === '[DONE]') break;
    const chunk = parsed(data);
    if (name === 'error' || chunk?.error) throw providerFailed();
    const content = chunk?.choices?.[0]?.delta?.content;
    if (typeof content !== 'string') continue;
    const said = (half + content).slice(0, longestAnswer - answer.length);
    // Half a character waits for its other half, which the next chunk may bring.
    half = /[\uD800-\uDBFF]$/.exec(said)?.[0] ?? '';
    const whole = wholeCharacters(said);
    const piece = answer === '' ? whole.trimStart() : whole;
    if (piece === '') continue;
    answer += piece;
    if (!onText(piece) || answer.length >= longestAnswer - 1) break;
  }
  return answer.trimEnd();
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream') ?? false;
}

interface Chunk {
  choices?: { delta?: { content?: unknown }; message?: { content?: unknown } }[];
  error?: unknown;
}

function parsed(data: string): Chunk | undefined {
  try {
    return (JSON.parse(data) as Chunk | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `choices[0].message.content`, or nothing where there is no such text. */
function contentOf(answer: unknown): string {
  const content = (answer as Chunk | null | undefined)?.choices?.[0]?.message?.content;
  return typeof content === 'string' ? content.trim() : '';
}

/** Without what the database could not store, a cut character among it, and what turns the letters around it. */
function wholeCharacters(text: string): string {
  return text.replace(/[\0\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** Whatever the provider did: people are told no more of it. */
export function providerFailed(): HttpProblem {
  return new HttpProblem(502, 'provider_failed', 'No answer could be had. Your credit was returned.');
}
