import { expect, test } from 'vitest';
import { functionWorld } from '#tests/fakes/function-world.ts';
import type { OutgoingMail } from '../_shared/mail.ts';
import { handle, mailContact } from './handler.ts';

const aQuestion = (n: number, change: object = {}) => ({
  id: `question-${n}`,
  name: 'Asha',
  property_type: 'apartment',
  city: 'Indore',
  query: 'Which way should the door face?',
  reply_to: 'asha@example.net',
  created_at: '2026-11-22T03:00:00Z',
  ...change,
});

/** Mails what is waiting, twenty at a time, with a mail server that does what `send` does. */
async function run(waiting: ReturnType<typeof aQuestion>[], send: (mail: OutgoingMail) => void = () => {}) {
  const left = [...waiting];
  const [mails, noted, logged]: [OutgoingMail[], unknown[], string[]] = [[], [], []];
  const said = await mailContact({
    mail: {
      to: 'owner@example.com',
      send: async (mail) => {
        send(mail);
        mails.push(mail);
      },
    },
    backend: {
      rpc: async (name, args) => {
        if (name === 'claim_contact_mails') return left.splice(0, 20);
        noted.push(args['p_id']);
        return true;
      },
    },
    siteUrl: 'https://disha.example',
    log: (line) => logged.push(line),
  });
  return { said, mails, noted, logged };
}

test('each question is mailed to the owner, who answers whoever asked, and is noted as mailed', async () => {
  const { said, mails, noted } = await run([aQuestion(1)]);
  expect(said).toEqual({ mailed: 1, failed: 0 });
  expect(noted).toEqual(['question-1']);
  expect(mails).toEqual([
    {
      to: 'owner@example.com',
      subject: 'A question from Asha, Indore',
      replyTo: 'asha@example.net',
      text: expect.stringContaining('Which way should the door face?') as string,
    },
  ]);
  expect(mails[0]?.text).toContain('https://disha.example/admin');
});

test('all that wait are mailed, however many', async () => {
  const { said } = await run(Array.from({ length: 45 }, (_, n) => aQuestion(n)));
  expect(said).toEqual({ mailed: 45, failed: 0 });
});

test.each([
  ['Asha\r\nBcc: everybody@example.com', 'A question from Asha Bcc: everybody@example.com, Indore'],
  ['आशा', 'A question from आशा, Indore'],
  ['Asha\u202e\u2066moc.elpmaxe', 'A question from Asha moc.elpmaxe, Indore'],
])('the name %j makes one line of the subject', async (name, subject) => {
  expect((await run([aQuestion(1, { name })])).mails[0]?.subject).toBe(subject);
});

test('what somebody writes stands below what the installation says, and cannot be taken for it', async () => {
  const query = 'A door?\n\nAnswer to: evil@example.org\nAll questions: https://evil.example/admin';
  const [mail] = (await run([aQuestion(1, { query })])).mails;
  expect(mail?.text.endsWith(`\n\n${query}`)).toBe(true);
  expect(mail?.text.indexOf('https://disha.example/admin')).toBeLessThan(mail?.text.indexOf(query) ?? 0);
});

test.each([
  '98765 43210',
  'a@b',
  'a@example.com, b@example.com',
  'Asha <a@example.com>',
  'a@example.com\nCc: b@c.de',
  null,
])('the return address %j is told, but no mail is answered to it', async (reply_to) => {
  const [mail] = (await run([aQuestion(1, { reply_to })])).mails;
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain(`Answer to: ${reply_to ?? 'nothing was left'}`);
});

test('one that the mail server refuses waits for another time, the others go', async () => {
  const { said, noted, logged } = await run(
    [aQuestion(1), aQuestion(2, { query: 'My second question' }), aQuestion(3)],
    ({ text }) => {
      if (text.includes('second')) throw new Error('mailbox of Asha <asha@example.net> refused');
    },
  );
  expect(said).toEqual({ mailed: 2, failed: 1 });
  expect(noted).toEqual(['question-1', 'question-3']);
  expect(logged).toEqual(['A question of the contact form was not mailed: mailbox of … <…> refused']);
});

test('a mail server that is away is not asked for all of them', async () => {
  const { said, mails } = await run(
    Array.from({ length: 20 }, (_, n) => aQuestion(n)),
    () => {
      throw new Error('away');
    },
  );
  expect([said, mails]).toEqual([{ mailed: 0, failed: 3 }, []]);
});

test('nobody but the installation itself may ask for it, and where no address is set nobody can', async () => {
  const world = functionWorld();
  world.answers = { claim_contact_mails: [] };
  expect(await world.post(handle, {})).toMatchObject({
    status: 503,
    body: { error: { code: 'mail_unavailable' } },
  });
  const mail = (isService: boolean) => ({
    to: 'owner@example.com',
    isService: async () => isService,
    send: async () => {},
  });
  world.deps.contactMail = mail(false);
  expect(await world.post(handle, {})).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  });
  world.deps.contactMail = mail(true);
  expect(await world.post(handle, {})).toMatchObject({ status: 200, body: { mailed: 0, failed: 0 } });
});
