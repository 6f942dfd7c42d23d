import { expect, test } from 'vitest';
import { dayConventions } from './day/day-conventions.ts';
import { sutakNotes } from './eclipses/sutak.ts';
import { doshas } from './rules/doshas.ts';
import { yogas } from './rules/find-rules.ts';
import { manglikExceptions } from './rules/manglik.ts';
import { exceptionRules } from './matching/exceptions.ts';
import { kootaNotes, totalNote } from './matching/koota-notes.ts';
import { mangalNotes } from './matching/mangal.ts';
import { lagnaFacts } from './muhurat/lagna-facts.ts';
import { purposes } from './muhurat/purposes.ts';
import { reasonTexts } from './muhurat/reason-texts.ts';
import { lagnaReading, lordReading, moonSignReading, nakshatraReading } from './readings/readings.ts';
import type { Said } from './said.ts';

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Every table whose sentences people read. */
const tables: Readonly<Record<string, unknown>> = {
  dayConventions,
  sutakNotes,
  yogas,
  doshas,
  manglikExceptions,
  kootaNotes,
  totalNote,
  exceptionRules,
  mangalNotes,
  lagnaFacts,
  purposes,
  readings: [
    ...numbersTo(12).flatMap((number) => [
      lagnaReading(number),
      moonSignReading(number),
      ...numbersTo(12).map((house) => lordReading(number, house)),
    ]),
    ...numbersTo(27).map(nakshatraReading),
  ],
  reasons: Object.values(reasonTexts).map(({ says }) => says({ en: 'Rohini', hi: 'रोहिणी' })),
};

/** Sentences anywhere in a table of rules. */
function saidIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, hi, hinglish } = value as Partial<Said>;
  if (typeof en === 'string' && typeof hi === 'string' && typeof hinglish === 'string')
    return [{ en, hi, hinglish }];
  return Object.values(value).flatMap(saidIn);
}

const all = Object.entries(tables).flatMap(([name, table]) =>
  saidIn(table).map((said) => [name, said] as const),
);

/** Nothing is foretold or threatened, and nothing that costs money is advised. */
const forbidden: Readonly<Record<keyof Said, RegExp>> = {
  en: /\b(?:dies?|deaths?|dying|dead|kill\w*|fatal\w*|widow\w*|divorces?|divorced|separation|childless\w*|infertil\w*|barren|disease\w*|illness\w*|sickness|bankrupt\w*|ruin\w*|curse\w*|doom\w*|disaster\w*|accident\w*|misfortune\w*|gems?|gemstones?|rubies|sapphires?|you will|guarantee\w*|certainly|inauspicious for life|never marry|must not marry|wife|wives|daughters?|castes?|low-born|afraid|fears?|fearful|dreads?|danger\w*|evils?|sins?|sinful|suffer\w*|poverty|enemies|rich|riches|richer|wealth\w*|money|crores?|lakhs?|lottery|jackpot|millionaires?)\b/iu,
  hi: /मृत्यु|मौत|मरण|विधवा|विधुर|तलाक|संबंध-विच्छेद|निःसंतान|संतानहीन|बाँझ|रोगी|बीमारी|दिवालिया|सर्वनाश|अनर्थ|शाप|अभिशाप|दुर्घटना|रत्न धारण|नीलम|पुखराज|निश्चित रूप से|अवश्य होग|पत्नी|पुत्री|बेटी|(?:ऊँची|नीची|नीच|उच्च) जाति|नीच कुल|ख़तरा|खतरा|(?<!उ)भय|डर|कष्ट|दरिद्र|निर्धन|पापी|धनवान|धनी(?![ा-ू])|अमीर|पैसा|पैसे|करोड़|लाख|लॉटरी/u,
  hinglish:
    /\b(?:mrityu|maut|maran|vidhwa|vidhva|talaak|talaq|nisantan|santanheen|baanjh|beemari|bimari|diwaliya|sarvanash|anarth|shaap|abhishaap|durghatna|neelam|pukhraj|ratna pehn\w*|nishchit roop se|zaroor hoga|patni|putri|beti|(?:neech|oonchi) jaati|khatra|bhay|darr?|kasht|daridra|nirdhan|paapi|dhanwaan|dhanvan|dhanwan|dhani|ameer|paisa|paise|crore|karodpati|lottery)\b/iu,
};

test.each<[keyof Said, string]>([
  ['en', 'This brings illness to the wife.'],
  ['en', 'You will be rich.'],
  ['en', 'He gains wealth.'],
  ['hi', 'जातक धनवान होता है।'],
  ['hinglish', 'Jaatak ameer hota hai.'],
  ['en', 'Wear a sapphire; the gem lifts the curse.'],
  ['en', 'He is of low caste and lives in fear.'],
  ['hi', 'पत्नी को कष्ट होता है।'],
  ['hi', 'इससे भय और बीमारी होती है।'],
  ['hinglish', 'Isse beemari aur khatra hota hai.'],
  ['hinglish', 'Neelam pehnein.'],
])('a sentence in %s such as "%s" would be found', (language, sentence) => {
  expect(sentence).toMatch(forbidden[language]);
});

test('the tables hold sentences', () => {
  expect(all.length).toBeGreaterThan(10);
});

test.each(all)('%s: no sentence foretells or threatens, in any of the three languages: $en', (_, said) => {
  for (const language of ['en', 'hi', 'hinglish'] as const)
    expect(said[language]).not.toMatch(forbidden[language]);
});

test.each(all)('%s: each language is written in its own script: $en', (_, said) => {
  expect(said.en).not.toMatch(/\p{Script=Devanagari}/u);
  expect(said.hinglish).not.toMatch(/\p{Script=Devanagari}/u);
  expect(said.hi).not.toMatch(/[a-z]{4,}/iu);
});

test.each(all)(
  '%s: sentences begin with a capital and end as sentences do: $en',
  (_, { en, hi, hinglish }) => {
    // Names, as those of purposes, are no sentences.
    if (!en.endsWith('.')) return;
    for (const said of [en, hinglish]) expect(said).toMatch(/^[\p{Lu}\p{N}].*\.$/u);
    expect(hi).toMatch(/^\P{Ll}.*।$/u);
  },
);

/** What is told of a chart is told as the tradition's word, so that no sentence says of its own that something comes. */
const attribution: Readonly<Record<keyof Said, RegExp>> = {
  en: /\b(?:named?|names?|books?|verse|custom|tradition|text|advice)\b/iu,
  hi: /कह|ग्रंथ|श्लोक|परंपरा|बताते|सलाह|शास्त्र|रीति|परिवार/u,
  hinglish: /\b(?:kah\w*|keh\w*|granth|shlok|parampara|batate|salaah|shastriya|reeti|parivaar)\b/iu,
};

test.each(
  [...yogas, ...doshas]
    .filter(({ id }) => id !== 'gandanta-lagna')
    .map(({ id, says }) => [id, says] as const),
)('%s is told as the word of the tradition', (_, says) => {
  for (const language of ['en', 'hi', 'hinglish'] as const)
    expect(says[language]).toMatch(attribution[language]);
});
