/** The twin behind HTTP: the calls of the data service, of the storage and of the function that answers messages. */
import { isRecord } from '#domain/is-record.ts';
import type { ServerTwin, TwinOp, TwinPull } from './server-twin.ts';
import { statusReply, type Reply } from './world.ts';

/** A call that reached the server, and what it answered: enough to ask another server the same. */
export type ServedCall =
  | { kind: 'apply_ops'; userId: string; deviceId: string; ops: TwinOp[]; leased: string[]; reply: unknown }
  | { kind: 'pull_changes'; userId: string; request: TwinPull; reply: unknown }
  | { kind: 'pull_newest' | 'mirror_digest'; userId: string; reply: unknown }
  | { kind: 'claim'; userId: string; requestId: string; leased: string[]; reply: unknown }
  | { kind: 'complete'; userId: string; requestId: string; response: string; reply: unknown }
  | { kind: 'fail'; userId: string; requestId: string; reason: string; reply: unknown }
  | { kind: 'object'; bucket: string; path: string; size: number }
  | { kind: 'grant'; userId: string; requestId: string; thirds: number }
  | { kind: 'expire'; requestIds: string[] }
  | { kind: 'purge'; reply: number };

export interface ServePorts {
  /** Whether this server knows columns and tables that the device does not. */
  isNewer: boolean;
  later(ms: number, act: () => void): void;
  /** Where the function that answers is killed in this call. */
  functionDies: 'after-claim' | 'after-answer' | undefined;
}

export interface TwinService {
  serve(userId: string, path: string, body: unknown, ports: ServePorts, answer: (reply: Reply) => void): void;
  /** Everything that was served, in order. */
  readonly log: ServedCall[];
}

/** An act with this word in it makes the server fail, whatever comes with it. */
export const poison = 'poison';
/** Shorter than on the real server, so that a schedule need not last an hour. */
const leaseSeconds = 40;
const thinkingMs = 3_000;

export function createTwinService(twin: ServerTwin, { hasPoison }: { hasPoison: boolean }): TwinService {
  const log: ServedCall[] = [];

  function applyOps(userId: string, body: Record<string, unknown>): Reply {
    const { device_id: deviceId, ops } = body;
    if (hasPoison && JSON.stringify(ops).includes(poison)) return statusReply(500, undefined);
    const leased = twin.leased(userId);
    const outcome = twin.applyOps(userId, String(deviceId), ops);
    if (!outcome.ok) return statusReply(outcome.refusal.status, outcome.refusal.code);
    log.push({
      kind: 'apply_ops',
      userId,
      deviceId: String(deviceId),
      ops: ops as TwinOp[],
      leased,
      reply: outcome.value,
    });
    return json(outcome.value);
  }

  function pull(userId: string, body: Record<string, unknown>, isNewer: boolean): Reply {
    const page = twin.pullChanges(userId, body);
    log.push({ kind: 'pull_changes', userId, request: body, reply: page });
    if (!isNewer || page.resync !== null) return json(page);
    const rows = page.rows.map(({ table, row }) => ({ table, row: { ...row, mood: 'calm' } }));
    return json({ ...page, rows: [...rows, { table: 'horoscopes', row: { id: userId, seq: 1 } }] });
  }

  function askChat(
    userId: string,
    body: Record<string, unknown>,
    ports: ServePorts,
    answer: (reply: Reply) => void,
  ): void {
    const requestId = String(body['requestId']);
    const leased = twin.leased(userId);
    const { status, job } = twin.claim(userId, requestId, leaseSeconds);
    // Whatever happens to the message meanwhile, this is what is answered.
    const query = String(job?.query);
    log.push({ kind: 'claim', userId, requestId, leased, reply: status });
    if (status === 'no_reservation') return answer(problem(402, 'no_reservation'));
    if (status === 'busy') return answer(problem(409, 'busy'));
    if (status === 'answered') return answer(json({ response: job?.response }));
    if (ports.functionDies === 'after-claim') return;
    ports.later(thinkingMs, () => {
      if (query.includes('unanswerable')) {
        const reply = twin.fail(userId, requestId, 'model_failed');
        log.push({ kind: 'fail', userId, requestId, reason: 'model_failed', reply });
        return answer(problem(502, 'model_failed'));
      }
      const response = `an answer to ${query}`;
      const completed = twin.complete(userId, requestId, response);
      log.push({ kind: 'complete', userId, requestId, response, reply: completed });
      if (ports.functionDies === 'after-answer') return;
      answer(completed === 'completed' ? json({ response }) : problem(409, completed));
    });
  }

  function storage(userId: string, path: string, body: unknown): Reply {
    const [bucket = '', ...rest] = path.split('/');
    if (bucket === 'list') {
      const { prefix, search } = body as { prefix: string; search: string };
      const size = twin.objectSize(rest[0] ?? '', `${prefix}/${search}`);
      return json(size === undefined ? [] : [{ name: search, metadata: { size } }]);
    }
    const name = rest.join('/');
    if (!name.startsWith(`${userId}/`)) return statusReply(403, '42501');
    const size = body instanceof ArrayBuffer ? body.byteLength : 0;
    if (!twin.putObject(bucket, name, size)) return statusReply(409, 'Duplicate');
    log.push({ kind: 'object', bucket, path: name, size });
    return json({ Key: `${bucket}/${name}` });
  }

  return {
    log,
    serve(userId, path, body, ports, answer) {
      const fields = isRecord(body) ? body : {};
      switch (path) {
        case '/rest/v1/rpc/apply_ops':
          return answer(applyOps(userId, fields));
        case '/rest/v1/rpc/pull_changes':
          return answer(pull(userId, fields, ports.isNewer));
        case '/rest/v1/rpc/pull_newest': {
          const reply = twin.pullNewest(userId);
          log.push({ kind: 'pull_newest', userId, reply });
          return answer(json(reply));
        }
        case '/rest/v1/rpc/mirror_digest': {
          const reply = twin.mirrorDigest(userId);
          log.push({ kind: 'mirror_digest', userId, reply });
          return answer(json(reply));
        }
        case '/functions/v1/ai-chat':
          return askChat(userId, fields, ports, answer);
        default:
          return answer(storage(userId, path.slice('/storage/v1/object/'.length), body));
      }
    },
  };
}

function json(value: unknown): Reply {
  return { status: 200, contentType: 'application/json', text: JSON.stringify(value) };
}

function problem(status: number, code: string): Reply {
  return {
    status,
    contentType: 'application/json',
    text: JSON.stringify({ error: { code, message: 'no' } }),
  };
}
