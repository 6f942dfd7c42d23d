import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keepActs } from '#db/mutations/keep-acts.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import { actsGoingWith, outboxView } from './outbox-view.ts';

const userId = 'view';
const bytes = new ArrayBuffer(3);
const file = { field: 'image_url', bytes, type: 'image/png', extension: 'png' };

afterEach(() => deleteUserDatabase(userId));

test('what is said to go with an act is what goes when it is taken back', async () => {
  const db = userDatabase(userId);
  const [home, plan, photo] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const newId = () => crypto.randomUUID();
  await keepActs(
    db,
    [
      { kind: 'property.create', entityId: home, payload: { title: 'Flat', city: 'Pune' } },
      {
        kind: 'floorplan.create',
        entityId: plan,
        payload: { property_id: home, title: 'Plan' },
        files: [file],
      },
      { kind: 'photo.create', entityId: photo, payload: { property_id: home }, files: [file] },
      {
        kind: 'event.create',
        entityId: newId(),
        payload: { title: 'Katha', date_type: 'solar', event_date: '2027-03-08' },
      },
    ],
    { userId, now: 1, newId },
  );
  const { rows, waiting, files } = await outboxView(db);
  expect(waiting.map(({ row }) => row.kind)).toEqual([
    'property.create',
    'floorplan.create',
    'photo.create',
    'event.create',
  ]);
  expect(files).toEqual({ count: 2, bytes: 6 });
  const first = waiting[0]?.row;
  if (!first) throw new Error('Nothing waits.');
  const following = actsGoingWith(first, rows);
  expect(following.acts.map(({ kind }) => kind)).toEqual(['floorplan.create', 'photo.create']);
  expect(following.files).toBe(2);

  await withdraw(db, first.opId, newId);
  const after = await outboxView(db);
  expect(after.rows.map(({ kind }) => kind)).toEqual(['event.create']);
  expect(await db.blobs.count()).toBe(0);
});
