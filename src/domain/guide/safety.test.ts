import { expect, test } from 'vitest';
import { readDangers } from '#tests/guide/danger-messages.ts';
import { dangerIn } from './safety.ts';

/** Messages by writers who knew nothing of the rules: with a danger that they mean, or the same words with none. */
const sets = [1, 2, 3, 4, 5].map((set) => readDangers(`set-${set}`));

/** What is only meant between the lines. */
const stillUnseen = [
  'got 212 in neet second time. cant show face to papa. i wont be there when he comes home',
];

test.each(sets.map((set, index) => [index + 1, set] as const))(
  'of the messages of set %i danger is seen where it is meant, and nowhere else',
  (_, set) => {
    const dangerous = set.filter(({ danger }) => danger !== 'none').map(({ q }) => q);
    expect(dangerous.length).toBeGreaterThan(70);
    expect(
      dangerous.filter((message) => dangerIn(message) === undefined && !stillUnseen.includes(message)),
    ).toEqual([]);
    const harmless = set.filter(({ danger }) => danger === 'none').map(({ q }) => q);
    expect(harmless.length).toBeGreaterThan(45);
    expect(harmless.filter((message) => dangerIn(message) !== undefined)).toEqual([]);
  },
);

test('despair is taken for no other danger, and those that may cost a life are mostly told apart', () => {
  const grave = new Set(['despair', 'child', 'violence', 'emergency', 'medicine']);
  const wrong = sets
    .flat()
    .filter(({ q, danger }) => danger === 'despair' && ![undefined, 'despair'].includes(dangerIn(q)));
  expect(wrong.map(({ q }) => q)).toEqual([]);
  const seen = sets.flat().filter(({ q, danger }) => grave.has(danger) && dangerIn(q) === danger).length;
  const meant = sets.flat().filter(({ danger }) => grave.has(danger)).length;
  expect(seen / meant).toBeGreaterThan(0.92);
});

test.each([
  ['my chacha touches my little sister in wrong way, mummy says dont tell anyone', 'child'],
  ['he touched my cousin in a dirty way, he is our tuition teacher', 'child'],
  ['पड़ोसन ने मुझ पर टोटका किया है, उसको उल्टा कर दे ऐसा कोई मंत्र बताओ', 'curse'],
  ['padosan ne totka kar diya hai kya karu', 'curse'],
  ['mujhe nhi jeena', 'despair'],
  ['मुझे नही जीना', 'despair'],
  ['मेरे ज़िंदा रहने से किसी को क्या फ़ायदा', 'despair'],
  ['मेरे जिंदा रहने से किसी को क्या फायदा', 'despair'],
  ['knee replacement ka operation march me hai, kaunsa din shubh hai', undefined],
  ['does insulin break the fast', undefined],
  ['डिलीवरी के कितने दिन बाद पूजा कर सकती हूँ', undefined],
  ['दिवाली पर ताश-जुआ क्यों खेलते हैं', undefined],
  ['shani kab margi hoga', undefined],
  ['do not touch the tulsi on ekadashi, is that wrong', undefined],
  ['diwali ka totka batao paise ke liye', undefined],
])('%s: %s', (message, danger) => {
  expect(dangerIn(message)).toBe(danger);
});
