/**
 * In localStorage, as nothing else is written before a page that is closed at once is gone: whose choice of the
 * language on this device is not among that user's rows yet.
 */
const storageKey = 'disha.language-of';

export function noteChoice(userId: string): void {
  try {
    localStorage.setItem(storageKey, userId);
  } catch {
    // storage is blocked or full: the choice is kept a moment later, unless the page goes first
  }
}

export function awaitsKeeping(userId: string): boolean {
  try {
    return localStorage.getItem(storageKey) === userId;
  } catch {
    return false;
  }
}

export function releaseChoice(userId: string): void {
  try {
    if (awaitsKeeping(userId)) localStorage.removeItem(storageKey);
  } catch {
    // nothing was noted
  }
}
