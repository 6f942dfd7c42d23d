import { escapeHtml } from './mail-page.ts';
import type { KeptMail } from './mailbox.ts';

/** The mails of this machine as a page that needs no script. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Disha</title>
<style>
:root { color-scheme: light dark; --paper: #FBF7EF; --ink: #2A2118; --muted: #65584A; --line: #E3D8C3; --link: #7A5A14 }
@media (prefers-color-scheme: dark) { :root { --paper: #17130E; --ink: #F3E9D7; --muted: #B7A98F; --line: #3A3125; --link: #E0B65C } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 'Noto Sans', system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 28px; line-height: 1.3; margin: 0 0 4px }
h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere }
.about, .meta { color: var(--muted) }
.about { margin: 0 0 24px }
.meta { margin: 0 0 12px; font-size: 14px; overflow-wrap: anywhere }
article { border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: var(--link); text-underline-offset: 3px }
</style>
</head>
<body>
<main>
<h1>Mailbox · <span lang="hi">मेलबॉक्स</span></h1>
<p class="about">Mails that Disha would send stay on this machine. <span lang="hi">दिशा को जो मेल भेजने होते हैं, वे इसी कंप्यूटर पर रहते हैं।</span> <a href="/mailbox">Look again · <span lang="hi">फिर देखें</span></a></p>
${mails.length === 0 ? '<p>No mail yet. <span lang="hi">अभी कोई मेल नहीं।</span></p>' : mails.map(article).join('\n')}
</main>
</body>
</html>`;
}

function article({ to, subject, text, at }: KeptMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">${escapeHtml(to)} · <time datetime="${escapeHtml(at)}">${escapeHtml(`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`)}</time></p>
<pre>${linked(text)}</pre>
</article>`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
