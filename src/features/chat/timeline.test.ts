import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '#db/queries/chat.ts';
import { timeline } from './timeline.ts';

test('messages stand in the order in which they come', () => {
  const exchanges = timeline([message({ id: 'b', at: 2 }), message({ id: 'a', at: 1 })]);
  expect(exchanges.map(({ id }) => id)).toEqual(['b', 'a']);
});

describe('the language of a text', () => {
  test.each([
    ['hindi', 'मेरी रसोई', 'hi', 'hi'],
    ['hindi', 'meri rasoi', 'hi-Latn', 'hi'],
    ['hinglish', 'mera kitchen', 'hi-Latn', 'hi-Latn'],
    ['english', 'my kitchen', 'en', 'en'],
  ] as const)('of a %s answer to "%s"', (language, text, questionLang, lang) => {
    const [exchange] = timeline([message({ language, text, state: answered({}) })]);
    expect(exchange).toMatchObject({ questionLang, outcome: { lang } });
  });

  test('is told by its script where the server did not say it', () => {
    const [exchange] = timeline([
      message({ language: null, text: 'x', state: answered({ response: 'रसोई' }) }),
    ]);
    expect(exchange).toMatchObject({ outcome: { lang: 'hi' } });
  });
});

test('sources in an unknown shape are left out, the others stay', () => {
  const sources = [
    null,
    { id: 'X', title: 'Unknown kind', kind: 'rumour', where: '' },
    { id: 'BS', title: 'Brihat Samhita', kind: 'classical' },
  ];
  const [exchange] = timeline([message({ state: answered({ sources }) })]);
  expect(exchange).toMatchObject({
    outcome: { sources: [{ id: 'BS', title: 'Brihat Samhita', kind: 'classical', where: '' }] },
  });
});

test('what has no answer yet is told as it stands', () => {
  const state = { kind: 'blocked', opId: 'o', code: 'insufficient_credits' } as const;
  expect(timeline([message({ state })])[0]?.outcome).toEqual(state);
});

function message(change: Partial<ChatMessage>): ChatMessage {
  return {
    id: 'message',
    sessionId: 'session',
    text: 'question',
    at: 0,
    language: 'english',
    isStored: true,
    file: undefined,
    complaint: undefined,
    state: { kind: 'silent' },
    ...change,
  };
}

function answered(change: { response?: string; sources?: readonly unknown[] }): ChatMessage['state'] {
  return { kind: 'answered', response: 'answer', sources: [], answeredBy: 'guide', ...change };
}
