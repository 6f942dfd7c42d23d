import 'fake-indexeddb/auto';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { carriedFloorplan, carryFloorplan, releaseFloorplan } from '#db/guest-floorplan.ts';
import { addFloorplan } from '#db/mutations/add-floorplan.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { PreparedPlanFile } from '#lib/prepare-plan-file.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { UploadScreen } from './upload-screen.tsx';

// Loaded machines are slow; what is waited for comes in any case.
configure({ asyncUtilTimeout: 15_000 });

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f3';
const carriedId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f4';
const db = () => userDatabase(userId);
let prepared: PreparedPlanFile;

vi.mock('#lib/prepare-plan-file.ts', () => ({ preparePlanFile: () => Promise.resolve(prepared) }));

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  prepared = { kind: 'ready', bytes: new ArrayBuffer(8), type: 'image/png', extension: 'png', size: 8 };
  await deleteUserDatabase(userId);
  await releaseFloorplan(carriedId);
});

test('a chosen plan stands by itself and leads to its analysis', async () => {
  const { router } = await renderScreen(<UploadScreen />);
  choose(await screen.findByTestId('choose-plan-input'), 'ground_floor.png');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/analyze\//));
  const [upload, plan] = await db().outbox.orderBy('n').toArray();
  expect(plan).toMatchObject({ kind: 'floorplan.create', payload: { title: 'ground floor' } });
  expect(plan?.payload).not.toHaveProperty('property_id');
  expect(router.state.location.pathname).toBe(`/analyze/${plan?.entityId}`);
  expect((await db().blobs.get(upload?.entityId ?? ''))?.bytes.byteLength).toBe(8);
});

test('the plan that was carried here goes on by itself, and is not carried any more', async () => {
  await carry();
  const { router } = await renderScreen(<UploadScreen />);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/analyze/${carriedId}`));
  expect(await carriedFloorplan(userId, Date.now())).toBeUndefined();
});

test('one that a page had kept before it ended becomes no second floorplan', async () => {
  await carry();
  await addFloorplan(
    db(),
    { id: carriedId, title: 'a', file: { bytes: new ArrayBuffer(1), type: 'image/png', extension: 'png' } },
    { userId, now: 1, newId: () => crypto.randomUUID() },
  );
  const { router } = await renderScreen(<UploadScreen />);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/analyze/${carriedId}`));
  expect(await db().outbox.count()).toBe(2);
  expect(await carriedFloorplan(userId, Date.now())).toBeUndefined();
});

test("another user's plan is left alone", async () => {
  await carry({ userId: 'somebody-else' });
  const { router } = await renderScreen(<UploadScreen />);
  choose(await screen.findByTestId('choose-plan-input'), 'mine.png');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/analyze\//));
  const plans = await db()
    .outbox.filter(({ kind }) => kind === 'floorplan.create')
    .toArray();
  expect(plans.map(({ payload }) => payload['title'])).toEqual(['mine']);
});

test.each([
  ['en', 'a.pdf is locked with a password. Please remove the password first.'],
  ['hi', 'a.pdf पासवर्ड से बंद है। कृपया पहले पासवर्ड हटाएँ।'],
] as const)('a plan that is not taken says why in %s, and another can be chosen', async (language, words) => {
  languageStore.setState({ language });
  const { router } = await renderScreen(<UploadScreen />);
  const taken = prepared;
  prepared = { kind: 'refused', fault: 'encrypted' };
  choose(await screen.findByTestId('choose-plan-input'), 'a.pdf');
  expect((await screen.findByTestId('refused-file')).textContent).toBe(words);
  expect(await db().outbox.count()).toBe(0);
  prepared = taken;
  choose(screen.getByTestId('choose-plan-input'), 'b.pdf');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/analyze\//));
});

test('a carried plan that is not taken is told of once', async () => {
  await carry();
  prepared = { kind: 'refused', fault: 'undecodable-picture' };
  await renderScreen(<UploadScreen />);
  expect((await screen.findByTestId('refused-file')).textContent).toBe(
    'our_home.png is damaged and cannot be opened.',
  );
  await waitFor(async () => expect(await carriedFloorplan(userId, Date.now())).toBeUndefined());
});

function carry(change: { userId?: string } = {}): Promise<void> {
  return carryFloorplan({
    id: carriedId,
    name: 'our_home.png',
    type: 'image/png',
    bytes: new ArrayBuffer(4),
    keptAt: Date.now(),
    ...change,
  });
}

function choose(input: HTMLElement, name: string): void {
  fireEvent.change(input, { target: { files: [new File(['bytes'], name)] } });
}
