import type { Place } from '#domain/vaastu/types.ts';
import type { GuideAnswer } from './answer-question.ts';
import { storyWords } from './asked-part.ts';
import { stemOf, stemsOf } from './content-words.ts';
import { findDirections } from './find-directions.ts';
import { asksForPlace, findSignals, findWords } from './find-words.ts';
import type { Knowledge } from './knowledge/known-topics.ts';
import { certaintyOf, type Fit } from './knowledge/ranking.ts';
import { fitTopics, telling } from './knowledge/topic-index.ts';
import type { ThingId } from './lexicon.ts';
import { subjectFestivals } from './read-calendar-question.ts';
import type { Token } from './tokens.ts';

/** What a question says to the topics and to the rule table of rooms and doors. */
export interface Read {
  fits: readonly Fit[];
  /** How many of its words say something. */
  length: number;
  /** Of what the question says, how much the rule table's words explain, 0…1. */
  explained: number;
  /** The same with each word counted once. */
  covered: number;
  /** Whether the rule table knows the word that tells most of what is asked. */
  knowsHead: boolean;
  /** Whether the rule table understands it as a question for it, and names a room or a door with a place, or asks for one. */
  hasCore: boolean;
  /** Whether it places a room in a story: however much else is told, that is judged. */
  hasPlacedRoom: boolean;
  /** Whether it places a room. */
  isPlaced: boolean;
  /** Whether it asks where a room is to be, and not why. */
  asksWhere: boolean;
  places: readonly Place[];
}

export function readWords(tokens: readonly Token[], knowledge: Knowledge, table: GuideAnswer): Read {
  const { index } = knowledge;
  const signals = findSignals(tokens);
  const spans = [
    ...findWords(tokens, 'room'), ...findWords(tokens, 'thing').filter(({ concept: { id } }) => ruledThings.has(id)), ...findWords(tokens, 'topic'),
    ...signals.filter(({ concept: { id } }) => !['astrology', 'festival', 'panchang', 'muhurta'].includes(id)),
    ...findDirections(tokens),
  ]; // prettier-ignore
  const isSpoken = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  let whole = 0;
  let explained = 0;
  let length = 0;
  let spoken = 0;
  let head = { tells: 0, isSpoken: false };
  for (const [at, token] of tokens.entries()) {
    const stem = stemOf(token);
    if (stem === undefined) continue;
    const tells = telling(index, stem);
    length += 1;
    whole += tells;
    if (isSpoken(at)) {
      spoken += 1;
      explained += tells;
    }
    if (tells > head.tells) head = { tells, isSpoken: isSpoken(at) };
  }
  const isPlaced = isPlacedIn(table);
  return {
    fits: fitTopics(index, tokens, {
      tells: knowledge.tells,
      named: subjectFestivals(tokens).flatMap(stemsOf),
    }),
    length,
    explained: whole === 0 ? 0 : explained / whole,
    covered: length === 0 ? 0 : spoken / length,
    knowsHead: head.isSpoken,
    hasCore: tableIntents.has(table.intent) && (table.verdicts.length > 0 || table.missing.length > 0),
    isPlaced,
    asksWhere: table.intent === 'plan_layout' && table.rooms.length > 0 && asksForPlace(signals),
    hasPlacedRoom: tokens.length > storyWords && isPlaced && table.rooms.length > 0,
    places: table.directions.filter((id): id is Place => /^(?:[NESW]{1,3}|C)$/.test(id)),
  };
}

/** What says whether the rule table or the first topic answers a question that both could; see `placeOrTopic`. */
export function besideFeatures(read: Read, table: GuideAnswer): number[] {
  const [first] = read.fits;
  const is = (holds: boolean) => (holds ? 1 : 0);
  return [
    1,
    read.explained,
    read.covered,
    is(read.isPlaced),
    is(table.verdicts.length > 0),
    is(read.knowsHead),
    Math.log(1 + read.length),
    certaintyOf(read.fits, read.length),
    first?.name ?? 0,
    first?.covered ?? 0,
    first?.nearest ?? 0,
    is(table.rooms.length === 1),
    is(table.missing.length > 0),
    is(table.intent === 'remedy'),
    is(table.intent === 'check_placement'),
    is(table.intent === 'plan_layout'),
  ];
}

/** Things inside a room that the rule table itself turns or places; of others topics tell. */
const ruledThings: ReadonlySet<ThingId> = new Set([
  'stove', 'sink', 'bed', 'head', 'desk', 'idol', 'geyser', 'wc', 'worshipper', 'cook', 'eating', 'steps', 'safe_door', 'pillar', 'beam',
]); // prettier-ignore

const tableIntents: ReadonlySet<GuideAnswer['intent']> = new Set([
  'check_placement', 'plan_layout', 'orientation', 'check_adjacency', 'myth_check', 'what_if_score', 'explain', 'remedy', 'compare', 'prompt_injection',
]); // prettier-ignore

function isPlacedIn({ verdicts, directions }: GuideAnswer): boolean {
  return directions.length > 0 && verdicts.some(({ rule }) => /^[a-z_]+\.[NESWC]/.test(rule));
}
