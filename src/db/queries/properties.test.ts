import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countedIds, outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, mirrorOf, userDatabase, type UserDatabase } from '../database.ts';
import { updateProperty, deleteFloorplan, deleteProperty } from '../mutations/change-property.ts';
import type { MirroredTable } from '../schema.ts';
import { ratingsOfPlans } from './plan-ratings.ts';
import { propertiesAtHand, standalonePlans } from './properties.ts';

const userId = 'user';
let db: UserDatabase;
const keeping = () => ({ userId, now: 5_000, newId: countedIds() });

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('the properties of a user', () => {
  test('come newest first, each with its plans newest first and its photos in their order', async () => {
    await put('properties', { id: 'old', created_at: '2026-01-01T00:00:00Z' });
    await put('properties', { id: 'new', created_at: '2026-03-01T00:00:00Z' });
    await put('floorplans', { id: 'a', property_id: 'new', upload_date: '2026-03-02T00:00:00Z' });
    await put('floorplans', { id: 'b', property_id: 'new', upload_date: '2026-03-03T00:00:00Z' });
    await put('property_photos', { id: 'y', property_id: 'new', upload_date: '2026-03-02T00:00:01Z' });
    await put('property_photos', { id: 'x', property_id: 'new', upload_date: '2026-03-02T00:00:02Z' });
    const { properties } = await propertiesAtHand(db);
    expect(properties.map(({ property }) => property.id)).toEqual(['new', 'old']);
    expect(properties[0]?.plans.map(({ floorplan }) => floorplan.id)).toEqual(['b', 'a']);
    expect(properties[0]?.photos.map(({ photo }) => photo.id)).toEqual(['y', 'x']);
    expect(properties[1]).toMatchObject({ plans: [], photos: [], state: { kind: 'there' } });
  });

  test('have on top what was just entered, whatever the clock of the device says', async () => {
    await put('properties', { id: 'sent', created_at: '2026-03-01T00:00:00Z' });
    await db.outbox.bulkAdd([create('property.create', 'first'), create('property.create', 'second')]);
    const { properties } = await propertiesAtHand(db);
    expect(properties.map(({ property }) => property.id)).toEqual(['second', 'first', 'sent']);
  });

  test('say that they are still coming until the mirror has been filled', async () => {
    expect((await propertiesAtHand(db)).mirror).toEqual({ kind: 'filling', problem: undefined });
    await db.meta.put({ key: 'cursor', cursor: 1, generation: 'g', floor: 0, isFilled: false });
    await db.meta.put({ key: 'link', failures: 1, nextAt: 0, problem: 'network' });
    expect((await propertiesAtHand(db)).mirror).toEqual({ kind: 'filling', problem: 'network' });
    await db.meta.put({ key: 'cursor', cursor: 1, generation: 'g', floor: 0, isFilled: true });
    expect((await propertiesAtHand(db)).mirror).toEqual({ kind: 'filled' });
  });
});

describe('floorplans without a property', () => {
  test('are those that name none: one whose property is deleted here is not among them', async () => {
    await put('properties', { id: 'home' });
    await put('floorplans', { id: 'inside', property_id: 'home' });
    await put('floorplans', { id: 'older', property_id: null, upload_date: '2026-01-01T00:00:00Z' });
    await put('floorplans', { id: 'newer', property_id: null, upload_date: '2026-02-01T00:00:00Z' });
    await deleteProperty(db, { id: 'home', plans: [], photos: [] }, keeping());
    expect((await standalonePlans(db)).map(({ floorplan }) => floorplan.id)).toEqual(['newer', 'older']);
    expect((await propertiesAtHand(db)).properties).toEqual([]);
  });
});

describe('what is on its way', () => {
  test('waits with its file, and is there once the server has taken both', async () => {
    await db.outbox.bulkAdd([
      uploadRow({ opId: 'file' }),
      create('floorplan.create', 'plan', { deps: ['file'] }),
    ]);
    expect((await standalonePlans(db))[0]?.state).toEqual({
      kind: 'waiting',
      files: [{ id: 'file', size: 3, hasArrived: false }],
    });
    await db.outbox.toCollection().modify({ state: 'acked' });
    expect((await standalonePlans(db))[0]?.state).toEqual({ kind: 'there' });
  });

  test('is shown as refused where it was, where its file was, and where its property was', async () => {
    const problem = { kind: 'refused', code: 'file_too_large', reason: undefined } as const;
    await db.outbox.bulkAdd([
      create('property.create', 'home', { state: 'dead', problem }),
      create('floorplan.create', 'plan', { deps: ['op of home'], payload: plan('home') }),
      uploadRow({ opId: 'file', state: 'dead', problem }),
      create('photo.create', 'photo', {
        deps: ['op of home', 'file'],
        payload: { property_id: 'home', image_url: 'user/file.jpg' },
      }),
    ]);
    const [home] = (await propertiesAtHand(db)).properties;
    expect(home?.state).toMatchObject({
      kind: 'refused',
      act: { opId: 'op of home' },
      change: 'property.create',
    });
    expect(home?.plans[0]?.state).toMatchObject({ kind: 'refused', act: { opId: 'op of home' } });
    expect(home?.photos[0]?.state).toMatchObject({ kind: 'refused', change: 'photo.create' });
  });

  test('is held where something else has to change first', async () => {
    const problem = { kind: 'held', code: 'kept_at_sign_out', seq: undefined } as const;
    await db.outbox.add(create('property.create', 'home', { state: 'blocked', problem }));
    expect((await propertiesAtHand(db)).properties[0]?.state).toEqual({ kind: 'held' });
  });

  test('that the server would not delete is seen again, with the reason', async () => {
    await put('properties', { id: 'home' });
    const problem = { kind: 'refused', code: 'other', reason: undefined } as const;
    await db.outbox.add(create('property.delete', 'home', { state: 'dead', problem, payload: {} }));
    const [home] = (await propertiesAtHand(db)).properties;
    expect(home?.state).toMatchObject({ kind: 'refused', change: 'property.delete' });
  });
});

describe('a rating', () => {
  test('is that of the newest analysis, the one that waits to be sent before all others', async () => {
    await analysis('one', 'plan', 4, '2026-01-01T00:00:00Z');
    await analysis('two', 'plan', 8, '2026-02-01T00:00:00Z');
    await analysis('none', 'other', null, '2026-02-01T00:00:00Z');
    expect(await ratingsOfPlans(db, ['plan', 'other', 'third'])).toEqual(
      new Map([
        ['other', { rating: null, count: 1 }],
        ['plan', { rating: 8, count: 2 }],
      ]),
    );
    await db.outbox.add(
      create('analysis.create', 'three', { payload: { floorplan_id: 'plan', overall_rating: 5 } }),
    );
    expect((await ratingsOfPlans(db, ['plan'])).get('plan')).toEqual({ rating: 5, count: 3 });
  });
});

describe('a change', () => {
  test('takes the place of one that was refused, with what that one had', async () => {
    await put('properties', { id: 'home', title: 'Flat' });
    const problem = { kind: 'refused', code: 'invalid', reason: 'title' } as const;
    await db.outbox.add(
      create('property.update', 'home', { state: 'dead', problem, payload: { title: 'T', city: 'Pune' } }),
    );
    expect((await updateProperty(db, 'home', { title: 'Home' }, keeping())).kind).toBe('kept');
    const [home] = (await propertiesAtHand(db)).properties;
    expect(home).toMatchObject({ property: { title: 'Home', city: 'Pune' }, state: { kind: 'waiting' } });
    expect(await db.outbox.count()).toBe(1);
  });

  test('of a property that the server would not make sends it anew', async () => {
    const problem = { kind: 'refused', code: 'invalid', reason: 'city' } as const;
    await db.outbox.add(create('property.create', 'home', { state: 'dead', problem }));
    await updateProperty(db, 'home', { city: 'Nashik' }, keeping());
    const [home] = (await propertiesAtHand(db)).properties;
    expect(home).toMatchObject({ property: { title: 'Flat', city: 'Nashik' }, state: { kind: 'waiting' } });
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.create']);
  });

  test('that leaves no title is not kept', async () => {
    await put('properties', { id: 'home' });
    expect((await updateProperty(db, 'home', { title: '  ' }, keeping())).kind).toBe('refused');
  });
});

describe('a floorplan that is deleted', () => {
  test('takes its copies and what was marked on it along', async () => {
    await put('floorplans', { id: 'plan', property_id: null, image_url: 'user/plan.png' });
    const copy = { bytes: new ArrayBuffer(1), type: 'image/jpeg', size: 1, usedAt: 0 };
    await db.pictures.bulkAdd([
      { id: 'small user/plan.png', ...copy },
      { id: 'small user/other.png', ...copy },
    ]);
    await db.plan_drafts.add({ id: 'plan', plan: {}, isDrafted: false, changedAt: 0 });
    await deleteFloorplan(db, { id: 'plan', image_url: 'user/plan.png' }, keeping());
    expect(await standalonePlans(db)).toEqual([]);
    expect(await db.pictures.toCollection().primaryKeys()).toEqual(['small user/other.png']);
    expect(await db.plan_drafts.count()).toBe(0);
  });
});

async function put(table: MirroredTable, row: { id: string; [column: string]: unknown }): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const plain = { title: 'Flat', city: 'Pune', image_url: 'user/a.png', created_at: at, upload_date: at };
  await mirrorOf(db, table).put({ seq: 1, deleted_at: null, ...plain, ...row });
}

function analysis(id: string, floorplanId: string, rating: number | null, at: string): Promise<void> {
  return put('vaastu_analysis', { id, floorplan_id: floorplanId, overall_rating: rating, analyzed_at: at });
}

function plan(propertyId: string | null) {
  return { property_id: propertyId, title: 'Plan', image_url: 'user/file.png' };
}

function create(kind: string, entityId: string, change: Partial<Parameters<typeof outboxRow>[0]> = {}) {
  const payload = kind === 'floorplan.create' ? plan(null) : { title: 'Flat', city: 'Pune' };
  return outboxRow({ opId: `op of ${entityId}`, kind, entityId, payload, ...change });
}
