import { createTransport } from 'nodemailer';
import type { Mail } from './mails.ts';

export interface PostOffice {
  /** Takes a mail; sending it is tried at once and, when it fails, a few times again. Never waits, never throws. */
  post(mail: Mail): void;
  /** Hands a mail over now. Rejects where the server does not take it; it is not tried again. */
  deliver(mail: Mail): Promise<void>;
  /** Whether the last mail could not be handed to the server, for a reason that is not its address. */
  isRefused(): boolean;
  /** How many mails have not been taken yet. */
  waiting(): number;
  /** Gives up what was not sent. */
  close(): void;
}

export interface PostOfficeSettings {
  /** smtp:// or smtps://, with name and password where the server asks for them. */
  smtpUrl: string;
  from: string;
}

/** How long after each failure a mail is tried again: together a good quarter of an hour. */
const usualPauses = [5, 30, 120, 900].map((seconds) => seconds * 1000);

const mostWaiting = 1000;

/**
 * Hands mails to an SMTP server. A mail waits in memory only: whoever misses one after a restart asks for another,
 * and a newer mail of the same kind to the same address replaces one that waits, as its code is void.
 */
export function smtpPostOffice(
  { smtpUrl, from }: PostOfficeSettings,
  log: (message: string) => void,
  pausesMs: readonly number[] = usualPauses,
): PostOffice {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
    },
    { from },
  );
  const waiting = new Map<string, Mail>();
  const timers = new Set<NodeJS.Timeout>();
  let isRefused = false;

  return {
    isRefused: () => isRefused,
    waiting: () => waiting.size,
    async deliver(mail) {
      await transport.sendMail({ ...mail });
    },
    post(mail) {
      const name = `${mail.to} ${mail.subject}`;
      if (!waiting.has(name) && waiting.size >= mostWaiting) {
        log(`A mail to ${masked(mail.to)} was not sent: ${mostWaiting} others wait.`);
        return;
      }
      waiting.set(name, mail);
      void attempt(name, mail, 0);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      if (waiting.size > 0) log(`${waiting.size} mails were not sent.`);
      waiting.clear();
      transport.close();
    },
  };

  async function attempt(name: string, mail: Mail, earlier: number): Promise<void> {
    if (waiting.get(name) !== mail) return;
    try {
      await transport.sendMail({ ...mail });
      isRefused = false;
      if (waiting.get(name) === mail) waiting.delete(name);
    } catch (error) {
      const isAboutAddress = refusedRecipients(error) > 0;
      if (!isAboutAddress) isRefused = true;
      // Given up, closed, or replaced meanwhile.
      if (waiting.get(name) !== mail) return;
      const pause = isAboutAddress && isFinal(error) ? undefined : pausesMs[earlier];
      const reason = error instanceof Error ? error.message : String(error);
      log(
        `A mail to ${masked(mail.to)} was not sent${pause === undefined ? '' : ', and is tried again'}: ${reason.replaceAll(mail.to, masked(mail.to))}`,
      );
      if (pause === undefined) waiting.delete(name);
      else later(pause, () => attempt(name, mail, earlier + 1));
    }
  }

  function later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, ms);
    timers.add(timer.unref());
  }
}

function refusedRecipients(error: unknown): number {
  const refused: unknown = error instanceof Error ? Reflect.get(error, 'rejected') : undefined;
  return Array.isArray(refused) ? refused.length : 0;
}

/** A server says with 5xx that another try would not help. */
function isFinal(error: unknown): boolean {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return typeof status === 'number' && status >= 500;
}

/** Enough of an address to find its owner with their help. */
function masked(address: string): string {
  return address.replace(/^(.).*@/, '$1…@');
}
