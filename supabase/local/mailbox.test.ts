import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { background } from './background.ts';
import { mailboxPage } from './mailbox-page.ts';
import { openMailbox } from './mailbox.ts';
import type { Mail } from './mails.ts';
import { readSettings } from './settings.ts';

let folder: string;
let logged: string[];
let work: ReturnType<typeof background>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-mailbox-'));
  logged = [];
  work = background((failure) => void logged.push(String(failure)));
});
afterEach(async () => {
  await work.settled();
  await rm(folder, { recursive: true, force: true });
});

const mail = (n: number): Mail => ({
  to: `person-${n}@example.com`,
  subject: `Mail ${n}`,
  text: `Open http://127.0.0.1/verify-email?token=${n}&type=signup now`,
  html: '<p>Open</p>',
});
const open = (): ReturnType<typeof openMailbox> =>
  openMailbox(readSettings({ DATA_DIR: folder }), work, (message) => void logged.push(message));

test('the newest 200 mails are kept, newest first, also when they come at once', async () => {
  const mailbox = await open();
  for (let n = 0; n < 205; n += 1) mailbox.send(mail(n));
  expect(mailbox.mails()).toHaveLength(200);
  expect(mailbox.mails()[0]).toMatchObject(mail(204));
  expect(mailbox.mails().at(-1)).toMatchObject(mail(5));
});

test('mails outlive a restart, in a file that only its owner may read', async () => {
  const before = await open();
  before.send(mail(1));
  await work.settled();
  before.send(mail(2));
  await work.settled();
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
    mailbox.send(mail(1));
    await work.settled();
    expect(JSON.parse(await readFile(join(folder, 'mailbox.json'), 'utf8'))).toHaveLength(1);
  },
);

test('a mail that cannot be written is shown and reported, and the next one is written with it', async () => {
  const mailbox = await open();
  await rm(folder, { recursive: true });
  mailbox.send(mail(1));
  await work.settled();
  expect(logged.join()).toContain('ENOENT');
  expect(mailbox.mails()).toHaveLength(1);
  await mkdir(folder);
  mailbox.send(mail(2));
  await work.settled();
  expect((await open()).mails()).toHaveLength(2);
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
