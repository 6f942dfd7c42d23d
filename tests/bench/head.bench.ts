/**
 * Where the counter of changes stops: 16 sessions of a real PostgreSQL server write as many people, as four, and as one, each
 * write a transaction of its own, on the disk before it is answered: `npm run --silent bench:head -- --seconds 5`.
 * Prints one JSON object: writes a second and p95 in milliseconds, with the nudge of the embedded backend (NOTIFY) and with
 * one that stores a broadcast as a hosted project does; `ratio` is to sixteen people. Ends with 2 where there is no server.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '#tests/race/postgres-server.ts';
import { openServerDatabase, prepareServer, type ServerDatabase } from '#tests/race/server-database.ts';

const writers = 16;
const options = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(options.values.seconds);
if (!(seconds > 0)) throw new Error('--seconds needs a number of seconds');

const server = await startPostgres({ isDurable: true });
if (server.kind === 'absent') {
  console.error(`Nothing was measured: ${server.reason}.`);
  process.exit(2);
}
try {
  await prepareServer(server.address);
  const database = await openServerDatabase(server.address);
  const byNotify = await measure(database);
  await storeBroadcasts(database);
  const byBroadcast = await measure(database);
  await database.close();
  console.log(JSON.stringify({ writers, seconds, by_notify: byNotify, by_broadcast: byBroadcast }, null, 2));
} finally {
  await server.stop();
}

interface Figure {
  people: number;
  writes_per_second: number;
  p95_ms: number;
  ratio: number;
}

async function measure(database: ServerDatabase): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const people of [writers, 4, 1]) {
    const userIds: string[] = [];
    while (userIds.length < people) userIds.push(await database.signUp());
    const times = (
      await Promise.all(
        Array.from({ length: writers }, (_, n) =>
          writeFor(database, userIds[n % people] ?? '', seconds * 1000),
        ),
      )
    ).flat();
    const perSecond = times.length / seconds;
    figures.push({
      people,
      writes_per_second: Math.round(perSecond),
      p95_ms: Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10,
      ratio: Math.round((perSecond / (figures[0]?.writes_per_second ?? perSecond)) * 100) / 100,
    });
  }
  return figures;
}

/** The time of each write. */
async function writeFor(database: ServerDatabase, userId: string, ms: number): Promise<number[]> {
  const session = await database.session();
  const times: number[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const begun = performance.now();
    await session.as({ userId }, () =>
      session.query(
        `insert into user_events (title, date_type, event_date) values ('Fair', 'solar', '2026-11-21')`,
      ),
    );
    times.push(performance.now() - begun);
  }
  await session.end();
  return times;
}

/** What Realtime's own function does, as far as it costs a write something. */
async function storeBroadcasts({ owner }: ServerDatabase): Promise<void> {
  await owner.query(`
    create schema realtime;
    create table realtime.messages (
      id uuid default gen_random_uuid() primary key, topic text, event text, payload jsonb, private boolean,
      inserted_at timestamp default now()
    );
    create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
    language sql as $$
      insert into realtime.messages (topic, event, payload, private) values (topic, event, payload, private)
    $$;
  `);
}
