import type { SqlRunner } from './migrate.ts';

/**
 * What the server asks its own questions with: the embedded database itself, or a pool of connections to a server. Values
 * come as the same in both.
 */
export interface SqlDriver extends SqlRunner {
  /** On one connection; taken back when the work throws. */
  transaction<T>(work: (tx: SqlRunner) => Promise<T>): Promise<T>;
  /** The answer ends it. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Calls back when notifications may have been missed, as after a connection that was lost. The embedded database misses none. */
  whenMissed?(act: () => void): void;
}
