import { signsIn } from './jyotish-words.ts';
import { readBirths, type ToldBirth } from './read-births.ts';
import type { Sign } from '../jyotish/zodiac.ts';
import type { CivilDate } from '../time/civil-date.ts';

/** What earlier turns have told of whom a conversation is about: a birth, or the asker's own Moon sign. */
export interface Told {
  birth?: ToldBirth | undefined;
  sign?: Sign | undefined;
}

const own = /\b(?:my|mera|meri|mere|i am|i'?m|im)\b|मेर[ाीे]/iu;
const toMe = /\b(?:me|my|mine|i|mujh\w*|mera|meri|mere)\b|मुझ|मेर[ाीे]/iu;
const somebodyElse =
  /\b(?:wife|husband|spouse|son|daughter|child|baby|mother|father|mom|mum|dad|brother|sister|friend|boy|girl|his|her|he|she|patni|biwi|pati|beta|bete|beti|bach+[aei]|maa?|mummy|papa|pitaji|bhai|behe?n|saas|sasur|dost|uska|uski|uske|usko|ladk[aei])\b|पत्नी|बीवी|पति|बेट[ाीे]|बच्च|माँ|मां|पापा|पिता|भाई|बहन|सास|ससुर|दोस्त|उस(?:का|की|के|को)|लड़क/iu;

/** What is known after a turn, of which `whole` is the question with what it took from those before it. */
export function toldBy(whole: string, today: CivilDate, before: Told): Told {
  const [birth, second] = readBirths(whole, today);
  // Two births are a couple, and neither is the asker's.
  if (second) return {};
  if (birth) return { birth };
  const [sign, other] = signsIn(whole);
  const isOwn = own.test(whole) && !somebodyElse.test(whole);
  return sign !== undefined && other === undefined && isOwn ? { sign } : before;
}

/** Asks what came out of the birth, and has no word that could be about anybody or anything else. */
const asksOfBirthAlone =
  /^(?:[\s,.?!।]|(?:achh?a|ok|okay|and|aur|so|to|toh|then|phir|please|pls|ji|what|which|is|was|are|the|kya|kaun ?s[ai]|kons[ai]|hai|he|h|hui|hua|nikl[aie]|aay[ai]|came|come|out|it|bata\w*|tell|me|my|mera|meri|mere|rashi|raashi|rasi|moon sign|lagna?|ascendant|nakshatra|mahadasha|antardasha|dasha|sade ?sati|manglik|kaal sarp|yog|yoga|running|chal rahi|अच्छा|और|तो|फिर|क्या|कौन ?स[ाी]|है|हैं|हुआ|हुई|निकल[ाीे]|आय[ाी]|बताओ|बताइए|बताएँ|मेर[ाीे]|राशि|लग्न|नक्षत्र|महादशा|अंतर्दशा|दशा|साढ़े ?साती|मांगलिक|योग)(?![\p{L}\p{M}\p{N}]))+$/iu;

/** What of it a question is about: nothing where it may be about somebody else, a day or a word. */
export function toldFor(question: string, told: Told = {}): Told {
  if (told.birth) return asksOfBirthAlone.test(question) ? { birth: told.birth } : {};
  return toMe.test(question) && !somebodyElse.test(question) ? told : {};
}
