import { carriesServiceKey } from '../functions/_shared/signature.ts';
import { json } from '../functions/_shared/respond.ts';
import type { SqlRunner } from './migrate.ts';
import type { SqlDriver } from './sql-driver.ts';

/** All of an account that another installation needs to go on with it. Files are named; their bytes come from the storage. */
export interface LeavingAccount {
  id: string;
  email: string;
  /** As the auth service keeps it; null where the account signs in with somebody else's word for it, such as Google's. */
  passwordHash: string | null;
  isConfirmed: boolean;
  metadata: Record<string, unknown>;
  createdAt: string;
  head: { head: number; floor: number; stamped_at: string };
  /** Rows by table, in an order in which they can come in. */
  tables: [name: string, rows: Record<string, unknown>[]][];
  /** Content that the rows name, in such an order too. */
  content: [name: string, rows: Record<string, unknown>[]][];
  /** Counts and hashes by table. */
  digest: Record<string, { rows: number; hash: string }>;
}

/**
 * What `npm run move-user` asks of a running installation, on its own machine and with its service key:
 * GET …/accounts → [{id, email}], the oldest first; GET …/accounts/<id> → LeavingAccount, as it was at one moment.
 * A password's hash leaves by this way alone: a hosted project has none that hands it out.
 */
export async function answerLeaving(
  request: Request,
  db: Pick<SqlDriver, 'query' | 'transaction'>,
  serviceKey: string,
): Promise<Response> {
  if (!(await carriesServiceKey(request, serviceKey)))
    return refusal(401, 'unauthorized', 'Only the installation itself may ask for this.');
  if (request.method !== 'GET') return refusal(405, 'method_not_allowed', 'Send a GET request.');
  const id = /\/accounts\/([\da-f-]{36})$/.exec(new URL(request.url).pathname)?.[1];
  if (id === undefined) {
    const { rows } = await db.query('select id, email from auth.users order by created_at, id');
    return json(rows);
  }
  const account = await db.transaction((tx) => readAccount(tx, id));
  return account ? json(account) : refusal(404, 'not_found', 'There is no such account.');
}

function refusal(status: number, code: string, message: string): Response {
  return json({ error: { code, message } }, status);
}

type Reader = Pick<SqlRunner, 'query'>;

async function readAccount(db: Reader, id: string): Promise<LeavingAccount | undefined> {
  await db.query(`set local timezone = 'UTC'`);
  const [account] = await rowsOf<Omit<LeavingAccount, 'tables' | 'content' | 'digest'>>(
    db,
    `select u.id, u.email, nullif(u.encrypted_password, '') as "passwordHash",
            u.email_confirmed_at is not null as "isConfirmed",
            coalesce(u.raw_user_meta_data, '{}') as metadata, to_jsonb(u.created_at) as "createdAt",
            (select to_jsonb(h) from public.sync_heads as h where h.user_id = u.id) as head
     from auth.users as u where u.id = $1`,
    [id],
  );
  if (!account) return undefined;
  const parts = await rowsOf<{ name: string; whose: string }>(
    db,
    'select name, whose from private.moved_tables() order by place',
  );
  const tables: LeavingAccount['tables'] = [];
  for (const { name, whose } of parts)
    tables.push([
      name,
      await rowsOf(db, `select to_jsonb(t) as row from public.${name} as t where ${whose}`, [id]),
    ]);
  const [{ digest } = { digest: {} }] = await rowsOf<{ digest: LeavingAccount['digest'] }>(
    db,
    'select private.moved_digest($1) as digest',
    [id],
  );
  return {
    ...account,
    tables: tables.map(unwrapped),
    content: (await contentOf(db, id)).map(unwrapped),
    digest,
  };
}

/** Deities, festivals and aartis that the account's rows name, and those that these name. */
async function contentOf(db: Reader, id: string): Promise<LeavingAccount['content']> {
  const deities = `select deity_id from public.user_deity where user_id = $1
    union select s.deity_id from public.shared_aartis as s join public.user_aartis as a on a.id = s.id where a.user_id = $1
    union select deity_id from public.festivals where id in (select id from named_festivals)
    union select deity_id from public.aartis where id in (select aarti_id from public.user_aartis where user_id = $1)`;
  const festivals = `with named_festivals (id) as (
      select festival_id from public.user_aartis where user_id = $1
      union select s.festival_id from public.shared_aartis as s join public.user_aartis as a on a.id = s.id where a.user_id = $1
    )`;
  const ask = (sql: string) => rowsOf<Record<string, unknown>>(db, sql, [id]);
  return [
    [
      'deities',
      await ask(`${festivals} select to_jsonb(t) as row from public.deities as t where id in (${deities})`),
    ],
    [
      'festivals',
      await ask(
        `${festivals} select to_jsonb(t) as row from public.festivals as t where id in (select id from named_festivals)`,
      ),
    ],
    [
      'aartis',
      await ask(
        `select to_jsonb(t) as row from public.aartis as t
         where id in (select aarti_id from public.user_aartis where user_id = $1)`,
      ),
    ],
  ];
}

function unwrapped([name, rows]: [string, Record<string, unknown>[]]): [string, Record<string, unknown>[]] {
  return [name, rows.map(({ row }) => row as Record<string, unknown>)];
}

async function rowsOf<Row>(db: Reader, sql: string, params: unknown[] = []): Promise<Row[]> {
  return (await db.query<Row>(sql, params)).rows;
}
