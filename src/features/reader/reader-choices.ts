import { createStore } from 'zustand/vanilla';
import { isRecord } from '#domain/is-record.ts';
import type { Scheme } from '#domain/transliteration/transliterate.ts';
import type { Language } from '#i18n/messages.ts';
import { keepLocalRecord, readLocalRecord } from '#lib/local-record.ts';
import { readSpeechRate, type SpeechRate } from '#ui/read-aloud/use-read-aloud.ts';

/** How somebody reads on this device. */
export interface ReaderChoices {
  /** Pixels of the words, `sizes.from` to `sizes.to`. */
  size: number;
  /** page: as the rest of the app looks. */
  tone: 'page' | 'paper' | 'dark';
  /** Undefined as long as nobody has chosen: then the language of the page says. */
  lines: Lines | undefined;
  scheme: Scheme;
  /** Whether the stanza that is sung stands out. */
  isFocused: boolean;
  /** How fast the words go by, 1 to `fastest`. */
  speed: number;
  /** How fast the voice of the device says them. */
  rate: SpeechRate;
}

export interface Lines {
  devanagari: boolean;
  latin: boolean;
  meaning: boolean;
}

export const sizes = { from: 18, to: 40, step: 2 } as const;
export const fastest = 9;
const storageKey = 'disha.reader';
const first: ReaderChoices = {
  size: 24,
  tone: 'page',
  lines: undefined,
  scheme: 'plain',
  isFocused: false,
  speed: 3,
  rate: 'usual',
};

export const readerChoices = createStore<ReaderChoices>()(() => readChoices());

/** Chooses, and keeps it on the device. Where storage is blocked it lasts as long as the page. */
export function choose(change: Partial<ReaderChoices>): void {
  readerChoices.setState(change);
  keepLocalRecord(storageKey, readerChoices.getState());
}

/** What is shown of each line where nobody has chosen: all of it for those who read English, the words for the others. */
export function linesFor(lines: Lines | undefined, language: Language): Lines {
  return lines ?? { devanagari: true, latin: language === 'en', meaning: language === 'en' };
}

/** One switch changed; the words themselves stay in one script at least. */
export function switched(lines: Lines, change: Partial<Lines>): Lines {
  const next = { ...lines, ...change };
  if (next.devanagari || next.latin) return next;
  return change.devanagari === false ? { ...next, latin: true } : { ...next, devanagari: true };
}

/** What was kept, as far as this version understands it. */
export function readChoices(): ReaderChoices {
  const { size, tone, lines, scheme, isFocused, speed, rate } = readLocalRecord(storageKey);
  return {
    size: within(size, sizes.from, sizes.to) ?? first.size,
    tone: tone === 'paper' || tone === 'dark' ? tone : first.tone,
    lines: readLines(lines),
    scheme: scheme === 'iast' ? scheme : first.scheme,
    isFocused: isFocused === true,
    speed: within(speed, 1, fastest) ?? first.speed,
    rate: readSpeechRate(rate),
  };
}

function readLines(value: unknown): Lines | undefined {
  if (!isRecord(value)) return undefined;
  const { devanagari, latin, meaning } = value;
  if (typeof devanagari !== 'boolean' || typeof latin !== 'boolean' || typeof meaning !== 'boolean')
    return undefined;
  return devanagari || latin ? { devanagari, latin, meaning } : undefined;
}

function within(value: unknown, from: number, to: number): number | undefined {
  return typeof value === 'number' && value >= from && value <= to ? value : undefined;
}
