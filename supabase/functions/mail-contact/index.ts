import { createTransport } from 'nodemailer';
import { depsFrom, serviceKeyFrom } from '../_shared/hosted.ts';
import type { ContactMailDeps } from '../_shared/mail.ts';
import { carriesServiceKey } from '../_shared/signature.ts';
import { handle } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name)?.trim() || undefined;
const deps = { ...depsFrom(read), contactMail: contactMail() };

Deno.serve((request) => handle(request, deps));

/** Mails leave where all three are set; a hosted project reaches mail servers by smtps:// only. */
function contactMail(): ContactMailDeps | undefined {
  const [smtpUrl, from, to] = [read('SMTP_URL'), read('MAIL_FROM'), read('CONTACT_EMAIL')];
  if (smtpUrl === undefined || from === undefined || to === undefined) return undefined;
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 15_000, socketTimeout: 30_000 },
    { from },
  );
  return {
    to,
    isService: (request) => carriesServiceKey(request, serviceKeyFrom(read)),
    async send({ replyTo, ...mail }) {
      await transport.sendMail({ ...mail, ...(replyTo !== undefined && { replyTo }) });
    },
  };
}
