import { longestQuestion } from '../chat/question-text.ts';
import { sayTopic } from './answer-topics.ts';
import { answerClause, answerStory } from './answer-story.ts';
import { lettersAgain } from './asked-letters.ts';
import { askedActs } from './asked-acts.ts';
import { askedPart, storyWords } from './asked-part.ts';
import { answerLanguage, type AnswerLanguage } from './detect-language.ts';
import {
  asksElsewhere,
  asksForOther,
  asksOnly,
  asksSimpler,
  asksWithoutMoving,
  isForFollowing,
  isJoined,
  mergeTurns,
  saysOwnSign,
  tellsOfTopic,
} from './follow-up.ts';
import type { Candidate, FullAnswer } from './guide-answer.ts';
import { knowledgeIn } from './knowledge/known-topics.ts';
import type { Act, KnownTopic } from './knowledge/topic.ts';
import { writtenIn } from './jyotish-words.ts';
import { languageWanted, readLanguageWish } from './language-wish.ts';
import { leanOnTopic } from './lean-on-topic.ts';
import { readable } from './readable.ts';
import { readBirths } from './read-births.ts';
import { dangerIn, helpFor, type Danger } from './safety.ts';
import { say } from './say.ts';
import { swapNamed } from './swap-named.ts';
import { toldBy, type Told } from './told.ts';
import { tokenise, type Token } from './tokens.ts';
import { withHelp } from './with-help.ts';
import * as words from './wordings.ts';
import {
  answerAlone,
  emptyAnswer,
  finished,
  fromTable,
  withoutFooter,
  type AskContext,
} from './answer-alone.ts';

/** What a turn said, for the next one to refer to. */
interface Turn {
  /** The question with what it took from those before it. */
  whole: string;
  acts: readonly Act[];
  answer: FullAnswer;
}

/** A turn with what is known, after it, of whom the conversation is about. */
interface Spoken extends Turn {
  told: Told;
}

const mostTurns = 4;
/** Letters of an earlier question that are read again. */
const longestBefore = 1000;
/** "All right, and the remedy?" has friendly words by the way; what is a friendly word alone explains more of a turn. */
const wholeTalk = 0.8;

/**
 * Answers a question in English, Hindi or Hinglish, in its language: help first where somebody is in danger, then what has
 * to be computed, then what the rule table and the topics hold. Each answerer says how much of the question it explains, and
 * what none explains well enough is not answered; the nearest topics are offered instead. What needs the ephemeris is
 * fetched when the first such question comes.
 */
export async function answerAnyQuestion(question: string, context: AskContext): Promise<FullAnswer> {
  const asked = (context.previousMessages ?? []).filter(({ sender }) => sender === 'user').slice(-mostTurns);
  let before: Spoken | undefined;
  for (const { text } of asked) before = await spokenTurn(readable(text, longestBefore), context, before);
  const said = readable(question, longestQuestion);
  return withHelp(said, (await spokenTurn(said, context, before)).answer);
}

async function spokenTurn(said: string, given: AskContext, before: Spoken | undefined): Promise<Spoken> {
  const told = before?.told ?? {};
  const turn = await answerTurn(said, { ...given, told }, before);
  return { ...turn, told: toldBy(turn.whole, given.today, told) };
}

/** Fear that somebody sells is no emergency: what is asked beside it is answered too. */
const soldFear: ReadonlySet<Danger> = new Set(['scam', 'curse', 'godman']);

/** "Will he die if the bride is manglik?": what the dosha is that is said to kill. */
const namedDosha =
  /mangl?ik|mangli|mangal ?dosh\w*|kaa?l ?sarp|nadi ?dosh\w*|pitr[au]? ?dosh\w*|मांगलिक|मंगली|मंगल ?दोष|काल ?सर्प|नाड़ी ?दोष|पितृ ?दोष/iu;

/** Whom a question is said to, as its last word: "when will I marry, pandit ji". */
const saidTo =
  /[\s,]{1,3}(?:pandit ?ji|guru ?ji|maharaj(?: ?ji)?|baba ?ji|sir ?ji|sir|madam|ma'?am|ji|yaar|bro|पंडित ?जी|गुरु ?जी|महाराज(?: ?जी)?|बाबा ?जी|सर|जी)[\s.?!।]*$/iu;

function withoutVocative(question: string): string {
  const bare = question.replace(saidTo, (end) => (end.includes('?') ? '?' : ''));
  return tokenise(bare).length > 2 ? bare : question;
}

async function answerTurn(said: string, given: AskContext, before: Turn | undefined): Promise<Turn> {
  const wish = readLanguageWish(said);
  const question = withoutVocative(wish?.rest ?? said);
  const context = wish?.rest === undefined ? given : { ...given, wished: wish.language };
  const danger = dangerIn(said);
  const tokens = tokenise(question);
  const { language, script } = answerLanguage(tokens, context);
  if (danger !== undefined) {
    const part = soldFear.has(danger)
      ? askedPart(question)
      : danger === 'death'
        ? namedDosha.exec(question)?.[0]
        : undefined;
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
  const wanted = languageWanted(said, tokens);
  if (before && wanted) {
    const again = { ...context, wished: wanted };
    const answer = await answerAlone(before.whole, again, wanted, before.acts);
    return {
      whole: before.whole,
      acts: before.acts,
      answer: { ...answer, script: wanted === 'hi' ? 'Deva' : 'Latn' },
    };
  }
  if (before && asksSimpler(tokens) && before.answer.answered !== 'no')
    return { ...before, answer: { ...simpler(before.answer, language), script } };
  if (before && asksElsewhere(tokens) && before.answer.rooms.length > 0) {
    const answer = elsewhere(before.answer.rooms, context, language);
    return { whole: before.whole, acts: before.acts, answer: { ...answer, script } };
  }
  const letters = before && lettersAgain(before.whole, question, tokens);
  if (letters !== undefined) {
    const answer = await answerAlone(letters, context, language, []);
    return { whole: letters, acts: [], answer: { ...answer, language, script } };
  }
  const acts = askedActs(tokens);
  const found = await answerStory(question, tokens, context, language, acts);
  // "So what can I do?" is about what was told before, whatever topic is asked for in such words.
  const isPassing = found.kind === 'talk' && found.understood < wholeTalk;
  const alone: FullAnswer =
    before && (asksOnly(tokens) || isPassing)
      ? { ...found, kind: 'unknown', answered: 'no', topics: [] }
      : found;
  const byItself = async () =>
    alone.kind === 'unknown' && tokens.length <= storyWords
      ? ((await answerClause(question, context, language)) ?? alone)
      : alone;
  if (!before) return { whole: question, acts, answer: { ...(await byItself()), script } };
  const other = await askOfAnother(before, question, context, language);
  if (other) return { ...other, answer: { ...other.answer, script } };
  if (!isForFollowing(question, tokens, alone) && ofOwnSign(before, question).length === 0)
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
  if (merged === undefined) return { whole: question, acts, answer: { ...(await byItself()), script } };
  const answer =
    merged.kind === 'act'
      ? await topicAgain(before, merged.acts, merged.all, language, alone)
      : await answerAlone(merged.question, context, language, merged.acts);
  const isBetter = answer !== undefined && answer.answered !== 'no';
  const kept = isBetter ? answer : await byItself();
  return {
    whole: isBetter && merged.kind === 'question' ? merged.question : isBetter ? before.whole : question,
    acts: merged.acts.length > 0 ? merged.acts : before.acts,
    answer: { ...kept, language, script },
  };
}

/** What of these is asked of a sign is computed for it. */
const ofMoonSign: ReadonlySet<string> = new Set([
  'sade-sati', 'dhaiya', 'gochar', 'guru-gochar', 'shani-gochar', 'rahu-gochar',
]); // prettier-ignore

/** What was told before that is computed for a sign, where a turn says the own one. */
function ofOwnSign(before: Turn, question: string): string[] {
  return saysOwnSign(question) ? before.answer.topics.filter((id) => ofMoonSign.has(id)) : [];
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
  // "What is Sade Sati? … Mine is Aquarius, is it on?" does not ask again what it is.
  const ofSign = ofOwnSign(before, question).map((id) => `${id.replaceAll('-', ' ')} ${question}`);
  const isOfSky =
    ['chart', 'sky', 'match'].includes(before.answer.kind) ||
    writtenIn(before.whole).length > 0 ||
    ofSign.length > 0;
  if (!isOfSky || alone.kind === 'calendar') return undefined;
  const named = writtenIn(before.answer.answer)
    .filter(({ kind }) => kind !== 'graha')
    .map(({ kind, written }) => `${written} ${kind === 'sign' ? 'rashi' : 'nakshatra'}`);
  const wholes = [...ofSign, `${before.whole} ${question}`, ...named.map((name) => `${name} ${question}`)];
  for (const whole of wholes) {
    const answer = await answerAlone(whole, context, language, askedActs(tokens));
    const isComputed = ['chart', 'sky', 'match', 'muhurat'].includes(answer.kind);
    const isNew = answer.answer !== before.answer.answer;
    // "Till when?" of a period whose end was told: the same once more.
    if (!isNew && alone.answered === 'no') return { ...before, whole };
    const isNearer = isComputed
      ? alone.kind === 'topic' ||
        alone.answered !== 'yes' ||
        alone.kind === 'place' ||
        alone.kind === answer.kind
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

/** Where rooms may be that cannot have the place which is best for them. */
function elsewhere(rooms: readonly string[], context: AskContext, language: AnswerLanguage): FullAnswer {
  const named = rooms.join(' ').replaceAll('_', ' ');
  const best = fromTable(`${named} kahan`, context, language).verdicts.filter(
    ({ verdict }) => verdict === 'ideal',
  );
  const places = [...new Set(best.map(({ rule }) => rule.slice(rule.indexOf('.') + 1)))];
  const without = `${named} ${places.join(', ')} me nahi ho sakta to kahan`;
  return fromTable(without, { ...context, wished: language }, language);
}

/** Its first thought alone: the verdict or the meaning, without what is told beside it. */
function simpler(answer: FullAnswer, language: AnswerLanguage): FullAnswer {
  const [first = ''] = withoutFooter(answer.answer).split('\n\n');
  return { ...answer, language, answer: `${first}\n\n${say(language, words.footer)}` };
}

/** A topic that explains less of a turn than this gives way to the one that was told before. */
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
  if (!tellsOfTopic(before.answer) || id === undefined) return undefined;
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
  return ofTopic(topic, { ...told, answered: 'yes' }, alone, language);
}

/** The topic of the turn before, or one near it, as the answer to this one. */
function ofTopic(
  { id, links }: KnownTopic,
  told: Pick<Candidate, 'paragraphs' | 'sources' | 'answered'>,
  base: FullAnswer,
  language: AnswerLanguage,
): FullAnswer {
  const { paragraphs, sources, answered } = told;
  return {
    ...base,
    ...finished(
      {
        kind: 'topic',
        understood: 0.8,
        answered,
        paragraphs,
        ...(sources && { sources }),
        topics: [id],
        links: [...links],
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
  { answer: before, acts: actsBefore }: Turn,
  acts: readonly Act[],
  all: boolean,
  language: AnswerLanguage,
  base: FullAnswer,
): Promise<FullAnswer | undefined> {
  if (!tellsOfTopic(before)) return undefined;
  const known = await knowledgeIn(language);
  const topic = known.topics.find(({ id }) => id === before.topics[0]);
  if (!topic) return undefined;
  const told = sayTopic(topic, { acts: acts.length > 0 ? acts : actsBefore, places: [], language, all });
  return ofTopic(topic, { ...told, answered: told.isWhole ? 'yes' : 'partly' }, base, language);
}
