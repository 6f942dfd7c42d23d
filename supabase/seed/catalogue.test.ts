import { describe, expect, test } from 'vitest';
import { foundByWords } from '#domain/devotion/found-by-words.ts';
import { pujas } from '#domain/devotion/puja-list.ts';
import { festivalName, festivals } from '#domain/festivals/festivals.ts';
import { howKept } from '#domain/festivals/how-kept.ts';
import { hymnsOfDeities } from '#domain/guide/hymn-asked.ts';
import { allTopics } from '#domain/guide/knowledge/read-all.ts';
import { seedFiles } from '../local/migrate.ts';
import { readFile } from 'node:fs/promises';
import { calendarDays, festivalId, seededYears } from './calendar-days.ts';
import { aartis, contentOf, festivalWords, rituals, tagsOf } from './catalogue.ts';
import { deities } from './deities.ts';
import { seedId } from './seed-id.ts';
import type { Words } from './bilingual.ts';

const deityWords = Object.values(deities).flatMap(({ name, about }) => [name, about]);
const festivalTexts = festivalWords.flatMap(({ name, region, description, significance }) => [
  name,
  region,
  description,
  significance,
]);
const ritualTexts = rituals.flatMap(({ name, description, timing, duration, steps, materials }) => [
  name,
  description,
  timing,
  duration,
  ...pairs(steps),
  ...pairs(materials),
]);
/** All that somebody here has written; the hymns are as they were handed down. */
const ours: Words[] = [...deityWords, ...festivalTexts, ...ritualTexts, ...aartis.map(({ title }) => title)];
const everything = [
  ...ours.flatMap(({ en, hi }) => [en, hi]),
  ...aartis.map(contentOf),
  ...aartis.flatMap(tagsOf),
];

describe('the words', () => {
  test('are there in both languages, each in its own script', () => {
    const wrong = ours.filter(
      ({ en, hi }) => en.trim() === '' || devanagari.test(en) || !devanagari.test(hi),
    );
    expect(wrong).toEqual([]);
  });

  test('of Hindi have no Latin letters left over', () => {
    expect(ours.map(({ hi }) => hi).filter((hi) => /[a-z]/i.test(hi))).toEqual([]);
  });

  test('are normalised, and have no space too many and nothing that cannot be seen', () => {
    const wrong = everything.filter(
      (text) => text !== text.normalize('NFC').trim() || /[ \t]{2}| \n|\p{Cf}|\u00a0/u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('have no sign of Devanagari where none can stand', () => {
    // A dependent sign at the beginning of a word, or two vowel signs together, is a slip of the keyboard.
    const slips = /(?:^|[\s“(,।॥-])[\u093e-\u094d\u0900-\u0903]|[\u093e-\u094c]{2}/u;
    expect(everything.filter((text) => slips.test(text))).toEqual([]);
  });

  test('promise nothing, and frighten and shame nobody', () => {
    const promises =
      /guarante|sure to|will bring|ensures?\b|blessed with|never fail|gets? rid|cures?\b|must\b|sin\b|sins\b|curse|punish|unlucky|inauspicious|impure|widow|barren|caste|brahmin|doom|wrath|गारंटी|अवश्य|निश्चित|पाप|शाप|दंड|अशुभ|अपवित्र|विधवा|बाँझ|ब्राह्मण|जाति|अनिष्ट|प्रकोप/iu;
    expect(ours.flatMap(({ en, hi }) => [en, hi]).filter((text) => promises.test(text))).toEqual([]);
  });
});

describe('festivals', () => {
  test('are many, each once, and each has a rule that finds its day', () => {
    const rules = festivalWords.map(({ rule }) => rule);
    const known = new Set(festivals.map(({ id }) => id));
    expect(rules.length).toBeGreaterThanOrEqual(90);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test('are called as the rules call them, so that a year beyond the seeded ones names them alike', () => {
    const otherwise = festivalWords.filter(
      ({ rule, name }) => name.en !== festivalName(rule, 'en') || name.hi !== festivalName(rule, 'hi'),
    );
    expect(otherwise.map(({ rule }) => rule)).toEqual([]);
  });

  test('that most people keep all have words', () => {
    const told = new Set<string>(festivalWords.map(({ rule }) => rule));
    expect(wellKnown.filter((id) => !told.has(id))).toEqual([]);
  });

  test('are told in two or three sentences', () => {
    const counts = festivalWords.map(({ rule, description }) => ({
      rule,
      counts: [sentences(description.en, '.'), sentences(description.hi, '।')],
    }));
    expect(counts.filter(({ counts: each }) => each.some((count) => count < 2 || count > 3))).toEqual([]);
  });

  test('with a long fast say that health comes first', () => {
    const words = (id: string) => festivalWords.find(({ rule }) => rule === id)?.description.en ?? '';
    const kind = /unwell|ill\b|health comes first/;
    const silent = [
      'nirjala_ekadashi',
      'karwa_chauth',
      'hartalika_teej',
      'chhath_puja',
      'jivitputrika',
    ].filter((id) => !kind.test(words(id)));
    expect(silent).toEqual([]);
  });
});

test('every festival has a guide, a ritual or a word on how it is kept, and none that has one of the two is told again', () => {
  const guided = pujas.flatMap(({ days }) => (days.kind === 'festivals' ? days.ids : []));
  const told = new Set<string>([...guided, ...rituals.map(({ festival }) => festival)]);
  const ids = festivals.map(({ id }) => id);
  expect(ids.filter((id) => !told.has(id) && howKept[id] === undefined)).toEqual([]);
  expect(Object.keys(howKept).filter((id) => told.has(id))).toEqual([]);
});

describe('rituals', () => {
  test('are there for at least twenty-five festivals, all of which have words', () => {
    const told = new Set(festivalWords.map(({ rule }) => rule));
    expect(new Set(rituals.map(({ festival }) => festival)).size).toBeGreaterThanOrEqual(25);
    expect(rituals.filter(({ festival }) => !told.has(festival))).toEqual([]);
  });

  test('have as many steps and things in either language, in lines that need no number of their own', () => {
    for (const { steps, materials, name } of rituals) {
      expect([steps.hi.length, materials.hi.length], name.en).toEqual([steps.en.length, materials.en.length]);
      expect(steps.en.length, name.en).toBeGreaterThanOrEqual(4);
      expect(materials.en.length, name.en).toBeGreaterThanOrEqual(3);
      expect([...steps.en, ...steps.hi].filter((step) => /^[\d०-९•*-]/u.test(step))).toEqual([]);
    }
  });
});

describe('aartis', () => {
  test('are whole: the verses of those whose number is known are all there', () => {
    const chalisa = textOf('hanuman-chalisa')
      .split('\n')
      .filter((line) => /[।॥]$/u.test(line));
    // Forty verses of two lines, two couplets before them and one behind.
    expect(chalisa).toHaveLength(2 * 40 + 6);
    expect(stanzas('madhurashtakam')).toBe(8);
    expect(stanzas('shiva-panchakshara')).toBe(5 + 1);
    expect(stanzas('lingashtakam')).toBe(8 + 1);
    expect(stanzas('mahalakshmi-ashtakam')).toBe(8 + 3);
    expect(stanzas('shri-ramchandra-kripalu')).toBe(5);
  });

  test('are ten and more, in Devanagari alone, each with its own key', () => {
    expect(aartis.length).toBeGreaterThanOrEqual(10);
    expect(new Set(aartis.map(({ key }) => key)).size).toBe(aartis.length);
    expect(aartis.map(contentOf).filter((text) => /[a-z]/i.test(text) || !devanagari.test(text))).toEqual([]);
  });

  test('are found by the names of their festivals in both languages', () => {
    const lakshmi = aartis.find(({ key }) => key === 'om-jai-lakshmi-mata');
    expect(lakshmi && tagsOf(lakshmi)).toEqual(
      expect.arrayContaining(['Diwali (Lakshmi Puja)', 'दीपावली (लक्ष्मी पूजा)', 'Lakshmi aarti']),
    );
    for (const aarti of aartis) {
      const tags = tagsOf(aarti);
      expect(tags.length, aarti.key).toBeLessThanOrEqual(30);
      expect(new Set(tags).size, aarti.key).toBe(tags.length);
      expect(tags.length, aarti.key).toBe(2 * aarti.festivals.length + aarti.words.length);
    }
  });
});

describe('what leads to a hymn', () => {
  const hymns = new Set(aartis.map(({ key }) => seedId(`aartis/${key}`)));

  test('by a topic or a deity of the guide leads to one that is there', () => {
    const links = allTopics().flatMap(({ links: all }) => all);
    const led = [
      ...links.flatMap((link) => link.split('/hindu-aartis?read=')[1] ?? []),
      ...Object.values(hymnsOfDeities).flatMap(({ aarti, chalisa }) => [aarti ?? [], chalisa ?? []].flat()),
    ];
    expect(led.length).toBeGreaterThan(40);
    expect(led.filter((id) => !hymns.has(id))).toEqual([]);
  });

  test('in the steps of a puja names one whose words are there', async () => {
    const guides = await Promise.all(pujas.map(({ load }) => load()));
    const titles = guides
      .flatMap(({ guide }) => guide.steps.map(({ text }) => text.en))
      .filter((text) => text.includes('among the aartis of this app'))
      .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, title]) => title ?? ''));
    expect(titles.length).toBeGreaterThan(20);
    const found = (title: string) =>
      foundByWords(aartis, (aarti) => [aarti.title.en, ...tagsOf(aarti)], title);
    expect([...new Set(titles)].filter((title) => found(title).length === 0)).toEqual([]);
  });
});

describe('the days', () => {
  const days = calendarDays();

  test('have ids of their own, which do not depend on the date that a rule comes to', () => {
    expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
    const diwali = days.find(({ rule, date }) => rule === 'diwali' && date.startsWith('2026'));
    expect(diwali).toEqual({
      id: `${festivalId('diwali').slice(0, 24)}000020260001`,
      rule: 'diwali',
      date: '2026-11-08',
    });
  });

  test('are one a year, but for what goes by Sun and Moon together', () => {
    const years = seededYears.last - seededYears.first + 1;
    const odd = festivalWords
      .map(({ rule }) => ({ rule, count: days.filter((day) => day.rule === rule).length }))
      .filter(({ count }) => count !== years)
      .map(({ rule }) => rule);
    // These fall around the turn of the civil year.
    expect(['vaikuntha_ekadashi', 'guru_gobind_singh_jayanti']).toEqual(expect.arrayContaining(odd));
  });
});

test('a hosted project takes the same files in the same order', async () => {
  const config = await readFile(new URL('../config.toml', import.meta.url), 'utf8');
  const paths = /^sql_paths = \[(.*)\]$/m.exec(config)?.[1];
  expect(paths).toBe(seedFiles.map((path) => `"${path.replace('supabase/', './')}"`).join(', '));
});

const devanagari = /\p{Script=Devanagari}/u;

function pairs({ en, hi }: { en: string[]; hi: string[] }): Words[] {
  return en.map((line, index) => ({ en: line, hi: hi[index] ?? '' }));
}

function sentences(text: string, end: string): number {
  return text.split(`${end} `).length;
}

function textOf(key: string): string {
  return aartis
    .filter((aarti) => aarti.key === key)
    .map(contentOf)
    .join();
}

function stanzas(key: string): number {
  return textOf(key).split('\n\n').length;
}

/** Those that somebody will look for on the first day. */
const wellKnown = (
  'basant_panchami maha_shivaratri holi gudi_padwa ram_navami mahavir_jayanti buddha_purnima rath_yatra guru_purnima ' +
  'raksha_bandhan janmashtami ganesh_chaturthi sharad_navratri maha_ashtami maha_navami dussehra valmiki_jayanti ' +
  'karwa_chauth dhanteras naraka_chaturdashi diwali govardhan_puja bhai_dooj chhath_puja guru_nanak_jayanti ' +
  'makar_sankranti pongal vaisakhi vishu onam thaipusam guru_ravidas_jayanti dayanand_saraswati_jayanti ' +
  'maharana_pratap_jayanti hanuman_jayanti akshaya_tritiya nag_panchami hartalika_teej'
).split(' ');
