import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { hostedSubject, hostedTemplate, mailPage, mailText } from './mail-page.ts';
import { mailWords, type MailKind } from './mail-words.ts';

const kinds = Object.keys(mailWords) as MailKind[];
const mails = kinds.flatMap((kind) => (['en', 'hi'] as const).map((language) => ({ kind, language })));
const slots = {
  link: 'https://disha.example/there',
  code: '123456',
  otherLink: 'https://disha.example/other',
};

describe.each(mails)('the mail $kind in $language', ({ kind, language }) => {
  test('says as text and as a page the same: words, link, and code where there is one', () => {
    const words = mailWords[kind][language];
    const text = mailText(kind, language, slots);
    const page = mailPage(kind, language, slots);
    for (const shown of [...words.paragraphs, words.unasked, slots.link]) {
      expect(text).toContain(shown);
      expect(page).toContain(shown);
    }
    expect(text.includes(slots.code)).toBe(words.code !== undefined);
    expect(page.includes(slots.code)).toBe(words.code !== undefined);
    expect(page).toContain(`lang="${language}"`);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).toContain(`overflow:hidden">${words.preview}</div>`);
  });

  test('is written in one script', () => {
    const own = language === 'en' ? /\p{Script=Devanagari}/u : /[A-Za-z]/;
    expect(Object.values(mailWords[kind][language]).flat().join(' ')).not.toMatch(own);
  });
});

test.each<[MailKind, Language, string]>([
  ['confirmation', 'en', '6 hours'],
  ['confirmation', 'hi', '6 घंटे'],
  ['recovery', 'en', '1 hour'],
  ['recovery', 'hi', '1 घंटे'],
])('the mail %s in %s says that its link holds %s', (kind, language, lifetime) => {
  expect(mailText(kind, language, slots)).toContain(lifetime);
});

describe.each(['confirmation', 'recovery'] as const)('the template %s of a hosted project', (kind) => {
  test('is what the words here make', async () => {
    await expect(hostedTemplate(kind)).toMatchFileSnapshot(`../templates/${kind}.html`);
  });

  test('is named in the configuration, with its subject', async () => {
    const config = await readFile('supabase/config.toml', 'utf8');
    const [, section = ''] = config.split(`[auth.email.template.${kind}]\n`);
    expect(section.split('\n').slice(0, 2)).toEqual([
      `subject = '${hostedSubject(kind)}'`,
      `content_path = "./supabase/templates/${kind}.html"`,
    ]);
  });

  test('leads to our own page with the token', () => {
    const page = kind === 'confirmation' ? '/verify-email?token=' : '/reset-password?token_hash=';
    const type = kind === 'confirmation' ? 'signup' : 'recovery';
    expect(hostedTemplate(kind)).toContain(`href="{{ .SiteURL }}${page}{{ .TokenHash }}&amp;type=${type}"`);
    expect(hostedTemplate(kind).match(/\{\{ (?:if|else|end)/g)).toEqual(['{{ if', '{{ else', '{{ end']);
  });
});

describe('the notice of a hosted project that a password was changed', () => {
  test('is what the words here make, and leads to a new one', async () => {
    const page = hostedTemplate('passwordChanged');
    await expect(page).toMatchFileSnapshot('../templates/passwordChanged.html');
    expect(page).toContain('href="{{ .SiteURL }}/forgot-password"');
  });

  test('is switched on in the configuration', async () => {
    const config = await readFile('supabase/config.toml', 'utf8');
    const [, section = ''] = config.split('[auth.email.notification.password_changed]\n');
    expect(section.split('\n').slice(0, 3)).toEqual([
      'enabled = true',
      `subject = '${hostedSubject('passwordChanged')}'`,
      'content_path = "./supabase/templates/passwordChanged.html"',
    ]);
    expect(config).toContain('\nsecure_password_change = true\n');
  });
});
