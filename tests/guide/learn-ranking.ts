/**
 * Learns how the guide ranks topics and how sure it may be: `npm run learn:guide`. What teaches are rounds of questions that
 * people wrote, those that no topic had been mended by when they were asked: which of the best topics tell what was asked, and
 * whether the first does; each round is tried by what the others taught. `--rounds 13,14,15` names them. Beside it, one way of
 * asking in each language is held out of each topic, and the index of the others is asked for it. The same topics and rounds
 * give the same numbers. `--beside` also learns, by all rounds, which of the rule table and a topic answers. `--parts` also leaves each part of the ranking out in turn; `--dry` writes nothing.
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

const parts = ['words', 'name', 'nearest', 'votes', 'told', 'covered', 'feedback'];
/** So many topics of a question are judged. */
const mostJudged = 30;
const seeds = [1, 2, 3];
/** What is computed, and what is no question for a topic. */
const otherKinds = new Set(['panchang', 'muhurat', 'matching', 'safety']);
/** Answers that the rule table, a topic or neither gives. */
const ofHomes = new Set(['place', 'topic', 'unknown']);

const file = new URL('../../src/domain/guide/knowledge/learned-ranking.ts', import.meta.url);
const topics = allTopics();
const lessons = seeds.flatMap((seed) => heldOut(topics, seed));
const next = random(7);
const testing = lessons.filter(() => next() < 0.5);
const asked = await readRounds();
const named = [...new Set(asked.map(({ round }) => round))];

console.log(`${lessons.length} ways of asking of ${topics.length} topics, held out`);
console.log(`as it was         found first ${percent(foundFirst(testing, learned.rank))}`);
for (const left of process.argv.includes('--parts') ? parts.keys() : [])
  console.log(`without ${(parts[left] ?? '').padEnd(9)} ${triedOnOthers(new Set([left]))}`);
console.log(`with all          ${triedOnOthers(new Set())}`);
const rank = learnRank(asked, new Set());
console.log(`learned           found first ${percent(foundFirst(testing, rank))}`);
const certainty = learnCertainty(asked.map((question) => firstOf(question, rank)));
const beside = process.argv.includes('--beside') ? await readBeside() : [];
if (beside.length > 0) tryBeside();
const besideWeights = (which: 'place' | 'topic') =>
  beside.length === 0
    ? learned[which]
    : learnCertainty(beside.map((row) => ({ ...row, isRight: row[which].isWell })));
if (!process.argv.includes('--dry'))
  writeFileSync(
    file,
    await format(
      `/** Learned from rounds of questions by \`npm run learn:guide\`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty' | 'place' | 'topic', readonly number[]>> = {
  /** Of what \`rankFeatures\` gives, in its order. */
  rank: [${rank.map(rounded).join(', ')}],
  /** Of what \`certaintyFeatures\` gives. */
  certainty: [${certainty.map(rounded).join(', ')}],
  /** Of what \`besideFeatures\` gives, for the rule table and for the first topic. */
  place: [${besideWeights('place').map(rounded).join(', ')}],
  topic: [${besideWeights('topic').map(rounded).join(', ')}],
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

/** How well each round is ranked, and how surely told, by what the others taught. */
function triedOnOthers(left: ReadonlySet<number>): string {
  const tried = named.flatMap((round) => {
    const others = asked.filter((question) => question.round !== round);
    const weights = learnRank(others, left);
    const bySure = learnCertainty(others.map((question) => firstOf(question, weights)));
    return asked
      .filter((question) => question.round === round)
      .map((question) => firstOf(question, weights))
      .map((first) => ({ ...first, isTold: sure(first.features, bySure) >= leastCertain }));
  });
  const told = tried.filter(({ isTold }) => isTold);
  const share = (rows: readonly unknown[], of: readonly unknown[]) => percent(rows.length / of.length);
  return [
    `of ${tried.length}: first well ${share(
      tried.filter(({ isWell }) => isWell),
      tried,
    )}`,
    `about it ${share(
      tried.filter(({ isRight }) => isRight),
      tried,
    )}`,
    `told ${share(told, tried)}`,
    `of these well ${share(
      told.filter(({ isWell }) => isWell),
      told,
    )}`,
    `about something else ${share(
      told.filter(({ isRight }) => !isRight),
      told,
    )}`,
  ].join(', ');
}

/** The weights with which topics that answer well are the most likely among the best, by gradient descent. */
function learnRank(from: readonly Asked[], left: ReadonlySet<number>): number[] {
  const rows = from.filter(({ judged }) => judged.some(({ isWell }) => isWell));
  const weights = parts.map((_, at): number => (left.has(at) ? 0 : 1));
  const speed = parts.map(() => 0);
  for (let step = 0; step < 400; step += 1) {
    const slope = weights.map((weight) => 0.01 * weight);
    for (const { judged } of rows) {
      const scores = judged.map(({ fit }) => rankOf(fit, weights));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = shares.reduce((sum, share) => sum + share, 0);
      const well = judged.reduce((sum, { isWell }, index) => sum + (isWell ? (shares[index] ?? 0) : 0), 0);
      for (const [index, { fit, isWell }] of judged.entries()) {
        const share = shares[index] ?? 0;
        const off = share / all - (isWell ? share / well : 0);
        for (const [at, feature] of rankFeatures(fit).entries())
          slope[at] = (slope[at] ?? 0) + (off * feature) / rows.length;
      }
    }
    for (const at of parts.keys()) {
      if (left.has(at)) continue;
      speed[at] = 0.9 * (speed[at] ?? 0) - 0.2 * (slope[at] ?? 0);
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  // Only their proportions order anything.
  const whole = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  return weights.map((weight) => weight / whole);
}

/** A question of one turn, and how good what each of the best topics tells to it is. */
interface Asked {
  round: string;
  length: number;
  judged: { fit: Fit; isAbout: boolean; isWell: boolean }[];
}

async function readRounds(): Promise<Asked[]> {
  const found: Asked[] = [];
  const at = process.argv.indexOf('--rounds');
  const wanted = at < 0 ? undefined : process.argv[at + 1]?.split(',');
  for (const { round, question } of questionsOf(wanted)) {
    const [text, ...more] = question.turns;
    if (text === undefined || more.length > 0 || otherKinds.has(question.kind)) continue;
    const tokens = tokenise(text);
    const { language } = answerLanguage(tokens, {});
    const knowledge = await knowledgeIn(language);
    const acts = askedActs(tokens);
    const judged = fitTopics(knowledge.index, tokens, { tells: knowledge.tells })
      .slice(0, mostJudged)
      .flatMap((fit) => {
        const topic = knowledge.topics[fit.topic];
        if (!topic) return [];
        const shares = sharesOf(knowledge.index, tokens, topic.name);
        const { paragraphs } = sayTopic(topic, { acts, places: [], language, shares });
        return [{ fit, ...judgeIn(question, paragraphs.join('\n')) }];
      });
    if (judged.length > 0) found.push({ round, length: stemsOf(tokens).length, judged });
  }
  return found;
}

interface First {
  features: number[];
  /** Whether it is about what was asked. */
  isRight: boolean;
  isWell: boolean;
}

/** What is known of the first topic by these weights. */
function firstOf({ judged, length }: Asked, weights: readonly number[]): First {
  const bestFirst = judged.toSorted((a, b) => rankOf(b.fit, weights) - rankOf(a.fit, weights));
  const fits = bestFirst.map(({ fit }) => fit);
  const [first] = bestFirst;
  return {
    features: certaintyFeatures(fits, length, weights) ?? [],
    isRight: first?.isAbout ?? false,
    isWell: first?.isWell ?? false,
  };
}

/** The questions of these rounds, or of all. */
function questionsOf(wanted?: readonly string[]): { round: string; question: RoundQuestion }[] {
  const folder = new URL('questions/', import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .filter((name) => wanted === undefined || wanted.some((number) => name === `round-${number}.jsonl`))
    .flatMap((round) => readRound(new URL(round, folder)).map((question) => ({ round, question })));
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
  const day = readCivilDate('2026-11-24');
  const rows: Beside[] = [];
  for (const { round, question } of questionsOf()) {
    const [text, ...more] = question.turns;
    if (text === undefined || more.length > 0 || day === undefined) continue;
    const tokens = tokenise(text);
    if (tokens.length > storyWords || dangerIn(text) !== undefined) continue;
    const { language } = answerLanguage(tokens, {});
    const context = contextOf(question, day);
    const { kind } = await answerAlone(text, context, language, askedActs(tokens));
    if (!ofHomes.has(kind)) continue;
    const knowledge = await knowledgeIn(language);
    const table = answerQuestion(text, { preferredLanguage: language === 'en' ? 'english' : 'hindi' });
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
      place: judgeIn(question, fromTable(text, context, language).answer),
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
