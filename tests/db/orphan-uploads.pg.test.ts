import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { upload } from './ops.ts';
import { aChat, aDeity, aFloorplan, anAarti, aPhoto, aProperty, aSession, insertInto } from './rows.ts';

let database: Database;
let userId: string;
let me: Statements;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  await database.db.query('delete from storage.objects');
  userId = await database.signUp();
  me = database.as(person(userId));
});
afterAll(() => database.close());

const orphans = async (days = 30) =>
  (
    await database.as(service).value<{ bucket: string; name: string }[]>('select orphan_uploads($1)', [days])
  ).map(({ bucket, name }) => `${bucket} ${name.replace(userId, 'me')}`);

/** A file that came 31 days ago. */
async function oldFile(bucket: string, name: string): Promise<string> {
  const path = await upload(database, bucket, `${userId}/${name}`);
  await age(path);
  return path;
}
const age = (path: string, days = 31) =>
  database.db.query(
    `update storage.objects set created_at = now() - make_interval(days => $2), updated_at = now() - make_interval(days => $2)
     where name = $1`,
    [path, days],
  );

test('a file that no row names for 30 days is found, a younger one is not', async () => {
  await oldFile('floorplans', 'old.png');
  await oldFile('avatars', 'old.png');
  await upload(database, 'floorplans', `${userId}/new.png`);
  await age(await oldFile('floorplans', 'young.png'), 29);
  expect(await orphans()).toEqual(['avatars me/old.png', 'floorplans me/old.png']);
});

test('whatever row names it, by path or by address, a file is kept', async () => {
  const address = (bucket: string, name: string) =>
    `https://x.example/storage/v1/object/public/${bucket}/${userId}/${name}`;
  const session = await me.value<string>(...insertInto('chat_sessions', aSession()));
  const property = await me.value<string>(...insertInto('properties', aProperty()));
  await oldFile('chat_attachments', 'my photo (1).png');
  await oldFile('avatars', 'me.png');
  await oldFile('avatars', 'kuldevi.png');
  const rows: [string, Record<string, unknown>][] = [
    [
      'user_chats',
      aChat({ session_id: session, image_url: address('chat_attachments', 'my%20photo%20(1).png?v=1') }),
    ],
    [
      'user_chats',
      aChat({
        session_id: session,
        page_urls: JSON.stringify([
          await oldFile('chat_attachments', '1.jpg'),
          await oldFile('chat_attachments', '2.jpg'),
        ]),
      }),
    ],
    ['floorplans', aFloorplan({ image_url: await oldFile('floorplans', '1.png') })],
    [
      'property_photos',
      aPhoto({ property_id: property, image_url: await oldFile('floorplans', 'photos/1.jpg') }),
    ],
    ['user_aartis', anAarti({ file_url: await oldFile('user_aartis', '1.pdf') })],
    ['user_deity', aDeity({ image: address('avatars', 'kuldevi.png') })],
  ];
  for (const [table, values] of rows) await me.query(...insertInto(table, values));
  await me.query('update profiles set avatar_url = $1', [address('avatars', 'me.png')]);
  expect(await orphans()).toEqual([]);
});

test('a file stays until its row has been deleted for as long', async () => {
  const image_url = await oldFile('floorplans', '1.png');
  const id = await me.value<string>(...insertInto('floorplans', aFloorplan({ image_url })));
  await me.query('delete from floorplans where id = $1', [id]);
  expect(await orphans()).toEqual([]);
  await database.db.query(`update floorplans set deleted_at = now() - interval '31 days' where id = $1`, [
    id,
  ]);
  expect(await orphans()).toEqual(['floorplans me/1.png']);
});

test('the same name of somebody else, or another file of the same person, keeps nothing', async () => {
  await oldFile('floorplans', '1.png');
  const other = await database.signUp();
  const theirs = database.as(person(other));
  await theirs.query(...insertInto('floorplans', aFloorplan({ image_url: `${other}/1.png` })));
  await me.query(...insertInto('floorplans', aFloorplan({ image_url: `${userId}/11.png` })));
  expect(await orphans()).toEqual(['floorplans me/1.png']);
});

test('what lies outside of people’s folders, in other buckets or under odd names is left alone', async () => {
  await database.db.query(`insert into storage.buckets (id, name) values ('theirs', 'theirs')`);
  await oldFile('theirs', '1.png');
  await oldFile('floorplans', '100%25.png');
  await age(await upload(database, 'floorplans', 'banner.png'));
  expect(await orphans()).toEqual([]);
});

test('at least a day has to pass, and at most 1000 come at a time, the oldest first', async () => {
  await upload(database, 'floorplans', `${userId}/now.png`);
  expect(await orphans(0)).toEqual([]);
  await database.db.query(
    `insert into storage.objects (bucket_id, name, created_at, updated_at)
     select 'floorplans', $1 || '/' || n, now() - make_interval(days => n), now() - make_interval(days => n)
     from generate_series(40, 1100) as n`,
    [userId],
  );
  const found = await orphans();
  expect(found).toHaveLength(1000);
  expect(found[0]).toBe('floorplans me/1100');
});

test('only the server may ask', async () => {
  for (const actor of [anon, person(userId)]) {
    expect((await failure(database.as(actor).query('select orphan_uploads()'))).code).toBe('42501');
  }
});
