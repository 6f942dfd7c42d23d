/** Asks the real server everything that a simulated one was asked, and compares what the two answer. */
import { type Database, person, service } from '#tests/db/database.ts';
import type { ServedCall } from './twin-service.ts';
import type { TwinOp } from './server-twin.ts';

/** The first call that the real server answers differently, with both answers; undefined when there is none. */
export async function firstDifference(
  database: Database,
  served: readonly ServedCall[],
): Promise<{ call: ServedCall; theirs: unknown; ours: unknown } | undefined> {
  for (const call of served) {
    if ('leased' in call) await settleLeases(database, call);
    const theirs = comparable(await ask(database, call));
    const ours = comparable('reply' in call ? call.reply : undefined);
    if (isAsked(call) && JSON.stringify(theirs) !== JSON.stringify(ours)) return { call, theirs, ours };
  }
  const { owner } = database;
  const negative = await owner.value<number>('select count(*)::int from credit_balances where thirds < 0');
  return negative === 0
    ? undefined
    : { call: served.at(-1) as ServedCall, theirs: 'a negative balance', ours: undefined };
}

/** The account of a simulated user, as sign-up makes it. */
export async function signUpAs(database: Database, userId: string): Promise<void> {
  await database.db.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
    userId,
    `${userId}@example.com`,
  ]);
}

/** What is done to the server, rather than asked of it, has no answer to compare. */
function isAsked({ kind }: ServedCall): boolean {
  return !['object', 'grant', 'expire', 'purge'].includes(kind);
}

async function ask(database: Database, call: ServedCall): Promise<unknown> {
  const { owner } = database;
  switch (call.kind) {
    case 'apply_ops': {
      const head = await owner.value('select head from sync_heads where user_id = $1', [call.userId]);
      const reply = await database
        .as(person(call.userId))
        .value('select apply_ops($1, $2)', [call.deviceId, JSON.stringify(call.ops satisfies TwinOp[])]);
      await settleOrder(database, call.userId, head);
      return reply;
    }
    case 'pull_changes': {
      const { cursor = 0, generation, page_limit: limit, known_floor: floor } = call.request;
      return database
        .as(person(call.userId))
        .value(
          `select pull_changes($1, case when $2 then (select generation from sync_heads) end, 1, $3, $4)`,
          [cursor, generation != null, limit ?? 500, floor ?? null],
        );
    }
    case 'pull_newest':
      return database.as(person(call.userId)).value('select pull_newest()');
    case 'mirror_digest':
      return database.as(person(call.userId)).value('select mirror_digest()');
    case 'claim':
      return database
        .as(service)
        .value(`select claim_chat_job($1, $2, 600) ->> 'status'`, [call.userId, call.requestId]);
    case 'complete':
      return database
        .as(service)
        .value(
          `select complete_chat_job($1, $2, null, '', $3, '[]', 'guide', 'english', null) ->> 'status'`,
          [call.userId, call.requestId, call.response],
        );
    case 'fail':
      return database
        .as(service)
        .value(`select fail_chat_job($1, $2, $3) ->> 'status'`, [call.userId, call.requestId, call.reason]);
    case 'object':
      return owner.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
        call.bucket,
        call.path,
      ]);
    case 'grant':
      return owner.query(`select private.post_credit_entry($1, $2, 'grant', $3, 'Bought')`, [
        call.userId,
        call.requestId,
        call.thirds,
      ]);
    case 'expire':
      for (const requestId of call.requestIds)
        await owner.query(
          `select private.refund_chat_job(job, 'expired') from chat_jobs as job where request_id = $1 and state = 'reserved'`,
          [requestId],
        );
      return undefined;
    case 'purge':
      return database.as(service).query('select purge_tombstones(0)');
  }
}

/** The simulated clock runs faster than the leases of the real one. */
async function settleLeases(
  { owner }: Database,
  { userId, leased }: { userId: string; leased: readonly string[] },
): Promise<void> {
  await owner.query(
    `update chat_jobs set lease_until = case when request_id = any ($2) then now() + interval '1 hour' end
     where user_id = $1 and state = 'reserved'`,
    [userId, leased],
  );
}

/**
 * Puts the messages that were buried with their session since `head` in the order of their ids, as the twin buries them:
 * the server leaves the order to chance.
 */
async function settleOrder({ db }: Database, userId: string, head: unknown): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`select set_config('disha.has_stamps', 'yes', true)`);
    // By way of negative numbers, as no two rows may have the same seq at any moment.
    await tx.query(
      `update user_chats as c set seq = -placed.seq
       from (
         select id, min(seq) over deletion + row_number() over (deletion order by id) - 1 as seq
         from user_chats where user_id = $1 and seq > $2 and deleted_at is not null
         window deletion as (partition by session_id)
       ) as placed
       where c.id = placed.id`,
      [userId, head],
    );
    await tx.query('update user_chats set seq = -seq where user_id = $1 and seq < 0', [userId]);
  });
}

/** Tables whose rows may die with a parent, in an order that is left to chance and that nothing settles or shows later. */
const unordered = new Set(['floorplans', 'property_photos', 'vaastu_analysis', 'user_aartis']);

/** Generations and times are each server's own, and so is a tombstone's place in an unordered table. */
function comparable(value: unknown, name = ''): unknown {
  if (name === 'generation') return typeof value;
  if (/(_at|upload_date)$/.test(name)) return value === null ? null : 'a time';
  if (Array.isArray(value)) return value.map((entry) => comparable(entry));
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = value as Record<string, unknown>;
  const { table, row } = fields as { table?: string; row?: Record<string, unknown> };
  if (row && table === 'profiles') return { table, seq: row['seq'] };
  if (row?.['deleted_at'] != null && unordered.has(String(table))) return { table, isBuried: true };
  return Object.fromEntries(
    Object.keys(fields)
      .filter((key) => key !== 'schema' && !(key === 'reason' && fields[key] === null))
      .sort()
      .map((key) => [key, comparable(fields[key], key)]),
  );
}
