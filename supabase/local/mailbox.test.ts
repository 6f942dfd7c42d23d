import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailboxPage } from './mailbox-page.ts';
import { openMailbox } from './mailbox.ts';
import type { Mail } from './mails.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-mailbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail = (n: number): Mail => ({
  to: `person-${n}@example.com`,
  subject: `Mail ${n}`,
  text: `Open http://127.0.0.1/verify-email?token=${n}&type=signup now`,
  html: '<p>Open</p>',
});
const open = (environment: Record<string, string> = {}): ReturnType<typeof openMailbox> =>
  openMailbox(readSettings({ DATA_DIR: folder, ...environment }));

test('the newest 200 mails are kept, newest first, also when they come at once', async () => {
  const mailbox = await open();
  await Promise.all(Array.from({ length: 205 }, (_, n) => mailbox.send(mail(n))));
  expect(mailbox.mails()).toHaveLength(200);
  expect(mailbox.mails()[0]).toMatchObject(mail(204));
  expect(mailbox.mails().at(-1)).toMatchObject(mail(5));
});

test('mails outlive a restart, in a file that only its owner may read', async () => {
  const before = await open();
  await before.send(mail(1));
  await before.send(mail(2));
  const after = await open();
  expect(after.mails()).toEqual(before.mails());
  expect(after.mails().map(({ subject }) => subject)).toEqual(['Mail 2', 'Mail 1']);
  expect((await stat(join(folder, 'mailbox.json'))).mode & 0o777).toBe(0o600);
});

test.each(['', '{"a":1}', '[{"to":1}]', '[null]'])(
  'a file that holds %j counts as empty',
  async (content) => {
    await writeFile(join(folder, 'mailbox.json'), content);
    const mailbox = await open();
    expect(mailbox.mails()).toEqual([]);
    await mailbox.send(mail(1));
    expect(JSON.parse(await readFile(join(folder, 'mailbox.json'), 'utf8'))).toHaveLength(1);
  },
);

test('a mail that cannot be written is an error, and the next one is written', async () => {
  const mailbox = await open();
  await rm(folder, { recursive: true });
  await expect(mailbox.send(mail(1))).rejects.toThrow('ENOENT');
  folder = await mkdtemp(join(tmpdir(), 'disha-mailbox-'));
  const other = await open();
  await other.send(mail(2));
  expect((await open()).mails()).toHaveLength(1);
});

test('with a mail server the mails are sent there and none is kept', async () => {
  const smtp = await fakeMailServer();
  const mailbox = await open({ SMTP_URL: smtp.url, MAIL_FROM: 'Disha <disha@example.com>' });
  await mailbox.send(mail(7));
  expect(smtp.heard()).toContain('MAIL FROM:<disha@example.com>');
  expect(smtp.heard()).toContain('RCPT TO:<person-7@example.com>');
  expect(smtp.heard()).toContain('Subject: Mail 7');
  expect(mailbox.mails()).toEqual([]);
  await smtp.close();
  await expect(mailbox.send(mail(8))).rejects.toThrow('ECONNREFUSED');
});

test('the page shows what is in a mail as words, and only web addresses as links', async () => {
  const page = mailboxPage([
    {
      ...mail(1),
      to: '"<b>"@example.com',
      subject: '<script>alert(1)</script>',
      text: 'javascript:alert(1) <img src=x> http://a.example/?a=1&b="2"',
      id: '1',
      at: '2026-11-21T01:33:56.767Z',
    },
  ]);
  expect(page).not.toMatch(/<script|<img|<b>|href="javascript/);
  expect(page).toContain('<a href="http://a.example/?a=1&#38;b=&#34;2&#34;">');
  expect(page).toContain('2026-11-21 01:33 UTC');
});

test('the page of an empty mailbox says so in both languages', () => {
  expect(mailboxPage([])).toContain('No mail yet. <span lang="hi">अभी कोई मेल नहीं।</span>');
});

/** A mail server that takes everything and remembers what it was told. */
async function fakeMailServer(): Promise<{ url: string; heard(): string[]; close(): Promise<void> }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isContent = false;
    socket.write('220 fake\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      if (isContent) {
        if (line !== '.') return;
        isContent = false;
        socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        isContent = true;
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
