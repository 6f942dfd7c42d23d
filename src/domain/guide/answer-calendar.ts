import { festivalsBetween, type Observance } from '../festivals/festivals-between.ts';
import { festivalName, festivalOf, type FestivalId } from '../festivals/festivals.ts';
import { reasonText } from '../festivals/reason-text.ts';
import type { Language } from '../language.ts';
import { panchangOf, type DayPanchang, type Limb } from '../panchang/day.ts';
import * as names from '../panchang/names.ts';
import { firstDate, isInRange, lastDate } from '../panchang/range.ts';
import { settingsFor, type Settings } from '../panchang/settings.ts';
import { addDays, dayNumberOf, partsOf, weekdayOf, type CivilDate } from '../time/civil-date.ts';
import { monthName, twelveHourClock } from '../time/civil-names.ts';
import type { MonthSystem } from '../time/month-system.ts';
import { defaultPlace, type Place } from '../time/place.ts';
import { placeName } from '../time/places.ts';
import { civilDateAt, clockAt, type Instant, type Interval } from '../time/zone.ts';
import type { AnswerSource, GuideAnswer } from './answer-question.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { readCalendarQuestion, type CalendarQuestion, type DayWord } from './read-calendar-question.ts';
import { list, say, type Saying } from './say.ts';
import * as words from './wordings.ts';

export interface CalendarContext {
  /** The day on which it is asked, at the asker's place. */
  today: CivilDate;
  /** The place that the asker has chosen; New Delhi without, and then the answer asks for one. */
  place?: Place | undefined;
  monthSystem?: MonthSystem | undefined;
}

/**
 * The answer with what the panchang and the rules of the festivals say, reckoned for the place that the question names,
 * else the asker's own. Facts only, with the rule that decided, and every day where usages part. Pure; some milliseconds.
 */
export function withCalendar(answer: GuideAnswer, question: string, context: CalendarContext): GuideAnswer {
  const asked = readCalendarQuestion(question, context.today);
  const place = asked.place ?? context.place ?? defaultPlace;
  const told: Telling = {
    language: answer.language,
    today: context.today,
    settings: settingsFor(place, context.monthSystem),
  };
  const isAboutFestivals = asked.festivals.length > 0 || asked.isAnyFestival;
  const paragraphs = isAboutFestivals ? festivalParagraphs(asked, told) : dayParagraphs(asked, told);
  const isPlaceKnown = asked.place !== undefined || context.place !== undefined;
  return {
    ...answer,
    missing: isPlaceKnown ? [] : [say(answer.language, words.missingCity)],
    answer: [
      ...paragraphs,
      ...(isPlaceKnown ? [] : [say(answer.language, elsewhere)]),
      say(answer.language, calendarFooter),
    ].join('\n\n'),
    sources: isAboutFestivals ? [digests, reckoning] : [reckoning],
  };
}

/** The panchang of the asker's day in English, as facts for whoever answers. */
export function dayInWords({ today, place = defaultPlace, monthSystem }: CalendarContext): string {
  const told: Telling = { language: 'en', today, settings: settingsFor(place, monthSystem) };
  const asked = { words: ['summary'] as const, date: today, span: undefined };
  return dayParagraphs(asked, told).join('\n');
}

interface Telling {
  language: AnswerLanguage;
  today: CivilDate;
  settings: Settings;
}

const mostDays = 6;
const soonDays = 30;
const widelyKept = ['major', 'jayanti', 'vrat', 'ekadashi', 'sankranti'] as const;
/** A festival of the lunar year comes again within this many days. */
const longestYear = 400;

function festivalParagraphs(asked: CalendarQuestion, told: Telling): string[] {
  const { language, settings, today } = told;
  // "Today is the 24th, when is the next …" names the day from which on it is looked for.
  const day = asked.isNext ? undefined : asked.date;
  const span = day === undefined ? asked.span : { from: day, to: day };
  if (span !== undefined && !(isInRange(span.from) && isInRange(span.to))) return [outOfRange(language)];
  const from = span?.from ?? asked.date ?? today;
  const to = span?.to ?? within(addDays(from, asked.isAnyFestival ? soonDays : longestYear));
  if (!isInRange(from)) return [outOfRange(language)];
  const choice = choiceOf(asked);
  const found = festivalsBetween(from, to, settings, choice).filter(isOfMonth(asked.lunarMonth));
  const kept = span === undefined && !asked.isAnyFestival ? nextOf(found, asked.festivals.length) : found;
  if (kept.length === 0)
    return [
      say(language, noneThen(asked, told)),
      ...(day === undefined ? [] : nearestTo(day, asked, told).flatMap((one) => festivalTelling(one, told))),
    ];
  if (kept.length > 3) {
    const lines = kept
      .slice(0, 30)
      .map((one) => `- ${dayWithWeekday(one.date, language)}: ${nameOf(one, language)}`);
    return [`**${say(language, forPlace(settings.place, language))}**\n${lines.join('\n')}`];
  }
  return kept.flatMap((one) => [...festivalTelling(one, told), ...dayOfFestival(one, asked, told)]);
}

/**
 * Where nothing falls on a day: the day of what was asked for that is nearest to it, before or after; of any festival, and
 * of those that return within the year, the next one.
 */
function nearestTo(day: CivilDate, asked: CalendarQuestion, { settings }: Telling): Observance[] {
  const isReturning = asked.isAnyFestival || asked.festivals.length > 3;
  const from = isReturning ? day : addDays(day, -longestYear / 2);
  const to = within(addDays(day, isReturning ? soonDays : longestYear / 2));
  const distance = ({ date }: Observance) => Math.abs(dayNumberOf(date) - dayNumberOf(day));
  const near = festivalsBetween(from < firstDate ? firstDate : from, to, settings, choiceOf(asked))
    .filter(isOfMonth(asked.lunarMonth))
    .toSorted((a, b) => distance(a) - distance(b));
  return near.slice(0, 1);
}

/** On one day the fasts of every month and the festivals of regions count too; a list of a month would drown in them. */
function choiceOf({ isAnyFestival, festivals: ids, date }: CalendarQuestion) {
  if (!isAnyFestival) return { ids };
  return { groups: date === undefined ? widelyKept : ([...widelyKept, 'monthly', 'regional'] as const) };
}

function within(date: CivilDate): CivilDate {
  return date < lastDate ? date : lastDate;
}

/** "The moonrise of Karwa Chauth" is that of its day. */
function dayOfFestival(
  { date }: Observance,
  { words: sought, festivals }: CalendarQuestion,
  told: Telling,
): string[] {
  if (sought.includes('summary') || festivals.length > 1 || !isInRange(date)) return [];
  const day = panchangOf(date, told.settings);
  return [
    sought
      .flatMap((word) => linesOf(word, day, told))
      .map((line) => `- ${line}`)
      .join('\n'),
  ];
}

/** Days that return with every month are narrowed to one by its name; others have theirs. */
function isOfMonth(month: number | undefined): (observance: Observance) => boolean {
  return ({ id, rule: { anchor } }) => {
    const isMonthly = festivalOf(id).group === 'monthly' || festivalOf(id).group === 'ekadashi';
    return month === undefined || !isMonthly || anchor.kind !== 'tithi' || anchor.month === month;
  };
}

/** The next day of each festival that was named; of a whole family, such as the ekadashis, the next few. */
function nextOf(found: readonly Observance[], named: number): Observance[] {
  if (named > 3) return found.slice(0, 3);
  return found
    .filter(({ id }, index) => found.findIndex((one) => one.id === id) === index)
    .slice(0, mostDays);
}

function festivalTelling(observance: Observance, told: Telling): string[] {
  const { language, settings, today } = told;
  const { date, alternatives, rule } = observance;
  const name = nameOf(observance, language);
  const place = placeOf(settings.place, language);
  const day = dayWithWeekday(date, language);
  const soon = nearness(date, today, language);
  const lead: Saying = {
    en: `**${name}: ${day}**${soon} in ${place}.`,
    hi: `**${name}: ${day}**${soon}, ${place} में।`,
    hinglish: `**${name}: ${day}**${soon}, ${place} me.`,
  };
  const because: Saying = {
    en: `Why this day: ${reason(rule, language, place)}`,
    hi: `यह दिन क्यों: ${reason(rule, language, place)}`,
    hinglish: `Yeh din kyon: ${reason(rule, language, place)}`,
  };
  const others = alternatives.map((other) => {
    const why = reason(other.why, language, place);
    const otherDay = dayWithWeekday(other.date, language);
    return say(language, {
      en: `Some keep it on **${otherDay}**: ${why}`,
      hi: `कुछ लोग इसे **${otherDay}** को मनाते हैं: ${why}`,
      hinglish: `Kuch log ise **${otherDay}** ko manate hain: ${why}`,
    });
  });
  return [say(language, lead), say(language, because), ...others];
}

function reason(of: Observance['rule'], language: AnswerLanguage, place: string): string {
  return say(language, { en: reasonText(of, 'en', place), hi: reasonText(of, 'hi', place) });
}

function nameOf({ id }: Observance, language: AnswerLanguage): string {
  return festivalName(id, scriptOf(language));
}

function nearness(date: CivilDate, today: CivilDate, language: AnswerLanguage): string {
  if (date === today) return say(language, { en: ' (today)', hi: ' (आज)', hinglish: ' (aaj)' });
  return date === addDays(today, 1)
    ? say(language, { en: ' (tomorrow)', hi: ' (कल)', hinglish: ' (kal)' })
    : '';
}

function noneThen(asked: CalendarQuestion, { settings, language }: Telling): Saying {
  const place = placeOf(settings.place, language);
  const day = asked.date && dayWithWeekday(asked.date, language);
  const [festival, second] = asked.festivals;
  if (festival === undefined && day !== undefined)
    return {
      en: `No widely kept festival or fast falls on ${day} in ${place}. The next one:`,
      hi: `${day} को ${place} में कोई बड़ा त्योहार या व्रत नहीं पड़ता। अगला:`,
      hinglish: `${day} ko ${place} me koi bada tyohar ya vrat nahi padta. Agla:`,
    };
  if (festival === undefined)
    return {
      en: `No widely kept festival falls in that time in ${place}.`,
      hi: `उस समय ${place} में कोई बड़ा त्योहार नहीं पड़ता।`,
      hinglish: `Us samay ${place} me koi bada tyohar nahi padta.`,
    };
  const isAnyOfFamily = second !== undefined && asked.festivals.every((id) => isEkadashi(id));
  const name = isAnyOfFamily
    ? say(language, { en: 'An Ekadashi', hi: 'एकादशी', hinglish: 'Ekadashi' })
    : festivalName(festival, scriptOf(language));
  if (day !== undefined)
    return {
      en: `**No, ${name} does not fall on ${day}** in ${place}, but then:`,
      hi: `**नहीं, ${day} को ${name} नहीं है** (${place}), बल्कि तब:`,
      hinglish: `**Nahi, ${day} ko ${name} nahi hai** (${place}), balki tab:`,
    };
  return {
    en: `${name} does not fall in that time in ${place}.`,
    hi: `उस समय ${place} में ${name} नहीं पड़ता।`,
    hinglish: `Us samay ${place} me ${name} nahi padta.`,
  };
}

function isEkadashi(id: FestivalId): boolean {
  return festivalOf(id).group === 'ekadashi';
}

function dayParagraphs(
  asked: Readonly<Pick<CalendarQuestion, 'date' | 'span'>> & { words: readonly DayWord[] },
  told: Telling,
): string[] {
  const { language, settings, today } = told;
  const date = asked.date ?? asked.span?.from ?? today;
  if (!isInRange(date)) return [outOfRange(language)];
  const day = panchangOf(date, settings);
  const place = placeOf(settings.place, language);
  const lines = asked.words.flatMap((word) => linesOf(word, day, told));
  const isAboutTithi = asked.words.includes('tithi') || asked.words.includes('summary');
  const notes = isAboutTithi ? noteOf(day, language) : [];
  return [
    `**${dayWithWeekday(date, language)}**, ${place}:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    ...notes,
  ];
}

function linesOf(word: DayWord, day: DayPanchang, told: Telling): string[] {
  const { language } = told;
  const nameLanguage = scriptOf(language);
  const line = (label: Saying, text: string) => [`${say(language, label)}: ${text}`];
  const limbs = (label: Saying, of: readonly Limb[], name: (number: number, language: Language) => string) =>
    line(
      label,
      of.map((limb) => `${name(limb.number, nameLanguage)} ${untilText(limb, day, told)}`).join(', '),
    );
  const kaala = (name: names.KaalaName, span: Interval | null) =>
    line(
      {
        en: names.kaalaName(name, 'en'),
        hi: names.kaalaName(name, 'hi'),
        hinglish: names.kaalaName(name, 'en'),
      },
      span === null ? none(language) : `**${spanText(span, day, told)}**`,
    );
  switch (word) {
    case 'summary':
      return [
        ...linesOf('tithi', day, told),
        ...(['nakshatra', 'yoga', 'karana', 'sun', 'moonrise', 'rahuKalam', 'abhijit'] as const).flatMap(
          (part) => linesOf(part, day, told),
        ),
      ];
    case 'tithi': {
      const { isAdhika, amanta, purnimanta } = day.month;
      const month = told.settings.monthSystem === 'amanta' ? amanta : purnimanta;
      return [
        ...limbs({ en: 'Tithi', hi: 'तिथि' }, day.tithis.slice(0, 3), names.tithiWithPaksha),
        ...line(
          { en: 'Month', hi: 'मास', hinglish: 'Maas' },
          `${names.lunarMonthLabel(month, isAdhika, nameLanguage)} (${say(language, system(told.settings.monthSystem))}), ${names.samvatName('vikram', nameLanguage)} ${day.samvat.vikram}`,
        ),
      ];
    }
    case 'nakshatra':
      return limbs({ en: 'Nakshatra', hi: 'नक्षत्र' }, day.nakshatras, names.nakshatraName);
    case 'yoga':
      return limbs({ en: 'Yoga', hi: 'योग' }, day.yogas, names.yogaName);
    case 'karana':
      return limbs({ en: 'Karana', hi: 'करण' }, day.karanas, names.karanaName);
    case 'sun':
      return line(
        { en: 'Sunrise and sunset', hi: 'सूर्योदय और सूर्यास्त', hinglish: 'Suryoday aur suryast' },
        [day.sunrise, day.sunset]
          .map((at) => (at === null ? none(language) : `**${timeText(at, day, told)}**`))
          .join(' / '),
      );
    case 'moonrise':
      return line(
        { en: 'Moonrise', hi: 'चंद्रोदय', hinglish: 'Chandrodaya' },
        day.moonrise === null ? none(language) : `**${timeText(day.moonrise, day, told)}**`,
      );
    case 'rahuKalam':
      return kaala('rahuKalam', day.rahuKalam);
    case 'yamaganda':
      return kaala('yamaganda', day.yamaganda);
    case 'gulika':
      return kaala('gulika', day.gulika);
    case 'abhijit':
      return kaala('abhijit', day.abhijit);
    case 'brahmaMuhurta':
      return kaala('brahmaMuhurta', day.brahmaMuhurta);
    case 'choghadiya':
      if (day.choghadiya === null) return line({ en: 'Choghadiya', hi: 'चौघड़िया' }, none(language));
      return [
        ...line({ en: 'By day', hi: 'दिन में', hinglish: 'Din me' }, partsText(day.choghadiya.day, day, told)),
        ...line(
          { en: 'By night', hi: 'रात में', hinglish: 'Raat me' },
          partsText(day.choghadiya.night, day, told),
        ),
      ];
  }
}

function partsText(
  parts: NonNullable<DayPanchang['choghadiya']>['day'],
  day: DayPanchang,
  told: Telling,
): string {
  const language = scriptOf(told.language);
  const clock = (at: Instant) =>
    timeText(at, { ...day, date: civilDateAt(at + 30_000, told.settings.place.timeZone) }, told);
  return parts
    .map((part) => `${names.choghadiyaName(part.id, language)} ${clock(part.from)} – ${clock(part.to)}`)
    .join(', ');
}

function noteOf({ tithiAtSunrise, kshayaTithis }: DayPanchang, language: AnswerLanguage): string[] {
  const nameLanguage = scriptOf(language);
  const skipped = list(
    language,
    kshayaTithis.map((tithi) => names.tithiName(tithi, nameLanguage)),
  );
  return [
    ...(kshayaTithis.length === 0
      ? []
      : [
          say(language, {
            en: `${skipped} begins and ends between two sunrises: it is a kshaya tithi.`,
            hi: `${skipped} दो सूर्योदयों के बीच शुरू होकर समाप्त होती है: यह क्षय तिथि है।`,
            hinglish: `${skipped} do suryodayon ke beech shuru hokar samapt hoti hai: yeh kshaya tithi hai.`,
          }),
        ]),
    ...(tithiAtSunrise.isBorderline
      ? [
          say(language, {
            en: 'The tithi changes within a minute and a half of sunrise, so another panchang may name its neighbour.',
            hi: 'तिथि सूर्योदय के डेढ़ मिनट के भीतर बदलती है, इसलिए कोई दूसरा पंचांग पास की तिथि लिख सकता है।',
            hinglish:
              'Tithi suryoday ke dedh minute ke andar badalti hai, isliye koi doosra panchang paas ki tithi likh sakta hai.',
          }),
        ]
      : []),
  ];
}

function untilText(limb: Limb, day: DayPanchang, told: Telling): string {
  const time = timeText(limb.to, day, told);
  return say(told.language, { en: `until **${time}**`, hi: `**${time}** तक`, hinglish: `**${time}** tak` });
}

function spanText({ from, to }: Interval, day: DayPanchang, told: Telling): string {
  return `${timeText(from, day, told)} – ${timeText(to, day, told)}`;
}

/** By the clock of the place, to the nearest minute; with the date where it is another one. */
function timeText(at: Instant, { date }: DayPanchang, { language, settings }: Telling): string {
  const { timeZone } = settings.place;
  const rounded = at + 30_000;
  const time = hourText(rounded, timeZone);
  const on = civilDateAt(rounded, timeZone);
  if (on === date) return time;
  const { month, day } = partsOf(on);
  return `${time} (${day} ${monthName(month, scriptOf(language))})`;
}

/** Hinglish is written with the English names. */
function scriptOf(language: AnswerLanguage): Language {
  return language === 'hi' ? 'hi' : 'en';
}

/** 'Sunday, 8 November 2026' */
export function dayWithWeekday(date: CivilDate, language: AnswerLanguage): string {
  const { year, month, day } = partsOf(date);
  const weekday = say(language, weekdays[weekdayOf(date)] ?? { en: '', hi: '' });
  return `${weekday}, ${day} ${monthName(month, scriptOf(language))} ${year}`;
}

/** '16 December, 10:25 am', by the clock of the place. */
export function dayWithHour(at: Instant, { timeZone }: Place, language: AnswerLanguage): string {
  const rounded = at + 30_000;
  const { month, day } = partsOf(civilDateAt(rounded, timeZone));
  return `${day} ${monthName(month, scriptOf(language))}, ${hourText(rounded, timeZone)}`;
}

function hourText(at: Instant, timeZone: string): string {
  const wall = clockAt(at, timeZone);
  return `${twelveHourClock(wall)} ${wall.hour < 12 ? 'am' : 'pm'}`;
}

function placeOf(place: Place, language: AnswerLanguage): string {
  return placeName(place, scriptOf(language));
}

function forPlace(place: Place, language: AnswerLanguage): Saying {
  const name = placeOf(place, language);
  return { en: `Reckoned for ${name}:`, hi: `${name} के लिए:`, hinglish: `${name} ke liye:` };
}

function system(monthSystem: MonthSystem): Saying {
  return monthSystem === 'amanta'
    ? { en: 'amanta', hi: 'अमांत', hinglish: 'amanta' }
    : { en: 'purnimanta', hi: 'पूर्णिमांत', hinglish: 'purnimanta' };
}

function none(language: AnswerLanguage): string {
  return say(language, { en: 'none on this day', hi: 'इस दिन नहीं', hinglish: 'is din nahi' });
}

export function outOfRange(language: AnswerLanguage): string {
  const [first, last] = [firstDate.slice(0, 4), lastDate.slice(0, 4)];
  return say(language, {
    en: `I can reckon the panchang from ${first} to ${last}, and not beyond.`,
    hi: `मैं पंचांग की गणना ${first} से ${last} तक कर सकती हूँ, उसके बाहर नहीं।`,
    hinglish: `Main panchang ki ganana ${first} se ${last} tak kar sakti hoon, uske bahar nahi.`,
  });
}

export const elsewhere: Saying = {
  en: 'This is reckoned for New Delhi, as no place was named. Dates and hours can differ elsewhere: name your city to have it for there.',
  hi: 'किसी जगह का नाम नहीं था, इसलिए यह नई दिल्ली के लिए है। दूसरी जगह दिन और समय बदल सकते हैं: अपने शहर का नाम बताएँ।',
  hinglish:
    'Kisi jagah ka naam nahi tha, isliye yeh New Delhi ke liye hai. Doosri jagah din aur samay badal sakte hain: apne sheher ka naam batayein.',
};

const calendarFooter: Saying = {
  en: '_Disha’s built-in guide: reckoned from the Sun and the Moon for this place, by the rules of the tradition._',
  hi: '_यह दिशा की अपनी गाइड है: इस जगह के लिए सूर्य और चंद्र की गणना से, परंपरा के नियमों के अनुसार।_',
  hinglish:
    '_Yeh Disha ki built-in guide hai: is jagah ke liye surya aur chandra ki ganana se, parampara ke niyamon ke anusaar._',
};

export const reckoning: AnswerSource = {
  id: 'panchang',
  title: 'Panchang reckoned by Disha',
  kind: 'derived',
  where:
    'positions of the Sun and the Moon (VSOP87, Improved Lunar Ephemeris), Lahiri ayanamsa, sunrise of the upper limb',
};

export const digests: AnswerSource = {
  id: 'dharmasindhu',
  title: 'Dharmasindhu and Nirnayasindhu',
  kind: 'classical',
  where: 'the hours that decide on the day of a tithi',
};

const weekdays: readonly Saying[] = [
  { en: 'Sunday', hi: 'रविवार', hinglish: 'Ravivar' },
  { en: 'Monday', hi: 'सोमवार', hinglish: 'Somvar' },
  { en: 'Tuesday', hi: 'मंगलवार', hinglish: 'Mangalvar' },
  { en: 'Wednesday', hi: 'बुधवार', hinglish: 'Budhvar' },
  { en: 'Thursday', hi: 'गुरुवार', hinglish: 'Guruvar' },
  { en: 'Friday', hi: 'शुक्रवार', hinglish: 'Shukravar' },
  { en: 'Saturday', hi: 'शनिवार', hinglish: 'Shanivar' },
];
