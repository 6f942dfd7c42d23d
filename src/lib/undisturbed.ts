import { hasLocks } from './exclusive.ts';

/**
 * What loading the page anew would cut off. Three kinds: work that says so itself (a recording, an upload, a payment), a
 * field with words in it that are kept nowhere else, and somebody who is typing at this moment. While there is any, this tab
 * holds a lock that all tabs of the browser share, so that none of them changes the version under another.
 */

const lockName = 'disha-undisturbed';
/** Whoever has not touched a key for so long is not typing. */
const typingMs = 2_000;
const lookMs = 500;

/** Kinds of fields whose words nobody misses: what was searched for, and what was chosen rather than written. */
const otherKinds = new Set(['search', 'checkbox', 'radio', 'range', 'color', 'button', 'submit', 'reset']);

const work = new Set<object>();
const fields = new Set<Element>();
let typedAt = -Infinity;
let isHeld = false;

/** Keeps this page as it is until the answer is called; twice is once. */
export function holdStill(): () => void {
  const reason = {};
  work.add(reason);
  holdLock();
  return () => {
    work.delete(reason);
  };
}

/** The same for what comes and goes: keeps the page still as long as the last call said so. */
export function stillness(): (isWanted: boolean) => void {
  let letGo: (() => void) | undefined;
  return (isWanted) => {
    if (isWanted) {
      letGo ??= holdStill();
    } else {
      letGo?.();
      letGo = undefined;
    }
  };
}

/**
 * none · work: something is under way that ends by itself · words: somebody is typing, or has written what is kept nowhere
 * yet. A field whose words come back after a reload carries `data-kept`.
 */
export function disturbance(): 'none' | 'work' | 'words' {
  if (work.size > 0) return 'work';
  if (performance.now() - typedAt < typingMs) return 'words';
  for (const field of fields) if (!holdsWords(field)) fields.delete(field);
  return fields.size > 0 ? 'words' : 'none';
}

/** Begins to hear what is typed. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !isWrittenIn(target)) return;
    typedAt = performance.now();
    if (!target.closest('[data-kept]')) fields.add(target);
    holdLock();
  });
}

/** Settles once nothing on this page would be cut off. */
export async function whenUndisturbed(signal?: AbortSignal): Promise<void> {
  while (disturbance() !== 'none') {
    await pause();
    signal?.throwIfAborted();
  }
}

/** Runs the work once no tab of this browser would be cut off in anything; the signal ends the waiting by a rejection. */
export async function whenAllUndisturbed(signal: AbortSignal, act: () => void): Promise<void> {
  await withLock('exclusive', signal, async () => {
    await whenUndisturbed(signal);
    act();
  });
}

/** Whether a tab, this one or another, is in the middle of something; where tabs do not hear of each other, this one. */
export async function isAnyDisturbed(): Promise<boolean> {
  if (disturbance() !== 'none') return true;
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name, mode }) => name === lockName && mode === 'shared');
}

function holdLock(): void {
  if (isHeld) return;
  isHeld = true;
  void hold();
}

async function hold(): Promise<void> {
  try {
    await withLock('shared', undefined, () => whenUndisturbed());
  } catch {
    return; // a browser that blocks storage has no locks for the page either: no other tab hears of this one
  }
  isHeld = false;
  // Something may have begun just as the lock was given back.
  if (disturbance() !== 'none') holdLock();
}

async function withLock(
  mode: LockMode,
  signal: AbortSignal | undefined,
  act: () => Promise<void>,
): Promise<void> {
  if (!hasLocks()) return act();
  await navigator.locks.request(lockName, { mode, ...(signal && { signal }) }, act);
}

function isWrittenIn(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !otherKinds.has(element.type);
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable)
  );
}

function holdsWords(field: Element): boolean {
  if (!field.isConnected) return false;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== '';
  return field.textContent !== '';
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lookMs));
}
