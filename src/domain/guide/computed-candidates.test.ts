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

test.each([
  ['I am leo moon sign, is shani dhaiya on me', /^\*\*Yes, Saturn’s Dhaiya/],
  ['simha rashi par sade sati hai kya', /^\*\*Nahi, Simha rashi ki sade sati/],
])('of Saturn first that is told which is asked for: %s', async (question, told) => {
  expect((await answerAnyQuestion(question, { today })).answer).toMatch(told);
});

test.each([
  ['what tithi is it today in delhi', /Krishna Pratipada/],
  ['nakshatra on 25 december 2026 chennai, need for a function', /Punarvasu/],
  ['pune me 27 nov ko chand kitne bje niklega', /8:52 pm/],
  ['kal subah suraj kitne bje niklega varanasi me', /6:2\d am/],
])('the almanac of a day is told however it is asked for: %s', async (question, told) => {
  const answer = await answerAnyQuestion(question, { today });
  expect(answer.kind).toBe('calendar');
  expect(answer.answer).toMatch(told);
});

test.each([
  ['बाईस जुलाई 1988 दोपहर एक बजकर दस मिनट, पटना में जन्म। मेरा लग्न कौन सा है', /तुला/],
  [
    'I was born third of march nineteen ninety two at quarter past seven in the morning in Nagpur, whats my moon sign',
    /Kumbha/,
  ],
])('a birth may be told in words: %s', async (question, told) => {
  expect((await answerAnyQuestion(question, { today })).answer).toMatch(told);
});

test('what is asked beside a date is told too', async () => {
  const { kind, answer } = await answerAnyQuestion('lohri 2027 date and us din aag me kya dalte h', {
    today,
  });
  expect(kind).toBe('calendar');
  expect(answer).toMatch(/2027/);
  expect(answer).toMatch(/til|gur|gud|rewdi|revdi|moongphali/i);
});

test('a period is told again when only its time is asked for', async () => {
  const previousMessages = ['my moon sign is aries', 'am i in sade sati'].map((text) => ({
    text,
    sender: 'user' as const,
  }));
  const { answer } = await answerAnyQuestion('till when?', { today, previousMessages });
  expect(answer).toMatch(/until May 2032/);
});

test.each([
  [
    'guru gochar tula rashi walo ke liye kaisa rahega',
    /^\*\*Guru abhi Simha me, Tula se bhav 11, 25 January 2027 tak: sahayak/,
  ],
  ['शनि का गोचर वृषभ राशि के लिए', /^\*\*शनि अभी मीन में, वृषभ से भाव 11,/],
])('how a transit stands to a Moon sign is computed: %s', async (question, told) => {
  const { kind, answer } = await answerAnyQuestion(question, { today });
  expect(kind).toBe('sky');
  expect(answer).toMatch(told);
});

test.each([
  [
    ['when does jupiter change sign next', 'my moon sign is libra, so for me?'],
    /^\*\*Jupiter is now in Simha, house 11 from Tula/,
  ],
  [['sade sati kya hai', 'meri rashi mesh hai'], /^\*\*Haan, Mesha rashi ki sade sati/],
])(
  'a sign that is told after a question of the sky is what it is asked for: %s',
  async ([first = '', then = ''], told) => {
    const previousMessages = [{ sender: 'user' as const, text: first }];
    expect((await answerAnyQuestion(then, { today, previousMessages })).answer).toMatch(told);
  },
);

test.each([
  ['Both me and my fiance are manglik. does it cancel out', 'mangal-dosh-cancel'],
  ['mangal kis kis ghar me ho to manglik hote h? mera 4th me h', 'mangal-dosh'],
])('what was read from a chart already asks for no birth: %s', async (question, topic) => {
  const { answered, topics } = await answerAnyQuestion(question, { today });
  expect(answered).toBe('yes');
  expect(topics).toContain(topic);
});

test.each([
  ['is there extra month in 2026? can we do housewarming in that', 'adhik-maas'],
  ['तारा डूबा हुआ है बोल के पंडित ने शादी की तारीख नहीं दी, ये तारा डूबना क्या है?', 'combust'],
])('a time in which such things wait is told, and no date: %s', async (question, topic) => {
  expect((await answerAnyQuestion(question, { today })).topics).toContain(topic);
});

test.each(['shaadi ka muhurat kharmas ke baad', 'griha pravesh muhurat december'])(
  'a date that is asked for is computed: %s',
  async (question) => {
    expect((await answerAnyQuestion(question, { today })).kind).toBe('muhurat');
  },
);

test.each([
  ['sade sati me shaadi kar sakte hai kya', /vivah, pariksha/],
  ['is it wise to sit an exam in sade sati', /exam/],
])('a step of life in Sade Sati is told of, not where Saturn stands: %s', async (question, told) => {
  const { kind, answer } = await answerAnyQuestion(question, { today });
  expect(kind).toBe('topic');
  expect(answer).toMatch(told);
});

test.each([
  ['what is Rohini nakshatra good for', /^\*\*Rohini is a fixed/],
  ['पुष्य नक्षत्र किस काम के लिए अच्छा होता है', /^\*\*पुष्य क्षिप्र/],
])('what a nakshatra is good for is no question whether it is good: %s', async (question, told) => {
  expect((await answerAnyQuestion(question, { today })).answer).toMatch(told);
});
