import { vimshottariRound } from '../jyotish/dasha/vimshottari.ts';
import { dignityAt, exaltationOf, signsOf, type Dignity } from '../jyotish/dignities.ts';
import type { Graha, SeenGraha } from '../jyotish/grahas.ts';
import { ganaNames, kootaNames, nadiNames, yoniNames } from '../jyotish/matching/koota-names.ts';
import { kootaIds, type KootaId } from '../jyotish/matching/kootas.ts';
import { matchOf, type Match } from '../jyotish/matching/match.ts';
import { moonOfPada } from '../jyotish/matching/moon-of.ts';
import { houseMatters } from '../jyotish/readings/phrases.ts';
import { manglikOfLagna } from '../jyotish/rules/manglik.ts';
import { countFrom, signFrom, signOf, type Sign } from '../jyotish/zodiac.ts';
import { nakshatraName, rashiName } from '../panchang/names.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { grahaNames } from './jyotish-words.ts';
import { list, say, type Saying } from './say.ts';

/**
 * A graha in a house from a lagna that the asker knows: the sign, its dignity there, the houses it owns, and, of Mars,
 * whether it counts as manglik.
 */
export function sayPlaced(lagna: Sign, graha: Graha, house: number, language: AnswerLanguage): string[] {
  const script = language === 'hi' ? 'hi' : 'en';
  const sign = signFrom(lagna, house);
  const name = say(language, grahaNames[graha]);
  const [rising, here] = [rashiName(lagna, script), rashiName(sign, script)];
  const dignity = say(language, dignityWords[dignityOf(graha, sign)]);
  const told = [
    say(language, {
      en: `**From ${rising} lagna house ${house} is ${here}, and ${name} there is ${dignity}.** That house stands for ${matterOf(house, 'en')}.`,
      hi: `**${rising} लग्न से भाव ${house} में ${here} राशि है, और वहाँ ${name} ${dignity} है।** यह भाव ${matterOf(house, 'hi')} का है।`,
      hinglish: `**${rising} lagna se bhav ${house} me ${here} rashi hai, aur wahan ${name} ${dignity} hai.** Yeh bhav ${matterOf(house, 'hinglish')} ka hai.`,
    }),
  ];
  if (graha !== 'rahu' && graha !== 'ketu') told.push(say(language, ownsSaying(lagna, graha, language)));
  if (graha === 'mars') told.push(say(language, manglikSaying(lagna, house, sign)));
  told.push(say(language, notAlone));
  return [told.join(' ')];
}

/** Of the sign as a whole: the Moon and Mercury have a second dignity in the sign of their exaltation. */
function dignityOf(graha: Graha, sign: Sign): Dignity {
  if (graha !== 'rahu' && graha !== 'ketu' && signOf(exaltationOf(graha)) === sign) return 'exalted';
  const dignity = dignityAt(graha, (sign - 1) * 30 + 29);
  return dignity === 'moolatrikona' ? 'own' : dignity;
}

const dignityWords: Readonly<Record<Dignity, Saying>> = {
  exalted: { en: 'exalted', hi: 'उच्च का', hinglish: 'uchch ka' },
  moolatrikona: { en: 'in its own sign', hi: 'अपनी राशि में', hinglish: 'apni rashi me' },
  own: { en: 'in its own sign, so strong', hi: 'अपनी राशि में, इसलिए बलवान', hinglish: 'apni rashi me, isliye balwan' },
  friend: { en: 'in a friend’s sign', hi: 'मित्र की राशि में', hinglish: 'mitra ki rashi me' },
  neutral: { en: 'in a neutral sign', hi: 'सम राशि में', hinglish: 'sam rashi me' },
  enemy: { en: 'in a sign it is not at ease in', hi: 'शत्रु राशि में', hinglish: 'shatru rashi me' },
  debilitated: { en: 'debilitated, for which the texts name ways of cancelling', hi: 'नीच का, जिसके भंग के नियम ग्रंथ बताते हैं', hinglish: 'neech ka, jiske bhang ke niyam granth batate hain' },
}; // prettier-ignore

function matterOf(house: number, language: AnswerLanguage): string {
  const [en = '', hi = '', hinglish = ''] = houseMatters[house - 1] ?? [];
  return say(language, { en, hi, hinglish });
}

function ownsSaying(lagna: Sign, graha: SeenGraha, language: AnswerLanguage): Saying {
  const script = language === 'hi' ? 'hi' : 'en';
  const name = say(language, grahaNames[graha]);
  const rising = rashiName(lagna, script);
  const houses = list(language, housesOwned(lagna, graha).map(String));
  const isOne = housesOwned(lagna, graha).length === 1;
  return {
    en: `For ${rising} lagna ${name} owns ${isOne ? 'house' : 'houses'} ${houses}.`,
    hi: `${rising} लग्न में ${name} भाव ${houses} का स्वामी है।`,
    hinglish: `${rising} lagna me ${name} bhav ${houses} ka swami hai.`,
  };
}

function housesOwned(lagna: Sign, graha: SeenGraha): number[] {
  return signsOf(graha)
    .map((sign) => countFrom(lagna, sign))
    .toSorted((one, other) => one - other);
}

function manglikSaying(lagna: Sign, house: number, sign: Sign): Saying {
  const { counts, isLifted } = manglikOfLagna(lagna, sign);
  if (!counts)
    return {
      en: `House ${house} does not count as manglik.`,
      hi: `भाव ${house} से मांगलिक नहीं गिना जाता।`,
      hinglish: `Bhav ${house} se manglik nahi gina jata.`,
    };
  return isLifted
    ? {
        en: 'By the usual list it counts as manglik, but most hold it lifted in this sign; no tree or pot has to be married.',
        hi: 'आम सूची से यह मांगलिक गिना जाता है, पर इस राशि में ज़्यादातर इसे शांत मानते हैं; पेड़ या कुंभ से विवाह ज़रूरी नहीं।',
        hinglish:
          'Aam soochi se yeh manglik gina jata hai, par is rashi me zyadatar ise shaant maante hain; ped ya kumbh se vivah zaroori nahi.',
      }
    : {
        en: 'By the usual list it counts as manglik, as nearly half of all charts do; other grahas may lift it, and no tree or pot has to be married.',
        hi: 'आम सूची से यह मांगलिक गिना जाता है, जैसे लगभग आधी कुंडलियाँ; दूसरे ग्रह इसे हटा सकते हैं, और पेड़ या कुंभ से विवाह ज़रूरी नहीं।',
        hinglish:
          'Aam soochi se yeh manglik gina jata hai, jaise lagbhag aadhi kundliyan; doosre grah ise hata sakte hain, aur ped ya kumbh se vivah zaroori nahi.',
      };
}

const notAlone: Saying = {
  en: 'One place alone decides nothing; the lord, the aspects and the running dasha are looked at with it, and no chart knows what comes.',
  hi: 'अकेला स्थान कुछ तय नहीं करता; स्वामी, दृष्टि और चल रही दशा साथ देखते हैं, और कोई कुंडली नहीं जानती कि क्या होगा।',
  hinglish:
    'Akela sthan kuch tay nahi karta; swami, drishti aur chal rahi dasha saath dekhte hain, aur koi kundli nahi jaanti ki kya hoga.',
};

/** How custom holds a gem for a lagna: by the houses that its graha owns. */
export function sayGemFor(lagna: Sign, graha: SeenGraha, language: AnswerLanguage): string[] {
  const script = language === 'hi' ? 'hi' : 'en';
  const name = say(language, grahaNames[graha]);
  const rising = rashiName(lagna, script);
  const owned = housesOwned(lagna, graha);
  const houses = list(language, owned.map(String));
  const verdict = say(language, gemVerdicts[gemVerdictOf(owned)]);
  return [
    say(language, {
      en: `**For ${rising} lagna ${name} owns house${owned.length > 1 ? 's' : ''} ${houses}, and so ${verdict}.** Lists differ, and no stone has been shown to change a life.`,
      hi: `**${rising} लग्न में ${name} भाव ${houses} का स्वामी है, इसलिए ${verdict}।** सूचियाँ अलग हैं, और किसी रत्न से जीवन बदलना सिद्ध नहीं।`,
      hinglish: `**${rising} lagna me ${name} bhav ${houses} ka swami hai, isliye ${verdict}.** Soochiyan alag hain, aur kisi ratna se jeevan badalna siddh nahi.`,
    }),
    say(language, {
      en: 'Nothing has to be worn or bought. Whoever wants it has the whole chart read by somebody who sells no stones, may try it for some days first, and takes it off at will, without fear.',
      hi: 'कुछ पहनना या ख़रीदना ज़रूरी नहीं। मन हो तो पूरी कुंडली ऐसे व्यक्ति को दिखाएँ जो रत्न न बेचता हो, पहले कुछ दिन आज़माएँ, और जब चाहें बिना डर उतार दें।',
      hinglish:
        'Kuch pehenna ya kharidna zaroori nahi. Mann ho to poori kundli aise vyakti ko dikhayein jo ratna na bechta ho, pehle kuch din aazmayein, aur jab chahein bina darr utaar dein.',
    }),
  ];
}

type GemVerdict = 'both' | 'given' | 'left' | 'asked';

function gemVerdictOf(owned: readonly number[]): GemVerdict {
  const hasOneOf = (houses: readonly number[]) => owned.some((house) => houses.includes(house));
  if (hasOneOf([5, 9]) && hasOneOf([4, 7, 10])) return 'both';
  if (hasOneOf([1, 5, 9])) return 'given';
  return hasOneOf([6, 8, 12]) ? 'left' : 'asked';
}

const gemVerdicts: Readonly<Record<GemVerdict, Saying>> = {
  both: {
    en: 'it is the giver of good (yogakaraka); most allow its gem, once the whole chart has been read',
    hi: 'वह योगकारक है; पूरी कुंडली देखकर ज़्यादातर उसके रत्न की अनुमति देते हैं',
    hinglish: 'woh yogakarak hai; poori kundli dekhkar zyadatar uske ratna ki anumati dete hain',
  },
  given: {
    en: 'it has a good house; most allow its gem, once the whole chart has been read',
    hi: 'उसके पास शुभ भाव है; पूरी कुंडली देखकर ज़्यादातर उसके रत्न की अनुमति देते हैं',
    hinglish: 'uske paas shubh bhav hai; poori kundli dekhkar zyadatar uske ratna ki anumati dete hain',
  },
  left: {
    en: 'it is no friend of this lagna; most advise against its gem',
    hi: 'वह इस लग्न का मित्र नहीं; ज़्यादातर उसका रत्न न पहनने को कहते हैं',
    hinglish: 'woh is lagna ka mitra nahi; zyadatar uska ratna na pehenne ko kehte hain',
  },
  asked: {
    en: 'opinions differ on its gem: only by the whole chart, mostly in its own dasha alone',
    hi: 'उसके रत्न पर मत अलग हैं: केवल पूरी कुंडली देखकर, अक्सर उसी की दशा में',
    hinglish: 'uske ratna par mat alag hain: keval poori kundli dekhkar, aksar usi ki dasha me',
  },
};

/** How long a small period lasts within a great one of the Vimshottari dasha: years of both, over 120. */
export function sayPeriodLength(great: Graha, small: Graha, language: AnswerLanguage): string[] {
  const [ofGreat, ofSmall] = [yearsOf(great), yearsOf(small)];
  const days = Math.round((ofGreat * ofSmall * 360) / 120);
  const [years, months, rest] = [Math.floor(days / 360), Math.floor((days % 360) / 30), days % 30];
  const count = (number: number, word: string) => (number === 0 ? [] : [`${number} ${word}`]);
  const plural = (number: number, word: string) => (number === 1 ? word : `${word}s`);
  const length = {
    en: [...count(years, plural(years, 'year')), ...count(months, plural(months, 'month')), ...count(rest, plural(rest, 'day'))].join(', '),
    hi: [...count(years, 'वर्ष'), ...count(months, 'महीने'), ...count(rest, 'दिन')].join(' '),
    hinglish: [...count(years, 'varsh'), ...count(months, 'mahine'), ...count(rest, 'din')].join(' '),
  }; // prettier-ignore
  const [maha, antar] = [say(language, grahaNames[great]), say(language, grahaNames[small])];
  return [
    say(language, {
      en: `**The ${antar} antardasha in the ${maha} mahadasha lasts ${length.en}**: ${ofGreat} × ${ofSmall} ÷ 120 years, with months of 30 days. (Vimshottari.) When it runs depends on the Moon at birth.`,
      hi: `**${maha} की महादशा में ${antar} की अंतर्दशा ${length.hi} की होती है**: ${ofGreat} × ${ofSmall} ÷ 120 वर्ष, 30 दिन के महीनों से। (विंशोत्तरी।) कब चलेगी, यह जन्म के चंद्र से निकलता है।`,
      hinglish: `**${maha} ki mahadasha me ${antar} ki antardasha ${length.hinglish} ki hoti hai**: ${ofGreat} × ${ofSmall} ÷ 120 varsh, 30 din ke mahinon se. (Vimshottari.) Kab chalegi, yeh janm ke Chandra se nikalta hai.`,
    }),
  ];
}

function yearsOf(graha: Graha): number {
  return vimshottariRound.find(([lord]) => lord === graha)?.[1] ?? 0;
}

/**
 * The matching of two nakshatras, 1…27, by every pada that the signs leave open; the kootas that are asked for come first.
 */
export function sayStars(
  {
    boy,
    girl,
    signs,
    asked,
  }: { boy: number; girl: number; signs: readonly Sign[]; asked: readonly KootaId[] },
  language: AnswerLanguage,
): string[] {
  const script = language === 'hi' ? 'hi' : 'en';
  const matches = moonsOf(boy, signs).flatMap((one) =>
    moonsOf(girl, signs).map((other) => matchOf(one, other)),
  );
  const [first] = matches;
  if (first === undefined) return [];
  const totals = range(matches.map(({ total }) => total));
  const [his, hers] = [nakshatraName(boy, script), nakshatraName(girl, script)];
  const told = [...new Set([...asked, ...mostAsked])].map((id) => kootaText(id, matches, language));
  const lifted = first.exceptions.filter(({ id }) =>
    matches.every(({ exceptions }) => exceptions.some((exception) => exception.id === id)),
  );
  return [
    say(language, {
      en: `**${his} (boy) and ${hers} (girl): ${totals} of 36 gunas${totals.includes('–') ? ', by pada' : ''}.** Custom takes 18 as enough.`,
      hi: `**${his} (लड़का) और ${hers} (लड़की): 36 में से ${totals} गुण${totals.includes('–') ? ', चरण के अनुसार' : ''}।** रिवाज 18 को पर्याप्त मानता है।`,
      hinglish: `**${his} (ladka) aur ${hers} (ladki): 36 me se ${totals} gun${totals.includes('–') ? ', charan ke anusar' : ''}.** Riwaz 18 ko kaafi maanta hai.`,
    }),
    [...told, ...lifted.map(({ says }) => say(language, says))].join(' '),
    say(language, {
      en: 'The numbers compare two Moons and know nothing of the two people.',
      hi: 'ये अंक दो चंद्रमाओं की तुलना हैं, दो लोगों को नहीं जानते।',
      hinglish: 'Yeh ank do Chandramaon ki tulna hain, do logon ko nahi jaante.',
    }),
  ];
}

const mostAsked: readonly KootaId[] = ['nadi', 'gana', 'bhakoot', 'yoni'];

/** The middles of its padas, of those in the signs where some are. */
function moonsOf(nakshatra: number, signs: readonly Sign[]): number[] {
  const all = [1, 2, 3, 4].map((pada) => moonOfPada(nakshatra, pada));
  const within = all.filter((longitude) => signs.includes(signOf(longitude)));
  return within.length > 0 ? within : all;
}

function range(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? String(low) : `${low}–${high}`;
}

function kootaText(id: KootaId, matches: readonly Match[], language: AnswerLanguage): string {
  const script = language === 'hi' ? 'hi' : 'en';
  const found = matches.map(({ kootas }) => kootas[id]);
  const [first] = found;
  const points = range(found.map((koota) => koota.points));
  const name = kootaNames[id][script];
  const names: Partial<Record<KootaId, Readonly<Record<string, Readonly<Record<'en' | 'hi', string>>>>>> = {
    nadi: nadiNames,
    gana: ganaNames,
    yoni: yoniNames,
  };
  const side = (written = '') => names[id]?.[written]?.[script];
  const [his, hers] = [side(first?.boy), side(first?.girl)];
  const sides = his === undefined || hers === undefined ? '' : ` (${his}–${hers})`;
  return say(language, {
    en: `${name}${sides}: ${points} of ${first?.of ?? 0}.`,
    hi: `${name}${sides}: ${first?.of ?? 0} में से ${points}।`,
    hinglish: `${name}${sides}: ${first?.of ?? 0} me se ${points}.`,
  });
}

/** The kootas that a question names. */
export function kootasIn(question: string): KootaId[] {
  return kootaIds.filter((id) => kootaWords[id].test(question));
}

const kootaWords: Readonly<Record<KootaId, RegExp>> = {
  varna: /\bvarna?\b|वर्ण/iu,
  vashya: /\bvashya?\b|वश्य/iu,
  tara: /\btara\b|तारा/iu,
  yoni: /\byoni\b|योनि/iu,
  maitri: /maitri|मैत्री/iu,
  gana: /\bgana?\b|(?<![\p{L}\p{M}])गण(?![\p{L}\p{M}])/iu,
  bhakoot: /bh?akoo?t|भकूट/iu,
  nadi: /\bna+di\b|नाड़ी/iu,
};
