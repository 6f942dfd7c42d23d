import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Background } from './background.ts';
import type { Mail } from './mails.ts';
import { smtpPostOffice } from './post-office.ts';
import type { ServerSettings } from './settings.ts';

export interface KeptMail extends Mail {
  id: string;
  at: string;
}

/**
 * Where mails go: to the mail server of the settings, or, without one, to the newest 200 that are kept here, beside
 * the data so that a restart loses none.
 */
export interface Mailbox {
  /** Takes a mail. Nobody waits for it to be sent or written. */
  send(mail: Mail): void;
  /** Hands a mail over and resolves once it is. Rejects where the mail server does not take it. */
  deliver(mail: Mail): Promise<void>;
  /** Whether the mail server takes no mails at present. */
  isRefused(): boolean;
  /** Newest first. */
  mails(): readonly KeptMail[];
  /** How many the mail server has not taken yet. */
  waiting(): number;
  /** Gives up what was not sent. */
  close(): void;
}

const mostKept = 200;

export async function openMailbox(
  settings: ServerSettings,
  background: Background,
  log: (message: string) => void,
): Promise<Mailbox> {
  const file = join(settings.dataDir, 'mailbox.json');
  let kept = parseMails(await readFile(file, 'utf8').catch(() => '[]'));
  const post = settings.mail && smtpPostOffice(settings.mail, log);
  let isToBeWritten = false;
  let lastWrite: Promise<void> = Promise.resolve();

  function keep(mail: Mail): void {
    kept = [{ ...mail, id: randomUUID(), at: new Date().toISOString() }, ...kept].slice(0, mostKept);
    // One write after the other, each with all mails of its time; one that failed does not stop the next.
    if (isToBeWritten) return;
    isToBeWritten = true;
    const earlier = lastWrite;
    background.run(() => (lastWrite = earlier.then(write, write)));
  }

  async function write(): Promise<void> {
    isToBeWritten = false;
    await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  return {
    send: post?.post ?? keep,
    deliver: post?.deliver ?? (async (mail) => keep(mail)),
    isRefused: () => post?.isRefused() ?? false,
    mails: () => kept,
    waiting: () => post?.waiting() ?? 0,
    close: () => post?.close(),
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
