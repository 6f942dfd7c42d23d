import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import { addEvent, changeEvent, deleteEvent, type EventFields } from '../mutations/events.ts';
import type { UserEventRow } from '../schema.ts';
import { eventsQuery } from './events.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f1';
let db: UserDatabase;
const keeping = () => ({ userId, now: Date.parse('2026-11-21T06:00:00Z'), newId: () => crypto.randomUUID() });

const birthday: EventFields = {
  title: 'Birthday',
  description: null,
  date_type: 'solar',
  is_recurring: true,
  event_date: '1948-03-09',
  lunar_month: null,
  lunar_day: null,
  paksha: null,
};
const vow: EventFields = {
  ...birthday,
  title: 'Vow',
  date_type: 'lunar',
  event_date: null,
  lunar_month: 'Kartika',
  lunar_day: 15,
  paksha: 'krishna',
};

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('the list', () => {
  test('has the newest first, and on top what was just written', async () => {
    await put({ id: 'old', created_at: '2026-01-01T00:00:00Z' });
    await put({ id: 'new', created_at: '2026-05-01T00:00:00Z' });
    await addEvent(db, idOf(1), vow, keeping());
    const { events } = await eventsQuery(db);
    expect(events.map(({ event }) => event.id)).toEqual([idOf(1), 'new', 'old']);
    expect(events[0]).toMatchObject({
      event: { title: 'Vow', paksha: 'krishna' },
      personal: { kind: 'lunar', month: 8, paksha: 'krishna', day: 15, isRecurring: true },
      state: { kind: 'waiting' },
    });
    expect(events[2]?.state).toEqual({ kind: 'there' });
  });

  test('says that it is still coming until the mirror has been filled', async () => {
    expect((await eventsQuery(db)).mirror.kind).toBe('filling');
    await db.meta.put({ key: 'cursor', cursor: 1, generation: 'g', floor: 0, isFilled: true });
    expect((await eventsQuery(db)).mirror).toEqual({ kind: 'filled' });
  });

  test('keeps an event that the server has refused, and one that this version does not understand', async () => {
    await addEvent(db, idOf(1), birthday, keeping());
    await refuse('event.create');
    await put({ id: 'odd', date_type: 'stellar' });
    const { events } = await eventsQuery(db);
    expect(events.map(({ event, personal, state }) => [event.id, personal?.kind, state.kind])).toEqual([
      [idOf(1), 'solar', 'refused'],
      ['odd', undefined, 'there'],
    ]);
  });
});

describe('a change', () => {
  test('of the kind of its date empties what belongs to the other kind', async () => {
    await put({ id: idOf(1), ...birthday });
    const { title: _, ...dated } = vow;
    expect((await changeEvent(db, idOf(1), dated, keeping())).kind).toBe('kept');
    const { events } = await eventsQuery(db);
    expect(events[0]?.event).toMatchObject({ title: 'Birthday', event_date: null, lunar_month: 'Kartika' });
  });

  test('that cannot be, is not kept', async () => {
    await put({ id: idOf(1), ...birthday });
    for (const change of [
      { title: ' ' },
      { title: 'x'.repeat(201) },
      { date_type: 'solar', event_date: '2025-02-30' },
      { date_type: 'lunar', event_date: null },
      { lunar_day: 16 },
    ])
      expect((await changeEvent(db, idOf(1), change, keeping())).kind).toBe('refused');
    expect(await db.outbox.count()).toBe(0);
  });

  test('of an event that the server has refused to make sends it anew with the change', async () => {
    await addEvent(db, idOf(1), { ...birthday, title: 'Brithday' }, keeping());
    await refuse('event.create');
    expect((await changeEvent(db, idOf(1), { title: 'Birthday' }, keeping())).kind).toBe('kept');
    const acts = await db.outbox.toArray();
    expect(
      acts.map(({ kind, state, payload }) => [kind, state, payload['title'], payload['event_date']]),
    ).toEqual([['event.create', 'queued', 'Birthday', '1948-03-09']]);
  });

  test('takes the place of an earlier one that was refused, with what that changed', async () => {
    await put({ id: idOf(1), ...birthday });
    await changeEvent(db, idOf(1), { description: 'Call her' }, keeping());
    await refuse('event.update');
    await changeEvent(db, idOf(1), { title: 'Her birthday' }, keeping());
    const acts = await db.outbox.toArray();
    expect(acts.map(({ state, payload }) => [state, payload])).toEqual([
      ['queued', { description: 'Call her', title: 'Her birthday' }],
    ]);
  });
});

describe('deleting', () => {
  test('an event that has not left the device leaves nothing to send', async () => {
    await addEvent(db, idOf(1), birthday, keeping());
    await deleteEvent(db, idOf(1), keeping());
    expect((await eventsQuery(db)).events).toEqual([]);
    expect(await db.outbox.count()).toBe(0);
  });

  test('an event that the server has is gone at once', async () => {
    await put({ id: idOf(1), ...birthday });
    await deleteEvent(db, idOf(1), keeping());
    expect((await eventsQuery(db)).events).toEqual([]);
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['event.delete']);
  });
});

async function put(row: Partial<UserEventRow> & { id: string }): Promise<void> {
  const at = '2026-03-01T00:00:00Z';
  await db.user_events.put({ ...birthday, seq: 1, deleted_at: null, created_at: at, updated_at: at, ...row });
}

async function refuse(kind: string): Promise<void> {
  await db.outbox
    .filter((act) => act.kind === kind)
    .modify({ state: 'dead', problem: { kind: 'refused', code: 'invalid', reason: undefined } });
}

function idOf(number: number): string {
  return `b7d0c7de-5f0b-4d2e-9a53-${String(number).padStart(12, '0')}`;
}
