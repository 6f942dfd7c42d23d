import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Asha Rao', 'AR'],
  ['asha devi rao', 'AR'],
  ['Asha', 'A'],
  ['  ', 'U'],
  [null, 'U'],
  ['हिमानी शर्मा', 'हिश'],
  ['अमित', 'अ'],
  ['Élodie 👩‍🌾', 'É👩‍🌾'],
])('of %j: %s', (name, letters) => {
  expect(initials(name, 'user_1')).toBe(letters);
});
