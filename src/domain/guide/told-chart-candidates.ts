import type { SeenGraha } from '../jyotish/grahas.ts';
import type { CivilDate } from '../time/civil-date.ts';
import type { Place } from '../time/place.ts';
import type { AnswerLanguage } from './detect-language.ts';
import type { Candidate } from './guide-answer.ts';
import { grahasIn, nakshatrasAt } from './jyotish-words.ts';
import { periodAskedFor, rashisIn, readToldChart, starsOfCouple } from './told-chart.ts';

interface Computing {
  today: CivilDate;
  place: Place;
  /** The time that the question names. */
  span: { from: CivilDate; to: CivilDate } | undefined;
  isMatch: boolean;
  isGirlFirst: boolean;
  language: AnswerLanguage;
}

/**
 * What follows from a chart that the question itself tells of, or from the sky of every place: a graha in a house from a
 * lagna, a gem for a lagna, the length of a small period, the matching of two nakshatras, when a graha is retrograde or
 * set, and the sign of a name. No birth is asked for.
 */
export async function toldChartCandidate(
  question: string,
  { today, place, span: named, isMatch, isGirlFirst, language }: Computing,
): Promise<Candidate | undefined> {
  // "Now" names no time of its own.
  const span = named?.from === today && named.to === today ? undefined : named;
  const stars = isMatch || pairWords.test(question) ? starsOfCouple(question) : undefined;
  if (stars) {
    const { kootasIn, sayStars } = await told();
    const [boy, girl] = isGirlFirst ? [stars[1], stars[0]] : stars;
    const couple = { boy, girl, signs: rashisIn(question), asked: kootasIn(question) };
    return { ...found('match', sayStars(couple, language)), links: ['/milan'] };
  }
  const period = periodAskedFor(question);
  if (period) return found('chart', (await told()).sayPeriodLength(period.great, period.small, language));
  const { lagna, placed, gem } = readToldChart(question);
  if (lagna !== undefined && gem !== undefined)
    return found('chart', (await told()).sayGemFor(lagna, gem as SeenGraha, language));
  if (lagna !== undefined && placed !== undefined)
    return {
      ...found('chart', (await told()).sayPlaced(lagna, placed.graha, placed.house, language)),
      links: ['/kundli'],
    };
  const [graha, other] = grahasIn(question);
  if (graha !== undefined && other === undefined && !ofOneChart.test(question)) {
    if (retrograde.test(question) && whenWords.test(question))
      return found('sky', (await sky()).sayRetrograde(graha, { today, span, language }));
    if ((graha === 'jupiter' || graha === 'venus') && lostWords.test(question) && whenWords.test(question))
      return found('sky', (await sky()).sayLost(graha, { today, span, place, language }));
  }
  const isOfSign = rashisIn(question).length + nakshatrasAt(question).length > 0;
  const name = rashiWords.test(question) && !isOfSign ? nameIn(question) : undefined;
  if (name !== undefined) {
    const paragraphs = (await sky()).sayRashiOfName(name, language);
    if (paragraphs.length > 0) return { ...found('sky', paragraphs), links: ['/names'] };
  }
  return undefined;
}

function found(kind: Candidate['kind'], paragraphs: string[]): Candidate {
  return { kind, understood: 0.95, answered: 'yes', paragraphs };
}

const told = () => import('./say-told-chart.ts');
const sky = () => import('./say-sky-dates.ts');

const pairWords =
  /\b(?:boy|girl|ladk[ai]|groom|bride|nadi|gana|bhakoo?t|yoni|couple|marry|married|wedding|dosha?|rishta|shaa?di|vivah)\b|लड़क|नाड़ी|भकूट|योनि|वर |कन्या|शादी|विवाह|रिश्त/iu;

const retrograde = /retrograde|\bretro\b|va?kri|\bmargi\b|ulti chaal|वक्री|मार्गी|उल्टी चाल/iu;
const lostWords =
  /\b(?:asta?|combust\w*|set|sets|tara (?:doob\w*|dub\w*|uday)|doob\w*|dub\w*|uda+y\w*|ris(?:e|es|ing))\b|अस्त|उदय|डूब/iu;
const whenWords =
  /\b(?:when|kab|until|till|dates?|today|now|abhi|aaj|aajkal|next|20\d\d|goes?|going|currently|these days|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)\b|कब|अभी|आज|तारीख|अगल/iu;
/** A chart of one's own, which says what it means there. */
const ofOneChart =
  /\b(?:house|bhaa?v|ghar|kund[a]?li|chart|horoscope|born|birth|natal|meri|mera|mere|my)\b|भाव|घर|कुंडली|जन्म|मेर[ाीे]/iu;

const rashiWords = /\b(?:rashi|raashi|rasi|moon ?sign|zodiac|nakshatra)\b|राशि|नक्षत्र/iu;

const namePatterns: readonly RegExp[] = [
  /\b(?:naa?m|name)\b[^.?]{0,12}? ["'“]?(?<name>[a-z]{1,3})["'”]? (?:se|letter|akshar|word)\b/iu,
  /\b(?:starts?|starting|begins?|beginning) (?:with|from) (?:the )?(?:letter )?["'“]?(?<name>[a-z]{1,3})\b/iu,
  /\b(?:letter|akshar) ["'“]?(?<name>[a-z]{1,3})\b/iu,
  /\b(?<name>[a-z]{1,3}) (?:letter|akshar|naa?m)\b/iu,
  /(?<![\p{L}\p{M}])(?<name>[\u0904-\u0914\u0915-\u0939][\u093E-\u094C]?) (?:से|अक्षर|नाम)/u,
  /\b(?:for (?:the )?name|named?|naa?m(?: hai)?|name is) ["'“]?(?<name>[a-z]{3,})\b/iu,
  /\b(?<name>[a-z]{3,}) (?:naa?m|name) (?:ki|ka|wal\w+)\b/iu,
  /(?<![\p{L}\p{M}])(?<name>[\p{L}\p{M}]{2,}) नाम (?:की|का|वाल)/u,
];
/** Words that stand where a name would. */
const noName =
  /^(?:se|ka|ki|ke|k|s|ko|hai|he|h|is|mer[aie]|my|her|his|uska|uski|by|of|or|and|aur|the|a|an|apn[aei]|iss?|us|kya|kis|rashi|raashi|rasi|sign|baby|bach\w*|jis\w*|wal\w*|me|mein|to|i|in|first|letter|pls|please|have|be|start|है|हैं|का|की|के|को|मेर[ाीे]|उस(?:का|के|की)|इस|किस|जिस|अपन[ाेी])$/iu;

/** The name, or its first letter, whose sign is asked for. */
function nameIn(question: string): string | undefined {
  return namePatterns
    .map((pattern) => pattern.exec(question)?.groups?.['name'])
    .find((name) => name !== undefined && !noName.test(name));
}
