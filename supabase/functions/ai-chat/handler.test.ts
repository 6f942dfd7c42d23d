import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  attachmentUrl,
  claimed,
  functionWorld,
  model,
  userId,
  type FunctionWorld,
} from '#tests/fakes/function-world.ts';
import { handle } from './handler.ts';

const requestId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000b1';

const question = { message: 'Is a kitchen in the south east good?', chatHistory: [], language: 'english' };

const badRequest = { status: 400, body: { error: { code: 'bad_request' } } };

let world: FunctionWorld;
beforeEach(() => {
  world = functionWorld();
  Object.assign(world.answers, claimed({ request_id: requestId }));
});
afterEach(() => vi.unstubAllGlobals());

test('answers with the text, its sources and who gave it, and stores just that', async () => {
  const { status, body } = await world.post(handle, { ...question, requestId });
  expect(status).toBe(200);
  expect(body).toMatchObject({ answered_by: 'guide', request_id: requestId });
  expect(body['response']).toMatch(/kitchen/i);
  expect(world.calls['complete_chat_job']).toMatchObject({
    p_user_id: userId,
    p_query: question.message,
    p_response: body['response'],
    p_sources: body['sources'],
    p_language: 'english',
  });
  expect(world.calls['fail_chat_job']).toBeUndefined();
});

test('answers in the language that was chosen, whatever the language of the question', async () => {
  const { body } = await world.post(handle, { ...question, answerIn: 'hindi', requestId });
  expect(body['response']).toMatch(/रसोई/);
  expect(world.calls['complete_chat_job']).toMatchObject({ p_language: 'hindi' });
});

describe('what the guide’s answer costs', () => {
  test.each([
    ['a verdict', 'Is a kitchen in the south east good?', null],
    ['not knowing', 'How do I fix a carburettor?', 'not_known'],
    ['asking back', 'What is my moon sign?', 'asked_back'],
    ['help in need', 'I want to end my life', 'help'],
  ])('%s is told with its charge', async (_, message, reason) => {
    await world.post(handle, { ...question, message, requestId });
    expect(world.calls['complete_chat_job']).toMatchObject({ p_free_reason: reason });
  });

  test('is left to a model that answers what the guide does not know', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ choices: [{ message: { content: 'Fine.' } }] }));
    await world.post(handle, { ...question, message: 'Who will win the cricket world cup?' }, { model });
    expect(world.calls['complete_chat_job']).toMatchObject({ p_answered_by: 'words', p_free_reason: null });
  });
});

test.each([
  ['no_reservation', 402],
  ['busy', 409],
])('a job that is %s answers %i', async (status, expected) => {
  world.answers['claim_chat_job'] = { status };
  expect(await world.post(handle, question)).toMatchObject({
    status: expected,
    body: { error: { code: status } },
  });
  expect(world.calls['complete_chat_job']).toBeUndefined();
});

test('answers nothing into a conversation that is none of the caller’s, and gives the credit back', async () => {
  world.answers['claim_chat_job'] = {
    ...(world.answers['claim_chat_job'] as object),
    is_session_found: false,
  };
  const answer = await world.post(handle, question);
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'session_not_found' } } });
  expect(world.calls['fail_chat_job']).toMatchObject({ p_reason: 'session_not_found' });
  expect(world.calls['complete_chat_job']).toBeUndefined();
});

test('gives the credit back when the answer cannot be stored', async () => {
  world.answers['complete_chat_job'] = { status: 'session_not_found' };
  expect((await world.post(handle, question)).status).toBe(404);
  expect(world.calls['fail_chat_job']).toMatchObject({
    p_request_id: requestId,
    p_reason: 'session_not_found',
  });
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
  { answerIn: 'klingon' },
  { attachment: { url: 'javascript:alert(1)', type: 'image' } },
  { attachment: { url: 'https://files.example/a.png' } },
  { attachment: { url: 'https://files.example/a.pdf?\u0000', type: 'application/pdf' } },
  { sessionId: 'seven' },
])('refuses %j before anything is claimed', async (wrong) => {
  expect(await world.post(handle, { ...question, ...wrong })).toMatchObject(badRequest);
  expect(world.calls).toEqual({});
});

describe('to a stored message', () => {
  const messageId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000c1';
  const stored = (values: object): void => {
    Object.assign(world.answers, claimed({ message_id: messageId, session_id: userId, ...values }));
  };

  test('answers its own words in its own language, whatever the caller says', async () => {
    stored({ query: 'रसोई दक्षिण-पूर्व में ठीक है?', language: 'hindi' });
    const { body } = await world.post(handle, { ...question, message: 'What is a door?', requestId });
    expect(body).toMatchObject({ message_id: messageId, chat_id: messageId, request_id: requestId });
    expect(world.calls['complete_chat_job']).toMatchObject({
      p_query: 'रसोई दक्षिण-पूर्व में ठीक है?',
      p_language: 'hindi',
      p_image_url: null,
    });
  });

  test('needs no words of the caller', async () => {
    stored({ query: question.message });
    const { status } = await world.post(handle, { requestId });
    expect(status).toBe(200);
    expect(world.calls['complete_chat_job']).toMatchObject({ p_query: question.message });
  });
});

test('says under which id an exchange is kept, where it is', async () => {
  const sessionId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000d1';
  expect((await world.post(handle, { ...question, requestId })).body).not.toHaveProperty('message_id');
  expect((await world.post(handle, { ...question, requestId, sessionId })).body).toMatchObject({
    message_id: requestId,
    chat_id: requestId,
  });
  expect(world.calls['claim_chat_job']).toMatchObject({ p_session_id: sessionId });
});

test('an answer that was given is given again', async () => {
  const stored = { response: 'It is.', sources: [], answered_by: 'guide', message_id: 'm', session_id: 's' };
  Object.assign(world.answers, claimed({ status: 'answered', ...stored }));
  expect(await world.post(handle, { requestId })).toEqual({
    status: 200,
    body: {
      response: 'It is.',
      sources: [],
      answered_by: 'guide',
      request_id: requestId,
      message_id: 'm',
      chat_id: 'm',
    },
  });
  expect(world.calls['complete_chat_job']).toBeUndefined();
});

describe('of somebody who has not agreed to a model', () => {
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    world.answers['has_consent'] = false;
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      return Response.json({ choices: [{ message: { content: 'Fine.' } }] });
    });
  });

  test('the guide answers words', async () => {
    const { body } = await world.post(handle, question, { model });
    expect([body['answered_by'], asked]).toEqual(['guide', 0]);
    expect(world.calls['has_consent']).toEqual({ p_user_id: userId, p_purpose: 'ai_answers' });
  });

  test('a picture goes nowhere, its words are answered, and its credit comes back', async () => {
    Object.assign(world.answers, claimed({ message_type: 'image' }), { has_consent: false });
    const attachment = { url: attachmentUrl(`${userId}/a.png`), type: 'image/png' };
    const answer = await world.post(handle, { ...question, attachment }, { model });
    expect(answer).toMatchObject({ status: 200, body: { answered_by: 'guide' } });
    expect(answer.body['response']).toMatch(
      /^_Pictures are read by an AI model, to which you have not agreed/,
    );
    expect(world.calls['complete_chat_job']).toMatchObject({ p_free_reason: 'not_known' });
    expect(asked).toBe(0);
    expect(world.done).toEqual([]);
  });
});

test('without a stored message the caller has to say something, and the credit goes back', async () => {
  expect(await world.post(handle, { requestId })).toMatchObject(badRequest);
  expect(world.calls['fail_chat_job']).toMatchObject({ p_request_id: requestId });
});

test('a model learns the panchang of the day at the caller’s place', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 20), toFake: ['Date'] });
  let told = '';
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told = (JSON.parse(body) as { messages: { content: string }[] }).messages[0]?.content ?? '';
    return Response.json({ choices: [{ message: { content: 'Fine.' } }] });
  });
  const place = { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' };
  await world.post(handle, { ...question, place, monthSystem: 'amanta' }, { model });
  vi.useRealTimers();
  expect(told).toMatch(/\*\*Saturday, 21 November 2026\*\*, Mumbai:\n- Tithi: Shukla Dwadashi until/);
  expect(told).toMatch(/Month: Kartika \(amanta\), Vikram Samvat 2083/);
});

test('stores only what is text of a model that says more', async () => {
  const content = `Fine.\u0000${'a'.repeat(19_993)}🙂🙂`;
  vi.stubGlobal('fetch', async () => Response.json({ choices: [{ message: { content } }] }));
  const { body } = await world.post(handle, question, { model });
  expect(body['response']).toBe(`Fine.${'a'.repeat(19_993)}`);
});
