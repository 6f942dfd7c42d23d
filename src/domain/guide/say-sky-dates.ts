import { padasOfName } from '../jyotish/names/syllables.ts';
import type { Graha } from '../jyotish/grahas.ts';
import { signOf } from '../jyotish/zodiac.ts';
import { moonOfPada } from '../jyotish/matching/moon-of.ts';
import { nakshatraName, rashiName } from '../panchang/names.ts';
import { lostBetween, type WatchedPlanet } from '../sky/first-visibility.ts';
import { planetMotion, type Planet } from '../sky/planets.ts';
import type { CivilDate } from '../time/civil-date.ts';
import { placeName } from '../time/places.ts';
import type { Place } from '../time/place.ts';
import { dayMs, type Instant, type Interval } from '../time/zone.ts';
import { dateText, dayText } from './answer-jyotish.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { grahaNames } from './jyotish-words.ts';
import { list, say, type Saying } from './say.ts';

interface Asked {
  today: CivilDate;
  /** A time that the question names. */
  span?: { from: CivilDate; to: CivilDate } | undefined;
  language: AnswerLanguage;
}

/** So far ahead every planet turns back once at least: Mars needs longest. */
const aheadDays = 800;
const mostSpans = 2;

/** When a graha is retrograde: within the time that is named, else now and next. */
export function sayRetrograde(graha: Graha, { today, span, language }: Asked): string[] {
  const name = say(language, grahaNames[graha]);
  if (graha === 'sun' || graha === 'moon')
    return [
      say(language, {
        en: `**The ${name} is never retrograde.**`,
        hi: `**${name} कभी वक्री नहीं होता।**`,
        hinglish: `**${name} kabhi vakri nahi hota.**`,
      }),
    ];
  if (graha === 'rahu' || graha === 'ketu')
    return [
      say(language, {
        en: `**${name} always moves backward, so it is always called retrograde.**`,
        hi: `**${name} सदा उल्टी चाल से चलता है, इसलिए सदा वक्री कहलाता है।**`,
        hinglish: `**${name} sada ulti chaal se chalta hai, isliye sada vakri kehlata hai.**`,
      }),
    ];
  const now = noonOf(today);
  const from = span ? noonOf(span.from) : now;
  const to = span ? noonOf(span.to) : now + aheadDays * dayMs;
  const then = retrogradesBetween(graha, from, to).slice(0, mostSpans);
  const found = then.length > 0 ? then : retrogradesBetween(graha, to, to + aheadDays * dayMs).slice(0, 1);
  const isNow = planetMotion(graha, now).speed < 0;
  const spans = spansText(found, language);
  return [
    ...(then.length > 0 || span === undefined
      ? []
      : [
          say(language, {
            en: `Not between ${dateText(span.from, language)} and ${dateText(span.to, language)}:`,
            hi: `${dateText(span.from, language)} से ${dateText(span.to, language)} के बीच नहीं:`,
            hinglish: `${dateText(span.from, language)} se ${dateText(span.to, language)} ke beech nahi:`,
          }),
        ]),
    say(language, {
      en: `**${name} is retrograde ${spans}** (Indian dates).${isNow ? ' It is so now.' : ' Now it moves forward.'}`,
      hi: `**${name} ${spans} वक्री है** (भारतीय तारीख़ें)।${isNow ? ' अभी वक्री है।' : ' अभी मार्गी है।'}`,
      hinglish: `**${name} ${spans} vakri hai** (bharatiya tareekhein).${isNow ? ' Abhi vakri hai.' : ' Abhi margi hai.'}`,
    }),
    say(language, retrogradeIs),
  ];
}

const retrogradeIs: Saying = {
  en: 'Seen from the Earth it only seems to go back. In jyotish a retrograde graha counts as strong, and no old text bars papers, journeys or purchases for it; reading twice before signing is good in any month.',
  hi: 'पृथ्वी से देखने पर ही वह पीछे जाता लगता है। ज्योतिष में वक्री ग्रह बलवान गिना जाता है, और कोई पुराना ग्रंथ इससे काग़ज़, यात्रा या ख़रीद नहीं रोकता; हस्ताक्षर से पहले दो बार पढ़ना हर महीने अच्छा है।',
  hinglish:
    'Prithvi se dekhne par hi woh peeche jaata lagta hai. Jyotish me vakri grah balwan gina jata hai, aur koi purana granth isse kagaz, yatra ya kharid nahi rokta; sign karne se pehle do baar padhna har mahine achha hai.',
};

/** The spans in which a planet moves backward that touch the time between two instants. */
function retrogradesBetween(planet: Planet, from: Instant, to: Instant): Interval[] {
  const isBack = (at: Instant) => planetMotion(planet, at).speed < 0;
  const turn = (low: Instant, high: Instant): Instant => {
    const wasBack = isBack(low);
    let [before, after] = [low, high];
    while (after - before > 60_000) {
      const middle = (before + after) / 2;
      if (isBack(middle) === wasBack) before = middle;
      else after = middle;
    }
    return after;
  };
  const spans: Interval[] = [];
  // One that runs already began half a year before at the earliest.
  let begin: Instant | undefined;
  let wasBack = isBack(from - 200 * dayMs);
  for (let at = from - 200 * dayMs; at < to || begin !== undefined; at += dayMs) {
    const isBackNext = isBack(at + dayMs);
    if (isBackNext === wasBack) continue;
    wasBack = isBackNext;
    const when = turn(at, at + dayMs);
    if (isBackNext) begin = when;
    else if (begin !== undefined) {
      if (when > from) spans.push({ from: begin, to: when });
      begin = undefined;
    }
  }
  return spans.filter((span) => span.from < to);
}

/** When Jupiter or Venus is lost in the Sun's light, in which weddings and the like wait. */
export function sayLost(
  planet: WatchedPlanet,
  { today, span, language, place }: Asked & { place: Place },
): string[] {
  const script = language === 'hi' ? 'hi' : 'en';
  const name = say(language, grahaNames[planet]);
  const now = noonOf(today);
  const from = span ? noonOf(span.from) : now;
  const to = span ? noonOf(span.to) : now + 500 * dayMs;
  const found = lostBetween(planet, from - 70 * dayMs, to + 70 * dayMs, place, 'seen')
    .filter((one) => one.to > from && one.from < to)
    .slice(0, mostSpans);
  const spans = spansText(found, language);
  const where = placeName(place, script);
  return [
    found.length === 0
      ? say(language, {
          en: `**${name} is not set (asta) then**, as seen from ${where}.`,
          hi: `**तब ${name} अस्त नहीं है**, ${where} से।`,
          hinglish: `**Tab ${name} asta nahi hai**, ${where} se.`,
        })
      : say(language, {
          en: `**${name} is set (asta) ${spans}**, as seen from ${where}; almanacs differ by a few days.`,
          hi: `**${name} ${spans} अस्त है**, ${where} से; पंचांगों में कुछ दिन का अंतर होता है।`,
          hinglish: `**${name} ${spans} asta hai**, ${where} se; panchangon me kuch din ka antar hota hai.`,
        }),
    say(language, {
      en: 'While it is lost in the Sun’s light, custom puts off weddings, griha pravesh, mundan and upanayan; work, purchases, registry and journeys go on.',
      hi: 'जब तक वह सूर्य के प्रकाश में छिपा है, रिवाज विवाह, गृह प्रवेश, मुंडन और जनेऊ टालता है; काम, ख़रीद, रजिस्ट्री और यात्रा चलती है।',
      hinglish:
        'Jab tak woh Surya ke prakash me chhipa hai, riwaz vivah, griha pravesh, mundan aur janeu taalta hai; kaam, kharid, registry aur yatra chalti hai.',
    }),
  ];
}

function spansText(spans: readonly Interval[], language: AnswerLanguage): string {
  const texts = spans.map(({ from, to }) => {
    const [start, end] = [dayText(from, language), dayText(to, language)];
    return say(language, {
      en: `from ${start} to ${end}`,
      hi: `${start} से ${end} तक`,
      hinglish: `${start} se ${end} tak`,
    });
  });
  return list(language, texts);
}

function noonOf(date: CivilDate): Instant {
  return Date.parse(`${date}T06:30Z`);
}

/** The sign and the nakshatras to which a name, or its first letter, belongs by its sound; nothing where there is none. */
export function sayRashiOfName(written: string, language: AnswerLanguage): string[] {
  const padas = padasOfName(written);
  const [first] = padas;
  if (first === undefined) return [];
  const script = language === 'hi' ? 'hi' : 'en';
  const signs = [...new Set(padas.map(({ nakshatra, pada }) => signOf(moonOfPada(nakshatra, pada))))];
  const stars = [...new Set(padas.map(({ nakshatra }) => nakshatra))];
  const rashi = list(
    language,
    signs.map((sign) => rashiName(sign, script)),
  );
  const nakshatras = list(
    language,
    stars.map((star) => nakshatraName(star, script)),
  );
  const letter = written.charAt(0).toUpperCase() + written.slice(1);
  return [
    say(language, {
      en: `**By its sound “${letter}” belongs to ${rashi}** (${nakshatras}).`,
      hi: `**ध्वनि से “${letter}” ${rashi} राशि का है** (नक्षत्र ${nakshatras})।`,
      hinglish: `**Dhwani se “${letter}” ${rashi} rashi ka hai** (nakshatra ${nakshatras}).`,
    }),
    say(language, {
      en: 'That is the sign of the name alone. The true Moon sign comes from date, time and place of birth, and goes before it where they are known.',
      hi: 'यह केवल नाम राशि है। असली जन्म राशि जन्म की तारीख़, समय और स्थान से निकलती है; पता हो तो वही मानें।',
      hinglish:
        'Yeh keval naam rashi hai. Asli janm rashi janm ki tareekh, samay aur sthan se nikalti hai; pata ho to wahi maanein.',
    }),
  ];
}
