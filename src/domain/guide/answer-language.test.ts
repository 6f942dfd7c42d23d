import { describe, expect, test } from 'vitest';
import { civilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';
import { answerQuestion } from './answer-question.ts';

const devanagari = /\p{Script=Devanagari}/u;

describe('a language that was chosen for all answers', () => {
  test.each([
    ['Is a kitchen in the south east good?', 'hindi', 'hi'],
    ['What is Diwali?', 'hindi', 'hi'],
    ['hello', 'hindi', 'hi'],
    ['Who will win the cricket world cup?', 'hindi', 'hi'],
    ['mera kitchen south west me hai, kya ye theek hai?', 'hindi', 'hinglish'],
    ['रसोई दक्षिण-पूर्व में ठीक है?', 'english', 'en'],
    ['mera kitchen south west me hai, kya ye theek hai?', 'english', 'en'],
    ['एकादशी कब है?', 'english', 'en'],
  ] as const)('%s is answered in %s', async (question, answerIn, language) => {
    const answer = await answerAnyQuestion(question, { today: civilDate(2026, 11, 24), answerIn });
    expect(answer.language).toBe(language);
    expect(devanagari.test(answer.answer)).toBe(language === 'hi');
  });

  test('changes no verdict', () => {
    const question = 'Is a kitchen in the south east good?';
    const { verdicts } = answerQuestion(question);
    expect(answerQuestion(question, { answerIn: 'hindi' }).verdicts).toEqual(verdicts);
  });
});
