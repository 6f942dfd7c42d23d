import { inLatinDigits } from '../latin-digits.ts';
import type { Birth } from '../jyotish/birth.ts';
import { civilDate, daysInMonth, type CivilDate } from '../time/civil-date.ts';
import { namedPlace } from './read-calendar-question.ts';
import { englishMonths, hindiMonths, withSpokenNumbers } from './spoken-numbers.ts';

/** A birth as far as a question tells it. */
export type ToldBirth = Omit<Birth, 'place'> & { place: Birth['place'] | undefined };

const monthNames = `${englishMonths}|${hindiMonths}`;
const monthOrder: readonly RegExp[] = [
  /^jan|^जन/i, /^feb|^फ/i, /^mar|^मार्च/i, /^apr|^अप्र/i, /^may|^मई/i, /^jun|^जून/i, /^jul|^जुल/i, /^aug|^अग/i, /^sep|^सित/i, /^oct|^अक्/i, /^nov|^नव/i, /^dec|^दिस/i,
]; // prettier-ignore

const dates: readonly RegExp[] = [
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,./-]+(?:of )?(?<month>${monthNames})[\\s,./'-]+(?:(?:ko|को) )?(?<year>\\d{4}|\\d{2}(?!\\d|[:.]))`, 'giu'),
  new RegExp(`(?<![\\p{L}])(?<month>${monthNames})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(?<year>\\d{4})(?!\\d)`, 'giu'),
  /(?<!\d)(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/gu,
  /(?<!\d)(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?!\d)/gu,
]; // prettier-ignore

/** Whether births are spoken of at all: a date alone may be any date. */
const birthWords =
  /\b(?:born|birth|dob|d\.o\.b|janm\w*|jan[a]?m|paid[aie]|kundli|kundali|horoscope|chart|rashi|lagna|nakshatra|manglik|mangal|bhav|dasha|mahadasha|ascendant|moon sign|milan|match|boy|girl|bride|groom|ladk[ai]|var|vadhu|sade ?sati|saadhe ?saati)\b|जन्म|पैदा|कुंडली|कुण्डली|राशि|लग्न|भाव|नक्षत्र|मांगलिक|दशा|मिलान|लड़का|लड़की|वर |वधू|साढ़े ?साती/iu;

/** The births that a question tells, in its order; a date ahead of today is nobody's birth. */
export function readBirths(question: string, today: CivilDate): ToldBirth[] {
  const text = withSpokenNumbers(inLatinDigits(question).normalize('NFC'));
  if (!birthWords.test(text)) return [];
  const found = dates
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => {
      const date = dateOf(match.groups ?? {}, today);
      return date === undefined ? [] : [{ date, from: match.index, to: match.index + match[0].length }];
    })
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, index, all) => index === 0 || from >= (all[index - 1]?.to ?? 0));
  return found.map(({ date, from, to }, index) => {
    const after = text.slice(to, found[index + 1]?.from ?? text.length);
    const before = text.slice(found[index - 1]?.to ?? 0, from);
    // With two births what stands between them belongs to the first.
    const near = index === 0 ? `${before} , ${after}` : after;
    return {
      date,
      minutesOfDay: timeIn(index === 0 ? after : near) ?? (index === 0 ? timeIn(before) : null),
      within: withinOf(near),
      place: namedPlace(after) ?? (index === 0 ? namedPlace(before) : undefined) ?? namedPlace(text),
    };
  });
}

function dateOf(
  { day, month, year }: { [name: string]: string | undefined },
  today: CivilDate,
): CivilDate | undefined {
  const dayNumber = Number(day);
  const monthNumber = /^\d+$/.test(month ?? '')
    ? Number(month)
    : monthOrder.findIndex((pattern) => pattern.test(month ?? '')) + 1;
  const short = Number(year);
  const full =
    (year ?? '').length === 4 ? short : short + (2000 + short > Number(today.slice(0, 4)) ? 1900 : 2000);
  if (monthNumber < 1 || monthNumber > 12 || full < 1800) return undefined;
  if (dayNumber < 1 || dayNumber > daysInMonth(full, monthNumber)) return undefined;
  const date = civilDate(full, monthNumber, dayNumber);
  return date <= today ? date : undefined;
}

/** '10:30 am', '10.30 pm', 'subah 10 baje', 'raat 11:45', '6 am', '22:15'. */
function timeIn(text: string): number | null {
  const found =
    /(?<!\d)(?<hour>\d{1,2})\s*(?:ba?jk[ae]r?|ba?j k[ae]r?|ba?je|बजकर|बजके|बजे)\s*(?<minute>[0-5]?\d)\s*(?:min|मिनट)/iu.exec(
      text,
    ) ??
    /(?<!\d)(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)(?::[0-5]\d)?(?!\d)\s*(?<half>[ap]\.?m\b)?/iu.exec(text) ??
    /(?<!\d)(?<hour>\d{1,2})\s*(?:(?<half>[ap]\.?m\b)|ba?je|बजे|o'?clock)/iu.exec(text);
  const groups = found?.groups as { hour?: string; minute?: string; half?: string } | undefined;
  if (!groups || !found) {
    if (/\bmidnight\b|aadhi raat|आधी रात/iu.test(text)) return 0;
    return /\bnoon\b/iu.test(text) ? 720 : null;
  }
  const hour = Number(groups.hour);
  if (hour > 23) return null;
  const around = text.slice(Math.max(0, found.index - 24), found.index + found[0].length + 14);
  return hourOfDay(hour, groups.half, around) * 60 + Number(groups.minute ?? 0);
}

function hourOfDay(hour: number, half: string | undefined, around: string): number {
  if (hour > 12) return hour;
  if (half !== undefined) return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  if (/raat|night|रात/iu.test(around)) return hour >= 6 && hour < 12 ? hour + 12 : hour % 12;
  if (/sh?aa?m|evening|dopahar|dopeher|afternoon|शाम|दोपहर/iu.test(around)) return (hour % 12) + 12;
  return /su?bh?a?h|savere|morning|सुबह|सवेरे|प्रातः/iu.test(around) ? hour % 12 : hour;
}

/** "Around 10", "10 ke aas paas": nobody looked at a clock. */
function withinOf(text: string): number {
  const said = /(?:\+\/?-|±|within|plus minus|give or take)\s*(?<minutes>\d{1,3})\s*min/iu.exec(text)
    ?.groups?.['minutes'];
  if (said !== undefined) return Number(said);
  return /\b(?:around|about|approx\w*|roughly|nearly|lagbhag|kareeb|karib|aas ?paas|maybe)\b|लगभग|करीब|क़रीब|आसपास/iu.test(
    text,
  )
    ? 30
    : 0;
}
