import { chartOf, signOfHouse, type Chart } from '../jyotish/chart.ts';
import { birthTime, dayOfBirth, momentOf, type BirthMoment } from '../jyotish/birth.ts';
import { periodsAt } from '../jyotish/dasha/periods.ts';
import { vimshottari, vimshottariRound } from '../jyotish/dasha/vimshottari.ts';
import { lordOf } from '../jyotish/dignities.ts';
import { eclipsesBetween, type Eclipse } from '../jyotish/eclipses/eclipses.ts';
import { defaultReckoning, positionsAt, type Graha } from '../jyotish/grahas.ts';
import { staysOf } from '../jyotish/ingresses.ts';
import { compareMangal, mangalSideOf, type MangalSide } from '../jyotish/matching/mangal.ts';
import { matchWithin, moonsWithin } from '../jyotish/matching/match.ts';
import { findMuhurats } from '../jyotish/muhurat/find-muhurats.ts';
import { purposes, type PurposeId } from '../jyotish/muhurat/purposes.ts';
import { padaSyllable, syllablesOf } from '../jyotish/names/syllables.ts';
import { rulesOf } from '../jyotish/rules/find-rules.ts';
import { manglikOf } from '../jyotish/rules/manglik.ts';
import { saturnPeriods, type SaturnPhase } from '../jyotish/saturn-periods.ts';
import { goodHouses } from '../jyotish/transits.ts';
import { countFrom, signOf, wrapSign, type Sign } from '../jyotish/zodiac.ts';
import type { Language } from '../language.ts';
import { nakshatraName, rashiName, varaName } from '../panchang/names.ts';
import { isInRange } from '../panchang/range.ts';
import { settingsFor } from '../panchang/settings.ts';
import { addDays, partsOf, type CivilDate } from '../time/civil-date.ts';
import { monthName, twelveHourClock } from '../time/civil-names.ts';
import { defaultPlace, type Place } from '../time/place.ts';
import { placeName } from '../time/places.ts';
import { civilDateAt, clockAt, dayMs, minuteMs, type Instant } from '../time/zone.ts';
import type { AskedLetters } from './asked-letters.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { grahaNames } from './jyotish-words.ts';
import type { ToldBirth } from './read-births.ts';
import { list, say, type Saying } from './say.ts';

/** What was computed, in words. */
export interface Computed {
  paragraphs: string[];
  /** What is missing for all of it; the answer asks for it. */
  missing: string[];
}

interface Cast {
  chart: Chart;
  /** The instants that the birth may lie at. */
  range: { from: Instant; to: Instant };
  hasTime: boolean;
  isPlaceTold: boolean;
}

export type ChartAspect =
  | 'rashi' | 'nakshatra' | 'lagna' | 'dasha' | 'manglik' | 'sade-sati' | 'yogas' | 'kaal-sarp' | 'name' | 'summary'
  | 'marriage' | 'work' | 'children' | 'money' | 'health'; // prettier-ignore

/** The chart of a birth, and what of it was asked for. */
export function sayChart(
  birth: ToldBirth,
  {
    aspects,
    grahas,
    today,
    language,
  }: {
    aspects: readonly ChartAspect[];
    grahas: readonly Graha[];
    today: CivilDate;
    language: AnswerLanguage;
  },
): Computed {
  const cast = castOf(birth);
  const { chart } = cast;
  const told: string[] = [];
  const tell = (saying: Saying) => told.push(say(language, saying));
  for (const aspect of aspects) tellAspect(aspect, cast, birth, { tell, today, language });
  for (const graha of grahas) tell(placed(chart, graha, language));
  const needsTime =
    aspects.some((aspect) => !['rashi', 'nakshatra', 'sade-sati', 'name'].includes(aspect)) ||
    grahas.length > 0;
  const missing = [
    ...(cast.hasTime || !needsTime ? [] : [say(language, birthTimeMissing)]),
    ...(cast.isPlaceTold || !needsTime ? [] : [say(language, birthPlaceMissing)]),
  ];
  return { paragraphs: [...told, say(language, basis(cast, birth))], missing };
}

const birthTimeMissing: Saying = { en: 'time of birth', hi: 'जन्म का समय', hinglish: 'janm ka samay' };
const birthPlaceMissing: Saying = { en: 'place of birth', hi: 'जन्म का स्थान', hinglish: 'janm ka sthan' };

function castOf(birth: ToldBirth): Cast {
  const place = birth.place ?? defaultPlace;
  const time = birthTime({ ...birth, place });
  const moment = momentAt(time, birth.date, place);
  const hasTime = birth.minutesOfDay !== null;
  const chart = chartOf(moment, defaultReckoning, { hasTime: hasTime && birth.place !== undefined });
  const range = hasTime
    ? { from: moment.at - birth.within * minuteMs, to: moment.at + birth.within * minuteMs }
    : dayOfBirth(birth.date, place).range;
  return { chart, range, hasTime, isPlaceTold: birth.place !== undefined };
}

function momentAt(time: ReturnType<typeof birthTime>, date: CivilDate, place: Place): BirthMoment {
  switch (time.kind) {
    case 'one':
      return momentOf(time.reading, place);
    case 'skipped':
      return momentOf(time.before, place);
    case 'twice':
      return momentOf(time.first, place);
    case 'no-time':
    case 'out-of-range':
      return dayOfBirth(date, place).moment;
  }
}

interface Telling {
  tell: (saying: Saying) => void;
  today: CivilDate;
  language: AnswerLanguage;
}

function tellAspect(aspect: ChartAspect, cast: Cast, birth: ToldBirth, telling: Telling): void {
  const { tell, today, language } = telling;
  const { chart, range } = cast;
  const { moon } = chart.grahas;
  const script = language === 'hi' ? 'hi' : 'en';
  const moons = cast.hasTime && birth.within === 0 ? [] : moonsWithin(range, 'lahiri');
  const signs = [...new Set([moon.sign, ...moons.map(({ longitude }) => signOf(longitude))])].map((sign) =>
    rashiName(sign, script),
  );
  const stars = [
    ...new Set([moon.nakshatra, ...moons.map(({ longitude }) => Math.floor(longitude / (360 / 27)) + 1)]),
  ].map((star) => nakshatraName(star, script));
  switch (aspect) {
    case 'rashi':
      return tell({
        en: `**The Moon sign (rashi) is ${orList(language, signs)}.**`,
        hi: `**जन्म राशि (चंद्र राशि) ${orList(language, signs)} है।**`,
        hinglish: `**Janm rashi (chandra rashi) ${orList(language, signs)} hai.**`,
      });
    case 'nakshatra': {
      const isOne = stars.length === 1 && cast.hasTime;
      return tell({
        en: `**The birth nakshatra is ${orList(language, stars)}${isOne ? `, pada ${moon.pada}` : ''}.**`,
        hi: `**जन्म नक्षत्र ${orList(language, stars)} है${isOne ? `, चरण ${moon.pada}` : ''}।**`,
        hinglish: `**Janm nakshatra ${orList(language, stars)} hai${isOne ? `, charan ${moon.pada}` : ''}.**`,
      });
    }
    case 'lagna':
      return tell(lagnaSaying(chart, script));
    case 'dasha':
      return tellDasha(chart, telling);
    case 'manglik':
      return tellManglik(chart, tell);
    case 'sade-sati':
      return sadeSatiOf(moon.sign, today, language).forEach((text) =>
        tell({ en: text, hi: text, hinglish: text }),
      );
    case 'yogas':
    case 'kaal-sarp':
      return tellRules(aspect, chart, telling);
    case 'name': {
      const { syllable } = padaSyllable(moon.nakshatra, moon.pada);
      return tell({
        en: `**The name begins with “${syllable.latin}” by custom** (${nakshatraName(moon.nakshatra, 'en')}, pada ${moon.pada}).`,
        hi: `**रिवाज से नाम “${syllable.devanagari}” से शुरू होता है** (${nakshatraName(moon.nakshatra, 'hi')}, चरण ${moon.pada})।`,
        hinglish: `**Riwaz se naam “${syllable.latin}” se shuru hota hai** (${nakshatraName(moon.nakshatra, 'en')}, charan ${moon.pada}).`,
      });
    }
    case 'summary':
      for (const each of ['rashi', 'nakshatra', 'lagna', 'dasha'] as const)
        tellAspect(each, cast, birth, telling);
      return undefined;
    case 'marriage':
    case 'work':
    case 'children':
    case 'money':
    case 'health':
      return tellLife(aspect, chart, telling);
  }
}

function lagnaSaying(chart: Chart, script: Language): Saying {
  if (chart.lagna === null)
    return {
      en: 'The lagna needs the exact time and the place of birth: it changes about every two hours.',
      hi: 'लग्न के लिए जन्म का ठीक समय और स्थान चाहिए: वह लगभग हर दो घंटे में बदलता है।',
      hinglish:
        'Lagna ke liye janm ka theek samay aur sthan chahiye: woh lagbhag har do ghante me badalta hai.',
    };
  const sign = rashiName(chart.lagna.sign, script);
  const degrees = chart.lagna.degrees.toFixed(0);
  return {
    en: `**The lagna (ascendant) is ${sign}**, at ${degrees}°.`,
    hi: `**लग्न ${sign} है**, ${degrees}° पर।`,
    hinglish: `**Lagna ${sign} hai**, ${degrees}° par.`,
  };
}

function tellDasha(chart: Chart, { tell, today, language }: Telling): void {
  const now = Date.parse(`${today}T06:00Z`);
  const great = vimshottari(chart.grahas.moon.longitude, chart.moment.at);
  const [maha, antar] = periodsAt(vimshottariRound, great, now, 2);
  if (maha === undefined) return;
  const name = (graha: Graha) => say(language, grahaNames[graha]);
  const until = monthText(maha.to, language);
  const inner = antar === undefined ? undefined : monthText(antar.to, language);
  const next = great.find(({ from }) => from >= maha.to - 1);
  tell({
    en: `**The ${name(maha.lord)} mahadasha runs until ${until}**${antar ? `, in it the ${name(antar.lord)} antardasha until ${inner}` : ''}${next ? `; ${name(next.lord)} follows` : ''}. (Vimshottari.)`,
    hi: `**${name(maha.lord)} की महादशा ${until} तक है**${antar ? `, उसमें ${name(antar.lord)} की अंतर्दशा ${inner} तक` : ''}${next ? `; फिर ${name(next.lord)}` : ''}। (विंशोत्तरी।)`,
    hinglish: `**${name(maha.lord)} ki mahadasha ${until} tak hai**${antar ? `, usme ${name(antar.lord)} ki antardasha ${inner} tak` : ''}${next ? `; phir ${name(next.lord)}` : ''}. (Vimshottari.)`,
  });
}

function tellManglik(chart: Chart, tell: Telling['tell']): void {
  const { countsFrom, exceptions, isManglik, houses } = manglikOf(chart);
  const house = houses.lagna ?? houses.moon;
  const from =
    houses.lagna === null
      ? { en: 'the Moon', hi: 'चंद्र', hg: 'Chandra' }
      : { en: 'the lagna', hi: 'लग्न', hg: 'lagna' };
  if (isManglik)
    tell({
      en: `**Yes, by the usual rule this is a manglik chart**: Mars is in house ${house} from ${from.en}. It is common and nothing to fear.`,
      hi: `**हाँ, आम नियम से यह मांगलिक कुंडली है**: मंगल ${from.hi} से भाव ${house} में है। यह आम बात है, डरने की नहीं।`,
      hinglish: `**Haan, aam niyam se yeh manglik kundli hai**: Mangal ${from.hg} se bhav ${house} me hai. Yeh aam baat hai, darne ki nahi.`,
    });
  else if (countsFrom.length > 0 && exceptions.length > 0)
    tell({
      en: `**Not manglik by most**: Mars is in a manglik house, but an exception lifts it (house ${house} from ${from.en}).`,
      hi: `**ज़्यादातर मत से मांगलिक नहीं**: मंगल मांगलिक भाव में है, पर एक अपवाद उसे हटा देता है (${from.hi} से भाव ${house})।`,
      hinglish: `**Zyadatar mat se manglik nahi**: Mangal manglik bhav me hai, par ek apvad use hata deta hai (${from.hg} se bhav ${house}).`,
    });
  else
    tell({
      en: `**No, this chart is not manglik**: Mars is in house ${house} from ${from.en}.`,
      hi: `**नहीं, यह कुंडली मांगलिक नहीं है**: मंगल ${from.hi} से भाव ${house} में है।`,
      hinglish: `**Nahi, yeh kundli manglik nahi hai**: Mangal ${from.hg} se bhav ${house} me hai.`,
    });
}

const mostRules = 3;

function tellRules(aspect: 'yogas' | 'kaal-sarp', chart: Chart, { tell, language }: Telling): void {
  const { yogas, doshas } = rulesOf(chart);
  if (aspect === 'kaal-sarp') {
    const found = doshas.find(({ id }) => /kaal|kala/.test(id));
    return tell(
      found
        ? {
            en: `**Yes: by the custom of today’s astrologers ${found.name.en} is counted here.** ${found.says.en}`,
            hi: `**हाँ: आज के ज्योतिषियों के रिवाज से यहाँ ${found.name.hi} गिना जाता है।** ${found.says.hi}`,
            hinglish: `**Haan: aaj ke jyotishiyon ke riwaz se yahan ${found.name.en} gina jata hai.** ${found.says.hinglish}`,
          }
        : {
            en: '**No: the planets do not all lie on one side of Rahu and Ketu, so there is no kaal sarp in this chart.**',
            hi: '**नहीं: सभी ग्रह राहु-केतु के एक ओर नहीं हैं, इसलिए इस कुंडली में काल सर्प नहीं है।**',
            hinglish:
              '**Nahi: sabhi grah Rahu-Ketu ke ek taraf nahi hain, isliye is kundli me kaal sarp nahi hai.**',
          },
    );
  }
  const strong = yogas.filter(({ strength }) => strength !== 'small').slice(0, mostRules);
  if (strong.length === 0)
    return tell({
      en: '**None of the great yogas holds in this chart**, as in most charts; the kundli page lists the smaller ones.',
      hi: '**इस कुंडली में कोई बड़ा योग नहीं है**, जैसे ज़्यादातर कुंडलियों में; छोटे योग कुंडली पन्ने पर हैं।',
      hinglish:
        '**Is kundli me koi bada yog nahi hai**, jaise zyadatar kundliyon me; chhote yog kundli page par hain.',
    });
  const names = strong.map(({ name }) => (language === 'hi' ? name.hi : name.en));
  const [first] = strong;
  return tell({
    en: `**Among the yogas here: ${list(language, names)}.** ${first?.says.en ?? ''}`,
    hi: `**इस कुंडली के योगों में: ${list(language, names)}।** ${first?.says.hi ?? ''}`,
    hinglish: `**Is kundli ke yogon me: ${list(language, names)}.** ${first?.says.hinglish ?? ''}`,
  });
}

/** The house that is looked at for a part of life, and the graha that stands for it. */
const lives: Readonly<
  Record<
    'marriage' | 'work' | 'children' | 'money' | 'health',
    { house: number; stands: Graha; name: Saying }
  >
> = {
  marriage: { house: 7, stands: 'venus', name: { en: 'marriage', hi: 'विवाह', hinglish: 'vivah' } },
  work: { house: 10, stands: 'saturn', name: { en: 'work', hi: 'काम-काज', hinglish: 'kaam-kaaj' } },
  children: { house: 5, stands: 'jupiter', name: { en: 'children', hi: 'संतान', hinglish: 'santaan' } },
  money: { house: 2, stands: 'jupiter', name: { en: 'money', hi: 'धन', hinglish: 'dhan' } },
  health: { house: 1, stands: 'sun', name: { en: 'health', hi: 'स्वास्थ्य', hinglish: 'swasthya' } },
};

function tellLife(of: keyof typeof lives, chart: Chart, telling: Telling): void {
  const { tell, language } = telling;
  const { house, stands, name } = lives[of];
  const sign = signOfHouse(chart, house);
  const lord = lordOf(sign);
  const at = chart.grahas[lord];
  const graha = (id: Graha) => say(language, grahaNames[id]);
  const script = language === 'hi' ? 'hi' : 'en';
  tell({
    en: `**Nobody can know when or whether it comes; no chart decides it.** For ${name.en} tradition looks at house ${house}: here ${rashiName(sign, script)}, its lord ${graha(lord)} in house ${at.house}, and at ${graha(stands)}, in house ${chart.grahas[stands].house}.`,
    hi: `**यह कब या कैसे होगा, कोई नहीं जान सकता; कोई कुंडली इसे तय नहीं करती।** ${name.hi} के लिए परंपरा भाव ${house} देखती है: यहाँ ${rashiName(sign, script)}, उसका स्वामी ${graha(lord)} भाव ${at.house} में, और ${graha(stands)} को, जो भाव ${chart.grahas[stands].house} में है।`,
    hinglish: `**Yeh kab ya kaise hoga, koi nahi jaan sakta; koi kundli ise tay nahi karti.** ${name.hinglish} ke liye parampara bhav ${house} dekhti hai: yahan ${rashiName(sign, script)}, uska swami ${graha(lord)} bhav ${at.house} me, aur ${graha(stands)} ko, jo bhav ${chart.grahas[stands].house} me hai.`,
  });
  tellDasha(chart, telling);
}

function placed(chart: Chart, graha: Graha, language: AnswerLanguage): Saying {
  const { sign, house, isRetrograde, nakshatra } = chart.grahas[graha];
  const script = language === 'hi' ? 'hi' : 'en';
  const name = say(language, grahaNames[graha]);
  const isSeen = isRetrograde && graha !== 'rahu' && graha !== 'ketu';
  const from =
    chart.lagna === null
      ? { en: 'the Moon', hi: 'चंद्र', hg: 'Chandra' }
      : { en: 'the lagna', hi: 'लग्न', hg: 'lagna' };
  return {
    en: `**${name} is in ${rashiName(sign, script)}, house ${house} from ${from.en}**, in ${nakshatraName(nakshatra, script)}${isSeen ? ', retrograde' : ''}.`,
    hi: `**${name} ${rashiName(sign, script)} में है, ${from.hi} से भाव ${house}**, नक्षत्र ${nakshatraName(nakshatra, script)}${isSeen ? ', वक्री' : ''}।`,
    hinglish: `**${name} ${rashiName(sign, script)} me hai, ${from.hg} se bhav ${house}**, nakshatra ${nakshatraName(nakshatra, script)}${isSeen ? ', vakri' : ''}.`,
  };
}

function basis({ hasTime, isPlaceTold, chart }: Cast, birth: ToldBirth): Saying {
  const date = {
    en: dateText(birth.date, 'en'),
    hi: dateText(birth.date, 'hi'),
    hg: dateText(birth.date, 'hinglish'),
  };
  const time = birth.minutesOfDay === null ? undefined : clockText(birth.minutesOfDay);
  const place = {
    en: birth.place && placeName(birth.place, 'en'),
    hi: birth.place && placeName(birth.place, 'hi'),
  };
  const asksEn = [...(hasTime ? [] : ['the time']), ...(isPlaceTold ? [] : ['the place'])].join(' and ');
  const asksHi = [...(hasTime ? [] : ['समय']), ...(isPlaceTold ? [] : ['स्थान'])].join(' और ');
  const asksHg = [...(hasTime ? [] : ['samay']), ...(isPlaceTold ? [] : ['sthan'])].join(' aur ');
  const near = birth.within > 0 ? ` ± ${birth.within} min` : '';
  return {
    en: `For ${date.en}${time ? `, ${time}${near}` : ''}${place.en ? `, ${place.en}` : ''}; Lahiri ayanamsa, whole-sign houses${chart.lagna === null ? ' from the Moon' : ''}.${asksEn ? ` Tell me ${asksEn} of birth for the lagna and houses.` : ''}`,
    hi: `${date.hi}${time ? `, ${time}${near}` : ''}${place.hi ? `, ${place.hi}` : ''} के लिए; लाहिरी अयनांश, पूरी राशि के भाव${chart.lagna === null ? ' चंद्र से' : ''}।${asksHi ? ` लग्न और भावों के लिए जन्म का ${asksHi} बताएँ।` : ''}`,
    hinglish: `${date.hg}${time ? `, ${time}${near}` : ''}${place.en ? `, ${place.en}` : ''} ke liye; Lahiri ayanamsa, poori rashi ke bhav${chart.lagna === null ? ' Chandra se' : ''}.${asksHg ? ` Lagna aur bhavon ke liye janm ka ${asksHg} batayein.` : ''}`,
  };
}

/** Sade Sati and the Dhaiyas of a Moon sign: what runs, or when the last ended and the next begins; first that which is asked for. */
export function sadeSatiOf(
  moonSign: Sign,
  today: CivilDate,
  language: AnswerLanguage,
  asksDhaiya = false,
): string[] {
  const now = Date.parse(`${today}T06:00Z`);
  const script = language === 'hi' ? 'hi' : 'en';
  const name = rashiName(moonSign, script);
  const periods = saturnPeriods(moonSign, now - 20 * 365 * dayMs, now + 40 * 365 * dayMs, defaultReckoning);
  const isSadeSati = ({ phase }: { phase: SaturnPhase }) => ['rising', 'peak', 'setting'].includes(phase);
  const running = periods.find(({ from, to }) => from <= now && now < to);
  const whole = sadeSatis(periods.filter(isSadeSati));
  const current = whole.find(({ from, to }) => from <= now && now < to);
  const next = whole.find(({ from }) => from > now);
  const last = whole.findLast(({ to }) => to <= now);
  if (current)
    return [
      say(language, {
        en: `**Yes, Sade Sati is running for ${name} Moon signs, until ${monthText(current.to, language)}**; it began in ${monthText(current.from, language)}${running ? `, and its ${phaseNames[running.phase].en} part lasts until ${monthText(running.to, language)}` : ''}. Everybody has it for seven and a half years in thirty; it is no sentence.`,
        hi: `**हाँ, ${name} राशि की साढ़े साती चल रही है, ${monthText(current.to, language)} तक**; यह ${monthText(current.from, language)} में शुरू हुई${running ? `, और इसका ${phaseNames[running.phase].hi} चरण ${monthText(running.to, language)} तक है` : ''}। यह तीस साल में साढ़े सात साल सबको आती है; यह कोई सज़ा नहीं।`,
        hinglish: `**Haan, ${name} rashi ki sade sati chal rahi hai, ${monthText(current.to, language)} tak**; yeh ${monthText(current.from, language)} me shuru hui${running ? `, aur iska ${phaseNames[running.phase].hinglish} charan ${monthText(running.to, language)} tak hai` : ''}. Yeh tees saal me saadhe saat saal sabko aati hai; yeh koi saza nahi.`,
      }),
    ];
  const nextText =
    next === undefined
      ? undefined
      : { from: monthText(next.from, language), to: monthText(next.to, language) };
  // Of one that ended longer ago its beginning may lie before what was looked through; its end does not.
  const endedText = last && monthText(last.to, language);
  const dhaiya = running && !isSadeSati(running) ? monthText(running.to, language) : undefined;
  if (dhaiya !== undefined && asksDhaiya)
    return [
      say(language, {
        en: `**Yes, Saturn’s Dhaiya is running for ${name} Moon signs, until ${dhaiya}**: two and a half years, from the 4th or the 8th sign. It is no sentence. Sade Sati is not running.${nextText ? ` The next one is from ${nextText.from} to ${nextText.to}.` : ''}`,
        hi: `**हाँ, ${name} राशि पर शनि की ढैया चल रही है, ${dhaiya} तक**: ढाई साल, चौथी या आठवीं राशि से। यह कोई सज़ा नहीं। साढ़े साती नहीं चल रही।${nextText ? ` अगली साढ़े साती ${nextText.from} से ${nextText.to} तक है।` : ''}`,
        hinglish: `**Haan, ${name} rashi par Shani ki dhaiya chal rahi hai, ${dhaiya} tak**: dhaai saal, chauthi ya aathvi rashi se. Yeh koi saza nahi. Sade sati nahi chal rahi.${nextText ? ` Agli sade sati ${nextText.from} se ${nextText.to} tak hai.` : ''}`,
      }),
    ];
  return [
    say(language, {
      en: `**No, Sade Sati is not running for ${name} Moon signs now.**${endedText ? ` The last one ended in ${endedText}.` : ''}${dhaiya ? ` Saturn’s small period (Dhaiya) runs until ${dhaiya}.` : ''}${nextText ? ` The next Sade Sati is from ${nextText.from} to ${nextText.to}.` : ''}`,
      hi: `**नहीं, ${name} राशि की साढ़े साती अभी नहीं चल रही।**${endedText ? ` पिछली ${endedText} में समाप्त हुई।` : ''}${dhaiya ? ` शनि की ढैया ${dhaiya} तक है।` : ''}${nextText ? ` अगली साढ़े साती ${nextText.from} से ${nextText.to} तक है।` : ''}`,
      hinglish: `**Nahi, ${name} rashi ki sade sati abhi nahi chal rahi.**${endedText ? ` Pichhli ${endedText} me khatm hui.` : ''}${dhaiya ? ` Shani ki dhaiya ${dhaiya} tak hai.` : ''}${nextText ? ` Agli sade sati ${nextText.from} se ${nextText.to} tak hai.` : ''}`,
    }),
  ];
}

const phaseNames: Readonly<Record<SaturnPhase, Saying & { hinglish: string }>> = {
  rising: { en: 'first', hi: 'पहला', hinglish: 'pehla' },
  peak: { en: 'middle', hi: 'मध्य', hinglish: 'madhya' },
  setting: { en: 'last', hi: 'अंतिम', hinglish: 'antim' },
  kantaka: { en: 'small', hi: 'छोटा', hinglish: 'chhota' },
  ashtama: { en: 'eighth', hi: 'अष्टम', hinglish: 'ashtam' },
};

/** Stays that follow each other within a few years are one Sade Sati, Saturn's turns back included. */
function sadeSatis(stays: readonly { from: Instant; to: Instant }[]): { from: Instant; to: Instant }[] {
  const joined: { from: Instant; to: Instant }[] = [];
  for (const stay of stays) {
    const last = joined.at(-1);
    if (last !== undefined && stay.from - last.to < 3 * 365 * dayMs) last.to = stay.to;
    else joined.push({ ...stay });
  }
  return joined;
}

/** For which signs Sade Sati runs now. */
export function saySaturnNow(today: CivilDate, language: AnswerLanguage): string[] {
  const now = Date.parse(`${today}T06:00Z`);
  const saturn = signOf(positionsAt(now).saturn.longitude);
  const script = language === 'hi' ? 'hi' : 'en';
  const named = (by: number) => rashiName(wrapSign(saturn + by), script);
  const here = rashiName(saturn, script);
  return [
    say(language, {
      en: `**Saturn is in ${here} now, so Sade Sati runs for ${named(1)} (first part), ${here} (middle) and ${named(-1)} (last part)**; Dhaiya for ${named(-3)} and ${named(-7)}. It goes by the Moon sign, not the Sun sign. Tell me your Moon sign or birth and I say from when to when.`,
      hi: `**शनि अभी ${here} में है, इसलिए साढ़े साती ${named(1)} (पहला चरण), ${here} (मध्य) और ${named(-1)} (अंतिम) राशि पर है**; ढैया ${named(-3)} और ${named(-7)} पर। यह चंद्र राशि से गिनी जाती है। अपनी राशि या जन्म बताएँ तो मैं तारीख़ें बता दूँगी।`,
      hinglish: `**Shani abhi ${here} me hai, isliye sade sati ${named(1)} (pehla charan), ${here} (madhya) aur ${named(-1)} (antim) rashi par hai**; dhaiya ${named(-3)} aur ${named(-7)} par. Yeh chandra rashi se gini jati hai. Apni rashi ya janm batayein to main tareekhein bata dungi.`,
    }),
  ];
}

/** Where a graha stands today, until when, and where it goes from there. */
export function sayTransit(graha: Graha, today: CivilDate, language: AnswerLanguage): string[] {
  const now = Date.parse(`${today}T06:00Z`);
  const { longitude, speed } = positionsAt(now)[graha];
  const script = language === 'hi' ? 'hi' : 'en';
  const name = say(language, grahaNames[graha]);
  const sign = rashiName(signOf(longitude), script);
  const isRetrograde = speed < 0 && graha !== 'rahu' && graha !== 'ketu';
  const nakshatra = nakshatraName(Math.floor(longitude / (360 / 27)) + 1, script);
  const [stay, next] = staysOf(graha, now, now + roundDays[graha] * dayMs, defaultReckoning);
  const goesOn = stay && next && { to: dayText(stay.to, language), next: rashiName(next.sign, script) };
  return [
    say(language, {
      en: `**${name} is in ${sign} on ${dateText(today, 'en')}**, in ${nakshatra}${isRetrograde ? ', retrograde' : ''} (sidereal, Lahiri).${goesOn ? ` It stays until ${goesOn.to} and then moves to ${goesOn.next}.` : ''}`,
      hi: `**${dateText(today, 'hi')} को ${name} ${sign} राशि में है**, नक्षत्र ${nakshatra}${isRetrograde ? ', वक्री' : ''} (निरयण, लाहिरी)।${goesOn ? ` यहाँ ${goesOn.to} तक, फिर ${goesOn.next} में।` : ''}`,
      hinglish: `**${dateText(today, 'hinglish')} ko ${name} ${sign} rashi me hai**, nakshatra ${nakshatra}${isRetrograde ? ', vakri' : ''} (nirayan, Lahiri).${goesOn ? ` Yahan ${goesOn.to} tak, phir ${goesOn.next} me.` : ''}`,
    }),
  ];
}

/** How a graha's transit stands to a Moon sign, now and in the sign that follows. */
export function sayTransitFor(
  graha: Graha,
  moonSign: Sign,
  today: CivilDate,
  language: AnswerLanguage,
): string[] {
  const now = Date.parse(`${today}T06:00Z`);
  const script = language === 'hi' ? 'hi' : 'en';
  const name = say(language, grahaNames[graha]);
  const from = rashiName(moonSign, script);
  const stays = staysOf(graha, now, now + roundDays[graha] * dayMs, defaultReckoning).slice(0, 2);
  const told = stays.map(({ sign, to }) => {
    const house = countFrom(moonSign, sign);
    const isGood = goodHouses(graha).includes(house);
    const [named, until] = [rashiName(sign, script), dayText(to, language)];
    return say(language, {
      en: `in ${named}, house ${house} from ${from}, until ${until}: ${isGood ? 'counted as helpful' : 'not among its helpful places'}`,
      hi: `${named} में, ${from} से भाव ${house}, ${until} तक: ${isGood ? 'सहायक माना जाता है' : 'सहायक स्थानों में नहीं'}`,
      hinglish: `${named} me, ${from} se bhav ${house}, ${until} tak: ${isGood ? 'sahayak mana jata hai' : 'sahayak jagahon me nahi'}`,
    });
  });
  const [current = '', next] = told;
  const good = list(language, goodHouses(graha).map(String));
  return [
    say(language, {
      en: `**${name} is now ${current}.**${next === undefined ? '' : ` Then ${next}.`}`,
      hi: `**${name} अभी ${current}।**${next === undefined ? '' : ` फिर ${next}।`}`,
      hinglish: `**${name} abhi ${current}.**${next === undefined ? '' : ` Phir ${next}.`}`,
    }),
    say(language, {
      en: `From the Moon sign ${name} is counted as helpful in the houses ${good} (Phaladeepika 26). A transit is a season, not an event: the running dasha and the whole chart weigh more, and your own work most.`,
      hi: `चंद्र राशि से ${name} भाव ${good} में सहायक माना जाता है (फलदीपिका 26)। गोचर एक मौसम है, घटना नहीं: चल रही दशा और पूरी कुंडली का वज़न ज़्यादा है, और अपने परिश्रम का सबसे ज़्यादा।`,
      hinglish: `Chandra rashi se ${name} bhav ${good} me sahayak mana jata hai (Phaladeepika 26). Gochar ek mausam hai, ghatna nahi: chal rahi dasha aur poori kundli ka wazan zyada hai, aur apni mehnat ka sabse zyada.`,
    }),
  ];
}

/** Within so many days each comes to every sign. */
const roundDays: Readonly<Record<Graha, number>> = {
  sun: 380, moon: 30, mars: 900, mercury: 420, venus: 480, jupiter: 13 * 366, saturn: 31 * 366, rahu: 19 * 366, ketu: 19 * 366,
}; // prettier-ignore

const mostStays = 3;

/** When a graha comes to a sign next, with its turns back; where it is there already, until when. */
export function sayIngress(graha: Graha, sign: Sign, today: CivilDate, language: AnswerLanguage): string[] {
  const now = Date.parse(`${today}T06:00Z`);
  const round = staysOf(graha, now, now + roundDays[graha] * dayMs, defaultReckoning);
  const first = round.find((stay) => stay.sign === sign);
  if (!first) return sayTransit(graha, today, language);
  // A turn back over the border makes stays of their own, a few months apart.
  const stays = round
    .filter((stay) => stay.sign === sign && stay.from - first.from < (roundDays[graha] / 4) * dayMs)
    .slice(0, mostStays);
  const name = say(language, grahaNames[graha]);
  const named = rashiName(sign, language === 'hi' ? 'hi' : 'en');
  const spans = stays.map(({ from, to }) => {
    const [start, end] = [dayText(from, language), dayText(to, language)];
    return say(language, {
      en: `from ${start} to ${end}`,
      hi: `${start} से ${end} तक`,
      hinglish: `${start} se ${end} tak`,
    });
  });
  const [span = '', ...again] = spans;
  const isThere = first.from <= now;
  return [
    say(language, {
      en: `**${name} is in ${named} ${span}**${again.length > 0 ? `, and again ${again.join(' and ')}` : ''} (sidereal, Lahiri; Indian dates).${isThere ? ' It is there now.' : ''}`,
      hi: `**${name} ${named} राशि में ${span}**${again.length > 0 ? `, फिर ${again.join(' और ')}` : ''} (निरयण, लाहिरी; भारतीय तिथियाँ)।${isThere ? ' अभी वहीं है।' : ''}`,
      hinglish: `**${name} ${named} rashi me ${span}**${again.length > 0 ? `, phir ${again.join(' aur ')}` : ''} (nirayan, Lahiri; bharatiya tareekhein).${isThere ? ' Abhi wahin hai.' : ''}`,
    }),
  ];
}

export function dayText(at: Instant, language: AnswerLanguage): string {
  return dateText(civilDateAt(at, defaultPlace.timeZone), language);
}

/** The matching of two births, the boy's and the girl's. */
export function sayMatch(boy: ToldBirth, girl: ToldBirth, language: AnswerLanguage): Computed {
  const [one, other] = [castOf(boy), castOf(girl)];
  const { match, isCertain, totals } = matchWithin(
    moonsWithin(one.range, 'lahiri'),
    moonsWithin(other.range, 'lahiri'),
  );
  const [low, high] = [
    Math.min(...totals.map(({ total }) => total)),
    Math.max(...totals.map(({ total }) => total)),
  ];
  const points = isCertain || low === high ? `${match.total}` : `${low}–${high}`;
  const mangal = compareMangal(mangalSide(one), mangalSide(other));
  const script = language === 'hi' ? 'hi' : 'en';
  const stars = [match.boy, match.girl].map(
    ({ nakshatra, sign }) => `${nakshatraName(nakshatra, script)} (${rashiName(sign, script)})`,
  );
  const weak = (['nadi', 'bhakoot', 'gana'] as const).filter((id) => match.kootas[id].points === 0);
  const weakText = list(
    language,
    weak.map((id) => say(language, kootaNames[id])),
  );
  const [first = '', second = ''] = stars;
  return {
    paragraphs: [
      say(language, {
        en: `**The gunas are ${points} of 36.** ${first} and ${second}. Custom takes 18 as enough; the number compares two Moons and does not know the two people.`,
        hi: `**36 में से ${points} गुण मिलते हैं।** ${first} और ${second}। रिवाज 18 को पर्याप्त मानता है; यह अंक दो चंद्रमाओं की तुलना है, दो लोगों को नहीं जानता।`,
        hinglish: `**36 me se ${points} gun milte hain.** ${first} aur ${second}. Riwaz 18 ko kaafi maanta hai; yeh ank do Chandramaon ki tulna hai, do logon ko nahi jaanta.`,
      }),
      ...(weak.length === 0
        ? []
        : [
            say(language, {
              en: `No points in ${weakText}; ${match.exceptions.length > 0 ? 'an exception of the texts softens this' : 'texts name exceptions, none of which holds here'}.`,
              hi: `${weakText} में अंक नहीं; ${match.exceptions.length > 0 ? 'ग्रंथों का एक अपवाद इसे हल्का करता है' : 'ग्रंथ अपवाद बताते हैं, यहाँ कोई लागू नहीं'}।`,
              hinglish: `${weakText} me ank nahi; ${match.exceptions.length > 0 ? 'granthon ka ek apvad ise halka karta hai' : 'granth apvad batate hain, yahan koi laagu nahi'}.`,
            }),
          ]),
      say(language, mangal.says),
    ],
    missing: [],
  };
}

const kootaNames: Readonly<Record<'nadi' | 'bhakoot' | 'gana', Saying>> = {
  nadi: { en: 'nadi', hi: 'नाड़ी', hinglish: 'nadi' },
  bhakoot: { en: 'bhakoot', hi: 'भकूट', hinglish: 'bhakoot' },
  gana: { en: 'gana', hi: 'गण', hinglish: 'gana' },
};

function mangalSide({ chart, range, hasTime, isPlaceTold }: Cast): MangalSide {
  return mangalSideOf(chart.moment, range, { hasTime: hasTime && isPlaceTold });
}

const mostMuhurats = 3;

/** The next windows of time for an act within a span. */
export function sayMuhurats(
  purpose: PurposeId,
  { from, to, place, language }: { from: CivilDate; to: CivilDate; place: Place; language: AnswerLanguage },
): string[] {
  const script = language === 'hi' ? 'hi' : 'en';
  const { name } = purposes[purpose];
  const where = placeName(place, script);
  const span =
    from === to ? dateText(from, language) : `${dateText(from, language)} – ${dateText(to, language)}`;
  const found =
    isInRange(from) && isInRange(addDays(to, 1))
      ? findMuhurats({ purpose, from, to }, settingsFor(place))
      : [];
  const days = found.filter(({ date }, index) => found.findIndex((other) => other.date === date) === index);
  if (days.length === 0)
    return [
      say(language, {
        en: `**${name.en}: ${from === to ? `${span} does not pass` : `no day between ${span} passes`} the usual rules** in ${where}. Ask for other weeks, or ask your priest who may weigh them otherwise.`,
        hi: `**${name.hi}: ${from === to ? span : `${span} के बीच कोई दिन`} आम नियमों पर खरा नहीं उतरता** (${where})। दूसरे हफ़्तों के लिए पूछें, या अपने पुरोहित से।`,
        hinglish: `**${name.hinglish}: ${from === to ? span : `${span} ke beech koi din`} aam niyamon par khara nahi utarta** (${where}). Doosre hafton ke liye poochhein, ya apne purohit se.`,
      }),
    ];
  const best = days
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostMuhurats)
    .toSorted((a, b) => a.from - b.from);
  const lines = best.map(
    ({ date, vara, from: begins, to: ends }) =>
      `- **${varaName(vara, script)}, ${dateText(date, language)}**: ${timeText(begins, place, date, language)} – ${timeText(ends, place, date, language)}`,
  );
  return [
    say(language, {
      en: `**${name.en}: ${from === to ? `${span} is suitable` : `the best days between ${span}`} in ${where}**`,
      hi: `**${name.hi}: ${from === to ? `${span} ठीक है` : `${span} के बीच सबसे अच्छे दिन`}, ${where}**`,
      hinglish: `**${name.hinglish}: ${from === to ? `${span} theek hai` : `${span} ke beech sabse achhe din`}, ${where}**`,
    }),
    lines.join('\n'),
    say(language, {
      en: 'By nakshatra, tithi, weekday and season after Muhurta Chintamani; almanacs differ, and a time is a custom, no promise.',
      hi: 'मुहूर्त चिंतामणि के अनुसार नक्षत्र, तिथि, वार और ऋतु से; पंचांगों में अंतर होता है, और मुहूर्त रिवाज है, वादा नहीं।',
      hinglish:
        'Muhurta Chintamani ke anusar nakshatra, tithi, vaar aur ritu se; panchangon me antar hota hai, aur muhurat riwaz hai, vaada nahi.',
    }),
  ];
}

/** The eclipses of a span as they are seen from a place. */
export function sayEclipses({
  from,
  to,
  place,
  body,
  language,
}: {
  from: CivilDate;
  to: CivilDate;
  place: Place;
  body: Eclipse['body'] | undefined;
  language: AnswerLanguage;
}): string[] {
  const script = language === 'hi' ? 'hi' : 'en';
  const where = placeName(place, script);
  const found = eclipsesBetween(from, to, settingsFor(place)).filter(
    (eclipse) => body === undefined || eclipse.body === body,
  );
  if (found.length === 0)
    return [
      say(language, {
        en: `**No such eclipse falls between ${dateText(from, 'en')} and ${dateText(to, 'en')}.**`,
        hi: `**${dateText(from, 'hi')} और ${dateText(to, 'hi')} के बीच ऐसा कोई ग्रहण नहीं है।**`,
        hinglish: `**${dateText(from, 'hinglish')} aur ${dateText(to, 'hinglish')} ke beech aisa koi grahan nahi hai.**`,
      }),
    ];
  const lines = found.slice(0, 4).map((eclipse) => `- ${eclipseText(eclipse, place, language)}`);
  return [
    say(language, {
      en: `**Eclipses, as seen from ${where}:**`,
      hi: `**ग्रहण, ${where} से:**`,
      hinglish: `**Grahan, ${where} se:**`,
    }),
    lines.join('\n'),
    say(language, {
      en: 'Sutak is kept only where the eclipse can be seen. Never look at the Sun without a proper filter; pregnant women need fear nothing.',
      hi: 'सूतक वहीं माना जाता है जहाँ ग्रहण दिखे। सूर्य को सही फ़िल्टर के बिना कभी न देखें; गर्भवती को डरने की ज़रूरत नहीं।',
      hinglish:
        'Sutak wahin maana jata hai jahan grahan dikhe. Surya ko sahi filter ke bina kabhi na dekhein; garbhvati ko darne ki zaroorat nahi.',
    }),
  ];
}

function eclipseText(
  { body, kind, greatest, visibility, seen, sutak }: Eclipse,
  place: Place,
  language: AnswerLanguage,
): string {
  const date = civilDateAt(greatest, place.timeZone);
  const kinds: Readonly<Record<Eclipse['kind'], Saying>> = {
    penumbral: { en: 'penumbral', hi: 'उपच्छाया', hinglish: 'upchhaya' },
    partial: { en: 'partial', hi: 'आंशिक', hinglish: 'aanshik' },
    annular: { en: 'annular', hi: 'वलयाकार', hinglish: 'valayakar' },
    total: { en: 'total', hi: 'पूर्ण', hinglish: 'purna' },
  };
  const kindName = say(language, kinds[kind]);
  const of = say(
    language,
    body === 'sun'
      ? { en: 'solar eclipse', hi: 'सूर्य ग्रहण', hinglish: 'surya grahan' }
      : { en: 'lunar eclipse', hi: 'चंद्र ग्रहण', hinglish: 'chandra grahan' },
  );
  const [first, last] = [seen[0], seen.at(-1)];
  const hours =
    first && last
      ? `${timeText(first.from, place, date, language)} – ${timeText(last.to, place, date, language)}`
      : '';
  const visible = visibility !== 'none' && kind !== 'penumbral';
  const sutakText = sutak === null ? '' : timeText(sutak.from, place, date, language);
  return say(language, {
    en: `**${dateText(date, 'en')}**: ${kindName} ${of}, ${visible ? `visible ${hours}${sutakText ? `; sutak from ${sutakText}` : ''}` : 'not visible there, no sutak'}`,
    hi: `**${dateText(date, 'hi')}**: ${kindName} ${of}, ${visible ? `दिखेगा ${hours}${sutakText ? `; सूतक ${sutakText} से` : ''}` : 'वहाँ नहीं दिखेगा, सूतक नहीं'}`,
    hinglish: `**${dateText(date, 'hinglish')}**: ${kindName} ${of}, ${visible ? `dikhega ${hours}${sutakText ? `; sutak ${sutakText} se` : ''}` : 'wahan nahi dikhega, sutak nahi'}`,
  });
}

/** The syllables with which names of a nakshatra begin. */
export function sayNameLetters(
  { nakshatra, pada, isForOneSex }: AskedLetters,
  language: AnswerLanguage,
): string[] {
  const script = language === 'hi' ? 'hi' : 'en';
  const letters = syllablesOf(nakshatra).map(({ syllable }) =>
    script === 'hi' ? syllable.devanagari : syllable.latin,
  );
  const name = nakshatraName(nakshatra, script);
  const all = letters.join(', ');
  const one = pada === undefined ? undefined : letters[pada - 1];
  return [
    one === undefined
      ? say(language, {
          en: `**Names for ${name} begin with ${all}**, by its padas 1 to 4. It is a custom; any name that the family likes is good.`,
          hi: `**${name} नक्षत्र के नाम ${all} से शुरू होते हैं**, चरण 1 से 4 के क्रम में। यह रिवाज है; परिवार को जो नाम भाए वही अच्छा है।`,
          hinglish: `**${name} nakshatra ke naam ${all} se shuru hote hain**, charan 1 se 4 ke kram me. Yeh riwaz hai; parivar ko jo naam bhaye wahi achha hai.`,
        })
      : say(language, {
          en: `**Names for pada ${pada} of ${name} begin with ${one}**; those of its four padas with ${all}. It is a custom; any name that the family likes is good.`,
          hi: `**${name} के चरण ${pada} के नाम ${one} से शुरू होते हैं**; चारों चरणों के अक्षर ${all} हैं। यह रिवाज है; परिवार को जो नाम भाए वही अच्छा है।`,
          hinglish: `**${name} ke charan ${pada} ke naam ${one} se shuru hote hain**; chaaron charanon ke akshar ${all} hain. Yeh riwaz hai; parivar ko jo naam bhaye wahi achha hai.`,
        }),
    ...(isForOneSex
      ? [
          say(language, {
            en: 'The letters are the same for a girl and for a boy.',
            hi: 'लड़की और लड़के के लिए अक्षर एक ही हैं।',
            hinglish: 'Ladki aur ladke ke liye akshar ek hi hain.',
          }),
        ]
      : []),
  ];
}

function orList(language: AnswerLanguage, items: readonly string[]): string {
  const or = say(language, { en: ' or ', hi: ' या ', hinglish: ' ya ' });
  return items.join(or);
}

export function dateText(date: CivilDate, language: AnswerLanguage): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${monthName(month, language === 'hi' ? 'hi' : 'en')} ${year}`;
}

function monthText(at: Instant, language: AnswerLanguage): string {
  const { year, month } = partsOf(civilDateAt(at, defaultPlace.timeZone));
  return `${monthName(month, language === 'hi' ? 'hi' : 'en')} ${year}`;
}

function clockText(minutes: number): string {
  const wall = { hour: Math.floor(minutes / 60), minute: Math.floor(minutes % 60) };
  return `${twelveHourClock(wall)} ${wall.hour < 12 ? 'am' : 'pm'}`;
}

function timeText(at: Instant, { timeZone }: Place, date: CivilDate, language: AnswerLanguage): string {
  const rounded = at + 30_000;
  const wall = clockAt(rounded, timeZone);
  const on = civilDateAt(rounded, timeZone);
  const time = `${twelveHourClock(wall)} ${wall.hour < 12 ? 'am' : 'pm'}`;
  if (on === date) return time;
  const { month, day } = partsOf(on);
  return `${time} (${day} ${monthName(month, language === 'hi' ? 'hi' : 'en')})`;
}
