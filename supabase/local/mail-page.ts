import type { Language } from '#domain/language.ts';
import { frameWords, mailWords, type MailKind } from './mail-words.ts';

/** What differs from one mail of a kind to the next. */
export interface MailSlots {
  link: string;
  code?: string;
  otherLink?: string;
}

/** The text of a mail, for programs that show no HTML. */
export function mailText(kind: MailKind, language: Language, slots: MailSlots): string {
  const words = mailWords[kind][language];
  const frame = frameWords[language];
  return [
    frame.greeting,
    '',
    ...words.paragraphs,
    '',
    `${words.button}:`,
    slots.link,
    '',
    ...(words.code && slots.code ? [`${words.code}: ${slots.code}`, ''] : []),
    ...(words.other && slots.otherLink ? [words.other, slots.otherLink, ''] : []),
    words.unasked,
    '',
    frame.signature,
  ].join('\n');
}

/**
 * A mail as HTML, with its slots as they are: whoever fills them has escaped them. Colours stand in the page for
 * programs that know one look, and below for those that know a dark one too; both keep their contrast when a program
 * turns only the background.
 */
export function mailPage(kind: MailKind, language: Language, slots: MailSlots): string {
  const words = mailWords[kind][language];
  const frame = frameWords[language];
  const paragraph = (content: string, look = ''): string =>
    `<p style="margin:0 0 16px;${look}">${content}</p>`;
  const link = (address: string): string =>
    `<a class="quiet" href="${address}" style="color:#7A5A14;word-break:break-all">${address}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #17130E !important; color: #F3E9D7 !important }
  .mark, .quiet { color: #E0B65C !important }
  .small { color: #B7A98F !important }
  .button { background: #E0B65C !important; color: #17130E !important }
  .code { border-color: #5A4B33 !important }
}
</style>
</head>
<body class="paper" style="margin:0;background:#FBF7EF;color:#2A2118">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preview)}</div>
<div class="paper" style="max-width:520px;margin:0 auto;padding:24px;background:#FBF7EF;color:#2A2118;font:16px/1.6 'Noto Sans','Noto Sans Devanagari',Arial,sans-serif">
<p class="mark" style="margin:0 0 24px;font-size:18px;font-weight:bold;color:#7A5A14">◎ Disha · दिशा</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escapeHtml(words.title)}</h1>
${paragraph(frame.greeting)}
${words.paragraphs.map((sentence) => paragraph(escapeHtml(sentence))).join('\n')}
<p style="margin:24px 0"><a class="button" href="${slots.link}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#7A5A14;color:#FFFFFF;font-weight:bold;text-decoration:none">${escapeHtml(words.button)}</a></p>
${words.code && slots.code ? paragraph(`${escapeHtml(words.code)}: <strong class="code" style="display:inline-block;margin-left:8px;padding:4px 12px;border:1px solid #CDBE9F;border-radius:8px;font-size:20px;letter-spacing:3px">${slots.code}</strong>`) : ''}
${words.other && slots.otherLink ? paragraph(`${escapeHtml(words.other)}<br>${link(slots.otherLink)}`) : ''}
<p class="small" style="margin:24px 0 8px;font-size:14px;color:#65584A">${escapeHtml(frame.orCopy)}<br>${link(slots.link)}</p>
<p class="small" style="margin:0 0 24px;font-size:14px;color:#65584A">${escapeHtml(words.unasked)}</p>
<p class="small" style="margin:0;font-size:14px;color:#65584A">${escapeHtml(frame.signature)}</p>
</div>
</body>
</html>
`.replace(/\n{2,}/g, '\n');
}

/** A mail of a hosted project, which writes it in the language of the account. */
export function hostedTemplate(kind: keyof typeof hostedLinks): string {
  const link = `{{ .SiteURL }}${hostedLinks[kind]}`;
  const page = (language: Language): string => mailPage(kind, language, { link, code: '{{ .Token }}' });
  return `${inLanguage(page('hi').trimEnd(), page('en').trimEnd())}\n`;
}

export function hostedSubject(kind: keyof typeof hostedLinks): string {
  return inLanguage(mailWords[kind].hi.subject, mailWords[kind].en.subject);
}

const hostedLinks = {
  confirmation: '/verify-email?token={{ .TokenHash }}&amp;type=signup',
  recovery: '/reset-password?token_hash={{ .TokenHash }}&amp;type=recovery',
  passwordChanged: '/forgot-password',
};

function inLanguage(hindi: string, english: string): string {
  return `{{ if eq .Data.language "hi" }}${hindi}{{ else }}${english}{{ end }}`;
}

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
