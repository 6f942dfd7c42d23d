import type { Language } from '#i18n/messages.ts';
import type { Heard, Hearing } from './hearing.ts';
import type { VoiceFailure } from './voice-state.ts';

/** What this code needs of the browser's own recognition, which the compiler's library does not know. */
interface BrowserRecognition extends EventTarget {
  lang: string;
  start(): void;
  stop(): void;
  abort(): void;
}

type BrowserRecognitionClass = new () => BrowserRecognition;

const tags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** Whether this browser writes speech down itself. */
export function hasBrowserHearing(): boolean {
  return recognitionClass() !== undefined;
}

/** Lets the browser listen. It may stop by itself where it hears a pause. */
export function hearByBrowser(language: Language): Promise<Hearing | VoiceFailure> {
  const Recognition = recognitionClass();
  if (!Recognition) return Promise.resolve('unsupported');
  const recognition = new Recognition();
  recognition.lang = tags[language];
  const texts: string[] = [];
  let failure: VoiceFailure = 'no-speech';
  return new Promise((resolve) => {
    const done = new Promise<Heard>((settle) => {
      recognition.addEventListener('result', (event) => texts.push(textOf(event)));
      recognition.addEventListener('nomatch', () => {
        failure = 'not-understood';
      });
      recognition.addEventListener('error', (event) => {
        failure = failureOf(Reflect.get(event, 'error'));
      });
      // Follows whatever came before it, an error too.
      recognition.addEventListener('end', () => {
        resolve(failure);
        const text = texts.join(' ').trim();
        settle(text === '' ? { kind: 'failed', failure } : { kind: 'text', text });
      });
    });
    recognition.addEventListener('start', () =>
      resolve({
        level: () => undefined,
        stop: () => recognition.stop(),
        release: () => recognition.abort(),
        done,
      }),
    );
    try {
      recognition.start();
    } catch {
      resolve('recording');
    }
  });
}

function recognitionClass(): BrowserRecognitionClass | undefined {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof found === 'function' ? (found as BrowserRecognitionClass) : undefined;
}

function textOf(event: Event): string {
  const { results, resultIndex } = event as unknown as {
    results: ArrayLike<ArrayLike<{ transcript: string }>>;
    resultIndex: number;
  };
  return results[resultIndex]?.[0]?.transcript ?? '';
}

/** By the names that the Web Speech API gives its errors. */
function failureOf(error: unknown): VoiceFailure {
  switch (error) {
    case 'not-allowed':
      return 'denied';
    case 'audio-capture':
      return 'no-microphone';
    case 'no-speech':
    case 'aborted':
      return 'no-speech';
    case 'network':
      return 'unreachable';
    case 'service-not-allowed':
    case 'language-not-supported':
      return 'none';
    default:
      return 'speech';
  }
}
