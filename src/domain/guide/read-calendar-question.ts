import { festivals, type FestivalId } from '../festivals/festivals.ts';
import {
  addDays,
  daysInMonth,
  partsOf,
  readCivilDate,
  weekdayOf,
  type CivilDate,
} from '../time/civil-date.ts';
import type { Place } from '../time/place.ts';
import { cities, placeOfCity } from '../time/places.ts';
import { cityIn } from './cities.ts';
import { skeletonOf } from './skeleton.ts';
import { tokenise, type Token } from './tokens.ts';

/** What of a day is asked for; `summary` where nothing is named. */
export type DayWord =
  | 'summary'
  | 'tithi'
  | 'nakshatra'
  | 'yoga'
  | 'karana'
  | 'sun'
  | 'moonrise'
  | 'rahuKalam'
  | 'yamaganda'
  | 'gulika'
  | 'abhijit'
  | 'brahmaMuhurta'
  | 'choghadiya';

export interface CalendarQuestion {
  /** Festivals that are named, the longest names first. */
  festivals: FestivalId[];
  /** Festivals are asked for, and none by name. */
  isAnyFestival: boolean;
  /** A month of the Moon that a day of every month is narrowed to, as in "Sawan Shivratri": 1 Chaitra … 12 Phalguna. */
  lunarMonth: number | undefined;
  words: DayWord[];
  /** The day that is meant; undefined where none is said. */
  date: CivilDate | undefined;
  /** The span that is meant, where it is longer than a day: a month or a year. */
  span: { from: CivilDate; to: CivilDate } | undefined;
  /** The next one is asked for, so that a day that is said is where the looking begins. */
  isNext: boolean;
  /** The place that is named. */
  place: Place | undefined;
}

let lastRead: { question: string; today: CivilDate; as: CalendarQuestion } | undefined;

/**
 * Reads what a question about the calendar is after; `today` is the day at which it is asked. Several answerers look at one
 * question, so the last one is remembered.
 */
export function readCalendarQuestion(question: string, today: CivilDate): CalendarQuestion {
  if (lastRead?.question !== question || lastRead.today !== today)
    lastRead = { question, today, as: readAnew(question, today) };
  return lastRead.as;
}

function readAnew(question: string, today: CivilDate): CalendarQuestion {
  const tokens = tokenise(question);
  const { date, span } = readWhen(tokens, question, today);
  const lunarMonth = lunarMonthIn(tokens);
  const named = namedFestivals(tokens);
  return {
    festivals:
      lunarMonth === undefined
        ? named
        : named.map((id) => (id === 'maha_shivaratri' ? 'masik_shivaratri' : id)),
    isAnyFestival: named.length === 0 && tokens.some(({ text }) => anyFestival.test(text)),
    lunarMonth,
    words: dayWords(tokens),
    date,
    span,
    isNext: tokens.some(({ text }) => next.test(text)),
    place: namedPlace(question),
  };
}

const next = /^(?:next|upcoming|aga?l[ai]|अगल[ाी])$/u;

const anyFestival = /^(?:festivals?|tyoh?aa?rs?|tyau?haa?r|vrats?|parva?|त्योहार|त्यौहार|व्रत|पर्व)$/u;

/** Phalguna and Magha are not among them: the Shivaratri of that month is the great one. */
const lunarMonths: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:chaitra?|चैत्र|चैत)$/u],
  [2, /^(?:vai?sh?aa?kha?|वैशाख)$/u],
  [3, /^(?:jye?sh?tha?|jeth|ज्येष्ठ|जेठ)$/u],
  [4, /^(?:aa?sh?aa?dha?|आषाढ़|आषाढ)$/u],
  [5, /^(?:saa?wan|shraa?van[a]?|श्रावण|सावन)$/u],
  [6, /^(?:bhaa?drapada?|bhaa?don?|भाद्रपद|भादो|भादों)$/u],
  [7, /^(?:aa?shwina?|ashvina?|kunwar|आश्विन|अश्विन)$/u],
  [8, /^(?:kaa?rtika?|कार्तिक)$/u],
  [9, /^(?:maa?rgashirsha?|agahan|मार्गशीर्ष|अगहन)$/u],
  [10, /^(?:pau?sha?|पौष|पूस)$/u],
];

function lunarMonthIn(tokens: readonly Token[]): number | undefined {
  return lunarMonths.find(([, pattern]) => tokens.some(({ text }) => pattern.test(text)))?.[0];
}

const longestName = 5;

let soundsKept: ReadonlyMap<string, readonly FestivalId[]> | undefined;

/** Every name and spelling of a festival by the sound of its words, as people spell them in two scripts. */
function namesBySound(): ReadonlyMap<string, readonly FestivalId[]> {
  if (soundsKept) return soundsKept;
  const bySound = new Map<string, FestivalId[]>();
  for (const { id, names: spelt, aliases = [] } of festivals)
    for (const name of [spelt.en, spelt.hi, id.replaceAll('_', ' '), ...aliases]) {
      const sound = tokenise(name)
        .map(({ skeleton }) => soundOf(skeleton))
        .join(' ');
      const ids = bySound.get(sound) ?? [];
      if (!ids.includes(id)) ids.push(id);
      bySound.set(sound, ids);
    }
  soundsKept = bySound;
  return soundsKept;
}

function namedFestivals(tokens: readonly Token[]): FestivalId[] {
  return [...new Set(festivalMentions(tokens).flatMap(({ ids }) => ids))];
}

/** A name of a festival in a question: the tokens `from` (included) to `to` (excluded). */
interface FestivalMention {
  ids: readonly FestivalId[];
  from: number;
  to: number;
}

/** The longest names first; a word that belongs to one is not read again as part of another. */
function festivalMentions(tokens: readonly Token[]): FestivalMention[] {
  const found: FestivalMention[] = [];
  const spent = new Set<number>();
  const sounds = tokens.map(({ skeleton }) => soundOf(skeleton));
  for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= tokens.length; from += 1) {
      if (spent.size > 0 && rangeOf(from, length).some((index) => spent.has(index))) continue;
      const ids = idsOf(sounds.slice(from, from + length));
      // "आज एकादशी" sounds like Aja Ekadashi, and is today's.
      if (ids.length === 0 || (length > 1 && todayWord.test(tokens[from]?.text ?? ''))) continue;
      rangeOf(from, length).forEach((index) => spent.add(index));
      found.push({ ids, from, to: from + length });
    }
  }
  return found;
}

/** When something was, or is to be: "since last Diwali". */
const whenWords =
  /^(?:last|previous|before|after|since|till|until|by|pichh?l[aei]|pehle|pahle|baa?d|tak|पिछल[ाीे]|पहले|बाद|तक)$/u;
const asFar = 2;

/** The words of each festival that a question is about, and not only dated by. */
export function subjectFestivals(tokens: readonly Token[]): Token[][] {
  return festivalMentions(tokens)
    .filter(
      ({ from, to }) =>
        !tokens.slice(Math.max(0, from - asFar), to + asFar).some(({ text }) => whenWords.test(text)),
    )
    .map(({ from, to }) => tokens.slice(from, to));
}

const todayWord = /^(?:aa?j|आज)$/u;

function idsOf(said: readonly string[]): readonly FestivalId[] {
  const family = said.length === 1 ? families[said[0] ?? ''] : undefined;
  if (family !== undefined) return festivals.filter(family).map(({ id }) => id);
  return namesBySound().get(said.join(' ')) ?? [];
}

/** Devanagari leaves an "a" unwritten that Latin letters often write: "एकादशी" is "ekadashi". */
function soundOf(skeleton: string): string {
  return skeleton.slice(0, 1) + skeleton.slice(1).replaceAll('a', '');
}

type IsOfFamily = (festival: (typeof festivals)[number]) => boolean;

/** Words that mean any one of a kind. */
const families: Readonly<Record<string, IsOfFamily>> = Object.fromEntries(
  (
    [
      ['ekadashi', ({ group }) => group === 'ekadashi'],
      ['sankranti', ({ group }) => group === 'sankranti'],
      ['navratri', ({ id }) => id === 'chaitra_navratri' || id === 'sharad_navratri'],
      ['navaratri', ({ id }) => id === 'chaitra_navratri' || id === 'sharad_navratri'],
      ['teej', ({ id }) => id.endsWith('teej')],
    ] as const satisfies readonly (readonly [string, IsOfFamily])[]
  ).map(([word, isOfFamily]) => [soundOf(skeletonOf(word)), isOfFamily]),
);

function rangeOf(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}

const dayWordPatterns: readonly (readonly [DayWord, RegExp])[] = [
  ['rahuKalam', /\brahu ?(?:kaa?l\w*)|राहु ?का?ल/u],
  ['yamaganda', /\byama ?gan\w*|यमगं?ण?्?ड/u],
  ['gulika', /\bguli\w*|गुलिक/u],
  ['abhijit', /\babhiji\w*|अभिजी?ि?त/u],
  ['brahmaMuhurta', /\bbrah\w* ?mu\w*|ब्रह्म ?मु/u],
  ['choghadiya', /\bch[ao]u?ghadiy\w*|चौघड़िया|चौघडिया/u],
  [
    'moonrise',
    /\bmoon ?(?:rise|set)|\bchand(?:ra|rama)?\w* ?(?:oday|uday|nikl|kab)|\bchandrod\w*|\bchand (?:\w+ ){0,3}(?:kab|nik|uday|dikh)|चंद्रोदय|चन्द्रोदय|चाँद|चांद/u,
  ],
  [
    'sun',
    /\bsun ?(?:rise|set)|\bsury[ao]?\w* ?(?:oday|uday|ast)|\bsuryod\w*|\bsuryast|suraj (?:\w+ ){0,3}(?:nik\w*|ug\w*|doob\w*|dub\w*)|सूर्योदय|सूर्यास्त|सूरज (?:\S+ ){0,3}(?:निक|उग|डूब)/u,
  ],
  ['nakshatra', /\bnaks?h\w*|नक्षत्र/u],
  ['karana', /\bkarana?\b|करण/u],
  ['yoga', /\byoga?\b|योग/u],
  ['tithi', /\btith\w*|(?<!pit[aru]* )\bpaksh?a?\b|तिथि|(?<!पितृ )पक्ष/u],
];

function dayWords(tokens: readonly Token[]): DayWord[] {
  const text = tokens.map(({ text: word }) => word).join(' ');
  const found = dayWordPatterns.filter(([, pattern]) => pattern.test(text)).map(([word]) => word);
  return found.length > 0 ? found : ['summary'];
}

/** A city of the calendar's list, by its name in either script. */
export function namedPlace(question: string): Place | undefined {
  const known = cityIn(question)?.name;
  const text = ` ${tokenise(question)
    .map(({ text: word }) => word)
    .join(' ')} `;
  const city =
    (known === undefined
      ? undefined
      : cities.find(({ en }) => en === known || (known === 'Delhi' && en === 'New Delhi'))) ??
    writtenCities().find(({ names }) => names.some((name) => text.includes(name)))?.city;
  return city && placeOfCity(city);
}

let citiesKept: readonly { city: (typeof cities)[number]; names: readonly string[] }[] | undefined;

/** The cities as they stand in a question between spaces. */
function writtenCities(): NonNullable<typeof citiesKept> {
  citiesKept ??= cities
    .filter(({ en }) => !alsoWords.has(en))
    .map((city) => ({ city, names: [` ${city.en.toLowerCase()} `, ` ${city.hi} `] }));
  return citiesKept;
}

/** Cities whose names are words of everyday Hindi or English too. */
const alsoWords = new Set(['Gaya', 'Kota', 'Male', 'Nice', 'Bath', 'Reading', 'Mau', 'Puri', 'Una', 'Sagar']);

function readWhen(
  tokens: readonly Token[],
  question: string,
  today: CivilDate,
): Pick<CalendarQuestion, 'date' | 'span'> {
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  const { year, month } = partsOf(today);
  const written = writtenDate(question) ?? dateInWords(text, today);
  if (written !== undefined) return { date: written, span: undefined };
  for (const [pattern, days] of dayNames)
    if (pattern.test(text)) return { date: addDays(today, days), span: undefined };
  const named = monthIn(text);
  const saidYear = yearIn(text, year);
  if (named !== undefined) {
    const ofYear = saidYear ?? (named < month ? year + 1 : year);
    return { date: undefined, span: monthSpan(ofYear, named) };
  }
  if (saidYear !== undefined)
    return { date: undefined, span: spanOf(`${saidYear}-01-01`, `${saidYear}-12-31`) };
  if (/ (?:next|agle|agale|अगले) (?:week|hafte|hafta|saptah|हफ़्ते|हफ्ते|सप्ताह) /u.test(text))
    return {
      date: undefined,
      span: {
        from: addDays(today, 7 - ((weekdayOf(today) + 6) % 7)),
        to: addDays(today, 13 - ((weekdayOf(today) + 6) % 7)),
      },
    };
  if (/ (?:this|is|इस) (?:week|hafte|hafta|saptah|हफ़्ते|हफ्ते|सप्ताह) /u.test(text))
    return { date: undefined, span: { from: today, to: addDays(today, 6) } };
  const weekday = weekdays.findIndex((pattern) => pattern.test(text));
  if (weekday !== -1 && dayWords(tokens)[0] !== 'summary')
    return { date: addDays(today, (weekday - weekdayOf(today) + 7) % 7), span: undefined };
  if (/ (?:this|is|इस) (?:month|mahine|maah|महीने|माह) /u.test(text))
    return { date: undefined, span: monthSpan(year, month) };
  if (/ (?:next|agle|agale|अगले) (?:month|mahine|maah|महीने|माह) /u.test(text))
    return { date: undefined, span: month === 12 ? monthSpan(year + 1, 1) : monthSpan(year, month + 1) };
  return { date: undefined, span: undefined };
}

/** `kal` is tomorrow as well as yesterday; without a word of the past it is tomorrow. */
const dayNames: readonly (readonly [RegExp, number])[] = [
  [/ (?:yesterday) | (?:beete|bita|बीते) (?:kal|कल) | (?:kal|कल) .*(?:thi|tha|थी|था) $/u, -1],
  [/ day after tomorrow | (?:parson?|parso|परसों) /u, 2],
  [/ (?:tomorrow|kal|कल) /u, 1],
  [/ (?:today|todays|tonight|aaj|aj|आज|now|abhi|अभी) /u, 0],
];

/** From Sunday on. */
const weekdays: readonly RegExp[] = [
  / (?:sundays?|ravivar|itvar|itwar|रविवार|इतवार) /u,
  / (?:mondays?|somvar|somwar|सोमवार) /u,
  / (?:tuesdays?|mangalvar|mangalwar|मंगलवार) /u,
  / (?:wednesdays?|budhvar|budhwar|बुधवार) /u,
  / (?:thursdays?|guruvar|guruwar|brihaspativar|veervar|गुरुवार|बृहस्पतिवार|वीरवार) /u,
  / (?:fridays?|shukravar|shukrawar|शुक्रवार) /u,
  / (?:saturdays?|shanivar|shaniwar|शनिवार) /u,
];

const months: readonly RegExp[] = [
  / (?:jan(?:uary)?|जनवरी) /u,
  / (?:feb(?:ruary)?|फरवरी|फ़रवरी) /u,
  / (?:mar(?:ch)?|मार्च) /u,
  / (?:apr(?:il)?|अप्रैल) /u,
  / (?:may|मई) /u,
  / (?:june?|जून) /u,
  / (?:july?|जुलाई) /u,
  / (?:aug(?:ust)?|अगस्त) /u,
  / (?:sept?(?:ember)?|सितंबर|सितम्बर) /u,
  / (?:oct(?:ober)?|अक्टूबर|अक्तूबर) /u,
  / (?:nov(?:ember)?|नवंबर|नवम्बर) /u,
  / (?:dec(?:ember)?|दिसंबर|दिसम्बर) /u,
];

function monthIn(text: string): number | undefined {
  const index = months.findIndex((pattern) => pattern.test(text));
  return index === -1 ? undefined : index + 1;
}

function yearIn(text: string, thisYear: number): number | undefined {
  const written = / (?<year>\d{4}) /u.exec(text)?.groups?.['year'];
  if (written !== undefined) return Number(written);
  if (/ (?:next year|agle (?:saal|sal|varsh|baras)|agale saal|अगले (?:साल|वर्ष|बरस)) /u.test(text))
    return thisYear + 1;
  if (/ (?:last year|pichh?le (?:saal|sal|varsh)|पिछले (?:साल|वर्ष)) /u.test(text)) return thisYear - 1;
  return / (?:this year|is (?:saal|sal|varsh|baras)|इस (?:साल|वर्ष|बरस)) /u.test(text) ? thisYear : undefined;
}

/** '2026-11-08', or '8/11/2026' with the day first, as India writes it. */
function writtenDate(question: string): CivilDate | undefined {
  const iso = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/u.exec(question)?.[0];
  if (iso !== undefined) return readCivilDate(iso);
  const found = /(?<!\d)(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?!\d)/u.exec(
    question,
  )?.groups;
  if (found === undefined) return undefined;
  const part = (name: 'day' | 'month' | 'year', digits: number) => (found[name] ?? '').padStart(digits, '0');
  return readCivilDate(`${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`);
}

/** '8 November 2026', 'November 8': of the year that is said, else the next such day. */
function dateInWords(text: string, today: CivilDate): CivilDate | undefined {
  const month = monthIn(text);
  const pattern = month === undefined ? undefined : months[month - 1]?.source.trim();
  if (month === undefined || pattern === undefined) return undefined;
  const found = new RegExp(
    ` (?:(\\d{1,2})(?: (?:st|nd|rd|th))? ${pattern}|${pattern} (\\d{1,2})(?: (?:st|nd|rd|th))?) `,
    'u',
  ).exec(text);
  const day = Number(found?.[1] ?? found?.[2]);
  if (!Number.isInteger(day) || day < 1) return undefined;
  const { year } = partsOf(today);
  const said = yearIn(text, year);
  const of = (ofYear: number) =>
    day <= daysInMonth(ofYear, month)
      ? readCivilDate(`${ofYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
      : undefined;
  const first = of(said ?? year);
  const isPast = / (?:was|were|tha|thi|the|था|थी|थे) /u.test(text);
  return said === undefined && first !== undefined && first < today && !isPast ? of(year + 1) : first;
}

function monthSpan(year: number, month: number): CalendarQuestion['span'] {
  const start = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return spanOf(`${start}-01`, `${start}-${daysInMonth(year, month)}`);
}

function spanOf(first: string, last: string): CalendarQuestion['span'] {
  const [from, to] = [readCivilDate(first), readCivilDate(last)];
  return from && to && { from, to };
}
