import { languageStore } from '#i18n/language-store.ts';
import { isShownAsLeft } from '#lib/left-screens.ts';
import { pageHtml } from '#lib/page-html.ts';
import { quietForms } from '#lib/quiet-forms.ts';
import type { LeftScreen, WorkerMessage } from '#pwa/messages.ts';
import { signedInUserId } from '#session/session-store.ts';
import { isAtEnd } from '#ui/at-end.ts';

/** So much of what is scrolled out of sight is kept, in pixels. */
const margin = 200;

/**
 * Hands a screen over to the worker whenever its reader leaves it, so that it stands there at once when they come back,
 * while the app begins beside it.
 */
export async function keepLeftScreens(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const shell = await (await fetch('/shell.html')).text();
  document.addEventListener('visibilitychange', () => {
    const screen = document.hidden && isShownAsLeft(location.pathname) ? screenIn(shell) : undefined;
    const message: WorkerMessage | undefined = screen && { type: 'left-screen', screen };
    if (message) navigator.serviceWorker.controller?.postMessage(message);
  });
}

/** What is seen now as a document of its own; undefined where it is nothing to come back to. */
function screenIn(shell: string): LeftScreen | undefined {
  const root = document.getElementById('root');
  const whose = signedInUserId();
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(shell)?.[1];
  const takeOver = /"takeOver":"([^"]+)"/.exec(shell)?.[1];
  const isUnfinished = document.querySelector('[role="dialog"], main [aria-busy="true"], [data-pending]');
  if (!root || !entry || !takeOver || whose === undefined || isUnfinished) return undefined;
  // A shell that has come after the page may be that of a newer version, whose styles are not those of what is seen.
  if (!document.querySelector(`script[src="${entry}"]`)) return undefined;
  const log = root.querySelector<HTMLElement>('[role="log"]');
  if (!log || !isAtEnd(log)) return undefined;
  const beside = (rel: string) =>
    [...document.querySelectorAll(`link[rel="${rel}"]`)]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !shell.includes(`href="${href}"`));
  const { language } = languageStore.getState();
  const html = pageHtml({
    shell,
    language,
    title: document.title,
    head: [],
    html: lookOf(root, log),
    devanagari: 'noto-sans-devanagari',
    styles: beside('stylesheet'),
    scripts: beside('modulepreload'),
    takeOver,
    whose,
  });
  return { address: location.pathname + location.search, html, entry };
}

/** Without what is out of sight, and with what was written, which a copy of the elements does not have. */
function lookOf(root: HTMLElement, log: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  const top = log.getBoundingClientRect().top - margin;
  const rows = [...log.querySelectorAll('ol > li')];
  const copied = [...copy.querySelectorAll('[role="log"] ol > li')];
  for (const [index, row] of rows.entries())
    if (row.getBoundingClientRect().bottom < top) copied[index]?.remove();
  const fields = [...root.querySelectorAll('textarea')];
  for (const [index, field] of [...copy.querySelectorAll('textarea')].entries())
    field.textContent = fields[index]?.value ?? '';
  // Their addresses are gone with the page.
  for (const picture of copy.querySelectorAll('[src^="blob:"]')) picture.remove();
  quietForms(copy);
  return copy.innerHTML;
}
