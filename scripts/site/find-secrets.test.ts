import { expect, test } from 'vitest';
import { findSecrets, secretSettings } from './find-secrets.ts';

const none = new Map<string, string>();
const token = (role: string): string =>
  [{ alg: 'HS256' }, { role, iss: 'supabase' }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

test.each([
  ['sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', 'a secret key of Supabase'],
  [token('service_role'), 'a token of the service role'],
  [`-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B`, 'a private key'],
  [`-----BEGIN RSA PRIVATE KEY-----\\nMIIEvQIBADANBgkqhkiG9w0B`.replace('\\n', '\n'), 'a private key'],
  ['smtps://user:hunter22@mail.example.com', 'an address with a password'],
  ['postgresql://postgres:hunter22@db.example.com', 'an address with a password'],
  ['sk-proj-abcdefghijklmnopqrst1234', 'a key of an AI service'],
])('what lies in the middle of a file is found: %s', (secret, name) => {
  expect(findSecrets(`const a="x";const b=\`${secret}\`;f(a)`, none)).toEqual([name]);
});

test.each([
  'sb_publishable_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
  token('anon'),
  'rzp_live_ILgsfZCZoFIKMb',
  '"-----BEGIN PRIVATE KEY-----" must stand at the start',
  'https://checkout.razorpay.com/v1/checkout.js?a=b@c',
])('what everybody may know is not: %s', (text) => {
  expect(findSecrets(text, none)).toEqual([]);
});

test('values of this machine are found by what they are', () => {
  const known = secretSettings({
    RAZORPAY_KEY_SECRET: 'thatNobodyKnows',
    AI_API_KEY: 'letMeInPlease',
    VAPID_PUBLIC_KEY: 'everybodyKnows',
    PAYMENT_SANDBOX: '1',
    SOME_TOKEN: 'short',
  });
  expect([...known.keys()]).toEqual(['RAZORPAY_KEY_SECRET', 'AI_API_KEY']);
  expect(findSecrets('x={k:"thatNobodyKnows",v:"everybodyKnows"}', known)).toEqual(['RAZORPAY_KEY_SECRET']);
});
