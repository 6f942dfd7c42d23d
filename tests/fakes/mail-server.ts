import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that behaves as it is told; it asks for a name and a password, over TLS. */
export interface MailServer {
  /** With the right name and password. */
  url: string;
  /** With another password. */
  wrongUrl: string;
  /** The mails it took, oldest first. */
  received(): readonly ReceivedMail[];
  /** `takes` all; `refuses` every mail for now; `refuses the address` for good; `stalls` without an answer. */
  behave(as: 'takes' | 'refuses' | 'refuses the address' | 'stalls'): void;
  close(): Promise<void>;
}

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Whether it came over TLS. */
  isSecure: boolean;
  subject: string;
  text: string;
  html: string;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let behaviour: Parameters<MailServer['behave']>[0] = 'takes';
  const refusal = (status: number): Error => Object.assign(new Error('not now'), { responseCode: status });
  const server = new SMTPServer({
    logger: false,
    // Stalled connections are not waited for.
    closeTimeout: 100,
    onAuth: ({ username, password }, _, answer) =>
      username === 'disha' && password === 'kesar' ? answer(null, { user: username }) : answer(refusal(535)),
    onMailFrom(_address, _session, answer) {
      if (behaviour === 'refuses') answer(refusal(451));
      else if (behaviour !== 'stalls') answer();
    },
    onRcptTo(_address, _session, answer) {
      answer(behaviour === 'refuses the address' ? refusal(550) : undefined);
    },
    onData(stream, session, answer) {
      const { mailFrom, rcptTo } = session.envelope;
      const take = async (): Promise<void> => {
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          ...parsed(await text(stream)),
        });
        answer();
      };
      void take();
    },
  });
  // A client that gives up while it waits breaks its connection.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = `127.0.0.1:${(listening.address() as AddressInfo).port}/?tls.rejectUnauthorized=false`;
  return {
    url: `smtp://disha:kesar@${address}`,
    wrongUrl: `smtp://disha:badam@${address}`,
    received: () => received,
    behave: (as) => {
      behaviour = as;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Subject and parts of a mail with a text and an HTML part, as a mail program shows them. */
function parsed(source: string): Pick<ReceivedMail, 'subject' | 'text' | 'html'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]/g, ' ');
  const boundary = /boundary="?([^"\r\n;]+)/.exec(headers)?.[1] ?? 'none';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string): string => {
    const found =
      parts.find((one) => new RegExp(`content-type: ${type}; charset=utf-8`, 'i').test(one)) ?? '';
    const [partHead = '', ...body] = found.split('\r\n\r\n');
    return decoded(body.join('\r\n\r\n'), /transfer-encoding: (\S+)/i.exec(partHead)?.[1] ?? '7bit');
  };
  const subject = /^subject: (.*)$/im.exec(headers)?.[1] ?? '';
  return {
    subject: subject
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, value: string) =>
        encoding.toLowerCase() === 'b'
          ? Buffer.from(value, 'base64').toString('latin1')
          : unquoted(value.replaceAll('_', ' ')),
      )
      // Words of a subject may be cut inside a character.
      .replace(/[\s\S]+/, (bytes) => Buffer.from(bytes, 'latin1').toString()),
    text: part('text/plain'),
    html: part('text/html'),
  };
}

function decoded(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString();
    case 'quoted-printable':
      return Buffer.from(unquoted(body.replace(/=\r\n/g, '')), 'latin1').toString();
    default:
      return body;
  }
}

function unquoted(value: string): string {
  return value.replace(/=([0-9A-F]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
