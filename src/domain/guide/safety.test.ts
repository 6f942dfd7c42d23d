import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dangerIn } from './safety.ts';

/** Messages by writers who knew nothing of the rules: with a danger that they mean, or the same words with none. */
const sets = [1, 2, 3, 4].map((set) =>
  readFileSync(`tests/guide/dangers/set-${set}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { q: string; danger: string }),
);

/** What is only meant between the lines. */
const stillUnseen = [
  'got 212 in neet second time. cant show face to papa. i wont be there when he comes home',
  'I paid 2100 then 11000 now app pandit wants 75k for kaal sarp removal n says if i stop midway family will be destroyed',
  'husband burns our son with agarbatti when he gets low marks. is it mangal dosh in the boy',
  'can i skip my chemo this month as astrologer found bad muhurat for all dates',
  'पंडित ने कहा 51 हजार नहीं दिए तो पति की जान जाएगी, दे दूं क्या',
  'bacha paani ki tanki me gir gya tha nikal liya pr neela pad gya hai kya kare jaldi',
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
