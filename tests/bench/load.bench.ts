/**
 * How the embedded backend bears many people at once: `npm run --silent bench:load -- --users 50 [--seconds 30]`.
 * People of their own connections pull, send and are answered, upload and look at public pages; before them one alone does
 * the same, so that what many cost is a ratio of one run. Prints one JSON object; ends with 1 when something failed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillDataFolder, freePort, worldAt, type Session, type World } from '#tests/fakes/embedded-world.ts';

const { values } = parseArgs({
  options: { users: { type: 'string', default: '50' }, seconds: { type: 'string', default: '30' } },
});
const [users, seconds] = [Number(values.users), Number(values.seconds)];
if (![users, seconds].every((n) => Number.isInteger(n) && n > 0)) {
  console.error('Usage: npm run --silent bench:load -- [--users 50] [--seconds 30]');
  process.exit(2);
}

interface Kind {
  ms: number[];
  errors: Record<string, number>;
}

/** A question costs a third of a credit, of which a new account has six: the rest of the time people read. */
const questionsEach = 6;
const folder = await mkdtemp(join(tmpdir(), 'disha-load-'));
const png = new Uint8Array(200_000);
png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

try {
  await fillDataFolder(folder);
  const server = await boot();
  const world = await worldAt(server.url);
  const people: Session[] = [];
  for (let n = 0; n < users + 1; n += 1) people.push(await world.newcomer());
  const [alone, ...crowd] = people;
  if (!alone) throw new Error('Nobody could sign up.');
  const memory = { ready: await residentMb(server.child), most: 0 };
  const watch = setInterval(() => {
    void residentMb(server.child).then((mb) => (memory.most = Math.max(memory.most, mb)));
  }, 500);
  const one = await run(world, [alone]);
  const many = await run(world, crowd);
  clearInterval(watch);
  const lag = await eventLoopLag(server.url);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  const kinds = Object.keys(many.kinds);
  console.log(
    JSON.stringify({
      users,
      seconds,
      machine: { processor: cpus()[0]?.model, cores: availableParallelism(), node: process.versions.node },
      requests_per_second: { one: one.perSecond, many: many.perSecond },
      kinds: Object.fromEntries(
        kinds.map((kind) => {
          const [few, all] = [summary(one.kinds[kind]), summary(many.kinds[kind])];
          return [kind, { one: few, many: all, p95_ratio: few.p95 > 0 ? round(all.p95 / few.p95) : null }];
        }),
      ),
      errors: kinds.reduce((sum, kind) => sum + summary(many.kinds[kind]).errors, 0),
      memory_mb: { ready: memory.ready, most: memory.most },
      event_loop_lag_p99_ms: lag,
      ended_with: code,
    }),
  );
  const failed = [...Object.values(one.kinds), ...Object.values(many.kinds)].some(
    ({ errors }) => Object.keys(errors).length > 0,
  );
  process.exitCode = failed || code !== 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Everybody does what people do, one act after the other with a breath between, until the time is over. */
async function run(
  world: World,
  people: readonly Session[],
): Promise<{ perSecond: number; kinds: Record<string, Kind> }> {
  const kinds: Record<string, Kind> = {};
  const startedAt = performance.now();
  const isOver = (): boolean => performance.now() - startedAt > seconds * 1000;
  await Promise.all(people.map((person, index) => live(person, index)));
  const took = (performance.now() - startedAt) / 1000;
  const count = Object.values(kinds).reduce((sum, { ms }) => sum + ms.length, 0);
  return { perSecond: round(count / took), kinds };

  async function live(person: Session, index: number): Promise<void> {
    let questions = 0;
    let cursor = 0;
    // Not all in step.
    await pause((index * 37) % 500);
    for (let nr = 0; !isOver(); nr += 1) {
      const rows = await act('pull', async () => {
        const answer = await ask(person, '/rest/v1/rpc/pull_changes', { cursor });
        return (JSON.parse(answer) as { next: number }).next;
      });
      cursor = rows ?? cursor;
      if (questions < questionsEach && nr % 3 === 0) {
        questions += 1;
        const [id, sessionId] = [randomUUID(), randomUUID()];
        await act('chat send', () => send(person, id, sessionId));
        await act('answer', () =>
          ask(person, '/functions/v1/ai-chat', { requestId: id, language: 'english' }, 'text/event-stream'),
        );
      }
      if (nr % 10 === 5)
        await act('upload', () =>
          checked(
            fetch(`${world.url}/storage/v1/object/floorplans/${person.userId}/${randomUUID()}.png`, {
              method: 'POST',
              headers: { ...headersOf(person), 'content-type': 'image/png' },
              body: png,
            }),
          ),
        );
      if (existsSync('dist/index.html'))
        await act('page', () =>
          // By their files, as a fetch cannot say that somebody goes there.
          checked(fetch(`${world.url}${nr % 2 ? '/blog.html' : '/index.html'}`)),
        );
      await act('content', () => ask(person, '/rest/v1/rpc/content_versions', {}));
      await pause(100 + ((index * 53 + nr * 29) % 400));
    }
  }

  async function act<T>(kind: string, work: () => Promise<T>): Promise<T | undefined> {
    const of = (kinds[kind] ??= { ms: [], errors: {} });
    const from = performance.now();
    try {
      return await work();
    } catch (error) {
      const name = error instanceof Error ? error.message.slice(0, 80) : 'unknown';
      of.errors[name] = (of.errors[name] ?? 0) + 1;
      return undefined;
    } finally {
      of.ms.push(performance.now() - from);
    }
  }

  function headersOf(person: Session): Record<string, string> {
    return { apikey: world.publishableKey, authorization: `Bearer ${person.token}` };
  }

  function ask(person: Session, path: string, body: object, accept = 'application/json'): Promise<string> {
    return checked(
      fetch(world.url + path, {
        method: 'POST',
        headers: { ...headersOf(person), 'content-type': 'application/json', accept },
        body: JSON.stringify(body),
      }),
    );
  }

  async function send(person: Session, id: string, sessionId: string): Promise<void> {
    const op = (kind: string, entity_id: string, payload: object) => ({
      op_id: randomUUID(),
      user_id: person.userId,
      kind,
      entity_id,
      payload,
    });
    const answer = await ask(person, '/rest/v1/rpc/apply_ops', {
      device_id: `load of ${person.userId}`,
      ops: [
        op('session.create', sessionId, { title: 'Kitchen' }),
        op('chat.send', id, { query: 'Is a kitchen in the south east good?', session_id: sessionId }),
      ],
    });
    const { results } = JSON.parse(answer) as { results: { status: string; code: string | null }[] };
    const refused = results.find(({ status }) => status !== 'applied');
    if (refused) throw new Error(`${refused.status} ${refused.code}`);
  }
}

async function checked(asked: Promise<Response>): Promise<string> {
  const response = await asked;
  const text = await response.text();
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return text;
}

function summary(kind: Kind = { ms: [], errors: {} }) {
  const sorted = [...kind.ms].sort((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    count: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors: Object.values(kind.errors).reduce((sum, count) => sum + count, 0),
    ...(Object.keys(kind.errors).length > 0 && { reasons: kind.errors }),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

async function eventLoopLag(url: string): Promise<number | undefined> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const [, lag] = /disha_event_loop_lag_seconds\{quantile="0.99"\} (\S+)/.exec(figures) ?? [];
  return lag === undefined ? undefined : round(Number(lag) * 1000);
}

async function boot(): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { child, url };
    await pause(50);
  }
}

async function residentMb(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}
