import type { ServerDatabase, Session } from './server-database.ts';

/** What is written and followed in a race. Cursors are what the follower itself makes of them, as text. */
export interface Race {
  /** One transaction of a user. Answers how many rows it added, 0 when it was rolled back. */
  write(session: Session, userId: string): Promise<number>;
  followers: Record<string, Follower>;
  /** The next stored versions of a user, in order, each told apart by its number. */
  stored(session: Session, userId: string, after: number, limit: number): Promise<number[]>;
}

export interface Follower {
  start: string;
  page(session: Session, userId: string, cursor: string): Promise<Page>;
}

export interface Page {
  versions: number[];
  cursor: string;
  isMore: boolean;
}

export interface Outcome {
  /** How many rows the writers were told are committed. */
  rows: number;
  rolledBack: number;
  deadlocks: number;
  /** From the first write to the last. */
  ms: number;
  followed: Record<string, Followed>;
}

export interface Followed {
  /** Versions that are stored in the end and never came. */
  missed: number;
  /** Versions that came more than once. */
  redelivered: number;
  came: number;
}

/**
 * Lets writers write for the same users, each in its own session, until together they added `rows` rows, while each
 * follower reads after every user's cursor. The followers then read on until nothing more comes, and what came is
 * compared with what is stored.
 */
export async function runRace(
  database: ServerDatabase,
  race: Race,
  { userIds, writers, rows }: { userIds: string[]; writers: number; rows: number },
): Promise<Outcome> {
  const outcome: Outcome = { rows: 0, rolledBack: 0, deadlocks: 0, ms: 0, followed: {} };
  const deadlocksBefore = await database.deadlocks();
  let isQuiet = false;
  const startedAt = performance.now();
  const following = Object.entries(race.followers).map(async ([name, follower]) => {
    outcome.followed[name] = await follow(database, race, follower, userIds, () => isQuiet);
  });
  const writing = Array.from({ length: writers }, async () => {
    const session = await database.session();
    while (outcome.rows < rows) {
      const added = await race.write(session, oneOf(userIds));
      outcome.rows += added;
      if (added === 0) outcome.rolledBack += 1;
    }
    await session.end();
  });
  await Promise.all(writing).finally(() => {
    outcome.ms = Math.round(performance.now() - startedAt);
    isQuiet = true;
  });
  await Promise.all(following);
  outcome.deadlocks = (await database.deadlocks()) - deadlocksBefore;
  return outcome;
}

/** Says after the work of a transaction that it has to be rolled back. */
class RolledBack extends Error {}

/** A transaction's work, with `chance` of being rolled back at its end. */
export async function perhapsRolledBack<T>(chance: number, work: () => Promise<T>): Promise<T> {
  const result = await work();
  if (Math.random() < chance) throw new RolledBack();
  return result;
}

/** The number of added rows, or 0 when the transaction was rolled back on purpose. */
export async function addedRows(transaction: Promise<number>): Promise<number> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof RolledBack) return 0;
    throw error;
  }
}

export function oneOf<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}

/** A whole number from `least` to `most`. */
export function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

/** Waits for up to `most` milliseconds, as a client between two statements of its transaction. */
export function pause(most: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * most));
}

async function follow(
  database: ServerDatabase,
  race: Race,
  follower: Follower,
  userIds: string[],
  isQuiet: () => boolean,
): Promise<Followed> {
  const session = await database.session();
  const followed: Followed = { missed: 0, redelivered: 0, came: 0 };
  const devices = userIds.map((userId) => ({ userId, cursor: follower.start, seen: new NumberSet() }));
  for (let isLastRound = false; !isLastRound;) {
    isLastRound = isQuiet();
    for (const device of devices) {
      for (let isMore = true; isMore;) {
        const page = await follower.page(session, device.userId, device.cursor);
        for (const version of page.versions) {
          if (!device.seen.add(version)) followed.redelivered += 1;
        }
        followed.came += page.versions.length;
        device.cursor = page.cursor;
        // While the writers write, each user's newest page may always be followed by another.
        isMore = page.isMore && isLastRound;
      }
    }
  }
  for (const { userId, seen } of devices) {
    for (let after = 0, isMore = true; isMore;) {
      const stored = await race.stored(session, userId, after, storedPage);
      followed.missed += stored.filter((version) => !seen.has(version)).length;
      after = stored.at(-1) ?? after;
      isMore = stored.length === storedPage;
    }
  }
  await session.end();
  return followed;
}

const storedPage = 50_000;

/** Small whole numbers, a bit each: millions of versions fit. */
class NumberSet {
  #bits = new Uint8Array(1024);

  /** False when the number was there already. */
  add(value: number): boolean {
    if (this.has(value)) return false;
    const byte = value >> 3;
    if (byte >= this.#bits.length) {
      const larger = new Uint8Array(Math.max(byte + 1, this.#bits.length * 2));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits[byte] = (this.#bits[byte] ?? 0) | (1 << (value & 7));
    return true;
  }

  has(value: number): boolean {
    return ((this.#bits[value >> 3] ?? 0) & (1 << (value & 7))) !== 0;
  }
}
