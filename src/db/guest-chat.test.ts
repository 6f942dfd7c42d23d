import 'fake-indexeddb/auto';
import { clear, createStore, get, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import {
  beginGuestMessage,
  closeGuestChat,
  guestChat,
  guestDraft,
  forgetHandovers,
  handOverGuestChat,
  keepGuestDraft,
  keepGuestRefusal,
  keepGuestReply,
  onGuestChatChanged,
  releaseHandover,
  startNewGuestChat,
} from './guest-chat.ts';

const store = createStore('disha-guest', 'kept');
const dayMs = 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T10:00:00Z');
const reply = { response: 'In the south east.', sources: [], language: 'english' as const };

beforeEach(() => clear(store));

test('two messages are free, and a third is not begun', async () => {
  expect(await begin('one')).toBe('begun');
  expect(await begin('two')).toBe('begun');
  expect(await begin('three')).toBe('limit');
  expect((await guestChat()).exchanges.map(({ id }) => id)).toEqual(['one', 'two']);
});

test('the same message again, and three at once from as many tabs, count what they are', async () => {
  await begin('one');
  expect(await begin('one')).toBe('begun');
  expect(await Promise.all([begin('two'), begin('three'), begin('four')])).toEqual([
    'begun',
    'limit',
    'limit',
  ]);
  expect((await guestChat()).spentAt).toHaveLength(2);
});

test('an answer is kept once, with what was said, for the next page', async () => {
  await begin('one');
  await keepGuestReply('one', reply);
  await keepGuestReply('one', { ...reply, response: 'A second answer.' });
  expect((await guestChat()).exchanges[0]?.outcome).toEqual({ kind: 'answered', ...reply });
});

test('an answer to somebody in distress gives the message back', async () => {
  await begin('one');
  await keepGuestReply('one', reply, false);
  await keepGuestReply('one', reply, false);
  expect((await guestChat()).spentAt).toEqual([]);
});

test('what the server refused is kept to be read, is not spent, and closes the chat for a day', async () => {
  await begin('one');
  await keepGuestRefusal('one', now);
  expect(await guestChat()).toMatchObject({ exchanges: [{ outcome: { kind: 'refused' } }], spentAt: [] });
  expect(await begin('two')).toBe('limit');
  expect(await begin('two', now + dayMs + 1)).toBe('begun');
});

test('the server may close the chat though the device counted less', async () => {
  await begin('one');
  await closeGuestChat(now);
  expect(await begin('two')).toBe('limit');
});

test('a new chat lets go of the words and not of the count', async () => {
  await begin('one');
  const before = await guestChat();
  await startNewGuestChat();
  const after = await guestChat();
  expect(after.exchanges).toEqual([]);
  expect(after.spentAt).toEqual([now]);
  expect(after.sessionId).not.toBe(before.sessionId);
  expect(after.deviceId).toBe(before.deviceId);
});

test('after thirty days messages are free anew, also under a clock that was set back', async () => {
  await begin('one');
  await begin('two');
  expect(await begin('three', now - 30 * dayMs)).toBe('limit');
  expect(await begin('three', now + 30 * dayMs + 1)).toBe('begun');
  expect((await guestChat()).exchanges.map(({ id }) => id)).toEqual(['three']);
});

test('a handover is one user’s until it is released, and the count stays', async () => {
  await begin('one');
  await keepGuestReply('one', reply);
  await keepGuestDraft('half a thought');
  const { sessionId } = await guestChat();
  const [handover] = await handOverGuestChat('asha', now);
  expect(handover).toMatchObject({ userId: 'asha', sessionId, draft: 'half a thought' });
  expect(await guestDraft()).toBe('');
  expect((await guestChat()).exchanges).toEqual([]);
  expect(await handOverGuestChat('ravi', now)).toEqual([]);
  expect(await handOverGuestChat('asha', now)).toHaveLength(1);
  await releaseHandover(sessionId);
  expect(await handOverGuestChat('asha', now)).toEqual([]);
  expect((await guestChat()).spentAt).toEqual([now]);
});

test('what was on its way into an account goes with whoever leaves nothing here', async () => {
  await begin('one');
  await handOverGuestChat('asha', now);
  await begin('two');
  await handOverGuestChat('ravi', now);
  await forgetHandovers('asha');
  expect(await handOverGuestChat('asha', now)).toEqual([]);
  expect(await handOverGuestChat('ravi', now)).toHaveLength(1);
});

test('whoever follows hears of each change', async () => {
  await guestChat();
  let changes = 0;
  const stop = onGuestChatChanged(() => {
    changes += 1;
  });
  await begin('one');
  await guestChat();
  expect(changes).toBe(1);
  stop();
  await begin('two');
  expect(changes).toBe(1);
});

test('what an older version or a broken disk left behind is read as far as it goes', async () => {
  await set('chat', { deviceId: 7 }, store);
  expect((await guestChat()).exchanges).toEqual([]);
  await set(
    'chat',
    {
      deviceId: 'd',
      sessionId: 's',
      exchanges: [{ id: 1 }, { id: 'x', text: 'hi', at: now }],
      spentAt: 'no',
    },
    store,
  );
  expect(await guestChat()).toEqual({
    deviceId: 'd',
    sessionId: 's',
    exchanges: [{ id: 'x', text: 'hi', language: 'english', at: now, outcome: { kind: 'waiting' } }],
    languages: [],
    spentAt: [],
    refusedAt: undefined,
    handovers: [],
  });
});

test('the question that the home page kept is another matter', async () => {
  await set('question', { text: 'mine' }, store);
  await begin('one');
  await handOverGuestChat('asha', now);
  expect(await get('question', store)).toEqual({ text: 'mine' });
});

function begin(id: string, at = now) {
  return beginGuestMessage({ id, text: `question ${id}`, language: 'english', now: at });
}
