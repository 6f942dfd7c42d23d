/**
 * How the change counter holds and what it costs on a real PostgreSQL server: `npm run --silent bench:cursor -- --rows N`.
 * Prints one JSON object. `counter_cost` is the share of write throughput that the counter's triggers take away over 200
 * users; `apply_ops` is the time of one call inside the database. Ends with 1 when a row was missed or came twice, or a
 * transaction ended in a deadlock, and with 2 where there is no server.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { anEvent, anOp, makeNaiveTable, mirrorRace, naiveRace } from '#tests/race/mirror-race.ts';
import { startPostgres } from '#tests/race/postgres-server.ts';
import { type Outcome, oneOf, runRace } from '#tests/race/race.ts';
import {
  openServerDatabase,
  prepareServer,
  type ServerDatabase,
  type Session,
} from '#tests/race/server-database.ts';

const writers = 8;
/** Without triggers the numbers of new rows come from here. */
let lastSeq = 1_000_000_000;
const addEvent = `
  insert into user_events (user_id, seq, title, date_type, event_date)
  values ($1, $2, 'Fair', 'solar', '2026-11-21')`;
const pace = { fewest: 20, most: 100, pauseMs: 2 };

const options = parseArgs({ options: { rows: { type: 'string', default: '200000' } } });
const rows = Number(options.values.rows);
if (!Number.isInteger(rows) || rows < 1) throw new Error('--rows needs a whole number of rows');

const server = await startPostgres();
if (server.kind === 'absent') {
  console.error(`Nothing was measured: ${server.reason}.`);
  process.exit(2);
}
try {
  await prepareServer(server.address);
  const database = await openServerDatabase(server.address);
  const applied = await timeApplyOps(database);
  const counter = await measureCounter(database);
  const naive = await raceNaively(database, Math.min(rows, 200_000));
  const mirror = await raceMirror(database);
  await database.close();
  const { missed, redelivered } = total(mirror);
  console.log(
    JSON.stringify({
      rows: mirror.rows,
      missed,
      redelivered,
      deadlocks: mirror.deadlocks,
      ms: mirror.ms,
      writers,
      rolled_back: mirror.rolledBack,
      naive: {
        rows: naive.rows,
        missed: naive.followed['time']?.missed,
        missed_by_sequence: naive.followed['sequence']?.missed,
      },
      apply_ops: applied,
      counter_cost: counter.cost,
      counter: counter.perSecond,
    }),
  );
  if (missed + redelivered + mirror.deadlocks > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

async function raceMirror(database: ServerDatabase): Promise<Outcome> {
  return runRace(database, mirrorRace(pace, [2000]), { userIds: await people(database, 8), writers, rows });
}

async function raceNaively(database: ServerDatabase, most: number): Promise<Outcome> {
  await makeNaiveTable(database.owner);
  const outcome = await runRace(database, naiveRace(pace), {
    userIds: await people(database, 8),
    writers,
    rows: most,
  });
  await database.owner.query('drop schema naive cascade');
  return outcome;
}

function total(outcome: Outcome): { missed: number; redelivered: number } {
  const all = Object.values(outcome.followed);
  return {
    missed: all.reduce((sum, followed) => sum + followed.missed, 0),
    redelivered: all.reduce((sum, followed) => sum + followed.redelivered, 0),
  };
}

/** Full calls of a device that comes back with messages and notes, measured by the server itself. */
async function timeApplyOps(
  database: ServerDatabase,
): Promise<{ batch: number; p50_ms: number; p95_ms: number }> {
  const batch = 100;
  const calls = 120;
  const warmUp = 20;
  const userId = await database.signUp(calls * batch);
  const session = await database.session();
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const ops = aBatch(userId, batch);
    const ms = await session.as({ userId }, async () => {
      const [plan] = await session.value<[{ 'Execution Time': number }]>(
        `explain (analyze, format json) select apply_ops('a device', $1)`,
        [JSON.stringify(ops)],
      );
      return plan['Execution Time'];
    });
    if (call >= warmUp) times.push(ms);
  }
  await session.end();
  const receipts = await database.owner.value<number>(
    `select count(*) from op_receipts where user_id = $1 and result ->> 'status' = 'applied'`,
    [userId],
  );
  if (receipts !== calls * batch) throw new Error(`${receipts} of ${calls * batch} acts were applied`);
  times.sort((a, b) => a - b);
  return { batch, p50_ms: quantile(times, 0.5), p95_ms: quantile(times, 0.95) };
}

/** A session, then messages in it and events by turns. */
function aBatch(userId: string, size: number) {
  const sessionId = randomUUID();
  return Array.from({ length: size }, (_, n) => {
    if (n === 0) return anOp(userId, 'session.create', { title: 'On the train' }, sessionId);
    return n % 2 === 1
      ? anOp(userId, 'chat.send', { session_id: sessionId, query: `Which way should door ${n} face?` })
      : anOp(userId, 'event.create', anEvent(`Event ${n}`));
  });
}

function quantile(sorted: number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN, 2);
}

/**
 * Writes of one event each by 8 writers over 200 users, with the table's triggers and without, by turns so that a busy
 * machine slows both alike.
 */
async function measureCounter(
  database: ServerDatabase,
): Promise<{ cost: number; perSecond: { with: number; without: number } }> {
  const userIds = await people(database, 200);
  const sessions = await Promise.all(Array.from({ length: writers }, () => database.session()));
  const spent = { with: 0, without: 0 };
  const turns = 6;
  const writesPerTurn = 2000;
  const setTriggers = (state: 'enable' | 'disable') =>
    database.owner.query(`alter table user_events ${state} trigger user`);
  // The first turn of each warms the server up.
  for (let turn = -1; turn < turns; turn += 1) {
    for (const kind of ['without', 'with'] as const) {
      await setTriggers(kind === 'with' ? 'enable' : 'disable');
      const startedAt = performance.now();
      await writeEvents(sessions, userIds, writesPerTurn);
      if (turn >= 0) spent[kind] += performance.now() - startedAt;
    }
  }
  await setTriggers('enable');
  await Promise.all(sessions.map((session) => session.end()));
  const perSecond = (ms: number) => Math.round((turns * writesPerTurn * 1000) / ms);
  return {
    cost: round(1 - spent.without / spent.with, 3),
    perSecond: { with: perSecond(spent.with), without: perSecond(spent.without) },
  };
}

/** Each write is a transaction of its own, as the data API makes it. */
async function writeEvents(sessions: Session[], userIds: string[], count: number): Promise<void> {
  let left = count;
  await Promise.all(
    sessions.map(async (session) => {
      while (left > 0) {
        left -= 1;
        lastSeq += 1;
        const userId = oneOf(userIds);
        const values = [userId, lastSeq];
        await session.as({ userId }, () => session.query(addEvent, values));
      }
    }),
  );
}

async function people(database: ServerDatabase, count: number): Promise<string[]> {
  const userIds: string[] = [];
  while (userIds.length < count) userIds.push(await database.signUp());
  return userIds;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
