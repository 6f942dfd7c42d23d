import { describe, expect, test } from 'vitest';
import {
  compoundFriendship,
  dignityAt,
  lordOf,
  naturalFriendship,
  signsOf,
  temporaryFriendship,
} from './dignities.ts';
import { seenGrahas, type Graha } from './grahas.ts';

describe('the dignity of', () => {
  test.each<[Graha, number, string]>([
    ['sun', 10, 'exalted'],
    ['sun', 190, 'debilitated'],
    ['sun', 125, 'moolatrikona'],
    ['sun', 145, 'own'],
    ['moon', 31, 'exalted'],
    ['moon', 34, 'moolatrikona'],
    ['moon', 95, 'own'],
    ['moon', 213, 'debilitated'],
    ['mars', 5, 'moolatrikona'],
    ['mars', 15, 'own'],
    ['mars', 271, 'exalted'],
    ['mercury', 160, 'exalted'],
    ['mercury', 166, 'moolatrikona'],
    ['mercury', 175, 'own'],
    ['mercury', 345, 'debilitated'],
    ['jupiter', 245, 'moolatrikona'],
    ['jupiter', 255, 'own'],
    ['jupiter', 5, 'friend'],
    ['venus', 183, 'moolatrikona'],
    ['venus', 199, 'own'],
    ['venus', 125, 'enemy'],
    ['saturn', 301, 'moolatrikona'],
    ['saturn', 325, 'own'],
    ['saturn', 250, 'neutral'],
    ['rahu', 40, 'exalted'],
    ['ketu', 40, 'debilitated'],
  ])('%s at %d° is %s', (graha, longitude, dignity) => {
    expect(dignityAt(graha, longitude)).toBe(dignity);
  });
});

test('the seven own the twelve signs between them', () => {
  expect(seenGrahas.flatMap(signsOf).sort((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  for (const graha of seenGrahas) for (const sign of signsOf(graha)) expect(lordOf(sign)).toBe(graha);
});

test('by nature the Moon has no enemy, though Mercury holds it for one', () => {
  for (const graha of seenGrahas) expect(naturalFriendship('moon', graha)).not.toBe('enemy');
  expect(naturalFriendship('mercury', 'moon')).toBe('enemy');
});

test('the three signs before and after are friendly for the time, and natures add up with it', () => {
  expect(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sign) => temporaryFriendship(1, sign as 1) === 'friend'),
  ).toEqual([2, 3, 4, 10, 11, 12]);
  expect(compoundFriendship('friend', 'friend')).toBe('great-friend');
  expect(compoundFriendship('friend', 'enemy')).toBe('neutral');
  expect(compoundFriendship('neutral', 'enemy')).toBe('enemy');
  expect(compoundFriendship('enemy', 'enemy')).toBe('great-enemy');
});
