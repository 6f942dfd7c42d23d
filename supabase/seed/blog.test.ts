import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doorPadas } from '#domain/vaastu/door-padas.ts';
import { placements } from '#domain/vaastu/placements.ts';
import { blogCategories, blogPosts } from './blog/index.ts';
import type { PostWords } from './words.ts';

type Language = 'en' | 'hi';
type Page = PostWords & { page: string; language: Language };

const pages: Page[] = blogPosts.flatMap((post) =>
  (['en', 'hi'] as const).map((language) => ({
    ...post[language],
    page: `${post.key} (${language})`,
    language,
  })),
);
const publicFolder = new URL('../../public/', import.meta.url);

describe('the posts', () => {
  test('are at least twelve in each language, each key and each address once', () => {
    expect(blogPosts.length).toBeGreaterThanOrEqual(12);
    expect(repeated(blogPosts.map(({ key }) => key))).toEqual([]);
    expect(repeated(pages.map(({ slug }) => slug))).toEqual([]);
    expect(pages.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80)).toEqual(
      [],
    );
  });

  test('stand in known categories, none of which is empty, two or three of them featured', () => {
    const known = blogCategories.map(({ slug }) => slug);
    expect(repeated(known)).toEqual([]);
    expect(blogPosts.filter(({ category }) => !known.includes(category))).toEqual([]);
    expect(known.filter((slug) => blogPosts.every(({ category }) => category !== slug))).toEqual([]);
    const featured = blogPosts.filter((post) => post.featured).length;
    expect([2, 3]).toContain(featured);
  });

  test('are listed in the order of their days', () => {
    const days = blogPosts.map(({ publishedOn }) => publishedOn);
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))).toEqual(
      [],
    );
    expect(days).toEqual(days.toSorted());
  });

  test('leave no field empty, and have titles and descriptions that a list of results shows whole', () => {
    const wrong = pages.filter(
      ({ title, excerpt, metaTitle, metaDescription, tags, content }) =>
        [title, excerpt, metaTitle, metaDescription, content, ...tags].some((text) => text.trim() === '') ||
        title.length > 100 ||
        excerpt.length > 300 ||
        metaTitle.length > 65 ||
        metaDescription.length < 70 ||
        metaDescription.length > 170,
    );
    expect(named(wrong)).toEqual([]);
  });

  test('have two to six tags each, none twice', () => {
    const wrong = pages.filter(({ tags }) => tags.length < 2 || tags.length > 6 || repeated(tags).length > 0);
    expect(named(wrong)).toEqual([]);
  });

  test('are 600 to 1,200 words long', () => {
    const counts = pages.map(({ page, content }) => ({ page, words: content.trim().split(/\s+/u).length }));
    expect(counts.filter(({ words }) => words < 600 || words > 1200)).toEqual([]);
  });
});

describe('their language', () => {
  test('is the script of the page', () => {
    const inWrongScript = pages.filter(({ language, title, excerpt, content }) => {
      const text = `${title} ${excerpt} ${withoutAddresses(content)}`;
      return language === 'en' ? devanagari.test(text) : (text.match(latinWord) ?? []).length > 0;
    });
    expect(named(inWrongScript)).toEqual([]);
  });

  test('is normalised, without anything that cannot be seen or turns the direction of the text', () => {
    const wrong = pages.filter((page) =>
      textsOf(page).some(
        (text) => text !== text.normalize('NFC') || /\p{Cf}|\u00a0|\ufffd|[ \t]{2}|[ \t]\n/u.test(text),
      ),
    );
    expect(named(wrong)).toEqual([]);
  });

  test('has no sign of Devanagari where none can stand', () => {
    const slips = /(?:^|[\s“"(,।॥*[-])[\u093c-\u094d\u0900-\u0903]|[\u093e-\u094c]{2}|\u094d[\s,।]/u;
    expect(named(pages.filter((page) => textsOf(page).some((text) => slips.test(text))))).toEqual([]);
  });

  test('has its full stops in its own script', () => {
    const wrong = pages.filter(
      ({ language, content }) => language === 'hi' && /\p{Script=Devanagari}\.(?:\s|$)/u.test(content),
    );
    expect(named(wrong)).toEqual([]);
  });

  test.each(unwelcome())('$why', ({ words }) => {
    const said = pages.flatMap((page) =>
      textsOf(page).flatMap((text) => (text.match(words) ?? []).map((word) => `${page.page}: ${word}`)),
    );
    expect(said).toEqual([]);
  });
});

describe('their markdown', () => {
  test('begins its headings at the second level and skips none', () => {
    const wrong = pages.filter(({ content }) => {
      const levels = [...content.matchAll(/^(#+) /gmu)].map(([, signs = '']) => signs.length);
      return (
        levels.length < 3 ||
        levels[0] !== 2 ||
        levels.some((level, index) => level < 2 || level > 3 || level > (levels[index - 1] ?? 2) + 1)
      );
    });
    expect(named(wrong)).toEqual([]);
  });

  test('holds no HTML', () => {
    expect(named(pages.filter(({ content }) => /<\/?[a-z!]/iu.test(content)))).toEqual([]);
  });

  test('leads to addresses of the app that exist, in the language of the page, or to https', () => {
    const slugs = { en: slugsOf('en'), hi: slugsOf('hi') };
    const broken = pages.flatMap(({ page, language, content }) =>
      links(content)
        .filter(({ isPicture, href }) => !isPicture && !leadsSomewhere(href, slugs[language]))
        .map(({ href }) => `${page}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  test('leads on to at least one other post, and never to itself', () => {
    const wrong = pages.filter(({ slug, content }) => {
      const posts = links(content).filter(({ href }) => href.startsWith('/blog/'));
      return posts.length === 0 || posts.some(({ href }) => href === `/blog/${slug}`);
    });
    expect(named(wrong)).toEqual([]);
  });

  test('shows only figures that are there, in the language of the page, each told in words', () => {
    const drawn = new Set(readdirSync(new URL('figures/', publicFolder)));
    const wrong = pages.flatMap(({ page, language, content }) =>
      links(content)
        .filter(({ isPicture }) => isPicture)
        .filter(
          ({ href, text }) =>
            !href.startsWith('/figures/') ||
            !href.endsWith(`-${language}.svg`) ||
            !drawn.has(href.slice('/figures/'.length)) ||
            text.length < 20,
        )
        .map(({ href }) => `${page}: ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  test('gives a figure a paragraph of its own', () => {
    const wrong = pages.filter(({ content }) =>
      content.split('\n\n').some((block) => block.includes('![') && !/^!\[[^\]]+\]\([^)]+\)$/u.test(block)),
    );
    expect(named(wrong)).toEqual([]);
  });

  test('has tables whose rows are all of one width', () => {
    const wrong = pages.filter(({ content }) =>
      content
        .split('\n\n')
        .filter((block) => block.startsWith('|'))
        .some((block) => new Set(block.split('\n').map((row) => row.split('|').length)).size !== 1),
    );
    expect(named(wrong)).toEqual([]);
  });

  test('names its sources at the end', () => {
    const wrong = pages.filter(({ language, content }) => {
      const last = content.split(/^## /mu).at(-1) ?? '';
      return (
        !last.startsWith(language === 'en' ? 'Sources\n' : 'स्रोत\n') ||
        !/^- /mu.test(last) ||
        last.length < 150
      );
    });
    expect(named(wrong)).toEqual([]);
  });

  test('has the same headings, figures, tables and steps in both languages', () => {
    const wrong = blogPosts.filter(({ en, hi }) => shapeOf(en.content) !== shapeOf(hi.content));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('of vaastu says that it is tradition and no promise', () => {
    const silent = blogPosts
      .filter(({ category }) => category !== 'festivals')
      .filter(
        ({ en, hi }) =>
          !en.content.includes('This is traditional guidance, not science or a promise.') ||
          !hi.content.includes('यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।'),
      );
    expect(silent.map(({ key }) => key)).toEqual([]);
  });
});

describe('the figures', () => {
  const names = readdirSync(new URL('figures/', publicFolder));
  const figures = names.map((name) => ({
    name,
    svg: readFileSync(new URL(`figures/${name}`, publicFolder), 'utf8'),
  }));

  test('are shown by some post, each in both languages', () => {
    const shown = new Set(pages.flatMap(({ content }) => links(content)).map(({ href }) => href));
    expect(names.filter((name) => !shown.has(`/figures/${name}`))).toEqual([]);
    const english = names.filter((name) => name.endsWith('-en.svg')).map((name) => name.slice(0, -7));
    const hindi = names.filter((name) => name.endsWith('-hi.svg')).map((name) => name.slice(0, -7));
    expect(hindi).toEqual(english);
  });

  test('are light, tell what they show, and run and fetch nothing', () => {
    const wrong = figures.filter(
      ({ svg }) =>
        Buffer.byteLength(svg) >= 15_000 ||
        !/<title[^>]*>[^<]{5,}<\/title><desc[^>]*>[^<]{40,}<\/desc>/u.test(svg) ||
        /<script|\son\w+=|javascript:|<image|<foreignObject|href=|@import|url\(/iu.test(svg),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('have labels of at least 14 pixels at a width of 640', () => {
    const small = figures.filter(({ svg }) => {
      const width = Number(/viewBox="0 0 (\d+) /u.exec(svg)?.[1]);
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/gu)].map(
        ([, size]) => (Number(size) * 640) / width,
      );
      return sizes.length === 0 || Math.min(...sizes) < 14;
    });
    expect(small.map(({ name }) => name)).toEqual([]);
  });
});

describe('what they say of the rules', () => {
  test.each(['en', 'hi'] as const)('names the good door places of the table (%s)', (language) => {
    const rows = tableOf('door-padas', language);
    const good = doorPadas.filter(({ classical }) => classical === 'good');
    expect(rows.map(([, id, name]) => ({ id, name }))).toEqual(
      good.map(({ id, name }) => ({ id, name: name[language] })),
    );
  });

  test.each(['en', 'hi'] as const)('ranks bedrooms and guest rooms as the tables do (%s)', (language) => {
    const told = tableOf('childrens-room', language).map(([, place = '', children = '', guests = '']) => ({
      place: placeIds[language].indexOf(place),
      children: readingOf(children, language),
      guests: readingOf(guests, language),
    }));
    const rule = (room: 'children_bedroom' | 'guest_room', place: number) =>
      placements[room].find(({ direction }) => direction === ninePlaces[place]);
    for (const { place, children, guests } of told) {
      const expected = [rule('children_bedroom', place), rule('guest_room', place)];
      [children, guests].forEach(({ verdict, differs }, index) => {
        expect(expected[index]?.disputed, ninePlaces[place]).toBe(differs);
        expect(verdict ?? expected[index]?.verdict, ninePlaces[place]).toBe(expected[index]?.verdict);
      });
    }
    expect(told).toHaveLength(9);
  });

  test.each(['en', 'hi'] as const)('ranks the main bedroom as the table does (%s)', (language) => {
    const told = tableOf('head-direction', language).flatMap(([, names = '', seen = '']) =>
      names.split(', ').map((name) => ({ name: name.toLowerCase(), ...readingOf(seen, language) })),
    );
    expect(told).toHaveLength(9);
    for (const { name, verdict } of told) {
      const place = placeIds[language].findIndex((one) => one.toLowerCase() === name);
      const rule = placements.master_bedroom.find(({ direction }) => direction === ninePlaces[place]);
      expect(verdict, name).toBe(rule?.verdict);
    }
  });

  test('draws the kitchen with the verdicts of the table', () => {
    const words = {
      ideal: 'ideal',
      acceptable: 'acceptable',
      avoid: 'better avoided',
      severe: 'strongly advised',
    };
    const figure = readFileSync(new URL('figures/kitchen-placement-en.svg', publicFolder), 'utf8');
    for (const [verdict, word] of Object.entries(words)) {
      const drawn = figure.split(`>${word}<`).length - 1;
      expect(drawn, word).toBe(placements.kitchen.filter((place) => place.verdict === verdict).length);
    }
  });
});

/** Words that no post may use, with the reason. */
function unwelcome(): { why: string; words: RegExp }[] {
  return [
    {
      why: 'promises no effect: a tradition cannot vouch for health, money or luck',
      words:
        /guarante\w*|will (?:bring|attract|increase|remove|ensure)|ensures? (?:health|wealth|success|prosperity)|sure to|never fails?|100 ?%|proven|scientifically|गारंटी|पक्का फ़ायदा|ज़रूर मिले|लाभ होगा|चमत्कार|वैज्ञानिक रूप/giu,
    },
    {
      why: 'frightens nobody: somebody lives in the home that is read about',
      words:
        /curs(?:e|ed)\b|doom\w*|ruin\w*|danger(?:ous)? (?:for|to) (?:your|the) famil\w*|fatal|disaster|calamity|misfortune|bad luck|evil|negative energ\w*|शाप|श्राप|अनिष्ट|विनाश|सर्वनाश|तबाही|अकाल मृत्यु|मृत्यु|प्रकोप|नकारात्मक ऊर्जा|बुरी नज़र|अपशकुन|मनहूस/giu,
    },
    {
      why: 'shames nobody and ranks no one by birth, sex or fortune',
      words:
        /\bsin(?:s|ful)?\b|impure|polluted|inauspicious|widow\w*|barren|caste|male child|\bsons?\b|पाप|अपवित्र|अशुद्ध|अशुभ|विधवा|बाँझ|जाति|पुत्र-?प्राप्ति|पुत्र रत्न/giu,
    },
    {
      why: 'cures nothing: for that there are doctors',
      words: /\bcures?\b|\bheals?\b|रोग दूर|रोग-?मुक्त|बीमारी दूर/giu,
    },
    {
      why: 'hurries nobody and sells nothing',
      words: /buy now|order now|limited offer|hurry|best price|अभी ख़रीदें|जल्दी करें|सीमित समय/giu,
    },
  ];
}

const devanagari = /\p{Script=Devanagari}/u;
/** Latin words that stay as they are in Hindi: names of the product, of doors and of the letter on the wheel. */
const latinWord = /(?<![A-Za-z])(?!(?:Disha|N|[ESWN]\d)(?![A-Za-z0-9]))[A-Za-z][A-Za-z0-9]*/gu;

const routes = ['/chat', '/upload', '/add-property', '/events', '/hindu-festivals', '/hindu-aartis', '/blog'];

function leadsSomewhere(href: string, slugs: ReadonlySet<string>): boolean {
  if (href.startsWith('/blog/')) return slugs.has(href.slice('/blog/'.length));
  return routes.includes(href) || /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/|$)/u.test(href);
}

function links(content: string): { isPicture: boolean; text: string; href: string }[] {
  return [...content.matchAll(/(!?)\[([^\]]*)\]\(([^)]*)\)/gu)].map(([, sign, text = '', href = '']) => ({
    isPicture: sign === '!',
    text,
    href,
  }));
}

function withoutAddresses(content: string): string {
  return content.replaceAll(/\]\([^)]*\)/gu, ']');
}

/** Which kinds of block follow each other: headings, figures, tables with their rows, lists with their items. */
function shapeOf(content: string): string {
  return content
    .split('\n\n')
    .map((block) => {
      if (block.startsWith('## ')) return 'h2';
      if (block.startsWith('![')) return 'figure';
      if (block.startsWith('|')) return `table ${block.split('\n').length}`;
      if (/^(?:- |\d+\. )/u.test(block)) return `list ${block.split('\n').length}`;
      return 'text';
    })
    .join(', ');
}

/** The rows of the first table of a post below its head, as cells; the first cell is what stands before the line. */
function tableOf(key: string, language: Language): string[][] {
  const table = contentOf(key, language)
    .split('\n\n')
    .find((block) => block.startsWith('|'));
  return (table ?? '')
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));
}

const ninePlaces = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'C'] as const;
const placeIds = {
  en: ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west', 'Centre'],
  hi: ['उत्तर', 'ईशान', 'पूर्व', 'आग्नेय', 'दक्षिण', 'नैर्ऋत्य', 'पश्चिम', 'वायव्य', 'बीच'],
};

/** What a cell of a table says of a place: its verdict, if it names one, and whether sources differ. */
function readingOf(cell: string, language: Language): { verdict: string | undefined; differs: boolean } {
  const found = verdictWords[language].find(([word]) => cell.startsWith(word));
  return { verdict: found?.[1], differs: cell.includes(language === 'en' ? 'sources differ' : 'मत अलग') };
}

const verdictWords = {
  en: [
    ['ideal', 'ideal'],
    ['acceptable', 'acceptable'],
    ['fine for short stays', 'acceptable'],
    ['better avoided', 'avoid'],
    ['advised against', 'severe'],
  ],
  hi: [
    ['उत्तम', 'ideal'],
    ['मान्य', 'acceptable'],
    ['कुछ लोग मान लेते हैं', 'acceptable'],
    ['थोड़े दिनों के लिए ठीक', 'acceptable'],
    ['टालना बेहतर', 'avoid'],
    ['साफ़ मना', 'severe'],
  ],
} as const;

function contentOf(key: string, language: Language): string {
  return blogPosts.find((post) => post.key === key)?.[language].content ?? '';
}

function slugsOf(language: Language): ReadonlySet<string> {
  return new Set(blogPosts.map((post) => post[language].slug));
}

function textsOf({ title, excerpt, metaTitle, metaDescription, tags, content }: PostWords): string[] {
  return [title, excerpt, metaTitle, metaDescription, ...tags, content];
}

function named(wrong: readonly Page[]): string[] {
  return wrong.map(({ page }) => page);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
