import { stemsOf } from './content-words.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { tokenise, type Token } from './tokens.ts';

export interface LanguageWish {
  language: AnswerLanguage;
  /** What is asked beside it; undefined where nothing is. */
  rest: string | undefined;
}

const name = 'english|angrezi|angreji|hindi|hinglish|अंग्रेज़ी|अंग्रेजी|इंग्लिश|हिंदी|हिन्दी';
/** What stands around such a wish and asks nothing. */
const around =
  'please|pls|plz|plzz|kindly|can|could|would|will|you|say|tell|write|explain|answer|reply|repeat|it|that|this|me|the|same|again|only|batao|bata|bataye|bataiye|bataein|btao|samjhao|samjhaiye|likho|likhiye|bolo|boliye|kaho|do|dijiye|na|hi|yaar|ji|bhai|mujhe|कृपया|बताओ|बता|बताइए|बताएँ|बताएं|समझाओ|समझाइए|लिखो|लिखिए|बोलो|बोलिए|दो|दीजिए|मुझे|ही|जी|यही|यह';
const part = `(?:(?<![\\p{L}\\p{M}])(?:in|into) (?<before>${name})|(?<after>${name}) (?:me|mein|mei|m|main|में))(?![\\p{L}\\p{M}])`;
const atEnd = new RegExp(`[\\s,;:.?!()–-]{0,6}${part}(?:[\\s,.!?)]|(?:${around})(?![\\p{L}\\p{M}]))*$`, 'iu');
const alone = new RegExp(`(?<![\\p{L}\\p{M}])(?:${around})(?![\\p{L}\\p{M}])`, 'giu');
/** Of the app itself it may be asked in which language it is to be had. */
const ofApp =
  /(?<![\p{L}\p{M}])(?:app|disha|website|site|chat|language|available|support|use|switch|change|bhasha|ऐप|भाषा|वेबसाइट)(?![\p{L}\p{M}])/iu;

/** "Karwa Chauth kya hai, in english pls", "in English please", "हिंदी में बताइए": in which language the answer is wanted. */
export function readLanguageWish(question: string): LanguageWish | undefined {
  const found = atEnd.exec(question);
  const word = found?.groups?.['before'] ?? found?.groups?.['after'];
  if (!found || word === undefined) return undefined;
  const before = question.slice(0, found.index).trim();
  const rest = stemsOf(tokenise(before.replace(alone, ' '))).length > 0 ? before : undefined;
  if (rest !== undefined && ofApp.test(rest)) return undefined;
  return { language: languageNamed(word.toLowerCase()), rest };
}

const named = new RegExp(`(?<![\\p{L}\\p{M}])(?:${name})(?![\\p{L}\\p{M}])`, 'iu');
const mostTokens = 6;

/** The language that a turn wants the answer before it in: "Hindi me batao", "english please". Undefined where it asks more. */
export function languageWanted(question: string, tokens: readonly Token[]): AnswerLanguage | undefined {
  const wish = readLanguageWish(question);
  if (wish) return wish.rest === undefined ? wish.language : undefined;
  const [word] = tokens.length > mostTokens ? [] : (named.exec(question) ?? []);
  return word === undefined ? undefined : languageNamed(word.toLowerCase());
}

function languageNamed(word: string): AnswerLanguage {
  if (word === 'hinglish') return 'hinglish';
  return /^(?:hindi|हिंदी|हिन्दी)$/u.test(word) ? 'hi' : 'en';
}
