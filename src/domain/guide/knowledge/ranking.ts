import { learned } from './learned-ranking.ts';

/** How well a topic fits the words of a question; shares and likenesses are 0…1. */
export interface Fit {
  topic: number;
  /** The share of what the question says that the topic's ways of asking say too. */
  words: number;
  /** The share of it that a name of the topic says. */
  name: number;
  /** How alike the question is to the nearest of the topic's ways of asking. */
  nearest: number;
  /** Of the ways of asking that are most alike, the share that is the topic's. */
  votes: number;
  /** The share of it that what the topic tells says; 0 where the topic is too far behind to be looked at. */
  told: number;
  /** The share of its words, each counted once, that the topic's ways of asking use, or what it tells where that is looked at. */
  covered: number;
  /** How alike it is to the topics that share most with the whole question; 1 for the most alike. */
  feedback: number;
}

/** A longer question is a story, whose topic is found by one sentence of it. */
const mostCounted = 8;
const storyStems = 14;

/** Who is less certain gives no answer; the nearest topics are offered. */
export const leastCertain = 0.83;
/** The same of a topic or of the rule table, where both could answer and which does is weighed. */
export const leastCertainBeside = 0.8;
/** A friendly word costs nothing, and is no harm where it was not asked for. */
export const leastCertainOfTalk = 0.6;

type Ranking = typeof learned;

/** Orders the topics of one question. */
export function rankOf(fit: Fit, weights: readonly number[] = learned.rank): number {
  let rank = 0;
  for (const [at, value] of rankFeatures(fit).entries()) rank += value * (weights[at] ?? 0);
  return rank;
}

/** How much of the question a topic explains, its name above all. */
export function explainedBy({ words, name }: Fit): number {
  return words + 0.8 * name;
}

/** How likely the first of the fits is what the question is about, 0…1. */
export function certaintyOf(fits: readonly Fit[], length: number, by: Ranking = learned): number {
  const features = certaintyFeatures(fits, length, by.rank);
  return features ? likelihood(features, by.certainty) : 0;
}

/** How likely the rule table and the first topic hold a good answer, 0…1, where both could; from what `besideFeatures` gives. */
export function placeOrTopic(
  features: readonly number[],
  { place, topic }: Pick<Ranking, 'place' | 'topic'> = learned,
): { place: number; topic: number } {
  return { place: likelihood(features, place), topic: likelihood(features, topic) };
}

function likelihood(features: readonly number[], weights: readonly number[]): number {
  const sum: number = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

export function rankFeatures({ words, name, nearest, votes, told, covered, feedback }: Fit): number[] {
  return [words, name, nearest, votes, told, covered, feedback];
}

/** `length` is how many of the question's words say something. */
export function certaintyFeatures(
  fits: readonly Fit[],
  length: number,
  weights: readonly number[],
): number[] | undefined {
  const [first, second] = fits;
  if (!first) return undefined;
  // "The mantra of Lakshmi" names another than the planet whose mantra is asked for in the same words.
  const named = Math.max(...fits.map(({ name }) => name));
  const rank = rankOf(first, weights);
  return [
    1,
    rank,
    second ? rank - rankOf(second, weights) : rank,
    first.words,
    first.name,
    named - first.name,
    first.nearest,
    second ? first.nearest - second.nearest : first.nearest,
    Math.log(1 + Math.min(length, mostCounted)),
    first.votes,
    second ? first.votes - second.votes : first.votes,
    first.told,
    second ? first.told - second.told : first.told,
    Math.min(first.words, first.told),
    length > storyStems ? 1 : 0,
    first.covered,
    second ? first.covered - second.covered : first.covered,
    first.feedback,
    second ? first.feedback - second.feedback : first.feedback,
  ];
}
