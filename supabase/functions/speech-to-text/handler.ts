import { choiceField, readBody } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import { readClip, type Clip } from '../_shared/clip.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

const largestClip = 1024 * 1024;
/** Base64 takes four characters for three bytes; the rest is room for the fields around it. */
export const largestSpeechBody = Math.ceil(largestClip / 3) * 4 + 16 * 1024;
/** A recording ends after seven seconds; some devices need a moment longer to stop. */
const longestSeconds = 12;
/** Nobody says more in that time; a model that goes on has lost its way. */
const longestText = 1000;

/**
 * POST `{audioData, language?}` → `{text}`: writes a short recording down. `audioData` is base64 of webm, ogg, mp4 or
 * wav; `language` is `hindi` or `english`. For whoever is signed in, and for guests where they are let in.
 *
 * 400 `bad_request`, `too_long` · 401 · 413 `too_large` · 415 `unknown_format`, `format_not_taken` · 422 `no_speech`,
 * `not_understood` · 501 `no_recogniser` · 502 `provider_failed` · 503 `busy` · 504 `provider_timeout`.
 * Neither the recording nor its words are kept or logged.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { speech } = deps;
    if (!speech) throw new HttpProblem(501, 'no_recogniser', 'Speech cannot be written down here.');
    await admit(request, deps, speech.isForGuests);
    const body = await readBody(request, largestSpeechBody);
    const clip = clipOf(body['audioData']);
    if (!speech.recogniser.takes.includes(clip.container))
      throw new HttpProblem(
        415,
        'format_not_taken',
        `Recordings are taken as ${speech.recogniser.takes.join(', ')} here.`,
      );
    const language =
      body['language'] == null ? undefined : choiceField(body, 'language', ['hindi', 'english']);
    return { text: wordsIn(await speech.recogniser.hear(clip, language)) };
  });
}

/** A token that is no session's is refused also where guests are let in, so that it gets renewed. */
async function admit(request: Request, { backend }: FunctionDeps, isForGuests: boolean): Promise<void> {
  if (isForGuests && backend.isGuest(request)) return;
  await callerOf(request, backend);
}

function clipOf(audioData: unknown): Clip {
  if (typeof audioData !== 'string' || audioData === '')
    throw new HttpProblem(400, 'bad_request', '"audioData" must be a recording in base64.');
  const bytes = bytesOf(audioData);
  if (bytes.length > largestClip)
    throw new HttpProblem(413, 'too_large', 'The recording is larger than 1 MB.');
  const clip = readClip(bytes);
  if (!clip) throw new HttpProblem(415, 'unknown_format', 'The recording is none of webm, ogg, mp4 and wav.');
  if (clip.seconds !== undefined && clip.seconds > longestSeconds)
    throw new HttpProblem(400, 'too_long', 'A recording may last 7 seconds.');
  return clip;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw new HttpProblem(400, 'bad_request', '"audioData" must be a recording in base64.');
  }
}

/** What models write for silence, and for sounds that are no words: `(music)`, `*coughs*`, `♪`. */
const silence = /\[(?:BLANK_AUDIO|SILENCE)\]/gi;
const noise = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|♪/g;

function wordsIn(heard: string): string {
  const sounds = heard.replace(silence, ' ');
  if (!hasWords(sounds) && sounds.search(noise) < 0)
    throw new HttpProblem(422, 'no_speech', 'No speech was heard.');
  const words = sounds.replace(noise, ' ');
  if (!hasWords(words)) throw new HttpProblem(422, 'not_understood', 'No words were understood.');
  // Cut first: half a character at the end goes with what no text may hold.
  const text = words.replace(/\s+/g, ' ').trim().slice(0, longestText);
  return text.replace(/[\0\p{Surrogate}]/gu, '');
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
