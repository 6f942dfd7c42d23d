import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, failure, openDatabase, person, type Statements } from './database.ts';
import { deviceOf, upload } from './ops.ts';

let database: Database;
let userId: string;
let me: Statements;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  userId = await database.signUp();
  me = database.as(person(userId));
});
afterAll(() => database.close());

const place = { place_name: 'काशी', latitude: 25.3176, longitude: 82.9739, time_zone: 'Asia/Kolkata' };
const noPlace = { place_name: null, latitude: null, longitude: null, time_zone: null };
const nothing = { language: null, month_system: null, ...noPlace };
const columns = Object.keys(nothing).join(', ');

const chosen = (of: Statements = me) => of.row(`select ${columns} from profiles`);
const update = (values: Record<string, unknown>, of: Statements = me) =>
  of.query(
    `update profiles set ${Object.keys(values)
      .map((column, index) => `${column} = $${index + 1}`)
      .join(', ')}`,
    Object.values(values),
  );

test('a new account has chosen nothing', async () => {
  expect(await chosen()).toEqual(nothing);
});

describe.each(['directly', 'by an act'])('the owner changes %s', (way) => {
  const change = async (values: Record<string, unknown>) => {
    if (way === 'directly') return update(values);
    const device = deviceOf(database, userId);
    expect(await device.sendOne(device.op('profile.update', values))).toMatchObject({ status: 'applied' });
  };

  test('language and month system, each alone, and takes them back', async () => {
    await change({ language: 'hi' });
    await change({ month_system: 'purnimanta' });
    expect(await chosen()).toEqual({ ...nothing, language: 'hi', month_system: 'purnimanta' });
    await change({ language: null, month_system: null });
    expect(await chosen()).toEqual(nothing);
  });

  test('the place as a whole, to the last digit, and takes it away', async () => {
    await change({ ...place, longitude: -179.99999999999997 });
    expect(await chosen()).toEqual({ ...nothing, ...place, longitude: -179.99999999999997 });
    await change(noPlace);
    expect(await chosen()).toEqual(nothing);
  });

  test('nobody else', async () => {
    const other = await database.signUp();
    await change(place);
    expect(await chosen(database.as(person(other)))).toEqual(nothing);
  });
});

test('a stranger changes nothing of another profile, whoever an act names', async () => {
  const stranger = await database.signUp();
  const device = deviceOf(database, stranger);
  const named = await database
    .as(person(stranger))
    .query(`update profiles set language = 'hi' where id = $1`, [userId]);
  expect(named.affectedRows).toBe(0);
  const act = device.op('profile.update', { language: 'hi' }, { entity_id: userId });
  expect(await device.sendOne(act)).toMatchObject({ status: 'applied' });
  const foreign = { ...act, op_id: crypto.randomUUID(), user_id: userId };
  expect(await device.sendOne(foreign)).toMatchObject({ status: 'rejected', code: 'other_user' });
  expect(await chosen()).toEqual(nothing);
  expect(await chosen(database.as(person(stranger)))).toMatchObject({ language: 'hi' });
});

test.each([
  [{ language: 'fr' }, 'profiles_language_known'],
  [{ month_system: 'solar' }, 'profiles_month_system_known'],
  [{ ...place, place_name: ' ' }, 'profiles_place_name_length'],
  [{ ...place, place_name: 'x'.repeat(101) }, 'profiles_place_name_length'],
  [{ ...place, latitude: 90.5 }, 'profiles_latitude_range'],
  [{ ...place, longitude: Number.NaN }, 'profiles_longitude_range'],
  [{ ...place, time_zone: 'Delhi time' }, 'profiles_time_zone_format'],
  [{ ...place, time_zone: `A${'/a'.repeat(32)}` }, 'profiles_time_zone_format'],
  [{ ...place, time_zone: null }, 'profiles_place_whole'],
  [{ time_zone: 'Asia/Kolkata' }, 'profiles_place_whole'],
])('a direct change to %j is refused by its rule', async (values, constraint) => {
  expect(await failure(update(values))).toMatchObject({ code: '23514', constraint });
});

describe('an act', () => {
  test.each([
    [{ language: 'fr' }, 'language'],
    [{ place_name: 'Kashi' }, 'latitude'],
    [{ ...place, latitude: null }, 'latitude'],
    [{ ...place, longitude: 180.1 }, 'longitude'],
  ])('with %j is refused with the field to mend', async (payload, reason) => {
    const device = deviceOf(database, userId);
    expect(await device.sendOne(device.op('profile.update', payload))).toMatchObject({
      status: 'rejected',
      code: 'invalid',
      reason,
    });
    expect(await chosen()).toEqual(nothing);
  });

  test('names a picture only when it is there and one of their own', async () => {
    const device = deviceOf(database, userId);
    const avatar = `${userId}/me.webp`;
    const act = device.op('profile.update', { avatar_url: avatar });
    expect(await device.sendOne(act)).toMatchObject({ status: 'blocked', code: 'upload_missing' });
    await upload(database, 'avatars', avatar);
    expect(await device.sendOne(act)).toMatchObject({ status: 'applied' });
    expect(await me.value('select avatar_url from profiles')).toBe(avatar);
    const stranger = deviceOf(database, await database.signUp());
    expect(await stranger.sendOne(stranger.op('profile.update', { avatar_url: avatar }))).toMatchObject({
      status: 'rejected',
      code: 'foreign_file',
    });
    const gone = device.op('profile.update', { avatar_url: null });
    expect(await device.sendOne(gone)).toMatchObject({ status: 'applied' });
    expect(await me.value('select avatar_url from profiles')).toBeNull();
  });
});

test('a mirror gets the choices with the profile, also a new one, and its digest moves with them', async () => {
  interface Page {
    rows: { table: string; row: Record<string, unknown> }[];
    head: number;
  }
  const profileIn = ({ rows }: Page) => rows.find(({ table }) => table === 'profiles')?.row;
  const digest = () => me.value<number>(`select mirror_digest() -> 'tables' -> 'profiles' ->> 'digest'`);
  const { head } = await me.value<Page>('select pull_changes()');
  const before = await digest();
  await update({ ...place, language: 'hi', month_system: 'amanta' });
  const wanted = { ...place, language: 'hi', month_system: 'amanta' };
  expect(profileIn(await me.value<Page>('select pull_changes($1)', [head]))).toMatchObject(wanted);
  expect(profileIn(await me.value<Page>('select pull_newest()'))).toMatchObject(wanted);
  expect(await digest()).not.toBe(before);
});
