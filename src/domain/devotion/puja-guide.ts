import type { FestivalId } from '../festivals/festivals.ts';
import type { PurposeId } from '../jyotish/muhurat/purposes.ts';

/** One text in both languages of the interface. */
export interface Words {
  readonly en: string;
  readonly hi: string;
}

/** What is said aloud. Latin letters are computed from the Devanagari. */
export interface Verse {
  /** In Devanagari; a line of it a line of the text. */
  text: string;
  /** Its language, by its code (ISO 639). */
  language: 'sa' | 'hi';
  meaning: Words;
}

export interface PujaItem {
  name: Words;
  amount?: Words;
  /** The puja is whole without it. */
  isOptional?: true;
}

/** One thing that is done, on one screen. */
export interface PujaStep {
  title: Words;
  text: Words;
  say?: readonly Verse[];
  /** The katha of the guide is read here. */
  isKatha?: true;
}

/** A day of a vrat that lasts several. */
export interface PujaDay {
  name: Words;
  text: Words;
  say?: readonly Verse[];
}

export interface PujaFood {
  eaten: readonly Words[];
  avoided: readonly Words[];
  /** How and when the fast ends; what is shared where there is none. */
  end: Words;
}

export interface Katha {
  title: Words;
  /** A minute to read. */
  short: Words;
  /** Paragraphs. */
  long: readonly Words[];
}

/** How one puja or vrat is kept at home: all that its page shows beside what the list knows. */
export interface PujaGuide {
  /** Who keeps it, and why. */
  who: Words;
  /** Day and hour; the next date is computed. */
  when: Words;
  /** How long it takes. */
  time: Words;
  items: readonly PujaItem[];
  steps: readonly PujaStep[];
  days?: readonly PujaDay[];
  food: PujaFood;
  regions: readonly { where: Words; how: Words }[];
  withoutPriest: Words;
  /** What may be left out. */
  optional: Words;
  cautions: readonly Words[];
  katha?: Katha;
  /** Plain names of texts and traditions. */
  sources: readonly Words[];
}

/** When it is kept, so that its next date can be computed. */
export type PujaDays =
  | { kind: 'festivals'; ids: readonly [FestivalId, ...FestivalId[]] }
  /** 0 = Sunday. */
  | { kind: 'weekday'; weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6 }
  /** On a day that is chosen for it. */
  | { kind: 'chosen'; purpose?: PurposeId }
  | { kind: 'daily' };

/** daily: every day and at any time · returning: every week, fortnight or month · yearly · life: once, where something begins. */
export type PujaKind = 'daily' | 'returning' | 'yearly' | 'life';

/** What the list of all guides knows of one. */
export interface ListedPuja {
  id: string;
  kind: PujaKind;
  names: Words;
  /** What it is, in one sentence. */
  line: Words;
  /** Other names and spellings that people look for. */
  aliases?: readonly string[];
  days: PujaDays;
  load(): Promise<{ guide: PujaGuide }>;
}
