import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outboxRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, mirrorOf, userDatabase, type UserDatabase } from '../database.ts';
import { analysesOf } from './analyses.ts';
import { planAtHand } from './plan-draft.ts';
import { ratingsOfPlans } from './plan-ratings.ts';

const userId = 'reader';
let db: UserDatabase;

beforeEach(async () => {
  db = userDatabase(userId);
  await put('floorplans', { id: 'f', property_id: null, title: 'Plan', image_url: 'reader/f.png' });
});

afterEach(() => deleteUserDatabase(userId));

test('a list, the page of the analysis and the next one agree on which analysis is the newest', async () => {
  await put('vaastu_analysis', {
    id: 'sent',
    floorplan_id: 'f',
    overall_rating: 3,
    analyzed_at: '2026-11-20T10:00:00Z',
  });
  // The clock of the device was put back, and the ids are by chance.
  for (const [id, rating] of [
    ['z', 5],
    ['a', 9],
  ] as const)
    await db.outbox.add(
      outboxRow({
        opId: id,
        kind: 'analysis.create',
        entityId: id,
        payload: { floorplan_id: 'f', overall_rating: rating },
        keptAt: Date.parse('2026-11-19T09:00:00Z'),
      }),
    );
  expect((await ratingsOfPlans(db, ['f'])).get('f')).toEqual({ rating: 9, count: 3 });
  expect(await analysesOf(db, 'f')).toMatchObject({
    found: { analyses: [{ id: 'a' }, { id: 'z' }, { id: 'sent' }] },
  });
  expect(await planAtHand(db, 'f')).toMatchObject({ at: { analysis: { id: 'a' } } });
});

test('a plan without an analysis has no rating, and one that was not rated has none either', async () => {
  await put('vaastu_analysis', {
    id: 'a',
    floorplan_id: 'f',
    overall_rating: null,
    analyzed_at: '2026-11-20T10:00:00Z',
  });
  expect([...(await ratingsOfPlans(db, ['f', 'g']))]).toEqual([['f', { rating: null, count: 1 }]]);
});

async function put(
  table: 'floorplans' | 'vaastu_analysis',
  row: { id: string; [column: string]: unknown },
): Promise<void> {
  await mirrorOf(db, table).put({ seq: 1, deleted_at: null, ...row });
}
