import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi, afterEach } from 'vitest';
import {
  attachmentUrl,
  claimed,
  functionWorld,
  model,
  userId,
  type FunctionWorld,
  type Handler,
} from '#tests/fakes/function-world.ts';
import { handle as askChat } from './ai-chat/handler.ts';
import { handle as getCredits } from './get-user-credits/handler.ts';
import { handle as useCredits } from './use-credits/handler.ts';

let world: FunctionWorld;
beforeEach(() => {
  world = functionWorld();
  Object.assign(world.answers, claimed({}));
  provider(() => Response.json({ choices: [{ message: { content: 'Fine.' } }] }));
});
afterEach(() => vi.unstubAllGlobals());

const requestId = userId;
const text = { message: 'Is a kitchen in the south east good?', requestId };
const picture = { attachment: { url: attachmentUrl(`${userId}/1.png`), type: 'image/png' } };

const job = (values: object) => () => void Object.assign(world.answers, claimed(values));
const answers = (name: string, answer: unknown) => () => void (world.answers[name] = answer);
const nobody = () => void (world.isSignedIn = false);
const guest = () => void (world.isGuest = true);
const provider = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const nothing = () => {};

/** What a caller does or finds, and what it is told: the whole of what these functions refuse. */
type Row = [what: string, prepare: () => void, body: unknown, status: number, code: string, message: RegExp];

const catalogue: Record<string, { handle: Handler; rows: Row[] }> = {
  'get-user-credits': {
    handle: getCredits,
    rows: [
      ['nobody is signed in', nobody, undefined, 401, 'unauthorized', /sign in/],
      ['the database fails', nothing, undefined, 500, 'internal', /on our side/],
    ],
  },
  'use-credits': {
    handle: useCredits,
    rows: [
      ['nobody is signed in', nobody, { messageType: 'text' }, 401, 'unauthorized', /sign in/],
      ['an unknown type of message', nothing, { messageType: 'video' }, 400, 'bad_request', /"messageType"/],
      ['no whole count', nothing, { messageType: 'text', count: 0.5 }, 400, 'bad_request', /"count"/],
      [
        'an id that is none',
        nothing,
        { messageType: 'text', requestId: '7' },
        400,
        'bad_request',
        /"requestId"/,
      ],
      ['a list', nothing, [], 400, 'bad_request', /object/],
      ['a body without end', nothing, { x: 'x'.repeat(300_000) }, 413, 'too_large', /256 kB/],
      [
        'an id that stands for another message',
        answers('reserve_credits', { status: 'request_id_reuse' }),
        { messageType: 'text', requestId },
        409,
        'request_id_reuse',
        /another message/,
      ],
      ['the database fails', nothing, { messageType: 'text' }, 500, 'internal', /on our side/],
    ],
  },
  'ai-chat': {
    handle: askChat,
    rows: [
      ['a token that does not hold', nobody, text, 401, 'unauthorized', /sign in/],
      ['a body without end', nothing, { x: 'x'.repeat(300_000) }, 413, 'too_large', /256 kB/],
      ['no words', nothing, {}, 400, 'bad_request', /"message"/],
      ['too many words', nothing, { message: 'x'.repeat(20_001) }, 400, 'bad_request', /20000/],
      ['no words and no stored message', nothing, { requestId }, 400, 'bad_request', /"message"/],
      ['an unknown language', nothing, { ...text, language: 'latin' }, 400, 'bad_request', /"language"/],
      ['a history that is none', nothing, { ...text, chatHistory: {} }, 400, 'bad_request', /"chatHistory"/],
      [
        'an attachment without address',
        nothing,
        { ...text, attachment: {} },
        400,
        'bad_request',
        /"attachment"/,
      ],
      [
        'an attachment from elsewhere',
        nothing,
        { ...text, attachment: { url: 'https://elsewhere.example/1.png', type: 'image' } },
        400,
        'attachment_address',
        /no file of yours/,
      ],
      ['nothing reserved', job({ status: 'no_reservation' }), text, 402, 'no_reservation', /No credit/],
      ['somebody at it', job({ status: 'busy' }), text, 409, 'busy', /being answered/],
      [
        'a picture for the price of words',
        nothing,
        { ...text, ...picture },
        402,
        'image_price',
        /one credit/,
      ],
      [
        'a picture that nobody agreed to show',
        () => Object.assign(world.answers, claimed({ message_type: 'image' }), { has_consent: false }),
        { ...text, ...picture },
        403,
        'consent_needed',
        /not agreed.*returned/,
      ],
      [
        'a picture without a model that sees',
        () => {
          job({ message_type: 'image' })();
          world.deps.model = { ...model, visionModel: undefined };
        },
        { ...text, ...picture },
        422,
        'vision_unavailable',
        /cannot be read here.*returned/,
      ],
      [
        'a picture that is gone',
        job({ message_type: 'image' }),
        { ...text, ...picture },
        422,
        'picture_missing',
        /not there any more.*returned/,
      ],
      [
        'a file that is no picture',
        () => {
          job({ message_type: 'image' })();
          world.bytes[`chat_attachments/${userId}/1.png`] = Uint8Array.of(1, 2, 3);
        },
        { ...text, ...picture },
        422,
        'picture_unreadable',
        /no picture.*returned/,
      ],
      [
        'a stored picture from elsewhere',
        job({ query: 'This?', image_url: 'https://elsewhere.example/1.png', message_type: 'image' }),
        text,
        422,
        'picture_address',
        /not kept here.*returned/,
      ],
      [
        'a document alone that nobody can read',
        job({ query: '', image_url: `${userId}/1.pdf` }),
        text,
        422,
        'document_unreadable',
        /cannot be read here.*returned/,
      ],
      [
        'a provider that fails',
        () => provider(() => Response.error()),
        text,
        502,
        'provider_failed',
        /returned/,
      ],
      [
        'a provider that is silent',
        () => {
          world.deps.model = { ...model, timeoutSeconds: 0.01 };
          vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => untilHungUp(signal));
        },
        text,
        504,
        'provider_timeout',
        /too long.*returned/,
      ],
      [
        'a conversation that is gone',
        answers('complete_chat_job', { status: 'session_not_found' }),
        text,
        404,
        'session_not_found',
        /does not exist/,
      ],
      [
        'a request that was given up meanwhile',
        answers('complete_chat_job', { status: 'no_reservation' }),
        text,
        409,
        'no_reservation',
        /closed meanwhile/,
      ],
      [
        'a request that was answered meanwhile',
        answers('complete_chat_job', { status: 'duplicate' }),
        text,
        409,
        'duplicate',
        /closed meanwhile/,
      ],
      [
        'the database fails',
        () => delete world.answers['claim_chat_job'],
        text,
        500,
        'internal',
        /on our side/,
      ],
      ['a guest without words', guest, { requestId }, 400, 'bad_request', /"message"/],
      [
        'a guest with a file',
        guest,
        { ...text, ...picture },
        401,
        'unauthorized',
        /^You must be logged in to upload files$/,
      ],
      [
        'a guest who has had all free messages',
        () => {
          guest();
          world.answers['take_guest_call'] = { status: 'limit', remaining: 0 };
        },
        text,
        402,
        'guest_limit',
        /sign in/,
      ],
    ],
  },
};

describe.each(Object.entries(catalogue))('%s', (name, { handle, rows }) => {
  test.each(rows)('%s', async (_, prepare, body, status, code, message) => {
    world.deps.model = model;
    prepare();
    const answer = await world.post(handle, body, { model: world.deps.model });
    expect(answer).toEqual({
      status,
      body: { error: { code, message: expect.stringMatching(message) as string } },
    });
    // A request that was taken to be answered ends with its credit given back.
    const isTaken =
      (world.answers['claim_chat_job'] as { status?: string } | undefined)?.status === 'claimed';
    if (world.calls['claim_chat_job'] && isTaken)
      expect(world.calls['fail_chat_job']).toMatchObject({ p_user_id: userId, p_reason: code });
    else expect(world.calls['fail_chat_job']).toBeUndefined();
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s is no way to ask', async (method) => {
    const response = await handle(
      new Request('https://disha.example/functions/v1/any', { method }),
      world.deps,
    );
    expect([response.status, await response.json()]).toMatchObject([
      405,
      { error: { code: 'method_not_allowed' } },
    ]);
  });

  test('refuses nothing that is not listed here', () => {
    const folder = join('supabase/functions', name);
    const sources = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const thrown = sources.flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/new Problem\(\s*\d{3},\s*'(\w+)'/g),
    ]);
    const listed = new Set(rows.map(([, , , , code]) => code));
    expect(thrown.map(([, code = '']) => code).filter((code) => !listed.has(code))).toEqual([]);
  });
});

test('too few credits are an answer, as the app has words and a button for them', async () => {
  world.answers['reserve_credits'] = {
    status: 'insufficient_credits',
    request_id: requestId,
    remaining_thirds: 0,
  };
  expect(await world.post(useCredits, { messageType: 'image' })).toMatchObject({
    status: 200,
    body: { success: false, error: 'insufficient_credits', remaining_credits: 0 },
  });
});

function untilHungUp(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('hung up')));
  });
}
