import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as breathe } from 'node:timers/promises';
import type { PgliteConnection } from '@supabase/lite/pglite';

/** Does work in its turn, while nothing else is in a transaction. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets one transaction wait for the end of another. There is one connection, and `@supabase/lite` 0.10.0 begins a
 * transaction on it whether there is one or not: a call that was refused while a token was redeemed took back what the
 * token had done, after that was answered. Between two of them the process does what else it has to do, however many wait:
 * the database works in the one thread that answers everybody. The answer does work beside no transaction.
 */
export function keepTransactionsApart(connection: PgliteConnection): InTurn {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Whoever is in one would wait for themselves.
    if (inside.getStore()) return work();
    const done = last.then(() => inside.run(true, work));
    last = done.then(
      () => breathe(),
      () => breathe(),
    );
    return done;
  }

  const runInTransaction = connection.runInTransaction.bind(connection);
  const withContext = connection.withContext.bind(connection);
  Object.assign(connection, {
    runInTransaction: (...words: Parameters<typeof runInTransaction>) =>
      inTurn(() => runInTransaction(...words)),
    withContext: (...words: Parameters<typeof withContext>) => inTurn(() => withContext(...words)),
  });
  return inTurn;
}
