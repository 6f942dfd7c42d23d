import { expect, test } from 'vitest';
import { sessionName } from './session-name.ts';

test.each([
  ['  रसोई की   बातें ', 'रसोई की बातें'],
  ['two\nlines', 'two lines'],
  ['', undefined],
  [' \t\n\u00a0\u3000', undefined],
])('%j is kept as %j', (typed, name) => {
  expect(sessionName(typed)).toBe(name);
});

test('a name of more than 300 characters is cut, and none of them in half', () => {
  const name = sessionName('🕉'.repeat(301)) ?? '';
  expect(Array.from(name)).toHaveLength(300);
  expect(new Set(name)).toEqual(new Set(['🕉']));
});
