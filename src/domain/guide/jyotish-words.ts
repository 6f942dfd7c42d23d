import type { Graha } from '../jyotish/grahas.ts';
import type { PurposeId } from '../jyotish/muhurat/purposes.ts';
import { wrapSign, type Sign } from '../jyotish/zodiac.ts';
import type { Saying } from './say.ts';

/**
 * The signs by their number, 1 Mesha … 12 Meena, in the spellings of both languages and of the west; `cancer` only where
 * signs are spoken of.
 */
const signPatterns: readonly RegExp[] = [
  /(?<![\p{L}\p{M}])(?:mesh(?:a|h)?|aries|मेष)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:vri?sh?a?bh?a?|vrushabh|brishabh|taurus|वृषभ|वृष)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:mithuna?|gemini|मिथुन)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:karka?|kark rashi|kataka|(?<=(?:enters?|into) )cancer|cancer(?= (?:rashi|sign|moon|ascendant|lagna))|कर्क)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:simha?|singh(?= (?:rashi|lagna))|sinha|leo|सिंह)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:kanya(?= (?:rashi|lagna))|virgo|कन्या(?= (?:राशि|लग्न)))(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:tula(?= (?:rashi|lagna))|thula|libra|तुला(?= (?:राशि|लग्न)))(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:vri?sh?chi?k[a]?|vrushchik|scorpio|वृश्चिक)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:dhanu(?:sh?|r)?|sagittarius|धनु)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:makara?(?! sank)|capricorn|मकर(?! सं))(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:kumbha?(?= (?:rashi|lagna|wal|walo|sign|moon))|aquarius|कुंभ(?! मेला)|कुम्भ(?! मेला))(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:meen[a]?(?= (?:rashi|lagna|wal))|min rashi|min(?= lagn)|pisces|मीन)(?![\p{L}\p{M}])/iu,
];

export function signsIn(question: string): Sign[] {
  return signPatterns.flatMap((pattern, index) => (pattern.test(question) ? [wrapSign(index + 1)] : []));
}

const grahaPatterns: Readonly<Record<Graha, RegExp>> = {
  sun: /(?<![\p{L}\p{M}])(?:surya|sun|सूर्य)(?![\p{L}\p{M}])/iu,
  moon: /(?<![\p{L}\p{M}])(?:chandra(?:ma)?|moon(?! sign)|चंद्र(?:मा)?|चन्द्र(?:मा)?)(?![\p{L}\p{M}])/iu,
  mars: /(?<![\p{L}\p{M}])(?:mangal(?! dosh)|mars|मंगल(?! दोष))(?![\p{L}\p{M}])/iu,
  mercury: /(?<![\p{L}\p{M}])(?:budh|mercury|बुध)(?![\p{L}\p{M}])/iu,
  jupiter: /(?<![\p{L}\p{M}])(?:guru|brihaspati|jupiter|गुरु|बृहस्पति)(?![\p{L}\p{M}])/iu,
  venus: /(?<![\p{L}\p{M}])(?:shukra|venus|शुक्र)(?![\p{L}\p{M}])/iu,
  saturn: /(?<![\p{L}\p{M}])(?:shani|saturn|शनि)(?![\p{L}\p{M}])/iu,
  rahu: /(?<![\p{L}\p{M}])(?:rahu(?! ?k(?:aa?l|al))|राहु(?! ?का?ल))(?![\p{L}\p{M}])/iu,
  ketu: /(?<![\p{L}\p{M}])(?:ketu|केतु)(?![\p{L}\p{M}])/iu,
};

export function grahasIn(question: string): Graha[] {
  return (Object.keys(grahaPatterns) as Graha[]).filter((graha) => grahaPatterns[graha].test(question));
}

/** The grahas that a question names, in the order in which it names them. */
export function grahasAt(question: string): { graha: Graha; at: number }[] {
  return (Object.keys(grahaPatterns) as Graha[])
    .map((graha) => ({ graha, at: question.search(grahaPatterns[graha]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
}

export const grahaNames: Readonly<Record<Graha, Saying>> = {
  sun: { en: 'Sun', hi: 'सूर्य', hinglish: 'Surya' },
  moon: { en: 'Moon', hi: 'चंद्र', hinglish: 'Chandra' },
  mars: { en: 'Mars', hi: 'मंगल', hinglish: 'Mangal' },
  mercury: { en: 'Mercury', hi: 'बुध', hinglish: 'Budh' },
  jupiter: { en: 'Jupiter', hi: 'गुरु', hinglish: 'Guru' },
  venus: { en: 'Venus', hi: 'शुक्र', hinglish: 'Shukra' },
  saturn: { en: 'Saturn', hi: 'शनि', hinglish: 'Shani' },
  rahu: { en: 'Rahu', hi: 'राहु', hinglish: 'Rahu' },
  ketu: { en: 'Ketu', hi: 'केतु', hinglish: 'Ketu' },
};

/** For what a time is sought, the more special first. */
const purposePatterns: readonly (readonly [PurposeId, RegExp])[] = [
  ['griha_pravesh_old', /(?:old|rented|repaired|renovated|resale|kiraye|purane|puraane|पुराने|किराए).{0,30}(?:house|home|flat|ghar|makaan|घर|मकान)|(?:shift|move|moving|shifting).{0,25}(?:rented|old|kiraye)/iu],
  ['griha_pravesh', /gri?ha?\s?prave?sh|gruh?a?\s?pravesh|grah pravesh|house ?warming|(?:enter|move|moving|shift|shifting)[a-z ]{0,20}(?:new )?(?:house|home|flat|ghar)|naye ghar|नए घर|गृह ?प्रवेश|घर में प्रवेश/iu],
  ['vivah', /vivaa?h|wedding|marriage|shaadi|shadi|get married|marry|engagement|sagai|विवाह|शादी|सगाई/iu],
  ['vehicle', /vehicle|\bcar\b|\bbike\b|scooter|scooty|gaa?di|vaa?han|motorcycle|tractor|वाहन|गाड़ी|कार |बाइक|स्कूटर/iu],
  ['naming', /naa?m ?kara?n|naming|name ceremony|naamkaran|नामकरण/iu],
  ['mundan', /mundan|chuda ?karan|first haircut|tonsure|मुंडन|चूड़ाकर्म/iu],
  ['annaprashan', /ann?a ?praa?sha?n|first (?:rice|food|solid)|अन्नप्राशन/iu],
  ['upanayan', /upanaya?n|janeu|thread ceremony|yagyopavit|उपनयन|जनेऊ|यज्ञोपवीत/iu],
  ['vidyarambh', /vidya ?ra?a?mbh|start (?:school|study)|akshara?bhyas|pathshala|school admission|विद्यारंभ|अक्षराभ्यास/iu],
  ['business', /business|shop|dukaa?n|office opening|opening|startup|vyapaa?r|vyavsay|karobar|factory|company|open (?:a|my) |व्यापार|दुकान|कारोबार|व्यवसाय|उद्घाटन/iu],
  ['bhoomi_pujan', /bh[ou]+mi ?p[ou]+ja|foundation|neev|start(?:ing)? construction|construction|shilanyas|nirma+n|भूमि ?पूज|नींव|शिलान्यास|निर्माण/iu],
  ['property', /property|registry|regist(?:er|ration)|sign(?:ing)? (?:the )?(?:flat|house|papers|sale)|plot|land|buy(?:ing)? (?:a )?(?:house|flat|home)|zameen|jameen|flat (?:ki )?registry|रजिस्ट्री|ज़मीन|जमीन|प्लॉट|संपत्ति/iu],
  ['travel', /travel|journey|yatra|\btrip\b|safar|यात्रा|सफ़र|सफर/iu],
]; // prettier-ignore

export function purposeIn(question: string): PurposeId | undefined {
  return purposePatterns.find(([, pattern]) => pattern.test(question))?.[0];
}

/** Names of nakshatras as they are typed, by their number. */
const nakshatraPatterns: readonly RegExp[] = [
  'ash?win[i]?|अश्विनी', 'bharn?[ai]?ni|भरणी', 'kri?tt?ika|कृत्तिका|कृतिका', 'rohini|रोहिणी', 'mri?ga?shir(?:sh)?a?|mrigasira|मृगशिरा|मृगशीर्ष', 'aa?r[du]+ra|आर्द्रा', 'punarvasu|पुनर्वसु', 'pushya(?: nakshatra)?|pushyami|पुष्य', 'ash?lesha|aa?shlesha|आश्लेषा|अश्लेषा',
  'magha(?= nak| star|\\b)|मघा', 'p[ou]+rva ?ph?alguni|पूर्वा ?फाल्गुनी', 'uttara ?ph?alguni|उत्तरा ?फाल्गुनी', 'hasta|हस्त(?= नक्षत्र)', 'chitra(?= nak)|चित्रा', 'swati(?= nak)|svati|स्वाति', 'vi?shakha|विशाखा', 'anuradha(?= nak)|अनुराधा', 'jye?sh?tha(?= nak)|ज्येष्ठा', 'm[ou]+la?(?= nak)|moola|मूल(?= नक्षत्र)',
  'p[ou]+rva ?[as]+h?ad?h?a|पूर्वाषाढ़ा', 'uttara ?[as]+h?ad?h?a|उत्तराषाढ़ा', 'sh?ravana?(?= nak)|श्रवण(?= नक्षत्र)', 'dhanish?t[h]?a|धनिष्ठा', 'sh?atabh?ish[ae]k?a?|शतभिषा', 'p[ou]+rva ?bh?adra(?:pad)?a?|पूर्वा ?भाद्रपद', 'uttara ?bh?adra(?:pad)?a?|उत्तरा ?भाद्रपद', 'rev[a]?ti|रेवती',
].map(wholeWord); // prettier-ignore

function wholeWord(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'iu');
}

/** Names without what has to stand beside them because some are also words: for where the sky is surely spoken of. */
function spokenOf({ source }: RegExp): string {
  return source.replaceAll(/\(\?<?=(?:[^()]|\([^()]*\))*\)/g, '');
}

const nakshatrasSpokenOf = nakshatraPatterns.map((pattern) => new RegExp(spokenOf(pattern), 'iu'));

/** The signs that a question names right beside one of some words, such as "lagna"; the word is part of a pattern. */
export function signsBeside(word: string): (question: string) => Sign[] {
  const patterns = signPatterns.map((pattern) => {
    const name = spokenOf(pattern);
    const isThen = '(?: (?:is|hai|h|me|mera|meri|है))?[ :=-]{1,3}';
    return wholeWord(`${name} ${word}|${word}${isThen}${name}(?! (?:rashi|राशि))`);
  });
  return (question) =>
    patterns.flatMap((pattern, index) => (pattern.test(question) ? [wrapSign(index + 1)] : []));
}

/** The nakshatras that a question about stars names, in the order in which it names them. */
export function nakshatrasAt(question: string): number[] {
  return nakshatrasSpokenOf
    .map((pattern, index) => ({ number: index + 1, at: question.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ number }) => number);
}

/** What a question names of the sky, as it is written there; where it names several of a kind, the first of that kind. */
export function writtenIn(question: string): { kind: 'sign' | 'graha' | 'nakshatra'; written: string }[] {
  const kinds = [
    ['sign', signPatterns],
    ['graha', Object.values(grahaPatterns)],
    ['nakshatra', nakshatraPatterns],
  ] as const;
  return kinds.flatMap(([kind, patterns]) => {
    const written = patterns.flatMap((pattern) => pattern.exec(question)?.[0] ?? [])[0];
    return written === undefined ? [] : [{ kind, written }];
  });
}

export function nakshatrasIn(question: string): number[] {
  return nakshatraPatterns.flatMap((pattern, index) => (pattern.test(question) ? [index + 1] : []));
}
