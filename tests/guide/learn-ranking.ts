/**
 * Learns how the guide ranks topics and how sure it may be: `npm run learn:guide`. What teaches to rank are the topics' own ways
 * of asking: one in each language is held out of each topic, and the index of the others is asked for it. Half of them teach,
 * the other half says how well it went. What teaches to be sure are the rounds of questions that people wrote: whether what the
 * first topic tells is about what was asked; each round is tried by what the others taught. The same topics and rounds give the
 * same numbers. `--parts` also leaves each part of the ranking out in turn, to see what it is worth; `--dry` writes nothing.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { answerAlone, fromTable } from '#domain/guide/answer-alone.ts';
import { answerQuestion } from '#domain/guide/answer-question.ts';
import { sayTopic } from '#domain/guide/answer-topics.ts';
import { askedActs } from '#domain/guide/asked-acts.ts';
import { storyWords } from '#domain/guide/asked-part.ts';
import { stemsOf } from '#domain/guide/content-words.ts';
import { answerLanguage } from '#domain/guide/detect-language.ts';
import { heldOut, random, type HeldOut } from '#domain/guide/knowledge/held-out.ts';
import { knowledgeIn } from '#domain/guide/knowledge/known-topics.ts';
import { learned } from '#domain/guide/knowledge/learned-ranking.ts';
import {
  certaintyFeatures,
  leastCertain,
  leastCertainBeside,
  placeOrTopic,
  rankFeatures,
  rankOf,
  type Fit,
} from '#domain/guide/knowledge/ranking.ts';
import { allTopics } from '#domain/guide/knowledge/read-all.ts';
import { fitTopics, sharesOf } from '#domain/guide/knowledge/topic-index.ts';
import { besideFeatures, readWords } from '#domain/guide/read-words.ts';
import { dangerIn } from '#domain/guide/safety.ts';
import { tokenise } from '#domain/guide/tokens.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import { contextOf } from '../../src/cli/guide-context.ts';
import { judgeAnswer, readRound, type RoundQuestion } from './rounds.ts';

const parts = ['words', 'name', 'nearest', 'votes', 'told', 'covered'];
const seeds = [1, 2, 3];
/** What is computed, and what is no question for a topic. */
const otherKinds = new Set(['panchang', 'muhurat', 'matching', 'safety']);
/** Answers that the rule table, a topic or neither gives. */
const ofHomes = new Set(['place', 'topic', 'unknown']);

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
const rounds = await readRounds();
for (const round of new Set(rounds.map((row) => row.round))) {
  const others = learnCertainty(
    rounds.filter((row) => row.round !== round).map((row) => ({ ...row, isRight: row.isAbout })),
  );
  const own = rounds.filter((row) => row.round === round);
  const told = own.filter(({ features }) => sure(features, others) >= leastCertain);
  const wrong = told.filter(({ isAbout }) => !isAbout);
  console.log(
    `${round}: told ${percent(told.length / own.length)} of ${own.length}, of these ${percent(wrong.length / told.length)} about something else`,
  );
}
const certainty = learnCertainty(rounds.map((row) => ({ ...row, isRight: row.isAbout })));
const beside = await readBeside();
tryBeside();
const placeWeights = learnCertainty(beside.map((row) => ({ ...row, isRight: row.place.isWell })));
const topicWeights = learnCertainty(beside.map((row) => ({ ...row, isRight: row.topic.isWell })));
if (!process.argv.includes('--dry'))
  writeFileSync(
    file,
    await format(
      `/** Learned from the topics' own ways of asking and from rounds of questions by \`npm run learn:guide\`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty' | 'place' | 'topic', readonly number[]>> = {
  /** Of what \`rankFeatures\` gives, in its order. */
  rank: [${rank.map(rounded).join(', ')}],
  /** Of what \`certaintyFeatures\` gives. */
  certainty: [${certainty.map(rounded).join(', ')}],
  /** Of what \`besideFeatures\` gives, for the rule table and for the first topic. */
  place: [${placeWeights.map(rounded).join(', ')}],
  topic: [${topicWeights.map(rounded).join(', ')}],
};
`,
      { ...(await resolveConfig(fileURLToPath(file))), parser: 'typescript' },
    ),
  );

function foundFirst(from: readonly HeldOut[], weights: readonly number[]): number {
  return from.filter((lesson) => ordered(lesson, weights)[0]?.topic === lesson.topic).length / from.length;
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

interface Judged {
  round: string;
  features: number[];
  /** Whether it is about what was asked. */
  isAbout: boolean;
}

/** The first topic of each question of one turn, and how good what it tells is. */
async function readRounds(): Promise<Judged[]> {
  const folder = new URL('questions/', import.meta.url);
  const judged: Judged[] = [];
  for (const round of readdirSync(folder).toSorted())
    for (const question of readRound(new URL(round, folder))) {
      const [asked, ...more] = question.turns;
      if (asked === undefined || more.length > 0 || otherKinds.has(question.kind)) continue;
      const tokens = tokenise(asked);
      const { language } = answerLanguage(tokens, {});
      const knowledge = await knowledgeIn(language);
      const fits = fitTopics(knowledge.index, tokens, { tells: knowledge.tells }).toSorted(
        (a, b) => rankOf(b, rank) - rankOf(a, rank),
      );
      const features = certaintyFeatures(fits, stemsOf(tokens).length, rank);
      const topic = fits[0] && knowledge.topics[fits[0].topic];
      if (!features || !topic) continue;
      const { paragraphs } = sayTopic(topic, {
        acts: askedActs(tokens),
        places: [],
        language,
        shares: sharesOf(knowledge.index, tokens, topic.name),
      });
      judged.push({ round, features, ...judgeIn(question, paragraphs.join('\n')) });
    }
  return judged;
}

/** No answer is a good one to what is no question for the guide. */
function judgeIn(question: RoundQuestion, answer: string): { isAbout: boolean; isWell: boolean } {
  return question.expect === 'abstain' ? { isAbout: false, isWell: false } : judgeAnswer(question, answer);
}

interface Beside {
  round: string;
  features: number[];
  place: { isAbout: boolean; isWell: boolean };
  topic: { isAbout: boolean; isWell: boolean };
}

/** What the rule table and the first topic say to each question of one turn that both could answer, and how good it is. */
async function readBeside(): Promise<Beside[]> {
  const folder = new URL('questions/', import.meta.url);
  const day = readCivilDate('2026-11-24');
  const rows: Beside[] = [];
  for (const round of readdirSync(folder).toSorted())
    for (const question of readRound(new URL(round, folder))) {
      const [asked, ...more] = question.turns;
      if (asked === undefined || more.length > 0 || day === undefined) continue;
      const tokens = tokenise(asked);
      if (tokens.length > storyWords || dangerIn(asked) !== undefined) continue;
      const { language } = answerLanguage(tokens, {});
      const context = contextOf(question, day);
      const { kind } = await answerAlone(asked, context, language, askedActs(tokens));
      if (!ofHomes.has(kind)) continue;
      const knowledge = await knowledgeIn(language);
      const table = answerQuestion(asked, { preferredLanguage: language === 'en' ? 'english' : 'hindi' });
      const read = readWords(tokens, knowledge, table);
      const first = read.fits[0] && knowledge.topics[read.fits[0].topic];
      if (!read.hasCore || !first) continue;
      const { paragraphs } = sayTopic(first, {
        acts: askedActs(tokens),
        places: read.places,
        language,
        shares: sharesOf(knowledge.index, tokens, first.name),
      });
      rows.push({
        round,
        features: besideFeatures(read, table),
        place: judgeIn(question, fromTable(asked, context, language).answer),
        topic: judgeIn(question, paragraphs.join('\n')),
      });
    }
  return rows;
}

/** How well it is weighed which of them answers, each round by what the others taught. */
function tryBeside(): void {
  const told = [...new Set(beside.map((row) => row.round))].flatMap((round) => {
    const others = beside.filter((row) => row.round !== round);
    const learnt = {
      place: learnCertainty(others.map((row) => ({ ...row, isRight: row.place.isWell }))),
      topic: learnCertainty(others.map((row) => ({ ...row, isRight: row.topic.isWell }))),
    };
    return beside
      .filter((row) => row.round === round)
      .flatMap((row) => {
        const likely = placeOrTopic(row.features, learnt);
        const isTopic = likely.topic > likely.place;
        return Math.max(likely.topic, likely.place) >= leastCertainBeside
          ? [isTopic ? row.topic : row.place]
          : [];
      });
  });
  const share = (number: number) => percent(number / beside.length);
  console.log(
    `rule table or topic: of ${beside.length} told ${share(told.length)}, well ${share(told.filter(({ isWell }) => isWell).length)}, about something else ${share(told.filter(({ isAbout }) => !isAbout).length)}`,
  );
}

/** How likely an answer is a good one, by logistic regression. */
function learnCertainty(rows: readonly { features: number[]; isRight: boolean }[]): number[] {
  const learnt = (rows[0]?.features ?? []).map(() => 0);
  const speed = learnt.map(() => 0);
  for (let step = 0; step < 6000; step += 1) {
    const slope = learnt.map((weight, at) => (at === 0 ? 0 : 0.002 * weight));
    for (const { features, isRight } of rows) {
      const off = (sure(features, learnt) - (isRight ? 1 : 0)) / rows.length;
      for (const [at, feature] of features.entries()) slope[at] = (slope[at] ?? 0) + off * feature;
    }
    for (const at of learnt.keys()) {
      speed[at] = 0.95 * (speed[at] ?? 0) - 0.3 * (slope[at] ?? 0);
      learnt[at] = (learnt[at] ?? 0) + speed[at];
    }
  }
  return learnt;
}

function sure(features: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-dot(features, weights)));
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
