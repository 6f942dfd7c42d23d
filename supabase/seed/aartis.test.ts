import { describe, expect, test } from 'vitest';
import { festivals } from '#domain/festivals/festivals.ts';
import type { Words } from './bilingual.ts';
import { aartis, contentOf } from './catalogue.ts';
import { deities } from './deities.ts';
import type { AartiStanza } from './words.ts';

/** Each with what is told of it in both languages. */
const told = aartis.map(({ key, title, origin, benefits, stanzas }) => ({
  key,
  words: [title, origin, benefits, ...stanzas.flatMap(({ meaning }) => meaning ?? [])],
}));
const stanzas = aartis.flatMap(({ key, stanzas: each }) => each.map((stanza) => ({ key, ...stanza })));

describe('the library of aartis', () => {
  test('has thirty and more, each with its own key', () => {
    expect(aartis.length).toBeGreaterThanOrEqual(30);
    expect(new Set(aartis.map(({ key }) => key)).size).toBe(aartis.length);
    expect(aartis.filter(({ key }) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
  });

  test('still has those of the first release under their keys', () => {
    const keys = new Set(aartis.map(({ key }) => key));
    expect(released.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('tells of each an origin and benefits, and brings it in stanzas', () => {
    for (const { key, title, origin, benefits, stanzas: each } of aartis) {
      expect(each.length, key).toBeGreaterThan(0);
      for (const { en, hi } of [title, origin, benefits])
        expect([en.trim(), hi.trim()], key).not.toContain('');
    }
  });

  test('names deities and festivals that there are, each festival once', () => {
    const known = new Set<string>(festivals.map(({ id }) => id));
    for (const { key, deity, festivals: its } of aartis) {
      expect(Object.keys(deities), key).toContain(deity);
      expect(its.length, key).toBeGreaterThan(0);
      expect(new Set(its).size, key).toBe(its.length);
      expect(
        its.filter((id) => !known.has(id)),
        key,
      ).toEqual([]);
    }
  });

  test('has something for every deity that homes know best', () => {
    const sungOf = new Set<string>(aartis.map(({ deity }) => deity));
    const best = 'ganesh hanuman lakshmi shiv ambe durga krishna ram vishnu saraswati surya'.split(' ');
    expect(best.filter((key) => !sungOf.has(key))).toEqual([]);
  });

  test('keeps within the sizes of the tables', () => {
    for (const aarti of aartis) {
      expect(contentOf(aarti).length, aarti.key).toBeLessThanOrEqual(50_000);
      expect(longest(aarti.title), aarti.key).toBeLessThanOrEqual(200);
      expect(longest(aarti.origin), aarti.key).toBeLessThanOrEqual(300);
      expect(longest(aarti.benefits), aarti.key).toBeLessThanOrEqual(2_000);
    }
  });
});

describe('the texts', () => {
  test('are Devanagari alone: its letters, dandas and the few marks of verse', () => {
    const foreign = stanzas.filter(
      ({ text }) => !/^[\p{Script=Devanagari}।॥ ,-]+(\n[\p{Script=Devanagari}।॥ ,-]+)*$/u.test(text),
    );
    expect(foreign.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test('use no letter that the fonts lack or that only looks like another', () => {
    const used = new Set(stanzas.flatMap(({ text }) => Array.from(text)));
    // Short e and o, digits, accents of the Veda, the sign of abbreviation and the invisible joiners.
    const odd =
      /[\u0900\u0904\u0912\u0911\u090d\u090e\u0945\u0946\u0949\u094a\u0951-\u0957\u0958-\u095a\u095e\u0966-\u096f\u0970-\u097f\u200b-\u200f]/u;
    expect([...used].filter((letter) => odd.test(letter))).toEqual([]);
  });

  test('are normalised, with no sign where none can stand', () => {
    const slips =
      /(?:^|[\s,।॥-])[\u093e-\u094d\u0900-\u0903]|[\u093e-\u094c]{2}|\u094d[\u093e-\u094d\u0901-\u0903]|[\u0901-\u0903]{2}/u;
    const wrong = stanzas.filter(
      ({ text }) => text !== text.normalize('NFC').trim() || slips.test(text) || / {2}| \n|\n /.test(text),
    );
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test('have dandas at the ends of lines only, never doubled by hand, and a double one at the end of each stanza', () => {
    const wrong = stanzas.filter(
      ({ text }) => !text.endsWith('॥') || /[।॥](?!\n|$)|।।|[ ,-][।॥]/u.test(text),
    );
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test('of known length are whole', () => {
    for (const [key, count] of Object.entries(lengths)) expect(stanzasOf(key), key).toHaveLength(count);
  });

  test('of the Hanuman Chalisa are forty chaupais of two lines among three dohas', () => {
    const verses = stanzasOf('hanuman-chalisa').map(({ text }) => text.replace(/^(?:दोहा|चौपाई)\n/u, ''));
    expect(verses).toHaveLength(43);
    expect(verses.filter((verse) => verse.split('\n').length !== 2)).toEqual([]);
    expect(verses.slice(2, 42).filter((verse) => verse.includes(','))).toEqual([]);
    expect(verses[2]).toMatch(/^जय हनुमान ज्ञान गुन सागर/u);
    expect(verses[41]).toMatch(/^तुलसीदास सदा हरि चेरा/u);
  });

  test.each(Object.entries(metres))('keep their metre: %s', (key, metre) => {
    const lines = stanzasOf(key)
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => !(exceptions[key] ?? []).some((start) => line.startsWith(start)));
    const uneven = lines.filter((line) => !new RegExp(`^${metre}$`).test(weights(line)));
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(uneven).toEqual([]);
  });
});

describe('the meanings', () => {
  test('stand with every stanza the first time that it comes, and only then', () => {
    for (const { key } of aartis) {
      const before = new Set<string>();
      for (const { text, meaning } of stanzasOf(key)) {
        const lines = text.split('\n');
        const repeats = lines.every((line) => before.has(line));
        expect(meaning === null, `${key}: ${text}`).toBe(repeats);
        lines.forEach((line) => before.add(line));
      }
    }
  });

  test('are in both languages, each in its own script, whole sentences or parts of one', () => {
    for (const { key, words } of told) {
      for (const text of words) {
        expect(text.en, key).toMatch(/^[A-Z“(][^\p{Script=Devanagari}]*$|^[a-z][^\p{Script=Devanagari}]*$/u);
        expect(text.hi, key).toMatch(/^[^A-Za-z]*\p{Script=Devanagari}[^A-Za-z]*$/u);
        expect(`${text.en}${text.hi}`, key).not.toMatch(/\p{Cf}|\u00a0| {2}|\n/u);
        expect(text.en.normalize('NFC').trim(), key).toBe(text.en);
        expect(text.hi.normalize('NFC').trim(), key).toBe(text.hi);
      }
    }
    for (const { key, meaning } of stanzas) {
      if (meaning) {
        expect(meaning.en, key).toMatch(/[.!?:;,]”?$/);
        expect(meaning.hi, key).toMatch(/[।!?:;,में]$/u);
      }
    }
  });

  test('are our own for each stanza: none is told twice', () => {
    for (const language of ['en', 'hi'] as const) {
      const all = stanzas.flatMap(({ meaning }) => meaning?.[language] ?? []);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('promise nothing, and frighten, shame and heal nobody', () => {
    const words = told.flatMap(({ key, words: all }) => all.map((text) => `${key}: ${text.en} ${text.hi}`));
    expect(words.filter((text) => promises.test(text))).toEqual([]);
  });

  test('of benefits are told as tradition', () => {
    const otherwise = aartis.filter(
      ({ benefits }) => !/tradition/i.test(benefits.en) || !/परंपरा|मान्यता/u.test(benefits.hi),
    );
    expect(otherwise.map(({ key }) => key)).toEqual([]);
  });

  test('of origins name an author, a book or the tradition, and an age or that none is known', () => {
    const age = /century|thousand years|\d{4}|year(?:s)? (?:is|are)? ?not known|not known|nothing is known/;
    const vague = aartis.filter(({ origin }) => !age.test(origin.en));
    expect(vague.map(({ key }) => key)).toEqual([]);
  });
});

describe('deities', () => {
  test('are told in two or three sentences in both languages', () => {
    const counts = Object.entries(deities).map(([key, { about }]) => ({
      key,
      counts: [sentences(about.en, /\. /), sentences(about.hi, /। /u)],
    }));
    expect(counts.length).toBeGreaterThanOrEqual(20);
    expect(counts.filter(({ counts: each }) => each.some((count) => count < 2 || count > 3))).toEqual([]);
  });
});

/** Those of the first release: their ids hang on the keys. */
const released = (
  'jai-ganesh-deva sukhkarta-dukhharta om-jai-jagdish-hare om-jai-lakshmi-mata jai-ambe-gauri om-jai-shiv-omkara ' +
  'aarti-hanuman-lala hanuman-chalisa aarti-kunj-bihari shri-ramchandra-kripalu aarti-ramayan-ji vaishnav-jan-to ' +
  'saraswati-vandana shiva-panchakshara lingashtakam madhurashtakam mahalakshmi-ashtakam'
).split(' ');

/** How many stanzas each has, with its closing verses. */
const lengths = {
  'ganesh-pancharatnam': 5 + 1,
  'sankat-nashan-ganesh-stotra': 8,
  'sankat-mochan-hanumanashtak': 8 + 1,
  'shri-ramchandra-kripalu': 5,
  'bhaye-pragat-kripala': 4 + 1,
  rudrashtakam: 8 + 1,
  'shiv-tandava-stotram': 15,
  'shiva-panchakshara': 5 + 1,
  lingashtakam: 8 + 1,
  'dvadasha-jyotirlinga': 4,
  'nirvana-shatkam': 6,
  kalabhairavashtakam: 8 + 1,
  'mahalakshmi-ashtakam': 8 + 3,
  'saptashloki-durga': 7,
  'ya-devi-sarvabhuteshu': 5 + 21 + 4,
  'bhavani-ashtakam': 8,
  'annapurna-stotram': 10 + 2,
  madhurashtakam: 8,
  achyutashtakam: 8 + 1,
  'dashavatara-stotra': 10 + 1,
  krishnashtakam: 8 + 1,
  damodarashtakam: 8,
  jagannathashtakam: 8 + 1,
  suryashtakam: 8,
  'aditya-hridayam': 31,
  'navagraha-stotra': 9 + 3,
  'ganga-stotram': 14,
  'shanaishchara-ashtakam': 8 + 3,
};

const bhujangaprayata = 'LGGLGGLGGLG.';
const panchachamara = 'LGLGLGLGLGLGLGL.';
const shloka = '.{4}.{4}.{4}LGL.';
const upajati = '.GLGGLLGLG.';

/** Light (L) and heavy (G) syllables of a line; the last one may be either. A slip in spelling mostly breaks them. */
const metres: Record<string, string> = {
  'ganesh-pancharatnam': panchachamara,
  'sankat-nashan-ganesh-stotra': shloka,
  rudrashtakam: bhujangaprayata,
  'shiv-tandava-stotram': panchachamara,
  'nirvana-shatkam': bhujangaprayata,
  kalabhairavashtakam: 'GLGLGLGLGLGLGL.',
  'mahalakshmi-ashtakam': shloka,
  'saraswati-vandana': 'GGGLLGLGLLLGGGLGGL.',
  'bhavani-ashtakam': bhujangaprayata,
  'annapurna-stotram': 'GGGLLGLGLLLGGGLGGL.',
  achyutashtakam: 'GLGGLGGLGGL.',
  shantakaram: 'GGGGLLLLLGGLGGLG.',
  krishnashtakam: shloka,
  damodarashtakam: bhujangaprayata,
  jagannathashtakam: 'LGGGGGLLLLLGGLLL.',
  suryashtakam: shloka,
  'aditya-hridayam': shloka,
  'navagraha-stotra': shloka,
  'tulsi-namashtakam': shloka,
  'shanaishchara-ashtakam': upajati + upajati,
};

/** Lines in another metre, or freer in the text as it has come down. */
const exceptions: Record<string, string[]> = {
  'sankat-nashan-ganesh-stotra': ['नारद उवाच'],
  rudrashtakam: ['न यावद् उमा', 'रुद्राष्टकमिदं', 'ये पठन्ति नरा'],
  'shiv-tandava-stotram': ['पूजावसान', 'यः शम्भु', 'तस्य स्थिरां', 'लक्ष्मीं सदैव'],
  'annapurna-stotram': ['अन्नपूर्णे सदा', 'ज्ञानवैराग्य', 'माता च पार्वती', 'बान्धवाः'],
  jagannathashtakam: ['जगन्नाथाष्टकं', 'सर्वपाप'],
  'shanaishchara-ashtakam': ['एकस्त्रिधा', 'कोणस्थः', 'सौरिः', 'एतानि', 'शनैश्चरकृता'],
  'aditya-hridayam': ['सुवर्णसदृशो', 'अथ रवि', 'मुदितमनाः', 'निशिचर', 'सुरगण'],
};

const promises =
  /guarante|sure to|will bring|ensures?\b|blessed with|never fail|gets? rid|\bcures?\b|\bmust\b|\bsins?\b|\bcursed?\b|punish|unlucky|inauspicious|impure|widow|barren|caste|brahmin|doom|wrath|गारंटी|अवश्य|निश्चित|पाप|शाप|दंड|अशुभ|अपवित्र|विधवा|बाँझ|ब्राह्मण|जाति|अनिष्ट|प्रकोप/iu;

function stanzasOf(key: string): readonly AartiStanza[] {
  return aartis.find((aarti) => aarti.key === key)?.stanzas ?? [];
}

function longest({ en, hi }: Words): number {
  return Math.max(en.length, hi.length);
}

function sentences(text: string, end: RegExp): number {
  return text.split(end).length;
}

/**
 * The syllables of a line of Sanskrit, L for light and G for heavy: heavy with a long vowel, with anusvara or visarga,
 * or before two consonants.
 */
function weights(line: string): string {
  const letters = line.replace(/[^\u0901-\u0963]|ऽ/gu, '');
  const syllables = [
    ...letters.matchAll(
      /(?<onset>(?:[क-ह]्)*)(?:[क-ह](?<sign>[\u093e-\u094c]?)|(?<vowel>[अ-ऌएऐओऔ]))(?<mark>[ंः]?)(?<coda>(?:[क-ह]्$)?)/gu,
    ),
  ].map(({ groups = {} }) => groups);
  return syllables
    .map(({ sign = '', vowel = '', mark, coda }, index) => {
      const long = /[आईऊएऐओऔाीूेैोौ]/u.test(vowel + sign);
      return long || mark || coda || syllables[index + 1]?.['onset'] ? 'G' : 'L';
    })
    .join('');
}
