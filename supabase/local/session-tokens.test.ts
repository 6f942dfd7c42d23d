import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedHere } from './session-tokens.ts';

const secret = 'the secret of this installation';
const inAnHour = { sub: 'a', exp: 3600 };

function token(claims: object, key = secret, head: object = { alg: 'HS256', typ: 'JWT' }): string {
  const text = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
const unsigned = token(inAnHour).replace(/[^.]*$/, '');

test('a token that was signed here counts until it has run out', () => {
  expect(isSignedHere(token(inAnHour), secret, 3_599_999)).toBe(true);
  expect(isSignedHere(token(inAnHour), secret, 3_600_000)).toBe(false);
});

test.each([
  ['signed by somebody else', token(inAnHour, 'another')],
  ['that says it needs no signature', unsigned],
  ['with half a signature', token(inAnHour).slice(0, -20)],
  [
    'with claims that were changed',
    token(inAnHour).replace(/\.[^.]*\./, `.${token({ ...inAnHour, sub: 'b' }).split('.')[1]}.`),
  ],
  ['that never ends', token({ sub: 'a' })],
  ['that ends in words', token({ sub: 'a', exp: '9999999999' })],
  ['of nothing', ''],
  ['of three words', 'not.a.token'],
])('a token %s does not', (_, made) => {
  expect(isSignedHere(made, secret, 0)).toBe(false);
});
