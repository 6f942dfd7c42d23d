import { randomUUID } from 'node:crypto';
import { addedRows, between, type Follower, pause, perhapsRolledBack, type Race } from './race.ts';
import type { Session } from './server-database.ts';

/** How the writers write: rows of one transaction, and the longest wait between two of its statements. */
export interface Pace {
  fewest: number;
  most: number;
  pauseMs: number;
}

/** Of how many transactions one is rolled back at its end. */
const rolledBackShare = 1 / 8;

/** The product's own tables, written by acts and by direct statements, and its own cursor, with pages of each size. */
export function mirrorRace(pace: Pace, pageSizes: readonly number[]): Race {
  return {
    write: (session, userId) =>
      addedRows(
        session.as({ userId }, () =>
          perhapsRolledBack(rolledBackShare, () =>
            Math.random() < 0.5 ? writeByActs(session, userId, pace) : writeDirectly(session, pace),
          ),
        ),
      ),
    followers: Object.fromEntries(pageSizes.map((size) => [`pages of ${size}`, pullFollower(size)])),
    stored: (session, userId, after, limit) =>
      session.query<{ seq: number }>(storedVersions, [userId, after, limit]).then(seqs),
  };
}

/**
 * The same load on a table whose readers ask for what is newer than the newest they have: by the time of the write, and
 * by a plain sequence. Make the table with `makeNaiveTable` first.
 */
export function naiveRace(pace: Pace): Race {
  const newerThan = (column: 'updated_at' | 'seq'): Follower => ({
    start: column === 'seq' ? '0' : '-infinity',
    page: async (session, userId, cursor) => {
      const rows = await session.query<{ seq: number; cursor: string }>(
        `select seq, ${column}::text as cursor from naive.notes
         where user_id = $1 and ${column} > $2 order by ${column} limit 2000`,
        [userId, cursor],
      );
      return { versions: seqs(rows), cursor: rows.at(-1)?.cursor ?? cursor, isMore: rows.length > 0 };
    },
  });
  return {
    write: (session, userId) =>
      addedRows(
        session.as('database owner', () =>
          perhapsRolledBack(rolledBackShare, () =>
            inTwoStatements(pace, (count) =>
              session.query(
                `insert into naive.notes (user_id, title) select $1, 'Note ' || n from generate_series(1, $2::integer) as n`,
                [userId, count],
              ),
            ),
          ),
        ),
      ),
    followers: { time: newerThan('updated_at'), sequence: newerThan('seq') },
    stored: (session, userId, after, limit) =>
      session
        .query<{ seq: number }>(
          'select seq from naive.notes where user_id = $1 and seq > $2 order by seq limit $3',
          [userId, after, limit],
        )
        .then(seqs),
  };
}

export async function makeNaiveTable(owner: Session): Promise<void> {
  await owner.query(`
    create schema naive;
    create table naive.notes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null,
      title text not null,
      seq bigserial,
      updated_at timestamptz not null default clock_timestamp()
    );
    create index on naive.notes (user_id, seq);
    create index on naive.notes (user_id, updated_at);
  `);
}

/** An act as a device would send it. */
export function anOp(
  userId: string,
  kind: string,
  payload: Record<string, unknown>,
  entityId: string = randomUUID(),
) {
  return { op_id: randomUUID(), user_id: userId, kind, entity_id: entityId, payload };
}

export type Op = ReturnType<typeof anOp>;

export const anEvent = (title: string) => ({
  title,
  date_type: 'solar',
  event_date: '2026-11-21',
  is_recurring: false,
});

/** Sends acts in the transaction that is open, as their user. Answers the status of each. */
export async function sendOps(session: Session, ops: Op[]): Promise<string[]> {
  const { results } = await session.value<{ results: { status: string }[] }>(
    `select apply_ops('a device', $1)`,
    [JSON.stringify(ops)],
  );
  return results.map((result) => result.status);
}

async function writeByActs(session: Session, userId: string, pace: Pace): Promise<number> {
  const count = Math.min(between(pace.fewest, pace.most), 100);
  const ops = Array.from({ length: count }, (_, n) => {
    if (n % 4 === 1) return anOp(userId, 'session.create', { title: `Session ${n}` });
    if (n % 4 === 3) return anOp(userId, 'property.create', { title: `Home ${n}`, city: 'Pune' });
    return anOp(userId, 'event.create', anEvent(`Event ${n}`));
  });
  const statuses = await sendOps(session, ops);
  if (statuses.some((status) => status !== 'applied')) throw new Error(`not applied: ${statuses.join(', ')}`);
  await pause(pace.pauseMs);
  return count;
}

async function writeDirectly(session: Session, pace: Pace): Promise<number> {
  const count = await inTwoStatements(pace, (rows) =>
    session.query(
      `insert into user_events (title, date_type, event_date)
       select 'Event ' || n, 'solar', '2026-11-21' from generate_series(1, $1::integer) as n`,
      [rows],
    ),
  );
  // A change moves its row behind everything that came before, a deletion too.
  const change = between(0, 3);
  if (change === 1)
    await session.query(`update user_events set title = 'Changed' where id in (${someEvents})`);
  if (change === 2) await session.query(`delete from user_events where id in (${someEvents})`);
  return count;
}

async function inTwoStatements(pace: Pace, add: (rows: number) => Promise<unknown>): Promise<number> {
  const count = between(pace.fewest, pace.most);
  const first = between(1, count);
  await add(first);
  await pause(pace.pauseMs);
  if (count > first) await add(count - first);
  return count;
}

const someEvents = 'select id from user_events order by seq limit 2';

function pullFollower(pageSize: number): Follower {
  return {
    start: '0',
    page: async (session, userId, cursor) => {
      const [page] = await session.as({ userId }, () =>
        session.query<{ next: number; head: number; resync: string | null; seqs: number[] }>(pull, [
          cursor,
          pageSize,
        ]),
      );
      if (page === undefined || page.resync !== null || page.next < Number(cursor))
        throw new Error(`the pull after ${cursor} went astray: ${JSON.stringify(page)}`);
      return { versions: page.seqs, cursor: String(page.next), isMore: page.next < page.head };
    },
  };
}

const pull = `
  select (page ->> 'next')::bigint as next, (page ->> 'head')::bigint as head, page ->> 'resync' as resync,
    (select coalesce(json_agg(change -> 'row' -> 'seq'), '[]') from json_array_elements(page -> 'rows') as change) as seqs
  from pull_changes($1::bigint, page_limit => $2) as page`;

const mirroredTables = [
  'profiles',
  'chat_sessions',
  'user_chats',
  'properties',
  'floorplans',
  'property_photos',
  'vaastu_analysis',
  'user_events',
  'user_deity',
  'user_aartis',
  'credit_balances',
];

const storedVersions = `
  select seq from (
    ${mirroredTables
      .map((table) => `(select seq from ${table} where user_id = $1 and seq > $2 order by seq limit $3)`)
      .join(' union all ')}
  ) as stored
  order by seq limit $3`;

function seqs(rows: { seq: number }[]): number[] {
  return rows.map((row) => row.seq);
}
