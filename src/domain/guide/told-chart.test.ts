import { describe, expect, test } from 'vitest';
import type { CivilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';
import { periodAskedFor, rashisIn, readToldChart, starsOfCouple } from './told-chart.ts';

const today = '2026-11-27' as CivilDate;
const answerTo = (question: string) => answerAnyQuestion(question, { today });

describe('what a question tells of a chart', () => {
  test.each([
    ['Libra ascendant with Mars in the 7th', { lagna: 7, placed: { graha: 'mars', house: 7 } }],
    ['mithun lagn me shukra 12ve bhav me', { lagna: 3, placed: { graha: 'venus', house: 12 } }],
    ['कन्या लग्न, शनि सप्तम भाव में', { lagna: 6, placed: { graha: 'saturn', house: 7 } }],
    ['lagna tula hai, neelam pehnu?', { lagna: 7, gem: 'saturn' }],
    ['rashi kanya, meri beti kanya hai', {}],
    ['mars and venus in the 7th and 8th house', {}],
    ['which house is good for Mars', {}],
  ])('%s', (question, told) => {
    const { lagna, placed, gem } = readToldChart(question);
    expect({ ...(lagna && { lagna }), ...(placed && { placed }), ...(gem && { gem }) }).toEqual(told);
  });

  test('signs that are also names are Moon signs beside the word alone', () => {
    expect(rashisIn('dono ki rashi kanya')).toEqual([6]);
    expect(rashisIn('tula rashi aur simha rashi')).toEqual([5, 7]);
    expect(rashisIn('kanya pujan kab hai')).toEqual([]);
  });

  test.each([
    ['राहु महादशा में गुरु की अंतर्दशा कितने दिन की', { great: 'rahu', small: 'jupiter' }],
    ['how long is Venus antardasha in Saturn mahadasha', { great: 'saturn', small: 'venus' }],
    ['how long is the mahadasha of Saturn', undefined],
    ['shani me rahu ki antardasha kaisi hoti hai', undefined],
  ])('whose small period is asked for: %s', (question, periods) => {
    expect(periodAskedFor(question)).toEqual(periods);
  });

  test('a couple has two nakshatras, or one that is both’s', () => {
    expect(starsOfCouple('girl Jyeshtha, boy Ashwini')).toEqual([18, 1]);
    expect(starsOfCouple('dono ka nakshatra rohini hai')).toEqual([4, 4]);
    expect(starsOfCouple('mera nakshatra rohini hai')).toBeUndefined();
  });
});

describe('the guide answers from it', () => {
  test.each([
    [
      'Libra ascendant with Mars in the 7th, must I marry a banana tree?',
      /Mesha.*own sign.*counts as manglik.*lifted.*no tree/s,
    ],
    ['makar lagna me mangal 3rd house me hai, manglik hua kya', /Meena.*manglik nahi gina jata/s],
    ['मकर लग्न में मंगल सातवें भाव में', /कर्क.*नीच.*भाव 4, 11/s],
    ['mesh lagna rahu 2nd house me', /Vrishabha.*uchch ka/s],
    ['karka lagna moon in 11th house', /Vrishabha, and Moon there is exalted/],
    ['mithun lagna budh 4th house me', /Kanya rashi.*Budh uchch ka/],
    ['वृश्चिक लग्न है, पन्ना पहनूँ या नहीं', /भाव 8, 11 का स्वामी.*न पहनने को/s],
    ['tula lagna hai neelam pehnu kya', /bhav 4, 5 ka swami.*yogakarak.*zaroori nahi/s],
    ['can a dhanu lagna wear emerald', /houses 7, 10.*opinions differ/s],
    ['meri mesh lagna hai moonga pehnu', /bhav 1, 8.*shubh bhav/s],
    ['राहु महादशा में गुरु की अंतर्दशा कितने दिन की होती है', /2 वर्ष 4 महीने 24 दिन/],
    ['length of Venus antardasha in Saturn mahadasha', /3 years, 2 months\*\*/],
    ['लड़का अश्विनी का और लड़की ज्येष्ठा की, नाड़ी मिलती है?', /नाड़ी \(आदि–आदि\): 8 में से 0/],
    ['ladka ladki ki rashi kanya, uttara phalguni aur hasta, nadi dosh hai?', /26 gun\.\*\*.*rashi ek hai/s],
    ['rohini girl and ashwini boy compatible?', /^\*\*Ashwini \(boy\) and Rohini \(girl\)/],
  ])('%s', async (question, said) => {
    const { answer, answered } = await answerTo(question);
    expect(answered).toBe('yes');
    expect(answer.replaceAll(/ (?:and|aur|और) /g, ', ')).toMatch(
      new RegExp(said.source.replaceAll(' and ', ', '), said.flags),
    );
  });

  test.each([
    ['is saturn retrograde now', /27 July 2026 to 11 December 2026.*so now/],
    ['mercury retrograde dates in february 2027', /9 February 2027 to 3 March 2027/],
    ['is jupiter retrograde in july 2027', /^Not between 1 July 2027 and 31 July 2027:.*2028/s],
    ['shani kab margi hoga', /11 December 2026 tak/],
    ['when does rahu go retrograde', /always moves backward/],
    ['शुक्र अस्त कब से कब तक है 2027', /22 जुलाई 2027 से 9 सितंबर 2027/],
    ['rashi for the name Kiran', /“Kiran” belongs to Mithuna/],
    ['beti ka naam r se nikla hai konsi rashi', /Tula rashi ka hai.*Chitra.*Swati/],
    ['किरण नाम की राशि क्या है', /मिथुन राशि का/],
  ])('of the sky of every place: %s', async (question, said) => {
    const { answer, kind } = await answerTo(question);
    expect(kind).toBe('sky');
    expect(answer).toMatch(said);
  });

  test.each([
    'meri kundli me shani vakri hai kya matlab',
    'nakshatra kya hota hai',
    'budh vakri hone se kya hota hai',
    'mera naam sita hai',
    'स्वाति नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से रखें',
    'बेटी की राशि सिंह है नाम म से रख सकते हैं क्या',
    'baby boy born in rohini nakshatra 2nd charan. name letter pls',
    'which gem for simha lagna',
  ])('what tells of no chart is left to others: %s', async (question) => {
    expect((await answerTo(question)).answer).not.toMatch(/By its sound|retrograde from|owns house/);
  });
});
