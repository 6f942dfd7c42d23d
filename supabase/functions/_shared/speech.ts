import type { LanguageWord } from '#domain/language.ts';
import { jsonOf } from './bounded.ts';
import { containerNames, type Clip, type Container } from './clip.ts';
import { HttpProblem } from './respond.ts';

/** What writes speech down. */
export interface Recogniser {
  takes: readonly Container[];
  /**
   * The words of a recording, as they were understood; empty where there were none. `language` is the one that people
   * speak there. Throws a `Problem` (502 `provider_failed`, 503 `busy`, 504 `provider_timeout`).
   */
  hear(clip: Clip, language: LanguageWord | undefined): Promise<string>;
}

/** How speech is written down here, and for whom. */
export interface SpeechDeps {
  recogniser: Recogniser;
  /** Whether it is there for those without an account too; only where something limits how often they ask. */
  isForGuests: boolean;
}

/** An OpenAI-compatible endpoint for transcriptions. */
export interface TranscriberConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutSeconds: number;
}

/** Nobody says more than a page in the few seconds of a recording. */
const largestAnswer = 256 * 1024;

/** In seconds: nobody waits longer in front of a microphone. */
export const longestTranscription = 60;

/** The same languages as such an endpoint names them. */
const languageCodes = { hindi: 'hi', english: 'en' } as const;

/** Sends recordings as they are; the provider's own words are logged nowhere, as they may hold the key or what was said. */
export function endpointRecogniser({
  baseUrl,
  apiKey,
  model,
  timeoutSeconds,
}: TranscriberConfig): Recogniser {
  return {
    takes: ['webm', 'ogg', 'mp4', 'wav'],
    async hear({ bytes, container }, language) {
      const { type, file } = containerNames[container];
      const form = new FormData();
      form.set('file', new Blob([bytes], { type }), file);
      form.set('model', model);
      form.set('response_format', 'json');
      if (language) form.set('language', languageCodes[language]);
      let answer: unknown;
      try {
        const response = await fetch(`${baseUrl}/audio/transcriptions`, {
          method: 'POST',
          headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
          body: form,
          signal: AbortSignal.timeout(timeoutSeconds * 1000),
          redirect: 'error',
        });
        answer = response.ok ? await jsonOf(response, largestAnswer) : undefined;
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError')
          throw new HttpProblem(504, 'provider_timeout', 'Writing the recording down took too long.');
        throw speechFailed();
      }
      const text = (answer as { text?: unknown } | null | undefined)?.text;
      if (typeof text !== 'string') throw speechFailed();
      return text;
    },
  };
}

/** Whatever failed: people are told no more of it. */
export function speechFailed(): HttpProblem {
  return new HttpProblem(502, 'provider_failed', 'The recording could not be written down.');
}
