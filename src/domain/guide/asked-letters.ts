import { nakshatrasAt, nakshatrasIn } from './jyotish-words.ts';
import type { Token } from './tokens.ts';

/** The letters with which a name begins, by the nakshatra of a birth. */
export interface AskedLetters {
  /** 1…27. */
  nakshatra: number;
  /** 1…4, where one quarter of it is meant. */
  pada: number | undefined;
  /** They are asked for of a girl, or of a boy. */
  isForOneSex: boolean;
}

const ofLetters = /\b(?:letters?|akshara?|syllables?)\b|अक्षर/iu;
const ofNames = /\b(?:names?|naam)\b|नाम/iu;
const ofSex =
  /\b(?:girls?|boys?|daughters?|sons?|ladk[aei]\w*|larki|larka|bet[aei]|kanya|munni|munna)\b|लड़क[ाीे]|बेट[ाीे]|कन्या/iu;

/** What a question asks of the letters of a nakshatra that it names. */
export function askedLetters(question: string): AskedLetters | undefined {
  // Beside "letters" a name such as Swati or Chitra is a star's.
  const [nakshatra] = ofLetters.test(question) ? nakshatrasAt(question) : nakshatrasIn(question);
  if (nakshatra === undefined || !(ofLetters.test(question) || ofNames.test(question))) return undefined;
  return { nakshatra, pada: padaIn(question), isForOneSex: ofSex.test(question) };
}

const inFigures =
  /(?:pada|charan|paad|चरण|पाद|पद)(?: (?:no|number|ka|का))? ?([1-4])(?!\d)|(?<!\d)([1-4]) ?(?:st|nd|rd|th|s?ra|re|ri|tha|thi|ला|रा|री|था)? (?:pada|charan|paad|letter|akshar|syllable|चरण|पाद|अक्षर)/iu;
const inWords: readonly RegExp[] = [
  'first|pe?hl?[aei]|pratham|पहल[ाीे]|प्रथम',
  'second|d[ou]+sr?[aei]\\w*|dwitiya|दूसर[ाीे]|द्वितीय',
  'third|t[ei]+sr?[aei]\\w*|tritiya|तीसर[ाीे]|तृतीय',
  'fourth|last|chau?th[aei]|chaturth|antim|aa?khi?ri|चौथ[ाीे]|चतुर्थ|अंतिम|आख़?िरी',
].map((word) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${word})(?![\\p{L}\\p{M}])`, 'iu'));

function padaIn(question: string): number | undefined {
  const figure = inFigures.exec(question);
  if (figure) return Number(figure[1] ?? figure[2]);
  const word = inWords.findIndex((pattern) => pattern.test(question));
  // "The first letter of her name" is any of the four.
  const isOfName =
    word === 0 && !/pada|charan|paad|चरण|पाद/iu.test(question) && /name|naam|नाम/iu.test(question);
  return word < 0 || isOfName ? undefined : word + 1;
}

const framing =
  /^(?:and|aur|or|ya|then|phir|ok|okay|acha|achha|what|which|about|for|with|of|from|by|in|on|a|an|the|to|too|also|bhi|is|are|it|its|that|this|same|begin\w*|start\w*|names?|naam|letters?|akshara?|syllables?|pada|charan|paad|star|nakshatra|ke|ka|ki|ko|se|me|liye|hai|ho|hoga|honge|kya|kaun|konsa|kaunsa|konse|kaunse|wal[aei]|shuru|batao|bataye|bataiye|tell|give|please|my|mer[aei]|uska|uske|iska|iske|baby|bach+[aei]|child|first|second|third|fourth|last|st|nd|rd|th|pe?hl?[aei]|d[ou]+sr?[aei]\w*|t[ei]+sr?[aei]\w*|chau?th[aei]|antim|aa?khi?ri|pratham|dwitiya|tritiya|chaturth|[1-4]|और|या|फिर|अच्छा|के|का|की|को|से|में|लिए|है|हो|होगा|होंगे|क्या|कौन|सा|से|वाला|वाली|वाले|शुरू|बताओ|बताइए|बताएँ|मेर[ाीे]|उसका|उसके|इसका|इसके|भी|नाम|अक्षर|चरण|पाद|नक्षत्र|बच्च[ाीे]|पहल[ाीे]|दूसर[ाीे]|तीसर[ाीे]|चौथ[ाीे]|अंतिम|आख़?िरी|प्रथम|द्वितीय|तृतीय|चतुर्थ)$/u;
const goesOn =
  /\b(?:names?|naam|letters?|akshara?|syllables?|pada|charan|paad|baby|bach+[aei]|child)\b|नाम|अक्षर|चरण|पाद|बच्च[ाीे]/iu;
const mostWords = 10;

/**
 * The question that a turn means after the letters of a nakshatra were told: "and for a girl?", "names with the second
 * letter", "and of Ashwini?". Undefined where it is about something else.
 */
export function lettersAgain(whole: string, question: string, tokens: readonly Token[]): string | undefined {
  const before = askedLetters(whole);
  if (!before || tokens.length > mostWords) return undefined;
  const [other] = nakshatrasAt(question);
  const isOfLetters =
    goesOn.test(question) || ofSex.test(question) || padaIn(question) !== undefined || other !== undefined;
  const others = tokens.filter(
    ({ text }) => !framing.test(text) && !ofSex.test(text) && nakshatrasAt(text).length === 0,
  );
  // Names of stars may be two words, as Purva Phalguni.
  if (!isOfLetters || others.length > (other === undefined ? 0 : 1)) return undefined;
  const pada = padaIn(question) === undefined && before.pada !== undefined ? `pada ${before.pada} ` : '';
  return `${other === undefined ? starAlone(whole) : ''} akshar ${pada}${question}`.trim();
}

/** The name of the star alone, so that what was asked of it before is not asked again. */
function starAlone(whole: string): string {
  const words = whole.split(/\s+/u);
  const at = words.findIndex((word, index) => nakshatrasAt(`${word} ${words[index + 1] ?? ''}`).length > 0);
  return at < 0 ? whole : words.slice(at, at + 2).join(' ');
}
