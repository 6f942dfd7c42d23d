import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mirrorOf, userDatabase, type UserDatabase } from '#db/database.ts';
import { beginPlanRequest, keepPlanDraft } from '#db/mutations/keep-plan-draft.ts';
import { planAtHand } from '#db/queries/plan-draft.ts';
import { languageStore } from '#i18n/language-store.ts';
import { aPlan, aRoom, rectangle } from '#tests/builders/a-plan.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { assessedOf } from './assessed.ts';
import TryPlan from './try-plan.tsx';

const plan = aPlan({
  rooms: [
    aRoom('toilet', rectangle(900, 120, 180, 150)),
    aRoom('store', rectangle(110, 300, 180, 150)),
    aRoom('kitchen', rectangle(800, 550, 250, 200)),
  ],
});
let people = 0;
let db: UserDatabase;

beforeEach(async () => {
  people += 1;
  db = userDatabase(`tester-${people}`);
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  const row = {
    id: 'f',
    seq: 1,
    deleted_at: null,
    property_id: null,
    title: 'Flat 4B',
    image_url: 'u/f.png',
  };
  await mirrorOf(db, 'floorplans').put(row);
});

test('a room that is put elsewhere changes the score and its verdict at once, and the reset brings all back', async () => {
  await shown();
  const before = score('score-before');
  expect(score('score-after')).toBe(before);
  choose('Room', 'toilet');
  choose('Move to', 'NW');
  expect(score('score-after')).toBeGreaterThan(before);
  expect(within(screen.getByTestId('changes')).getByText('Toilet')).toBeDefined();
  fireEvent.click(screen.getByTestId('reset'));
  expect(score('score-after')).toBe(before);
  expect(screen.queryByTestId('changes')).toBeNull();
});

test('two rooms are exchanged, and exchanged back it is as before', async () => {
  await shown();
  choose('Room', 'toilet');
  choose('Exchange with', 'store');
  expect(score('score-after')).not.toBe(score('score-before'));
  choose('Exchange with', 'store');
  expect(score('score-after')).toBe(score('score-before'));
});

test('only a room that was moved last is offered to be exchanged with the one it lies over', async () => {
  const small = aRoom('pooja', rectangle(850, 600, 40, 40));
  await shown(aPlan({ rooms: [...plan.rooms.slice(0, 2), small] }));
  choose('Room', 'toilet');
  choose('Move to', 'C');
  choose('Room', 'pooja');
  choose('Move to', 'C');
  expect(screen.getByText('Now it lies over Toilet.')).toBeDefined();
  choose('Room', 'toilet');
  expect(screen.queryByRole('button', { name: 'Exchange the two' })).toBeNull();
});

test('what was tried becomes the draft of the plan, and leads to where it is analysed', async () => {
  const { router } = await shown();
  choose('Room', 'toilet');
  choose('Exchange with', 'store');
  fireEvent.click(screen.getByTestId('keep-draft'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/analyze/f'));
  expect((await draft())?.plan.rooms[0]?.polygon).toEqual(plan.rooms[1]?.polygon);
});

test('a draft that is there already is replaced only by whoever says so', async () => {
  const mine = aPlan({ rooms: [] });
  await keepPlanDraft(db, { id: 'f', plan: mine, isDrafted: true, now: 1 });
  const { router } = await shown();
  choose('Room', 'toilet');
  choose('Exchange with', 'store');
  fireEvent.click(screen.getByTestId('keep-draft'));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await draft())?.plan.rooms).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/analyze/f'));
  expect((await draft())?.plan.rooms).toHaveLength(3);
});

test('a draft that is being analysed is left alone', async () => {
  await keepPlanDraft(db, { id: 'f', plan, isDrafted: true, now: 1 });
  await beginPlanRequest(db, 'f', { id: 'r', language: 'english', begunAt: 1 });
  await shown();
  choose('Room', 'toilet');
  choose('Move to', 'NW');
  fireEvent.click(screen.getByTestId('keep-draft'));
  await waitFor(() =>
    expect(toastStore.getState().toast?.title).toMatchObject({
      message: { en: expect.stringContaining('is being analysed') as string },
    }),
  );
  expect((await draft())?.plan).toEqual(plan);
});

async function shown(kept = plan) {
  const assessed = assessedOf(kept);
  if (!assessed) throw new Error('the plan cannot be assessed');
  return renderScreen(<TryPlan db={db} floorplanId="f" assessed={assessed} picture={undefined} />);
}

function choose(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function score(testId: string): number {
  return Number.parseFloat(screen.getByTestId(testId).textContent);
}

async function draft() {
  const found = await planAtHand(db, 'f');
  return found.kind === 'found' ? found.at.draft : undefined;
}
