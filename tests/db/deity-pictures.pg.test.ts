import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, person } from './database.ts';
import { deviceOf, upload } from './ops.ts';

let database: Database;
let userId: string;
let device: ReturnType<typeof deviceOf>;

beforeAll(async () => {
  database = await openDatabase();
  userId = await database.signUp();
  device = deviceOf(database, userId);
});
afterAll(() => database.close());

const create = (image: string | null) => {
  const op = device.op('deity.create', { name: 'Kuldevi', image });
  return device.sendOne(op);
};

test('the picture of a deity of one’s own is a file of one’s own, or an address elsewhere', async () => {
  const path = await upload(database, 'user_deities', `${userId}/kuldevi.webp`);
  for (const image of [
    path,
    `https://disha.example/storage/v1/object/user_deities/${path}`,
    'https://example.com/k.png',
    null,
  ])
    expect(await create(image), String(image)).toMatchObject({ status: 'applied' });
});

test('a picture that has not come yet is waited for', async () => {
  expect(await create(`${userId}/later.png`)).toMatchObject({ status: 'blocked', code: 'upload_missing' });
});

test.each([
  'ganesh.png',
  '/deities/shiv.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '../../secret',
])('the reference %j is refused', async (image) => {
  expect(await create(image)).toMatchObject({ status: 'rejected', code: 'foreign_file' });
});

test('a file of somebody else is refused, by whatever address', async () => {
  const theirs = await database.signUp();
  const path = await upload(database, 'user_deities', `${theirs}/1.png`);
  for (const image of [path, `https://example.com/user_deities/${path}`])
    expect(await create(image)).toMatchObject({ status: 'rejected', code: 'foreign_file' });
});

test('a change of the picture keeps to the same rule, and the file goes with the account', async () => {
  const made = device.op('deity.create', { name: 'Kuldevi' });
  await device.sendOne(made);
  const change = (image: string) =>
    device.sendOne(device.op('deity.update', { image }, { entity_id: made.entity_id }));
  expect(await change('ganesh.png')).toMatchObject({ status: 'rejected', code: 'foreign_file' });
  const path = await upload(database, 'user_deities', `${userId}/new.png`);
  expect(await change(path)).toMatchObject({ status: 'applied' });
  expect(
    await database.as(person(userId)).value('select image from user_deity where id = $1', [made.entity_id]),
  ).toBe(path);
  expect(await database.owner.value('select files_of_account($1)', [userId])).toContainEqual({
    bucket: 'user_deities',
    name: path,
  });
});

test('a deity that is not published cannot be added, one that was added stays', async () => {
  const id = await database.owner.value<string>(`select id from deities where name = 'Surya'`);
  expect(await device.sendOne(device.op('deity.add', { deity_id: id }))).toMatchObject({ status: 'applied' });
  await database.owner.query('update deities set is_published = false where id = $1', [id]);
  const other = deviceOf(database, await database.signUp());
  expect(await other.sendOne(other.op('deity.add', { deity_id: id }))).toMatchObject({
    status: 'rejected',
    code: 'parent_missing',
  });
  expect(
    await database.as(person(userId)).value('select count(*)::int from user_deity where deity_id = $1', [id]),
  ).toBe(1);
});
