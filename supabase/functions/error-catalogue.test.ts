import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi, afterEach } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
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
import { handle as analyzeFloorplan } from './analyze-floorplan/handler.ts';
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
const began = (status: string) => answers('begin_analysis', { status, analysis: null });
const analysis = { floorplanId: requestId, requestId, plan: aPlan() };
const look = { floorplanId: requestId, draft: true };

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
  'analyze-floorplan': {
    handle: analyzeFloorplan,
    rows: [
      ['nobody is signed in', nobody, analysis, 401, 'unauthorized', /sign in/],
      ['no floorplan', nothing, { ...analysis, floorplanId: undefined }, 400, 'bad_request', /"floorplanId"/],
      ['no request', nothing, { ...analysis, requestId: '7' }, 400, 'bad_request', /"requestId"/],
      [
        'a language that nobody writes here',
        nothing,
        { ...analysis, language: 'hinglish' },
        400,
        'bad_request',
        /"language"/,
      ],
      ['a body without end', nothing, { x: 'x'.repeat(4_300_000) }, 413, 'too_large', /4112 kB/],
      ['no plan', nothing, { ...analysis, plan: {} }, 400, 'plan_faults', /not a floor plan/],
      [
        'a plan that is not done',
        nothing,
        { ...analysis, plan: aPlan({ north: null }) },
        400,
        'plan_faults',
        /north/i,
      ],
      [
        'too few credits',
        began('insufficient_credits'),
        analysis,
        402,
        'insufficient_credits',
        /enough credits/,
      ],
      [
        'a floorplan of nobody',
        began('floorplan_not_found'),
        analysis,
        404,
        'floorplan_not_found',
        /no such/,
      ],
      ['somebody at it', began('busy'), analysis, 409, 'busy', /analysed already/],
      ['an analysis that was deleted', began('deleted'), analysis, 404, 'analysis_deleted', /deleted/],
      ['a request that was given up', began('closed'), analysis, 409, 'request_closed', /ended.*returned/],
      [
        'an id that stands for something else',
        began('request_id_reuse'),
        analysis,
        409,
        'request_id_reuse',
        /something else/,
      ],
      [
        'a floorplan that was deleted meanwhile',
        () => {
          began('claimed')();
          world.answers['complete_analysis'] = { status: 'no_reservation', analysis: null };
          world.answers['has_consent'] = false;
        },
        analysis,
        409,
        'request_closed',
        /ended.*returned/,
      ],
      [
        'an analysis that was deleted as soon as another worker had stored it',
        () => {
          began('claimed')();
          world.answers['complete_analysis'] = { status: 'duplicate', analysis: null };
          world.answers['has_consent'] = false;
        },
        analysis,
        404,
        'analysis_deleted',
        /deleted/,
      ],
      [
        'a provider that fails',
        () => {
          began('claimed')();
          provider(() => Response.error());
        },
        analysis,
        502,
        'provider_failed',
        /returned/,
      ],
      ['the database fails', nothing, analysis, 500, 'internal', /on our side/],
      [
        'a look without a model that sees',
        () => {
          world.deps.model = { ...model, visionModel: undefined };
        },
        look,
        422,
        'vision_unavailable',
        /cannot be read here/,
      ],
      [
        'a look that nobody agreed to',
        answers('has_consent', false),
        look,
        403,
        'consent_needed',
        /not agreed/,
      ],
      ['a look at no picture', nothing, { ...look, picture: 'x' }, 400, 'bad_request', /"picture"/],
      [
        'a look at a file that is none',
        nothing,
        { ...look, picture: `data:image/png;base64,${btoa('text')}` },
        422,
        'picture_unreadable',
        /no picture/,
      ],
      ...(
        [
          ['a look at a floorplan of nobody', 'floorplan_not_found', 404, 'floorplan_not_found', /no such/],
          ['a look without credits', 'insufficient_credits', 402, 'insufficient_credits', /enough credits/],
          ['too many looks', 'limit', 429, 'draft_limit', /for today/],
        ] as const
      ).map(([what, callStatus, status, code, message]): Row => [
        what,
        answers('take_draft_call', { status: callStatus }),
        look,
        status,
        code,
        message,
      ]),
      [
        'a look at a file that is gone',
        answers('take_draft_call', { status: 'taken', image_url: `${userId}/1.png` }),
        look,
        422,
        'picture_missing',
        /cannot be read/,
      ],
      [
        'a look that fails',
        () => {
          answers('take_draft_call', { status: 'taken', image_url: `${userId}/1.png` })();
          world.bytes[`floorplans/${userId}/1.png`] = Uint8Array.of(0xff, 0xd8, 0xff);
        },
        look,
        502,
        'provider_failed',
        /Nothing was charged/,
      ],
      [
        'a look that takes too long',
        () => {
          answers('take_draft_call', { status: 'taken', image_url: `${userId}/1.png` })();
          world.bytes[`floorplans/${userId}/1.png`] = Uint8Array.of(0xff, 0xd8, 0xff);
          world.deps.model = { ...model, timeoutSeconds: 0.01 };
          vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => untilHungUp(signal));
        },
        look,
        504,
        'provider_timeout',
        /Nothing was charged/,
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
    const isTaken = ['claim_chat_job', 'begin_analysis'].some(
      (call) =>
        world.calls[call] && (world.answers[call] as { status?: string } | undefined)?.status === 'claimed',
    );
    if (isTaken) expect(world.calls['fail_chat_job']).toMatchObject({ p_user_id: userId, p_reason: code });
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
