import { describe, expect, test } from 'vitest';
import { readCivilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';
import type { FullAnswer } from './guide-answer.ts';

async function ask(question: string, day = '2026-11-27', ...before: string[]): Promise<FullAnswer> {
  const today = readCivilDate(day);
  if (today === undefined) throw new Error('no day');
  const previousMessages = before.map((text) => ({ sender: 'user' as const, text }));
  return answerAnyQuestion(question, { today, previousMessages });
}

describe('a season that is asked for is told with its first day and its last', () => {
  test.each([
    [
      'when is kharmas',
      '16 December 2026 to Thursday, 14 January 2027',
      '15 March 2027 to Wednesday, 14 April 2027',
    ],
    [
      'kharmas kab hai',
      '16 December 2026 se Guruvar, 14 January 2027 tak',
      '15 March 2027 se Budhvar, 14 April 2027',
    ],
    ['खरमास कब से कब तक है', '16 दिसंबर 2026 से गुरुवार, 14 जनवरी 2027 तक', '15 मार्च 2027 से बुधवार, 14 अप्रैल 2027'],
    ['meena kharmas kab se kab tak', '15 March 2027 se Budhvar, 14 April 2027 tak', 'Mesha Sankranti'],
    [
      'when does chaturmas start and end',
      '14 July 2027 to Wednesday, 10 November 2027',
      'Devshayani Ekadashi',
    ],
    ['चातुर्मास कब से कब तक है', '14 जुलाई 2027 से बुधवार, 10 नवंबर 2027 तक', 'देवउठनी एकादशी'],
    [
      'pitru paksha 2027 kab hai',
      '15 September 2027 se Budhvar, 29 September 2027 tak',
      'Sarva Pitru Amavasya',
    ],
    ['पितृ पक्ष 2026 में कब से कब तक है', '26 सितंबर 2026 से शनिवार, 10 अक्टूबर 2026 तक', 'सर्वपितृ'],
    ['holashtak 2025 kab tha', '7 March 2025 se Guruvar, 13 March 2025 tak', 'Holika Dahan'],
    // No sunrise sees the eighth tithi of this year: its own day counts.
    ['when is holashtak in 2026', '24 February 2026 to Tuesday, 3 March 2026', 'Holika Dahan'],
    ['when is panchak this month', '17 November 2026 to Sunday, 22 November 2026', 'The Moon enters Kumbha'],
    ['अधिक मास कब है', '16 मार्च 2029 से', 'अधिक चैत्र'],
    ['adhik maas 2026', '17 May 2026 to Monday, 15 June 2026', 'Adhika Jyeshtha'],
  ])('%s', async (question, ends, made) => {
    const { kind, answer } = await ask(question);
    expect(kind).toBe('calendar');
    expect(answer).toContain(ends);
    expect(answer).toContain(made);
  });
});

test('whoever asks on a day in it reads that it is on, and otherwise that it is not', async () => {
  expect((await ask('is panchak going on today?')).answer).toMatch(/^\*\*No, Friday, 27 November 2026/u);
  expect((await ask('kya abhi kharmas chal raha hai', '2026-12-20')).answer).toContain('yaani chal raha hai');
});

test.each([
  'kharmas me shaadi kar sakte hai',
  'panchak kya hota hai',
  'what is chaturmas',
  'होलाष्टक में क्या नहीं करते',
])('whoever asks what it is, or what may be done in it, reads of that: %s', async (question) => {
  expect((await ask(question)).kind).toBe('topic');
});

test('what is asked after its days is asked of it, for another place as well', async () => {
  const allowed = await ask('usme kya nahi karna chahiye', undefined, 'kharmas kab hai');
  expect([allowed.kind, allowed.topics]).toEqual(['topic', ['kharmas']]);
  const elsewhere = await ask('aur mumbai me?', undefined, 'panchak kab hai');
  expect([elsewhere.kind, elsewhere.missing]).toEqual(['calendar', []]);
});
