import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSessionToken, isSignedHere } from './session-tokens.ts';

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

describe('the token of a session', () => {
  const id = '7b1f8f0e-0000-4000-8000-000000000001';
  const ofSession = { sub: id, session_id: id, role: 'authenticated', exp: 3600 };

  test('names an account and its session', () => {
    expect(isSessionToken(token(ofSession), secret, 0)).toBe(true);
    expect(isSessionToken(token(ofSession), secret, 3_600_000)).toBe(false);
    expect(isSessionToken(token(ofSession, 'another'), secret, 0)).toBe(false);
  });

  test.each([
    ['of a signed address', { url: 'floorplans/a.png', owner: id, exp: 3600 }],
    ['of a signed address with a name of its own', { ...ofSession, role: undefined }],
    ['of another role', { ...ofSession, role: 'anon' }],
    ['without a session', { ...ofSession, session_id: undefined }],
    ['of a session that is no id', { ...ofSession, session_id: 'mine' }],
    ['of nobody', { ...ofSession, sub: undefined }],
    ['of a name that is no account', { ...ofSession, sub: `${id}/../x` }],
  ])('is none %s', (_, claims) => {
    expect(isSessionToken(token(claims), secret, 0)).toBe(false);
  });
});
