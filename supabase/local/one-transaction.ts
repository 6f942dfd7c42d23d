import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Lets one transaction wait for the end of another. There is one connection, and `@supabase/lite` 0.10.0 begins a
 * transaction on it whether there is one or not: a call that was refused while a token was redeemed took back what the
 * token had done, after that was answered.
 */
export function keepTransactionsApart(connection: PgliteConnection): void {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Whoever is in one would wait for themselves.
    if (inside.getStore()) return work();
    const done = last.then(() => inside.run(true, work));
    last = done.catch(() => undefined);
    return done;
  }

  const runInTransaction = connection.runInTransaction.bind(connection);
  const withContext = connection.withContext.bind(connection);
  Object.assign(connection, {
    runInTransaction: (...words: Parameters<typeof runInTransaction>) =>
      inTurn(() => runInTransaction(...words)),
    withContext: (...words: Parameters<typeof withContext>) => inTurn(() => withContext(...words)),
  });
}
