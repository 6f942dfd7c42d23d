import { describe, expect, test } from 'vitest';
import { settingsFor } from '../panchang/settings.ts';
import type { CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { festivalsBetween } from './festivals-between.ts';
import { festivalName, festivalOf, festivals, readFestivalId, type FestivalId } from './festivals.ts';
import { findFestivals } from './find-festivals.ts';
import { reasonText } from './reason-text.ts';

const delhi = settingsFor(defaultPlace);

describe('the table of festivals', () => {
  test('has the festivals that other parts ask for by id', () => {
    const asked =
      'basant_panchami maha_shivaratri holi gudi_padwa ram_navami mahavir_jayanti buddha_purnima rath_yatra guru_purnima raksha_bandhan janmashtami ganesh_chaturthi sharad_navratri maha_ashtami maha_navami dussehra valmiki_jayanti karwa_chauth dhanteras naraka_chaturdashi diwali govardhan_puja bhai_dooj chhath_puja guru_nanak_jayanti makar_sankranti pongal vaisakhi vishu onam thaipusam guru_ravidas_jayanti dayanand_saraswati_jayanti maharana_pratap_jayanti hanuman_jayanti akshaya_tritiya nag_panchami hartalika_teej'.split(
        ' ',
      );
    expect(asked.filter((id) => readFestivalId(id) === undefined)).toEqual([]);
  });

  test('names each in both scripts, and none twice', () => {
    for (const { names, id } of festivals) {
      expect(names.en, id).toMatch(/^[\p{Script=Latin} ,()-]+$/u);
      expect(names.hi, id).toMatch(/^[\p{Script=Devanagari} ,()]+$/u);
    }
    expect(new Set(festivals.map(({ names }) => names.en)).size).toBe(festivals.length);
    expect(new Set(festivals.map(({ names }) => names.hi)).size).toBe(festivals.length);
  });

  test('lets festivals follow only festivals that it knows', () => {
    const followed = festivals.flatMap(({ rule }) => (rule.kind === 'after' ? [rule.festival] : []));
    expect(followed.filter((id) => readFestivalId(id) === undefined)).toEqual([]);
    expect(followed).toContain('holika_dahan');
  });

  test('knows no festival under other words', () => {
    expect(readFestivalId('Diwali')).toBeUndefined();
    expect(readFestivalId(7)).toBeUndefined();
    expect(festivalName('diwali', 'hi')).toBe('दीपावली (लक्ष्मी पूजा)');
    expect(festivalOf('holi').rule).toMatchObject({ kind: 'after', festival: 'holika_dahan' });
  });
});

describe('reasons in words', () => {
  const reasons = festivalsBetween('2022-01-01' as CivilDate, '2031-12-31' as CivilDate, delhi).flatMap(
    ({ rule, alternatives }) => [rule, ...alternatives.map(({ why }) => why)],
  );

  test('are whole sentences in either language and leave nothing unsaid', () => {
    const english = new Set(reasons.map((reason) => reasonText(reason, 'en')));
    const hindi = new Set(reasons.map((reason) => reasonText(reason, 'hi')));
    for (const text of english) {
      expect(text).toMatch(/^[A-Z].+\.$/u);
      expect(text).not.toMatch(
        /undefined|null|NaN|TODO|FIXME|TBD|lorem|placeholder|\{|\}| {2}|\p{Script=Devanagari}/iu,
      );
    }
    for (const text of hindi) {
      expect(text).toMatch(/।$/u);
      expect(text).not.toMatch(/[A-Za-z{}]| {2}/u);
    }
  });

  test('say whose usage it is, when the tithi is, the hour and the decision', () => {
    const [diwali] = festivalsBetween('2024-10-31' as CivilDate, '2024-10-31' as CivilDate, delhi, {
      ids: ['diwali'],
    });
    if (diwali === undefined) throw new Error('There is a Diwali on 31 October 2024.');
    expect(reasonText(diwali.rule, 'en')).toBe(
      'Kartika amavasya lasts from 31 October, 3:53 pm to 1 November, 6:17 pm (New Delhi time). The deciding time is the evening (pradosha, the first fifth of the night); a part of it falls within that span on each of two days, and the day with the larger part is taken.',
    );
    expect(reasonText(diwali.rule, 'hi', 'नई दिल्ली')).toBe(
      'कार्तिक अमावस्या 31 अक्टूबर, दोपहर 3:53 से 1 नवंबर, शाम 6:17 तक है (नई दिल्ली समय)। निर्णायक समय प्रदोष (रात का पहला पाँचवाँ भाग) है; उसका कुछ भाग दोनों दिन इस अवधि में है, इसलिए अधिक भाग वाला दिन लिया जाता है।',
    );
    expect(reasonText(diwali.rule, 'hi')).toContain('(स्थानीय समय)');
  });

  test('tell times to the nearest minute, as the panchang of the day does', () => {
    const [some] = reasons;
    if (some === undefined) throw new Error('There are festivals in ten years.');
    const told = {
      ...some,
      anchor: { kind: 'tithi', month: 1, tithi: 9, isAdhika: false } as const,
      from: Date.UTC(2026, 2, 26, 6, 20, 29),
      to: Date.UTC(2026, 2, 26, 23, 59, 40),
      timeZone: 'UTC',
    };
    expect(reasonText(told, 'en')).toContain('from 26 March, 6:20 am to 27 March, 12:00 am');
  });
});

describe('finding festivals', () => {
  test.each<[string, FestivalId[]]>([
    ['diwali', ['diwali']],
    ['Deepavali', ['diwali']],
    ['dipawali', ['diwali']],
    ['दीवाली', ['diwali']],
    ['दिवाली', ['diwali']],
    ['दीपावली', ['diwali']],
    ['laxmi pooja', ['diwali']],
    ['karva chauth', ['karwa_chauth']],
    ['करवाचौथ', ['karwa_chauth']],
    ['rakhi', ['raksha_bandhan']],
    ['रक्षाबंधन', ['raksha_bandhan']],
    ['janmashtmi', ['janmashtami']],
    ['mahashivratri', ['maha_shivaratri']],
    ['2027 mein holi kab hai?', ['holi']],
    ['when are Diwali and bhai dooj next year', ['diwali', 'bhai_dooj']],
    ['छोटी दिवाली', ['naraka_chaturdashi']],
    ['chaitra navratri', ['chaitra_navratri']],
    ['मकर संक्रांति', ['makar_sankranti']],
    ['nirjala', ['nirjala_ekadashi']],
    ['dassehra', ['dussehra']],
  ])('%s', (text, ids) => {
    expect(findFestivals(text)).toEqual(ids);
  });

  test('a beginning finds every festival that it begins', () => {
    expect(findFestivals('ganesh')).toEqual(expect.arrayContaining(['ganesh_chaturthi', 'ganesh_visarjan']));
    expect(findFestivals('ekadashi').length).toBeGreaterThanOrEqual(26);
  });

  test('nothing is found in what names nothing', () => {
    for (const text of ['', '   ', '😀', 'which wall for a mirror', '12345'])
      expect(findFestivals(text), text).toEqual([]);
  });

  test('every festival is found by its own names', () => {
    for (const { id, names } of festivals) {
      expect(findFestivals(names.en), names.en).toContain(id);
      expect(findFestivals(names.hi), names.hi).toContain(id);
    }
  });
});
