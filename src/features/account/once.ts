/**
 * Runs the work once for each attempt at an address and shares its outcome: a link holds one time only, and React draws a
 * page twice while developing.
 */
export function oncePerAddress<T>(
  work: (address: URL) => Promise<T>,
): (href: string, attempt: number) => Promise<T> {
  const done = new Map<string, Promise<T>>();
  return (href, attempt) => {
    const key = `${attempt} ${href}`;
    let outcome = done.get(key);
    if (!outcome) {
      outcome = work(new URL(href));
      done.set(key, outcome);
    }
    return outcome;
  };
}
