import { isRecord } from '#domain/is-record.ts';
import type { LanguageWord } from '#domain/language.ts';
import { base64 } from '#lib/base64.ts';
import { call, type Answer } from './call.ts';
import { callerHeaders, type Caller } from './procedures.ts';

export interface SpeechRequest {
  /** webm, ogg, mp4 or wav; the server tells which by the bytes. */
  recording: Uint8Array;
  language: LanguageWord;
}

/** A little more than the server gives whatever writes it down. */
const speechTimeoutMs = 75_000;

/** Has a short recording written down; value: its words. Without a token as a guest. */
export function sendSpeech(
  { config, accessToken }: Pick<Caller, 'config'> & { accessToken?: string },
  { recording, language }: SpeechRequest,
): Promise<Answer<string>> {
  return call(
    {
      url: `${config.url}/functions/v1/speech-to-text`,
      headers: callerHeaders({ config, accessToken }),
      body: { audioData: base64(recording), language },
      timeoutMs: speechTimeoutMs,
    },
    (body) => (isRecord(body) && typeof body['text'] === 'string' ? body['text'] : undefined),
  );
}
