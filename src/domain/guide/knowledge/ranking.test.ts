import { describe, expect, test } from 'vitest';
import { stemsOf } from '../content-words.ts';
import { tokenise } from '../tokens.ts';
import { heldOut } from './held-out.ts';
import { packTopics } from './pack-topics.ts';
import { certaintyOf, leastCertain } from './ranking.ts';
import { allTopics } from './read-all.ts';
import { fitTopics, unpacked } from './topic-index.ts';

/** Topics come and go every day: what was learned of them has to hold for those of today. */
describe('what was learned of ranking holds for the topics of today, else `npm run learn:guide`', () => {
  const told = heldOut(allTopics(), 2026).map(({ topic, tokens, fits }) => ({
    isRight: fits[0]?.topic === topic,
    certain: certaintyOf(fits, stemsOf(tokens).length),
    certainWithout: certaintyOf(
      fits.filter((fit) => fit.topic !== topic),
      stemsOf(tokens).length,
    ),
  }));
  const share = <Item>(list: readonly Item[], holds: (item: Item) => boolean) =>
    list.filter(holds).length / list.length;

  // What was learned is for stories that people tell; the ways of asking are shorter, and more alike.
  test('seven of ten ways of asking that it has not seen are found first', () => {
    expect(share(told, ({ isRight }) => isRight)).toBeGreaterThan(0.7);
  });

  test('what it is certain enough of to be told is seldom another topic', () => {
    const sure = told.filter(({ certain }) => certain >= leastCertain);
    // Among so many topics some answer each other's questions, such as "Saturn in the 7th house" and "the 7th house".
    expect(share(sure, ({ isRight }) => isRight)).toBeGreaterThan(0.75);
    expect(sure.length / told.length).toBeGreaterThan(0.6);
  });

  test('without its topic it is seldom so certain', () => {
    expect(share(told, ({ certainWithout }) => certainWithout >= leastCertain)).toBeLessThan(0.57);
  });
});

describe('the index', () => {
  const asks = (...list: string[]) => ({ en: list, hi: [], hinglish: [] });
  const index = unpacked(
    packTopics([
      { id: 'sofa', names: asks('sofa'), asks: asks('where to put the sofa', 'futon in the hall') },
      { id: 'sofa-cover', names: asks('sofa cover'), asks: asks('which cover suits the sofa') },
      { id: 'clock', names: asks('clock'), asks: asks('clock on which wall') },
    ]),
  );
  const found = (question: string) =>
    fitTopics(index, tokenise(question)).map(({ topic }) => index.ids[topic]);

  test('gives every topic that shares a word, the nearest first', () => {
    expect(found('is the futon right in the hall')).toEqual(['sofa']);
    expect(found('a new cover for my sofa')).toEqual(['sofa-cover', 'sofa']);
    expect(found('xylophone')).toEqual([]);
  });

  test('knows no question without words', () => {
    expect(fitTopics(index, [])).toEqual([]);
    expect(certaintyOf([], 0)).toBe(0);
  });
});
