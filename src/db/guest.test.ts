import 'fake-indexeddb/auto';
import { set, createStore } from 'idb-keyval';
import { expect, test } from 'vitest';
import { isStillWanted, keepQuestion, keptQuestion, releaseQuestion, type KeptQuestion } from './guest.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a question is kept as it was typed, the newest in place of the one before', async () => {
  await keepQuestion(question({ requestId: 'one' }));
  await keepQuestion(question({ requestId: 'two' }));
  expect(await keptQuestion()).toEqual(question({ requestId: 'two' }));
});

test('letting go of a question leaves one that was typed since', async () => {
  await keepQuestion(question({ requestId: 'two' }));
  await releaseQuestion('one');
  expect((await keptQuestion())?.requestId).toBe('two');
  await releaseQuestion('two');
  expect(await keptQuestion()).toBeUndefined();
});

test('what an older version or a broken disk left behind is no question', async () => {
  await set('question', { requestId: 'r', text: 4 }, createStore('disha-guest', 'kept'));
  expect(await keptQuestion()).toBeUndefined();
});

test('a question is wanted for a day, also under a clock that was set back', () => {
  const kept = question({ keptAt: 10 * dayMs });
  expect(isStillWanted(kept, 11 * dayMs)).toBe(true);
  expect(isStillWanted(kept, 11 * dayMs + 1)).toBe(false);
  expect(isStillWanted(kept, 9 * dayMs)).toBe(true);
  expect(isStillWanted(kept, 9 * dayMs - 1)).toBe(false);
});

function question(change: Partial<KeptQuestion>): KeptQuestion {
  return {
    requestId: 'request',
    sessionId: 'session',
    sessionOpId: 'op',
    text: 'मेरी रसोई',
    language: 'hindi',
    keptAt: 0,
    ...change,
  };
}
