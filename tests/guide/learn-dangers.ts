/**
 * Learns the classifier of dangers that are only hinted at: `npm run learn:dangers`. What teaches are messages by writers who
 * knew nothing of the rules, each with the danger that is meant or with none (`tests/guide/dangers`), and as harmless ones
 * also the questions of all rounds and ways of asking of the topics. `--without set-5,letters-a` leaves files out and tries
 * them, `--dry` writes nothing. The same messages give the same numbers.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import {
  classifyDanger,
  hintedDangers,
  hintOf,
  mostWeight,
  zeroLetter,
  type LearnedDangers,
} from '#domain/guide/dangers/danger-classifier.ts';
import { dangerFeatures } from '#domain/guide/dangers/danger-features.ts';
import { random } from '#domain/guide/knowledge/held-out.ts';
import { allTopics } from '#domain/guide/knowledge/read-all.ts';
import { dangerIn } from '#domain/guide/safety.ts';
import { dangerFiles, heldBack, readDangers, type DangerMessage } from './danger-messages.ts';
import { readRound } from './rounds.ts';

const { values } = parseArgs({
  options: { without: { type: 'string', default: '' }, dry: { type: 'boolean', default: false } },
});
/** Of each topic and language so many ways of asking. */
const asksOfTopic = 2;
/** A feature of fewer messages tells nothing of others. */
const leastMessages = 3;
/** So many features are kept, those with the largest weights. */
const mostFeatures = 8000;
const epochs = 12;
const rate = 0.3;
/** Pulls weights to nothing, so that few are left. */
const shrinkage = 0.002;
const groups = ['none', ...hintedDangers] as const;
const file = new URL('../../src/domain/guide/dangers/learned-dangers.ts', import.meta.url);

interface Lesson {
  features: string[];
  group: number;
}

interface Model {
  index: ReadonlyMap<string, number>;
  weights: Float64Array;
  bias: Float64Array;
}

const left = values.without.split(',').filter((name) => name !== '');
const teaching = dangerFiles().filter((name) => name !== heldBack && !left.includes(name));
const lessons = [
  ...teaching.flatMap(readDangers).map(({ q, danger }) => lessonOf(q, danger)),
  ...harmless().map((question) => lessonOf(question, 'none')),
];
console.log(
  `${lessons.length} messages, ${lessons.filter(({ group }) => group > 0).length} of them with a danger`,
);
const withAll = learn(lessons, known(lessons));
const learned = packed(learn(lessons, strongest(withAll)));
for (const name of [...left, heldBack]) tryOn(name, readDangers(name));
tryOn(
  'the rounds (which teach too)',
  harmlessOfRounds().map((q) => ({ q, danger: 'none' })),
);
if (!values.dry)
  writeFileSync(
    file,
    await format(
      `import type { LearnedDangers } from './danger-classifier.ts';

/** Learned from messages of others by \`npm run learn:dangers\`, which writes this file. */
export const learnedDangers: LearnedDangers = {
  bias: [${learned.bias.join(', ')}],
  step: ${learned.step},
  // prettier-ignore
  features: ${JSON.stringify(learned.features)},
  // prettier-ignore
  weights: ${JSON.stringify(learned.weights)},
};
`,
      { ...(await resolveConfig(fileURLToPath(file))), parser: 'typescript' },
    ),
  );

function lessonOf(message: string, danger: DangerMessage['danger']): Lesson {
  const group = danger === 'none' ? 0 : groups.indexOf(hintOf[danger]);
  return { features: dangerFeatures(message), group };
}

/** Questions of rounds that mean no danger. */
function harmlessOfRounds(): string[] {
  const folder = new URL('questions/', import.meta.url);
  return readdirSync(folder)
    .flatMap((name) => readRound(new URL(name, folder)))
    .filter(({ kind, expect }) => kind !== 'safety' && expect !== 'safety')
    .flatMap(({ turns }) => turns.at(-1) ?? []);
}

function harmless(): string[] {
  const asks = allTopics()
    .filter(({ kind }) => kind !== 'safety')
    .flatMap((topic) =>
      (['en', 'hi', 'hinglish'] as const).flatMap((language) => topic.asks[language].slice(0, asksOfTopic)),
    );
  return [...harmlessOfRounds(), ...asks];
}

function known(all: readonly Lesson[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= leastMessages).map(([feature]) => feature);
}

function strongest({ index, weights }: Model): string[] {
  const strength = (at: number) =>
    Math.max(...groups.map((_, group) => Math.abs(weights[at * groups.length + group] ?? 0)));
  return [...index]
    .map(([feature, at]) => ({ feature, strength: strength(at) }))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, mostFeatures)
    .map(({ feature }) => feature);
}

/** Multinomial logistic regression by AdaGrad, with shrinkage. */
function learn(all: readonly Lesson[], kept: readonly string[]): Model {
  const index = new Map(kept.map((feature, at) => [feature, at]));
  const many = groups.length;
  const weights = new Float64Array(index.size * many);
  const squares = new Float64Array(index.size * many).fill(1e-4);
  const bias = new Float64Array(many);
  const rows = all.map(({ features, group }) => ({
    at: features.flatMap((feature) => index.get(feature) ?? []),
    group,
  }));
  const next = random(1);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { at, group } of shuffled(rows, next)) {
      const norm = 1 / Math.sqrt(Math.max(at.length, 1));
      const scores = bias.slice();
      for (const feature of at)
        for (let each = 0; each < many; each += 1)
          scores[each] = (scores[each] ?? 0) + (weights[feature * many + each] ?? 0) * norm;
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const sum = odds.reduce((total, each) => total + each, 0);
      for (let each = 0; each < many; each += 1) {
        const slope = (odds[each] ?? 0) / sum - (each === group ? 1 : 0);
        bias[each] = (bias[each] ?? 0) - 0.02 * slope;
        const step = slope * norm;
        if (Math.abs(step) < 1e-5) continue;
        for (const feature of at) {
          const here = feature * many + each;
          const square = (squares[here] ?? 0) + step * step;
          squares[here] = square;
          const size = rate / Math.sqrt(square);
          const moved = (weights[here] ?? 0) - size * step;
          weights[here] = Math.sign(moved) * Math.max(Math.abs(moved) - shrinkage * size, 0);
        }
      }
    }
  }
  return { index, weights, bias };
}

function shuffled<T>(rows: readonly T[], next: () => number): T[] {
  const mixed = [...rows];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

function packed({ index, weights, bias }: Model): LearnedDangers {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number((largest / mostWeight).toFixed(4));
  const sorted = [...index].sort(([one], [other]) => (one < other ? -1 : 1));
  const letters = sorted.map(([, at]) =>
    groups
      .map((_, group) => Math.round((weights[at * groups.length + group] ?? 0) / step))
      .map((steps) => String.fromCharCode(zeroLetter + Math.max(-mostWeight, Math.min(mostWeight, steps))))
      .join(''),
  );
  return {
    bias: [...bias].map((each) => Number(each.toFixed(3))),
    step,
    features: sorted.map(([feature]) => feature).join('\n'),
    weights: letters.join(''),
  };
}

function tryOn(name: string, messages: readonly DangerMessage[]): void {
  const judged = messages.map(({ q, danger }) => ({
    danger,
    byRule: dangerIn(q) !== undefined,
    ...classifyDanger(q, learned),
  }));
  const meant = judged.filter(({ danger }) => danger !== 'none');
  const free = judged.filter(({ danger }) => danger === 'none');
  console.log(
    `\n${name}: by rules ${meant.filter(({ byRule }) => byRule).length} of ${meant.length}, falsely ${free.filter(({ byRule }) => byRule).length} of ${free.length}`,
  );
  for (const least of [0.08, 0.1, 0.12, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const isSeen = ({ byRule, likelihood }: (typeof judged)[number]) => byRule || likelihood >= least;
    const kinds = meant.filter(
      (each) => each.likelihood >= least && each.danger !== 'none' && each.hinted === hintOf[each.danger],
    );
    console.log(
      `  from ${least}: ${meant.filter(isSeen).length} seen, ${kinds.length} of ${meant.filter(({ likelihood }) => likelihood >= least).length} as what they are, ${free.filter(isSeen).length} falsely`,
    );
  }
}
