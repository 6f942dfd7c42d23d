/**
 * How fast the device keeps in step, beside RxDB with its Dexie storage in the same browser: `npm run --silent bench:sync`.
 * Prints one JSON object of milliseconds; `ratio` is RxDB's time over ours. Mirror and flush are the fastest of three
 * rounds, which other work on the machine disturbs least; `sql` is the server's part of them.
 *
 * The same for both: the server with its real SQL in PGlite, the rows, the calls `pull_changes` and `apply_ops` with as
 * many rows a page and acts a call, Chromium with a profile on the disk, a page of its own for each measurement, by turns.
 * What cannot be the same: we first fetch the newest conversations, mirror every table in one database, and check each
 * row's shape; RxDB has one collection of messages without validation, and a database of its own for its replication. We
 * keep writes with strict durability in the outbox, apart from the mirror; RxDB writes them into the collection with
 * its usual relaxed durability. We send one call after the other so that lanes keep their order; RxDB has several under
 * way at a time. Its mirror is measured with a push handler, as an app needs it that also writes, and without.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { quietBrowser } from '../../scripts/launch-browser.ts';
import { someMessages } from './sync-rows.ts';
import { aReader, aWriter, startBenchServer, type BenchServer } from './sync-server.ts';
import './sync-side.ts';

const sides = { disha: 'sync-page', rxdb: 'sync-page-rxdb' } as const;
type SideName = keyof typeof sides;
const names = ['disha', 'rxdb'] as const;
type Reader = Awaited<ReturnType<typeof aReader>>;

const rows = 10_000;
const sessions = 20;
const pageLimit = 500;
const writes = 1000;
const batch = 100;
const rounds = 3;
const opens = 20;
const liveWrites = 200;

const profile = await mkdtemp(join(tmpdir(), 'disha-bench-'));
const server = await startBenchServer(Object.values(sides));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: await findBrowser(),
  args: quietBrowser,
});
try {
  console.log(JSON.stringify(await measure(server, context)));
} finally {
  await context.close();
  await server.close();
  await rm(profile, { recursive: true, force: true });
}

async function measure(bench: BenchServer, browser: BrowserContext): Promise<object> {
  const reader = await aReader(bench, { sessions, messages: someMessages(rows) });
  const mirrored = await measureMirror(reader);
  return {
    mirror: mirrored.result,
    flush: await measureFlush(0),
    flush_100ms: await measureFlush(100),
    live_write_p95: await measureLiveWrites(reader, mirrored.databases),
    open: await measureOpen(reader, mirrored.databases),
    longest_task_ms: mirrored.longestTaskMs,
  };

  /** Runs the work in a new page of this side. */
  async function on<T, Task>(side: SideName, work: (task: Task) => Promise<T>, task: Task): Promise<T> {
    const page = await browser.newPage();
    try {
      await page.goto(`${bench.url}/${sides[side]}`);
      await page.waitForFunction(() => 'side' in window);
      return await (page.evaluate as (work: (task: Task) => Promise<T>, task: Task) => Promise<T>)(
        work,
        task,
      );
    } finally {
      await page.close();
    }
  }

  async function measureMirror({ userId, before }: Reader) {
    const times = { disha: [] as number[], rxdb: [] as number[], pullOnly: [] as number[] };
    const sql = { disha: [] as number[], rxdb: [] as number[] };
    const databases = { disha: '', rxdb: '' };
    let longestTaskMs = 0;
    const fill = async (side: SideName, isPullOnly: boolean) => {
      const database = randomUUID();
      const task = { userId, before, database, pageLimit, rows, isPullOnly };
      const measured = await on(side, (given) => window.side.mirror(given), task);
      return { ...measured, database, sqlMs: bench.takeUsage().sqlMs };
    };
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const side of names) {
        const { ms, database, longestTaskMs: longest, sqlMs } = await fill(side, false);
        times[side].push(ms);
        sql[side].push(sqlMs);
        databases[side] = database;
        if (side === 'disha') longestTaskMs = Math.max(longestTaskMs, longest);
      }
      times.pullOnly.push((await fill('rxdb', true)).ms);
    }
    return {
      databases,
      longestTaskMs,
      result: {
        ...beside(Math.min(...times.disha), Math.min(...times.rxdb)),
        rxdb_pull_only_ms: round(Math.min(...times.pullOnly)),
        disha_sql_ms: round(Math.min(...sql.disha)),
        rxdb_sql_ms: round(Math.min(...sql.rxdb)),
      },
    };
  }

  async function measureFlush(roundTripMs: number) {
    const times = { disha: [] as number[], rxdb: [] as number[] };
    const usage = { disha: { calls: 0, sqlMs: Infinity }, rxdb: { calls: 0, sqlMs: Infinity } };
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const side of names) {
        const { userId, sessionIds } = await aWriter(bench, { sessions, messages: writes });
        const messages = someMessages(writes).map(({ query }, n) => ({
          id: randomUUID(),
          sessionId: sessionIds[n % sessions] ?? '',
          text: query,
        }));
        bench.setRoundTrip(roundTripMs);
        bench.takeUsage();
        const task = { userId, database: randomUUID(), messages, batch };
        times[side].push((await on(side, (given) => window.side.flush(given), task)).ms);
        const { calls, sqlMs } = bench.takeUsage();
        usage[side] = { calls, sqlMs: Math.min(usage[side].sqlMs, sqlMs) };
        bench.setRoundTrip(0);
        await expectKept(userId, writes);
      }
    }
    return {
      ...beside(Math.min(...times.disha), Math.min(...times.rxdb)),
      calls: usage.disha.calls,
      rxdb_calls: usage.rxdb.calls,
      disha_sql_ms: round(usage.disha.sqlMs),
      rxdb_sql_ms: round(usage.rxdb.sqlMs),
    };
  }

  async function expectKept(userId: string, count: number): Promise<void> {
    const found = await bench.database.owner.value<number>(
      'select count(*)::int from user_chats where user_id = $1',
      [userId],
    );
    if (found !== count) throw new Error(`The server has ${found} of ${count} messages`);
  }

  async function measureLiveWrites({ userId, sessionIds }: Reader, databases: Record<SideName, string>) {
    const sessionId = sessionIds.at(-1) ?? '';
    const texts = someMessages(liveWrites).map(({ query }) => query);
    const write = (side: SideName) =>
      on(side, (given) => window.side.liveWrites(given), {
        userId,
        database: databases[side],
        sessionId,
        texts,
      });
    const disha = await write('disha');
    const rxdb = await write('rxdb');
    return {
      ...beside(quantile(disha.emittedMs, 0.95), quantile(rxdb.emittedMs, 0.95)),
      painted_ms: round(quantile(disha.paintedMs, 0.95)),
      rxdb_painted_ms: round(quantile(rxdb.paintedMs, 0.95)),
      p50: beside(median(disha.emittedMs), median(rxdb.emittedMs)),
      painted_p50_ms: round(median(disha.paintedMs)),
    };
  }

  async function measureOpen({ sessionIds }: Reader, databases: Record<SideName, string>) {
    const sessionId = sessionIds.at(-1) ?? '';
    const times = { disha: [] as number[], rxdb: [] as number[] };
    for (let turn = 0; turn < opens; turn += 1) {
      for (const side of names) {
        const task = { database: databases[side], sessionId };
        const { ms, messages } = await on(side, (given) => window.side.open(given), task);
        if (messages < rows / sessions) throw new Error(`${side} read ${messages} messages`);
        times[side].push(ms);
      }
    }
    return {
      ...beside(median(times.disha), median(times.rxdb)),
      p95: beside(quantile(times.disha, 0.95), quantile(times.rxdb, 0.95)),
    };
  }
}

function beside(dishaMs: number, rxdbMs: number) {
  return { disha_ms: round(dishaMs), rxdb_ms: round(rxdbMs), ratio: round(rxdbMs / dishaMs, 2) };
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
