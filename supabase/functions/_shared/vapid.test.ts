import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './encrypt-push.ts';
import { vapidSigner } from './vapid.ts';

const {
  x = '',
  y = '',
  d = '',
} = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
const publicKey = toBase64Url(Uint8Array.of(4, ...fromBase64Url(x), ...fromBase64Url(y)));
const keys = { publicKey, privateKey: d, subject: 'mailto:disha@example.com' };
const noon = Date.UTC(2027, 2, 5, 12);
const hour = 3_600_000;

const claimsOf = (header: string): unknown =>
  JSON.parse(new TextDecoder().decode(fromBase64Url(/^vapid t=[\w-]+\.([\w-]+)\./.exec(header)?.[1] ?? '')));

test('a sender says for which service, until when and who they are, signed with their key', async () => {
  const header = await vapidSigner(keys)('https://push.example.com/send/1?a=b', noon);
  expect(claimsOf(header)).toEqual({
    aud: 'https://push.example.com',
    exp: noon / 1000 + 12 * 3600,
    sub: 'mailto:disha@example.com',
  });
  const [, signed = '', signature = '', key] = /^vapid t=(.+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const known = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), algorithm, false, ['verify']);
  const bytes = new TextEncoder().encode(signed);
  expect(await crypto.subtle.verify(algorithm, known, fromBase64Url(signature), bytes)).toBe(true);
});

test('a signature is used for one service while half of its life is left', async () => {
  const sign = vapidSigner(keys);
  const first = await sign('https://a.example.com/1', noon);
  expect(await sign('https://a.example.com/2', noon + 5 * hour)).toBe(first);
  expect(await sign('https://b.example.com/1', noon)).not.toBe(first);
  expect(claimsOf(await sign('https://a.example.com/1', noon + 6 * hour))).toMatchObject({
    exp: noon / 1000 + 18 * 3600,
  });
  expect(claimsOf(await sign('https://a.example.com/1', noon - hour))).toMatchObject({
    exp: noon / 1000 + 11 * 3600,
  });
});

test('keys that do not belong together sign nothing', async () => {
  const other =
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';
  await expect(vapidSigner({ ...keys, privateKey: other })('https://a.example.com/1', noon)).rejects.toThrow(
    /key/i,
  );
});
