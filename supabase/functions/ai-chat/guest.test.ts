import { beforeEach, describe, expect, test } from 'vitest';
import {
  attachmentUrl,
  functionWorld,
  model,
  userId,
  type FunctionWorld,
} from '#tests/fakes/function-world.ts';
import { handle } from './handler.ts';

const deviceId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000e1';
const requestId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000b1';
const question = { message: 'Is a kitchen in the south east good?', deviceId, requestId };

let world: FunctionWorld;
beforeEach(() => {
  world = functionWorld();
  world.isGuest = true;
  world.answers['take_guest_call'] = { status: 'taken', remaining: 1 };
  world.answers['give_back_guest_call'] = true;
});

/** How this guest is counted. */
async function counted(body: object, sender = '203.0.113.7'): Promise<Record<string, unknown>> {
  world.deps.senderOf = () => sender;
  expect((await world.post(handle, body)).status).toBe(200);
  return world.calls['take_guest_call'] ?? {};
}

test('a guest is answered by the guide, also where there is a model, and told how many questions are left', async () => {
  const { status, body } = await world.post(handle, question, { model });
  expect([status, body]).toMatchObject([
    200,
    { answered_by: 'guide', request_id: requestId, guest: { remaining: 1, counted: true } },
  ]);
  expect(body['response']).toMatch(/kitchen/i);
  expect(body['sources']).not.toEqual([]);
  // Nothing else is asked of the database, and so nothing is stored.
  expect(Object.keys(world.calls)).toEqual(['take_guest_call']);
});

test('a repeated question is answered again', async () => {
  world.answers['take_guest_call'] = { status: 'repeated', remaining: 0 };
  expect((await world.post(handle, question)).body).toMatchObject({ guest: { remaining: 0 } });
});

test('a guest who has had all free messages is refused', async () => {
  world.answers['take_guest_call'] = { status: 'limit', remaining: 0 };
  expect(await world.post(handle, question)).toEqual({
    status: 402,
    body: {
      error: { code: 'guest_limit', message: 'The free messages are used up. Please sign in to go on.' },
    },
  });
});

test('a question about the calendar is answered for the place that the device says', async () => {
  const asked = { ...question, message: 'When is Karwa Chauth 2027?' };
  const place = { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' };
  expect((await world.post(handle, { ...asked, place })).body['response']).toMatch(
    /Monday, 18 October 2027\*\* in Mumbai/,
  );
  for (const unreadable of [
    undefined,
    null,
    'Mumbai',
    { ...place, latitude: 91 },
    { ...place, timeZone: 'x' },
  ])
    expect((await world.post(handle, { ...asked, place: unreadable })).body['response']).toMatch(
      /reckoned for New Delhi, as no place was named/,
    );
});

test('an earlier question of the guest tells what a short one is about', async () => {
  const chatHistory = [{ text: 'Is a toilet in the north east fine?', sender: 'user' }];
  const { body } = await world.post(handle, { ...question, message: 'aur south west me?', chatHistory });
  expect(body['response']).toMatch(/toilet/i);
});

describe('somebody in distress', () => {
  const cry = { ...question, message: 'I want to end my life' };

  test('is not counted', async () => {
    const { body } = await world.post(handle, cry);
    expect(body).toMatchObject({
      response: expect.stringContaining('14416') as string,
      guest: { remaining: 2, counted: false },
    });
    const { p_device } = world.calls['take_guest_call'] ?? {};
    expect(world.calls['give_back_guest_call']).toEqual({ p_device, p_request_id: requestId });
  });

  test('is never refused', async () => {
    world.answers['take_guest_call'] = { status: 'limit', remaining: 0 };
    const { body } = await world.post(handle, cry);
    expect(body).toMatchObject({
      response: expect.stringContaining('14416') as string,
      guest: { remaining: 0 },
    });
    expect(world.calls['give_back_guest_call']).toBeUndefined();
  });
});

test('what the guide does not know uses up no free message, also where none is left', async () => {
  const unknown = { ...question, message: 'Who will win the cricket world cup?' };
  expect((await world.post(handle, unknown)).body).toMatchObject({ guest: { remaining: 2, counted: false } });
  expect(world.calls['give_back_guest_call']).toMatchObject({ p_request_id: requestId });
  world.answers['take_guest_call'] = { status: 'limit', remaining: 0 };
  expect(await world.post(handle, unknown)).toMatchObject({
    status: 200,
    body: { guest: { remaining: 0, counted: false } },
  });
});

describe('a guest is counted', () => {
  const hash = /^[0-9a-f]{64}$/;

  test('by hashes, which tell nothing without the salt', async () => {
    const call = await counted(question);
    const hashes = [call['p_device'], call['p_network'], call['p_question']];
    for (const each of hashes) expect(each).toMatch(hash);
    expect(new Set(hashes).size).toBe(3);
    expect(call['p_request_id']).toBe(requestId);
    world.deps.guestSalt = 'pepper';
    const other = await counted(question);
    expect(hashes).not.toContain(other['p_device']);
    expect(hashes).not.toContain(other['p_network']);
    expect(hashes).not.toContain(other['p_question']);
  });

  test('as the same device in every network, and as another with another id', async () => {
    const here = await counted(question);
    const there = await counted(question, '198.51.100.1');
    const other = await counted({ ...question, deviceId: userId });
    expect(there['p_device']).toBe(here['p_device']);
    expect(there['p_network']).not.toBe(here['p_network']);
    expect(other['p_device']).not.toBe(here['p_device']);
    expect(other['p_network']).toBe(here['p_network']);
  });

  test('by the network alone where the device does not say which it is', async () => {
    const { deviceId: _left, ...nameless } = question;
    const one = await counted(nameless);
    const two = await counted({ ...nameless, message: 'Another question?' });
    const elsewhere = await counted(nameless, '198.51.100.1');
    expect(two['p_device']).toBe(one['p_device']);
    expect(two['p_question']).not.toBe(one['p_question']);
    expect(elsewhere['p_device']).not.toBe(one['p_device']);
    expect(one['p_device']).not.toBe(one['p_network']);
  });

  test('with all addresses of a network of the newer kind as one', async () => {
    const one = await counted(question, '2001:db8:1:2::1');
    expect(await counted(question, '2001:0DB8:1:2:ffff::9')).toEqual(one);
    expect((await counted(question, '2001:db8:1:3::1'))['p_network']).not.toBe(one['p_network']);
  });
});

test.each([
  [{ message: undefined }, 400, 'bad_request'],
  [{ message: '  ' }, 400, 'bad_request'],
  [{ deviceId: 'seven' }, 400, 'bad_request'],
  [{ attachment: { url: attachmentUrl(`${userId}/1.png`), type: 'image/png' } }, 401, 'unauthorized'],
])('%j of a guest is refused and not counted', async (wrong, status, code) => {
  expect(await world.post(handle, { ...question, ...wrong })).toMatchObject({
    status,
    body: { error: { code } },
  });
  expect(world.calls).toEqual({});
});

test('whoever brings a token that does not hold is no guest', async () => {
  world.isGuest = false;
  world.isSignedIn = false;
  expect(await world.post(handle, question)).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  });
  expect(world.calls).toEqual({});
});
