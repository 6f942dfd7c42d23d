import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mirrorOf, userDatabase, type UserDatabase } from '#db/database.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import type { usePlanPicture } from '../use-plan-picture.ts';
import { CompareScreen } from './compare-screen.tsx';

// happy-dom draws no pictures.
vi.mock('../use-plan-picture.ts', () => ({
  usePlanPicture: vi.fn<typeof usePlanPicture>(() => ({ kind: 'none' })),
}));

let people = 0;
let db: UserDatabase;

beforeEach(() => {
  people += 1;
  const id = `comparer-${people}`;
  db = userDatabase(id);
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id, email: 'asha@example.in' } }, true);
});

test('what differs between two plans comes before what is the same, and before the plans', async () => {
  await keep('a', 'Tower A', { overall_rating: 8, plan: aPlan() });
  await keep('b', 'Tower B', { overall_rating: 6, plan: aPlan({ north: 180 }) });
  await shown('a', 'b');
  expect(await screen.findByText('Tower A is rated higher, by 2.')).toBeDefined();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Tower A', 'Tower B', 'Where they differ']);
  expect(screen.getAllByTestId('compared-room').length).toBeGreaterThan(0);
  expect(screen.getAllByTestId('plan-stage')).toHaveLength(2);
});

test('plans without marked rooms are compared by their ratings alone', async () => {
  await keep('a', 'Tower A', { overall_rating: 7 });
  await keep('b', 'Tower B', { overall_rating: 7 });
  await shown('a', 'b');
  expect(await screen.findByText('Both are rated the same.')).toBeDefined();
  expect(screen.getByText(/Rooms can be compared only/)).toBeDefined();
});

test('a plan that has no rating is not ranked', async () => {
  await keep('a', 'Tower A', { overall_rating: 7 });
  await keep('b', 'Tower B', { overall_rating: null });
  await shown('a', 'b');
  expect(await screen.findByText('Only plans that are both rated can be ranked.')).toBeDefined();
});

test.each([
  ['one plan alone', 'a', undefined],
  ['a plan with itself', 'a', 'a'],
  ['a plan that was not analysed', 'a', 'gone'],
])('%s cannot be compared, and the page says so', async (_, one, other) => {
  await keep('a', 'Tower A', { overall_rating: 7 });
  await noteSynced(db, Date.now() + 1_000);
  await shown(one, other);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'These plans cannot be compared' }),
  ).toBeDefined();
});

async function shown(one: string | undefined, other: string | undefined) {
  return renderScreen(<CompareScreen one={one} other={other} />);
}

async function keep(id: string, title: string, values: object): Promise<void> {
  const row = { seq: 1, deleted_at: null };
  const plan = { ...row, id, property_id: null, title, image_url: `u/${id}.png` };
  await mirrorOf(db, 'floorplans').put(plan);
  const analysis = {
    ...row,
    id: `of ${id}`,
    floorplan_id: id,
    analyzed_at: '2026-11-20T10:00:00Z',
    ...values,
  };
  await mirrorOf(db, 'vaastu_analysis').put(analysis);
}
