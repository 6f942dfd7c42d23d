import { festivalsBetween } from '../festivals/festivals-between.ts';
import type { FestivalId } from '../festivals/festivals.ts';
import { panchakasBetween } from '../jyotish/day/panchakas.ts';
import { seasonsBetween, type SeasonId } from '../jyotish/muhurat/seasons.ts';
import { lunationsBetween } from '../panchang/lunations.ts';
import { lunarMonthLabel } from '../panchang/names.ts';
import { panchangOf } from '../panchang/day.ts';
import { firstDate, isInRange, lastDate } from '../panchang/range.ts';
import { settingsFor, type Settings } from '../panchang/settings.ts';
import { tithiWheel } from '../sky/wheel.ts';
import { addDays, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { civilDateAt, dayMs, instantAt, minuteMs, type Instant } from '../time/zone.ts';
import {
  dayWithHour,
  dayWithWeekday,
  digests,
  elsewhere,
  outOfRange,
  reckoning,
  type CalendarContext,
} from './answer-calendar.ts';
import type { AskedSeason } from './asked-season.ts';
import type { AnswerLanguage } from './detect-language.ts';
import type { Candidate } from './guide-answer.ts';
import { readCalendarQuestion } from './read-calendar-question.ts';
import { say, type Saying } from './say.ts';
import * as words from './wordings.ts';

/** A season with its two ends. */
interface Span {
  season: AskedSeason;
  first: CivilDate;
  last: CivilDate;
  /** What makes its ends. */
  ends: Saying;
}

/** So far ahead every season comes again: an adhik maas after up to three years. */
const aheadDays: Readonly<Record<AskedSeason, number>> = {
  kharmas: 300, 'kharmas-dhanu': 400, 'kharmas-meena': 400, 'adhik-maas': 1300, chaturmas: 420, 'pitru-paksha': 420, holashtak: 420, panchak: 45,
}; // prettier-ignore
/** How many are told where no time is named. */
const told: Readonly<Partial<Record<AskedSeason, number>>> = { kharmas: 2, panchak: 2 };
const mostTold = 4;
/** The longest of them began no earlier than this. */
const longestDays = 190;

/** The first and the last day of the times that are asked for: in the time that is named, else now or next. */
export function seasonsCandidate(
  seasons: readonly AskedSeason[],
  question: string,
  context: CalendarContext,
  language: AnswerLanguage,
): Candidate {
  const asked = readCalendarQuestion(question, context.today);
  const place = asked.place ?? context.place ?? defaultPlace;
  const isPlaceKnown = asked.place !== undefined || context.place !== undefined;
  const settings = settingsFor(place, context.monthSystem);
  // "Is it panchak today?" asks from that day on; "the next one" from today.
  const day = asked.date ?? context.today;
  const span = asked.date === undefined ? asked.span : undefined;
  const asksOfDay = asked.date !== undefined;
  const isReckoned = isInRange(span?.from ?? day) && isInRange(span?.to ?? day);
  const paragraphs = isReckoned
    ? seasons.flatMap((season) => paragraphsOf(season, { span, day, asksOfDay, settings, language }))
    : [outOfRange(language)];
  return {
    kind: 'calendar',
    understood: 0.9,
    answered: 'yes',
    paragraphs: [...paragraphs, ...(isPlaceKnown ? [] : [say(language, elsewhere)])],
    sources: [digests, reckoning],
    topics: seasons.map((season) => (season.startsWith('kharmas') ? 'kharmas' : season)),
    missing: isPlaceKnown ? [] : [say(language, words.missingCity)],
    links: ['/hindu-festivals'],
  };
}

interface Asked {
  span: { from: CivilDate; to: CivilDate } | undefined;
  day: CivilDate;
  /** Whether it is asked if that day is one of them. */
  asksOfDay: boolean;
  settings: Settings;
  language: AnswerLanguage;
}

function paragraphsOf(season: AskedSeason, { span, day, asksOfDay, settings, language }: Asked): string[] {
  const from = span?.from ?? day;
  const to = span?.to ?? addDays(day, aheadDays[season]);
  const inTime = spansOf(season, from, to, settings, language);
  const isOwnTime = span !== undefined && inTime.length > 0;
  const found = isOwnTime
    ? inTime
    : spansOf(season, day, addDays(day, aheadDays[season]), settings, language);
  const shown = found.slice(0, isOwnTime ? mostTold : (told[season] ?? 1));
  const name = seasonName[season];
  if (shown.length === 0) return [outOfRange(language)];
  const isThen = shown.some(({ first, last }) => first <= day && day <= last);
  return [
    ...(span === undefined || isOwnTime ? [] : [say(language, notThen(name))]),
    ...(asksOfDay && !isThen ? [say(language, notOn(name, dayWithWeekday(day, language)))] : []),
    ...shown.map((one, at) => sayEnds(one, at === 0 ? day : undefined, language)),
    say(language, whatItIs[season]),
  ];
}

function sayEnds(
  { season, first, last, ends }: Span,
  day: CivilDate | undefined,
  language: AnswerLanguage,
): string {
  const [begin, end] = [dayWithWeekday(first, language), dayWithWeekday(last, language)];
  const isOn = day !== undefined && first <= day && day <= last;
  const name = seasonName[season];
  return say(language, {
    en: `**${name.en}: ${begin} to ${end}**${isOn ? ', so it is on' : ''}. ${ends.en}`,
    hi: `**${name.hi}: ${begin} से ${end} तक**${isOn ? ', यानी चल रहा है' : ''}। ${ends.hi}`,
    hinglish: `**${name.hinglish ?? name.en}: ${begin} se ${end} tak**${isOn ? ', yaani chal raha hai' : ''}. ${ends.hinglish ?? ends.en}`,
  });
}

/** Those that touch a time, the earliest first. */
function spansOf(
  season: AskedSeason,
  from: CivilDate,
  to: CivilDate,
  settings: Settings,
  language: AnswerLanguage,
): Span[] {
  const { timeZone } = settings.place;
  const [begin, end] = [instantAt(from, 0, timeZone), instantAt(within(addDays(to, 1)), 0, timeZone)];
  const at = (instant: Instant) => dayWithHour(instant, settings.place, language);
  const dateAt = (instant: Instant) => civilDateAt(instant, timeZone);
  const ofSky = (id: SeasonId) => seasonsBetween(begin, end, settings, 'seen').filter((one) => one.id === id);
  switch (season) {
    case 'kharmas':
    case 'kharmas-dhanu':
    case 'kharmas-meena':
      return ofSky('kharmas')
        .map((one): Span => {
          // Of the two signs the Sun is in Dhanu in the half of the year around New Year.
          const isDhanu = ['12', '01'].includes(dateAt((one.from + one.to) / 2).slice(5, 7));
          return {
            season: isDhanu ? 'kharmas-dhanu' : 'kharmas-meena',
            first: dateAt(one.from),
            last: dateAt(one.to),
            ends: kharmasEnds(isDhanu, at(one.from), at(one.to)),
          };
        })
        .filter((one) => season === 'kharmas' || one.season === season);
    case 'panchak':
      return panchakasBetween(begin, end, settings).map((one) => ({
        season,
        first: dateAt(one.from),
        last: dateAt(one.to),
        ends: {
          en: `The Moon enters Kumbha on ${at(one.from)} and leaves Meena on ${at(one.to)}.`,
          hi: `चंद्रमा ${at(one.from)} पर कुंभ में आता और ${at(one.to)} पर मीन से निकलता है।`,
          hinglish: `Chandrama ${at(one.from)} par Kumbh me aata aur ${at(one.to)} par Meen se nikalta hai.`,
        },
      }));
    case 'adhik-maas':
      return lunationsBetween(begin - 40 * dayMs, end, settings.ayanamsa)
        .filter(({ isAdhika, to: over }) => isAdhika && over > begin)
        .map((month) => ({
          season,
          first: firstSunrise(month.from, settings),
          last: lastSunrise(month.to, settings),
          ends: {
            en: `It is ${lunarMonthLabel(month.month, true, 'en')}, from one new moon (${at(month.from)}) to the next (${at(month.to)}).`,
            hi: `यह ${lunarMonthLabel(month.month, true, 'hi')} है, एक अमावस्या के अंत (${at(month.from)}) से अगली के अंत (${at(month.to)}) तक।`,
            hinglish: `Yeh ${lunarMonthLabel(month.month, true, 'en')} hai, ek amavasya ke ant (${at(month.from)}) se agli ke ant (${at(month.to)}) tak.`,
          },
        }));
    case 'holashtak':
      return ofSky('holashtak').flatMap((one) => {
        const last = dayOf('holika_dahan', addDays(dateAt(one.from), 3), settings);
        return last === undefined
          ? []
          : [
              {
                season,
                first: firstSunrise(one.from, settings),
                last,
                ends: {
                  en: `It goes from Phalguna’s bright eighth, which begins on ${at(one.from)}, to Holika Dahan.`,
                  hi: `यह फाल्गुन शुक्ल अष्टमी से, जो ${at(one.from)} पर लगती है, होलिका दहन तक रहता है।`,
                  hinglish: `Yeh Phalgun shukla ashtami se, jo ${at(one.from)} par lagti hai, Holika Dahan tak rehta hai.`,
                },
              },
            ];
      });
    case 'pitru-paksha':
      return betweenFestivals(season, ['pitru_paksha', 'sarva_pitru_amavasya'], from, to, settings, {
        en: 'The first day is the shraddh of Purnima, the last Sarva Pitru Amavasya; the dark half itself begins the day after the first.',
        hi: 'पहला दिन पूर्णिमा श्राद्ध का है, अंतिम सर्वपितृ अमावस्या का; कृष्ण पक्ष पहले दिन के अगले दिन से है।',
        hinglish:
          'Pehla din Purnima shraddh ka hai, antim Sarva Pitru Amavasya ka; krishna paksha pehle din ke agle din se hai.',
      });
    case 'chaturmas':
      return betweenFestivals(season, ['devshayani_ekadashi', 'devutthana_ekadashi'], from, to, settings, {
        en: 'It begins with Devshayani Ekadashi and ends with Devutthana Ekadashi; some count it from full moon to full moon.',
        hi: 'यह देवशयनी एकादशी से शुरू होकर देवउठनी एकादशी पर पूरा होता है; कुछ इसे पूर्णिमा से पूर्णिमा तक गिनते हैं।',
        hinglish:
          'Yeh Devshayani Ekadashi se shuru hokar Devuthani Ekadashi par pura hota hai; kuch ise purnima se purnima tak ginte hain.',
      });
  }
}

function betweenFestivals(
  season: AskedSeason,
  [opening, closing]: readonly [FestivalId, FestivalId],
  from: CivilDate,
  to: CivilDate,
  settings: Settings,
  ends: Saying,
): Span[] {
  return festivalsBetween(within(addDays(from, -longestDays)), within(to), settings, {
    ids: [opening],
  }).flatMap(({ date: first }) => {
    const last = dayOf(closing, first, settings);
    return last === undefined || last < from ? [] : [{ season, first, last, ends }];
  });
}

function dayOf(id: FestivalId, from: CivilDate, settings: Settings): CivilDate | undefined {
  return festivalsBetween(from, within(addDays(from, longestDays)), settings, { ids: [id] })[0]?.date;
}

/**
 * The first day whose sunrise comes after the instant at which a tithi begins, as almanacs count; one that no sunrise sees
 * has the day on which it begins.
 */
function firstSunrise(at: Instant, settings: Settings): CivilDate {
  const date = civilDateAt(at, settings.place.timeZone);
  const { sunrise } = panchangOf(date, settings);
  if (sunrise === null || sunrise >= at) return date;
  const next = addDays(date, 1);
  const over = tithiWheel.startOf(tithiWheel.partAt(at + minuteMs) + 1);
  return (panchangOf(next, settings).sunrise ?? at) < over ? next : date;
}

/** The last day whose sunrise comes before the instant at which a month ends. */
function lastSunrise(at: Instant, settings: Settings): CivilDate {
  const date = civilDateAt(at, settings.place.timeZone);
  return (panchangOf(date, settings).sunrise ?? at) < at ? date : addDays(date, -1);
}

function within(date: CivilDate): CivilDate {
  return date < firstDate ? firstDate : date > lastDate ? lastDate : date;
}

function kharmasEnds(isDhanu: boolean, from: string, to: string): Saying {
  return isDhanu
    ? {
        en: `The Sun enters Dhanu on ${from} (Dhanu Sankranti) and leaves it on ${to} (Makar Sankranti).`,
        hi: `सूर्य ${from} पर धनु में आता है (धनु संक्रांति) और ${to} पर मकर में जाता है (मकर संक्रांति)।`,
        hinglish: `Surya ${from} par Dhanu me aata hai (Dhanu Sankranti) aur ${to} par Makar me jaata hai (Makar Sankranti).`,
      }
    : {
        en: `The Sun enters Meena on ${from} (Meena Sankranti) and leaves it on ${to} (Mesha Sankranti).`,
        hi: `सूर्य ${from} पर मीन में आता है (मीन संक्रांति) और ${to} पर मेष में जाता है (मेष संक्रांति)।`,
        hinglish: `Surya ${from} par Meen me aata hai (Meena Sankranti) aur ${to} par Mesh me jaata hai (Mesha Sankranti).`,
      };
}

const seasonName: Readonly<Record<AskedSeason, Saying>> = {
  kharmas: { en: 'Kharmas', hi: 'खरमास' },
  'kharmas-dhanu': {
    en: 'Kharmas (Sun in Dhanu)',
    hi: 'खरमास (सूर्य धनु में)',
    hinglish: 'Kharmas (Surya Dhanu me)',
  },
  'kharmas-meena': {
    en: 'Kharmas (Sun in Meena)',
    hi: 'खरमास (सूर्य मीन में)',
    hinglish: 'Kharmas (Surya Meen me)',
  },
  'adhik-maas': { en: 'Adhik maas', hi: 'अधिक मास' },
  chaturmas: { en: 'Chaturmas', hi: 'चातुर्मास' },
  'pitru-paksha': { en: 'Pitru Paksha', hi: 'पितृ पक्ष' },
  holashtak: { en: 'Holashtak', hi: 'होलाष्टक' },
  panchak: { en: 'Panchak', hi: 'पंचक' },
};

function notOn({ en, hi, hinglish = en }: Saying, day: string): Saying {
  return {
    en: `**No, ${day} is not in ${en}.** The next:`,
    hi: `**नहीं, ${day} को ${hi} नहीं है।** अगला:`,
    hinglish: `**Nahi, ${day} ko ${hinglish} nahi hai.** Agla:`,
  };
}

function notThen({ en, hi, hinglish = en }: Saying): Saying {
  return {
    en: `No ${en} falls in that time. The next:`,
    hi: `उस समय ${hi} नहीं पड़ता। अगला:`,
    hinglish: `Us samay ${hinglish} nahi padta. Agla:`,
  };
}

const kharmasIs: Saying = {
  en: 'In kharmas weddings, house entry and other beginnings wait; worship, giving, work and treatment go on.',
  hi: 'खरमास में विवाह, गृह प्रवेश आदि नए आरंभ रुकते हैं; पूजा, दान, काम और इलाज चलते रहते हैं।',
  hinglish:
    'Kharmas me vivah, griha pravesh aadi naye aarambh rukte hain; puja, daan, kaam aur ilaj chalte rehte hain.',
};

const whatItIs: Readonly<Record<AskedSeason, Saying>> = {
  kharmas: kharmasIs,
  'kharmas-dhanu': kharmasIs,
  'kharmas-meena': kharmasIs,
  'adhik-maas': {
    en: 'Weddings and house entry wait in it; prayer, giving and fasts count more.',
    hi: 'इसमें विवाह और गृह प्रवेश रुकते हैं; जप, दान और व्रत का महत्व बढ़ता है।',
    hinglish: 'Isme vivah aur griha pravesh rukte hain; jap, daan aur vrat ka mahatva badhta hai.',
  },
  chaturmas: {
    en: 'Vishnu is said to sleep in these four months: in the north weddings and house entry wait.',
    hi: 'इन चार महीनों में विष्णु शयन करते माने जाते हैं: उत्तर भारत में विवाह और गृह प्रवेश रुकते हैं।',
    hinglish:
      'In chaar mahino me Vishnu shayan karte maane jaate hain: uttar Bharat me vivah aur griha pravesh rukte hain.',
  },
  'pitru-paksha': {
    en: 'Each forebear’s shraddh is kept on the tithi of the death; whose tithi is not known, on the last day.',
    hi: 'हर पितर का श्राद्ध उनकी मृत्यु की तिथि पर होता है; तिथि पता न हो तो अंतिम दिन।',
    hinglish: 'Har pitar ka shraddh unki mrityu ki tithi par hota hai; tithi pata na ho to antim din.',
  },
  holashtak: {
    en: 'In parts of the north and west weddings and other beginnings wait until Holi; daily work goes on.',
    hi: 'उत्तर और पश्चिम के कुछ भागों में विवाह आदि होली तक रुकते हैं; रोज़ का काम चलता है।',
    hinglish: 'Uttar aur paschim ke kuch bhagon me vivah aadi Holi tak rukte hain; roz ka kaam chalta hai.',
  },
  panchak: {
    en: 'Put off in it: gathering wood, roofing, making a bed, setting out southward; daily work and worship go on.',
    hi: 'इसमें टालते हैं: लकड़ी जमा करना, छत डालना, पलंग बनाना, दक्षिण की यात्रा; रोज़ का काम और पूजा चलती है।',
    hinglish:
      'Isme taalte hain: lakdi jama karna, chhat daalna, palang banana, dakshin ki yatra; roz ka kaam aur puja chalti hai.',
  },
};
