import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import {
  carriedFloorplan,
  carryFloorplan,
  claimFloorplan,
  forgetFloorplanOf,
  releaseFloorplan,
  type CarriedFloorplan,
} from './guest-floorplan.ts';
import { guestStore, keepQuestion, keptQuestion } from './guest.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = 10 * dayMs;

beforeEach(() => set('floorplan', undefined, guestStore()));

test('the newest plan waits for whoever signs in', async () => {
  await carryFloorplan(plan({ id: 'one' }));
  await carryFloorplan(plan({ id: 'two' }));
  expect(await carriedFloorplan(undefined, now)).toEqual(plan({ id: 'two' }));
  expect((await carriedFloorplan('asha', now))?.id).toBe('two');
});

test('once somebody has signed in it is theirs alone', async () => {
  await carryFloorplan(plan());
  await claimFloorplan('asha', now);
  expect((await carriedFloorplan('asha', now))?.userId).toBe('asha');
  expect(await carriedFloorplan(undefined, now)).toBeUndefined();
  expect(await carriedFloorplan('ravi', now)).toBeUndefined();
});

test('when another user signs in it is forgotten', async () => {
  await carryFloorplan(plan({ userId: 'asha' }));
  await claimFloorplan('ravi', now);
  expect(await carriedFloorplan('asha', now)).toBeUndefined();
});

test('it is forgotten after a day, also under a clock that was set back', async () => {
  await carryFloorplan(plan());
  expect(await carriedFloorplan('asha', now + dayMs)).toBeDefined();
  expect(await carriedFloorplan('asha', now + dayMs + 1)).toBeUndefined();
  expect(await carriedFloorplan('asha', now - dayMs - 1)).toBeUndefined();
  await claimFloorplan('asha', now + dayMs + 1);
  expect(await carriedFloorplan('asha', now)).toBeUndefined();
});

test('whoever looks for one that is too old leaves none of its bytes on the device', async () => {
  await carryFloorplan(plan());
  expect(await carriedFloorplan(undefined, now + dayMs + 1)).toBeUndefined();
  expect(await carriedFloorplan(undefined, now)).toBeUndefined();
});

test('letting go of a plan leaves one that was chosen since', async () => {
  await carryFloorplan(plan({ id: 'two' }));
  await releaseFloorplan('one');
  expect(await carriedFloorplan('asha', now)).toBeDefined();
  await releaseFloorplan('two');
  expect(await carriedFloorplan('asha', now)).toBeUndefined();
});

test('at a sign-out the plan of the one who leaves goes, and a kept question stays', async () => {
  const question = {
    requestId: 'r',
    sessionId: 's',
    sessionOpId: 'o',
    text: 'Where?',
    language: 'english',
    keptAt: now,
  } as const;
  await keepQuestion(question);
  await carryFloorplan(plan({ userId: 'asha' }));
  await forgetFloorplanOf('ravi');
  expect(await carriedFloorplan('asha', now)).toBeDefined();
  await forgetFloorplanOf('asha');
  expect(await carriedFloorplan('asha', now)).toBeUndefined();
  expect(await keptQuestion()).toEqual(question);
});

test('what an older version or a broken disk left behind is no plan', async () => {
  await set('floorplan', { id: 'one', bytes: 'none' }, createStore('disha-guest', 'kept'));
  expect(await carriedFloorplan('asha', now)).toBeUndefined();
});

function plan(change: Partial<CarriedFloorplan> = {}): CarriedFloorplan {
  return {
    id: 'plan',
    name: 'ground.png',
    type: 'image/png',
    bytes: new Uint8Array([1, 2]).buffer,
    keptAt: now,
    ...change,
  };
}
