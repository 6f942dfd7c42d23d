import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { carryFloorplan, releaseFloorplan } from '#db/guest-floorplan.ts';
import { keepQuestion, releaseQuestion } from '#db/guest.ts';
import { landing } from './landing.ts';

const hourMs = 60 * 60 * 1000;

beforeEach(async () => {
  await releaseQuestion('question');
  await releaseFloorplan('plan');
});

test('a sign-in leads to the chat where nothing was begun before', async () => {
  expect(await landing()).toEqual({ to: '/chat', search: {}, waiting: undefined });
});

test('a sign-in leads to the conversation of the question', async () => {
  await question(0);
  expect(await landing()).toEqual({ to: '/chat', search: { session: 'session' }, waiting: 'question' });
});

test('a sign-in leads to the plan that was chosen', async () => {
  await plan(0);
  expect(await landing()).toEqual({ to: '/upload', waiting: 'floorplan' });
});

test('of both the newer one leads', async () => {
  await question(2 * hourMs);
  await plan(hourMs);
  expect((await landing()).waiting).toBe('floorplan');
  await question(0);
  expect((await landing()).waiting).toBe('question');
});

test('what was begun days ago leads nowhere', async () => {
  await question(48 * hourMs);
  await plan(48 * hourMs);
  expect((await landing()).waiting).toBeUndefined();
});

function question(ageMs: number): Promise<void> {
  const ids = { requestId: 'question', sessionId: 'session', sessionOpId: 'op' };
  return keepQuestion({ ...ids, text: 'Where?', language: 'english', keptAt: Date.now() - ageMs });
}

function plan(ageMs: number): Promise<void> {
  const file = { name: 'a.png', type: 'image/png', bytes: new ArrayBuffer(1) };
  return carryFloorplan({ id: 'plan', ...file, keptAt: Date.now() - ageMs });
}
