import type { ChartAspect } from './answer-jyotish.ts';
import type { CalendarContext } from './answer-calendar.ts';
import { askedLetters } from './asked-letters.ts';
import type { AnswerLanguage } from './detect-language.ts';
import type { Candidate } from './guide-answer.ts';
import { grahasIn, nakshatrasIn, purposeIn, signsIn } from './jyotish-words.ts';
import { readBirths, type ToldBirth } from './read-births.ts';
import { readCalendarQuestion } from './read-calendar-question.ts';
import { say, type Saying } from './say.ts';
import { toldChartCandidate } from './told-chart-candidates.ts';
import { toldFor, type Told } from './told.ts';
import type { Birth } from '../jyotish/birth.ts';
import { addDays } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';

export interface ComputedContext extends CalendarContext {
  /** The asker's own, where it is kept and may be used. */
  birth?: Birth | undefined;
  /** What turns before have told of whom the conversation is about. */
  told?: Told | undefined;
}

const aspectWords: readonly (readonly [ChartAspect, RegExp])[] = [
  ['kaal-sarp', /kaa?l ?sarp|काल ?सर्प/iu],
  ['sade-sati', /(?:sade|saade|sadhe|saadhe|sadhhe) ?-?(?:sati|saati)|sadesati|dhaiya|साढ़े ?साती|साढ़ेसाती|साढेसाती|ढैया/iu],
  ['manglik', /mangl?ik|mang?li\b|mangal ?(?:dosh|ik)|kuja ?dosh|मांगलिक|मंगली|मंगल ?दोष/iu],
  ['dasha', /\b(?:maha|antar)?dasha?\b|mahadasha|antardasha|दशा|महादशा|अंतर्दशा/iu],
  ['lagna', /\blagn?a?\b|ascendant|rising sign|लग्न/iu],
  ['nakshatra', /naks?h[ae]?t?r[ae]?|birth star|janm ?nak|नक्षत्र/iu],
  ['name', /name (?:letter|initial|start|should)|(?:naam|name) (?:ka |ke |kis )?(?:akshar|letter)|naamakshar|first letter|kis akshar|नाम का (?:पहला )?अक्षर|नाम किस अक्षर|नामाक्षर/iu],
  ['yogas', /\byog(?:a|as)?\b|raj ?yog|gaj ?kesari|योग/iu],
  ['marriage', /marriage|marry|married|wedding|spouse|husband|wife|shaa?di|vivah|byah|rishta|शादी|विवाह|ब्याह|जीवनसाथी/iu],
  ['children', /\b(?:child|children|baby|santaa?n|bachch[ae])\b|संतान|बच्चा|बच्चे/iu],
  ['work', /\b(?:job|career|work|promotion|naukri|business|vyapaa?r|transfer|profession)\b|नौकरी|करियर|व्यापार|पदोन्नति|काम/iu],
  ['money', /\b(?:money|wealth|rich|dhan|paisa|finance|property|loan)\b|धन|पैसा|पैसे/iu],
  ['health', /\b(?:health|illness|disease|swasthya|sehat|bimari)\b|स्वास्थ्य|सेहत|बीमारी/iu],
  ['rashi', /\b(?:rashi|raashi|raasi|moon ?sign|zodiac|sun sign)\b|राशि/iu],
]; // prettier-ignore

const personal =
  /\b(?:my|mine|me|i|am|mera|meri|mere|mujhe|mujh|main|hamara|hamari|apna|apni|our|his|her|uska|uski|beta|beti|bete|son|daughter)\b|मेरा|मेरी|मेरे|मुझे|मैं |हमार|अपना|अपनी|उसका|उसकी|बेटे|बेटी/iu;
const explaining =
  /\b(?:what (?:is|are|does|do) (?!my|our|the (?:best|good|next|date|muhurat|shubh))|meaning|how many|minimum|chahiye|kya hot[ai]|kya hai(?! mer)|matlab|why|kyun?|kyon|diff(?:erence|erent)?|antar|fark|farq|alag|both same|explain|how (?:is|does|do|are)|kaise|who|effects?|remed\w*|upay|wear\w*|pehn\w*|pahan\w*|ungli|finger|bad|good or bad|shubh hai)\b|क्या होत|चाहिए|का मतलब|अर्थ|क्यों|कैसे|उपाय|प्रभाव|अंतर|फ़र्क|फर्क|अलग|पहन|उंगली|उँगली/iu;

/** What has to be computed: charts, matchings, muhurats, Saturn, eclipses. Undefined where none is asked for. */
export async function computedCandidate(
  question: string,
  context: ComputedContext,
  language: AnswerLanguage,
): Promise<Candidate | undefined> {
  const births = readBirths(question, context.today);
  const aspects = aspectWords.filter(([, pattern]) => pattern.test(question)).map(([aspect]) => aspect);
  const isMatch =
    !/cricket|century|\bipl\b|football|\bwin\b|jeet/iu.test(question) &&
    /\bmatch\w*|milan|gun ?mil|guna|compatib|porutham|ashtakoot|kitne gun|मिलान|गुण मिल|कितने गुण/iu.test(
      question,
    );
  const jyotish = () => import('./answer-jyotish.ts');
  const [first, second] = births;
  if (first && second) {
    const isGirlFirst = girlComesFirst(question);
    const { sayMatch } = await jyotish();
    const told = sayMatch(isGirlFirst ? second : first, isGirlFirst ? first : second, language);
    return { kind: 'match', understood: 0.95, answered: 'yes', ...told, links: ['/milan'] };
  }
  if (first && isMatch) return asksFor('match', otherBirth, language, '/milan');
  const known = toldFor(question, context.told);
  const stored = known.birth ?? context.birth;
  const signs = signsIn(question);
  const when = readCalendarQuestion(question, context.today);
  const place = when.place ?? context.place ?? defaultPlace;
  if (first) return chartCandidate(first, question, aspects, context, language);
  const computing = {
    today: context.today,
    place,
    span: spanOf(when),
    isMatch,
    isGirlFirst: girlComesFirst(question),
    language,
  };
  const ofToldChart = await toldChartCandidate(question, computing);
  if (ofToldChart) return ofToldChart;
  const isPersonal = personal.test(question);
  const isOfSaturn = aspects.includes('sade-sati') || asksSaturnNow(question);
  const sign = signs[0] ?? (isOfSaturn ? known.sign : undefined);
  const isOfLife = sign === undefined && stepsOfLife.test(question);
  if (aspects.includes('sade-sati') && !isExplaining(question) && !isOfLife) {
    const { sadeSatiOf, saySaturnNow, sayChart } = await jyotish();
    if (sign !== undefined)
      return {
        kind: 'sky',
        understood: 0.95,
        answered: 'yes',
        paragraphs: sadeSatiOf(sign, context.today, language, /dhaiya|ढैया/iu.test(question)),
        topics: ['sade-sati'],
        links: ['/kundli'],
      };
    if (stored && (isPersonal || known.birth))
      return {
        kind: 'chart',
        understood: 0.9,
        answered: 'yes',
        ...sayChart(stored, { aspects: ['rashi', 'sade-sati'], grahas: [], today: context.today, language }),
        links: ['/kundli'],
      };
    return {
      kind: 'sky',
      understood: 0.85,
      answered: isPersonal ? 'asks' : 'yes',
      paragraphs: saySaturnNow(context.today, language),
      topics: ['sade-sati'],
      missing: isPersonal ? [say(language, missingSign)] : [],
    };
  }
  if (sign !== undefined && asksSaturnNow(question) && !isExplaining(question)) {
    const { sadeSatiOf } = await jyotish();
    return {
      kind: 'sky',
      understood: 0.9,
      answered: 'yes',
      paragraphs: sadeSatiOf(sign, context.today, language, /dhaiya|ढैया/iu.test(question)),
      topics: ['sade-sati'],
      links: ['/kundli'],
    };
  }
  const eclipse = eclipseAsked(question);
  if (eclipse) {
    const { sayEclipses } = await jyotish();
    const span = spanOf(when) ?? { from: context.today, to: addDays(context.today, 420) };
    const from =
      span.from < context.today && when.date === undefined && span.to >= context.today
        ? context.today
        : span.from;
    return {
      kind: 'sky',
      understood: 0.95,
      answered: 'yes',
      paragraphs: sayEclipses({ ...span, from, place, body: eclipse.body, language }),
    };
  }
  const muhurat = await muhuratCandidate(question, when, context, language);
  if (muhurat) return muhurat;
  const [nakshatra] = nakshatrasIn(question);
  const letters = askedLetters(question);
  if (letters) {
    const { sayNameLetters } = await jyotish();
    return {
      kind: 'sky',
      understood: 0.9,
      answered: 'yes',
      paragraphs: sayNameLetters(letters, language),
      links: ['/names'],
    };
  }
  const asksBirth = !tellsOfChart.test(question);
  if (isMatch && isPersonal && asksBirth && !isExplaining(question))
    return asksFor('match', bothBirths, language, '/milan');
  const asked = aspects.filter(
    (aspect) => !['marriage', 'work', 'children', 'money', 'health'].includes(aspect),
  );
  const isOwn = isPersonal && isOfOneself(question) && signs.length === 0 && nakshatra === undefined;
  const grahas = grahasIn(question);
  const asksOwnPlace =
    isOwn &&
    grahas.length > 0 &&
    /\b(?:which|what|where|kis|kaun|konse|kahan|kaha)\b.*\b(?:house|bhav|ghar|sign|rashi)\b|\bin my (?:chart|kundli)|किस (?:भाव|राशि|घर)|कुंडली में .*कहाँ|\bkund[a]?li me .*kaha/iu.test(
      question,
    );
  if (
    stored &&
    ((known.birth && asked.length > 0 && !isExplaining(question)) ||
      (isOwn && (aspects.length > 0 || asksOwnPlace)))
  )
    return chartCandidate(stored, question, aspects, context, language);
  const isByChart =
    aspects.length > 0 &&
    /kund[a]?li|\bchart\b|horoscope|कुंडली|कुण्डली|पत्रिका/iu.test(question) &&
    /\b(?:kab|when|will|dekh\w*|check|batao|hoga|hogi)\b|कब|देख|बताओ|होगा|होगी/iu.test(question);
  if (
    isOwn &&
    asksBirth &&
    (asked.length > 0 || asksOwnPlace || isByChart) &&
    (asksForOwn(question) || isByChart)
  )
    return asksFor('chart', ownBirth, language, '/kundli');
  const [graha] = grahas;
  const isOfSignAlone = asked.every((aspect) => aspect === 'rashi');
  const isOfSky = sign !== undefined || skyWords.test(question);
  if (
    graha !== undefined &&
    grahas.length === 1 &&
    isOfSky &&
    isOfSignAlone &&
    !ofMine.test(question) &&
    movesWhen(question)
  ) {
    const { sayIngress, sayTransit } = await jyotish();
    return {
      kind: 'sky',
      understood: 0.9,
      answered: 'yes',
      paragraphs:
        sign === undefined
          ? sayTransit(graha, context.today, language)
          : sayIngress(graha, sign, context.today, language),
    };
  }
  const transited =
    signs[0] ?? (/\b(?:for me|mere liye|on me|mujh par)\b|मेरे लिए/iu.test(question) ? known.sign : undefined);
  if (graha !== undefined && grahas.length === 1 && transited !== undefined && asksTransitFor(question)) {
    const { sayTransitFor } = await jyotish();
    return {
      kind: 'sky',
      understood: 0.9,
      answered: 'yes',
      paragraphs: sayTransitFor(graha, transited, context.today, language),
      topics: ['gochar'],
      links: ['/my-day'],
    };
  }
  if (
    graha !== undefined &&
    /\b(?:now|today|currently|current|abhi|aaj|aajkal|aaj kal|is samay|transit\w*|gochar|these days|is waqt)\b|अभी|आज|इस समय|गोचर/iu.test(
      question,
    ) &&
    /\b(?:where|which|kaha|kahan|kis|konsi|kaun|sign|rashi|retrograde|vakri|transit\w*|gochar)\b|कहाँ|किस|राशि|वक्री|गोचर/iu.test(
      question,
    )
  ) {
    const { sayTransit } = await jyotish();
    return {
      kind: 'sky',
      understood: 0.85,
      answered: 'yes',
      paragraphs: sayTransit(graha, context.today, language),
    };
  }
  return undefined;
}

/** The time that a question names, a day being a span of its own. */
function spanOf({ span, date }: ReturnType<typeof readCalendarQuestion>) {
  return span ?? (date && { from: date, to: date });
}

/** "Both of us are manglik", "mine has manglik, the boy's has not", "Saturn is in my 7th house", "only 14 gunas match": what was read from the chart already. */
const tellsOfChart =
  /(?:girl|boy|ladki|ladka|bride|groom|लड़की|लड़का) (?:is |are )?(?:not )?(?:a )?(?:mangl?ik|mangli|मांगलिक|मंगली)|(?<![\p{L}\p{M}])(?:both|dono|दोनों)(?![\p{L}\p{M}]).*(?:mangl?ik|mangli|मांगलिक|मंगली)|(?:mangl?ik|mangli|मांगलिक|मंगली)(?: \S+){0,5} (?:boy|girl|bride|groom|fiance|ladk[aei]\w*|partner|लड़क[ाेी]\S*) (?:\S+ ){0,3}(?:not|nahi|nhi|nai|नहीं|नही)(?![\p{L}\p{M}])|(?:\d+(?:st|nd|rd|th|ve|wa|va|we|ve)? |pratham|dwitiya|tritiya|chaturth|pancham|shash?th|saptam|ashtam|navam|dasham|saatve|aathve|वें |सप्तम |अष्टम |पंचम |चतुर्थ |दशम |नवम )(?:house|bhaa?v|ghar|भाव|घर)? ?(?:me|mein|में)? ?.{0,24}(?:shani|saturn|mangal|mars|rahu|ketu|guru|jupiter|shukra|venus|surya|शनि|मंगल|राहु|केतु|गुरु|शुक्र|सूर्य)|(?:shani|saturn|mangal|mars|rahu|ketu|guru|jupiter|shukra|venus|surya|शनि|मंगल|राहु|केतु|गुरु|शुक्र|सूर्य).{0,60}(?:\d+(?:st|nd|rd|th|ve|wa|va|we|वें)|saptam|ashtam|pancham|chaturth|dasham|navam|सप्तम|अष्टम|पंचम|चतुर्थ|दशम|नवम)|\d+ (?:gunn?as?|guna?|points?|गुण)(?![\p{L}\p{M}])/iu;

/** Whoever says a sign of their own asks what it brings them. */
const ofMine = /\b(?:my|mera|meri|mere|mujh\w*)\b|मेर[ाीे]|मुझ/iu;

const skyWords = /\b(?:rashi|raashi|signs?|gochar|transits?)\b|राशि|गोचर/iu;

/** "Jupiter's transit for Libra", "guru gochar ka tula par asar": no house of a chart, and no "when". */
function asksTransitFor(question: string): boolean {
  return (
    /\b(?:gochar|transit\w*|for me|mere liye|my (?:moon )?sign|meri rashi)\b|गोचर|मेरे लिए|मेरी राशि/iu.test(
      question,
    ) && !/\b(?:house|bhaa?v|dasha|mahadasha|lagn\w*|ascendant)\b|भाव|दशा|लग्न/iu.test(question)
  );
}

/** "When does Saturn enter Aries?", "guru kab tak kark me rahega". */
function movesWhen(question: string): boolean {
  return (
    /\b(?:when|kab|until|till|date|next)\b|कब/iu.test(question) &&
    /\b(?:enter\w*|chang\w*|mov\w+|transit\w*|gochar|parivartan|pra?vesh\w*|badl\w*|aa?y?e?n?g[aei]|aayenge|aaye?ga|aaega|ja+y?e?n?g[aei]|jaayenge|rahe\w*|stay\w*|leav\w*|com(?:e|es|ing)|goes)\b|गोचर|परिवर्तन|प्रवेश|बदल|आए|आय|जाए|जाय|रहे/iu.test(
      question,
    ) &&
    !/\b(?:house|bhav|ghar)\b|भाव|घर/iu.test(question)
  );
}

/** "What is my rashi", "mera lagna batao": the asker's own, from a birth. */
function isOfOneself(question: string): boolean {
  return /\b(?:my|mera|meri|mere|am i|mujhe|main|i am|i have|for me|hamara|our|do i|have i|will i|shall i|when will|kab hogi|kab hoga|son|daughter|beta|beti|bete|husband|wife)\b|मेरा|मेरी|मेरे|क्या मैं|मुझे|मुझमें|बेटे|बेटी/iu.test(
    question,
  );
}

function asksForOwn(question: string): boolean {
  return (
    !isExplaining(question) ||
    /\b(?:what is my|what'?s my|which is my|my .{2,20} (?:kya|what)|mer[aie] .{2,24} (?:kya|konsa|konsi|kaun|batao|bataye|nikal)|am i|do i have|kya main|check my|tell (?:me )?my|find my|know my)\b|मेर[ाीे] .{2,24}(?:क्या|कौन|बताओ|बताइए|बताएँ)|क्या मैं|क्या मेर/iu.test(
      question,
    )
  );
}

/** "Sade Sati, and his exam?": what is wanted is not where Saturn stands. */
const stepsOfLife =
  /\b(?:exams?|stud(?:y|ies|ents?)|padhai|coaching|marry|married|marriage|wedding|sha+di|vivah|job|naukri|business|vyapar|makan)\b|परीक्षा|पढ़ाई|कोचिंग|शादी|विवाह|नौकरी|व्यापार|बिज़नेस|मकान/iu;

function isExplaining(question: string): boolean {
  return explaining.test(question);
}

function girlComesFirst(question: string): boolean {
  const girl = question.search(
    /\b(?:girl|bride|ladki|kanya|she|her|wife|vadhu|daughter|beti)\b|लड़की|कन्या|वधू|बेटी/iu,
  );
  const boy = question.search(/\b(?:boy|groom|ladka|var|he|his|husband|son|beta)\b|लड़का|लड़के|वर |बेटा|बेटे/iu);
  return girl >= 0 && (boy < 0 || girl < boy);
}

async function chartCandidate(
  birth: ToldBirth,
  question: string,
  aspects: readonly ChartAspect[],
  { today }: ComputedContext,
  language: AnswerLanguage,
): Promise<Candidate> {
  const { sayChart } = await import('./answer-jyotish.ts');
  const grahas = grahasIn(question).filter(
    () => !aspects.includes('dasha') && !aspects.includes('sade-sati'),
  );
  // "The rashi of who was born …" is asked for itself; named beside others it only names the kind of chart.
  const wanted = aspects.slice(0, 3);
  const told = sayChart(birth, {
    aspects: wanted.length + grahas.length === 0 ? ['summary'] : wanted,
    grahas: grahas.slice(0, 2),
    today,
    language,
  });
  return {
    kind: 'chart',
    understood: 0.95,
    answered: told.missing.length > 0 ? 'partly' : 'yes',
    ...told,
    links: ['/kundli'],
  };
}

const muhuratWords =
  /muhu?ra?th?a?\b|mahura?t|muhoora?t|mohura?t|shubh (?:din|samay|tithi|tarikh|muhurat|date|time)|auspicious (?:date|day|time|muhurat|dates|days)|good (?:date|day|time|days|dates)|best (?:date|day|time|days|dates)|achh?a din|acha din|(?:which|what) day|kaun ?s[ae] (?:din|time|samay)|which days|what days|konsa (?:din|time|samay)|kis din|achh?a (?:time|samay|muhurat)|what time|(?:some|any) good time|kab kar(?:e|u|en|ein|na|wa)|मुहूर्त|अच्छा समय|कौन स[ाे] (?:समय|दिन)|शुभ (?:दिन|समय|तिथि|तारीख|घड़ी)|अच्छा दिन|किस दिन|कब कर/iu;

/** "Saturn this year for Mesha": what is told of a sign is its sade sati. */
const ofSaturn = /shani|saturn|शनि/iu;
const atPresent =
  /this year|20\d\d|now|currently|these days|abhi|aajkal|is saal|asar|hurting|troubl|prabha+v|chal rah|इस साल|असर|अभी|आजकल|चल रह/iu;

function asksSaturnNow(question: string): boolean {
  return ofSaturn.test(question) && atPresent.test(question);
}

/** In a longer question a day and a purpose are mostly part of what is told. */
const longestOfDay = 120;
/** "Is the fifth good for signing the papers?", "aaj gaadi le sakte hain?" */
const judgesDay =
  /(?<![\p{L}\p{M}])(?:good|ok|okay|fine|auspicious|shubh|theek|thik|sahi|achh?[aei]|rahega|can (?:i|we)|should (?:i|we)|shall (?:i|we)|sakt[aei]|le lu|chalega|kare|karein|शुभ|ठीक|सही|अच्छा|सकत[ाेी]|रहेगा|चलेगा|करें)(?![\p{L}\p{M}])/iu;

/** Times of the year in which such things wait: whether they may be done is told, and no date. */
const restingTime =
  /extra month|adhi[kc] ?(?:maa?s|month)|mal ?maa?s|purushott?am ?maa?s|khar ?maa?s|chaturmaa?s|pitru? ?paksh|shraadh?|holashtak|अधिक ?मास|मलमास|पुरुषोत्तम मास|खरमास|चातुर्मास|पितृ ?पक्ष|श्राद्ध|होलाष्टक/iu;

/** "The pandit gave no wedding date as Venus is set; what is that?": its last clause asks for a meaning. */
function asksWhatItIs(question: string): boolean {
  const last = question
    .split(/[,?।;]|\.\s/u)
    .filter((clause) => clause.trim() !== '')
    .at(-1);
  return (
    last !== undefined &&
    !muhuratWords.test(last) &&
    /(?:what is (?:it|that|this|the meaning)|what does (?:it|that|this) mean|kya (?:hai|hota hai|h|hota h)|matlab kya|क्या (?:है|होता है)|मतलब क्या)\s*$/iu.test(
      last.trim(),
    )
  );
}

async function muhuratCandidate(
  question: string,
  when: ReturnType<typeof readCalendarQuestion>,
  context: ComputedContext,
  language: AnswerLanguage,
): Promise<Candidate | undefined> {
  const purpose = purposeIn(question);
  const hasDay = when.date !== undefined || when.span !== undefined;
  const isNamed =
    (purpose !== undefined && hasDay && question.length < longestOfDay && judgesDay.test(question)) ||
    muhuratWords.test(question) ||
    (purpose !== undefined &&
      purpose !== 'travel' &&
      /\b(?:when (?:should|can|to|shall|do|is)|dates?\b|date for|kab kare|kab karein|kab karna)\b|कब करें|कब करना|तारीख/iu.test(
        question,
      ));
  // "Dates for a wedding after Kharmas" asks for no date of Kharmas.
  const isBesideFestival = /\b(?:after|before|baad|bad|pehle|pahle)\b|के बाद|से पहले/iu.test(question);
  if (!isNamed || purpose === undefined || (when.festivals.length > 0 && !isBesideFestival)) return undefined;
  if (
    /\bwhat (?:is|are) (?:a |the meaning of )?muhurat\b|muhurat (?:kya hota|ka matlab)|मुहूर्त क्या होता|abhijit|brahma|अभिजित|ब्रह्म/iu.test(
      question,
    )
  )
    return undefined;
  if (
    /\b(?:why|kyu|kyun|necessary|zaroori|zaruri|without|missed|nikal gaya|can i skip)\b|क्यों|ज़रूरी|जरूरी|बिना/iu.test(
      question,
    )
  )
    return undefined;
  if (!isBesideFestival && !muhuratWords.test(question) && restingTime.test(question)) return undefined;
  if (asksWhatItIs(question)) return undefined;
  const place = when.place ?? context.place ?? defaultPlace;
  const asked = spanOf(when);
  const from = asked && asked.from > context.today ? asked.from : context.today;
  const to = asked && asked.to >= from ? asked.to : addDays(from, 60);
  const { sayMuhurats } = await import('./answer-jyotish.ts');
  const isPlaceKnown = when.place !== undefined || context.place !== undefined;
  return {
    kind: 'muhurat',
    understood: 0.9,
    answered: 'yes',
    paragraphs: [
      ...sayMuhurats(purpose, { from, to, place, language }),
      ...(isPlaceKnown ? [] : [say(language, otherPlace)]),
    ],
    missing: [],
    links: ['/muhurat'],
  };
}

function eclipseAsked(question: string): { body: 'sun' | 'moon' | undefined } | undefined {
  if (!/eclipse|\bgr[ae]h[ae]n\b|grahan|ग्रहण/iu.test(question)) return undefined;
  const isDated =
    /\b(?:when|kab|next|date|dates|agla|agli|20\d\d|year|saal|visible|dikh\w*|see it|sutak (?:time|kab|ka samay)|timing|time|today|aaj|tomorrow|kal|month|upcoming|aane wala)\b|कब|अगला|तारीख|दिखेगा|दिखाई|समय|साल|आज/iu.test(
      question,
    );
  if (
    !isDated ||
    /\b(?:what (?:to|should|can|not)|kya (?:kare|kar|nahi|khaye)|pregnant|garbhvati|eat|khana|khaye|why|kyu|kyun|cook|sleep|temple|bath|allowed|can i|can we|should i)\b|क्या करें|गर्भवती|खाना|क्यों|नहीं करना/iu.test(
      question,
    )
  )
    return undefined;
  const sun = /solar|surya|sun\b|सूर्य/iu.test(question);
  const moon = /lunar|chandra|moon|चंद्र|चन्द्र/iu.test(question);
  return { body: sun === moon ? undefined : sun ? 'sun' : 'moon' };
}

function asksFor(kind: 'chart' | 'match', saying: Saying, language: AnswerLanguage, link: string): Candidate {
  return {
    kind,
    understood: 0.8,
    answered: 'asks',
    paragraphs: [say(language, saying)],
    missing: [say(language, birthMissing)],
    links: [link],
  };
}

const birthMissing: Saying = { en: 'birth', hi: 'जन्म', hinglish: 'janm' };
const missingSign: Saying = { en: 'Moon sign or birth', hi: 'राशि या जन्म', hinglish: 'rashi ya janm' };
const ownBirth: Saying = {
  en: 'Nobody can know the future, but I can tell what tradition looks at. For that I need the **date, time and place of birth**, as “born 12 May 1990, 10:30 am, Pune”. Without the time I can tell the Moon sign, mostly also the nakshatra. Nothing of it is kept.',
  hi: 'इसके लिए मुझे **जन्म की तारीख़, समय और स्थान** चाहिए, जैसे “जन्म 12 मई 1990, सुबह 10:30, पुणे”। समय न हो तो मैं राशि और अक्सर नक्षत्र बता सकती हूँ। इसे रखा नहीं जाता।',
  hinglish:
    'Iske liye mujhe janm chahiye: **tareekh, samay aur sheher**, jaise “janm 12 May 1990, subah 10:30, Pune”. Samay na ho to main rashi aur aksar nakshatra bata sakti hoon. Ise rakha nahi jata.',
};
const bothBirths: Saying = {
  en: 'For a matching I need **date, time and place of birth** of both, as “boy 12 May 1990 10:30 am Pune, girl 3 June 1992 6:15 am Delhi”.',
  hi: 'मिलान के लिए दोनों के **जन्म की तारीख़, समय और स्थान** चाहिए, जैसे “लड़का 12 मई 1990 सुबह 10:30 पुणे, लड़की 3 जून 1992 सुबह 6:15 दिल्ली”।',
  hinglish:
    'Milan ke liye dono ke janm chahiye: har ek ki **tareekh, samay aur sheher**, jaise “ladka 12 May 1990 subah 10:30 Pune, ladki 3 June 1992 subah 6:15 Delhi”.',
};
const otherBirth: Saying = {
  en: 'One birth is here; please tell the other one too: **date, time and city**.',
  hi: 'एक जन्म मिल गया; दूसरा भी बताएँ: **तारीख़, समय और शहर**।',
  hinglish: 'Ek janm mil gaya; doosra bhi batayein: **tareekh, samay aur sheher**.',
};
const otherPlace: Saying = {
  en: 'Tell me your city and I reckon it for there.',
  hi: 'अपना शहर बताएँ तो मैं वहाँ के लिए गणना करूँगी।',
  hinglish: 'Apna sheher batayein to main wahan ke liye ganana karungi.',
};
