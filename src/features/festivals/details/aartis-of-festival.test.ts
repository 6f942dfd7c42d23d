import { describe, expect, test } from 'vitest';
import { belongsTo, foundAartis, isTaggedWith } from './aartis-of-festival.ts';

const lakshmi = {
  titles: ['Om Jai Lakshmi Mata', 'ॐ जय लक्ष्मी माता'],
  tags: ['diwali', 'dhanteras'],
  deityId: 'l',
};
const ganesh = {
  titles: ['Jai Ganesh Deva', 'जय गणेश देवा'],
  tags: ['ganesh chaturthi', 'गणपति'],
  deityId: 'g',
};
const durga = { titles: ['Jai Ambe Gauri', 'जय अम्बे गौरी'], tags: ['नवरात्रि', 'vrat'], deityId: undefined };
const all = [lakshmi, ganesh, durga];
const diwali = { deityId: 'x', names: ['Diwali (Lakshmi Puja)', 'दीपावली', 'diwali'] };

describe('an aarti belongs to a festival', () => {
  test('of its deity', () => {
    expect(all.filter((aarti) => belongsTo(aarti, { deityId: 'g', names: ['Holi'] }))).toEqual([ganesh]);
  });

  test('that a tag names, in either script and by the id of its rule', () => {
    expect(all.filter((aarti) => belongsTo(aarti, diwali))).toEqual([lakshmi]);
    expect(isTaggedWith(['दिवाली'], ['Diwali'])).toBe(true);
    expect(isTaggedWith(['Ganesh-Chaturthi'], ['ganesh_chaturthi'])).toBe(true);
    expect(belongsTo(durga, { deityId: undefined, names: ['Sharad Navratri', 'sharad_navratri'] })).toBe(
      true,
    );
  });

  test('and not by a word that half of all festivals have in their names, nor by a piece of one', () => {
    expect(isTaggedWith(['vrat', 'puja', 'जयंती', ''], ['Ekadashi Vrat', 'Ram Jayanti', 'Lakshmi Puja'])).toBe(
      false,
    );
    expect(isTaggedWith(['ram'], ['Ramanuja Jayanti'])).toBe(false);
  });

  test('and not because both have no deity', () => {
    expect(belongsTo(durga, { deityId: undefined, names: ['Holi'] })).toBe(false);
  });
});

describe('the search among aartis', () => {
  test.each([
    ['lakshmi', [lakshmi]],
    ['लक्ष्मी', [lakshmi]],
    ['laxmi mata', [lakshmi]],
    ['mata laxmi', [lakshmi]],
    ['ganpati', [ganesh]],
    ['navratri', [durga]],
    ['jai', all],
    ['JAI gan', [ganesh]],
    ['', all],
    ['   ', all],
    ['shiv', []],
    ['(', all],
  ])('finds by "%s"', (typed, found) => {
    expect(foundAartis(all, typed)).toEqual(found);
  });
});
