import { expect, test } from 'vitest';
import { pujas } from '../devotion/puja-list.ts';
import { festivals } from './festivals.ts';
import { howKept } from './how-kept.ts';

/** Told by a ritual of the catalogue that every installation begins with, though they have no guide. */
const withRitual = ['kartik_purnima', 'lohri', 'naraka_chaturdashi'];

test('every festival has a guide, a ritual or a word on how it is kept, and none that has a guide is told twice', () => {
  const guided = new Set<string>(pujas.flatMap(({ days }) => (days.kind === 'festivals' ? days.ids : [])));
  const untold = festivals
    .map(({ id }) => id)
    .filter((id) => !guided.has(id) && !withRitual.includes(id) && howKept[id] === undefined);
  expect(untold).toEqual([]);
  expect(Object.keys(howKept).filter((id) => guided.has(id) || withRitual.includes(id))).toEqual([]);
});

test('what is told is in both languages, and neither frightens nor promises', () => {
  for (const [id, { en, hi }] of Object.entries(howKept)) {
    expect(en, id).not.toMatch(
      /\p{Script=Devanagari}|\b(must|cursed?|punish\w*|inauspicious|guarantee\w*)\b/iu,
    );
    expect(en, id).toMatch(/\.$/);
    expect(hi, id).toMatch(/।$/);
    expect(hi, id).not.toMatch(/[a-z]/i);
  }
});
