import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/messages.ts';
import { useLockScreen } from './lock-screen.ts';

const rates = { slow: 0.7, usual: 0.9, fast: 1.15 } as const;
export type SpeechRate = keyof typeof rates;

/** A speed that was kept, as far as this version understands it. */
export function readSpeechRate(value: unknown): SpeechRate {
  return value === 'slow' || value === 'fast' ? value : 'usual';
}

/** What is said in one breath, and lit while it is. */
export interface SpokenLine {
  id: string;
  text: string;
  language: Language;
}

export interface ReadAloud {
  /** Whether the browser has a voice at all. */
  canSpeak: boolean;
  /** A language of the lines that the device is known to have no voice for. */
  lacking: Language | undefined;
  /** Whether it is known to have none for any of them. */
  isMute: boolean;
  isReading: boolean;
  /** The line that is being said. */
  current: string | undefined;
  hasFailed: boolean;
  start(): void;
  stop(): void;
}

/**
 * Reads lines one after another with the device's own voice; those in a language it has no voice for are passed over.
 * `title`: what is read, for the lock screen.
 */
export function useReadAloud(title: string, lines: readonly SpokenLine[], speed: SpeechRate): ReadAloud {
  const speech = speechOfDevice();
  const voices = useVoices(speech);
  const [current, setCurrent] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  /** Which reading it is: what an earlier one still reports is not heard. */
  const reading = useRef(0);
  const rate = useRef<number>(rates[speed]);
  rate.current = rates[speed];
  const key = lines.map(({ id, language }) => `${language} ${id}`).join(' ');

  const stop = useCallback(() => {
    reading.current += 1;
    setCurrent(undefined);
    speech?.cancel();
    // A voice that was paused would stay so for what comes next.
    speech?.resume?.();
  }, [speech]);
  // Other words come, or the page is left.
  useEffect(() => stop, [stop, key]);

  function say(place: number, of: number): void {
    const line = lines.slice(place).find(({ language }) => voiceFor(voices, language) !== 'none');
    if (!speech || !line || reading.current !== of) {
      if (reading.current === of) setCurrent(undefined);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(line.text);
    const voice = voiceFor(voices, line.language);
    if (typeof voice === 'object') utterance.voice = voice;
    utterance.lang = line.language === 'hi' ? 'hi-IN' : 'en-IN';
    utterance.rate = rate.current;
    utterance.addEventListener('end', () => {
      if (reading.current === of) say(lines.indexOf(line) + 1, of);
    });
    utterance.addEventListener('error', () => {
      if (reading.current !== of) return;
      setHasFailed(true);
      setCurrent(undefined);
    });
    setCurrent(line.id);
    speech.speak(utterance);
  }

  function start(): void {
    stop();
    setHasFailed(false);
    say(0, reading.current);
  }

  // Another speed is heard at once, from the line that is being said.
  const sayAgain = useRef<() => void>(undefined);
  sayAgain.current = () => {
    const place = lines.findIndex(({ id }) => id === current);
    if (place < 0) return;
    stop();
    say(place, reading.current);
  };
  useEffect(() => sayAgain.current?.(), [speed]);

  useLockScreen(title, current !== undefined, {
    pause: () => speech?.pause(),
    goOn: () => speech?.resume(),
    stop,
    move(by) {
      const place = lines.findIndex(({ id }) => id === current);
      if (place < 0) return;
      stop();
      say(Math.max(0, place + by), reading.current);
    },
  });

  return {
    canSpeak: speech !== undefined,
    lacking: lines.find(({ language }) => voiceFor(voices, language) === 'none')?.language,
    isMute: lines.every(({ language }) => voiceFor(voices, language) === 'none'),
    isReading: current !== undefined,
    current,
    hasFailed,
    start,
    stop,
  };
}

function speechOfDevice(): SpeechSynthesis | undefined {
  // Missing in some browsers, whatever the types say.
  return (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
}

/** They become known some time after the page has begun. */
function useVoices(speech: SpeechSynthesis | undefined): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!speech) return undefined;
    const look = () => setVoices(speech.getVoices());
    look();
    speech.addEventListener?.('voiceschanged', look);
    return () => speech.removeEventListener?.('voiceschanged', look);
  }, [speech]);
  return voices;
}

/** One that needs no network first; 'unknown' where the device names none, and may have one nevertheless. */
function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | 'none' | 'unknown' {
  if (voices.length === 0) return 'unknown';
  const fitting = voices.filter(
    ({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language,
  );
  const score = ({ lang, localService }: SpeechSynthesisVoice) =>
    (localService ? 2 : 0) + (/in$/i.test(lang) ? 1 : 0);
  return fitting.toSorted((one, other) => score(other) - score(one))[0] ?? 'none';
}
