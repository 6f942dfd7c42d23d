import { expect, test } from 'vitest';
import { readCivilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';
import { askedLetters } from './asked-letters.ts';

async function ask(...turns: string[]): Promise<string> {
  const today = readCivilDate('2026-11-27');
  if (today === undefined) throw new Error('no day');
  const previousMessages = turns.slice(0, -1).map((text) => ({ sender: 'user' as const, text }));
  return (await answerAnyQuestion(turns.at(-1) ?? '', { today, previousMessages })).answer;
}

test.each([
  [
    ['Rohini ke akshar batao', 'aur ladki ke liye?'],
    ['Rohini nakshatra ke naam O, Va, Vi, Vu', 'ek hi hain'],
  ],
  [['letters for Rohini nakshatra', 'and names with the second letter?'], ['pada 2 of Rohini begin with Va']],
  [
    ['रोहिणी नक्षत्र के अक्षर बताओ', 'और लड़की के लिए?'],
    ['ओ, वा, वी, वू', 'अक्षर एक ही हैं'],
  ],
  [['रोहिणी नक्षत्र के अक्षर बताओ', 'दूसरे चरण के नाम?'], ['रोहिणी के चरण 2 के नाम वा']],
  [
    ['letters for Rohini nakshatra', 'and names with the second letter?', 'and for a boy?'],
    ['pada 2 of Rohini begin with Va', 'the same for a girl and for a boy'],
  ],
  [['Rohini ke akshar batao', 'aur Purva Phalguni ke?'], ['Purva Phalguni nakshatra ke naam Mo, Ta, Ti, Tu']],
])('the star, and its quarter, are carried into the next turn: %j', async (turns, said) => {
  const answer = await ask(...turns);
  for (const words of said) expect(answer).toContain(words);
});

test('another question after the letters is answered for itself', async () => {
  expect(await ask('Rohini ke akshar batao', 'aur kitchen kahan ho?')).toMatch(/^Kitchen/u);
});

test.each([
  ['naam ke akshar batao ashwini pada 2', 2],
  ['ashwini 3rd pada letters', 3],
  ['first letter of the name for rohini', undefined],
  ['अश्विनी के चौथे चरण का अक्षर', 4],
])('which quarter is meant: %s', (question, pada) => {
  expect(askedLetters(question)?.pada).toBe(pada);
});
