import { expect, test } from 'vitest';
import { contactMail } from './contact-mail.ts';
import type { Mail } from './mails.ts';

test('without an address nobody is mailed', () => {
  expect(
    contactMail({ contactEmail: undefined }, { serviceKey: 'key' }, { deliver: async () => {} }),
  ).toBeUndefined();
});

test('what was asked is mailed as it was written, and whatever stands in it is text', async () => {
  const delivered: Mail[] = [];
  const mail = contactMail(
    { contactEmail: 'owner@example.com' },
    { serviceKey: 'key' },
    { deliver: async (each) => void delivered.push(each) },
  );
  const letter = { to: 'owner@example.com', subject: 'A question', text: '<script>alert(1)</script>' };
  await mail?.send({ ...letter, replyTo: 'asha@example.net' });
  await mail?.send({ ...letter, replyTo: undefined });
  expect(delivered[0]).toMatchObject({ ...letter, replyTo: 'asha@example.net' });
  expect(delivered[0]?.html).not.toContain('<script>');
  expect(delivered[1]).not.toHaveProperty('replyTo');
});

test('only who carries the key of the installation may ask for it', async () => {
  const mail = contactMail({ contactEmail: 'a@b.c' }, { serviceKey: 'key' }, { deliver: async () => {} });
  const ask = (token: string) => new Request('http://x', { headers: { authorization: `Bearer ${token}` } });
  expect([await mail?.isService(ask('key')), await mail?.isService(ask('other'))]).toEqual([true, false]);
});
