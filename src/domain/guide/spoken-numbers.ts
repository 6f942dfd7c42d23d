/** Numbers of days, hours and minutes in Hindi, with the spellings that people use; the list's place is the number. */
const hindi: readonly string[] = [
  'शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच|पांच|पाच', 'छह|छः|छ', 'सात', 'आठ', 'नौ', 'दस',
  'ग्यारह', 'बारह', 'तेरह', 'चौदह', 'पंद्रह|पन्द्रह', 'सोलह', 'सत्रह', 'अठारह|अट्ठारह', 'उन्नीस', 'बीस',
  'इक्कीस', 'बाईस|बाइस', 'तेईस|तेइस', 'चौबीस', 'पच्चीस', 'छब्बीस', 'सत्ताईस|सत्ताइस', 'अट्ठाईस|अठ्ठाईस|अट्ठाइस|अठाईस', 'उनतीस|उन्तीस', 'तीस',
  'इकतीस|इकत्तीस', 'बत्तीस', 'तैंतीस', 'चौंतीस', 'पैंतीस', 'छत्तीस', 'सैंतीस', 'अड़तीस', 'उनतालीस', 'चालीस',
  'इकतालीस', 'बयालीस', 'तैंतालीस', 'चौवालीस|चवालीस', 'पैंतालीस', 'छियालीस', 'सैंतालीस', 'अड़तालीस', 'उनचास', 'पचास',
  'इक्यावन', 'बावन', 'तिरपन', 'चौवन', 'पचपन', 'छप्पन', 'सत्तावन', 'अट्ठावन|अठावन', 'उनसठ', 'साठ',
]; // prettier-ignore

const english: readonly string[] = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
]; // prettier-ignore

const ordinals: readonly string[] = [
  'zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth',
]; // prettier-ignore
const tens: readonly string[] = [
  '',
  'ten',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
];
/** Names of months as they are written, for a pattern. */
export const englishMonths =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const hinglish: readonly string[] = [
  'shunya', 'ek', 'do', 'teen|tin', 'chaa?r', 'paa?nch', 'chh?e|chh?ah', 'saa?t', 'aa?th', 'nau', 'das|dus', 'gyaa?rah', 'baa?rah',
]; // prettier-ignore

const numberOf: ReadonlyMap<string, number> = new Map(
  hindi.flatMap((forms, number) => forms.split('|').map((form) => [form.normalize('NFC'), number] as const)),
);
const inHindi = [...numberOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const clock = String.raw`(?:बजकर|बजके|बजे|बज)`;
export const hindiMonths =
  'जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर';

/** Of the words before an hour how many minutes they add to it. */
const parts: readonly (readonly [string, number])[] = [
  ['सवा|sawa|sava', 15],
  ['साढ़े|साढे|saa?d?dh?e|sade', 30],
  ['पौने|पौन|paune|pone', -15],
];

/**
 * Writes days and hours that are told in words in digits: "चौदह अगस्त" as "14 अगस्त", "साढ़े छह बजे" as "6:30 बजे",
 * "quarter to midnight" as "11:45 pm". Other numbers in words stay as they are.
 */
export function withSpokenNumbers(text: string): string {
  return quarters(
    withEnglishDate(text)
      .replace(
        new RegExp(`(?<![\\p{L}\\p{M}])(${inHindi})(?=\\s+(?:${hindiMonths}|${clock}|मिनट))`, 'gu'),
        (word) => String(numberOf.get(word) ?? word),
      )
      .replace(
        oneOf(english, String.raw`\s*(?:o'?clock|[ap]\.?m\b|thirty|fifteen|forty[ -]?five)`),
        digits(english),
      )
      .replace(oneOf(hinglish, String.raw`\s*ba?j[ek]`), digits(hinglish)),
  );
}

/** "Third of march nineteen ninety two", "twenty first may two thousand four". */
function withEnglishDate(text: string): string {
  return text
    .replace(
      new RegExp(
        `\\b(?:(twenty|thirty)[ -])?(${ordinals.join('|')}|thirtieth)\\b(?= (?:of )?(?:${englishMonths})\\b)`,
        'giu',
      ),
      (_, ten: string | undefined, one: string) =>
        String(
          (ten ? tens.indexOf(ten.toLowerCase()) * 10 : 0) +
            (/^thirtieth$/iu.test(one) ? 30 : ordinals.indexOf(one.toLowerCase())),
        ),
    )
    .replace(
      new RegExp(
        `\\bnineteen (${tens.slice(2).join('|')})(?:[ -](${english.slice(1, 10).join('|')}))?\\b`,
        'giu',
      ),
      (_, ten: string, one: string | undefined) =>
        String(1900 + tens.indexOf(ten.toLowerCase()) * 10 + (one ? english.indexOf(one.toLowerCase()) : 0)),
    )
    .replace(
      new RegExp(`\\btwo thousand(?: and)?(?: (${english.slice(1).join('|')}))?\\b`, 'giu'),
      (_, one: string | undefined) => String(2000 + (one ? english.indexOf(one.toLowerCase()) : 0)),
    );
}

function oneOf(words: readonly string[], before: string): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})\\b(?=${before})`, 'giu');
}

function digits(words: readonly string[]): (word: string) => string {
  return (word) => {
    const number = words.findIndex((forms) => new RegExp(`^(?:${forms})$`, 'iu').test(word));
    return number < 0 ? word : String(number);
  };
}

/** "Half past ten", "सवा 10 बजे", "10 thirty". */
function quarters(text: string): string {
  let written = text;
  for (const [word, minutes] of parts)
    written = written.replace(
      new RegExp(`(?<![\\p{L}\\p{M}])(?:${word})\\s+(\\d{1,2})(?=\\s*(?:${clock}|ba?j[ek]))`, 'giu'),
      (_, hour: string) => timeText(Number(hour), minutes),
    );
  return written
    .replace(/\b(\d{1,2}) (thirty|fifteen|forty[ -]?five)\b/giu, (_, hour: string, said: string) =>
      timeText(Number(hour), /^t/i.test(said) ? 30 : /^fi/i.test(said) ? 15 : 45),
    )
    .replace(
      /\b(quarter|half|(?:[1-9]|[1-5]\d)(?: min(?:ute)?s?)?) (past|to|after|before) (midnight|noon|\d{1,2}|[a-z]+)\b/giu,
      (whole: string, part: string, way: string, of: string) => {
        const minutes = /^q/i.test(part) ? 15 : /^h/i.test(part) ? 30 : Number.parseInt(part, 10);
        const named = english.indexOf(of.toLowerCase());
        const isNamedHour = /^(?:midnight|noon)$/i.test(of);
        const hour = isNamedHour ? 12 : /^\d/.test(of) ? Number(of) : named;
        if (hour < 1 || hour > 12) return whole;
        const isBefore = /^(?:to|before)$/i.test(way);
        const time = timeText(hour, isBefore ? -minutes : minutes);
        if (!isNamedHour) return time;
        return `${time} ${/^m/i.test(of) === isBefore ? 'pm' : 'am'}`;
      },
    );
}

/** An hour of 1…12 with so many minutes more or less, as 'h:mm'. */
function timeText(hour: number, minutes: number): string {
  const whole = ((((hour % 12) * 60 + minutes) % 720) + 720) % 720;
  return `${Math.floor(whole / 60) || 12}:${String(whole % 60).padStart(2, '0')}`;
}
