import type { FestivalId } from '#domain/festivals/festivals.ts';
import type { Words } from './bilingual.ts';
import type { DeityKey } from './deities.ts';

/** What the badge of a festival may say. */
export type FestivalType =
  | 'Major'
  | 'Regional'
  | 'Vrat'
  | 'Jayanti'
  | 'Harvest'
  | 'Sankranti'
  | 'New Year'
  | 'Purnima'
  | 'Amavasya'
  | 'Ekadashi';

export interface FestivalWords {
  /** The rule that computes its day. */
  rule: FestivalId;
  name: Words;
  type: FestivalType;
  deity: DeityKey | null;
  region: Words;
  description: Words;
  significance: Words;
}

export interface RitualWords {
  festival: FestivalId;
  name: Words;
  description: Words;
  timing: Words;
  duration: Words;
  steps: { en: string[]; hi: string[] };
  materials: { en: string[]; hi: string[] };
}

/** The languages that an aarti may be in, by their codes (ISO 639). */
export type AartiLanguage =
  'hi' | 'awa' | 'bra' | 'mr' | 'sa' | 'gu' | 'bn' | 'ta' | 'te' | 'kn' | 'ml' | 'pa' | 'or' | 'en';

export interface AartiText {
  /** Fixes its id; never changed once released. */
  key: string;
  title: Words;
  deity: DeityKey;
  /** At which it is sung: their names are among its tags. */
  festivals: FestivalId[];
  /** More words under which somebody looks for it, in both scripts. */
  words: string[];
  language: AartiLanguage;
  /** Its author, or the tradition that it comes from, and its age: at most 300 characters. */
  origin: Words;
  /** Why people recite it, told as tradition: at most 2,000 characters. */
  benefits: Words;
  /** In order: their texts joined by an empty line are the whole aarti. */
  stanzas: AartiStanza[];
}

export interface AartiStanza {
  /** Lines without an empty one between them. */
  text: string;
  /** What it means, in words of our own; null for one that only repeats. */
  meaning: Words | null;
}

/** Fixes the id of a category. */
export type CategorySlug = 'vaastu-basics' | 'kitchen' | 'bedroom' | 'entrance' | 'office' | 'festivals';

export interface BlogCategory {
  slug: CategorySlug;
  name: Words;
  description: Words;
}

export interface BlogPost {
  /** Fixes the ids of both languages and tells that they belong together; like a slug, never changed once released. */
  key: string;
  category: CategorySlug;
  featured: boolean;
  /** YYYY-MM-DD. */
  publishedOn: string;
  /** A path of the app (`/figures/…`) or an https address of a picture. */
  cover?: string;
  en: PostWords;
  hi: PostWords;
}

export interface PostWords {
  /** Latin letters in either language: `rasoi-kis-disha-mein`. */
  slug: string;
  title: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  tags: string[];
  /** Markdown. */
  content: string;
}
