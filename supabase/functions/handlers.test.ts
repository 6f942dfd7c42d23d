import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthAnswer, Backend } from './_shared/backend.ts';
import type { FunctionDeps } from './_shared/deps.ts';
import { handle as askChat } from './ai-chat/handler.ts';
import { handle as deleteAccount } from './delete-account/handler.ts';
import { handle as getCredits } from './get-user-credits/handler.ts';
import { handle as sendVerification } from './send-verification-email/handler.ts';
import { handle as useCredits } from './use-credits/handler.ts';
import { handle as verifyToken } from './verify-email-token/handler.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const requestId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000b1';

/** What the database functions answer, and with what they were called. */
let answers: Record<string, unknown>;
let calls: Record<string, Record<string, unknown>>;
let isSignedIn: boolean;
let email: string | undefined;
let auth: AuthAnswer;
/** The files of the account, the buckets that cannot be written, and what was done to files, rows and sessions, in order. */
let files: { bucket: string; name: string }[];
let brokenBucket: string | undefined;
let done: string[];

beforeEach(() => {
  answers = {};
  calls = {};
  isSignedIn = true;
  email = 'asha@example.com';
  auth = { status: 200, body: {} };
  files = [];
  brokenBucket = undefined;
  done = [];
});

describe('use-credits', () => {
  test.each([
    [{ messageType: 'text' }, { p_message_type: 'text', p_count: 1 }],
    [
      { messageType: 'image', count: 3 },
      { p_message_type: 'image', p_count: 3 },
    ],
  ])('reserves %j for the caller alone', async (body, args) => {
    answers['reserve_credits'] = { status: 'reserved', request_id: requestId, remaining_thirds: 5 };
    expect(await post(useCredits, body)).toEqual({
      status: 200,
      body: { success: true, remaining_credits: 5 / 3, request_id: requestId },
    });
    expect(calls['reserve_credits']).toMatchObject({ p_user_id: userId, ...args });
  });

  test('says when the credits do not suffice', async () => {
    answers['reserve_credits'] = {
      status: 'insufficient_credits',
      request_id: requestId,
      remaining_thirds: 0,
    };
    expect(await post(useCredits, { messageType: 'text' })).toEqual({
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
    expect(await post(useCredits, body)).toMatchObject(badRequest);
    expect(calls).toEqual({});
  });
});

test('get-user-credits needs no payload and answers in credits', async () => {
  const at = '2026-11-20T10:00:00Z';
  answers['get_credits'] = {
    thirds: 4,
    transactions: [
      { id: '1', created_at: at, description: 'Text', transaction_type: 'usage', amount_thirds: -1 },
      { id: '2', created_at: at, description: 'Plan', transaction_type: 'purchase', amount_thirds: 30 },
    ],
  };
  expect((await post(getCredits, undefined)).body).toEqual({
    credits: 4 / 3,
    transactions: [
      { id: '1', created_at: at, description: 'Text', transaction_type: 'usage', amount: -1 / 3 },
      { id: '2', created_at: at, description: 'Plan', transaction_type: 'purchase', amount: 10 },
    ],
  });
});

describe('ai-chat', () => {
  const question = { message: 'Is a kitchen in the south east good?', chatHistory: [], language: 'english' };

  beforeEach(() => {
    answers['claim_chat_job'] = {
      status: 'claimed',
      request_id: requestId,
      message_id: null,
      query: null,
      image_url: null,
      language: null,
      session_id: null,
      message_type: 'text',
    };
    answers['complete_chat_job'] = { status: 'completed' };
    answers['fail_chat_job'] = {};
    answers['has_consent'] = true;
  });

  test('answers with the text, its sources and who gave it, and stores just that', async () => {
    const { status, body } = await post(askChat, { ...question, requestId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ answered_by: 'guide', request_id: requestId });
    expect(body['response']).toMatch(/kitchen/i);
    expect(calls['complete_chat_job']).toMatchObject({
      p_user_id: userId,
      p_query: question.message,
      p_response: body['response'],
      p_sources: body['sources'],
      p_language: 'english',
    });
    expect(calls['fail_chat_job']).toBeUndefined();
  });

  test.each([
    ['no_reservation', 402],
    ['busy', 409],
  ])('a job that is %s answers %i', async (status, expected) => {
    answers['claim_chat_job'] = { status };
    expect(await post(askChat, question)).toMatchObject({
      status: expected,
      body: { error: { code: status } },
    });
    expect(calls['complete_chat_job']).toBeUndefined();
  });

  test('gives the credit back when the answer cannot be stored', async () => {
    answers['complete_chat_job'] = { status: 'session_not_found' };
    expect((await post(askChat, question)).status).toBe(404);
    expect(calls['fail_chat_job']).toMatchObject({ p_request_id: requestId, p_reason: 'session_not_found' });
  });

  test.each([
    { message: '  ' },
    { message: 7 },
    { message: 'zero \u0000 character' },
    { message: 'half a character \ud83d' },
    { message: 'x'.repeat(20_001) },
    { chatHistory: 'none' },
    { chatHistory: [{ text: 'hello', sender: 'admin' }] },
    { language: 'klingon' },
    { attachment: { url: 'javascript:alert(1)', type: 'image' } },
    { attachment: { url: 'https://files.example/a.png' } },
    { sessionId: 'seven' },
  ])('refuses %j before anything is claimed', async (wrong) => {
    expect(await post(askChat, { ...question, ...wrong })).toMatchObject(badRequest);
    expect(calls).toEqual({});
  });

  describe('to a stored message', () => {
    const messageId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000c1';
    const picture = `${userId}/1.png`;
    const model = { baseUrl: 'https://model.example/v1', apiKey: '', model: 'm', timeoutSeconds: 1 };

    const stored = (values: object) => {
      const job = answers['claim_chat_job'] as object;
      answers['claim_chat_job'] = { ...job, message_id: messageId, session_id: userId, ...values };
    };
    /** What the model is asked. */
    const asked = () => {
      const prompts: string[] = [];
      vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
        prompts.push(body);
        return Response.json({ choices: [{ message: { content: 'Fine.' } }] });
      });
      return prompts;
    };

    test('answers its own words in its own language, whatever the caller says', async () => {
      stored({ query: 'रसोई दक्षिण-पूर्व में ठीक है?', language: 'hindi' });
      const { body } = await post(askChat, { ...question, message: 'What is a door?', requestId });
      expect(body).toMatchObject({ chat_id: messageId, request_id: requestId });
      expect(calls['complete_chat_job']).toMatchObject({
        p_query: 'रसोई दक्षिण-पूर्व में ठीक है?',
        p_language: 'hindi',
        p_image_url: null,
      });
    });

    test('needs no words of the caller', async () => {
      stored({ query: question.message });
      const { status } = await post(askChat, { requestId });
      expect(status).toBe(200);
      expect(calls['complete_chat_job']).toMatchObject({ p_query: question.message });
    });

    test('shows the model its picture and not that of the caller', async () => {
      const url = `https://files.example/storage/v1/object/public/chat_attachments/${picture}`;
      stored({ query: '', image_url: url, message_type: 'image' });
      const prompts = asked();
      const attachment = { url: 'https://elsewhere.example/2.png', type: 'image/png' };
      await post(askChat, { ...question, attachment, requestId }, { ...model, visionModel: 'v' });
      expect(prompts).toEqual([expect.stringContaining(url)]);
      expect(prompts[0]).not.toContain('elsewhere');
    });

    test('takes from the caller only the address in front of a stored path', async () => {
      stored({ query: 'What is this?', image_url: picture, message_type: 'image' });
      const prompts = asked();
      const url = `https://files.example/storage/v1/object/public/chat_attachments/${picture}`;
      const ask = (address: string) =>
        post(
          askChat,
          { requestId, attachment: { url: address, type: 'image/png' } },
          { ...model, visionModel: 'v' },
        );
      expect((await ask(url)).status).toBe(200);
      expect(prompts).toEqual([expect.stringContaining(url)]);
      expect(await ask('https://elsewhere.example/2.png')).toMatchObject({
        status: 422,
        body: { error: { code: 'picture_address' } },
      });
      expect(calls['fail_chat_job']).toMatchObject({ p_reason: 'picture_address' });
    });
  });

  describe('of somebody who has not agreed to a model', () => {
    const model = { baseUrl: 'https://model.example/v1', apiKey: '', model: 'm', timeoutSeconds: 1 };
    let asked = 0;
    beforeEach(() => {
      asked = 0;
      answers['has_consent'] = false;
      vi.stubGlobal('fetch', async () => {
        asked += 1;
        return Response.json({ choices: [{ message: { content: 'Fine.' } }] });
      });
    });

    test('the guide answers words', async () => {
      const { body } = await post(askChat, question, { ...model, visionModel: 'v' });
      expect([body['answered_by'], asked]).toEqual(['guide', 0]);
      expect(calls['has_consent']).toEqual({ p_user_id: userId, p_purpose: 'ai_answers' });
    });

    test('a picture goes nowhere, and its credit back', async () => {
      const job = answers['claim_chat_job'] as object;
      answers['claim_chat_job'] = { ...job, message_type: 'image' };
      const attachment = { url: 'https://files.example/a.png', type: 'image/png' };
      const answer = await post(askChat, { ...question, attachment }, { ...model, visionModel: 'v' });
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'consent_needed' } } });
      expect([calls['fail_chat_job'], asked]).toMatchObject([{ p_reason: 'consent_needed' }, 0]);
    });
  });

  test('without a stored message the caller has to say something, and the credit goes back', async () => {
    expect(await post(askChat, { requestId })).toMatchObject(badRequest);
    expect(calls['fail_chat_job']).toMatchObject({ p_request_id: requestId });
  });

  test('stores only what is text of a model that says more', async () => {
    const content = `Fine.\u0000${'a'.repeat(19_993)}🙂🙂`;
    vi.stubGlobal('fetch', async () => Response.json({ choices: [{ message: { content } }] }));
    const { body } = await post(askChat, question, {
      baseUrl: 'https://model.example/v1',
      apiKey: '',
      model: 'm',
      visionModel: undefined,
      timeoutSeconds: 1,
    });
    expect(body['response']).toBe(`Fine.${'a'.repeat(19_993)}`);
  });
});

describe('send-verification-email', () => {
  const mail = { email: 'asha@example.com', user_id: userId, confirmation_token: `verify-${userId}-1` };

  test.each([200, 400, 429])(
    'answers the same whatever the auth service says of the address: %i',
    async (status) => {
      auth = { status, body: {} };
      isSignedIn = false;
      expect(await post(sendVerification, mail)).toEqual({ status: 200, body: { success: true } });
    },
  );

  test('says when no mail could be sent', async () => {
    auth = { status: 500, body: {} };
    expect(await post(sendVerification, mail)).toMatchObject({
      status: 502,
      body: { error: { code: 'mail_failed' } },
    });
  });

  test.each(['email', 'user_id', 'confirmation_token'])('refuses a payload without %s', async (field) => {
    expect(await post(sendVerification, { ...mail, [field]: undefined })).toMatchObject(badRequest);
  });
});

describe('verify-email-token', () => {
  const link = { token: 'hash', type: 'signup', user_id: userId };

  test('answers with the session that the token stands for, and nothing else of it', async () => {
    auth = { status: 200, body: { access_token: 'a', refresh_token: 'r', user: { id: userId } } };
    isSignedIn = false;
    expect(await post(verifyToken, link)).toEqual({
      status: 200,
      body: { access_token: 'a', refresh_token: 'r' },
    });
  });

  test.each([
    [{ status: 403, body: {} }, 400, 'invalid_token'],
    [{ status: 200, body: {} }, 400, 'invalid_token'],
    [{ status: 503, body: {} }, 502, 'auth_failed'],
  ])('turns %j into %i', async (answer, status, code) => {
    auth = answer;
    expect(await post(verifyToken, link)).toMatchObject({ status, body: { error: { code } } });
  });

  test.each([
    { token: '' },
    { type: 'recovery' },
    { type: 'magiclink' },
    { type: undefined },
    { user_id: 7 },
    { user_id: 'x'.repeat(65) },
  ])('refuses %j', async (wrong) => {
    expect(await post(verifyToken, { ...link, ...wrong })).toMatchObject(badRequest);
    expect(done).toEqual([]);
  });

  describe('of a token of somebody', () => {
    const other = 'b7d0c7de-5f0b-4d2e-9a53-000000000002';
    beforeEach(() => {
      auth = { status: 200, body: { access_token: 'a', refresh_token: 'r', user: { id: userId } } };
    });

    test.each([
      { user_id: userId.toUpperCase() },
      { user_id: '' },
      { user_id: null },
      { user_id: undefined },
    ])('is content with %j', async (said) => {
      expect((await post(verifyToken, { ...link, ...said })).status).toBe(200);
      expect(done).toEqual(['redeem']);
    });

    test.each([other, 'x', `${userId} `])(
      'lets nobody in for %j, and ends the session it made',
      async (user_id) => {
        expect(await post(verifyToken, { ...link, user_id })).toEqual({
          status: 400,
          body: { error: { code: 'invalid_token', message: expect.any(String) } },
        });
        expect(done).toEqual(['redeem', 'end a']);
      },
    );

    test('lets nobody in where the answer does not say whose session it is', async () => {
      auth = { status: 200, body: { access_token: 'a', refresh_token: 'r' } };
      expect((await post(verifyToken, link)).status).toBe(400);
      expect(done).toEqual(['redeem', 'end a']);
    });
  });
});

describe('delete-account', () => {
  const file = (bucket: string, name: string) => ({ bucket, name: `${userId}/${name}` });

  beforeEach(() => {
    answers['erase_account'] = true;
  });

  test.each(['asha@example.com', 'ASHA@Example.com', '  asha@example.com\n'])(
    'erases the account that was named as %j, files first',
    async (confirmation) => {
      files = [file('avatars', '1.webp'), file('floorplans', '2.png'), file('avatars', '3.webp')];
      expect(await post(deleteAccount, { confirmation })).toEqual({ status: 200, body: { success: true } });
      expect(done).toEqual(['remove 2 of avatars', 'remove 1 of floorplans', `erase ${userId}`]);
      expect(files).toEqual([]);
    },
  );

  test('removes files until there are none', async () => {
    files = Array.from({ length: 2500 }, (_, index) => file('chat_attachments', `${index}.png`));
    expect((await post(deleteAccount, { confirmation: 'asha@example.com' })).status).toBe(200);
    expect(done.map((word) => word.replace(userId, 'them'))).toEqual([
      'remove 1000 of chat_attachments',
      'remove 1000 of chat_attachments',
      'remove 500 of chat_attachments',
      'erase them',
    ]);
  });

  test('removes a file that came while the account was erased', async () => {
    const late = [file('avatars', 'late.webp')];
    answers['erase_account'] = () => {
      files = late;
      return true;
    };
    expect((await post(deleteAccount, { confirmation: 'asha@example.com' })).status).toBe(200);
    expect(files).toEqual([]);
  });

  test('leaves the account where files stay, so that it can be asked for again', async () => {
    files = [file('avatars', '1.webp')];
    brokenBucket = 'avatars';
    expect((await post(deleteAccount, { confirmation: 'asha@example.com' })).status).toBe(500);
    expect(done).toEqual(['remove 1 of avatars']);
  });

  test.each([
    ['somebody else', 400, 'confirmation_wrong'],
    ['ravi@example.com', 400, 'confirmation_wrong'],
    ['', 400, 'bad_request'],
    [undefined, 400, 'bad_request'],
    [{ $ne: '' }, 400, 'bad_request'],
  ])('refuses %j and touches nothing', async (confirmation, status, code) => {
    files = [file('avatars', '1.webp')];
    expect(await post(deleteAccount, { confirmation })).toMatchObject({ status, body: { error: { code } } });
    expect(done).toEqual([]);
    expect(files).toHaveLength(1);
  });

  test('refuses whoever is not signed in', async () => {
    isSignedIn = false;
    expect(await post(deleteAccount, { confirmation: 'asha@example.com' })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
    expect(done).toEqual([]);
  });

  test('takes the id of an account without an address, and no empty word', async () => {
    email = undefined;
    expect((await post(deleteAccount, { confirmation: ' ' })).status).toBe(400);
    expect((await post(deleteAccount, { confirmation: userId })).status).toBe(200);
  });
});

test('a failure of the database says nothing about us', async () => {
  const answer = await post(getCredits, undefined);
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal' } } });
  expect(JSON.stringify(answer.body)).not.toContain('get_credits');
});

const badRequest = { status: 400, body: { error: { code: 'bad_request' } } };

async function post(
  handle: (request: Request, deps: FunctionDeps) => Promise<Response>,
  body: unknown,
  model?: FunctionDeps['model'],
): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = new Request('https://disha.example/functions/v1/any', {
    method: 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const deps: FunctionDeps = {
    backend,
    model,
    siteUrl: 'https://disha.example',
    guestSalt: 'salt',
    senderOf: () => '203.0.113.7',
    keepAlive: () => {},
    log: () => {},
  };
  const response = await handle(request, deps);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const backend: Backend = {
  caller: async () => (isSignedIn ? { id: userId, ...(email !== undefined && { email }) } : undefined),
  rpc: async (name, args) => {
    calls[name] = args;
    if (name === 'files_of_account') return files.slice(0, 1000);
    if (name === 'erase_account') done.push(`erase ${String(args['p_user_id'])}`);
    if (!(name in answers)) throw new Error(`${name} is broken`);
    const answer = answers[name];
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  },
  resendConfirmation: async () => auth,
  redeemToken: async () => {
    done.push('redeem');
    return auth;
  },
  endSession: async (token) => {
    done.push(`end ${token}`);
  },
  removeFiles: async (bucket, names) => {
    done.push(`remove ${names.length} of ${bucket}`);
    if (bucket !== brokenBucket)
      files = files.filter((file) => file.bucket !== bucket || !names.includes(file.name));
  },
};
