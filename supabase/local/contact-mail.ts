import type { ContactMailDeps } from '../functions/_shared/mail.ts';
import { carriesServiceKey } from '../functions/_shared/signature.ts';
import { escapeHtml } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';
import type { Secrets } from './secrets.ts';
import type { ServerSettings } from './settings.ts';

/** How questions of the contact form reach the owner; undefined where no address is set. */
export function contactMail(
  { contactEmail }: Pick<ServerSettings, 'contactEmail'>,
  { serviceKey }: Pick<Secrets, 'serviceKey'>,
  mailbox: Pick<Mailbox, 'deliver'>,
): ContactMailDeps | undefined {
  if (contactEmail === undefined) return undefined;
  return {
    to: contactEmail,
    isService: (request) => carriesServiceKey(request, serviceKey),
    send: ({ replyTo, ...mail }) =>
      mailbox.deliver({
        ...mail,
        html: `<pre style="font: inherit; white-space: pre-wrap">${escapeHtml(mail.text)}</pre>`,
        ...(replyTo !== undefined && { replyTo }),
      }),
  };
}
