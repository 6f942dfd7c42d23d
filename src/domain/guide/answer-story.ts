import { answerAlone, ofIll, type AskContext } from './answer-alone.ts';
import { askedActs } from './asked-acts.ts';
import { askedPart, storyWords } from './asked-part.ts';
import { stemsOf } from './content-words.ts';
import type { AnswerLanguage } from './detect-language.ts';
import type { FullAnswer } from './guide-answer.ts';
import type { Act } from './knowledge/topic.ts';
import { readBirths } from './read-births.ts';
import { subjectFestivals } from './read-calendar-question.ts';
import { tokenise, type Token } from './tokens.ts';

/** Fewer words that say something point to what was told before them. */
const leastOfAsked = 3;
/** A room explains less of a story that is about something else. */
const leastOfStory = 0.2;
const pointsBack =
  /(?<![\p{L}\p{M}])(?:this|that|these|those|them|it|he|she|iska|iski|iske|isko|ise|isme|isse|is se|uska|uski|uske|usko|use|usme|yeh|ye|woh|wo|wajah|reason|because|इसका|इसकी|इसके|इसे|इसमें|इससे|उसका|उसकी|उसके|उसे|उसमें|यह|वह|वजह|कारण)(?![\p{L}\p{M}])/iu;

const clauseEnds =
  /[.,?!।;\n]|\s(?:and|or|but|aur|lekin|magar|और|लेकिन|मगर|pls|plz|please|b?a?ta ?do|b?a?tao|bataiye|बता ?दो|बताओ|बताइए)\s/iu;
/** A clause that is not explained by more than this may be about anything. */
const leastOfClause = 0.6;

/** Where a question that is no story is not understood as a whole: what the one of its clauses asks that is understood best. */
export async function answerClause(
  question: string,
  context: AskContext,
  language: AnswerLanguage,
): Promise<FullAnswer | undefined> {
  const clauses = question
    .split(clauseEnds)
    .map((clause) => tokenise(clause))
    .filter((tokens) => stemsOf(tokens).length > 1);
  if (clauses.length < 2) return undefined;
  const answers: FullAnswer[] = [];
  for (const tokens of clauses) {
    const clause = tokens.map(({ raw }) => raw).join(' ');
    const answer = await answerAlone(clause, context, language, askedActs(tokens));
    if (['topic', 'place'].includes(answer.kind) && answer.answered === 'yes') answers.push(answer);
  }
  const [best] = answers.toSorted((one, other) => other.understood - one.understood);
  return best && best.understood >= leastOfClause ? best : undefined;
}

/** "It is my first Karva Chauth. … What do I need?" asks what that festival needs. */
function withSubject(part: string | undefined, story: readonly Token[]): string | undefined {
  if (part === undefined || subjectFestivals(tokenise(part)).length > 0) return part;
  const [subject] = subjectFestivals(story);
  if (subject === undefined) return part;
  const illness = ofIll.exec(story.map(({ text }) => text).join(' '))?.[0] ?? '';
  return [illness, ...subject.map(({ raw }) => raw), part].join(' ').trim();
}

/** In a story its question is looked for, and what the question points to in what was told before. */
export async function answerStory(
  question: string,
  tokens: readonly Token[],
  context: AskContext,
  language: AnswerLanguage,
  acts: readonly Act[],
): Promise<FullAnswer> {
  const part = tokens.length > storyWords ? withSubject(askedPart(question), tokens) : undefined;
  if (part === undefined || readBirths(question, context.today).length > 0)
    return answerAlone(question, context, language, acts);
  const asked = tokenise(part);
  const askedFor = askedActs(asked);
  const whole = () => answerAlone(question, context, language, askedFor.length > 0 ? askedFor : acts);
  if (stemsOf(asked).length < leastOfAsked) return whole();
  const all = await whole();
  if (all.kind === 'topic' && (all.answered === 'yes' || all.answered === 'partly')) return all;
  // A chart is told of in a story, and seldom in its question.
  if ((all.kind === 'chart' || all.kind === 'match') && all.answered === 'yes') return all;
  const own = await answerAlone(part, context, language, askedFor);
  if (own.kind !== 'talk' && (own.answered === 'yes' || own.answered === 'partly')) return own;
  // A room that stands only in the story is not what is asked, unless the question points to it.
  const isOfPart = pointsBack.test(part) && all.understood >= leastOfStory;
  return all.kind === 'place' && !isOfPart ? own : all;
}
