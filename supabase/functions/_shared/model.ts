import { Problem } from './respond.ts';

/** An OpenAI-compatible endpoint. */
export interface ModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  visionModel: string | undefined;
  timeoutSeconds: number;
}

export type ModelMessage = {
  role: 'system' | 'user' | 'assistant';
  content: string | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[];
};

const longestAnswer = 20_000;

/**
 * Asks the model once. Throws a `Problem` (502 `provider_failed`, 504 `provider_timeout`) for an error, a
 * timeout, or an answer without text; the provider's own words are logged nowhere, as they may hold the key.
 */
export async function askModel(
  config: ModelConfig,
  model: string,
  messages: readonly ModelMessage[],
): Promise<string> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${config.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {}),
      },
      body: JSON.stringify({ model, messages, stream: false }),
      signal: AbortSignal.timeout(config.timeoutSeconds * 1000),
    });
    answer = response.ok ? await response.json() : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new Problem(504, 'provider_timeout', 'The answer took too long. Your credit was returned.');
    }
    throw providerFailed();
  }
  const text = contentOf(answer);
  if (text === undefined) throw providerFailed();
  // What the database could not store, a cut character at the end among it, is no part of an answer.
  return text.slice(0, longestAnswer).replace(/[\0\p{Surrogate}]/gu, '');
}

function providerFailed(): Problem {
  return new Problem(502, 'provider_failed', 'No answer could be had. Your credit was returned.');
}

/** `choices[0].message.content`, when it is a text with something in it. */
function contentOf(answer: unknown): string | undefined {
  const content = (answer as { choices?: { message?: { content?: unknown } }[] } | null | undefined)
    ?.choices?.[0]?.message?.content;
  return typeof content === 'string' && content.trim() !== '' ? content.trim() : undefined;
}
