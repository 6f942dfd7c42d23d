import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import { openDatabase, person, type Database } from '#tests/db/database.ts';

/** The server's own calls over its real SQL, and pages to call them from. Who calls is named by the token itself. */
export interface BenchServer {
  url: string;
  database: Database;
  /** Holds every call back for so many milliseconds. */
  setRoundTrip(ms: number): void;
  /** Calls and the time that their SQL took since the last time this was asked. */
  takeUsage(): { calls: number; sqlMs: number };
  close(): Promise<void>;
}

const procedures: Readonly<
  Record<string, { sql: string; params(body: Record<string, unknown>): unknown[] }>
> = {
  pull_changes: {
    sql: 'select pull_changes($1, $2, $3, $4, $5)::text',
    params: ({ cursor, generation, schema, page_limit, known_floor }) => [
      cursor,
      generation,
      schema,
      page_limit,
      known_floor,
    ],
  },
  pull_newest: { sql: 'select pull_newest()::text', params: () => [] },
  apply_ops: {
    sql: 'select apply_ops($1, $2)::text',
    params: ({ device_id, ops }) => [device_id, JSON.stringify(ops)],
  },
};

/** Starts it with one page for each script, under the name of its file. */
export async function startBenchServer(scripts: readonly string[]): Promise<BenchServer> {
  const pages = new Map<string, string>();
  for (const script of scripts) pages.set(`/${script}.js`, await bundle(script));
  const database = await openDatabase();
  let roundTripMs = 0;
  let usage = { calls: 0, sqlMs: 0 };

  async function answerCall(request: IncomingMessage, name: string): Promise<string> {
    const procedure = procedures[name];
    const userId = /^Bearer ([0-9a-f-]{36})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!procedure || userId === undefined) throw new Error(`nobody may call ${name}`);
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>;
    if (roundTripMs > 0) await new Promise((resolve) => setTimeout(resolve, roundTripMs));
    const startedAt = performance.now();
    const answer = await database.as(person(userId)).value<string>(procedure.sql, procedure.params(body));
    usage.calls += 1;
    usage.sqlMs += performance.now() - startedAt;
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path)?.[1];
    if (name) return send(response, 'application/json', await answerCall(request, name));
    const script = pages.get(path);
    if (script !== undefined) return send(response, 'text/javascript', script);
    if (!pages.has(`${path}.js`)) {
      response.writeHead(404).end();
      return;
    }
    send(
      response,
      'text/html',
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="${path}.js"></script>`,
    );
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    database,
    setRoundTrip: (ms) => (roundTripMs = ms),
    takeUsage() {
      const taken = usage;
      usage = { calls: 0, sqlMs: 0 };
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

/** Conversations of a person, by id. Triggers are at work, as for the app. */
export async function addSessions(
  { database }: BenchServer,
  userId: string,
  count: number,
): Promise<string[]> {
  const { rows } = await database
    .as(person(userId))
    .query<{ id: string }>(
      `insert into chat_sessions (title) select 'Conversation ' || n from generate_series(1, $1::int) as n returning id`,
      [count],
    );
  return rows.map(({ id }) => id);
}

/** A person with conversations and enough credits for so many messages. */
export async function aWriter(
  server: BenchServer,
  { sessions, messages }: { sessions: number; messages: number },
): Promise<{ userId: string; sessionIds: string[] }> {
  const userId = await server.database.signUp();
  await server.database.owner.query(
    `select private.post_credit_entry($1, $2, 'grant', $3, 'Bought credits')`,
    [userId, randomUUID(), messages],
  );
  return { userId, sessionIds: await addSessions(server, userId, sessions) };
}

/**
 * A person whose messages stand one after the other in the server's counter. Written past the triggers, which would give
 * all of them one moment. `before` is the counter before the first.
 */
export async function aReader(
  server: BenchServer,
  { sessions, messages }: { sessions: number; messages: readonly { query: string; response: string }[] },
): Promise<{ userId: string; sessionIds: string[]; before: number }> {
  const { owner } = server.database;
  const userId = await server.database.signUp();
  const sessionIds = await addSessions(server, userId, sessions);
  const before = await owner.value<number>('select head::int from sync_heads where user_id = $1', [userId]);
  await owner.query('alter table user_chats disable trigger user');
  await owner.query(
    `insert into user_chats (user_id, session_id, query, response, answered_by, language, sources, seq, created_at, updated_at)
     select $1, ($2::uuid[])[1 + (n - 1) * cardinality($2::uuid[]) / $5::int], m ->> 'query', m ->> 'response', 'guide',
       m ->> 'language', '[{"id": "kitchen", "title": "Kitchen"}]', $3::int + n, at, at
     from jsonb_array_elements($4::jsonb) with ordinality as given (m, n),
       lateral (select timestamptz '2026-01-01' + n * interval '7 minutes' as at) as moment`,
    [userId, sessionIds, before, JSON.stringify(messages), messages.length],
  );
  await owner.query('alter table user_chats enable trigger user');
  await owner.query('update sync_heads set head = $2 where user_id = $1', [userId, before + messages.length]);
  // As a server does by itself after so many new rows.
  await owner.query('analyze user_chats');
  return { userId, sessionIds, before };
}

async function bundle(script: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: `tests/bench/${script}.ts` },
      modulePreload: false,
    },
  });
  const [first] = [result].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${script} was not bundled`);
  return chunk.code;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, type: string, body: string): void {
  const bytes = Buffer.from(body);
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
}
