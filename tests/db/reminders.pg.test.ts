import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { festivalReminderId } from '#db/festival-reminder-id.ts';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { deviceOf } from './ops.ts';
import { aLunarEvent, aSolarEvent, aSubscription, insertInto } from './rows.ts';

let database: Database;
let userId: string;
let me: Statements;
let tools: Statements;

beforeAll(async () => {
  database = await openDatabase();
  tools = database.as(service);
});
beforeEach(async () => {
  // What the tests before have left is not looked at by those after.
  await database.db.query('delete from push_subscriptions');
  userId = await database.signUp();
  me = database.as(person(userId));
});
afterAll(() => database.close());

const keep = (as: Statements, change: Record<string, unknown> = {}) => {
  const row = aSubscription(change);
  return as.value<string>('select keep_push_subscription($1, $2, $3, $4, $5, $6)', [
    row['device_id'],
    row['endpoint'],
    row['p256dh'],
    row['auth'],
    row['language'],
    row['time_zone'],
  ]);
};
const subscriptions = async (owner = userId) =>
  (
    await database.db.query<Record<string, unknown>>('select * from push_subscriptions where user_id = $1', [
      owner,
    ])
  ).rows;
const now = '2027-03-05T08:00:00Z';
interface Work {
  id: string;
  claim: string;
  events: { id: string }[];
  festivals: unknown[];
  deliveries: { state: string; title: string | null }[];
}
const claimWork = (at = now, limit = 20) =>
  tools.value<Work[]>('select claim_reminder_work($1, $2)', [at, limit]);
const claimOne = async (at = now): Promise<Work> => {
  const [work] = await claimWork(at);
  if (!work) throw new Error('nothing to do');
  return work;
};
const claimDeliveries = (work: Work, targets: string[], at = now, state = 'claimed') =>
  tools.value<{ id: string; target: string; attempts: number }[]>('select claim_deliveries($1, $2)', [
    JSON.stringify(
      targets.map((target) => ({
        subscription: work.id,
        claim: work.claim,
        target,
        occurrence: '2027-03-05',
        days_before: 0,
        due_at: at,
        state,
      })),
    ),
    at,
  ]);
const finish = (deliveries: object[], ofSubscriptions: object[]) =>
  tools.value<number>('select finish_reminder_work($1, $2)', [
    JSON.stringify(deliveries),
    JSON.stringify(ofSubscriptions),
  ]);

describe('an event', () => {
  test('has a half of its month and a reminder, written by an act or straight', async () => {
    const device = deviceOf(database, userId);
    const reminder = { days: [3, 0], hour: 6 };
    const act = device.op('event.create', aLunarEvent({ paksha: 'krishna', reminder }));
    expect((await device.send([act])).results).toMatchObject([{ status: 'applied' }]);
    const straight = await me.value<string>(
      ...insertInto('user_events', aSolarEvent({ reminder: JSON.stringify(reminder) })),
    );
    const rows = await me.query(
      'select paksha, reminder from user_events where id in ($1, $2) order by seq',
      [act.entity_id, straight],
    );
    expect(rows.rows).toEqual([
      { paksha: 'krishna', reminder },
      { paksha: null, reminder },
    ]);
  });

  test('that becomes solar forgets its half, also for an app that does not know of halves', async () => {
    const device = deviceOf(database, userId);
    const act = device.op('event.create', aLunarEvent({ paksha: 'krishna' }));
    const change = { date_type: 'solar', event_date: '2027-01-01', lunar_month: null, lunar_day: null };
    const { results } = await device.send([
      act,
      device.op('event.update', change, { entity_id: act.entity_id }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['applied', 'applied']);
    expect(await me.value('select paksha from user_events where id = $1', [act.entity_id])).toBeNull();
  });

  test.each([
    ['{"days": [31], "hour": 8}'],
    ['{"days": [0], "hour": 24}'],
    ['{"days": [0, 1, 2, 3, 4, 5], "hour": 8}'],
    ['{"days": [0], "hour": 8, "colour": "red"}'],
    ['{"hour": 8}'],
    ['null'],
    ['[]'],
  ])('takes no reminder such as %s', async (reminder) => {
    const refused = await failure(me.query(...insertInto('user_events', aSolarEvent({ reminder }))));
    expect(refused).toMatchObject({ code: '23514', constraint: 'user_events_reminder_form' });
  });

  test('by the sun has no half of a month', async () => {
    const refused = await failure(me.query(...insertInto('user_events', aSolarEvent({ paksha: 'shukla' }))));
    expect(refused).toMatchObject({ constraint: 'user_events_paksha_of_lunar' });
  });
});

describe('a reminder of a festival', () => {
  const remind = async (owner: string, festival: string, change: object = {}, id?: string) => {
    const device = deviceOf(database, owner);
    const payload = { festival_id: festival, days: [1], hour: 8, ...change };
    const entity = id ?? (await festivalReminderId(owner, festival));
    const { results } = await device.send([device.op('festival.remind', payload, { entity_id: entity })]);
    return results[0];
  };

  test('is one row for two devices that were offline, and the later word counts', async () => {
    expect(await remind(userId, 'diwali', { days: [7, 1] })).toMatchObject({ status: 'applied', code: null });
    expect(await remind(userId, 'diwali', { days: [], hour: 20 })).toMatchObject({
      status: 'applied',
      code: null,
    });
    const { rows } = await me.query('select festival_id, days, hour from festival_reminders');
    expect(rows).toEqual([{ festival_id: 'diwali', days: [], hour: 20 }]);
  });

  test('has the id that follows from its owner and the festival, and no other', async () => {
    const stranger = await database.signUp();
    const [mine, other] = [
      await festivalReminderId(userId, 'holi'),
      await festivalReminderId(userId, 'diwali'),
    ];
    for (const id of [other, randomUUID()])
      expect(await remind(userId, 'holi', {}, id)).toMatchObject({
        status: 'rejected',
        code: 'invalid',
        reason: 'festival_reminders_id_of_both',
      });
    expect(await remind(stranger, 'holi', {}, mine)).toMatchObject({ status: 'rejected' });
    expect(await remind(userId, 'holi')).toMatchObject({ status: 'applied' });
  });

  test('comes to the other devices, and is seen by nobody else', async () => {
    await remind(userId, 'holi');
    const page = await me.value<{ rows: { table: string; row: { days: number[] } }[] }>(
      'select pull_changes()',
    );
    expect(
      page.rows.filter(({ table }) => table === 'festival_reminders').map(({ row }) => row.days),
    ).toEqual([[1]]);
    const stranger = database.as(person(await database.signUp()));
    expect((await stranger.query('select * from festival_reminders')).rows).toEqual([]);
  });

  test('is one of five hundred at the most', async () => {
    await database.db.query(
      `insert into festival_reminders (id, user_id, festival_id, days, hour)
       select private.festival_reminder_id($1, 'f' || n), $1, 'f' || n, '{0}', 8 from generate_series(1, 500) as n`,
      [userId],
    );
    expect(await remind(userId, 'holi')).toMatchObject({ status: 'rejected', code: 'too_many' });
    expect(await remind(userId, 'f7', { days: [] })).toMatchObject({ status: 'applied' });
  });
});

describe('a subscription', () => {
  test('is kept once per device, and takes what is new about it', async () => {
    const id = await keep(me, { device_id: 'phone', endpoint: 'https://push.example.com/1' });
    expect(
      await keep(me, { device_id: 'phone', endpoint: 'https://push.example.com/2', language: 'hi' }),
    ).toBe(id);
    expect(await subscriptions()).toMatchObject([{ endpoint: 'https://push.example.com/2', language: 'hi' }]);
  });

  test('goes over to whoever uses the browser now', async () => {
    const endpoint = 'https://push.example.com/shared';
    const other = await database.signUp();
    await keep(database.as(person(other)), { endpoint });
    await keep(me, { endpoint });
    expect([await subscriptions(other), (await subscriptions()).length]).toEqual([[], 1]);
  });

  test('is ended by its owner alone', async () => {
    await keep(me, { endpoint: 'https://push.example.com/mine' });
    const drop = (as: Statements) =>
      as.value('select drop_push_subscription($1)', ['https://push.example.com/mine']);
    expect(await drop(database.as(person(await database.signUp())))).toBe(false);
    expect([await drop(me), await drop(me)]).toEqual([true, false]);
  });

  test('ends with the consent, and is kept again once that is given again', async () => {
    expect(await keep(me)).not.toBeNull();
    const agree = (isGiven: boolean) => me.value(`select set_consent('reminders', $1)`, [isGiven]);
    await agree(true);
    expect(await subscriptions()).toHaveLength(1);
    await agree(false);
    expect(await subscriptions()).toEqual([]);
    expect(await keep(me)).toBeNull();
    expect(await subscriptions()).toEqual([]);
    await me.value(`select set_consent('news', false)`);
    await agree(true);
    expect(await keep(me)).not.toBeNull();
  });

  test('is one of twenty at the most: the one that was not seen for longest goes', async () => {
    for (let device = 0; device < 21; device += 1) await keep(me, { device_id: `device ${device}` });
    const kept = (await subscriptions()).map((row) => row['device_id']);
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain('device 0');
  });

  test.each([
    { endpoint: 'javascript:alert(1)' },
    { endpoint: `https://push.example.com/${'x'.repeat(1024)}` },
    { p256dh: 'short' },
    { auth: 'a'.repeat(23) },
    { language: 'ta' },
    { time_zone: 'Asia/Kolkata; drop' },
    { device_id: '' },
  ])('has to be one: not %j', async (change) => {
    expect((await failure(keep(me, change))).code).toBe('23514');
  });

  test('is for people who are signed in', async () => {
    for (const actor of [anon, service]) expect((await failure(keep(database.as(actor)))).code).toBe('42501');
    const gone = database.as(person(randomUUID()));
    expect((await failure(keep(gone))).code).toBe('PT401');
  });
});

describe('whoever sends', () => {
  test('takes a subscription once, with what is to be told, and again when the time has run out', async () => {
    const event = await me.value<string>(
      ...insertInto('user_events', aSolarEvent({ reminder: '{"days": [0], "hour": 8}' })),
    );
    await me.query(...insertInto('user_events', aSolarEvent()));
    await keep(me);
    const work = await claimOne();
    expect(work.events.map(({ id }) => id)).toEqual([event]);
    expect(await claimWork()).toEqual([]);
    expect(await claimWork('2027-03-05T08:04:59Z')).toEqual([]);
    expect((await claimOne('2027-03-05T08:05:01Z')).id).toBe(work.id);
  });

  test('takes each reminder once, until its sender has not been heard of for too long', async () => {
    await keep(me);
    const work = await claimOne();
    expect(await claimDeliveries(work, ['event:' + userId, 'festival:holi'])).toHaveLength(2);
    expect(await claimDeliveries(work, ['festival:holi'])).toEqual([]);
    const late = await claimDeliveries(work, ['festival:holi'], '2027-03-05T08:05:00Z');
    expect(late).toMatchObject([{ target: 'festival:holi', attempts: 2 }]);
    await finish([{ id: late[0]?.id, state: 'sent' }], []);
    expect(await claimDeliveries(work, ['festival:holi'], '2027-03-05T10:00:00Z')).toEqual([]);
  });

  test('takes none with a claim that is not theirs any more', async () => {
    await keep(me);
    const work = await claimOne();
    await me.query(...insertInto('user_events', aSolarEvent({ reminder: '{"days": [0], "hour": 8}' })));
    expect(await claimDeliveries(work, ['festival:holi'])).toEqual([]);
  });

  test('looks again when it was said, or at once where something has changed meanwhile', async () => {
    await keep(me);
    const work = await claimOne();
    const said = { id: work.id, claim: work.claim, next_at: '2027-04-01', gone: null };
    expect(await finish([], [said])).toBe(1);
    expect((await subscriptions())[0]).toMatchObject({ next_at: '2027-04-01 00:00:00+00', claim: null });
    await me.query(`update profiles set month_system = 'amanta' where id = $1`, [userId]);
    const again = await claimOne();
    await me.query(`update profiles set month_system = 'purnimanta' where id = $1`, [userId]);
    expect(await finish([], [{ ...said, claim: again.claim }])).toBe(0);
    expect((await claimOne()).id).toBe(work.id);
  });

  test('is not woken by what reminds of nothing', async () => {
    await keep(me);
    const work = await claimOne();
    await finish([], [{ id: work.id, claim: work.claim, next_at: '2027-04-01', gone: null }]);
    const id = await me.value<string>(...insertInto('user_events', aSolarEvent()));
    await me.query(`update user_events set title = 'Other' where id = $1`, [id]);
    await me.query(`update profiles set full_name = 'Asha' where id = $1`, [userId]);
    expect(await claimWork()).toEqual([]);
    await me.query(`update user_events set reminder = '{"days": [1], "hour": 8}' where id = $1`, [id]);
    expect(await claimWork()).toHaveLength(1);
  });

  test('looks again where the clock was wrong when it was said', async () => {
    await keep(me);
    const work = await claimOne('2037-03-05T08:00:00Z');
    await finish([], [{ id: work.id, claim: work.claim, next_at: '2037-04-13', gone: null }]);
    expect((await claimOne()).id).toBe(work.id);
    expect(await claimWork()).toEqual([]);
  });

  test('removes a browser that is gone, but not one that has come back under another address', async () => {
    await keep(me, { device_id: 'phone', endpoint: 'https://push.example.com/old' });
    const work = await claimOne();
    await keep(me, { device_id: 'phone', endpoint: 'https://push.example.com/new' });
    const gone = (endpoint: string) => ({ id: work.id, claim: work.claim, next_at: now, gone: endpoint });
    await finish([], [gone('https://push.example.com/old')]);
    expect(await subscriptions()).toHaveLength(1);
    await finish([], [gone('https://push.example.com/new')]);
    expect(await subscriptions()).toEqual([]);
  });

  test('finds no browser whose session has ended', async () => {
    const session = randomUUID();
    await database.db.query('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
      session,
      userId,
    ]);
    await keep(database.as(person(userId, session)));
    expect(await claimWork()).toHaveLength(1);
    await me.value('select end_device($1)', [session]);
    expect(await claimWork('2027-03-05T09:00:00Z')).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  test('is the installation itself', async () => {
    const calls = [
      `select claim_reminder_work(now())`,
      `select claim_deliveries('[]', now())`,
      `select finish_reminder_work('[]', '[]')`,
      `select shown_reminder(gen_random_uuid())`,
      `select put_off_reminder(gen_random_uuid(), 0, now())`,
      `select purge_reminder_deliveries()`,
    ];
    for (const actor of [anon, person(userId)])
      for (const call of calls) expect((await failure(database.as(actor).query(call))).code).toBe('42501');
  });
});

test('nobody is told of a festival that is not to be shown, and everybody again once it is', async () => {
  const device = deviceOf(database, userId);
  for (const festival of ['holi', 'diwali'])
    await device.send([
      device.op(
        'festival.remind',
        { festival_id: festival, days: [0], hour: 8 },
        { entity_id: await festivalReminderId(userId, festival) },
      ),
    ]);
  await keep(me);
  const [shown] = await claimDeliveries(await claimOne(), ['festival:holi']);
  await finish([{ id: shown?.id, state: 'sent' }], []);
  await tools.value('select put_off_reminder($1, -1, $2)', [shown?.id, '2027-03-06T08:00:00Z']);
  const publish = (is: boolean) =>
    database.owner.query(`update festivals set is_published = $1 where rule_id = 'holi'`, [is]);
  const look = async (at: string) => {
    const { id, claim, festivals, deliveries } = await claimOne(at);
    await finish([], [{ id, claim, next_at: '2099-01-01', gone: null }]);
    return { festivals, waiting: deliveries.filter(({ state }) => state === 'waiting') };
  };

  await publish(false);
  const hidden = await look('2027-03-05T09:00:00Z');
  expect(hidden.festivals).toMatchObject([{ festival_id: 'diwali' }]);
  expect(hidden.waiting).toMatchObject([{ is_put_off: false }]);

  const nextAt = async () => Date.parse(String((await subscriptions())[0]?.['next_at']));
  expect(await nextAt()).toBeGreaterThan(Date.now());
  await publish(true);
  expect(await nextAt()).toBeLessThanOrEqual(Date.now());
  const back = await look('2027-03-05T10:00:00Z');
  expect(back.festivals).toHaveLength(2);
  expect(back.waiting).toMatchObject([{ is_put_off: true }]);
});

test('what was put off has its title only while its event is there', async () => {
  const event = await me.value<string>(...insertInto('user_events', aSolarEvent({ title: 'Fast' })));
  await keep(me);
  const work = await claimOne();
  const [shown] = await claimDeliveries(work, [`event:${event}`]);
  expect(await tools.value('select put_off_reminder($1, -1, $2)', [shown?.id, '2027-03-06T08:00:00Z'])).toBe(
    true,
  );
  expect(await tools.value('select put_off_reminder($1, -1, $2)', [randomUUID(), now])).toBe(false);
  const titles = async (at: string) =>
    (await claimOne(at)).deliveries.map(({ state, title }) => `${state} ${title}`).toSorted();
  expect(await titles('2027-03-06T08:00:00Z')).toEqual(['claimed null', 'waiting Fast']);
  await me.query('delete from user_events where id = $1', [event]);
  expect(await titles('2027-03-06T09:00:00Z')).toEqual(['claimed null', 'waiting null']);
});

test('what was shown is forgotten after a month, and with the account', async () => {
  await keep(me);
  const work = await claimOne();
  await claimDeliveries(work, ['festival:holi'], '2026-01-01T08:00:00Z');
  await claimDeliveries(work, ['festival:diwali'], '2027-03-05T08:00:00Z');
  await database.db.query(
    `update reminder_deliveries set created_at = '2026-01-01' where target = 'festival:holi'`,
  );
  expect(await tools.value('select purge_reminder_deliveries(30)')).toBeGreaterThanOrEqual(1);
  const left = async () =>
    (await database.db.query('select target from reminder_deliveries where user_id = $1', [userId])).rows;
  expect(await left()).toEqual([{ target: 'festival:diwali' }]);
  const account = await me.value<{ subscriptions: object[]; reminders: object[] }>('select my_account()');
  expect(account.subscriptions).toMatchObject([
    { service: 'push.disha.net', language: 'en', time_zone: 'Asia/Kolkata' },
  ]);
  expect(account.reminders).toMatchObject([
    { target: 'festival:diwali', occurrence: '2027-03-05', days_before: 0 },
  ]);
  expect(JSON.stringify(account)).not.toContain('aaaaaaaaaaaaaaaaaaaaaa');
  await tools.value('select erase_account($1)', [userId]);
  expect([await left(), await subscriptions()]).toEqual([[], []]);
});
