import { describe, expect, test } from 'vitest';
import { readCivilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';

const today = readCivilDate('2026-11-27');
if (today === undefined) throw new Error('no day');
const ask = async (question: string) => (await answerAnyQuestion(question, { today })).answer;

describe('a time in which things rest is told with both of its ends', () => {
  test.each([
    ['When does kharmas start and end?', ['16 December 2026', '14 January 2027']],
    ['kharmas kab tak hai', ['16 December 2026', '14 January 2027']],
    ['खरमास कब से कब तक है', ['16 दिसंबर 2026', '14 जनवरी 2027']],
    ['kharmas 2027 dates', ['15 March 2027', '14 April 2027', '16 December 2027']],
    ['kya abhi panchak chal raha hai', ['14 December 2026', '19 December 2026', 'nahi hai']],
    ['पंचक कब है', ['14 दिसंबर 2026', '19 दिसंबर 2026']],
    ['next adhik maas dates', ['15 March 2029', '14 April 2029']],
    ['अधिक मास 2026 कब था', ['17 मई 2026', '15 जून 2026']],
  ])('%s', async (question, told) => {
    const answer = await ask(question);
    for (const each of told) expect(answer).toContain(each);
  });

  test.each([
    'what can I do in kharmas',
    'kharmas me gaadi kharid sakte hain kya',
    'panchak me death ho jaye to kya kare',
    'adhik maas kya hota hai',
    'kharmas ke baad shaadi ka muhurat',
  ])('and not to whoever asks for something else: %s', async (question) => {
    expect(await ask(question)).not.toMatch(/(?:Kharmas|Panchak|Adhik maas) (?:runs|\d)/u);
  });
});
