import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#tests/fakes/embedded-world.ts';
import { startMailServer, type MailServer } from '#tests/fakes/mail-server.ts';
import { background } from './background.ts';
import { mailWords } from './mail-words.ts';
import { accountMailer, type Mail } from './mails.ts';
import { smtpPostOffice, type PostOffice } from './post-office.ts';

const from = 'Disha <disha@example.com>';
const mail: Mail = { to: 'asha@example.com', subject: 'नमस्ते', text: 'दिशा', html: '<p>दिशा</p>' };

let server: MailServer;
let office: PostOffice | undefined;
let logged: string[];

beforeEach(async () => {
  logged = [];
  server = await startMailServer();
});
afterEach(async () => {
  office?.close();
  await server.close();
});

function open(smtpUrl = server.url, pausesMs = [1, 1, 1]): PostOffice {
  office = smtpPostOffice({ smtpUrl, from }, (message) => void logged.push(message), pausesMs);
  return office;
}

describe.each(['en', 'hi'] as const)('the mails of an account in %s', (language) => {
  test('go out whole, over TLS: subject, text and page', async () => {
    const { post } = open();
    const sent: Mail[] = [];
    const work = background((failure) => void logged.push(String(failure)));
    const mailer = accountMailer({
      siteUrl: 'https://disha.example',
      seal: (token) => `${token}-sealed`,
      languageOf: () => Promise.resolve(language),
      background: work,
      send(one) {
        sent.push(one);
        post(one);
      },
    });
    await mailer.sendConfirmation('asha@example.com', 'abc', '123456', { userId: 'u' });
    await mailer.sendRecovery('asha@example.com', 'abc', '654321', { userId: 'u' });
    await mailer.sendKnownAccount('asha@example.com', { userId: 'u' });
    await work.settled();
    await expect.poll(() => server.received().length).toBe(3);
    for (const { subject, text, html } of sent) {
      const got = server.received().find((one) => one.subject === subject);
      expect(got).toMatchObject({ from: 'disha@example.com', to: ['asha@example.com'], isSecure: true });
      expect(got?.text.replaceAll('\r\n', '\n').trimEnd()).toBe(text);
      expect(got?.html.replaceAll('\r\n', '\n').trimEnd()).toBe(html.trimEnd());
    }
    expect(sent.map(({ subject }) => subject)).toEqual([
      mailWords.confirmation[language].subject,
      mailWords.recovery[language].subject,
      mailWords.knownAccount[language].subject,
    ]);
    expect(sent[1]?.text).toContain(
      'https://disha.example/reset-password?token_hash=abc-sealed&type=recovery',
    );
    expect(logged).toEqual([]);
  });
});

test('a mail that is refused for now is tried again until it is taken', async () => {
  server.behave('refuses');
  const { post, isRefused } = open(server.url, Array<number>(1000).fill(1));
  post(mail);
  await expect.poll(() => logged.length).toBeGreaterThan(2);
  expect(isRefused()).toBe(true);
  server.behave('takes');
  await expect.poll(isRefused).toBe(false);
  expect(server.received()).toMatchObject([{ subject: mail.subject }]);
});

test('a mail is given up after the last try, which is said with no more of the address than is needed', async () => {
  server.behave('refuses');
  open().post(mail);
  await expect.poll(() => logged.length).toBe(4);
  expect(logged.map((message) => message.includes('is tried again'))).toEqual([true, true, true, false]);
  expect(logged.join()).toContain('a…@example.com');
  expect(logged.join()).not.toContain('asha@');
});

test('an address that is refused for good is tried once, and says nothing about other mails', async () => {
  server.behave('refuses the address');
  const { post, isRefused } = open();
  post(mail);
  await expect.poll(() => logged.length).toBe(1);
  expect([isRefused(), logged[0]?.includes('is tried again')]).toEqual([false, false]);
});

test.each([
  ['a server that is not there', async () => `smtp://127.0.0.1:${await freePort()}`],
  ['a wrong password', () => Promise.resolve(server.wrongUrl)],
])('%s is a reason to say that mails cannot be sent', async (_, url) => {
  const { post, isRefused } = open(await url());
  post(mail);
  await expect.poll(isRefused).toBe(true);
  expect(logged.join()).not.toMatch(/kesar|badam/);
});

test('a newer mail of the same kind takes the place of one that waits', async () => {
  server.behave('refuses');
  const { post, close, isRefused } = open(server.url, [60_000]);
  post({ ...mail, text: 'older' });
  await expect.poll(() => logged.length).toBe(1);
  server.behave('takes');
  post({ ...mail, text: 'newer' });
  await expect.poll(isRefused).toBe(false);
  expect(server.received().map(({ text }) => text.trim())).toEqual(['newer']);
  // None is left waiting.
  close();
  expect(logged).toHaveLength(1);
});

test('what was not sent when it closes is counted in the log', async () => {
  server.behave('stalls');
  const { post, close } = open();
  post(mail);
  post({ ...mail, to: 'b@example.com' });
  close();
  expect(logged).toEqual(['2 mails were not sent.']);
});
