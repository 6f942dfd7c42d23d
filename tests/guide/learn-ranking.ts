/**
 * Learns how the guide ranks topics and how sure it may be: `npm run learn:guide`. The teachers are the topics' own ways of
 * asking: one in each language is held out of each topic, and the index of the others is asked for it. Half of the topics
 * teach, the other half says how well it went; the same topics give the same numbers. `--parts` also leaves each part out in
 * turn, to see what it is worth; `--dry` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { stemsOf } from '#domain/guide/content-words.ts';
import { heldOut, random, type HeldOut } from '#domain/guide/knowledge/held-out.ts';
import { learned } from '#domain/guide/knowledge/learned-ranking.ts';
import {
  certaintyFeatures,
  certaintyOf,
  rankFeatures,
  rankOf,
  type Fit,
} from '#domain/guide/knowledge/ranking.ts';
import { allTopics } from '#domain/guide/knowledge/read-all.ts';

const parts = ['words', 'name', 'nearest'];
const seeds = [1, 2, 3];
/** So many lessons are given once more without their topic, as some of what people ask has none. */
const unknownShare = 0.35;

const file = new URL('../../src/domain/guide/knowledge/learned-ranking.ts', import.meta.url);
const topics = allTopics();
const lessons = seeds.flatMap((seed) => heldOut(topics, seed));
const next = random(7);
const teaches = lessons.map(() => next() < 0.5);
const teaching = lessons.filter((_, at) => teaches[at]);
const testing = lessons.filter((_, at) => !teaches[at]);

console.log(`${lessons.length} ways of asking of ${topics.length} topics, held out`);
console.log(`as it was         found first ${percent(foundFirst(testing, learned.rank))}`);
if (process.argv.includes('--parts'))
  for (const [at, part] of parts.entries())
    console.log(
      `without ${part.padEnd(9)} found first ${percent(foundFirst(testing, learnRank(new Set([at]))))}`,
    );
const rank = learnRank(new Set());
console.log(`learned           found first ${percent(foundFirst(testing, rank))}`);
const certainty = learnCertainty(rank);
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
  const told = testing
    .map((lesson) => judged(lesson, ordered(lesson, rank)))
    .filter(({ certain }) => certain >= least);
  const unknown = testing
    .map((lesson) => judged(lesson, withoutTopic(lesson)))
    .filter(({ certain }) => certain >= least);
  const wrong = told.filter(({ isRight }) => !isRight);
  console.log(
    `from ${least} on: told ${percent(told.length / testing.length)}, wrongly ${percent(wrong.length / testing.length)}; of those without their topic told ${percent(unknown.length / testing.length)}`,
  );
}
if (!process.argv.includes('--dry'))
  writeFileSync(
    file,
    `/** Learned from the topics' own ways of asking by \`npm run learn:guide\`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what \`rankFeatures\` gives, in its order. */
  rank: [${rank.map(rounded).join(', ')}],
  /** Of what \`certaintyFeatures\` gives. */
  certainty: [${certainty.map(rounded).join(', ')}],
};
`,
  );

function foundFirst(from: readonly HeldOut[], weights: readonly number[]): number {
  return from.filter((lesson) => ordered(lesson, weights)[0]?.topic === lesson.topic).length / from.length;
}

function withoutTopic(lesson: HeldOut): Fit[] {
  return ordered(lesson, rank).filter(({ topic }) => topic !== lesson.topic);
}

function ordered({ fits }: HeldOut, weights: readonly number[]): Fit[] {
  return fits.toSorted((a, b) => rankOf(b, weights) - rankOf(a, weights));
}

/** The weights with which the right topic is the most likely among all that share a word, by gradient descent. */
function learnRank(left: ReadonlySet<number>): number[] {
  const rows = teaching.flatMap(({ topic, fits }) => {
    const right = fits.find((fit) => fit.topic === topic);
    return right
      ? [
          {
            right: rankFeatures(right),
            all: fits
              .slice(0, 60)
              .concat(right)
              .map((fit) => rankFeatures(fit)),
          },
        ]
      : [];
  });
  const weights = parts.map((_, at): number => (left.has(at) ? 0 : 6));
  const speed = parts.map(() => 0);
  for (let round = 0; round < 150; round += 1) {
    const slope = parts.map(() => 0);
    for (const { right, all } of rows) {
      const scores = all.map((features) => dot(features, weights));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const sum = shares.reduce((total, share) => total + share, 0);
      for (const at of parts.keys()) {
        slope[at] = (slope[at] ?? 0) - (right[at] ?? 0);
        for (const [index, features] of all.entries())
          slope[at] += ((shares[index] ?? 0) / sum) * (features[at] ?? 0);
      }
    }
    for (const at of parts.keys()) {
      if (left.has(at)) continue;
      speed[at] = 0.9 * (speed[at] ?? 0) - (4 * (slope[at] ?? 0)) / rows.length;
      weights[at] = (weights[at] ?? 0) + speed[at];
    }
  }
  // Only their proportions order anything.
  const whole = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  return weights.map((weight) => weight / whole);
}

/** How likely the first is right, by logistic regression. */
function learnCertainty(weights: readonly number[]): number[] {
  const draw = random(11);
  const rows = teaching.flatMap((lesson) => {
    const fits = ordered(lesson, weights);
    return [fits, ...(draw() < unknownShare ? [withoutTopic(lesson)] : [])].flatMap((list) => {
      const features = certaintyFeatures(list, stemsOf(lesson.tokens).length, weights);
      return features ? [{ features, isRight: list[0]?.topic === lesson.topic ? 1 : 0 }] : [];
    });
  });
  const learnt = (rows[0]?.features ?? []).map(() => 0);
  const speed = learnt.map(() => 0);
  for (let round = 0; round < 3000; round += 1) {
    const slope = learnt.map((weight, at) => (at === 0 ? 0 : 0.0005 * weight));
    for (const { features, isRight } of rows) {
      const off = (1 / (1 + Math.exp(-dot(features, learnt))) - isRight) / rows.length;
      for (const [at, feature] of features.entries()) slope[at] = (slope[at] ?? 0) + off * feature;
    }
    for (const at of learnt.keys()) {
      speed[at] = 0.95 * (speed[at] ?? 0) - 0.3 * (slope[at] ?? 0);
      learnt[at] = (learnt[at] ?? 0) + speed[at];
    }
  }
  return learnt;
}

function judged({ topic, tokens }: HeldOut, fits: readonly Fit[]): { certain: number; isRight: boolean } {
  const certain = certaintyOf(fits, stemsOf(tokens).length, { rank, certainty });
  return { certain, isRight: fits[0]?.topic === topic };
}

function dot(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);
}

function rounded(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
