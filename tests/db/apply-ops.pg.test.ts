import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { batchLimits } from '#domain/acts/act-definitions.ts';
import { anon, type Database, failure, openDatabase, person, type Statements } from './database.ts';
import { deviceOf, type Op, upload } from './ops.ts';

let database: Database;
let userId: string;
let device: ReturnType<typeof deviceOf>;
let me: Statements;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  userId = await database.signUp();
  device = deviceOf(database, userId);
  me = database.as(person(userId));
});
afterAll(() => database.close());

const one = (table: string, id: string) =>
  database.owner.row(`select * from public.${table} where id = $1`, [id]);
const head = () => me.value<number>('select head from sync_heads');
const thirds = () => me.value<number>('select thirds from credit_balances');

describe('acts', () => {
  test('a day on the train arrives in order: chat, property with files, event, deity and aarti', async () => {
    const photo = await upload(database, 'floorplans', `${userId}/photos/1.jpg`);
    const plan = await upload(database, 'floorplans', `${userId}/1.pdf`);
    const song = await upload(database, 'user_aartis', `${userId}/1.pdf`);
    const catalogueId = await me.value<string>(`select id from deities where name = 'Hanuman'`);
    const session = device.op('session.create', { title: 'Kitchen' });
    const property = device.op('property.create', { title: 'Home', city: 'Pune', description: null });
    const floorplan = device.op('floorplan.create', {
      property_id: property.entity_id,
      title: 'Ground floor',
      image_url: plan,
      file_size: 5000,
      file_type: 'application/pdf',
    });
    const deity = device.op('deity.create', { name: 'Kuldevi', important_dates: ['Chaitra 9'] });
    const aarti = device.op('aarti.create', {
      user_deity_id: deity.entity_id,
      title: 'Ours',
      file_type: 'pdf',
      file_url: song,
      tags: [],
    });
    const event = device.op('event.create', {
      title: 'Anniversary',
      date_type: 'lunar',
      lunar_month: 'Magha',
      lunar_day: 5,
    });
    const analysis = device.op('analysis.create', {
      floorplan_id: floorplan.entity_id,
      overall_rating: 8,
      llm_model: 'guide',
      plan: { v: 1, rooms: [{ id: 'a', room: 'kitchen', name: 'रसोई' }], north: 12.5, outline: null },
      language: 'hindi',
    });
    const added = device.op('deity.add', { deity_id: catalogueId });
    const ops = [
      session,
      device.op('chat.send', { session_id: session.entity_id, query: 'First?' }),
      device.op('chat.send', { session_id: session.entity_id, query: 'Second?' }),
      device.op('session.rename', { title: 'Kitchen and stove' }, { entity_id: session.entity_id }),
      property,
      device.op('property.update', { project_name: 'Lake View' }, { entity_id: property.entity_id }),
      floorplan,
      device.op('photo.create', { property_id: property.entity_id, image_url: photo, caption: 'Door' }),
      analysis,
      event,
      device.op('event.update', { description: 'At home' }, { entity_id: event.entity_id }),
      deity,
      device.op('deity.update', { about: 'Of our village' }, { entity_id: deity.entity_id }),
      added,
      aarti,
      device.op('aarti.update', { tags: ['morning'] }, { entity_id: aarti.entity_id }),
      device.op('profile.update', { full_name: 'Asha Rao', username: `asha_${userId.slice(0, 6)}` }),
    ];
    const reply = await device.send(ops);
    expect(reply.results.map(({ status, code }) => [status, code])).toEqual(ops.map(() => ['applied', null]));
    expect(reply.results.map((result) => result.op_id)).toEqual(ops.map((op) => op.op_id));
    const seqs = reply.results.map((result) => result.seq ?? 0);
    expect([...seqs].sort((a, b) => a - b)).toEqual(seqs);
    expect(reply.head).toBe(seqs.at(-1));
    expect(reply.head).toBe(await head());

    const { rows } = await me.query<{ query: string }>('select query from user_chats order by created_at');
    expect(rows.map((row) => row.query)).toEqual(['First?', 'Second?']);
    expect(await one('properties', property.entity_id)).toMatchObject({
      title: 'Home',
      project_name: 'Lake View',
    });
    expect(await one('vaastu_analysis', analysis.entity_id)).toMatchObject({
      property_id: property.entity_id,
      plan: analysis.payload['plan'],
      language: 'hindi',
    });
    expect(await one('user_deity', added.entity_id)).toMatchObject({
      deity_id: catalogueId,
      name: 'Hanuman',
    });
    expect(await one('user_aartis', aarti.entity_id)).toMatchObject({ tags: ['morning'], is_private: true });
    expect(await one('profiles', userId)).toMatchObject({ full_name: 'Asha Rao' });
  });

  const deletions = [
    ['session.delete', 'chat_sessions', () => device.op('session.create', { title: 'x' })],
    ['property.delete', 'properties', () => device.op('property.create', { title: 'x', city: 'y' })],
    [
      'event.delete',
      'user_events',
      () => device.op('event.create', { title: 'x', date_type: 'solar', event_date: '2026-01-01' }),
    ],
    ['deity.remove', 'user_deity', () => device.op('deity.create', { name: 'x' })],
    ['aarti.delete', 'user_aartis', () => device.op('aarti.create', { title: 'x' })],
  ] as const;
  test.each(deletions)(
    '%s makes a tombstone; deleting again, or what never was, is done already',
    async (kind, table, create) => {
      const made = create();
      await device.send([made]);
      const remove = (entity_id: string) => device.sendOne(device.op(kind, {}, { entity_id }));
      expect(await remove(made.entity_id)).toMatchObject({ status: 'applied', code: null });
      expect((await one(table, made.entity_id))['deleted_at']).not.toBeNull();
      expect(await remove(made.entity_id)).toMatchObject({ status: 'applied', code: 'missing' });
      expect(await remove(randomUUID())).toMatchObject({ status: 'applied', code: 'missing' });
    },
  );

  test('floorplans and photos are deleted by name, and the analysis goes with its floorplan', async () => {
    const file = await upload(database, 'floorplans', `${userId}/a.png`);
    const property = device.op('property.create', { title: 'x', city: 'y' });
    const floorplan = device.op('floorplan.create', { title: 'x', image_url: file });
    const photo = device.op('photo.create', { property_id: property.entity_id, image_url: file });
    const analysis = device.op('analysis.create', { floorplan_id: floorplan.entity_id });
    await device.send([property, floorplan, photo, analysis]);
    await device.send([
      device.op('floorplan.delete', {}, { entity_id: floorplan.entity_id }),
      device.op('photo.delete', {}, { entity_id: photo.entity_id }),
    ]);
    for (const [table, op] of [
      ['floorplans', floorplan],
      ['property_photos', photo],
      ['vaastu_analysis', analysis],
    ] as const) {
      expect(await one(table, op.entity_id)).not.toMatchObject({ deleted_at: null });
    }
  });

  test('an edit of a deleted or unknown row is rejected, and that of a stranger looks like an unknown one', async () => {
    const made = device.op('property.create', { title: 'x', city: 'y' });
    await device.send([made, device.op('property.delete', {}, { entity_id: made.entity_id })]);
    const edit = (entity_id: string) => device.op('property.update', { title: 'z' }, { entity_id });
    expect(await device.sendOne(edit(made.entity_id))).toMatchObject({ status: 'rejected', code: 'deleted' });
    expect(await device.sendOne(edit(randomUUID()))).toMatchObject({ status: 'rejected', code: 'not_found' });
    const others = deviceOf(database, await database.signUp());
    const theirs = others.op('property.create', { title: 'theirs', city: 'y' });
    await others.send([theirs]);
    expect(await device.sendOne(edit(theirs.entity_id))).toMatchObject({
      status: 'rejected',
      code: 'not_found',
    });
    await device.sendOne(device.op('property.delete', {}, { entity_id: theirs.entity_id }));
    expect(await one('properties', theirs.entity_id)).toMatchObject({ title: 'theirs', deleted_at: null });
  });

  test('a row that exists already counts as created, a deleted one stays deleted, a stranger’s id is taken', async () => {
    const made = device.op('session.create', { title: 'x' });
    await device.send([made]);
    const again = device.op('session.create', { title: 'other words' }, { entity_id: made.entity_id });
    expect(await device.sendOne(again)).toMatchObject({ status: 'applied', code: 'exists' });
    expect(await one('chat_sessions', made.entity_id)).toMatchObject({ title: 'x' });
    await device.sendOne(device.op('session.delete', {}, { entity_id: made.entity_id }));
    const oncemore = device.op('session.create', { title: 'x' }, { entity_id: made.entity_id });
    expect(await device.sendOne(oncemore)).toMatchObject({ status: 'applied', code: 'deleted' });
    expect((await one('chat_sessions', made.entity_id))['deleted_at']).not.toBeNull();
    const others = deviceOf(database, await database.signUp());
    const taken = others.op('session.create', { title: 'mine' }, { entity_id: made.entity_id });
    expect(await others.sendOne(taken)).toMatchObject({ status: 'rejected', code: 'id_taken' });
  });

  test('an update changes the named fields only', async () => {
    const made = device.op('event.create', {
      title: 'x',
      description: 'd',
      date_type: 'solar',
      event_date: '2026-01-01',
    });
    await device.send([made, device.op('event.update', { title: 'y' }, { entity_id: made.entity_id })]);
    expect(await one('user_events', made.entity_id)).toMatchObject({
      title: 'y',
      description: 'd',
      event_date: '2026-01-01',
    });
  });

  test('a catalogue deity is added once, and only if the catalogue has it', async () => {
    const deity_id = await me.value<string>(`select id from deities where name = 'Ganesh'`);
    expect(await device.sendOne(device.op('deity.add', { deity_id }))).toMatchObject({ status: 'applied' });
    expect(await device.sendOne(device.op('deity.add', { deity_id }))).toMatchObject({
      status: 'rejected',
      code: 'already_added',
    });
    const unknown = device.op('deity.add', { deity_id: randomUUID() });
    expect(await device.sendOne(unknown)).toMatchObject({ status: 'rejected', code: 'parent_missing' });
  });

  test('a username that somebody has is refused by name', async () => {
    await database.signUp({ metadata: { username: 'first_come' } });
    const op = device.op('profile.update', { username: 'first_come' });
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'username_taken' });
  });

  const broken = [
    ['property.create', { title: ' ', city: 'Pune' }, 'title'],
    ['property.create', { title: 'x' }, 'city'],
    ['event.create', { title: 'x', date_type: 'solar', event_date: 'soon' }, 'event_date'],
    ['event.create', { title: 'x', date_type: 'lunar', lunar_day: 3 }, 'lunar_month'],
    ['aarti.create', { title: 'x', tags: 'morning' }, 'tags'],
    ['chat.send', { session_id: randomUUID() }, 'query'],
  ] as const;
  test.each(broken)('%s with %j is rejected with the name of the field', async (kind, payload, reason) => {
    const op = device.op(kind, payload);
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'invalid', reason });
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'invalid', reason });
  });

  test('what the shared table lets pass and a table of the database does not is rejected with the name of its rule', async () => {
    await database.db.exec(`alter table properties add constraint no_castle check (title <> 'Castle')`);
    const op = device.op('property.create', { title: 'Castle', city: 'Pune' });
    expect(await device.sendOne(op)).toMatchObject({
      status: 'rejected',
      code: 'invalid',
      reason: 'no_castle',
    });
    await database.db.exec('alter table properties drop constraint no_castle');
  });

  test('a message in a session that is not there is rejected and costs nothing', async () => {
    const orphan = device.op('chat.send', { session_id: randomUUID(), query: 'x' });
    expect(await device.sendOne(orphan)).toMatchObject({ status: 'rejected', code: 'parent_missing' });
    expect(await thirds()).toBe(6);
  });
});

describe('files', () => {
  test('a row waits until its file has arrived', async () => {
    const op = device.op('floorplan.create', { title: 'x', image_url: `${userId}/late.png` });
    expect(await device.sendOne(op)).toMatchObject({ status: 'blocked', code: 'upload_missing' });
    await upload(database, 'floorplans', `${userId}/late.png`);
    expect(await device.sendOne(op)).toMatchObject({ status: 'applied' });
  });

  test('a chat image is named by its public address', async () => {
    const session = device.op('session.create', { title: 'x' });
    const image_url = `https://disha.example/storage/v1/object/public/chat_attachments/${userId}/a.png`;
    const op = device.op('chat.send', { session_id: session.entity_id, query: '', image_url });
    const [, waiting] = (await device.send([session, op])).results;
    expect(waiting).toMatchObject({ status: 'blocked', code: 'upload_missing' });
    await upload(database, 'chat_attachments', `${userId}/a.png`);
    expect(await device.sendOne(op)).toMatchObject({ status: 'applied' });
    expect(await thirds()).toBe(3);
  });

  test('a file of somebody else is refused', async () => {
    const other = await database.signUp();
    const image_url = await upload(database, 'floorplans', `${other}/theirs.png`);
    const op = device.op('floorplan.create', { title: 'x', image_url });
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'foreign_file' });
  });
});

describe('receipts', () => {
  test('a batch sent again after a lost reply changes nothing and answers the same', async () => {
    const session = device.op('session.create', { title: 'x' });
    const batch = [
      session,
      device.op('chat.send', { session_id: session.entity_id, query: 'q' }),
      device.op('property.create', { title: '', city: '' }),
    ];
    const first = await device.send(batch);
    const second = await device.send(batch);
    expect(second.head).toBe(first.head);
    expect(second.results.map((result) => result.status)).toEqual(['duplicate', 'duplicate', 'rejected']);
    expect(second.results.map((result) => result.seq)).toEqual(first.results.map((result) => result.seq));
    expect(second.results[2]).toEqual(first.results[2]);
    expect(await thirds()).toBe(5);
    expect(await me.value('select count(*)::int from user_chats')).toBe(1);
  });

  test('an op id with another payload is refused and the first act stands', async () => {
    const op = device.op('session.create', { title: 'x' });
    await device.send([op]);
    const reused = { ...op, payload: { title: 'y' } };
    expect(await device.sendOne(reused)).toMatchObject({ status: 'rejected', code: 'op_id_reuse' });
    expect(await device.sendOne(op)).toMatchObject({ status: 'duplicate' });
    expect(await one('chat_sessions', op.entity_id)).toMatchObject({ title: 'x' });
  });

  test('the order of fields in a payload does not make another payload', async () => {
    const op = device.op('property.create', { title: 'x', city: 'y' });
    await device.send([op]);
    expect(await device.sendOne({ ...op, payload: { city: 'y', title: 'x' } })).toMatchObject({
      status: 'duplicate',
    });
  });

  test('two people may use the same op id', async () => {
    const op = device.op('session.create', { title: 'x' });
    await device.send([op]);
    const others = deviceOf(database, await database.signUp());
    const theirs = { ...others.op('session.create', { title: 'y' }), op_id: op.op_id };
    expect(await others.sendOne(theirs)).toMatchObject({ status: 'applied' });
  });

  test('receipts are kept 400 days, whatever the caller asks', async () => {
    const [recent, old] = [
      device.op('session.create', { title: 'x' }),
      device.op('session.create', { title: 'y' }),
    ];
    await device.send([recent, old]);
    await database.db.query(`update op_receipts set at = now() - interval '401 days' where op_id = $1`, [
      old.op_id,
    ]);
    expect(await database.owner.value('select purge_receipts(1)')).toBe(1);
    expect(await device.sendOne(recent)).toMatchObject({ status: 'duplicate' });
    expect(await device.sendOne(old)).toMatchObject({ status: 'applied', code: 'exists' });
  });

  test('of more receipts than an account may have the oldest go', async () => {
    await database.owner.query(
      `create or replace function private.most_receipts() returns integer
       language sql immutable set search_path = '' as 'select 3'`,
    );
    const sent = Array.from({ length: 5 }, (_, n) => device.op('session.create', { title: `${n}` }));
    for (const op of sent) await device.send([op]);
    const others = deviceOf(database, await database.signUp());
    const theirs = others.op('session.create', { title: 'x' });
    await others.send([theirs]);
    expect(await database.owner.value('select purge_receipts(400)')).toBeGreaterThanOrEqual(2);
    for (const op of sent.slice(0, 2))
      expect(await device.sendOne(op)).toMatchObject({ status: 'applied', code: 'exists' });
    for (const op of sent.slice(2)) expect(await device.sendOne(op)).toMatchObject({ status: 'duplicate' });
    expect(await others.sendOne(theirs)).toMatchObject({ status: 'duplicate' });
  });
});

describe('order', () => {
  const lane = 'a session';
  const bad = () => device.op('property.create', { title: '', city: '' }, { lane });
  const good = (more: object = {}) =>
    device.op('property.create', { title: 'x', city: 'y' }, { lane, ...more });

  test('later members of a lane wait when one is rejected; other lanes go on', async () => {
    const { results } = await device.send([good(), bad(), good(), good({ lane: 'another' }), good()]);
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'applied',
      'invalid',
      'waiting',
      'applied',
      'waiting',
    ]);
  });

  test('what waited leaves no receipt and is applied when it comes again', async () => {
    const waiting = good();
    await device.send([bad(), waiting]);
    expect(await device.sendOne(waiting)).toMatchObject({ status: 'applied' });
  });

  test('what was applied before answers as a duplicate even behind a rejected member of its lane', async () => {
    const [rejected, later] = [bad(), good()];
    await device.send([later]);
    const { results } = await device.send([rejected, later]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'duplicate']);
  });

  test('an op waits for the ops it depends on, over lanes and in chains', async () => {
    const first = bad();
    const second = good({ lane: 'b', deps: [first.op_id] });
    const third = good({ lane: 'c', deps: [second.op_id] });
    const free = good({ lane: 'd', deps: [randomUUID()] });
    const { results } = await device.send([first, second, third, free]);
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'invalid',
      'waiting',
      'waiting',
      'applied',
    ]);
  });

  test('one bad act takes back only itself', async () => {
    const session = device.op('session.create', { title: 'x' });
    const before = await head();
    const reply = await device.send([
      session,
      device.op('chat.send', { session_id: session.entity_id, query: 'x'.repeat(20_001) }),
      device.op('session.create', { title: 'y' }),
    ]);
    expect(reply.results.map((result) => result.status)).toEqual(['applied', 'rejected', 'applied']);
    expect(reply.head).toBe(before + 2);
    expect(await thirds()).toBe(6);
  });
});

describe('credits', () => {
  test('a message without credits is blocked, leaves nothing, and goes when there are credits again', async () => {
    const session = device.op('session.create', { title: 'x' });
    const send = () =>
      device.op('chat.send', { session_id: session.entity_id, query: 'q' }, { lane: session.entity_id });
    const messages = Array.from({ length: 8 }, send);
    const { results } = await device.send([session, ...messages]);
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      ...Array.from({ length: 7 }, () => 'applied'),
      'insufficient_credits',
      'waiting',
    ]);
    expect(await me.value('select count(*)::int from user_chats')).toBe(6);
    await database.db.query(`select private.post_credit_entry($1, $2, 'grant', 6, 'Bought')`, [
      userId,
      randomUUID(),
    ]);
    const again = await device.send(messages.slice(6));
    expect(again.results.map((result) => result.status)).toEqual(['applied', 'applied']);
    expect(await thirds()).toBe(4);
  });

  test('a charge that the same message already has is taken over, not doubled', async () => {
    const session = device.op('session.create', { title: 'x' });
    const message = device.op('chat.send', { session_id: session.entity_id, query: 'q' });
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [userId, message.entity_id]);
    const { results } = await device.send([session, message]);
    expect(results[1]).toMatchObject({ status: 'applied' });
    expect(await thirds()).toBe(5);
    const { rows } = await database.db.query('select session_id, query from chat_jobs where user_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([{ session_id: session.entity_id, query: 'q' }]);
  });

  test('an answer that was already given comes with the message', async () => {
    const session = device.op('session.create', { title: 'x' });
    const message = device.op('chat.send', { session_id: session.entity_id, query: 'q' });
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [userId, message.entity_id]);
    await database.db.query(
      `select complete_chat_job($1, $2, null, 'q', 'Yes.', '[]', 'guide', 'english', null)`,
      [userId, message.entity_id],
    );
    await device.send([session, message]);
    expect(await one('user_chats', message.entity_id)).toMatchObject({
      response: 'Yes.',
      answered_by: 'guide',
    });
    expect(await thirds()).toBe(5);
  });

  test('a charge for another kind of message, or one given back, is not taken over', async () => {
    const session = device.op('session.create', { title: 'x' });
    const message = device.op('chat.send', { session_id: session.entity_id, query: 'q' });
    await device.send([session]);
    await database.db.query(`select reserve_credits($1, $2, 'image', 1)`, [userId, message.entity_id]);
    expect(await device.sendOne(message)).toMatchObject({ status: 'rejected', code: 'request_id_reuse' });
  });
});

describe('a withdrawn op', () => {
  const cancel = (op: Op) => device.op('op.cancel', { op_id: op.op_id }, { entity_id: op.entity_id });

  test('is never carried out, whenever a copy of it comes', async () => {
    const op = device.op('session.create', { title: 'x' });
    expect(await device.sendOne(cancel(op))).toMatchObject({ status: 'applied', code: null });
    const late = await device.sendOne(op);
    expect(late).toMatchObject({ status: 'rejected', code: 'cancelled', seq: expect.any(Number) as number });
    expect(await device.sendOne({ ...op, payload: { title: 'other words' } })).toEqual(late);
    expect(await me.value('select count(*)::int from chat_sessions')).toBe(0);
  });

  test('that was applied stays, and the device is told', async () => {
    const op = device.op('session.create', { title: 'x' });
    await device.send([op]);
    const withdrawal = cancel(op);
    expect(await device.sendOne(withdrawal)).toMatchObject({ status: 'applied', code: 'too_late' });
    expect(await device.sendOne(withdrawal)).toMatchObject({ status: 'duplicate', code: 'too_late' });
    expect(await device.sendOne(op)).toMatchObject({ status: 'duplicate' });
    expect(await one('chat_sessions', op.entity_id)).toMatchObject({ deleted_at: null });
  });

  test('that was rejected keeps its own verdict', async () => {
    const op = device.op('session.create', { title: '' });
    await device.send([op]);
    expect(await device.sendOne(cancel(op))).toMatchObject({ status: 'applied', code: null });
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'invalid' });
  });

  test('blocks the rest of its lane like any rejected one, and the same cancel twice is done once', async () => {
    const [op, next] = [
      device.op('session.create', { title: 'x' }),
      device.op('session.create', { title: 'y' }),
    ];
    const withdrawal = cancel(op);
    const { results } = await device.send([
      { ...withdrawal, lane: 'a' },
      { ...op, lane: 'a' },
      { ...next, lane: 'a' },
      withdrawal,
      cancel(op),
    ]);
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'applied',
      'cancelled',
      'waiting',
      'duplicate',
      'applied',
    ]);
  });

  test('of somebody else is untouched', async () => {
    const others = deviceOf(database, await database.signUp());
    const op = others.op('session.create', { title: 'x' });
    expect(await device.sendOne(cancel(op))).toMatchObject({ status: 'applied' });
    expect(await others.sendOne(op)).toMatchObject({ status: 'applied' });
  });

  test('is not the cancel itself', async () => {
    const op = device.op('op.cancel', {});
    const itself = { ...op, payload: { op_id: op.op_id } };
    const { results } = await device.send([itself, device.op('session.create', { title: 'x' })]);
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['malformed', 'applied']);
  });
});

describe('bad input', () => {
  test('an op of another user is refused and leaves no receipt', async () => {
    const other = await database.signUp();
    const op = device.op('session.create', { title: 'x' }, { user_id: other });
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'other_user' });
    const { rows } = await database.db.query('select 1 from op_receipts where op_id = $1', [op.op_id]);
    expect(rows).toEqual([]);
  });

  const malformed = [
    ['a number', 7],
    ['a word', 'session.create'],
    ['null', null],
    ['a list', []],
    ['no op id', { kind: 'session.create' }],
    ['an op id that is none', { op_id: 'one', kind: 'session.create' }],
    ['a kind that is no text', { op_id: randomUUID(), kind: 3 }],
    ['an entity id that is none', { op_id: randomUUID(), kind: 'session.create', entity_id: 'x' }],
    ['a payload that is no object', { op_id: randomUUID(), kind: 'session.create', payload: [] }],
    ['a version that is no number', { op_id: randomUUID(), kind: 'session.create', v: 'new' }],
  ] as const;
  test.each(malformed)(
    '%s instead of an op is rejected and the others of the batch are applied',
    async (_, thing) => {
      const { results } = await device.send([thing, device.op('session.create', { title: 'x' })]);
      expect(results.map(({ status, code }) => code ?? status)).toEqual(['malformed', 'applied']);
    },
  );

  test('an entity id is needed by every act but the one on the own profile', async () => {
    const { entity_id: _, ...op } = device.op('session.create', { title: 'x' });
    expect((await device.send([op])).results[0]).toMatchObject({ status: 'rejected', code: 'malformed' });
    const { entity_id: __, ...profile } = device.op('profile.update', { full_name: 'x' });
    expect((await device.send([profile])).results[0]).toMatchObject({ status: 'applied' });
  });

  test('what only a newer server understands waits for it', async () => {
    const unknownKind = device.op('horoscope.create', { sign: 'Mesha' });
    expect(await device.sendOne(unknownKind)).toMatchObject({ status: 'blocked', code: 'unknown_kind' });
    const unknownField = device.op('property.create', { title: 'x', city: 'y', colour: 'red' });
    expect(await device.sendOne(unknownField)).toMatchObject({ status: 'blocked', code: 'unknown_field' });
    const unknownVersion = device.op('session.create', { title: 'x' }, { v: 2 });
    expect(await device.sendOne(unknownVersion)).toMatchObject({
      status: 'blocked',
      code: 'unknown_version',
    });
  });

  test('more than 100 ops at a time is refused as a whole', async () => {
    const many = Array.from({ length: 101 }, () => device.op('session.create', { title: 'x' }));
    expect((await failure(device.send(many))).code).toBe('PT413');
    const { results } = await device.send(many.slice(1));
    expect(results.every((result) => result.status === 'applied')).toBe(true);
  });

  const ofBytes = (bytes: number, count: number) => {
    const ops = Array.from({ length: count }, () =>
      device.op('aarti.create', { title: 'x', tags: ['a', 'b'] }),
    );
    const [first] = ops;
    const missing = bytes - new TextEncoder().encode(JSON.stringify(ops)).byteLength;
    if (first) first.payload['content'] = 'a'.repeat(missing - ',"content":""'.length);
    return ops;
  };

  test('ops may fill the size of a batch, and one alone that of an op', async () => {
    const { bytes, bytesOfOne } = batchLimits;
    const { results } = await device.send(ofBytes(bytes, 100));
    expect(results.map(({ status, reason }) => reason ?? status)).toEqual([
      'content',
      ...Array.from({ length: 99 }, () => 'applied'),
    ]);
    expect((await device.send(ofBytes(bytesOfOne, 1))).results).toMatchObject([{ reason: 'content' }]);
    const slack = 128 * 100;
    expect((await failure(device.send(ofBytes(bytes + slack, 100)))).code).toBe('PT413');
    expect((await failure(device.send(ofBytes(bytesOfOne + slack, 1)))).code).toBe('PT413');
  });

  test('the longest analysis in Devanagari goes in a call of its own', async () => {
    const file = await upload(database, 'floorplans', `${userId}/long.png`);
    const floorplan = device.op('floorplan.create', { title: 'x', image_url: file });
    const analysis = device.op('analysis.create', {
      floorplan_id: floorplan.entity_id,
      analysis_summary: 'न'.repeat(100_000),
      recommendations: 'न'.repeat(100_000),
    });
    expect((await failure(device.send([floorplan, analysis]))).code).toBe('PT413');
    await device.send([floorplan]);
    expect(await device.sendOne(analysis)).toMatchObject({ status: 'applied' });
  });

  test('something else than a list of ops is refused', async () => {
    expect((await failure(device.send({ op: 1 }))).code).toBe('PT400');
    expect((await device.send([])).results).toEqual([]);
  });

  test('anon cannot call it at all', async () => {
    expect((await failure(database.as(anon).query(`select apply_ops('d', '[]')`))).code).toBe('42501');
  });
});
