import { expect, test } from 'vitest';
import { refusals } from '#i18n/catalogue/settings.ts';
import { outboxRow } from '#tests/fakes/manual-rows.ts';
import { refusalText } from './refusal-text.ts';

test.each([
  ['chat.keep', refusals.too_many.en],
  ['birth.keep', refusals.account_full.en],
  ['japa.count', refusals.account_full.en],
  ['festival.remind', refusals.account_full.en],
])('whoever has as many as an account takes is told so of %s in words that fit it', (kind, words) => {
  const row = outboxRow({
    opId: 'a',
    kind,
    problem: { kind: 'refused', code: 'too_many', reason: undefined },
  });
  expect(refusalText(row, (message) => message.en)).toBe(words);
});
