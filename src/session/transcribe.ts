import { assertNever } from '#lib/assert-never.ts';
import { explained, type Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import { remoteConfig } from '#remote/config.ts';
import { sendSpeech as callTranscribe, type SpeechRequest } from '#remote/speech.ts';
import { callAsUser } from './call-as-user.ts';
import { whenSessionKnown } from './session-store.ts';

/**
 * What writes speech down: a service that takes recordings as they are, or a model that takes wav of 16 kHz. 'none' where
 * nothing does; 'unknown' on a device that has never reached the host.
 */
export async function serverSpeech(): Promise<'endpoint' | 'local' | 'none' | 'unknown'> {
  const config = await remoteConfig();
  return config ? (config.speech ?? 'none') : 'unknown';
}

/**
 * no-speech, not-understood: there were no words in it · audio: the recording is not taken · speech: it could not be
 * written down · busy: too many or too often · unreachable: nothing came back · sign-in · none: nothing there does it.
 */
export type TranscriptionFailure =
  'no-speech' | 'not-understood' | 'audio' | 'speech' | 'busy' | 'unreachable' | 'sign-in' | 'none';

export type Transcription = Answer<string, TranscriptionFailure>;

/** Has a recording written down, as whoever is here. It is kept nowhere. */
export async function transcribe(request: SpeechRequest): Promise<Transcription> {
  const session = await whenSessionKnown();
  const config = await remoteConfig();
  if (!config) return { ok: false, problem: 'unreachable' };
  const answer =
    session.status === 'guest'
      ? await callTranscribe({ config }, request)
      : await callAsUser(session.user.id, (caller) => callTranscribe(caller, request));
  return explained(answer, failureOf);
}

function failureOf({ kind, status, code, retryAfterMs }: Problem): TranscriptionFailure {
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'portal':
      return 'unreachable';
    case 'unreadable':
      return 'speech';
    case 'unauthorized':
      return 'sign-in';
    case 'refused':
      if (code === 'no_speech') return 'no-speech';
      return code === 'not_understood' ? 'not-understood' : 'audio';
    case 'server':
      // A service that is only down answers 503 too, but not how long it wants to be left alone.
      if (status === 429 || code === 'busy' || (status === 503 && retryAfterMs !== undefined)) return 'busy';
      return code === 'no_recogniser' ? 'none' : 'speech';
    default:
      return assertNever(kind);
  }
}
