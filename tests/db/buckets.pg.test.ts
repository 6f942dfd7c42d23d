import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actor,
  anon,
  type Database,
  openDatabase,
  permits,
  person,
  service,
  type Statements,
} from './database.ts';
import { upload } from './ops.ts';

let database: Database;
let ownerId: string;
let actors: Record<ActorName, Actor>;

beforeAll(async () => {
  database = await openDatabase();
  ownerId = await database.signUp();
  const adminId = await database.signUp();
  await database.db.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  actors = {
    owner: person(ownerId),
    stranger: person(await database.signUp()),
    admin: person(adminId),
    anon,
    service_role: service,
  };
});
afterAll(() => database.close());

type ActorName = 'owner' | 'stranger' | 'admin' | 'anon' | 'service_role';

/** What each actor can do with the record of the owner's file: read, create, update, delete. */
const rights: Record<string, Record<ActorName, string>> = {
  // An attachment is shown by its public address; it is never overwritten.
  chat_attachments: { owner: 'rcd', stranger: '', admin: '', anon: '', service_role: 'rcud' },
  floorplans: { owner: 'rcud', stranger: '', admin: '', anon: '', service_role: 'rcud' },
  user_aartis: { owner: 'rcud', stranger: '', admin: '', anon: '', service_role: 'rcud' },
  user_deities: { owner: 'rcud', stranger: '', admin: '', anon: '', service_role: 'rcud' },
  avatars: { owner: 'rcud', stranger: '', admin: '', anon: '', service_role: 'rcud' },
  // Everybody sees these by their address; to list and to change them is for admins.
  deity_images: { owner: '', stranger: '', admin: 'rcud', anon: '', service_role: 'rcud' },
  blog_images: { owner: '', stranger: '', admin: 'rcud', anon: '', service_role: 'rcud' },
  aarti_audio: { owner: '', stranger: '', admin: 'rcud', anon: '', service_role: 'rcud' },
  shared_aartis: { owner: '', stranger: '', admin: 'rcud', anon: '', service_role: 'rcud' },
};

const attempts: Record<string, (sql: Statements, bucket: string, name: string) => Promise<boolean>> = {
  r: async (sql, bucket, name) =>
    (await sql.query('select 1 from storage.objects where bucket_id = $1 and name = $2', [bucket, name])).rows
      .length > 0,
  c: (sql, bucket) =>
    changes(sql, 'insert into storage.objects (bucket_id, name) values ($1, $2)', bucket, `${ownerId}/new`),
  u: (sql, bucket, name) =>
    changes(
      sql,
      `update storage.objects set metadata = '{}' where bucket_id = $1 and name = $2`,
      bucket,
      name,
    ),
  d: (sql, bucket, name) =>
    changes(sql, 'delete from storage.objects where bucket_id = $1 and name = $2', bucket, name),
};

test('the table of rights names every bucket', async () => {
  const { rows } = await database.db.query<{ id: string }>('select id from storage.buckets order by id');
  expect(rows.map((row) => row.id)).toEqual(Object.keys(rights).sort());
});

describe.each(Object.entries(rights))('bucket %s', (bucket, byActor) => {
  const names = ['file.png', 'photos/file.png'];
  for (const actor of ['owner', 'stranger', 'admin', 'anon', 'service_role'] as const) {
    const allowed = byActor[actor];
    test(`${actor} can do ${allowed === '' ? 'nothing' : allowed} in the owner's folder`, async () => {
      for (const file of names) {
        const name = `${ownerId}/${file}`;
        await database.db.query(
          'insert into storage.objects (bucket_id, name) values ($1, $2) on conflict do nothing',
          [bucket, name],
        );
        const found = [];
        for (const [letter, attempt] of Object.entries(attempts)) {
          if (await database.trying(actors[actor], (sql) => permits(() => attempt(sql, bucket, name))))
            found.push(letter);
        }
        expect(found.join('')).toBe(allowed);
      }
    });
  }

  test.each(['', '/', 'shared/', '../', `${'x'.repeat(36)}/`])(
    'nobody uploads outside a folder of their own: "%s"',
    async (folder) => {
      const attempt = () =>
        database.trying(actors.stranger, (sql) =>
          sql.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
            bucket,
            `${folder}file.png`,
          ]),
        );
      await expect(attempt()).rejects.toMatchObject({ code: '42501' });
    },
  );
});

test('a file cannot be moved into a folder of somebody else', async () => {
  const name = await upload(database, 'floorplans', `${ownerId}/mine.png`);
  const theirs = await database.signUp();
  const move = database
    .as(actors.owner)
    .query(`update storage.objects set name = $2 where name = $1`, [name, `${theirs}/mine.png`]);
  await expect(move).rejects.toMatchObject({ code: '42501' });
});

test('limits and types of the buckets are those of the forms', async () => {
  const { rows } = await database.db.query<{
    id: string;
    public: boolean;
    file_size_limit: number;
    types: string[];
  }>('select id, public, file_size_limit, allowed_mime_types as types from storage.buckets order by id');
  expect(rows.map(({ id, public: isPublic, file_size_limit }) => [id, isPublic, file_size_limit])).toEqual([
    ['aarti_audio', true, 20 * 1024 * 1024],
    ['avatars', true, 10 * 1024 * 1024],
    ['blog_images', true, 2 * 1024 * 1024],
    ['chat_attachments', true, 10 * 1024 * 1024],
    ['deity_images', true, 1024 * 1024],
    ['floorplans', false, 25 * 1024 * 1024],
    ['shared_aartis', true, 25 * 1024 * 1024],
    ['user_aartis', false, 25 * 1024 * 1024],
    ['user_deities', false, 5 * 1024 * 1024],
  ]);
  for (const row of rows) {
    const kinds = row.id === 'aarti_audio' ? /^audio\// : /^(image|application)\//;
    expect(row.types.filter((type) => !kinds.test(type))).toEqual([]);
    // A picture that can carry a script is never served from our own origin.
    expect(row.types).not.toContain('image/svg+xml');
    expect(row.types).not.toContain('text/html');
  }
});

async function changes(sql: Statements, statement: string, bucket: string, name: string): Promise<boolean> {
  return ((await sql.query(statement, [bucket, name])).affectedRows ?? 0) > 0;
}
