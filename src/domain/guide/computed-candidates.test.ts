import { expect, test } from 'vitest';
import type { CivilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';

const today = '2026-11-25' as CivilDate;

test.each([
  [
    'shani mesh rashi me kab aayenge',
    /^\*\*Shani Mesha rashi me 3 June 2027 se 20 October 2027 tak\*\*, phir 23 February 2028/,
  ],
  [
    'shani meen rashi me kab tak rahega',
    /^\*\*Shani Meena rashi me 29 March 2025 se 3 June 2027 tak.*Abhi wahin hai/,
  ],
  ['बृहस्पति कर्क राशि में कब प्रवेश करेगा', /^\*\*गुरु कर्क राशि में 25 जनवरी 2027 से 26 जून 2027 तक/],
  ['When will Jupiter enter Cancer?', /^\*\*Jupiter is in Karka from 25 January 2027/],
  [
    'when does saturn change sign next',
    /Saturn is in Meena .* stays until 3 June 2027 and then moves to Mesha/,
  ],
  ['mangal rashi parivartan kab hai', /Mangal Simha rashi me hai.* phir Karka me/],
])('when a graha comes to a sign is computed: %s', async (question, told) => {
  const { kind, answer } = await answerAnyQuestion(question, { today });
  expect(kind).toBe('sky');
  expect(answer).toMatch(told);
});

test.each(['mera acha samay kab aayega', 'guru purnima kab hai', 'shani 7th house me kab achha hota hai'])(
  'what is no question of the sky is left to others: %s',
  async (question) => {
    expect((await answerAnyQuestion(question, { today })).kind).not.toBe('sky');
  },
);
