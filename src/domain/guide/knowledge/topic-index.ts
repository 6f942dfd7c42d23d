import { stemOf, stemsOf } from '../content-words.ts';
import { ordinaryWords } from '../ordinary-words.ts';
import { isPlain } from '../plain-verbs.ts';
import { tokenise, type Token } from '../tokens.ts';
import { rankOf, type Fit } from './ranking.ts';

/** What finds topics, as it is sent to a device. */
export interface PackedIndex {
  ids: readonly string[];
  /** Every stem once, with spaces between them. */
  stems: string;
  /** Of each topic its names, and its other ways of asking: numbers of stems in base 36, with commas between lists. */
  names: readonly string[];
  asks: readonly string[];
  /** Of each topic the names that count letter by letter alone, with commas between them. */
  exact: readonly string[];
}

/** A name of a topic in a question: the tokens `from` (included) to `to` (excluded). */
interface NameMention {
  topic: number;
  from: number;
  to: number;
}

/** What finds topics: their names, their ways of asking, and how much each word tells of them. */
export interface TopicIndex {
  ids: readonly string[];
  stems: ReadonlyMap<string, Stem>;
  /** Of each way of asking its topic and how long it is, by what its stems tell. */
  asks: readonly { topic: number; length: number }[];
  /** By the first stem of a name. */
  names: ReadonlyMap<string, readonly { topic: number; stems: readonly string[] }[]>;
  /** Names that count letter by letter, by their first word. */
  exact: ReadonlyMap<string, readonly { topic: number; words: readonly string[] }[]>;
  /** Of each topic its stems, and how much of it each is. */
  topics: readonly { stems: Stem[]; shares: number[] }[];
}

interface Stem {
  /** How much it tells topics apart. */
  tells: number;
  /** The topics that use it, and how often each does, 1…15. */
  topics: Uint16Array;
  counts: Uint8Array;
  /** How much of each of these topics it is: together with the other stems of a topic a vector of length 1. */
  shares: Float32Array;
  /** The ways of asking that use it. */
  asks: Uint32Array;
}

const nameCounts = 4;
const mostCounted = 15;
const ordinaryShare = 0.25;
const unknownShare = 0.75;
const saturation = 1.5;
/** More words than these say no more of what a question is about. */
const mostTelling = 6;

/** The index that was packed. */
export function unpacked({
  ids,
  stems: packedStems,
  names: packedNames,
  asks: packedAsks,
  exact: packedExact,
}: PackedIndex): TopicIndex {
  const words = packedStems.split(' ');
  const read = (packed: string) =>
    packed === ''
      ? []
      : packed.split(',').map((list) => list.split(' ').map((number) => Number.parseInt(number, 36)));
  const uses = words.map(() => ({ counts: new Map<number, number>(), asks: [] as number[] }));
  const byFirst = new Map<string, { topic: number; stems: string[] }[]>();
  const asked: { topic: number; numbers: number[] }[] = [];
  for (const topic of ids.keys()) {
    const use = (numbers: readonly number[], times: number) => {
      const own = [...new Set(numbers)];
      for (const number of own) {
        const { counts, asks } = uses[number] ?? emptyUses();
        counts.set(topic, Math.min(mostCounted, (counts.get(topic) ?? 0) + times));
        asks.push(asked.length);
      }
      asked.push({ topic, numbers: own });
    };
    for (const numbers of read(packedNames[topic] ?? '')) {
      use(numbers, nameCounts);
      const stems = numbers.map((number) => words[number] ?? '');
      const known = byFirst.get(stems[0] ?? '') ?? [];
      known.push({ topic, stems });
      byFirst.set(stems[0] ?? '', known);
    }
    for (const numbers of read(packedAsks[topic] ?? '')) use(numbers, 1);
  }
  const stems = words.map((word, number): Stem => {
    const { counts, asks } = uses[number] ?? emptyUses();
    return {
      tells: Math.log(1 + ids.length / (1 + counts.size)) * (ordinary().has(word) ? ordinaryShare : 1),
      topics: Uint16Array.from(counts.keys()),
      counts: Uint8Array.from(counts.values()),
      shares: new Float32Array(counts.size),
      asks: Uint32Array.from(asks),
    };
  });
  return {
    ids,
    topics: topicsOf(stems, ids.length),
    stems: new Map(words.map((word, number) => [word, stems[number] ?? noStem])),
    asks: asked.map(({ topic, numbers }) => ({
      topic,
      length: Math.hypot(...numbers.map((number) => stems[number]?.tells ?? 0)),
    })),
    names: byFirst,
    exact: exactNames(packedExact),
  };
}

function exactNames(packed: readonly string[]): TopicIndex['exact'] {
  const names = new Map<string, { topic: number; words: string[] }[]>();
  for (const [topic, list] of packed.entries())
    for (const name of list === '' ? [] : list.split(',')) {
      const words = name.split(' ');
      const [first = ''] = words;
      names.set(first, [...(names.get(first) ?? []), { topic, words }]);
    }
  return names;
}

/** The stems of each of so many topics; writes the shares of the stems. */
function topicsOf(stems: readonly Stem[], number: number): { stems: Stem[]; shares: number[] }[] {
  const topics = Array.from({ length: number }, () => ({ stems: [] as Stem[], shares: [] as number[] }));
  for (const stem of stems)
    for (const [at, topic] of stem.topics.entries()) {
      const count = stem.counts[at] ?? 0;
      topics[topic]?.stems.push(stem);
      topics[topic]?.shares.push((stem.tells * count) / (count + saturation));
    }
  for (const [topic, own] of topics.entries()) {
    const length = Math.hypot(...own.shares);
    own.shares = own.shares.map((share) => share / length);
    for (const [at, stem] of own.stems.entries())
      stem.shares[stem.topics.indexOf(topic)] = own.shares[at] ?? 0;
  }
  return topics;
}

function emptyUses(): { counts: Map<number, number>; asks: number[] } {
  return { counts: new Map(), asks: [] };
}

const noStem: Stem = {
  tells: 0,
  topics: new Uint16Array(),
  counts: new Uint8Array(),
  shares: new Float32Array(),
  asks: new Uint32Array(),
};

/** How much a stem tells topics apart; little for a word of every question, known or not. */
export function telling({ stems, ids }: TopicIndex, stem: string): number {
  const known = stems.get(stem);
  if (known) return known.tells;
  return Math.log(1 + ids.length) * (ordinary().has(stem) || isPlain(stem) ? ordinaryShare : unknownShare);
}

/** Whether a question is hardly ever about it. */
export function isOrdinary(stem: string): boolean {
  return ordinary().has(stem);
}

let ordinaryStems: ReadonlySet<string> | undefined;

/** By their stems, as questions are compared. */
function ordinary(): ReadonlySet<string> {
  ordinaryStems ??= new Set([...ordinaryWords].flatMap((word) => stemsOf(tokenise(word))));
  return ordinaryStems;
}

/**
 * Every topic that shares a word with the question, the best first; of a story each by the sentence that it fits best. Who
 * asks about a festival by its name, whose stems are `named`, hardly asks for a topic that knows none of them.
 */
export function fitTopics(
  index: TopicIndex,
  tokens: readonly Token[],
  { tells = tellsNothing, named = [] }: { tells?: Tells; named?: readonly string[] } = {},
): Fit[] {
  const knows = (topic: number) =>
    named.length === 0 ||
    named.some((stem) => tells(topic).has(stem) || index.stems.get(stem)?.topics.includes(topic));
  const best = new Map<number, { fit: Fit; rank: number }>();
  const feedback = feedbackOf(index, tokens);
  const sentences = sentencesOf(tokens);
  for (const [at, sentence] of sentences.entries()) {
    // What is asked mostly stands at the end.
    const counts = at === sentences.length - 1 ? 1 : sentences.length > 2 ? otherSentence : 1;
    for (const found of fitSentence(index, sentence, counts, { tells, feedback })) {
      const fit = knows(found.topic) ? found : weakened(found);
      const rank = rankOf(fit);
      const known = best.get(fit.topic);
      if (!known || rank > known.rank) best.set(fit.topic, { fit, rank });
    }
  }
  return [...best.values()].toSorted((a, b) => b.rank - a.rank).map(({ fit }) => fit);
}

const withoutNamed = 0.75;

function weakened(fit: Fit): Fit {
  const { words, nearest, covered } = fit;
  return {
    ...fit,
    words: words * withoutNamed,
    nearest: nearest * withoutNamed,
    covered: covered * withoutNamed,
  };
}

/** The stems of what a topic tells, by its place in the index. */
export type Tells = (topic: number) => ReadonlySet<string>;

const nothing: ReadonlySet<string> = new Set();
const tellsNothing: Tells = () => nothing;
/** Of so many topics, the best by their ways of asking, it is looked up whether what they tell says the same. */
const mostLookedUp = 12;

const otherSentence = 0.85;
const longQuestion = 16;
const ownStems = 3;

function sentencesOf(tokens: readonly Token[]): Token[][] {
  if (tokens.length <= longQuestion) return [[...tokens]];
  const sentences: Token[][] = [];
  for (const token of tokens) {
    const last = sentences.at(-1);
    if (last === undefined || token.gap === 'stop') sentences.push([token]);
    else last.push(token);
  }
  // "What should I do with it?" says too little to be about something of its own.
  return sentences.reduce<Token[][]>((joined, sentence) => {
    const before = joined.at(-1);
    if (before && stemsOf(sentence).length < ownStems) before.push(...sentence);
    else joined.push(sentence);
    return joined;
  }, []);
}

const mostFedBack = 10;

/**
 * How alike each topic is to those that share most with the whole question (pseudo-relevance feedback): of topics that
 * share a word or two with a story, the one whose neighbours share some as well is more likely meant.
 */
function feedbackOf({ ids, stems, topics }: TopicIndex, tokens: readonly Token[]): Float64Array {
  const shared = new Float64Array(ids.length);
  for (const said of new Set(stemsOf(tokens))) {
    const stem = stems.get(said);
    if (stem) addShares(shared, stem, stem.tells);
  }
  const nearest = [...shared.keys()]
    .filter((topic) => shared[topic] !== 0)
    .toSorted((one, other) => (shared[other] ?? 0) - (shared[one] ?? 0))
    .slice(0, mostFedBack);
  const widened = new Map<Stem, number>();
  for (const topic of nearest) {
    const times = (shared[topic] ?? 0) ** 2;
    for (const [at, stem] of (topics[topic]?.stems ?? []).entries())
      widened.set(stem, (widened.get(stem) ?? 0) + times * (topics[topic]?.shares[at] ?? 0));
  }
  const alike = new Float64Array(ids.length);
  for (const [stem, times] of widened) addShares(alike, stem, times);
  const most = Math.max(...alike);
  return most === 0 ? alike : alike.map((each) => each / most);
}

/** Adds so many times what a stem is of each topic; by counting, as it is done tens of thousands of times for a question. */
function addShares(sums: Float64Array, { topics, shares }: Stem, times: number): void {
  for (let at = 0; at < topics.length; at += 1) {
    const topic = topics[at] ?? 0;
    sums[topic] = (sums[topic] ?? 0) + times * (shares[at] ?? 0);
  }
}

interface Beside {
  tells: Tells;
  /** Of each topic, as `feedbackOf` gives it. */
  feedback: Float64Array;
}

/** `counts` is how much the sentence counts among those of its question, 0…1. */
function fitSentence(
  index: TopicIndex,
  tokens: readonly Token[],
  counts: number,
  { tells: told, feedback }: Beside,
): Fit[] {
  const said = [...new Set(stemsOf(tokens))];
  const stems = said.map((stem) => ({
    tells: telling(index, stem),
    uses: index.stems.get(stem),
  }));
  const whole = stems
    .map(({ tells }) => tells)
    .toSorted((a, b) => b - a)
    .slice(0, mostTelling)
    .reduce((sum, tells) => sum + tells, 0);
  if (whole === 0) return [];
  const length = Math.hypot(...stems.map(({ tells }) => tells));
  const words = new Float64Array(index.ids.length);
  const known = new Uint16Array(index.ids.length);
  const nearest = new Float64Array(index.ids.length);
  const alike = new Float64Array(index.asks.length);
  const topics: number[] = [];
  const asks: number[] = [];
  // Every topic and every way of asking is looked at once, whatever words it shares.
  for (const { tells, uses } of stems) {
    if (!uses) continue;
    for (const [at, topic] of uses.topics.entries()) {
      const count = uses.counts[at] ?? 0;
      const before = words[topic] ?? 0;
      if (before === 0) topics.push(topic);
      words[topic] = before + (tells * count) / (count + saturation);
      known[topic] = (known[topic] ?? 0) + 1;
    }
    for (const ask of uses.asks) {
      const before = alike[ask] ?? 0;
      if (before === 0) asks.push(ask);
      alike[ask] = before + tells * tells;
    }
  }
  const likenesses: { topic: number; likeness: number }[] = [];
  for (const ask of asks) {
    const of = index.asks[ask];
    if (!of) continue;
    const likeness = (alike[ask] ?? 0) / (of.length * length);
    nearest[of.topic] = Math.max(nearest[of.topic] ?? 0, likeness);
    if (likeness > leastAlike) likenesses.push({ topic: of.topic, likeness });
  }
  const votes = votesOf(likenesses);
  const named = new Map<number, number>();
  for (const { topic, from, to } of nameMentions(index, tokens)) {
    const mass = [...new Set(stemsOf(tokens.slice(from, to)))].reduce(
      (sum, stem) => sum + telling(index, stem),
      0,
    );
    named.set(topic, Math.max(named.get(topic) ?? 0, mass));
  }
  const fits = topics.map((topic) => ({
    topic,
    words: Math.min(1, (words[topic] ?? 0) / whole) * counts,
    name: Math.min(1, (named.get(topic) ?? 0) / whole) * counts,
    nearest: (nearest[topic] ?? 0) * counts,
    votes: votes.get(topic) ?? 0,
    told: 0,
    covered: ((known[topic] ?? 0) / said.length) * counts,
    feedback: feedback[topic] ?? 0,
  }));
  for (const fit of fits.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, mostLookedUp)) {
    const facts = told(fit.topic);
    const mass = said.reduce((sum, stem) => sum + (facts.has(stem) ? telling(index, stem) : 0), 0);
    fit.told = Math.min(1, mass / whole) * counts;
    const covered = said.filter(
      (stem) => facts.has(stem) || index.stems.get(stem)?.topics.includes(fit.topic),
    );
    fit.covered = (covered.length / said.length) * counts;
  }
  return fits;
}

/** Ways of asking less alike than this say nothing, and so many of the most alike ones vote. */
const leastAlike = 0.2;
const mostVotes = 8;

/** Of the ways of asking that are most alike, the share of each topic. */
function votesOf(likenesses: readonly { topic: number; likeness: number }[]): Map<number, number> {
  const votes = new Map<number, number>();
  const voters = likenesses.toSorted((a, b) => b.likeness - a.likeness).slice(0, mostVotes);
  const whole = voters.reduce((sum, { likeness }) => sum + likeness ** 2, 0);
  for (const { topic, likeness } of voters) votes.set(topic, (votes.get(topic) ?? 0) + likeness ** 2 / whole);
  return votes;
}

/** How much of what a question says beside a name a text says too, 0…1. */
export function sharesOf(
  index: TopicIndex,
  tokens: readonly Token[],
  name: string,
): (text: string) => number {
  const named = new Set(stemsOf(tokenise(name)));
  const added = [...new Set(stemsOf(tokens))].filter((stem) => !named.has(stem));
  const mass = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + telling(index, stem), 0);
  const whole = mass(added);
  return (text) => {
    const said = new Set(stemsOf(tokenise(text)));
    return whole === 0 ? 0 : mass(added.filter((stem) => said.has(stem))) / whole;
  };
}

/** Where names of topics stand in a question; of two that overlap the longer one alone. */
export function nameMentions(index: TopicIndex, tokens: readonly Token[]): NameMention[] {
  const said = tokens.map((token) => stemOf(token));
  const found: NameMention[] = [];
  for (const [from, first] of said.entries()) {
    for (const { topic, words } of index.exact.get(tokens[from]?.text ?? '') ?? [])
      if (words.every((word, at) => tokens[from + at]?.text === word))
        found.push({ topic, from, to: from + words.length });
    if (first === undefined) continue;
    for (const { topic, stems } of index.names.get(first) ?? []) {
      const to = endOf(said, stems, from);
      if (to !== undefined) found.push({ topic, from, to });
    }
  }
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.to - other.from > one.to - one.from && other.from <= one.from && other.to >= one.to,
      ),
  );
}

/** The words of a name stand in order; words that say nothing alone may stand between them. */
function endOf(
  said: readonly (string | undefined)[],
  stems: readonly string[],
  from: number,
): number | undefined {
  let at = from;
  for (const stem of stems) {
    while (at < said.length && at > from && said[at] === undefined) at += 1;
    if (said[at] !== stem) return undefined;
    at += 1;
  }
  return at;
}
