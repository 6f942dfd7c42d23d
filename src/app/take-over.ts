/*
 * Fetches the app once the page that the build has drawn is seen, and puts it in the place of that page, in one step,
 * when it shows all that stands there. Until then links lead on by themselves, what is typed stays, and what is pressed
 * is kept for the app, which then comes as soon as it has all that was used. An app that could not fetch the words of the
 * page does not take them away, unless somebody has used what only the app can answer. Nothing is taken from under a pointer that is
 * down, a selection or a word that is being composed. Loaded by drawn pages alone, before the app.
 */
import { holdActs, type HeldActs } from './held-acts.ts';

/** A page that is used, or an app that shows as much, waits no longer than this. */
const longestMs = 20_000;
/** An app that shows something else than the drawn page is complete when it has not changed for so long. */
const quietMs = 400;
/** One that says less under the same heading may still be reading, and is given longer. */
const enough = 0.9;
const longQuietMs = 1200;

const drawn = document.getElementById('drawn');
if (drawn) begin(drawn);

function begin(page: HTMLElement): void {
  let look = () => {};
  const held = holdActs(page, () => look());
  page.addEventListener('app', ({ detail }: CustomEventInit<HTMLElement>) => {
    if (detail) look = waitFor(detail, page, held);
  });
  // A page in the background is not painted.
  if (document.hidden) fetchApp();
  else requestAnimationFrame(() => setTimeout(fetchApp));
}

function fetchApp(): void {
  const app = document.getElementById('app');
  if (app instanceof HTMLTemplateElement) app.replaceWith(app.content);
}

/** Answers with what looks whether it is time, to be called whenever something is done. */
function waitFor(root: HTMLElement, page: HTMLElement, held: HeldActs): () => void {
  const wanted = textOf(page);
  const title = document.title;
  let begunAt = Infinity;
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    if (!page.isConnected || !showsSomething(root)) return;
    const now = performance.now();
    begunAt = Math.min(begunAt, now);
    const text = textOf(root);
    const isFull = text.length >= wanted.length * enough || isOther(root, page);
    const isQuiet = now - changedAt >= (isFull ? quietMs : longQuietMs);
    const isComplete = isSettled(root) && (text === wanted || endsAlike(root, page) || isQuiet);
    // Whoever has scrolled down is not left above what is still to come.
    const isAnswered = held.isAny() && held.isReadyIn(root) && (isFull || window.scrollY === 0);
    // What says less and is still busy brings nothing to somebody who only reads, however long it takes.
    const isOver = now - begunAt >= longestMs && (isFull || held.isAny());
    if (!isComplete && !isAnswered && !isOver) {
      timer = setTimeout(look, quietMs);
      return;
    }
    if (held.isBusy()) return;
    if (isNotFetched(root) && !held.isAny()) {
      document.title = title;
      return;
    }
    observer.disconnect();
    swap(page, root, held);
  }

  const observer = new MutationObserver(() => {
    changedAt = performance.now();
    look();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  return look;
}

/** Of a conversation that was left at its end: what is above is out of sight. */
function endsAlike(root: HTMLElement, page: HTMLElement): boolean {
  const [said, left] = [root, page].map((part) => part.querySelector('[role="log"]')?.textContent);
  return said !== undefined && left !== undefined && left !== '' && said.endsWith(left);
}

function textOf(part: HTMLElement): string {
  return part.querySelector('main')?.textContent ?? '';
}

/** Whether the app shows what the drawn page has no words of: another screen, as to a member, or what a search has left. */
function isOther(root: HTMLElement, page: HTMLElement): boolean {
  return location.search !== '' || headingOf(root) !== headingOf(page);
}

function headingOf(part: HTMLElement): string | null | undefined {
  return part.querySelector('main h1')?.textContent;
}

function showsSomething(root: HTMLElement): boolean {
  return root.querySelector('main h1') !== null;
}

function isSettled(root: HTMLElement): boolean {
  return root.querySelector('[aria-busy="true"], [data-pending]') === null;
}

/** The app says that it could not fetch what the page, which it was drawn with, already tells. */
function isNotFetched(root: HTMLElement): boolean {
  return root.querySelector('[data-not-fetched]') !== null;
}

function swap(page: HTMLElement, root: HTMLElement, held: HeldActs): void {
  const tell = held.leave(root);
  page.replaceWith(root);
  root.id = 'root';
  delete document.documentElement.dataset['drawn'];
  root.dispatchEvent(new Event('inplace'));
  tell();
}
