/** What waits for it goes on in any case after so long. */
const longestMs = 10_000;

let tell = (): void => {};
const shown = new Promise<void>((resolve) => (tell = resolve));

/** The router has put the first screen on the page. */
export function tellFirstScreen(): void {
  tell();
}

/** Settles once the first screen stands, whether or not it has its rows yet; where there is no page, at once. */
export function whenFirstScreen(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return Promise.race([shown, new Promise<void>((resolve) => setTimeout(resolve, longestMs))]);
}
