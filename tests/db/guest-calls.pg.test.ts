import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anon,
  type Database,
  failure,
  openDatabase,
  permits,
  person,
  service,
  type Statements,
} from './database.ts';

let database: Database;
let server: Statements;

beforeAll(async () => {
  database = await openDatabase();
  server = database.as(service);
});
beforeEach(async () => {
  await database.db.query('delete from guest_calls');
});
afterAll(() => database.close());

interface Call {
  device?: string;
  network?: string;
  request?: string;
  question?: string;
}

const hash = (value: string) => createHash('sha256').update(value).digest('hex');

const take = ({ device = 'phone', network = 'home', request = randomUUID(), question = 'q' }: Call = {}) =>
  server.value('select take_guest_call($1, $2, $3, $4)', [
    hash(device),
    hash(network),
    request,
    hash(question),
  ]);
const giveBack = (device: string, request: string) =>
  server.value<boolean>('select give_back_guest_call($1, $2)', [hash(device), request]);
const age = (days: number) =>
  database.db.query('update guest_calls set called_at = called_at - make_interval(days => $1)', [days]);

describe('a guest', () => {
  test('asks twice for nothing from one device, and no third time', async () => {
    expect(await take()).toEqual({ status: 'taken', remaining: 1 });
    expect(await take()).toEqual({ status: 'taken', remaining: 0 });
    expect(await take()).toEqual({ status: 'limit', remaining: 0 });
    expect(await take({ device: 'laptop' })).toEqual({ status: 'taken', remaining: 1 });
  });

  test('asks from whatever network with one device', async () => {
    await take();
    await take({ network: 'café' });
    expect(await take({ network: 'train' })).toEqual({ status: 'limit', remaining: 0 });
  });

  describe('in a network where sixty new devices have asked within the hour', () => {
    beforeEach(async () => {
      for (let index = 0; index < 60; index += 1) await take({ device: `device ${index}` });
    });

    test('waits with a new one, and asks elsewhere meanwhile', async () => {
      expect(await take({ device: 'new' })).toEqual({ status: 'limit', remaining: 0 });
      expect(await take({ device: 'new', network: 'café' })).toEqual({ status: 'taken', remaining: 1 });
    });

    test('goes on with one that has asked before, there or elsewhere', async () => {
      expect(await take({ device: 'device 7' })).toEqual({ status: 'taken', remaining: 0 });
      await take({ device: 'known', network: 'café' });
      expect(await take({ device: 'known' })).toEqual({ status: 'taken', remaining: 0 });
    });

    test('asks with a new one an hour later', async () => {
      await database.db.query(`update guest_calls set called_at = called_at - interval '59 minutes'`);
      expect(await take({ device: 'new' })).toMatchObject({ status: 'limit' });
      await database.db.query(`update guest_calls set called_at = called_at - interval '1 minute'`);
      expect(await take({ device: 'new' })).toEqual({ status: 'taken', remaining: 1 });
    });
  });

  test('is not counted again for a question that is sent again, also when nothing is left', async () => {
    const call = { request: randomUUID() };
    await take(call);
    expect(await take(call)).toEqual({ status: 'repeated', remaining: 1 });
    await take();
    expect(await take(call)).toEqual({ status: 'repeated', remaining: 0 });
    expect(await take({ ...call, network: 'café' })).toEqual({ status: 'repeated', remaining: 0 });
  });

  test('cannot ask something else under the same request, nor lend it to another device', async () => {
    const call = { request: randomUUID() };
    await take(call);
    expect(await take({ ...call, question: 'another' })).toEqual({ status: 'taken', remaining: 0 });
    expect(await take({ ...call, question: 'a third' })).toEqual({ status: 'limit', remaining: 0 });
    expect(await take({ ...call, device: 'laptop' })).toEqual({ status: 'taken', remaining: 1 });
  });

  test('may ask again after 30 days, also under an old request', async () => {
    const call = { request: randomUUID() };
    await take(call);
    await take();
    await age(29);
    expect(await take()).toMatchObject({ status: 'limit' });
    await age(1);
    expect(await take(call)).toEqual({ status: 'taken', remaining: 1 });
  });

  test('gets a question back that was not answered, once', async () => {
    const request = randomUUID();
    await take({ request });
    expect(await giveBack('laptop', request)).toBe(false);
    expect(await giveBack('phone', request)).toBe(true);
    expect(await giveBack('phone', request)).toBe(false);
    expect(await take({ request })).toEqual({ status: 'taken', remaining: 1 });
  });

  test('gets the newest question of a request back, where it had several', async () => {
    const request = randomUUID();
    await take({ request, question: 'first' });
    await take({ request, question: 'second' });
    await giveBack('phone', request);
    expect(await take({ request, question: 'first' })).toEqual({ status: 'repeated', remaining: 1 });
  });
});

test('a network that stands for a device is counted like a device', async () => {
  const call = { device: 'home', network: 'home' };
  expect(await take(call)).toEqual({ status: 'taken', remaining: 1 });
  expect(await take(call)).toEqual({ status: 'taken', remaining: 0 });
  expect(await take(call)).toEqual({ status: 'limit', remaining: 0 });
});

test('calls that do not count any more are forgotten, and no others', async () => {
  await take({ request: randomUUID() });
  await age(30);
  const kept = { request: randomUUID() };
  await take(kept);
  expect(await server.value('select purge_guest_calls()')).toBe(1);
  expect(await server.value('select purge_guest_calls()')).toBe(0);
  expect(await take(kept)).toMatchObject({ status: 'repeated' });
});

test('nothing is kept but hashes: whatever is not one is a broken call', async () => {
  const good = hash('x');
  for (const [device, network, question] of [
    ['203.0.113.7', good, good],
    [good, 'a phone', good],
    [good, good, 'Where is north?'],
    [null, good, good],
    [good.toUpperCase(), good, good],
  ]) {
    const call = server.value('select take_guest_call($1, $2, $3, $4)', [
      device,
      network,
      randomUUID(),
      question,
    ]);
    expect((await failure(call)).code).toBe('22023');
  }
  expect(await database.db.query('select 1 from guest_calls')).toMatchObject({ rows: [] });
});

test.each([
  ['a visitor', anon],
  ['a signed-in person', person(randomUUID())],
])('%s can neither take, give back nor forget a call, nor read who asked', async (_, actor) => {
  await take();
  for (const statement of [
    `select take_guest_call(repeat('a', 64), repeat('a', 64), gen_random_uuid(), repeat('a', 64))`,
    `select give_back_guest_call(repeat('a', 64), gen_random_uuid())`,
    'select purge_guest_calls()',
    'select * from guest_calls',
  ])
    expect(
      await permits(() =>
        database
          .as(actor)
          .query(statement)
          .then(() => true),
      ),
      statement,
    ).toBe(false);
});
