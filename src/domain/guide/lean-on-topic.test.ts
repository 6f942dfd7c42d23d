import { expect, test } from 'vitest';
import { knowledgeIn } from './knowledge/known-topics.ts';
import { leanOnTopic } from './lean-on-topic.ts';
import { swapNamed } from './swap-named.ts';
import { tokenise } from './tokens.ts';

test('the words that a turn adds are looked for in the facts of the topic before', async () => {
  const knowledge = await knowledgeIn('en');
  const leaning = leanOnTopic(knowledge, 'ekadashi-fast', tokenise('why no rice then'));
  expect(leaning?.kind).toBe('facts');
  expect(leanOnTopic(knowledge, 'ekadashi-fast', tokenise('xylophone'))).toBeUndefined();
  expect(leanOnTopic(knowledge, 'no-such-topic', tokenise('rice'))).toBeUndefined();
});

test('a name takes the place of another of its kind, and of nothing else', async () => {
  const knowledge = await knowledgeIn('en');
  const swap = (before: string, turn: string) => swapNamed(before, turn, knowledge);
  expect(swap('rahu kaal in Delhi today', 'and Mumbai?')).toBe('rahu kaal in Mumbai today');
  expect(swap('how long is the Venus mahadasha', 'and Sun?')).toBe('how long is the Sun mahadasha');
  expect(swap('how long is the Venus mahadasha', 'and the xylophone in Pune?')).toBeUndefined();
  expect(swap('where should the sofa be', 'and Pune?')).toBeUndefined();
});
