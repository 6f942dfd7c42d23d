import { contentNewerThan as fresh, needContent } from '#sync/start-content.ts';

/** Somebody who opens a page sees what was changed more than so long ago. */
const freshForMs = 5 * 60_000;

/**
 * Whether this device has what everybody may read as it was on the server a few minutes ago; it is fetched where it has
 * not. False: the server was not reached, and what is kept may be older. Never fails.
 */
export function freshContent(): Promise<boolean> {
  return fresh(freshForMs);
}

/** The same where what the page shows without it would be wrong: it does not wait until somebody touches the page. */
export function neededContent(): Promise<boolean> {
  needContent();
  return freshContent();
}

/** The same for somebody who has just changed it: as the server has it now. */
export function newestContent(): Promise<boolean> {
  return fresh(0);
}
