import { describe, expect, test } from 'vitest';
import { readCivilDate, type CivilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';
import { answerQuestion } from './answer-question.ts';
import { readCalendarQuestion } from './read-calendar-question.ts';

const today = dateOf('2026-11-21');
const mumbai = { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' };
const ask = (question: string, context: Partial<Parameters<typeof answerAnyQuestion>[1]> = {}) =>
  answerAnyQuestion(question, { today, ...context });

describe('festivals', () => {
  test.each([
    ['Diwali 2027 kab hai', 'hinglish', /Shukravar, 29 October 2027/],
    ['When is Karwa Chauth next year in Mumbai?', 'en', /Monday, 18 October 2027\*\* in Mumbai/],
    ['दिवाली 2026 कब है?', 'hi', /रविवार, 8 नवंबर 2026/],
    ['छठ पूजा कब है', 'hi', /4 नवंबर 2027/],
    ['guru nanak jayanti 2026 date', 'en', /24 November 2026/],
    ['diwali kis din hai', 'hinglish', /29 October 2027/],
    ['next purnima kab hai', 'hinglish', /24 November 2026/],
    ['janmashtami 2025 in varanasi', 'en', /16 August 2025\*\* in Varanasi/],
    ['एकादशी दिसंबर 2026 में कब है', 'hi', /4 दिसंबर 2026/],
    ['sawan shivratri kab hai', 'hinglish', /31 July 2027/],
    ['next ekadashi fast is on which date', 'en', /4 December 2026/],
    ['agli ekadashi vrat ki date', 'hinglish', /4 December 2026/],
    ['date of the next ekadashi fast', 'en', /4 December 2026/],
  ])('%s', async (question, language, day) => {
    const told = await ask(question);
    expect([told.intent, told.language]).toEqual(['panchang', language]);
    expect(told.answer).toMatch(day);
    expect(told.verdicts).toEqual([]);
  });

  test('the rule that decided, the place and the sources are told', async () => {
    const { answer, sources } = await ask('When is Diwali 2027?', { place: mumbai });
    expect(answer).toMatch(/in Mumbai\./);
    expect(answer).toMatch(/Why this day: Kartika amavasya lasts from .*pradosha/);
    expect(sources.map(({ kind }) => kind)).toEqual(['classical', 'derived']);
  });

  test.each([
    ['When is Diwali 2024?', /31 October 2024/, /Some keep it on \*\*Friday, 1 November 2024/],
    ['Holi 2026 kab hai', /4 March 2026/, /Kuch log ise \*\*Mangalvar, 3 March 2026/],
  ])('both days are told where traditions part: %s', async (question, day, other) => {
    const { answer } = await ask(question);
    expect(answer).toMatch(day);
    expect(answer).toMatch(other);
  });

  test('without a name those of the day or the month are listed', async () => {
    expect((await ask('aaj kaun sa tyohar hai')).answer).toMatch(/Tulsi Vivah.*\(aaj\)/);
    expect((await ask('which festivals are in March 2027')).answer).toMatch(/- Monday, 22 March 2027: Holi/);
  });

  test.each([
    ['aaj kaun sa vrat hai', '2026-11-27', /Sankashti Chaturthi.*\(aaj\)/],
    ['kal kaun sa tyohar hai', '2026-11-26', /Sankashti Chaturthi.*\(kal\)/],
    ['aaj kaun sa tyohar hai', '2026-08-26', /Onam/],
  ])('a day has the fasts of every month and the festivals of regions: %s', async (question, day, named) => {
    expect((await ask(question, { today: dateOf(day) })).answer).toMatch(named);
  });

  test('today is no part of a name that sounds like it', async () => {
    const { answer } = await ask('आज एकादशी है क्या', { today: dateOf('2026-11-25') });
    expect(answer).toMatch(/^\*\*नहीं, बुधवार, 25 नवंबर 2026 को एकादशी नहीं है/);
    expect(answer).toMatch(/उत्पन्ना एकादशी: शुक्रवार, 4 दिसंबर 2026/);
    expect((await ask('अजा एकादशी 2027 कब है')).answer).toMatch(/28 अगस्त 2027/);
  });

  test.each([
    ['is 10 nov 2026 diwali', /^\*\*No, Diwali.* Tuesday, 10 November 2026.*8 November 2026/s],
    ['is today karwa chauth', /^\*\*No, .*29 October 2026/s],
    ['aaj 24 nov 2026 h, agli ekadashi kab', /^\*\*Utpanna Ekadashi: Shukravar, 4 December 2026/],
    ['kya 19 nov ko ekadashi thi', /^\*\*Nahi, Guruvar, 19 November 2026.*20 November 2026/s],
  ])('a day on which it does not fall is denied, and the nearest one told: %s', async (question, told) => {
    expect((await ask(question)).answer).toMatch(told);
  });

  test('the hour of the Moon is told with the day that it is asked for', async () => {
    const { answer } = await ask('what is the moonrise time on karwa chauth 2026 in mumbai');
    expect(answer).toMatch(/29 October 2026/);
    expect(answer).toMatch(/Moonrise: \*\*8:\d\d pm/);
  });
});

describe('days', () => {
  test.each([
    ['aaj kaunsi tithi hai', /21 November 2026.*Shukla Dwadashi \*\*4:5\d am \(22 November\)\*\* tak/s],
    ['आज राहु काल कब है', /शनिवार, 21 नवंबर 2026.*राहु काल: \*\*9:2\d am – 10:47 am/s],
    ['brahma muhurta kab hai kal', /22 November 2026.*Brahma Muhurta: \*\*5:0\d am/s],
    ['sunrise in London today', /London:\n- Sunrise and sunset: \*\*7:2\d am/],
    ['8 november 2026 ko kaunsi tithi hai', /8 November 2026.*Krishna Chaturdashi \*\*11:2\d am/s],
    ['कल कौन सा नक्षत्र है', /22 नवंबर 2026.*अश्विनी/s],
    ['aaj ka choghadiya batao', /Din me: Kaal 6:4\d am/],
    ['panchang for 2026-12-25', /25 December 2026.*Tithi.*Nakshatra.*Yoga.*Karana.*Rahu Kalam/s],
  ])('%s', async (question, told) => {
    const answer = await ask(question);
    expect(answer.intent).toBe('panchang');
    expect(answer.answer).toMatch(told);
  });

  test('months are told in the asker’s system', async () => {
    const question = 'panchang for 2026-11-05';
    expect((await ask(question, { monthSystem: 'amanta' })).answer).toMatch(/Month: Ashvina \(amanta\)/);
    expect((await ask(question, { monthSystem: 'purnimanta' })).answer).toMatch(
      /Month: Kartika \(purnimanta\)/,
    );
  });

  test('a tithi that meets no sunrise and one that changes at sunrise are said to be so', async () => {
    expect((await ask('tithi on 2025-03-31')).answer).toMatch(/Tritiya begins and ends between two sunrises/);
    expect((await ask('tithi on 2026-06-30')).answer).toMatch(/within a minute and a half of sunrise/);
  });
});

describe('places and times', () => {
  test('a city that is named goes before the asker’s own, and New Delhi stands in with a word about it', async () => {
    expect((await ask('sunrise today in Chennai', { place: mumbai })).answer).toMatch(/Chennai:/);
    expect((await ask('sunrise today', { place: mumbai })).answer).toMatch(/Mumbai:/);
    const unplaced = await ask('sunrise today');
    expect(unplaced.answer).toMatch(/reckoned for New Delhi, as no place was named/);
    expect(unplaced.missing).toEqual(['the city']);
  });

  test.each(['when is diwali 1850', 'diwali 2101 kab hai', 'tithi on 1899-12-31'])(
    'years out of reach are said to be so: %s',
    async (question) => {
      expect((await ask(question)).answer).toMatch(/1900 (?:to|se) 2100/);
    },
  );

  test.each([
    ['aaj', '2026-11-21'],
    ['kal', '2026-11-22'],
    ['kal kaunsi tithi thi', '2026-11-20'],
    ['परसों', '2026-11-23'],
    ['on 8/11/2027', '2027-11-08'],
    ['२५ दिसंबर', '2026-12-25'],
    ['March 3', '2027-03-03'],
    ['3 march 2025', '2025-03-03'],
  ])('"%s" is %s', (words, date) => {
    expect(readCalendarQuestion(words, today).date).toBe(date);
  });

  test.each([
    ['agle saal', '2027-01-01', '2027-12-31'],
    ['is saal', '2026-01-01', '2026-12-31'],
    ['in February', '2027-02-01', '2027-02-28'],
    ['फरवरी 2028', '2028-02-01', '2028-02-29'],
    ['agle mahine', '2026-12-01', '2026-12-31'],
  ])('"%s" is from %s to %s', (words, from, to) => {
    expect(readCalendarQuestion(words, today).span).toEqual({ from, to });
  });
});

test('questions about a home are answered from the rule table', async () => {
  for (const question of ['Is a kitchen in the south-west fine?', 'kitchen south west me']) {
    const { kind, verdicts, sources } = await ask(question);
    expect({ kind, verdicts, sources }, question).toEqual({
      kind: 'place',
      verdicts: answerQuestion(question).verdicts,
      sources: answerQuestion(question).sources,
    });
  }
});

function dateOf(text: string): CivilDate {
  const date = readCivilDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
}
