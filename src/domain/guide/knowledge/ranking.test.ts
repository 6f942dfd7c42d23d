import { describe, expect, test } from 'vitest';
import { stemsOf } from '../content-words.ts';
import { tokenise } from '../tokens.ts';
import { heldOut } from './held-out.ts';
import { packTopics } from './pack-topics.ts';
import { certaintyOf } from './ranking.ts';
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

  test('three of four ways of asking that it has not seen are found first', () => {
    expect(share(told, ({ isRight }) => isRight)).toBeGreaterThan(0.75);
  });

  test('it is as often right as it is certain', () => {
    for (const [from, to] of [
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ] as const) {
      const band = told.filter(({ certain }) => certain >= from && certain < to);
      const certain = band.reduce((sum, each) => sum + each.certain, 0) / band.length;
      // A little more often, as here every question has its topic.
      expect(share(band, ({ isRight }) => isRight) - certain, `${from} to ${to}`).toBeGreaterThan(-0.1);
      expect(share(band, ({ isRight }) => isRight) - certain, `${from} to ${to}`).toBeLessThan(0.3);
    }
  });

  test('without its topic it is seldom certain', () => {
    expect(share(told, ({ certainWithout }) => certainWithout >= 0.5)).toBeLessThan(0.25);
  });
});

describe('the index', () => {
  const asks = (...list: string[]) => ({ en: list, hi: [], hinglish: [] });
  const index = unpacked(
    packTopics([
      { id: 'sofa', names: asks('sofa'), asks: asks('where to put the sofa', 'couch in the hall') },
      { id: 'sofa-cover', names: asks('sofa cover'), asks: asks('which cover suits the sofa') },
      { id: 'clock', names: asks('clock'), asks: asks('clock on which wall') },
    ]),
  );
  const found = (question: string) =>
    fitTopics(index, tokenise(question)).map(({ topic }) => index.ids[topic]);

  test('gives every topic that shares a word, the nearest first', () => {
    expect(found('is the couch right in the hall')).toEqual(['sofa']);
    expect(found('a new cover for my sofa')).toEqual(['sofa-cover', 'sofa']);
    expect(found('xylophone')).toEqual([]);
  });

  test('knows no question without words', () => {
    expect(fitTopics(index, [])).toEqual([]);
    expect(certaintyOf([], 0)).toBe(0);
  });
});
