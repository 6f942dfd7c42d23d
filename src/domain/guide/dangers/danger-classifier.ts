import type { Danger } from './rule.ts';
import { dangerFeatures } from './danger-features.ts';

/** What is only hinted at is told apart as far as the help differs. */
export const hintedDangers = ['life', 'hurt', 'body', 'money', 'foretold', 'addiction'] as const;
export type HintedDanger = (typeof hintedDangers)[number];

export const hintOf: Readonly<Record<Danger, HintedDanger>> = {
  despair: 'life',
  child: 'hurt',
  'child-marriage': 'hurt',
  violence: 'hurt',
  revenge: 'hurt',
  godman: 'hurt',
  emergency: 'body',
  medicine: 'body',
  cure: 'body',
  scam: 'money',
  lenders: 'money',
  curse: 'money',
  death: 'foretold',
  'sex-of-child': 'foretold',
  addiction: 'addiction',
};

/** The weights of a multinomial logistic regression, written by `npm run learn:dangers`. */
export interface LearnedDangers {
  /** For "none" and each of `hintedDangers`. */
  bias: readonly number[];
  /** What a weight of one step is worth. */
  step: number;
  /** Features, one a line. */
  features: string;
  /** Of each feature the weights for "none" and each of `hintedDangers`, as signs around `zeroLetter`. */
  weights: string;
}

/** Weights are whole numbers of steps, at most so many to either side, each as the sign so far from this one. */
export const zeroLetter = 79;
export const mostWeight = 44;
const groups = hintedDangers.length + 1;

export interface Likelihood {
  hinted: HintedDanger;
  /** That a message speaks of any danger, 0…1, among messages as the classifier has learned from. */
  likelihood: number;
}

/** How likely a message hints at a danger, and which one is likeliest. */
export function classifyDanger(message: string, learned: LearnedDangers): Likelihood {
  const known = indexOf(learned);
  const found = dangerFeatures(message).flatMap((feature) => known.get(feature) ?? []);
  const scores = [...learned.bias];
  const norm = learned.step / Math.sqrt(Math.max(found.length, 1));
  for (const at of found)
    for (let group = 0; group < groups; group += 1)
      scores[group] =
        (scores[group] ?? 0) + (learned.weights.charCodeAt(at * groups + group) - zeroLetter) * norm;
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const [none = 0, ...dangers] = odds;
  const sum = odds.reduce((total, each) => total + each, 0);
  const likeliest = dangers.indexOf(Math.max(...dangers));
  return { hinted: hintedDangers[likeliest] ?? 'life', likelihood: 1 - none / sum };
}

let indexed: { learned: LearnedDangers; index: ReadonlyMap<string, number> } | undefined;

function indexOf(learned: LearnedDangers): ReadonlyMap<string, number> {
  if (indexed?.learned !== learned)
    indexed = { learned, index: new Map(learned.features.split('\n').map((feature, at) => [feature, at])) };
  return indexed.index;
}
