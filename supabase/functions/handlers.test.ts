import { beforeEach, describe, expect, test } from 'vitest';
import { functionWorld, userId, type FunctionWorld } from '#tests/fakes/function-world.ts';
import { handle as deleteAccount } from './delete-account/handler.ts';
import { handle as getCredits } from './get-user-credits/handler.ts';
import { handle as sendVerification } from './send-verification-email/handler.ts';
import { handle as useCredits } from './use-credits/handler.ts';
import { handle as verifyToken } from './verify-email-token/handler.ts';

const requestId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000b1';

let world: FunctionWorld;
beforeEach(() => {
  world = functionWorld();
});

describe('use-credits', () => {
  test.each([
    [{ messageType: 'text' }, { p_message_type: 'text', p_count: 1 }],
    [
      { messageType: 'image', count: 3 },
      { p_message_type: 'image', p_count: 3 },
    ],
  ])('reserves %j for the caller alone', async (body, args) => {
    world.answers['reserve_credits'] = { status: 'reserved', request_id: requestId, remaining_thirds: 5 };
    expect(await world.post(useCredits, body)).toEqual({
      status: 200,
      body: { success: true, remaining_credits: 5 / 3, request_id: requestId },
    });
    expect(world.calls['reserve_credits']).toMatchObject({ p_user_id: userId, ...args });
  });

  test('says when the credits do not suffice', async () => {
    world.answers['reserve_credits'] = {
      status: 'insufficient_credits',
      request_id: requestId,
      remaining_thirds: 0,
    };
    expect(await world.post(useCredits, { messageType: 'text' })).toEqual({
      status: 200,
      body: {
        success: false,
        error: 'insufficient_credits',
        message: "You don't have enough credits for this message.",
        remaining_credits: 0,
      },
    });
  });

  test.each([
    {},
    { messageType: 'video' },
    { messageType: 'text', count: 0 },
    { messageType: 'text', count: 1.5 },
    { messageType: 'text', count: '2' },
    { messageType: 'text', requestId: 'seven' },
  ])('refuses %j and reserves nothing', async (body) => {
    expect(await world.post(useCredits, body)).toMatchObject(badRequest);
    expect(world.calls).toEqual({});
  });
});

test('get-user-credits needs no payload and answers in credits', async () => {
  const at = '2026-11-20T10:00:00Z';
  world.answers['get_credits'] = {
    thirds: 4,
    transactions: [
      { id: '1', created_at: at, description: 'Text', transaction_type: 'usage', amount_thirds: -1 },
      { id: '2', created_at: at, description: 'Plan', transaction_type: 'purchase', amount_thirds: 30 },
    ],
  };
  expect((await world.post(getCredits, undefined)).body).toEqual({
    credits: 4 / 3,
    transactions: [
      { id: '1', created_at: at, description: 'Text', transaction_type: 'usage', amount: -1 / 3 },
      { id: '2', created_at: at, description: 'Plan', transaction_type: 'purchase', amount: 10 },
    ],
  });
});

describe('send-verification-email', () => {
  const mail = { email: 'asha@example.com', user_id: userId, confirmation_token: `verify-${userId}-1` };

  test.each([200, 400, 429])(
    'answers the same whatever the auth service says of the address: %i',
    async (status) => {
      world.auth = { status, body: {} };
      world.isSignedIn = false;
      expect(await world.post(sendVerification, mail)).toEqual({ status: 200, body: { success: true } });
    },
  );

  test('says when no mail could be sent', async () => {
    world.auth = { status: 500, body: {} };
    expect(await world.post(sendVerification, mail)).toMatchObject({
      status: 502,
      body: { error: { code: 'mail_failed' } },
    });
  });

  test.each(['email', 'user_id', 'confirmation_token'])('refuses a payload without %s', async (field) => {
    expect(await world.post(sendVerification, { ...mail, [field]: undefined })).toMatchObject(badRequest);
  });
});

describe('verify-email-token', () => {
  const link = { token: 'hash', type: 'signup', user_id: userId };

  test('answers with the session that the token stands for, and nothing else of it', async () => {
    world.auth = { status: 200, body: { access_token: 'a', refresh_token: 'r', user: { id: userId } } };
    world.isSignedIn = false;
    expect(await world.post(verifyToken, link)).toEqual({
      status: 200,
      body: { access_token: 'a', refresh_token: 'r' },
    });
  });

  test.each([
    [{ status: 403, body: {} }, 400, 'invalid_token'],
    [{ status: 200, body: {} }, 400, 'invalid_token'],
    [{ status: 503, body: {} }, 502, 'auth_failed'],
  ])('turns %j into %i', async (answer, status, code) => {
    world.auth = answer;
    expect(await world.post(verifyToken, link)).toMatchObject({ status, body: { error: { code } } });
  });

  test.each([
    { token: '' },
    { type: 'recovery' },
    { type: 'magiclink' },
    { type: undefined },
    { user_id: 7 },
    { user_id: 'x'.repeat(65) },
  ])('refuses %j', async (wrong) => {
    expect(await world.post(verifyToken, { ...link, ...wrong })).toMatchObject(badRequest);
    expect(world.done).toEqual([]);
  });

  describe('of a token of somebody', () => {
    const other = 'b7d0c7de-5f0b-4d2e-9a53-000000000002';
    beforeEach(() => {
      world.auth = { status: 200, body: { access_token: 'a', refresh_token: 'r', user: { id: userId } } };
    });

    test.each([
      { user_id: userId.toUpperCase() },
      { user_id: '' },
      { user_id: null },
      { user_id: undefined },
    ])('is content with %j', async (said) => {
      expect((await world.post(verifyToken, { ...link, ...said })).status).toBe(200);
      expect(world.done).toEqual(['redeem']);
    });

    test.each([other, 'x', `${userId} `])(
      'lets nobody in for %j, and ends the session it made',
      async (user_id) => {
        expect(await world.post(verifyToken, { ...link, user_id })).toEqual({
          status: 400,
          body: { error: { code: 'invalid_token', message: expect.any(String) } },
        });
        expect(world.done).toEqual(['redeem', 'end a']);
      },
    );

    test('lets nobody in where the answer does not say whose session it is', async () => {
      world.auth = { status: 200, body: { access_token: 'a', refresh_token: 'r' } };
      expect((await world.post(verifyToken, link)).status).toBe(400);
      expect(world.done).toEqual(['redeem', 'end a']);
    });
  });
});

describe('delete-account', () => {
  const file = (bucket: string, name: string) => ({ bucket, name: `${userId}/${name}` });

  beforeEach(() => {
    world.answers['erase_account'] = true;
  });

  test.each(['asha@example.com', 'ASHA@Example.com', '  asha@example.com\n'])(
    'erases the account that was named as %j, files first',
    async (confirmation) => {
      world.files = [file('avatars', '1.webp'), file('floorplans', '2.png'), file('avatars', '3.webp')];
      expect(await world.post(deleteAccount, { confirmation })).toEqual({
        status: 200,
        body: { success: true },
      });
      expect(world.done).toEqual(['remove 2 of avatars', 'remove 1 of floorplans', `erase ${userId}`]);
      expect(world.files).toEqual([]);
    },
  );

  test('removes files until there are none', async () => {
    world.files = Array.from({ length: 2500 }, (_, index) => file('chat_attachments', `${index}.png`));
    expect((await world.post(deleteAccount, { confirmation: 'asha@example.com' })).status).toBe(200);
    expect(world.done.map((word) => word.replace(userId, 'them'))).toEqual([
      'remove 1000 of chat_attachments',
      'remove 1000 of chat_attachments',
      'remove 500 of chat_attachments',
      'erase them',
    ]);
  });

  test('removes a file that came while the account was erased', async () => {
    const late = [file('avatars', 'late.webp')];
    world.answers['erase_account'] = () => {
      world.files = late;
      return true;
    };
    expect((await world.post(deleteAccount, { confirmation: 'asha@example.com' })).status).toBe(200);
    expect(world.files).toEqual([]);
  });

  test('leaves the account where files stay, so that it can be asked for again', async () => {
    world.files = [file('avatars', '1.webp')];
    world.brokenBucket = 'avatars';
    expect((await world.post(deleteAccount, { confirmation: 'asha@example.com' })).status).toBe(500);
    expect(world.done).toEqual(['remove 1 of avatars']);
  });

  test.each([
    ['somebody else', 400, 'confirmation_wrong'],
    ['ravi@example.com', 400, 'confirmation_wrong'],
    ['', 400, 'bad_request'],
    [undefined, 400, 'bad_request'],
    [{ $ne: '' }, 400, 'bad_request'],
  ])('refuses %j and touches nothing', async (confirmation, status, code) => {
    world.files = [file('avatars', '1.webp')];
    expect(await world.post(deleteAccount, { confirmation })).toMatchObject({
      status,
      body: { error: { code } },
    });
    expect(world.done).toEqual([]);
    expect(world.files).toHaveLength(1);
  });

  test('refuses whoever is not signed in', async () => {
    world.isSignedIn = false;
    expect(await world.post(deleteAccount, { confirmation: 'asha@example.com' })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
    expect(world.done).toEqual([]);
  });

  test('takes the id of an account without an address, and no empty word', async () => {
    world.email = undefined;
    expect((await world.post(deleteAccount, { confirmation: ' ' })).status).toBe(400);
    expect((await world.post(deleteAccount, { confirmation: userId })).status).toBe(200);
  });
});

test('a failure of the database says nothing about us', async () => {
  const answer = await world.post(getCredits, undefined);
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal' } } });
  expect(JSON.stringify(answer.body)).not.toContain('get_credits');
});

const badRequest = { status: 400, body: { error: { code: 'bad_request' } } };
