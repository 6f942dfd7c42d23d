import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { password, startWorld, type Answer, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '#tests/fakes/mail-server.ts';

let server: MailServer;
let world: OwnWorld;

beforeAll(async () => {
  server = await startMailServer();
  world = await startWorld({ SMTP_URL: server.url, MAIL_FROM: 'Disha <disha@example.com>' });
});
afterEach(() => server.behave('takes'));
afterAll(async () => {
  await world.close();
  await server.close();
});

test('an app whose mails really go out is not told of a mailbox', async () => {
  const config: unknown = await (await fetch(`${world.url}/config.json`)).json();
  expect(config).toMatchObject({ embedded: true, mailbox: false });
});

const anAddress = (): string => `${randomUUID()}@example.com`;
const mailsTo = (email: string): ReceivedMail[] => server.received().filter(({ to }) => to.includes(email));

async function signUp(email: string, language = 'en'): Promise<void> {
  const { data, error } = await world
    .client()
    .auth.signUp({ email, password, options: { data: { language } } });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
}

const askForMail = (email: string): Promise<Answer> =>
  world.call('send-verification-email', {
    email,
    user_id: randomUUID(),
    confirmation_token: 'verify-x-1',
  });

test.each([
  ['en', 'Confirm your email for Disha'],
  ['hi', 'दिशा के लिए अपना ई-मेल पक्का करें'],
])(
  'a sign-up in %s brings its mail by way of the mail server, and its link confirms',
  async (language, subject) => {
    const email = anAddress();
    await signUp(email, language);
    await expect.poll(() => mailsTo(email)).toMatchObject([{ from: 'disha@example.com', subject }]);
    const text = mailsTo(email)[0]?.text ?? '';
    const person = { email, mail: { to: email, subject, text } };
    expect((await world.confirmed(person)).email).toBe(email);
  },
);

describe('a mail server that refuses', () => {
  test('loses no sign-up, is reported to everybody alike, and brings the mail when it takes mails again', async () => {
    server.behave('refuses');
    const email = anAddress();
    await signUp(email);
    const failed = { status: 502, body: { error: { code: 'mail_failed' } } };
    const patient = { timeout: 20_000, interval: 300 };
    await expect.poll(() => world.later(61, () => askForMail(email)), patient).toMatchObject(failed);
    expect(await askForMail(anAddress())).toMatchObject(failed);
    const recover = await world.client().auth.resetPasswordForEmail(anAddress());
    expect(recover.error?.status).toBe(503);

    server.behave('takes');
    const confirmWithNewest = async (): Promise<number> => {
      const link = /https?:\/\/\S+/.exec(mailsTo(email).at(-1)?.text ?? '')?.[0] ?? world.url;
      const { token = 'none', type = 'signup' } = Object.fromEntries(new URL(link).searchParams);
      return (await world.call('verify-email-token', { token, type })).status;
    };
    await expect.poll(confirmWithNewest, patient).toBe(200);
    expect((await world.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

// Last, as the connections stay stalled.
describe('a mail server that stalls', () => {
  test('lets nobody wait: a sign-up, a new password and another mail are answered, and the account is there', async () => {
    const known = anAddress();
    await signUp(known);
    await expect.poll(() => mailsTo(known).length).toBe(1);
    server.behave('stalls');
    const email = anAddress();
    await signUp(email);
    for (const address of [known, anAddress()])
      expect((await world.client().auth.resetPasswordForEmail(address)).error).toBeNull();
    const asked = await world.later(61, () => askForMail(email));
    expect(asked).toEqual({ status: 200, body: { success: true } });
    const { error } = await world.client().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('email_not_confirmed');
    expect(mailsTo(email)).toEqual([]);
  });
});
