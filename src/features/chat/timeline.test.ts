import { describe, expect, test } from 'vitest';
import type { AskRow, UserChatRow } from '#db/schema.ts';
import { timeline } from './timeline.ts';

test('a failed question stands where it was asked, one on its way stands last', () => {
  const exchanges = timeline({
    chats: [
      chat({ id: 'a', created_at: '2026-11-20T10:00:00Z' }),
      chat({ id: 'b', created_at: '2026-11-20T12:00:00Z' }),
    ],
    asks: [
      ask({ requestId: 'on its way', askedAt: Date.parse('2026-11-01T00:00:00Z') }),
      ask({ requestId: 'failed', state: 'failed', askedAt: Date.parse('2026-11-20T11:00:00Z') }),
    ],
  });
  expect(exchanges.map(({ id }) => id)).toEqual(['a', 'failed', 'b', 'on its way']);
});

test('a question keeps its place on the page when its answer comes, as both have the id of the request', () => {
  const [before] = timeline({ chats: [], asks: [ask({ requestId: 'r' })] });
  const [after] = timeline({ chats: [chat({ id: 'r' })], asks: [] });
  expect(after?.id).toBe(before?.id);
});

describe('the language of a text', () => {
  test.each([
    ['hindi', 'मेरी रसोई', 'hi', 'hi'],
    ['hindi', 'meri rasoi', 'hi-Latn', 'hi'],
    ['hinglish', 'mera kitchen', 'hi-Latn', 'hi-Latn'],
    ['english', 'my kitchen', 'en', 'en'],
  ] as const)('of a %s answer to "%s"', (language, query, questionLang, lang) => {
    const [exchange] = timeline({ chats: [chat({ language, query })], asks: [] });
    expect(exchange).toMatchObject({ questionLang, outcome: { lang } });
  });

  test('is told by its script where the server did not say it', () => {
    const [exchange] = timeline({
      chats: [chat({ language: null, query: 'x', response: 'रसोई' })],
      asks: [],
    });
    expect(exchange).toMatchObject({ outcome: { lang: 'hi' } });
  });
});

test('sources in an unknown shape are left out, the others stay', () => {
  const [exchange] = timeline({
    chats: [
      chat({
        sources: [
          null,
          { id: 'X', title: 'Unknown kind', kind: 'rumour', where: '' },
          { id: 'BS', title: 'Brihat Samhita', kind: 'classical' },
        ],
      }),
    ],
    asks: [],
  });
  expect(exchange).toMatchObject({
    outcome: { sources: [{ id: 'BS', title: 'Brihat Samhita', kind: 'classical', where: '' }] },
  });
});

test('a question without an answer that nobody waits for has none', () => {
  const [exchange] = timeline({ chats: [chat({ response: null })], asks: [] });
  expect(exchange?.outcome).toEqual({ kind: 'silent' });
});

function chat(change: Partial<UserChatRow>): UserChatRow {
  return {
    id: 'chat',
    seq: 1,
    deleted_at: null,
    session_id: 'session',
    query: 'question',
    response: 'answer',
    image_url: null,
    sources: [],
    answered_by: 'guide',
    language: 'english',
    created_at: '2026-11-20T10:00:00Z',
    ...change,
  };
}

function ask(change: Partial<AskRow>): AskRow {
  return {
    id: 'ask',
    requestId: 'request',
    sessionId: 'session',
    sessionOpId: 'op',
    text: 'question',
    language: 'english',
    askedAt: 0,
    state: 'asking',
    step: 'kept',
    failure: undefined,
    ...change,
  };
}
