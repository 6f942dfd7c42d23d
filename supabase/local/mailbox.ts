import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mails.ts';
import type { Settings } from './settings.ts';

export interface KeptMail extends Mail {
  id: string;
  at: string;
}

/** Where mails end when nothing sends them: the newest 200, kept beside the data so that a restart loses none. */
export interface Mailbox {
  send(mail: Mail): Promise<void>;
  /** Newest first. */
  mails(): readonly KeptMail[];
}

const mostKept = 200;

export async function openMailbox(settings: Settings): Promise<Mailbox> {
  const file = join(settings.dataDir, 'mailbox.json');
  let kept = parseMails(await readFile(file, 'utf8').catch(() => '[]'));
  const transport = settings.mail && createTransport(settings.mail.smtpUrl);
  let lastWrite: Promise<void> = Promise.resolve();

  async function keep(mail: Mail): Promise<void> {
    kept = [{ ...mail, id: randomUUID(), at: new Date().toISOString() }, ...kept].slice(0, mostKept);
    // One write after the other; one that failed does not stop the next.
    lastWrite = writeAfter(lastWrite, JSON.stringify(kept));
    return lastWrite;
  }

  async function writeAfter(earlier: Promise<void>, content: string): Promise<void> {
    await earlier.catch(() => undefined);
    await writeFile(`${file}.new`, content, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  return {
    mails: () => kept,
    async send(mail) {
      if (transport && settings.mail) await transport.sendMail({ from: settings.mail.from, ...mail });
      else await keep(mail);
    },
  };
}

/** What is not a list of mails counts as an empty one: no start should fail for mails that were read long ago. */
function parseMails(text: string): readonly KeptMail[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isMail) : [];
  } catch {
    return [];
  }
}

function isMail(value: unknown): value is KeptMail {
  const mail = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return ['id', 'at', 'to', 'subject', 'text', 'html'].every((name) => typeof mail[name] === 'string');
}
