import type { App } from '@supabase/lite';
import type { Language } from '#domain/language.ts';
import type { Background } from './background.ts';
import { escapeHtml, mailPage, mailText, type MailSlots } from './mail-page.ts';
import { mailWords, type MailKind } from './mail-words.ts';

/** What the auth service asks to be mailed. */
type Mailer = NonNullable<App['_mailer']>;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** The mails of accounts. They are written and sent after the call has returned, so that nobody waits for them. */
export interface AccountMailer extends Mailer {
  /** Tells the owner of a confirmed account that somebody signed up with its address. */
  sendKnownAccount(to: string, of: { userId: string }): Promise<void>;
  /** Tells the owner that the password was changed, with a way back for the case that somebody else did. */
  sendPasswordChanged(to: string, of: { userId: string }): Promise<void>;
  /** Lets whoever reads it confirm the address and choose the password, as several were chosen for it. */
  sendChoice(to: string, token: string, of: { userId: string }): Promise<void>;
}

export interface MailTools {
  siteUrl: string;
  /** Makes of the service's token the one that a mail carries. */
  seal(token: string): string;
  /** What an account chose; it must not be waited for inside a transaction of the auth service. */
  languageOf(userId: string): Promise<Language>;
  background: Background;
  send(mail: Mail): void;
}

/**
 * The mails in Disha's words and in the language of the account. Their links lead to Disha's own pages, which redeem
 * the single-use token when somebody acts there; a scanner that only opens the link redeems nothing.
 */
export function accountMailer({ siteUrl, seal, languageOf, background, send }: MailTools): AccountMailer {
  async function write(kind: MailKind, to: string, userId: string | undefined, slots: MailSlots) {
    const language = userId === undefined ? 'en' : await languageOf(userId);
    const { link, code, otherLink } = slots;
    const escaped: MailSlots = {
      link: escapeHtml(link),
      ...(code !== undefined && { code: escapeHtml(code) }),
      ...(otherLink !== undefined && { otherLink: escapeHtml(otherLink) }),
    };
    send({
      to,
      subject: mailWords[kind][language].subject,
      text: mailText(kind, language, slots),
      html: mailPage(kind, language, escaped),
    });
  }

  const later = (...mail: Parameters<typeof write>): Promise<void> => {
    background.run(() => write(...mail));
    return Promise.resolve();
  };
  const page = (path: string, query: Record<string, string>): string =>
    `${siteUrl}${path}?${new URLSearchParams(query).toString()}`;
  // The doors that would ask for these are closed.
  const notOffered = (): Promise<never> => Promise.reject(new Error('This mail is not offered.'));

  return {
    sendConfirmation: (to, token, code, meta) =>
      later('confirmation', to, meta?.userId, {
        link: page('/verify-email', { token: seal(token), type: 'signup', user_id: meta?.userId ?? '' }),
        code,
      }),
    sendRecovery: (to, token, code, meta) =>
      later('recovery', to, meta?.userId, {
        link: page('/reset-password', { token_hash: seal(token), type: 'recovery' }),
        code,
      }),
    sendChoice: (to, token, { userId }) =>
      later('choice', to, userId, {
        link: page('/reset-password', { token_hash: seal(token), type: 'recovery' }),
      }),
    sendKnownAccount: (to, { userId }) =>
      later('knownAccount', to, userId, {
        link: `${siteUrl}/auth`,
        otherLink: `${siteUrl}/forgot-password`,
      }),
    sendPasswordChanged: (to, { userId }) =>
      later('passwordChanged', to, userId, { link: `${siteUrl}/forgot-password` }),
    sendMagicLink: notOffered,
    sendEmailChange: notOffered,
    sendReauthentication: notOffered,
  };
}
