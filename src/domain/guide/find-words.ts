import {
  centreWords,
  cornerWords,
  roomWords,
  sideWords,
  signalWords,
  thingWords,
  topicWords,
  type Concept,
} from './lexicon.ts';
import { isOneEditApart, skeletonOf } from './skeleton.ts';
import { tokenise, type Token } from './tokens.ts';

/** A phrase of the lexicon found in a question: the tokens `from` (included) to `to` (excluded). */
export interface Found<C extends Concept = Concept> {
  concept: C;
  from: number;
  to: number;
}

export type FoundSignal = Found<Of<'signal'>>;
export type FoundThing = Found<Of<'thing'>>;

type Kind = Concept['kind'];
type Of<K extends Kind> = Extract<Concept, { kind: K }>;

interface Phrase {
  concept: Concept;
  words: readonly { text: string; skeleton: string }[];
}

/** Shorter skeletons say too little: "bath" and "baat" would be one. */
const shortestSkeleton = 4;
const shortestGuess = 5;
/** A slip in other kinds is taken as another word: "best" is not "west". */
const guessedKinds: ReadonlySet<Kind> = new Set(['room', 'corner', 'topic']);

/** The phrases of one kind in a question: longest first, from the left, without overlap. */
export function findWords<K extends Kind>(tokens: readonly Token[], ...kinds: readonly K[]): Found<Of<K>>[] {
  const found: Found<Of<K>>[] = [];
  const indexes = kinds.map((kind) => indexOf(kind));
  let at = 0;
  while (at < tokens.length) {
    const longest = longestAt(tokens, at, indexes);
    if (longest) {
      found.push({ concept: longest.concept as Of<K>, from: at, to: at + longest.words.length });
      at += longest.words.length;
    } else at += 1;
  }
  return found;
}

/** Every signal in a question; unlike the other kinds they may overlap ("what should i do" holds "should i"). */
export function findSignals(tokens: readonly Token[]): FoundSignal[] {
  const index = indexOf('signal');
  return tokens.flatMap((_, at) =>
    candidatesAt(tokens, at, index).map(({ concept, words }) => ({
      concept: concept as Of<'signal'>,
      from: at,
      to: at + words.length,
    })),
  );
}

/** Whether a question asks where something is to be, and not why. */
export function asksForPlace(signals: readonly FoundSignal[]): boolean {
  const found = new Set(signals.map(({ concept: { id } }) => id));
  return (found.has('where') || found.has('which_side') || found.has('side')) && !found.has('why');
}

function longestAt(tokens: readonly Token[], at: number, indexes: readonly Index[]): Phrase | undefined {
  let longest: Phrase | undefined;
  for (const index of indexes) {
    for (const phrase of candidatesAt(tokens, at, index)) {
      if (!longest || phrase.words.length > longest.words.length) longest = phrase;
    }
  }
  if (longest) return longest;
  const token = tokens[at];
  return token ? guess(token, indexes) : undefined;
}

function candidatesAt(tokens: readonly Token[], at: number, index: Index): Phrase[] {
  const token = tokens[at];
  if (!token) return [];
  return (index.byFirst.get(token.text) ?? [])
    .concat(index.byFirst.get(`~${token.skeleton}`) ?? [])
    .concat(index.byFirst.get(`~${singularOf(token)}`) ?? [])
    .filter(({ words }, position, all) => all.findIndex((other) => other.words === words) === position)
    .filter(({ words }) => words.every((word, offset) => isSaid(word, tokens[at + offset], offset > 0)));
}

function isSaid(word: Phrase['words'][number], token: Token | undefined, mustBeJoined: boolean): boolean {
  if (!token || (mustBeJoined && token.gap === 'stop')) return false;
  if (token.text === word.text) return true;
  if (word.skeleton.length < shortestSkeleton) return false;
  return token.skeleton === word.skeleton || singularOf(token) === word.skeleton;
}

function singularOf(token: Token): string {
  return /[^s]s$/.test(token.text) ? skeletonOf(token.text.slice(0, -1)) : token.skeleton;
}

/** A word with one slip of the finger, if only one concept is that near and no common word is meant. */
function guess(token: Token, indexes: readonly Index[]): Phrase | undefined {
  if (token.skeleton.length < shortestGuess || commonWords.has(token.text) || isKnown(token))
    return undefined;
  const near = indexes.flatMap((index) =>
    (index.guessable.get(token.skeleton.length) ?? [])
      .concat(index.guessable.get(token.skeleton.length - 1) ?? [])
      .concat(index.guessable.get(token.skeleton.length + 1) ?? [])
      .filter(
        ({ words: [word] }) =>
          word?.skeleton[0] === token.skeleton[0] && isOneEditApart(token.skeleton, word?.skeleton ?? ''),
      ),
  );
  const [first] = near;
  return first && near.every(({ concept }) => concept.id === first.concept.id) ? first : undefined;
}

/** Whether the word is in the lexicon as it stands, in whatever phrase. */
function isKnown(token: Token): boolean {
  knownWords ??= new Set(
    Object.values(lists).flatMap((list) =>
      Object.values(list).flatMap((words) =>
        tokenise(words).flatMap(({ text, skeleton }) => [text, skeleton]),
      ),
    ),
  );
  return knownWords.has(token.text) || knownWords.has(token.skeleton);
}

let knownWords: ReadonlySet<string> | undefined;

interface Index {
  byFirst: ReadonlyMap<string, readonly Phrase[]>;
  /** Single words by the length of their skeleton. */
  guessable: ReadonlyMap<number, readonly Phrase[]>;
}

const lists: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  room: roomWords,
  thing: thingWords,
  topic: topicWords,
  signal: signalWords,
  side: sideWords,
  corner: cornerWords,
  centre: { C: centreWords },
};

const indexes = new Map<Kind, Index>();

/** Built on first use, so that a page that only loads the guide pays nothing. */
function indexOf(kind: Kind): Index {
  const known = indexes.get(kind);
  if (known) return known;
  const phrases = Object.entries(lists[kind]).flatMap(([id, words]) =>
    words.split(', ').map((phrase) => ({
      concept: { kind, id } as Concept,
      words: tokenise(phrase).map(({ text, skeleton }) => ({ text, skeleton })),
    })),
  );
  const byFirst = new Map<string, Phrase[]>();
  const guessable = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    const [first] = phrase.words;
    if (!first) continue;
    push(byFirst, first.text, phrase);
    if (first.skeleton.length >= shortestSkeleton) push(byFirst, `~${first.skeleton}`, phrase);
    if (phrase.words.length === 1 && first.skeleton.length >= shortestGuess && guessedKinds.has(kind)) {
      push(guessable, first.skeleton.length, phrase);
    }
  }
  const index = { byFirst, guessable };
  indexes.set(kind, index);
  return index;
}

function push<Key>(map: Map<Key, Phrase[]>, key: Key, phrase: Phrase): void {
  const list = map.get(key);
  if (list) list.push(phrase);
  else map.set(key, [phrase]);
}

/** Words of everyday questions that lie one letter from a word of the lexicon. */
const commonWords = new Set(
  (
    'worth forth short month mouth shout youth andar under other after letter better sister master matter gather ' +
    'rather weather whether wonder center hotel total paper proper upper super table stable cable able place space ' +
    'state start story stone shape phone those these there where which while white write bring being king ring ' +
    'mandi mandal manager sundar bandar chandra bhandara kamar kamai kamal kabhi kahani karan karna karte karne ' +
    'banana banane banate banaya rakhna rakhne rakhte lagana lagane lagate dikhana milana chalana chalna hona hone ' +
    'darwin parents present percent person patient parking market mirror minor major motor doctor factor sector ' +
    'ground round sound found bound count amount mount court house horse course force source season reason lesson ' +
    'barbad barbaad banwana banwaya kanpur nagpur ' +
    'सुंदर अंदर बंदर करना करते करने बनाना बनाने बनवाना बनवाया रखना रखने लगाना कहानी कमाल कानपुर बर्बाद'
  ).split(' '),
);
