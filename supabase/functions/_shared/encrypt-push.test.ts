import { expect, test } from 'vitest';
import { decryptPush, newSubscription } from '#tests/fakes/push-service.ts';
import { encryptPush, fromBase64Url, mostPayloadBytes, toBase64Url } from './encrypt-push.ts';

const text = (words: string) => new TextEncoder().encode(words);

test('the example of RFC 8291, appendix A, comes out to the byte', async () => {
  const point = fromBase64Url(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const d = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const ownKeys = {
    publicKey: await crypto.subtle.importKey('raw', point, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d }, curve, false, ['deriveBits']),
  };
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = fromBase64Url('DGv6ra1nlYgDCS1FRnbzlw');
  const body = await encryptPush(text('When I grow up, I want to be a watermelon'), keys, { ownKeys, salt });
  expect(toBase64Url(body)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('what is encrypted for a browser is read by that browser, and by no other', async () => {
  const [mine, other] = [await newSubscription(), await newSubscription()];
  const body = await encryptPush(text('कल: दीपावली 🪔'), mine.keys);
  expect(await decryptPush(body, mine)).toBe('कल: दीपावली 🪔');
  await expect(decryptPush(body, other)).rejects.toThrow('operation');
  const changed = body.slice();
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await expect(decryptPush(changed, mine)).rejects.toThrow('operation');
});

test('the same words are never the same bytes', async () => {
  const { keys } = await newSubscription();
  const [one, two] = [await encryptPush(text('a'), keys), await encryptPush(text('a'), keys)];
  expect(toBase64Url(one)).not.toBe(toBase64Url(two));
});

test('a message may be as long as every push service takes, and no longer', async () => {
  const mine = await newSubscription();
  const longest = 'x'.repeat(mostPayloadBytes);
  const body = await encryptPush(text(longest), mine.keys);
  expect(body).toHaveLength(4096);
  expect(await decryptPush(body, mine)).toBe(longest);
  await expect(encryptPush(text(`${longest}x`), mine.keys)).rejects.toThrow('too long');
});

test('keys that are no keys are not encrypted for', async () => {
  const { keys } = await newSubscription();
  const noPoint = `B${'A'.repeat(86)}`;
  await expect(encryptPush(text('a'), { ...keys, p256dh: noPoint })).rejects.toThrow(/key/i);
});
