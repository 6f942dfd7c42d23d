/**
 * Runs the work for this address once and shares its outcome: a link holds one time only, and React draws a page twice
 * while developing.
 */
export function oncePerAddress<T>(work: (address: URL) => Promise<T>): (href: string) => Promise<T> {
  const done = new Map<string, Promise<T>>();
  return (href) => {
    let outcome = done.get(href);
    if (!outcome) {
      outcome = work(new URL(href));
      done.set(href, outcome);
    }
    return outcome;
  };
}
