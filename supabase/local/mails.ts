import type { App } from '@supabase/lite';

/** What the auth service asks to be mailed. */
export type Mailer = NonNullable<App['_mailer']>;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * The mails of the auth service in Disha's words, each in English and Hindi. Their links lead to Disha's own
 * pages, which redeem the single-use token; a scanner that only opens the link redeems nothing.
 */
export function authMailer(siteUrl: string, send: (mail: Mail) => Promise<void>): Mailer {
  return {
    sendConfirmation: (to, token, code, meta) =>
      send(
        compose(to, {
          subject: 'Confirm your e-mail · अपना ई-मेल पक्का करें',
          english: [
            'Welcome to Disha',
            'Please confirm that this address is yours. The link works once, for 6 hours.',
          ],
          hindi: [
            'दिशा में आपका स्वागत है',
            'कृपया पुष्टि करें कि यह पता आपका है। यह लिंक 6 घंटे तक और केवल एक बार काम करता है।',
          ],
          button: 'Confirm e-mail · ई-मेल पक्का करें',
          link: pageLink(siteUrl, '/verify-email', { token, type: 'signup', user_id: meta?.userId ?? '' }),
          code,
        }),
      ),
    sendRecovery: (to, token, code) =>
      send(
        compose(to, {
          subject: 'Choose a new password · नया पासवर्ड चुनें',
          english: [
            'A new password',
            'Somebody asked for a new password for this address. The link works once, for 1 hour. If it was not you, nothing needs to be done.',
          ],
          hindi: [
            'नया पासवर्ड',
            'इस पते के लिए नया पासवर्ड माँगा गया है। यह लिंक 1 घंटे तक और केवल एक बार काम करता है। अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं।',
          ],
          button: 'Choose a password · पासवर्ड चुनें',
          link: verifyLink(siteUrl, token, 'recovery', `${siteUrl}/reset-password`),
          code,
        }),
      ),
    sendMagicLink: (to, token, code) =>
      send(
        compose(to, {
          subject: 'Sign in to Disha · दिशा में साइन इन करें',
          english: ['Sign in', 'This link signs you in, once.'],
          hindi: ['साइन इन', 'इस लिंक से आप एक बार साइन इन कर सकते हैं।'],
          button: 'Sign in · साइन इन करें',
          link: verifyLink(siteUrl, token, 'magiclink', `${siteUrl}/callback`),
          code,
        }),
      ),
    sendEmailChange: (to, token, code) =>
      send(
        compose(to, {
          subject: 'Confirm the new address · नया पता पक्का करें',
          english: ['A new address', 'Please confirm the change of the e-mail address of your account.'],
          hindi: ['नया पता', 'कृपया अपने खाते के ई-मेल पते में बदलाव की पुष्टि करें।'],
          button: 'Confirm · पुष्टि करें',
          link: verifyLink(siteUrl, token, 'email_change', `${siteUrl}/callback`),
          code,
        }),
      ),
    sendReauthentication: (to, code) =>
      send(
        compose(to, {
          subject: 'Your code · आपका कोड',
          english: ['Your code', 'Type this code in Disha to confirm that it is you.'],
          hindi: ['आपका कोड', 'यह पुष्टि करने के लिए कि यह आप ही हैं, यह कोड दिशा में लिखें।'],
          code,
        }),
      ),
  };
}

interface Words {
  subject: string;
  english: readonly [title: string, sentence: string];
  hindi: readonly [title: string, sentence: string];
  button?: string;
  link?: string;
  code: string;
}

function pageLink(siteUrl: string, page: string, query: Record<string, string>): string {
  return `${siteUrl}${page}?${new URLSearchParams(query).toString()}`;
}

function verifyLink(siteUrl: string, token: string, type: string, redirectTo: string): string {
  return pageLink(siteUrl, '/auth/v1/verify', { token, type, redirect_to: redirectTo });
}

function compose(to: string, { subject, english, hindi, button, link, code }: Words): Mail {
  const text = [
    ...english,
    '',
    ...(link ? [link, ''] : []),
    `Code: ${code}`,
    '',
    ...hindi,
    '',
    `कोड: ${code}`,
    '',
    'Disha · दिशा',
  ].join('\n');
  const block = ([title, sentence]: readonly [string, string], lang: string): string =>
    `<div lang="${lang}"><h2 style="font-size:20px;margin:24px 0 4px">${escapeHtml(title)}</h2><p style="margin:0 0 16px;line-height:1.6">${escapeHtml(sentence)}</p></div>`;
  const html = `<!doctype html><html><body style="margin:0;background:#FBF7EF;color:#2A2118;font-family:sans-serif"><div style="max-width:520px;margin:0 auto;padding:24px">
${block(english, 'en')}${block(hindi, 'hi')}
${link && button ? `<p><a href="${escapeHtml(link)}" style="display:inline-block;background:#7A5A14;color:#FFFFFF;padding:12px 20px;border-radius:12px;text-decoration:none">${escapeHtml(button)}</a></p>` : ''}
<p style="line-height:1.6">Code · कोड: <strong style="font-size:20px;letter-spacing:2px">${escapeHtml(code)}</strong></p>
<p style="color:#6B5D4B">Disha · दिशा</p></div></body></html>`;
  return { to, subject, text, html };
}

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
