import type { FestivalId } from '../festivals/festivals.ts';
import { answerQuestion, type GuideAnswer, type GuideContext } from './answer-question.ts';
import { sayTopic } from './answer-topics.ts';
import { askedActs } from './asked-acts.ts';
import { askedSeasons, namedSeasons, type AskedSeason } from './asked-season.ts';
import { askedBesideFacing, askedPart } from './asked-part.ts';
import { computedCandidate, type ComputedContext } from './computed-candidates.ts';
import { stemsOf } from './content-words.ts';
import { answerLanguage, type AnswerLanguage } from './detect-language.ts';
import type { Candidate, FullAnswer, Suggestion } from './guide-answer.ts';
import { hymnAsked } from './hymn-asked.ts';
import { knowledgeIn, type Knowledge } from './knowledge/known-topics.ts';
import type { Act, TopicKind } from './knowledge/topic.ts';
import {
  certaintyOf,
  explainedBy,
  leastCertain,
  leastCertainBeside,
  leastCertainOfTalk,
  placeOrTopic,
  type Fit,
} from './knowledge/ranking.ts';
import { nameMentions, sharesOf } from './knowledge/topic-index.ts';
import { asksHowKept, asksOfJapa, pujaNamed } from './named-puja.ts';
import { readCalendarQuestion } from './read-calendar-question.ts';
import { besideFeatures, readWords, type Read } from './read-words.ts';
import { say } from './say.ts';
import { talkIn } from './talk.ts';
import { tokenise, type Token } from './tokens.ts';
import * as words from './wordings.ts';

export type AskContext = GuideContext & ComputedContext;

/** The answer to a question that stands for itself. */
export async function answerAlone(
  question: string,
  context: AskContext,
  language: AnswerLanguage,
  acts: readonly Act[],
): Promise<FullAnswer> {
  const beside = askedBesideFacing(question);
  if (beside !== undefined) {
    const answer = await answerAlone(beside, context, language, acts);
    if (answer.answered === 'yes' && (answer.kind === 'place' || answer.kind === 'topic')) return answer;
  }
  const tokens = tokenise(question);
  const knowledge = await knowledgeIn(language);
  const { answerIn, wished } = context;
  const preferred = language === 'en' ? 'english' : 'hindi';
  const table = answerQuestion(question, { preferredLanguage: preferred, answerIn, wished });
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
  const topic = topicCandidate({ tokens, acts, read, knowledge, table }, language);
  const isStory = tokens.length > longestAsked;
  // A story has days and hours in it that nobody asks for.
  const hasOtherAim = isStory && topic !== undefined && !asksForDate.test(askedPart(question) ?? question);
  const calendar = hasOtherAim
    ? undefined
    : await calendarCandidate(question, { tokens, acts, table, read, knowledge }, context, language);
  if (calendar) {
    const paragraphs = [...calendar.paragraphs, ...besideDate(question, read, knowledge, language)];
    return { ...base, intent: 'panchang', ...finished({ ...calendar, paragraphs }, language) };
  }
  const place = placeCandidate(table, read);
  // A question that only lacks a birth may be about a word instead, or about a home.
  if (
    computed &&
    lacksBirth &&
    !(topic && (isStory || (computed.kind === 'match' && topic.name >= mostlyNamed))) &&
    !read.hasPlacedRoom &&
    table.directions.length === 0
  )
    return { ...base, ...finished(computed, language) };
  const best = choose(topic, place, read, table);
  if (best === place && place) return { ...base, ...ofTable(table, place, language) };
  if (best) return { ...base, ...finished(best, language) };
  return { ...base, ...finished(unknown(read, knowledge, language), language) };
}

/** What the rule table alone says. */
export function fromTable(question: string, context: AskContext, language: AnswerLanguage): FullAnswer {
  const table = answerQuestion(question, {
    preferredLanguage: language === 'en' ? 'english' : 'hindi',
    answerIn: context.answerIn,
    wished: context.wished,
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

/** The rule table's answer, by how much of the question it explains. */
function placeCandidate(table: GuideAnswer, { explained, hasCore }: Read): Candidate | undefined {
  if (!hasCore) return undefined;
  return {
    kind: 'place',
    understood: Math.min(1, explained),
    answered: table.missing.length > 0 && table.verdicts.length === 0 ? 'asks' : 'yes',
    paragraphs: [],
    missing: table.missing,
  };
}

interface Reading {
  tokens: readonly Token[];
  acts: readonly Act[];
  read: Read;
  knowledge: Knowledge;
  table: GuideAnswer;
}

interface TopicCandidate extends Candidate {
  /** How likely it is what the question is about, 0…1. */
  certainty: number;
  /** How much of the question a name of the topic is. */
  name: number;
  /** Whether the question asks how the puja is kept that it names. */
  isOfNamedPuja: boolean;
}

/** Above it a question is about the topic that it names. */
const mostlyNamed = 0.4;
/** What it names, and what nearly all questions that are most like it are about, it is about. */
const nearlyAllVotes = 0.9;

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
  const ofPuja = aboutNamedPuja(found, { tokens, read, knowledge });
  const first = ofPuja ?? found[0];
  const isTalk = first !== undefined && kindOf(first) === 'talk';
  const certainty = certaintyOf(found, read.length);
  if (!first || (first.words < leastWords && !ofPuja)) return undefined;
  // Where the rule table has an answer too, which of them is told is weighed later.
  const isPlain = ofPuja !== undefined || (first.name >= mostlyNamed && first.votes >= nearlyAllVotes);
  if (isTalk ? certainty < leastCertainOfTalk : !read.hasCore && !isPlain && certainty < leastCertain)
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
    sources: parts.flatMap(({ sources }) => sources),
    topics: told.map(({ id }) => id),
    links: [
      ...new Set([
        ...told.flatMap(({ id }) => hymnAsked(id, tokens) ?? []),
        ...told.flatMap(({ links }) => links),
        ...(asksOfJapa(tokens) && told.some(({ kind }) => ofDeities.has(kind)) ? ['/japa'] : []),
      ]),
    ],
    suggestions: told
      .flatMap(({ see }) => see)
      .flatMap((id) => suggestionOf(knowledge, knowledge.index.ids.indexOf(id)))
      .slice(0, 3),
    certainty,
    name: first.name,
    isOfNamedPuja: ofPuja !== undefined,
  };
}

/**
 * Who names a puja, vrat or festival and asks how it is kept is told of that, whatever else shares more of the words: of the
 * topics that lead to its page the one that fits best. Undefined where it names none, or asks for more than that.
 */
function aboutNamedPuja(
  fits: readonly Fit[],
  { tokens, read, knowledge }: Pick<Reading, 'tokens' | 'read' | 'knowledge'>,
): Fit | undefined {
  if (read.isPlaced || tokens.length > longestAsked || !asksHowKept(tokens)) return undefined;
  const path = pujaNamed(knowledge, tokens);
  if (path === undefined || (fits[0]?.name ?? 0) > 0) return undefined;
  return fits.find(({ topic }) => knowledge.topics[topic]?.links.includes(path));
}

/** "Which mantra of Shiva do I say, and how often?": there is a mala to count on. */
const ofDeities: ReadonlySet<TopicKind> = new Set(['deity', 'aarti']);

/** Who is ill or with child is told first that health goes before a fast. */
export const ofIll =
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

/** Above it a question is about what the rule table knows, whatever word is new. */
const nearlyExplained = 0.8;

/** Of the rule table and the first topic the one that more likely holds a good answer, where one is likely enough to. */
function choose(
  topic: TopicCandidate | undefined,
  place: Candidate | undefined,
  read: Read,
  table: GuideAnswer,
): Candidate | undefined {
  if (!place || topic?.isOfNamedPuja) return topic;
  if (read.hasPlacedRoom && (!topic || topic.name === 0)) return place;
  // "Is a kitchen in the south-west fine?", "where should it be?" say nothing that the table does not know.
  const isAskedOfTable = read.isPlaced || (read.asksWhere && (!topic || topic.name === 0));
  if (isAskedOfTable && read.explained >= nearlyExplained) return place;
  const likely = placeOrTopic(besideFeatures(read, table));
  const [best, certainty] =
    topic && likely.topic > likely.place ? [topic, likely.topic] : [place, likely.place];
  return certainty >= leastCertainBeside ? best : undefined;
}

const asksWhen =
  / (?:when|kab|date|dates|day|din|tithi|tarikh|tareekh|taarikh|kis din|time|timing|timings|samay|b[ae]?je|कब|दिन|तिथि|तारीख|तारीख़|समय|बजे|this year|next year|is saal|agle saal|इस साल|अगले साल|\d{4}) /u;
const asksDay =
  / (?:today|todays|tonight|tomorrow|yesterday|aaj|kal|parso|parson|abhi|now|आज|कल|परसों|अभी|monday|tuesday|wednesday|thursday|friday|saturday|sunday|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|this week|timing|timings|time|kitne baje|kab|when|samay|समय|कब|कितने बजे|b[ae]?je|बजे) /u;
const todays =
  / (?:today|todays|tonight|tomorrow|aaj|aj|kal|abhi|now|current|chal rahi|chal raha|आज|कल|अभी|चल रही|चल रहा) /u;
const explains =
  / (?:what is (?:a |the )?(?:meaning|significance)|meaning|matlab|why|kyu|kyun|kyon|kyo|kya hota|kya hoti|kya hote|significance|mahatva|mahatv|story|katha|kahani|how (?:to|do|is|should)|kaise|vidhi|kram|order of|sequence|step by step|exempt\w*|chh?oot|chh?ut|eat|khaye|khana|khate|khaate|khati|kha|bant[aei]|banate|banaye|prasad|bhog|fast|rules|niyam|good or bad|difference|what (?:to|should|do|can)|kya kare|kya karna|gift|samagri|wear|pehne|colou?r|rang|can (?:i|we|she|he|they)|should (?:i|we|she|he|they)|allowed|sakte|sakta|sakti|legend|celebrate|manate|manaya|avoid|(?:kis|which|kaun ?s[ai]|kon ?s[ai]) (?:dev\w*|bhagwan|god|goddess|deity)|(?:किस|कौन ?स[ाी]) (?:देव\S*|भगवान)|मतलब|अर्थ|क्यों|क्या होत|महत्व|कथा|कहानी|कैसे|विधि|क्रम|छूट|खाएँ|खाएं|खायें|खाए|खाना|खाते|खाती|खाता|खा|बनता|बनते|बनती|बनाते|बनाएँ|प्रसाद|भोग|नियम|क्या करें|क्या करना|सामग्री|रंग|मनाते|मनाया|सकते|सकता|सकती) /u;

/** "Which fast is tomorrow?" asks the calendar, and no topic that speaks of festivals. */
const whichOne = / (?:which|what|any|is there|kaun|kon|koi|konsa|kaunsa|kaunsi|konsi|कौन|कौनसा|कौनसी|कोई) /u;

const judges =
  / (?:good|bad|ok|okay|fine|right|wrong|allowed|safe|lucky|unlucky|shubh|ashubh|theek|thik|sahi|galat|a[ch]+ha|bura|शुभ|अशुभ|ठीक|सही|ग़लत|गलत|अच्छा|बुरा) /u;

/** Longer questions tell something. */
const longestAsked = 20;

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

/** A day's panchang, the date of a festival, or the days of a season; a word of the almanac alone is a word to be explained. */
async function calendarCandidate(
  question: string,
  { tokens, acts, table, read, knowledge }: Reading,
  context: AskContext,
  language: AnswerLanguage,
): Promise<Candidate | undefined> {
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  const seasons = askedSeasons(question);
  if (seasons.length > 0) return daysOfSeasons(seasons, question, context, language);
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
  // Who tells of an illness beside a fast asks for more than its date.
  const isStory = tokens.length > longestAsked;
  // "Is it", "need" and the like ask whether something is good only beside such a word.
  const isPlain =
    !explains.test(text) &&
    !(isStory && ofIll.test(text)) &&
    !acts.some((act) => otherActs.has(act) && (act !== 'ok' || judges.test(text)));
  const isDated =
    isFestival &&
    !isOfRooms &&
    ((asksWhen.test(text) && isPlain) ||
      (hasDay && isPlain) ||
      (asked.isNext && nextDate.test(text)) ||
      / (?:when is|when does|kab hai|kab se|kab h|कब है|कब से|date kya|kis tarikh|किस तारीख) /u.test(text));
  const isAnyFestival =
    asked.isAnyFestival &&
    !isOfRooms &&
    isPlain &&
    (hasDay || / (?:next|upcoming|agla|aane wale|which|list|कौन|अगला) /u.test(text)) &&
    ((asked.date !== undefined && whichOne.test(text) && stemsOf(tokens).length <= 4) ||
      (namedTopic(read) === undefined &&
        (asked.span !== undefined || certaintyOf(read.fits, read.length) < leastCertain)));
  const isDay =
    isOfDay &&
    !isOfWord &&
    !isFestival &&
    !isOfRooms &&
    isPlain &&
    (hasDay || asksDay.test(text) || (isShort && /panch?a+ng|पंचांग/u.test(text)));
  if (!isDated && !isAnyFestival && !isDay) return undefined;
  // Two of the festivals are days on which a season begins.
  const named = isDated ? namedSeasons(question) : [];
  if (named.length > 0 && asked.festivals.every((id) => beginsSeason.has(id)))
    return daysOfSeasons(named, question, context, language);
  const calendar = await import('./answer-calendar.ts').catch(() => undefined);
  if (calendar === undefined) return notLoaded(language);
  const told = calendar.withCalendar({ ...table, language }, question, context);
  return {
    kind: 'calendar',
    understood: 0.9,
    answered: 'yes',
    paragraphs: [withoutFooter(told.answer)],
    sources: told.sources,
    missing: told.missing,
    links: ['/hindu-festivals', ...[pujaNamed(knowledge, tokens) ?? []].flat()],
  };
}

const beginsSeason: ReadonlySet<FestivalId> = new Set<FestivalId>([
  'dhanu_sankranti',
  'meena_sankranti',
  'pitru_paksha',
]);

async function daysOfSeasons(
  seasons: readonly AskedSeason[],
  question: string,
  context: AskContext,
  language: AnswerLanguage,
): Promise<Candidate> {
  const told = await import('./answer-seasons.ts').catch(() => undefined);
  return told?.seasonsCandidate(seasons, question, context, language) ?? notLoaded(language);
}

/** Where the calendar cannot be fetched. */
function notLoaded(language: AnswerLanguage): Candidate {
  return { kind: 'calendar', understood: 0.5, answered: 'no', paragraphs: [say(language, words.panchang)] };
}

const joinsClauses = /\s(?:and|aur|or|&)\s|\sऔर\s|[,?।;]/iu;
/** "Next ekadashi fast date": a word for fasting is in it, and no question about one. */
const nextDate =
  / (?:next|agla|agli|agle|अगला|अगली|अगले) (?:[^ ]+ ){1,5}(?:date|tarikh|tareekh|तारीख़?) | date (?:of|for) (?:the )?next /u;

const asksForDate =
  /(?<![\p{L}\p{M}])(?:when|kab|date|tari?kh|tareekh|kis (?:din|tithi)|kaun ?sa din|konsa din|which day|what day|timings?|time|samay|baje|कब|तारीख़?|किस (?:दिन|तिथि)|कौन सा दिन|समय|बजे)(?![\p{L}\p{M}])/iu;
const asksElse =
  /(?<![\p{L}\p{M}])(?:what|who|whose|whom|why|how|which|kya|kis\w*|kaun|kon|kyu\w*|kyon|kaise|kaunsi?|konsi?|क्या|किस\S*|कौन|क्यों|कैसे)(?![\p{L}\p{M}])/iu;
/** A fact that says less of what a clause asks is not meant by it. */
const leastShared = 0.3;

/** "Lohri's date, and what goes into the fire?": what the topic that is named tells to the clause that asks for no date. */
function besideDate(question: string, read: Read, knowledge: Knowledge, language: AnswerLanguage): string[] {
  const clauses = question.split(joinsClauses).filter((clause) => clause.trim() !== '');
  const rest = clauses.findLast((clause) => asksElse.test(clause) && !asksForDate.test(clause));
  const named = read.fits.find(({ name }) => name > 0);
  const topic = named && knowledge.topics[named.topic];
  if (clauses.length < 2 || rest === undefined || !topic) return [];
  const tokens = tokenise(rest);
  const acts = askedActs(tokens);
  const shares = sharesOf(knowledge.index, tokens, topic.name);
  const isTold = topic.facts.some(
    ({ act, text }) => shares(text) >= leastShared || (acts.includes(act) && otherActs.has(act)),
  );
  return isTold ? sayTopic(topic, { acts, places: [], language, shares }).paragraphs.slice(0, 1) : [];
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

export function finished(
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
    kind, answered, topics, missing, suggestions, links, language,
    // Several facts may have one source.
    sources: unique(sources),
    understood: Math.round(understood * 100) / 100,
    answer: [...paragraphs, ...(kind === 'safety' ? [] : [say(language, words.footer)])].join('\n\n'),
  }; // prettier-ignore
}

export function emptyAnswer(question: string, context: GuideContext): FullAnswer {
  const { language, script } = answerLanguage(tokenise(question), context);
  return {
    language, script, intent: 'off_topic', rooms: [], directions: [], missing: [], verdicts: [], answer: '', sources: [],
    kind: 'unknown', topics: [], understood: 0, answered: 'no', suggestions: [], links: [],
  }; // prettier-ignore
}

export function withoutFooter(answer: string): string {
  return answer.replace(/\n\n_[^_]*_$/u, '');
}

function unique<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index);
}
