import type { AnswerLanguage } from '../detect-language.ts';
import type { TopicSourceId } from './topic-sources.ts';

/** What somebody wants to know of a topic; a fact answers one of them. */
export const acts = [
  'what', 'where', 'face', 'ok', 'do', 'how', 'why', 'when', 'which', 'colour', 'cost', 'who', 'words',
] as const; // prettier-ignore
export type Act = (typeof acts)[number];

export const topicKinds = [
  'object', 'structure', 'plot', 'relation', 'business', 'remedy', 'colour', 'plant', 'rite', 'fast', 'festival', 'deity',
  'aarti', 'astro', 'almanac', 'life', 'app', 'safety', 'idea', 'talk',
] as const; // prettier-ignore
export type TopicKind = (typeof topicKinds)[number];

export const agreements = ['wide', 'most', 'regional', 'disputed'] as const;

export const basisKinds = ['classical', 'modern', 'derived', 'app'] as const;

/** Where a thing may stand: `good` first, `avoid` last; what is not named is said by nobody. */
export const placeGrades = ['good', 'fine', 'avoid'] as const;
export type PlaceGrade = (typeof placeGrades)[number];

export type InLanguages = Readonly<Record<AnswerLanguage, string>>;

export interface Fact {
  act: Act;
  basis: (typeof basisKinds)[number];
  agreement: (typeof agreements)[number];
  source: TopicSourceId;
  text: InLanguages;
}

/** One thing that the guide knows about, in the three languages that it speaks. */
export interface Topic {
  id: string;
  chapter: string;
  kind: TopicKind;
  names: Readonly<Record<AnswerLanguage, readonly string[]>>;
  asks: Readonly<Record<AnswerLanguage, readonly string[]>>;
  /** The first one is told where the question does not say what it wants to know. */
  facts: readonly Fact[];
  places: Readonly<Partial<Record<PlaceGrade, readonly string[]>>>;
  see: readonly string[];
  links: readonly string[];
}

/** A topic in one language. */
export interface KnownTopic extends Pick<Topic, 'id' | 'kind' | 'places' | 'see' | 'links'> {
  name: string;
  facts: readonly (Omit<Fact, 'text'> & { text: string })[];
}
