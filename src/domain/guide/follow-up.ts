import { stemsOf } from './content-words.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { asksForPlace, findSignals } from './find-words.ts';
import type { FullAnswer } from './guide-answer.ts';
import type { Act } from './knowledge/topic.ts';
import { readBirths } from './read-births.ts';
import { readCalendarQuestion } from './read-calendar-question.ts';
import type { Token } from './tokens.ts';
import { cities } from '../time/places.ts';
import type { CivilDate } from '../time/civil-date.ts';

const mostWords = 9;
const fewestStems = 3;

const joins =
  /^(?:and|aur|or|और|what|phir|fir|फिर|then|to|ok|acha|achha|accha|but|lekin|par|also|how|haan|अच्छा|ठीक)$/;
const refersBack =
  / (?:it|this|that|these|those|them|they|there|one|iska|iski|iske|isko|ise|isme|usme|uska|uski|uske|usko|use|wahan|waha|yeh|ye|woh|wo|इसका|इसकी|इसके|इसको|इसे|इसमें|उसका|उसकी|उसके|उसे|उसमें|वह|यह|वहाँ|same|instead|else|more|aur batao|detail) /u;

const onlyAsks =
  /^ (?:(?:so|then|now|but|and|ok|okay|a[ch]+ha|th(?:ee|i)k (?:hai|h|he)|अच्छा|ठीक है|ab|to|toh|tab|phir|aur|तो|अब|तब|फिर|और|please|is|any|koi|कोई|iska|iske|uska|इसका|उसका|liye|लिए) )*(?:what (?:can|should|do|to|shall)(?: (?:i|we))? do|what now|kya (?:kar\S*|upay|upaay)|upa+y\S*|remed\S*|solution|hal|क्या (?:कर\S*|उपाय)|उपाय|why|kyu\S*|kyon|क्यों|how|kaise|कैसे|(?:till|until|upto|since|from) when|how long|when (?:does|will|did|is) (?:it|this|that)(?: (?:start|begin|end|come|go|over|finish))?|kab (?:tak|se)|kab (?:shuru|start|kh?a?tm|khatam|utreg\S*|jayeg\S*|aayeg\S*)(?: ho\S*)?|कब (?:तक|से)|कब (?:शुरू|ख़त्म|खत्म|उतरेगी|जाएगी|आएगी)(?: हो\S*)?)(?: (?:is|hai|it|this|about|hum|main|ho|then|now|ab|abhi|kya|kar\S*|अभी|क्या|batao|bataye|है|हम|मैं|बताओ|बताएँ|बताइए|करें|kare|karein))* $/u;

/** "Why?", "so what can I do?": what it is about has been told before. */
export function asksOnly(tokens: readonly Token[]): boolean {
  return onlyAsks.test(` ${tokens.map(({ text }) => text).join(' ')} `);
}

/** Whether a turn says by its words that it goes on from the one before. */
export function isJoined(tokens: readonly Token[]): boolean {
  return (
    joins.test(tokens[0]?.text ?? '') || refersBack.test(` ${tokens.map(({ text }) => text).join(' ')} `)
  );
}

const cannotMove =
  /(?:can ?(?:not|t)|nahi|nhi|नहीं|without|bina|बिना).{0,14}(?:shift|move|chang|break|demolish|badal|hata|tod|todf|बदल|हटा|तोड़|शिफ्ट|शिफ़्ट)|(?:shift|move|chang|break|badal|hata|tod|बदल|हटा|तोड़|शिफ्ट|शिफ़्ट)\S*(?: \S+)? (?:not|nahi|nhi|na|नहीं)|rented|kiraye|tenant|किराए|किराये|already|pehle se|पहले से/u;

/** "But I cannot shift it", "it is a rented flat": what helps where it stays. */
export function asksWithoutMoving(tokens: readonly Token[]): boolean {
  return tokens.length <= fewTokens && cannotMove.test(` ${tokens.map(({ text }) => text).join(' ')} `);
}
const fewTokens = 14;

const isTaken =
  / (?:corner|place|direction|side|spot|space|zone|there|kona|kone|jagah|disha|taraf|wahan|waha|कोना|कोने|जगह|स्थान|दिशा|वहाँ|वहां) (?:\S+ ){0,3}(?:(?:not|isnt|no longer) (?:free|available|possible|empty|open|vacant)|taken|occupied|used|full|unavailable|(?:khali|khaali|available|free|possible) (?:nahi|nhi|na)|(?:nahi|nhi|na) (?:hai|ho|mile|milti|bache|bachi)|bhara|bhari|(?:खाली|संभव|उपलब्ध) (?:नहीं|न)|(?:नहीं|न) (?:है|हो|मिले|बची|बचा)|भरा|भरी) /u;

/** "And if that corner is not free?": where the room goes that cannot have the place that was told. */
export function asksElsewhere(tokens: readonly Token[]): boolean {
  return tokens.length <= mostWords + 2 && isTaken.test(` ${tokens.map(({ text }) => text).join(' ')} `);
}

const otherCase =
  /^ (?:and|aur|or|phir|what about|और|फिर) .*(?:for|ke liye|के लिए|if|agar|अगर|my|mera|meri|mere|मेरा|मेरी|मेरे) /u;

/** "And for a shop?", "and if I am a Scorpio?": the same of somebody or something else. */
export function asksForOther(tokens: readonly Token[]): boolean {
  return tokens.length <= mostWords && otherCase.test(` ${tokens.map(({ text }) => text).join(' ')} `);
}

/** "In simple words please": the same once more, its first thought alone. */
export function asksSimpler(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= mostWords &&
    / (?:simple|simpler|simply|easy|easier|short|shorter|briefly|saral|aasan|asaan|aasaan|asan|sankshep|chhote me|thode me|samajh (?:nahi|nhi)|(?:did not|didnt|do not|dont|not) understand|आसान|सरल|संक्षेप|छोटे में|कम शब्द\S*|समझ नहीं|समझ में नहीं) /u.test(
      ` ${tokens.map(({ text }) => text).join(' ')} `,
    )
  );
}

/** Whether a question may take from the one before it what it lacks. */
export function isForFollowing(question: string, tokens: readonly Token[], alone: FullAnswer): boolean {
  if (tokens.length === 0 || tokens.length > mostWords || alone.kind === 'safety') return false;
  if (/^\s*(?:hi|hello|namaste|नमस्ते|thanks|thank you|dhanyavad|shukriya|धन्यवाद)/iu.test(question))
    return false;
  return (
    isJoined(tokens) ||
    saysOwnSign(question) ||
    stemsOf(tokens).length < fewestStems ||
    alone.answered === 'no'
  );
}

/** "My moon sign is Libra, so for me?" */
export function saysOwnSign(question: string): boolean {
  return /\b(?:my|mer[ai]) (?:moon ?|janm ?|chandra ?)?(?:sign|rashi)\b|मेरी (?:चंद्र |जन्म )?राशि/iu.test(
    question,
  );
}

interface Following {
  question: string;
  tokens: readonly Token[];
  acts: readonly Act[];
  today: CivilDate;
}

interface Before {
  whole: string;
  acts: readonly Act[];
  answer: FullAnswer;
}

type Merged =
  | { kind: 'act'; acts: readonly Act[]; all: boolean }
  | { kind: 'question'; question: string; acts: readonly Act[] };

/** A topic, or the days of the season that it is about. */
export function tellsOfTopic({ kind, topics }: FullAnswer): boolean {
  return kind === 'topic' || (kind === 'calendar' && topics.length > 0);
}

/** The question with what it takes from the turn before; undefined where it stands for itself. */
export function mergeTurns(
  { question, tokens, acts, today }: Following,
  before: Before,
  alone: FullAnswer,
): Merged | undefined {
  const { kind, answered, rooms, directions } = before.answer;
  const asQuestion = (whole: string, its: readonly Act[] = acts): Merged => ({
    kind: 'question',
    question: whole,
    acts: its,
  });
  const here = readCalendarQuestion(question, today);
  const isOfFestival = kind === 'calendar' && readCalendarQuestion(before.whole, today).festivals.length > 0;
  const rest = question.replace(thatDay, ' ');
  if (isOfFestival && here.festivals.length === 0 && rest !== question && asksBesideDate.test(rest))
    return asQuestion(`${before.whole.replace(datedWords, ' ')} ${rest}`);
  const hasWhen = here.date !== undefined || here.span !== undefined;
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  // "When is kharmas? … And what is not done in it?"
  if (kind === 'calendar' && tellsOfTopic(before.answer) && refersBack.test(text) && !hasWhen && !here.place)
    return { kind: 'act', acts, all: false };
  if (answered === 'asks' || before.answer.missing.length > 0) {
    if (alone.answered !== 'yes' || alone.kind === 'place')
      return asQuestion(`${before.whole} ${question}`, before.acts);
  }
  // A birth that was told stays until another is.
  if (alone.answered === 'asks' && alone.kind === 'chart' && readBirths(before.whole, today).length > 0)
    return asQuestion(`${before.whole} ${question}`, acts);
  const isOfDays = kind === 'calendar' || kind === 'muhurat' || kind === 'sky';
  if (
    isOfDays &&
    here.festivals.length === 0 &&
    (here.place !== undefined || hasWhen) &&
    alone.kind !== 'chart'
  ) {
    const kept = withoutNamed(before.whole, { place: here.place !== undefined, when: hasWhen });
    return asQuestion(`${kept} ${question}`, before.acts);
  }
  if (kind === 'calendar' && here.festivals.length > 0 && alone.kind !== 'calendar')
    return asQuestion(`${question} when kab date`, acts);
  const isMore =
    / (?:more|detail|details|elaborate|aur batao|aur bataye|aur kuch|vistar|विस्तार|और बताओ|और बताइए|और कुछ) /u.test(
      text,
    );
  const isOwnTopic =
    alone.answered !== 'no' &&
    (alone.kind !== 'topic' || alone.topics.some((id) => !before.answer.topics.includes(id)));
  const names = stemsOf(tokens).length;
  if (isMore) return { kind: 'act', acts: [], all: true };
  if (
    alone.kind === 'place' ||
    (rooms.length > 0 && (alone.rooms.length > 0 || alone.directions.length > 0))
  ) {
    // "Aur toilet?", "aur SE me?": the table takes the room or the direction.
    // Who asks where it goes does not ask about the direction that another room was said to have.
    if (asksForPlace(findSignals(tokens))) return undefined;
    if (alone.rooms.length > 0 && directions.length > 0 && alone.directions.length === 0)
      return asQuestion(askedIn(question, directions.join(' '), alone.language));
    if (alone.rooms.length === 0 && rooms.length > 0)
      return asQuestion(`${rooms.join(' ').replaceAll('_', ' ')} ${question}`);
    return undefined;
  }
  if (alone.kind === 'topic' && isOwnTopic && acts.length === 0 && before.acts.length > 0)
    return asQuestion(question, before.acts);
  if (isOwnTopic && !refersBack.test(text)) return undefined;
  if (tellsOfTopic(before.answer) && (names <= fewestStems + 2 || refersBack.test(text))) {
    if (alone.directions.length > 0)
      return asQuestion(`${before.answer.topics.join(' ').replaceAll('-', ' ')} ${question}`);
    return { kind: 'act', acts, all: false };
  }
  return asQuestion(`${before.whole} ${question}`);
}

/** "And a toilet?" after a direction, in the language of the question, which decides that of the answer. */
function askedIn(question: string, direction: string, language: AnswerLanguage): string {
  if (language === 'en') return `${question} in the ${direction}, is that okay?`;
  return language === 'hi' ? `${question} ${direction} में ठीक है` : `${question} ${direction} me theek hai`;
}

/** What is done, eaten or told of on a festival, whose date was told. */
const asksBesideDate =
  /(?<![\p{L}\p{M}])(?:eat\w*|food|drink\w*|fast\w*|vrat|wear|colou?rs?|do|done|not to|avoid|story|why|how|vidhi|puja|pooja|katha|kh[ae]+n?a?|khaye|khaate|khate|kare\w*|karna|kyun?|kyon|kaise|kahani|samagri|niyam|pehne|खा\S*|व्रत|करें|करना|करते|क्यों|कैसे|कथा|कहानी|पूजा|विधि|नियम|पहनें|रंग)(?![\p{L}\p{M}])/iu;
const thatDay =
  /(?<![\p{L}\p{M}])(?:(?:on )?(?:that|the same|this) day|us+ din|is din|उस दिन|इस दिन)(?![\p{L}\p{M}])/giu;
const datedWords =
  /(?<![\p{L}\p{M}])(?:when(?: is| does| will)?|kab(?: hai| h| se)?|which day|what date|date|kis din|(?:in |of )?(?:19|20)\d\d(?: me| mein)?|this year|next year|is saal|agle saal|कब(?: है)?|किस दिन|तारीख़?|(?:19|20)\d\d(?: में)?|इस साल|अगले साल)(?![\p{L}\p{M}])|\?/giu;

const whenWords =
  /\b(?:today|tomorrow|yesterday|aaj|kal|parson?|this|next|last|is|agle|pichle)\s+(?:year|month|week|saal|sal|mahine|hafte)\b|\b(?:today|tomorrow|yesterday|aaj|parso|parson)\b|\b(?:19|20)\d\d\b|\b(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|आज|कल|परसों|(?:इस|अगले|पिछले) (?:साल|महीने|हफ़्ते)/giu;

/** The question before without the place or the time that the next one replaces. */
function withoutNamed(question: string, { place, when }: { place: boolean; when: boolean }): string {
  let text = question;
  if (when) text = text.replace(whenWords, ' ');
  if (place)
    for (const { en, hi } of cities) {
      if (text.toLowerCase().includes(en.toLowerCase()))
        text = text.replace(new RegExp(`\\b(?:in |at )?${en}\\b`, 'giu'), ' ');
      if (text.includes(hi)) text = text.replaceAll(hi, ' ');
    }
  return text.replace(/\s+/g, ' ').trim();
}
