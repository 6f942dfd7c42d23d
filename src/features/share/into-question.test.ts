import { expect, test } from 'vitest';
import { longestQuestion } from '#domain/chat/question-text.ts';
import { intoQuestion } from './into-question.ts';

test('words become the question of an empty box', () => {
  expect(intoQuestion('', 'Is a door in the south bad?')).toEqual({
    text: 'Is a door in the south bad?',
    isWhole: true,
  });
});

test('what somebody has written and not sent stays, with the words below it', () => {
  expect(intoQuestion('About my kitchen ', 'https://example.in/plan')?.text).toBe(
    'About my kitchen\n\nhttps://example.in/plan',
  );
});

test('the same words twice are there once', () => {
  const once = intoQuestion('About my kitchen', 'some words');
  expect(intoQuestion(once?.text ?? '', 'some words')).toEqual(once);
});

test('of more words than a question holds the beginning is taken, and that is told', () => {
  expect(intoQuestion('', 'x'.repeat(longestQuestion + 1))).toEqual({
    text: 'x'.repeat(longestQuestion),
    isWhole: false,
  });
});

test('what does not fit below a question that waits is not put there at all', () => {
  expect(intoQuestion('mine', 'x'.repeat(longestQuestion - 5))).toBeUndefined();
});
