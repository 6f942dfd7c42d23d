import { namedPlace } from './read-calendar-question.ts';
import { tokenise } from './tokens.ts';

/** A time of the year, or of the Moon, that has a first day and a last. */
export type AskedSeason =
  | 'kharmas-dhanu'
  | 'kharmas-meena'
  | 'kharmas'
  | 'adhik-maas'
  | 'chaturmas'
  | 'pitru-paksha'
  | 'holashtak'
  | 'panchak';

/** As they stand in a question between spaces. "Malmas" is said of both: the month of the Sun, and the month that is added. */
const seasonNames: readonly (readonly [RegExp, readonly AskedSeason[]])[] = [
  [/ (?:khar ?(?:maa?s|mahina)|खर ?मास) /u, ['kharmas']],
  [/ (?:mal ?maa?s|मल ?मास) /u, ['kharmas', 'adhik-maas']],
  [
    / (?:adhi[kc]a? ?(?:maa?s|masam|month|mahina)|purushott?am ?(?:maa?s|month)|extra (?:lunar )?month|अधिक ?(?:मास|माह|महीना)|पुरुषोत्तम ?(?:मास|माह)) /u,
    ['adhik-maas'],
  ],
  [/ (?:ch[ah]+tur ?maa?sa?y?a?|cho?u?ma+sa?|चातुर्मास|चतुर्मास|चौमासा) /u, ['chaturmas']],
  [
    / (?:pit(?:r|ru|ra|ri|ar) ?paks?h[ya]?a?|shr?aa?d+h?a? ?paks?ha?|pit(?:r|ru|ra) ?pakch|पितृ ?पक्ष|पितर ?पक्ष|श्राद्ध ?पक्ष) /u,
    ['pitru-paksha'],
  ],
  [/ (?:hol[ai] ?ashtak|holashtaka?|होलाष्टक|होली ?अष्टक) /u, ['holashtak']],
  [/ (?:panchaka?s?|पंचक|पञ्चक) /u, ['panchak']],
];

/** What asks for its days … */
const asksDays =
  / (?:when|dates?|till|until|upto|how long|start(?:s|ing|ed)?|begin(?:s|ning)?|end(?:s|ing)?|over|now|currently|going on|running|this (?:month|year|week)|next|kab|tak|kabse|kabtak|tari?kh|tareekh|tithi|timing|shuru|kha?ta?m|samapt|abhi|aaj|today|tomorrow|kal|chal|is (?:baar|mahine|saal|sal|hafte)|agl[aei]|19\d\d|20\d\d|कब|तक|तारीख़?|तिथि|शुरू|शुरु|ख़त्म|खत्म|समाप्त|अभी|आज|कल|चल|इस (?:बार|महीने|साल|हफ़्ते)|अगल[ाीे]) /u;

/** … and the words beside which nothing else is asked. */
const framing =
  /^(?:when|is|are|was|does|do|did|the|a|an|will|it|its|start(?:s|ing|ed)?|begin(?:s|ning)?|end(?:s|ing|ed)?|finish(?:es|ed)?|over|get(?:s|ting)?|going|on|now|currently|current|running|still|dates?|days?|months?|period|time|timings?|from|to|till|until|upto|what|which|first|last|this|next|coming|upcoming|year|week|in|of|for|and|tell|me|please|sir|ji|exact(?:ly)?|how|long|come(?:s)?|fall(?:s)?|today|tomorrow|there|any|kab|kabse|kabtak|se|tak|hai|he|ho|hoga|hogi|honge|hota|hote|hoti|lag\w*|raha|rahe|rahi|rahega|chal|chalega|shuru|kha?ta?m|samapt|tari?kh|tareekh|tithi|kya|kaun|konsi|konsa|kis|is|isi|iss|baar|bar|agl[aei]|saal|sal|varsh|mahine|mahina|maas|hafte|din|me|ka|ki|ke|ko|aur|batao|bata|bataye|bataiye|batayein|batana|dijiye|do|abhi|aaj|aj|kal|to|toh|wala|wale|pura|dhanu|meen|meena|min|sun|pakka|tha|thi|the|aega|aayega|aata|ayega|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d{1,4}|कब|से|तक|है|हैं|हो|होगा|होगी|होंगे|होता|होते|होती|लग\p{M}*|लगेगा|लगता|लगा|रहा|रहे|रही|रहेगा|चल|चलेगा|शुरू|शुरु|ख़त्म|खत्म|समाप्त|तारीख़?|तिथि|क्या|कौन|किस|इस|इसी|बार|अगला|अगले|अगली|साल|वर्ष|महीने|महीना|माह|मास|हफ़्ते|दिन|में|का|की|के|को|और|बताओ|बताइए|बताएँ|बताएं|बताना|दीजिए|अभी|आज|कल|तो|वाला|जी|धनु|मीन|था|थी|थे|आएगा|आता|सी|सा|जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)$/u;

const explainsItself =
  / (?:kya (?:hota|hoti|hote)|क्या (?:होता|होती|होते)|what (?:is|are)(?! the (?:dates?|first|last|period|exact))) /u;
const clauseEnds = /\s(?:and|aur|&)\s|\sऔर\s|[,?।;.]/iu;

/**
 * The times whose days a question asks for, in it or in one of its clauses: "when is kharmas", "till when is it kharmas now",
 * "how long is pitru paksha this year, and may I buy a car then". None where it asks what such a time is, or what may be
 * done in it.
 */
export function askedSeasons(question: string): readonly AskedSeason[] {
  const whole = spaced(question);
  const pattern = seasonNames.find(([name]) => name.test(whole))?.[0];
  if (!pattern) return [];
  const place = namedPlace(question);
  const ofPlace = place === undefined ? 0 : 2;
  const isAsked = [whole, ...question.split(clauseEnds).map((clause) => spaced(clause))].some((clause) => {
    const rest = clause.replace(pattern, ' ');
    const others = rest.split(' ').filter((word) => word !== '' && !framing.test(word));
    return asksDays.test(clause) && !explainsItself.test(clause) && others.length <= ofPlace;
  });
  return isAsked ? namedSeasons(question) : [];
}

/** Those that a question names, whatever it asks of them. */
export function namedSeasons(question: string): readonly AskedSeason[] {
  const whole = spaced(question);
  const seasons = seasonNames.find(([pattern]) => pattern.test(whole))?.[1] ?? [];
  if (seasons.length !== 1 || seasons[0] !== 'kharmas') return seasons;
  if (/ (?:dhanu|धनु) /u.test(whole)) return ['kharmas-dhanu'];
  return / (?:meena?|min|मीन) /u.test(whole) ? ['kharmas-meena'] : seasons;
}

function spaced(text: string): string {
  const words = tokenise(text).map(({ text: word }) => word);
  return ` ${words.join(' ')} `;
}
