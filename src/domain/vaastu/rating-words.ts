/** The words and forms in which people and models give a rating, in English, Hindi and Hinglish. */

/** Nukta left out and nasal dots made one, as people and models write both. */
export function oneSpelling(text: string): string {
  return text.normalize('NFKC').replaceAll('\u093C', '').replaceAll('\u0901', '\u0902');
}

export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    'zero शून्य shunya',
    'one एक ek',
    'two दो do',
    'three तीन teen tin',
    'four चार char chaar',
    'five पांच paanch panch',
    'six छह छः छ छे chhah chhe chah che chhai',
    'seven सात saat sat',
    'eight आठ aath ath',
    'nine नौ nau',
    'ten दस das dus',
  ].flatMap((names, value) =>
    oneSpelling(names)
      .split(' ')
      .map((name) => [name, value] as const),
  ),
);

/** What stands ahead of a number and adds a half or a quarter to it, or takes one away. */
export const quarters: ReadonlyMap<string, number> = new Map(
  (
    [
      ['साढ़े saadhe sadhe saade sade', 0.5],
      ['सवा sava sawa', 0.25],
      ['पौने paune', -0.25],
    ] as const
  ).flatMap(([names, value]) =>
    oneSpelling(names)
      .split(' ')
      .map((name) => [name, value] as const),
  ),
);

const wordStart = String.raw`(?<![\p{L}\p{M}\d])`;
const wordEnd = String.raw`(?![\p{L}\p{M}])`;
const either = (names: Iterable<string>) => [...names].toSorted((a, b) => b.length - a.length).join('|');

const ahead = either(quarters.keys());
const name = `(?:${either(numberWords.keys())})${wordEnd}`;
const digits = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const behind = ' and (?:a )?half| point [a-z]+';
const number = `(?:(?:${ahead}) )?(?:${digits}|${name})(?:${behind})?`;

/** The parts of a number: what stands ahead, digits or a word, what stands behind. */
export const numberParts = new RegExp(`^(?:(${ahead}) )?(?:(${digits})|(${name}))(${behind})?$`, 'u');

/** Not in the middle of a longer number, date, address or word. */
const begin = String.raw`(?<![\p{L}\p{M}\d/]|\d[.,:]|[₹$€£])`;
const ten = String.raw`(?:10(?:\.0+)?(?![\d/]|[.,:]\d)|(?:ten|दस|das|dus)${wordEnd})`;
const value = `(?<value>${number})(?: ?(?:-|to|से|se) ?(?<other>${digits}))?`;
const five = String.raw`(?:(?:5(?:\.0+)?(?![\d/]|[.,:]\d))|(?:five|पांच|paanch|panch)${wordEnd})`;
const marks = String.raw`(?: ?(?:points?|marks?|stars?|pts|अंक|ank|नंबर))?(?: ?\([^)\n]{1,15}\))?`;
const outOf =
  '(?:out ?of|of|on|from|upon|बटा|बटे|bata|bate)(?: (?:a|an|the|total|possible|maximum|max|full|of))*';
const amongThem = '(?:में से|मे से|mein se|main se|mai se|me se)';
const stars = '(?:stars?|★|स्टार|सितारे|सितारों)';
const amongAll = '(?:में से|मे से|में|मे|mein se|main se|mai se|me se|mein|me)';
const sparing = '(?:(?:केवल|सिर्फ|लगभग|करीब|कुल|पूरे|sirf|kewal|lagbhag|kareeb|karib|poore|pure|about|only) )*';
const scale = String.raw`(?:\d+ ?(?:to|-) ?)?${ten}`;
const label = String.raw`(?:rating|score|रेटिंग|स्कोर|अंक)(?: ?\([^)\n]*\))?`;
const notOfAnother = String.raw`(?! ?(?:/|%|out|of|में|मे|mein|me|-|to|:|percent|stars?)|[.,]?\d|[\p{L}\p{M}])`;

interface RatingPattern {
  pattern: RegExp;
  /** Without "of ten", under the word "rating" alone. */
  isBare?: true;
  /** The most that this form gives, where that is not ten. */
  most?: 5 | 100;
}

/** The forms of "N of ten" and of other scales, surest first; the bare one is a label with a number and nothing said of ten. */
export const patterns: readonly RatingPattern[] = [
  // 7.5/10
  { pattern: form(`${begin}${value}${marks} ?/ ?${ten}(?! ?${amongThem})`) },
  // 8 out of 10
  { pattern: form(String.raw`${begin}${value}${marks} \(?${outOf} ${ten}`) },
  // 7 on a scale of 1 to 10
  { pattern: form(String.raw`${begin}${value}${marks},? \(?on (?:a|the) (?:scale (?:of|from) ${scale}|${ten}[- ]point scale)`) },
  // 10 में से 7
  { pattern: form(`${wordStart}${ten}(?: ?(?:अंकों|अंक|ank|points|marks))? ${amongAll} ${sparing}${value}`) },
  // 10 में से आपके घर को 7 अंक
  { pattern: form(String.raw`${wordStart}${ten} ${amongAll}[^\d\n.!?।;]{1,40}? ${value}(?= ?(?:अंक|ank|नंबर|number))`) },
  // out of 10, I give it 7
  { pattern: form(String.raw`(?:out of|scale of|scale from) ${scale} ?(?:[,:)=-]|i |it |this |the |my |we |is |hai |है )[^\d\n.!?।;]{0,60}?${wordStart}${value}`) },
  // rating (1-10): 7
  { pattern: form(String.raw`\((?:\d+ ?(?:to|-) ?|/ ?)${ten}\) ?[:=-]? ?\n*${begin}${value}`) },
  // rating: 7
  { pattern: form(String.raw`${label}(?: ?(?:is|was|of|=|:|-|है|hai)+ ?\n*| )${begin}(?<value>${digits})${notOfAnother}`), isBare: true },
  // 3.5 stars out of 5
  { pattern: form(String.raw`${begin}${value} ?${stars} ?\(?(?:${outOf}|/) ?${five}`), most: 5 },
  // 4 out of 5 stars
  { pattern: form(String.raw`${begin}${value} ?(?:${outOf}|/) ?${five} ?${stars}`), most: 5 },
  // 5 में से 3.5 सितारे
  { pattern: form(`${wordStart}${five} ?${stars}? ?${amongThem} ${sparing}${value} ?${stars}`), most: 5 },
  // rating: 4/5
  { pattern: form(String.raw`${label}(?: ?(?:is|was|of|=|:|-|है|hai)+ ?\n*| )${begin}(?<value>${digits}) ?(?:${outOf}|/) ?${five}`), most: 5 },
  // 72 % compliant
  { pattern: form(String.raw`${begin}(?<value>${digits}) ?(?:%|percent|per cent|प्रतिशत|फीसदी|pratishat)`), most: 100 },
]; // prettier-ignore

export const rated = one(
  'ratings?, rate[sd]?, scores?, scored, scoring, grade[sd]?, give it, verdict',
  'रेटिंग, स्कोर, अंक, नंबर, मूल्यांकन, ank, number',
);

/** What makes a share of a hundred the rating of a plan. */
export const compliant = one(
  'compliant, compliance, conformity, conforms?, aligned, alignment, va+stu[- ]friendly, as per va+stu, according to va+stu',
  'अनुकूल, अनुकूलता, अनुरूप, अनुसार, सम्मत, anukool, anukul, anusar, anusaar',
);

/** What else is told as a share of a hundred. */
export const shareOfElse = new RegExp(
  String.raw`(?:confidence|confident|certainty|probability|accuracy|humidity|भरोसा|भरोसे|विश्वास|निश्चितता)[^\d\n.।]{0,12}$`,
  'u',
);

/** A text that is nothing but a share of a hundred. */
export const nothingElse =
  /^\s*\d{1,3}(?:[.,]\d{1,2})? ?(?:%|percent|per cent|प्रतिशत|pratishat)\s*[.।!]?\s*$/u;

export const overall = one(
  'overall, final, finally, total, combined, in all, all in all, on the whole, altogether',
  'कुल, समग्र, अंतिम, पूरे घर, kul, poore ghar',
);

export const aPlan = one(
  String.raw`plan, floor ?plan, home, house, flat, apartment, property, villa, layout, va+stu`,
  'घर, मकान, फ्लैट, नक्शा, नक्शे, वास्तु, ghar, makaan, naksha, nakshe',
);

/** What a number can be about beside a room. */
export const planWords = every(
  'plan, floor ?plan, home, house, flat, apartment, property, villa, layout, va+stu',
  'overall, total, final, it, i, we, this, ratings?, scores?',
  'घर, मकान, फ्लैट, नक्शा, नक्शे, वास्तु, कुल, समग्र, अंतिम, मिलाकर, रेटिंग, स्कोर, ghar, makaan, naksha, nakshe, kul',
);

/** Rooms and the other parts of a home that get ratings of their own. */
export const ratedRoomWords = every(
  'kitchens?, (?:bed|bath|living|dining|drawing|guest|store|pooja|puja|kids|children|master|study|wash|powder|utility) ?rooms?',
  'rooms?, toilets?, pooja, puja, mandir, entrance, entry, main door, door, stairs?, staircase, hall, study, store, balcony',
  'garage, basement, garden, brahmasthan, centre, center, ventilation, light, lighting, slope, water, tank',
  'north(?:[- ]?(?:east|west))?, south(?:[- ]?(?:east|west))?, east, west',
  'रसोई, शौचालय, स्नानघर, शयनकक्ष, बेडरूम, पूजा घर, पूजा, द्वार, बैठक, सीढ़ी, सीढ़ियाँ, कमरा, कमरे, ब्रह्मस्थान',
  'rasoi, shauchalaya, pooja ghar, puja ghar, kamra, kamre, baithak, darwaza, seedhi',
);

const change = String.raw`(?:remed|correct|chang|fix|improv|renovat)\w*`;

/** Ahead of a rating that a plan could have, had once, or is measured against. */
export const wished = one(
  String.raw`(?:could|can|might|may|would|will) (?:\w+ ){0,2}?(?:reach|rise|become|improve|go|increase|get|score|climb|be)`,
  String.raw`(?:improv|rais|increas|boost|lift)\w* (?:\w+ ){0,4}?to`,
  String.raw`(?:after|with|once) (?:\w+ ){0,3}?${change}`,
  'potential(?:ly)?, target, previous(?:ly)?, earlier, formerly, max(?:imum)?, highest, average, goal, aim',
  'instead of(?: an?)?, less than, more than, below, above, up to',
  'उपाय, उपायों, सुधार, बदलाव, बदलने, के बाद, पहले, अधिकतम, upay, sudhar, badlav, ke baad, pehle',
);

/** Behind such a rating. */
export const wishedAfter = one(
  String.raw`(?:after|with|once) (?:\w+ ){0,3}?${change}`,
  'possible, achievable',
  'हो सकता, हो सकती, हो जाएगा, हो जाएगी, तक पहुँच, ho sakta, ho sakti, ho jayega, ho jayegi',
);

const numbered = alternatives(
  String.raw`pages?, pg, p\.?, steps?, slides?, parts?, chapters?, sections?, figures?, fig\.?, photos?, images?, items?`,
  'phases?, questions?, sheets?, floors?, days?, version, verses?, rules?, dates?, dated, updated?, ratio',
  'पृष्ठ, पेज, चरण, भाग, अध्याय, दिनांक, तारीख, चित्र, प्रश्न, नियम',
);

/** What has a number without being rated by it, right ahead of one. */
export const numberedThing = new RegExp(
  String.raw`${wordStart}(?:${numbered}) ?(?:no\.?|number|on|of|:|#)? ?\(?$`,
  'u',
);

/** What is counted, right behind "N of ten". */
export const countedThings: ReadonlySet<string> = wordSet(
  'people children women men times feet area',
  'कमरे कमरों कमरा नियम नियमों घर घरों ज़ोन दिशा दिशाएँ दिशाओं दरवाज़े खिड़कियाँ लोग लोगों स्रोत स्रोतों सूचियाँ सूचियों बार',
  'पद पदों फ़ुट पृष्ठ कोने भाग हिस्सा kamre kamron log ghar ghron baar niyam',
  'january february march april may june july august september october november december',
  'jan feb mar apr jun jul aug sept sep oct nov dec',
);

/** English words that end like a plural without naming things that could be counted. */
export const noThings: ReadonlySet<string> = wordSet(
  'points marks stars this was has does thus plus perhaps always towards besides unless its yes',
  'seems looks gives shows makes means reflects suggests indicates',
);

export const isUnit = /^(?:ft|feet|foot|m|mm|cm|km|in|inch|inches|sq|am|pm|lakh|crore)$/u;

/** Where a text says itself that it gives no rating. */
export const leftOpen = new RegExp(
  [
    String.raw`\b(?:(?:not|never) (?:yet |been )?(?:rated|scored)|unrated)\b`,
    String.raw`\b(?:cannot|can't|can not|could not|couldn't|not able to|unable to) (?:be )?(?:rated?|scored?|given? (?:\w+ ){0,3}?(?:rating|score))\b`,
    String.raw`\b(?:rating|score) (?:is|was|can|could|will) (?:not|n't)\b`,
    String.raw`(?:rating|score|रेटिंग|स्कोर|अंक) ?(?::|-|is|=)? ?(?:n\/a|none|not |unknown|pending)`,
    String.raw`(?:रेटिंग|स्कोर|अंक)[^\n।]{0,30}नही`,
    String.raw`(?:rating|score)[^\n.]{0,10} nahi`,
  ]
    .map(oneSpelling)
    .join('|'),
  'u',
);

function form(source: string): RegExp {
  return new RegExp(oneSpelling(source), 'gu');
}

/** For `test`, which a regular expression that looks for every match would answer differently each time. */
function one(...lists: readonly string[]): RegExp {
  return new RegExp(`${wordStart}(?:${alternatives(...lists)})${wordEnd}`, 'u');
}

function every(...lists: readonly string[]): RegExp {
  return new RegExp(`${wordStart}(?:${alternatives(...lists)})${wordEnd}`, 'gu');
}

function alternatives(...lists: readonly string[]): string {
  return oneSpelling(lists.join(', ')).replaceAll(', ', '|');
}

function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(oneSpelling(lists.join(' ')).split(' '));
}
