import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAssistant } from './assistant-store.ts';
import type { SaveResult } from './conversation.ts';
import type { EventDraft } from './event-draft.ts';

let result: SaveResult;
let saved: EventDraft[];
let done: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  result = 'kept';
  saved = [];
  done = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const toTheEnd = ['पूजा', 'skip', '1', '2026-12-04', 'हाँ'];

describe('an answer of the assistant', () => {
  test('comes a second after what was said, and what is said meanwhile is not taken', async () => {
    const { store, say } = assistant();
    expect(say('पूजा')).toBe(true);
    expect(store.getState()).toMatchObject({ isTyping: true });
    expect(store.getState().messages.map(({ type }) => type)).toEqual(['bot', 'user']);
    await vi.advanceTimersByTimeAsync(999);
    expect(say('again')).toBe(false);
    expect(store.getState().messages).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState()).toMatchObject({ isTyping: false, conversation: { step: 'description' } });
    expect(store.getState().messages.at(-1)).toMatchObject({ type: 'bot', timestamp: 1000 });
  });

  test('comes to nothing empty', () => {
    const { store, say } = assistant();
    expect([say(''), say('  \n')]).toEqual([false, false]);
    expect(store.getState().messages).toHaveLength(1);
  });

  test('to each message has an id of its own', async () => {
    const { store } = await talked('पूजा', 'skip', '3');
    const ids = store.getState().messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
  });
});

describe('a yes to all of it', () => {
  test('saves once, congratulates, and ends two seconds later with a new beginning', async () => {
    const { store, say } = await talked(...toTheEnd, 'हाँ');
    expect(saved).toEqual([
      { title: 'पूजा', description: null, dateType: 'solar', date: '2026-12-04', isRecurring: true },
    ]);
    expect(store.getState().conversation.step).toBe('saved');
    expect(store.getState().messages.at(-1)?.content).toContain('बधाई');
    expect(say('हाँ')).toBe(false);
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(1);
    expect(store.getState()).toMatchObject({ conversation: { step: 'title', draft: {} }, isTyping: false });
    expect(store.getState().messages).toHaveLength(1);
  });

  test('that fails can be given again', async () => {
    result = 'failed';
    const { store, say } = await talked(...toTheEnd, 'हाँ');
    expect(store.getState()).toMatchObject({ conversation: { step: 'confirm' }, isTyping: false });
    result = 'kept';
    say('हाँ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toHaveLength(2);
    expect(saved[0]).toEqual(saved[1]);
    expect(store.getState().conversation.step).toBe('saved');
  });

  test('without a sign-in keeps everything for after it', async () => {
    result = 'signed-out';
    const { store } = await talked(...toTheEnd, 'हाँ');
    expect(store.getState().messages.at(-1)?.content).toBe('कृपया पहले साइन इन करें।');
    expect(store.getState().conversation).toMatchObject({ step: 'confirm', draft: { title: 'पूजा' } });
  });
});

describe('a new beginning', () => {
  test('is not disturbed by an answer that was on its way', async () => {
    const { store, say, restart } = assistant();
    say('पूजा');
    restart();
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getState()).toMatchObject({ conversation: { step: 'title', draft: {} }, isTyping: false });
    expect(store.getState().messages).toHaveLength(1);
  });

  test('takes up what waited for a sign-in, unless something has been said since', async () => {
    const draft: EventDraft = { title: 'पूजा', dateType: 'lunar', month: 'Magha', day: 5, isRecurring: false };
    const fresh = assistant();
    fresh.takeUp(draft);
    expect(fresh.store.getState().conversation).toEqual({ step: 'confirm', draft });
    expect(fresh.store.getState().messages.at(-1)?.content).toContain('माघ');
    const begun = await talked('कथा');
    begun.takeUp(draft);
    expect(begun.store.getState().conversation.draft.title).toBe('कथा');
  });
});

function assistant() {
  return createAssistant({
    now: () => Date.now(),
    after: (ms, run) => void setTimeout(run, ms),
    save: (draft) => {
      saved.push(draft);
      return Promise.resolve(result);
    },
    onDone: () => {
      done += 1;
    },
  });
}

async function talked(...answers: string[]) {
  const made = assistant();
  for (const text of answers) {
    expect(made.say(text)).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
  }
  return made;
}
