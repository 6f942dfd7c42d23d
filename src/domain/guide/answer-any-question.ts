import type { Place } from '#domain/vaastu/types.ts';
import { answerQuestion, type GuideAnswer, type GuideContext } from './answer-question.ts';
import { sayTopic } from './answer-topics.ts';
import { askedActs } from './asked-acts.ts';
import { askedPart, storyWords } from './asked-part.ts';
import { computedCandidate, type ComputedContext } from './computed-candidates.ts';
import { stemOf, stemsOf } from './content-words.ts';
import { answerLanguage, type AnswerLanguage } from './detect-language.ts';
import { findDirections } from './find-directions.ts';
import { findSignals, findWords } from './find-words.ts';
import type { ThingId } from './lexicon.ts';
import {
  asksForOther,
  asksOnly,
  asksSimpler,
  asksWithoutMoving,
  isForFollowing,
  isJoined,
  languageAsked,
  mergeTurns,
} from './follow-up.ts';
import type { Candidate, FullAnswer, Suggestion } from './guide-answer.ts';
import { knowledgeIn, type Knowledge } from './knowledge/known-topics.ts';
import type { Act, KnownTopic } from './knowledge/topic.ts';
import { certaintyOf, explainedBy, leastCertain, leastCertainOfTalk, type Fit } from './knowledge/ranking.ts';
import { fitTopics, leavesHead, nameMentions, sharesOf, telling } from './knowledge/topic-index.ts';
import { writtenIn } from './jyotish-words.ts';
import { leanOnTopic } from './lean-on-topic.ts';
import { readBirths } from './read-births.ts';
import { readCalendarQuestion } from './read-calendar-question.ts';
import { dangerIn, helpFor, type Danger } from './safety.ts';
import { say } from './say.ts';
import { swapNamed } from './swap-named.ts';
import { talkIn } from './talk.ts';
import { tokenise, type Token } from './tokens.ts';
import * as words from './wordings.ts';

export type AskContext = GuideContext & ComputedContext;

/** What a turn said, for the next one to refer to. */
interface Turn {
  /** The question with what it took from those before it. */
  whole: string;
  acts: readonly Act[];
  answer: FullAnswer;
}

const mostTurns = 4;

/**
 * Answers a question in English, Hindi or Hinglish, in its language: help first where somebody is in danger, then what has
 * to be computed, then what the rule table and the topics hold. Each answerer says how much of the question it explains, and
 * what none explains well enough is not answered; the nearest topics are offered instead. What needs the ephemeris is
 * fetched when the first such question comes.
 */
export async function answerAnyQuestion(question: string, context: AskContext): Promise<FullAnswer> {
  const asked = (context.previousMessages ?? []).filter(({ sender }) => sender === 'user').slice(-mostTurns);
  let before: Turn | undefined;
  for (const { text } of asked) before = await answerTurn(text, context, before);
  return (await answerTurn(question, context, before)).answer;
}

/** Fear that somebody sells is no emergency: what is asked beside it is answered too. */
const soldFear: ReadonlySet<Danger> = new Set(['scam', 'curse', 'godman']);

async function answerTurn(question: string, context: AskContext, before: Turn | undefined): Promise<Turn> {
  const danger = dangerIn(question);
  const tokens = tokenise(question);
  const { language, script } = answerLanguage(tokens, context);
  if (danger !== undefined) {
    const part = soldFear.has(danger) ? askedPart(question) : undefined;
    const asked =
      part !== undefined && dangerIn(part) === undefined
        ? await answerAlone(part, context, language, askedActs(tokenise(part)))
        : undefined;
    const isTold = asked?.answered === 'yes' && (asked.kind === 'place' || asked.kind === 'topic');
    const candidate: Candidate = {
      kind: 'safety',
      understood: 1,
      answered: 'yes',
      paragraphs: [say(language, helpFor[danger]), ...(asked && isTold ? [withoutFooter(asked.answer)] : [])],
    };
    const base = { ...emptyAnswer(question, context), intent: 'crisis' as const };
    return { whole: question, acts: [], answer: { ...base, ...finished(candidate, language) } };
  }
  const wanted = before && languageAsked(tokens);
  if (before && wanted) {
    const answer = await answerAlone(before.whole, context, wanted, before.acts);
    return {
      whole: before.whole,
      acts: before.acts,
      answer: { ...answer, script: wanted === 'hi' ? 'Deva' : 'Latn' },
    };
  }
  if (before && asksSimpler(tokens) && before.answer.answered !== 'no')
    return { ...before, answer: { ...simpler(before.answer, language), script } };
  const acts = askedActs(tokens);
  const found = await answerStory(question, tokens, context, language, acts);
  // "So what can I do?" is about what was told before, whatever topic is asked for in such words.
  const alone: FullAnswer =
    before && asksOnly(tokens) ? { ...found, kind: 'unknown', answered: 'no', topics: [] } : found;
  if (!before) return { whole: question, acts, answer: { ...alone, script } };
  const other = await askOfAnother(before, question, context, language);
  if (other) return { ...other, answer: { ...other.answer, script } };
  if (!isForFollowing(question, tokens, alone))
    return { whole: question, acts, answer: { ...alone, script } };
  const swapped = isJoined(tokens)
    ? swapNamed(before.whole, question, await knowledgeIn(language))
    : undefined;
  if (swapped !== undefined) {
    const answer = await answerAlone(swapped, context, language, before.acts);
    if (answer.answered === 'yes')
      return { whole: swapped, acts: before.acts, answer: { ...answer, script } };
  }
  const together = await askTogether(before, question, tokens, alone, context, language);
  if (together) return { ...together, answer: { ...together.answer, script } };
  const leaning = await leanOnBefore(before, tokens, acts, alone, language);
  if (leaning) return { whole: before.whole, acts, answer: { ...leaning, script } };
  const merged = mergeTurns({ question, tokens, acts, today: context.today }, before, alone);
  if (merged === undefined) return { whole: question, acts, answer: { ...alone, script } };
  const answer =
    merged.kind === 'act'
      ? await topicAgain(before, merged.acts, merged.all, language, alone)
      : await answerAlone(merged.question, context, language, merged.acts);
  const isBetter = answer !== undefined && answer.answered !== 'no';
  const kept = isBetter ? answer : alone;
  return {
    whole: isBetter && merged.kind === 'question' ? merged.question : isBetter ? before.whole : question,
    acts: merged.acts.length > 0 ? merged.acts : before.acts,
    answer: { ...kept, language, script },
  };
}

/**
 * A turn that only has its meaning with what was told before it: a house that cannot be changed, a birth, a sign, or a star that
 * the answer named. Undefined where it stands for itself, or is no better together.
 */
async function askTogether(
  before: Turn,
  question: string,
  tokens: readonly Token[],
  alone: FullAnswer,
  context: AskContext,
  language: AnswerLanguage,
): Promise<Turn | undefined> {
  if (before.answer.kind === 'place' && asksWithoutMoving(tokens) && alone.kind !== 'place') {
    const whole = `${before.whole} ${language === 'en' ? 'remedy' : 'upay'}`;
    return { whole: before.whole, acts: ['do'], answer: fromTable(whole, context, language) };
  }
  const isOfSky =
    ['chart', 'sky', 'match'].includes(before.answer.kind) || writtenIn(before.whole).length > 0;
  if (!isOfSky || alone.kind === 'calendar') return undefined;
  const named = writtenIn(before.answer.answer)
    .filter(({ kind }) => kind !== 'graha')
    .map(({ kind, written }) => `${written} ${kind === 'sign' ? 'rashi' : 'nakshatra'}`);
  const wholes = [`${before.whole} ${question}`, ...named.map((name) => `${name} ${question}`)];
  for (const whole of wholes) {
    const answer = await answerAlone(whole, context, language, askedActs(tokens));
    const isComputed = ['chart', 'sky', 'match', 'muhurat'].includes(answer.kind);
    const isNew = answer.answer !== before.answer.answer;
    const isNearer = isComputed
      ? alone.kind === 'topic' || alone.answered !== 'yes' || alone.kind === 'place'
      : alone.answered === 'no';
    if (answer.answered === 'yes' && isNew && isNearer) return { whole, acts: askedActs(tokens), answer };
  }
  return undefined;
}

/** "And my wife? She was born …": another birth is asked the same. */
async function askOfAnother(
  before: Turn,
  question: string,
  context: AskContext,
  language: AnswerLanguage,
): Promise<Turn | undefined> {
  const isNew = readBirths(`${question} janm`, context.today).length > 0;
  if (!isNew || before.answer.kind !== 'chart' || readBirths(question, context.today).length > 0)
    return undefined;
  // "Wife" says whose birth it is, and asks nothing about marriage.
  const birth = question.replace(/\b(?:wife|husband|spouse|pati|patni|biwi)\b|पति|पत्नी/giu, ' ');
  const whole = `${birth} ${before.whole.replace(/\p{N}/gu, ' ')}`;
  const answer = await answerAlone(whole, context, language, before.acts);
  return answer.kind === 'chart' ? { whole, acts: before.acts, answer } : undefined;
}

/** Its first thought alone: the verdict or the meaning, without what is told beside it. */
function simpler(answer: FullAnswer, language: AnswerLanguage): FullAnswer {
  const [first = ''] = withoutFooter(answer.answer).split('\n\n');
  return { ...answer, language, answer: `${first}\n\n${say(language, words.footer)}` };
}

/** A topic that explains less of a turn than this by its name gives way to the one that was told before. */
const ownSubject = 0.6;

/** What the topic of the turn before, or one narrower than it, says to the words that a turn adds. */
async function leanOnBefore(
  before: Turn,
  tokens: readonly Token[],
  acts: readonly Act[],
  alone: FullAnswer,
  language: AnswerLanguage,
): Promise<FullAnswer | undefined> {
  const [id] = before.answer.topics;
  if (before.answer.kind !== 'topic' || id === undefined) return undefined;
  const isOwn = alone.kind !== 'topic' && alone.answered !== 'no';
  if (isOwn || alone.topics.includes(id)) return undefined;
  if (alone.answered !== 'no' && !isJoined(tokens) && alone.understood >= ownSubject) return undefined;
  const knowledge = await knowledgeIn(language);
  const leaning = leanOnTopic(knowledge, id, tokens);
  const topic = knowledge.topics.find(
    (each) => each.id === (leaning?.kind === 'narrower' ? leaning.topic : id),
  );
  if (!topic) return undefined;
  if (!leaning) return asksForOther(tokens) ? forOther(topic, before, alone, language) : undefined;
  const told =
    leaning.kind === 'facts'
      ? sayTopic(
          { ...topic, facts: leaning.facts.flatMap((at) => topic.facts[at] ?? []) },
          { acts: [], places: [], language },
        )
      : sayTopic(topic, { acts, places: [], language });
  return {
    ...alone,
    ...finished(
      {
        kind: 'topic',
        understood: 0.8,
        answered: 'yes',
        ...told,
        topics: [topic.id],
        links: [...topic.links],
      },
      language,
    ),
  };
}

/** "And for a shop?", of which the topic says nothing of its own: what it says in general, and that it is that. */
function forOther(topic: KnownTopic, { acts }: Turn, base: FullAnswer, language: AnswerLanguage): FullAnswer {
  const { paragraphs, sources } = sayTopic(topic, { acts, places: [], language });
  const told = [say(language, words.noOtherRule), ...paragraphs];
  const answered = 'partly' as const;
  return {
    ...base,
    ...finished(
      { kind: 'topic', understood: 0.6, answered, paragraphs: told, sources, topics: [topic.id] },
      language,
    ),
  };
}

/** Another fact of the topic that the turn before was about. */
async function topicAgain(
  { answer: { topics, kind }, acts: before }: Turn,
  acts: readonly Act[],
  all: boolean,
  language: AnswerLanguage,
  base: FullAnswer,
): Promise<FullAnswer | undefined> {
  if (kind !== 'topic') return undefined;
  const known = await knowledgeIn(language);
  const topic = known.topics.find(({ id }) => id === topics[0]);
  if (!topic) return undefined;
  const told = sayTopic(topic, { acts: acts.length > 0 ? acts : before, places: [], language, all });
  return {
    ...base,
    ...finished(
      {
        kind: 'topic',
        understood: 0.8,
        answered: told.isWhole ? 'yes' : 'partly',
        ...told,
        topics: [topic.id],
        links: [...topic.links],
      },
      language,
    ),
  };
}

/** Fewer words that say something point to what was told before them. */
const leastOfAsked = 3;
/** A room explains less of a story that is about something else. */
const leastOfStory = 0.2;
const pointsBack =
  /(?<![\p{L}\p{M}])(?:this|that|these|those|them|it|he|she|iska|iski|iske|isko|ise|isme|isse|is se|uska|uski|uske|usko|use|usme|yeh|ye|woh|wo|wajah|reason|because|इसका|इसकी|इसके|इसे|इसमें|इससे|उसका|उसकी|उसके|उसे|उसमें|यह|वह|वजह|कारण)(?![\p{L}\p{M}])/iu;

/** In a story its question is looked for, and what the question points to in what was told before. */
async function answerStory(
  question: string,
  tokens: readonly Token[],
  context: AskContext,
  language: AnswerLanguage,
  acts: readonly Act[],
): Promise<FullAnswer> {
  const part = tokens.length > storyWords ? askedPart(question) : undefined;
  if (part === undefined || readBirths(question, context.today).length > 0)
    return answerAlone(question, context, language, acts);
  const asked = tokenise(part);
  const askedFor = askedActs(asked);
  const whole = () => answerAlone(question, context, language, askedFor.length > 0 ? askedFor : acts);
  if (stemsOf(asked).length < leastOfAsked) return whole();
  const own = await answerAlone(part, context, language, askedFor);
  if (own.answered === 'yes' || own.answered === 'partly') return own;
  const all = await whole();
  // A room that stands only in the story is not what is asked, unless the question points to it.
  const isOfPart = pointsBack.test(part) && all.understood >= leastOfStory;
  return all.kind === 'place' && !isOfPart ? own : all;
}

/** The answer to a question that stands for itself. */
async function answerAlone(
  question: string,
  context: AskContext,
  language: AnswerLanguage,
  acts: readonly Act[],
): Promise<FullAnswer> {
  const tokens = tokenise(question);
  const knowledge = await knowledgeIn(language);
  const preferred = language === 'en' ? 'english' : 'hindi';
  const table = answerQuestion(question, { preferredLanguage: preferred, answerIn: context.answerIn });
  const base = { ...emptyAnswer(question, context), rooms: table.rooms, directions: table.directions };
  const read = readWords(tokens, knowledge, table);
  const talk = talkIn(tokens, table.intent);
  if (talk && read.fits.every(({ name }) => name === 0))
    return {
      ...base,
      intent: table.intent,
      ...finished(
        { kind: 'talk', understood: 1, answered: talk.answered, paragraphs: [say(language, talk.saying)] },
        language,
      ),
    };
  const computed = await computedCandidate(question, context, language);
  const lacksBirth = computed?.answered === 'asks' && computed.kind !== 'sky';
  if (computed && !lacksBirth) return { ...base, ...finished(computed, language) };
  const calendar = await calendarCandidate(
    question,
    { tokens, acts, table, read, knowledge },
    context,
    language,
  );
  if (calendar) return { ...base, intent: 'panchang', ...finished(calendar, language) };
  const topicFound = topicCandidate({ tokens, acts, read, knowledge, table }, language);
  const place = placeCandidate(table, read);
  // A question that only lacks a birth may be about a word instead, or about a home.
  if (
    computed &&
    lacksBirth &&
    !(computed.kind === 'match' && topicFound && topicFound.name >= mostlyNamed) &&
    !read.hasPlacedRoom &&
    table.directions.length === 0
  )
    return { ...base, ...finished(computed, language) };
  const topic = topicFound;
  const best = choose(topic, place, read);
  if (best === place && place) return { ...base, ...ofTable(table, place, language) };
  if (best) return { ...base, ...finished(best, language) };
  return { ...base, ...finished(unknown(read, knowledge, language), language) };
}

/** What the rule table alone says. */
function fromTable(question: string, context: AskContext, language: AnswerLanguage): FullAnswer {
  const table = answerQuestion(question, {
    preferredLanguage: language === 'en' ? 'english' : 'hindi',
    answerIn: context.answerIn,
  });
  const { rooms, directions } = table;
  const place: Candidate = { kind: 'place', understood: 0.8, answered: 'yes', paragraphs: [] };
  return { ...emptyAnswer(question, context), rooms, directions, ...ofTable(table, place, language) };
}

function ofTable(
  { answer, verdicts, sources, missing, intent }: GuideAnswer,
  place: Candidate,
  language: AnswerLanguage,
) {
  return {
    intent,
    verdicts,
    ...finished({ ...place, paragraphs: [withoutFooter(answer)], sources, missing }, language),
  };
}

interface Read {
  fits: readonly Fit[];
  /** Of what the question says, how much the rule table's words explain, 0…1. */
  explained: number;
  /** Whether the rule table knows the word that tells most of what is asked. */
  knowsHead: boolean;
  /** Whether it names a room or a door with a place, or asks for the place of one. */
  hasCore: boolean;
  /** Whether it places a room in a story: however much else is told, that is judged. */
  hasPlacedRoom: boolean;
  /** Whether it places a room. */
  isPlaced: boolean;
  places: readonly Place[];
}

function readWords(tokens: readonly Token[], knowledge: Knowledge, table: GuideAnswer): Read {
  const { index } = knowledge;
  const spans = [
    ...findWords(tokens, 'room'), ...findWords(tokens, 'thing').filter(({ concept: { id } }) => ruledThings.has(id)), ...findWords(tokens, 'topic'),
    ...findSignals(tokens).filter(({ concept: { id } }) => !['astrology', 'festival', 'panchang', 'muhurta'].includes(id)),
    ...findDirections(tokens),
  ]; // prettier-ignore
  const isSpoken = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  let whole = 0;
  let explained = 0;
  let head = { tells: 0, isSpoken: false };
  for (const [at, token] of tokens.entries()) {
    const stem = stemOf(token);
    if (stem === undefined) continue;
    const tells = telling(index, stem);
    whole += tells;
    if (isSpoken(at)) explained += tells;
    if (tells > head.tells) head = { tells, isSpoken: isSpoken(at) };
  }
  const places = table.directions.filter((id): id is Place => /^(?:[NESW]{1,3}|C)$/.test(id));
  return {
    fits: fitTopics(index, tokens, knowledge.tells),
    explained: whole === 0 ? 0 : explained / whole,
    knowsHead: head.isSpoken,
    hasCore: table.verdicts.length > 0 || table.missing.length > 0,
    isPlaced: isPlacedIn(table),
    hasPlacedRoom: tokens.length > storyWords && isPlacedIn(table) && table.rooms.length > 0,
    places,
  };
}

/** Things inside a room that the rule table itself turns or places; of others topics tell. */
const ruledThings: ReadonlySet<ThingId> = new Set([
  'stove', 'sink', 'bed', 'head', 'desk', 'idol', 'geyser', 'wc', 'worshipper', 'cook', 'eating', 'steps', 'safe_door', 'pillar', 'beam',
]); // prettier-ignore

const tableIntents: ReadonlySet<GuideAnswer['intent']> = new Set([
  'check_placement', 'plan_layout', 'orientation', 'check_adjacency', 'myth_check', 'what_if_score', 'explain', 'remedy', 'compare', 'prompt_injection',
]); // prettier-ignore

/** The rule table's answer, by how much of the question it explains. */
function placeCandidate(
  table: GuideAnswer,
  { explained, hasCore, knowsHead, isPlaced }: Read,
): Candidate | undefined {
  if (!tableIntents.has(table.intent) || !hasCore) return undefined;
  if (!knowsHead && !isPlaced && explained < nearlyExplained) return undefined;
  return {
    kind: 'place',
    understood: Math.min(1, explained),
    answered: table.missing.length > 0 && table.verdicts.length === 0 ? 'asks' : 'yes',
    paragraphs: [],
    missing: table.missing,
  };
}

/** Above it a question is about what the rule table knows, whatever word is new. */
const nearlyExplained = 0.8;

interface Reading {
  tokens: readonly Token[];
  acts: readonly Act[];
  read: Read;
  knowledge: Knowledge;
  table: GuideAnswer;
}

interface TopicCandidate extends Candidate {
  /** How much of the question it explains, by the measure of the rule table. */
  explains: number;
  /** How much of the question a name of the topic is. */
  name: number;
  /** Whether it can say something to the directions that are named. */
  fitsPlaces: boolean;
  /** Whether it uses the word that tells most of the question. */
  knowsHead: boolean;
  /** Whether it grades a direction that is named. */
  gradesPlaces: boolean;
}

/** Above it a question is about the topic that it names. */
const mostlyNamed = 0.4;
/** What the rule table has to explain of a question, where no topic fits it. */
const leastExplained = 0.6;
/** The same where no room is placed, and so no verdict is asked. */
const leastOfRoom = 0.75;

function isPlacedIn({ verdicts, directions }: GuideAnswer): boolean {
  return directions.length > 0 && verdicts.some(({ rule }) => /^[a-z_]+\.[NESWC]/.test(rule));
}

/** Greetings and the like are short; in a longer question their words stand by the way. */
const mostOfTalk = 8;
/** A topic that explains less of the question is another one. */
const leastWords = 0.22;
/** Two topics that are both named are both told. */
const joined = /^(?:and|aur|or|ya|और|या|tatha|&|plus|vs|versus)$/;

function topicCandidate(
  { tokens, acts, read, knowledge }: Reading,
  language: AnswerLanguage,
): TopicCandidate | undefined {
  const { fits, places } = read;
  const kindOf = ({ topic }: Fit) => knowledge.topics[topic]?.kind;
  const found = tokens.length <= mostOfTalk ? fits : fits.filter((fit) => kindOf(fit) !== 'talk');
  const [first] = found;
  const isTalk = first !== undefined && kindOf(first) === 'talk';
  if (
    !first ||
    certaintyOf(found, stemsOf(tokens).length) < (isTalk ? leastCertainOfTalk : leastCertain) ||
    first.words < leastWords
  )
    return undefined;

  const health = knowledge.index.ids.indexOf('fasting-and-health');
  const isFastOfIll =
    knowledge.topics[first.topic]?.kind === 'fast' && ofIll.test(tokens.map(({ text }) => text).join(' '));
  const chosen =
    isFastOfIll && health >= 0
      ? [...new Set([health, first.topic])]
      : [first.topic, ...othersNamed(tokens, knowledge, first.topic)].slice(0, 2);
  const told = chosen.flatMap((at) => knowledge.topics[at] ?? []);
  const isOfOwnChart = told.some(({ id }) => ofOwnChart.has(id));
  const parts = told.map((topic) =>
    sayTopic(topic, {
      acts: told.length > 1 ? acts.slice(0, 1) : acts,
      places,
      language,
      shares: sharesOf(knowledge.index, tokens, topic.name),
    }),
  );
  return {
    kind: told.every(({ kind }) => kind === 'talk') ? 'talk' : 'topic',
    understood: Math.min(1, first.words + first.name / 2),
    answered: parts.every(({ isWhole }) => isWhole) ? 'yes' : 'partly',
    paragraphs: [
      ...parts.flatMap(({ paragraphs }) => (parts.length > 1 ? paragraphs.slice(0, 1) : paragraphs)),
      ...(isOfOwnChart ? [say(language, words.withBirth)] : []),
    ],
    sources: unique(parts.flatMap(({ sources }) => sources)),
    topics: told.map(({ id }) => id),
    links: told.flatMap(({ links }) => links),
    suggestions: told
      .flatMap(({ see }) => see)
      .flatMap((id) => suggestionOf(knowledge, knowledge.index.ids.indexOf(id)))
      .slice(0, 3),
    explains: explainedBy(first),
    name: first.name,
    knowsHead: !leavesHead(knowledge.index, tokens, first.topic),
    gradesPlaces: places.some((place) =>
      Object.values(told[0]?.places ?? {}).some((list) => list.includes(place)),
    ),
    fitsPlaces: places.length === 0 || told.some(({ places: known }) => Object.keys(known).length > 0),
  };
}

/** Who is ill or with child is told first that health goes before a fast. */
const ofIll =
  /(?<![\p{L}\p{M}])(?:insulin|diabet\S*|sugar|bp|blood pressure|heart patient|kidney|dialysis|pregnan\S*|garbhvati|medicines?|tablets?|dawa\S*|davai|bimar|beemar|surgery|operation|breast ?feed\S*|gastric|ulcer|इंसुलिन|मधुमेह|शुगर|बीपी|गर्भवती|दवा\S*|बीमार|ऑपरेशन)(?![\p{L}\p{M}])/u;

/** What somebody wants to know of the own life: tradition reads it from a chart, for which a birth is needed. */
const ofOwnChart: ReadonlySet<string> = new Set([
  'marriage-when', 'job-when', 'government-job', 'job-change-promotion', 'child-when', 'foreign-travel-life', 'own-house-when', 'rich-when', 'good-time-when', 'spouse-how',
]); // prettier-ignore

/** "Where do the sofa and the TV go?" */
function othersNamed(tokens: readonly Token[], { index }: Knowledge, first: number): number[] {
  const mentions = nameMentions(index, tokens);
  const own = mentions.find(({ topic }) => topic === first);
  if (!own || !tokens.some(({ text, gap }) => joined.test(text) || gap === 'comma')) return [];
  return mentions
    .filter(({ from, to, topic }) => topic !== first && (to <= own.from || from >= own.to))
    .filter(({ from, to }) => {
      const between = tokens.slice(Math.min(to, own.to), Math.max(from, own.from));
      return (
        between.length <= 2 &&
        (between.some(({ text }) => joined.test(text)) || tokens[from]?.gap === 'comma')
      );
    })
    .map(({ topic }) => topic);
}

/** The head noun decides: a topic that is named goes before the room that it stands in, unless the room is what is asked. */
function choose(
  topic: TopicCandidate | undefined,
  place: Candidate | undefined,
  { explained, hasPlacedRoom, isPlaced }: Read,
): Candidate | undefined {
  if (!place) return topic;
  if (hasPlacedRoom && (!topic || topic.name === 0)) return place;
  const placeRank = 0.3 + 0.75 * explained;
  if (!topic) return explained >= (isPlaced ? leastExplained : leastOfRoom) ? place : undefined;
  if (topic.name >= mostlyNamed && topic.fitsPlaces) return topic;
  // An aquarium is water too, but it is named itself.
  if (topic.name > 0 && topic.knowsHead && (topic.gradesPlaces || !isPlaced)) return topic;
  return topic.explains > placeRank ? topic : place.understood >= 0.5 ? place : topic;
}

const asksWhen =
  / (?:when|kab|date|dates|day|din|tithi|tarikh|tareekh|taarikh|kis din|time|timing|timings|samay|baje|कब|दिन|तिथि|तारीख|तारीख़|समय|बजे|this year|next year|is saal|agle saal|इस साल|अगले साल|\d{4}) /u;
const asksDay =
  / (?:today|todays|tonight|tomorrow|yesterday|aaj|kal|parso|parson|abhi|now|आज|कल|परसों|अभी|monday|tuesday|wednesday|thursday|friday|saturday|sunday|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|this week|timing|timings|time|kitne baje|kab|when|samay|समय|कब|कितने बजे|baje|बजे) /u;
const todays =
  / (?:today|todays|tonight|tomorrow|aaj|aj|kal|abhi|now|current|chal rahi|chal raha|आज|कल|अभी|चल रही|चल रहा) /u;
const explains =
  / (?:what is (?:a |the )?(?:meaning|significance)|meaning|matlab|why|kyu|kyun|kyon|kyo|kya hota|kya hoti|kya hote|significance|mahatva|mahatv|story|katha|kahani|how (?:to|do|is|should)|kaise|vidhi|eat|khaye|khana|khate|kha|fast|rules|niyam|good or bad|difference|what (?:to|should|do|can)|kya kare|kya karna|gift|samagri|wear|pehne|colou?r|rang|can i|can we|should i|should we|allowed|sakte|sakta|sakti|legend|celebrate|manate|manaya|avoid|मतलब|अर्थ|क्यों|क्या होत|महत्व|कथा|कहानी|कैसे|विधि|खाएँ|खाना|खा|नियम|क्या करें|क्या करना|सामग्री|रंग|मनाते|मनाया|सकते|सकता|सकती) /u;

/** What is no question about a date, whatever festival it names. */
const otherActs: ReadonlySet<Act> = new Set([
  'why',
  'how',
  'do',
  'who',
  'ok',
  'colour',
  'cost',
  'words',
  'where',
  'face',
]);

/** A day's panchang or the date of a festival; a word of the almanac alone is a word to be explained. */
async function calendarCandidate(
  question: string,
  { tokens, acts, table, read }: Reading,
  context: AskContext,
  language: AnswerLanguage,
): Promise<Candidate | undefined> {
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  const asked = readCalendarQuestion(question, context.today);
  const isShort = stemsOf(tokens).length <= 2;
  const hasDay = asked.date !== undefined || asked.span !== undefined || asked.place !== undefined;
  const isOfRooms = table.directions.length > 0 || table.rooms.some((room) => room !== 'pooja');
  const isFestival = asked.festivals.length > 0;
  const isOfDay = !asked.words.includes('summary') || /panch?a+ng|पंचांग/u.test(text);
  // "When is the rite for who was born in Mula nakshatra?" asks for no day's nakshatra.
  const isOfWord =
    !hasDay &&
    !todays.test(text) &&
    asked.words.every((word) => ['nakshatra', 'yoga', 'karana', 'tithi'].includes(word));
  const isPlain = !explains.test(text) && !acts.some((act) => otherActs.has(act));
  const isDated =
    isFestival &&
    !isOfRooms &&
    ((asksWhen.test(text) && isPlain) ||
      (hasDay && isPlain) ||
      / (?:when is|when does|kab hai|kab se|kab h|कब है|कब से|date kya|kis tarikh|किस तारीख) /u.test(text));
  const isAnyFestival =
    asked.isAnyFestival &&
    !isOfRooms &&
    isPlain &&
    (hasDay || / (?:next|upcoming|agla|aane wale|which|list|कौन|अगला) /u.test(text)) &&
    namedTopic(read) === undefined &&
    certaintyOf(read.fits, stemsOf(tokens).length) < leastCertain;
  const isDay =
    isOfDay &&
    !isOfWord &&
    !isFestival &&
    !isOfRooms &&
    isPlain &&
    (hasDay || asksDay.test(text) || (isShort && /panch?a+ng|पंचांग/u.test(text)));
  if (!isDated && !isAnyFestival && !isDay) return undefined;
  const calendar = await import('./answer-calendar.ts').catch(() => undefined);
  if (calendar === undefined)
    return { kind: 'calendar', understood: 0.5, answered: 'no', paragraphs: [say(language, words.panchang)] };
  const told = calendar.withCalendar({ ...table, language }, question, context);
  return {
    kind: 'calendar',
    understood: 0.9,
    answered: 'yes',
    paragraphs: [withoutFooter(told.answer)],
    sources: told.sources,
    missing: told.missing,
    links: ['/hindu-festivals'],
  };
}

function namedTopic({ fits }: Read): Fit | undefined {
  return fits[0] && fits[0].name > 0 ? fits[0] : undefined;
}

/** Nothing fits well enough: the nearest topics are offered, none is told. */
function unknown({ fits }: Read, knowledge: Knowledge, language: AnswerLanguage): Candidate {
  const near = fits.filter((fit) => explainedBy(fit) > 0.22).slice(0, 3);
  const suggestions = near.flatMap(({ topic }) => suggestionOf(knowledge, topic));
  const names = suggestions.map(({ label }) => `“${label}”`).join(', ');
  return {
    kind: 'unknown',
    understood: fits[0] ? Math.min(0.5, explainedBy(fits[0]) / 2) : 0,
    answered: 'no',
    paragraphs: [say(language, suggestions.length > 0 ? words.didYouMean(names) : words.offTopic)],
    suggestions,
    topics: [],
  };
}

function suggestionOf({ topics }: Knowledge, at: number): Suggestion[] {
  const topic = topics[at];
  return topic ? [{ label: topic.name, question: topic.name }] : [];
}

function finished(
  {
    kind,
    understood,
    answered,
    paragraphs,
    sources = [],
    topics = [],
    missing = [],
    suggestions = [],
    links = [],
  }: Candidate,
  language: AnswerLanguage,
): Pick<
  FullAnswer,
  | 'kind'
  | 'understood'
  | 'answered'
  | 'answer'
  | 'sources'
  | 'topics'
  | 'missing'
  | 'suggestions'
  | 'links'
  | 'language'
> {
  return {
    kind, answered, topics, missing, suggestions, links, sources, language,
    understood: Math.round(understood * 100) / 100,
    answer: [...paragraphs, ...(kind === 'safety' ? [] : [say(language, words.footer)])].join('\n\n'),
  }; // prettier-ignore
}

function emptyAnswer(question: string, context: GuideContext): FullAnswer {
  const { language, script } = answerLanguage(tokenise(question), context);
  return {
    language, script, intent: 'off_topic', rooms: [], directions: [], missing: [], verdicts: [], answer: '', sources: [],
    kind: 'unknown', topics: [], understood: 0, answered: 'no', suggestions: [], links: [],
  }; // prettier-ignore
}

function withoutFooter(answer: string): string {
  return answer.replace(/\n\n_[^_]*_$/u, '');
}

function unique<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index);
}
