import { describe, expect, test } from 'vitest';
import { romanise } from './romanise.ts';
import { isOneEditApart, skeletonOf } from './skeleton.ts';
import { transliterateWord } from './transliterate.ts';

describe('transliteration', () => {
  test.each([
    ['रसोई', 'rasoi'],
    ['दक्षिण', 'dakshin'],
    ['कमरा', 'kamra'],
    ['परंपरा', 'parampara'],
    ['ब्रह्मस्थान', 'brahmasthaan'],
    ['मुख्य', 'mukhya'],
    ['ज़्यादातर', 'zyaadaatar'],
  ])('%s is spoken %s', (word, spoken) => {
    expect(transliterateWord(word)).toBe(spoken);
  });

  test('a whole sentence becomes what people type', () => {
    expect(romanise('रसोई दक्षिण में ठीक है। शौचालय उत्तर-पूर्व में नहीं।')).toBe(
      'Kitchen south me theek hai. Toilet north-east me nahi.',
    );
  });

  test.each([
    ['अच्छा क्रिस्टल', 'Achha crystal'],
    ['नीचे दीवार से दूर लगाएँ', 'Neeche deewar se dur lagayein'],
    ['शास्त्रीय नक़्शे में चंद्र की ओर', 'Shastriya nakshe me chandra ki taraf'],
    ['नई बातें चाहिए, चाहती नहीं', 'Nai baatein chahiye, chahti nahi'],
  ])('%s is written %s', (hindi, typed) => {
    expect(romanise(hindi)).toBe(typed);
  });
});

describe('skeleton', () => {
  test.each([
    ['दक्षिण', 'dakshin'],
    ['dakshin', 'daxin'],
    ['darwaza', 'darwaje'],
    ['पूजाघर', 'poojaghar'],
    ['kamra', 'kamre'],
  ])('%s sounds like %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  test.each([
    ['mukhya', 'mukhi'],
    ['mandir', 'andar'],
    ['purab', 'pooja'],
  ])('%s does not sound like %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });

  test('a slip is a letter too many, too few, exchanged, or another vowel', () => {
    expect(isOneEditApart('kicen', 'kticen')).toBe(true);
    expect(isOneEditApart('kicen', 'kicn')).toBe(true);
    expect(isOneEditApart('kicen', 'kcien')).toBe(true);
    expect(isOneEditApart('kicen', 'kican')).toBe(true);
    expect(isOneEditApart('kican', 'kiran')).toBe(false);
    expect(isOneEditApart('kicen', 'toilet')).toBe(false);
  });
});
