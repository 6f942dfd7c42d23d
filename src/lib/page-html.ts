import type { Language } from '#domain/language.ts';
import type { HeadTag } from './document-head.ts';

export interface PageParts {
  /** The document that the app starts in, as it was built. */
  shell: string;
  language: Language;
  title: string;
  head: readonly HeadTag[];
  /** What stands in the place of the app until it comes; its forms send nothing. */
  html: string;
  /** The font in which the words in Devanagari stand. */
  devanagari: 'noto-sans-devanagari' | 'tiro-devanagari-hindi';
  /** Paths of styles that the page needs beside those of the shell. */
  styles: readonly string[];
  /** Paths of scripts that the app will ask for next. */
  scripts: readonly string[];
  /** Path of the script that puts the app in the place of the page. */
  takeOver: string;
  /** The day of which the page tells, if it tells of one: YYYY-MM-DD. */
  day?: string | undefined;
  /** The user whose screen it is, as they left it; without it the page is everybody's. */
  whose?: string | undefined;
}

/** The shell with a page drawn into it; the app begins beside it and takes its place once it is complete. */
export function pageHtml(page: PageParts): string {
  const said = [
    `<title>${escapeText(page.title)}</title>`,
    ...[...page.head, ...lettersOf(page)].map((tag) => tagHtml(tag)),
  ];
  const app = page.shell.match(ofTheApp) ?? [];
  if (app.length === 0) throw new Error('The shell asks for no script.');
  const later = [...app.map((tag) => startedAlone(tag.trim())), ...page.scripts.map((path) => preload(path))];
  const kind = page.whose === undefined ? '' : `="kept" data-whose="${escapeValue(page.whose)}"`;
  const day = page.day === undefined ? '' : ` data-day="${page.day}"`;
  const replacements: [RegExp, string][] = [
    [/<html lang="en"/, `<html lang="${page.language}" data-drawn${kind}${day}`],
    [/ *<title>[^<]*<\/title>\n/, ''],
    [/ *<meta\s+name="description"[^>]*>\n/, lines(said)],
    // After the styles of the shell, as the app would load them.
    [/(?=<\/head>)/, `\n${lines([...page.styles.map((path) => stylesheet(path)), script(page.takeOver)])}`],
    [
      /<div id="root"><\/div>/,
      `<div id="drawn">${page.html}</div>\n    <template id="app">${later.join('')}</template>`,
    ],
  ];
  return replacements.reduce(
    (text, [pattern, replacement]) => {
      if (!pattern.test(text)) throw new Error(`The shell has nothing like ${pattern.source}`);
      return text.replace(pattern, () => replacement);
    },
    page.shell.replaceAll(ofTheApp, ''),
  );
}

/** What the build has put into the shell to start the app: a drawn page asks for it once it is seen. */
const ofTheApp = /^ *(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n/gm;

/**
 * The shell asks for the Latin letters alone, and lines whose letters come late change their height. The name of the
 * other language, which stands on every page, has a small font of its own.
 */
function lettersOf({ html, devanagari }: PageParts): HeadTag[] {
  const rest = html.replaceAll(nameOfHindi, '');
  const names = [
    ...(rest.length < html.length ? ['devanagari-label'] : []),
    ...(/\p{Script=Devanagari}/u.test(rest) ? [devanagari] : []),
  ];
  return names.map((name) => ({
    name: 'link',
    attributes: {
      rel: 'preload',
      href: `/fonts/${name}.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
    },
  }));
}

const nameOfHindi = '>हिन्दी<';

/** What packages do when they are loaded is a step of its own: whoever touches the page then waits for half of the start. */
function startedAlone(tag: string): string {
  const [, path] = /^<link rel="modulepreload".* href="([^"]*\/packages-[^"]*)"/.exec(tag) ?? [];
  return path === undefined ? tag : script(path);
}

function script(path: string): string {
  return `<script type="module" crossorigin src="${escapeValue(path)}"></script>`;
}

function preload(path: string): string {
  return `<link rel="modulepreload" crossorigin href="${escapeValue(path)}">`;
}

function stylesheet(path: string): string {
  return `<link rel="stylesheet" crossorigin href="${escapeValue(path)}">`;
}

function lines(parts: readonly string[]): string {
  return parts.map((part) => `    ${part}\n`).join('');
}

/** The element as HTML. */
export function tagHtml({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeValue(value)}"`,
  );
  const start = `<${name}${written.join('')}>`;
  // What a script holds is not unescaped, and `headTags` leaves nothing in it that could end it.
  return name === 'script' ? `${start}${text ?? ''}</script>` : start;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
