import { describe, expect, test } from 'vitest';
import { searchFestivals } from './search-festivals.ts';

const none: ReadonlySet<string> = new Set();
const idsOf = (typed: string, hidden = none) => searchFestivals(typed, rows, hidden).map(({ id }) => id);
const rows = [
  { id: 'row-1', ruleId: 'holi', name: { en: 'Festival of colours', hi: 'रंगों का पर्व' } },
  { id: 'row-2', ruleId: undefined, name: { en: 'Village mela', hi: 'गाँव का मेला' } },
];

describe('the search among festivals', () => {
  test('finds those of the rules under the names that the database gives them, and those of the database alone', () => {
    expect(searchFestivals('holi', rows, none)[0]).toEqual({
      id: 'holi',
      name: { en: 'Festival of colours', hi: 'रंगों का पर्व' },
    });
    expect(idsOf('colours')).toContain('holi');
    expect(idsOf('mela')).toContain('row-2');
    expect(idsOf('diwali')).toContain('diwali');
  });

  test('does not find one that is not to be shown', () => {
    expect(idsOf('diwali', new Set(['diwali']))).not.toContain('diwali');
    expect(idsOf('deepavali', new Set(['diwali']))).not.toContain('diwali');
  });
});
