import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applySeeds } from '#supabase/local/migrate.ts';
import { calendarDays, festivalId } from '#supabase/seed/calendar-days.ts';
import { aartis, festivalWords, rituals } from '#supabase/seed/catalogue.ts';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { insertInto } from './rows.ts';

let database: Database;
let owner: Statements;
let adminId: string;
let admin: Statements;
let visitor: Statements;

beforeAll(async () => {
  database = await openDatabase();
  owner = database.owner;
  adminId = await database.signUp();
  await owner.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  admin = database.as(person(adminId));
  visitor = database.as(anon);
});
afterAll(() => database.close());

const diwali2026 = `(select id from calendar_events where title = 'Diwali (Lakshmi Puja)' and event_date = '2026-11-08')`;

describe('the seeded calendar', () => {
  test('has every day that the rules compute at New Delhi, marked as computed', async () => {
    const { rows } = await visitor.query(
      `select e.id, f.rule_id as rule, e.event_date::text as date from calendar_events e
       join festivals f on f.id = e.festival_id and e.title = f.name and e.title_hi = f.name_hi
       where e.computed order by e.id`,
    );
    expect(rows).toEqual(calendarDays().toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  });

  test('has all festivals, rituals and aartis in both languages, with the deities that they name', async () => {
    const whole = await visitor.row(
      `select
         (select count(*)::int from festivals where rule_id is not null and name_hi is not null
            and description_hi is not null and significance_hi is not null and region_hi is not null) as festivals,
         (select count(*)::int from rituals where name_hi is not null and description_hi is not null
            and timing_hi is not null and duration_hi is not null
            and cardinality(steps) = cardinality(steps_hi)
            and cardinality(materials_needed) = cardinality(materials_needed_hi)) as rituals,
         (select count(*)::int from aartis where title_hi is not null and deity_id is not null and tags is not null)
           as aartis,
         (select count(*)::int from festivals where deity_id is not null) as with_deity,
         (select count(*)::int from deities where name_hi is null or about_hi is null or about is null) as unnamed`,
    );
    expect(whole).toEqual({
      festivals: festivalWords.length,
      rituals: rituals.length,
      aartis: aartis.length,
      with_deity: festivalWords.filter(({ deity }) => deity !== null).length,
      unnamed: 0,
    });
  });
});

describe('a computed day', () => {
  const computedAfter = (actor: Statements, change: string) =>
    actor.value<boolean>(`update calendar_events set ${change} where id = ${diwali2026} returning computed`);
  const tried = (actor: Parameters<Database['trying']>[0], change: string) =>
    database.trying(actor, (sql) => computedAfter(sql, change));

  test('is no longer one when anybody moves or renames it', async () => {
    for (const actor of [person(adminId), service, { role: 'database owner' } as const])
      for (const change of [
        `event_date = '2026-11-09'`,
        `title = 'Deepavali'`,
        `title_hi = 'दीपावली'`,
        `title_hi = null`,
        `event_date = '2026-11-09', computed = true`,
        `festival_id = '${festivalId('kali_puja')}'`,
      ])
        expect(await tried(actor, change), `${actor.role}: ${change}`).toBe(false);
  });

  test('stays one when its description changes, or nothing', async () => {
    expect(await tried(person(adminId), `description = 'Lamps at dusk'`)).toBe(true);
    expect(await tried(person(adminId), `event_date = event_date, title = title`)).toBe(true);
  });

  test('that was moved can be handed back to its rule', async () => {
    const back = await database.trying(person(adminId), async (sql) => {
      const { id } = await sql.row<{ id: string }>(
        `update calendar_events set event_date = '2026-11-09' where id = ${diwali2026} returning id`,
      );
      return sql.row(
        `update calendar_events set computed = true where id = $1 returning computed, event_date::text as date`,
        [id],
      );
    });
    expect(back).toEqual({ computed: true, date: '2026-11-09' });
  });

  test('belongs to a festival, and one that an admin enters is not computed', async () => {
    const loose = { title: 'Fair', event_date: '2026-11-09' };
    const refused = admin.query(...insertInto('calendar_events', { ...loose, computed: true }));
    expect(await failure(refused)).toMatchObject({
      code: '23514',
      constraint: 'calendar_events_computed_has_festival',
    });
    const entered = await database.trying(person(adminId), (sql) =>
      sql.value(...insertInto('calendar_events', loose, { returning: 'computed' })),
    );
    expect(entered).toBe(false);
  });

  test('is changed by nobody but admins', async () => {
    const someone = database.as(person(await database.signUp()));
    const change = `update calendar_events set event_date = '2026-11-09' where id = ${diwali2026}`;
    expect((await someone.query(change)).affectedRows).toBe(0);
    expect((await failure(visitor.query(change))).code).toBe('42501');
  });
});

describe('the columns of words', () => {
  const long = (length: number) => 'अ'.repeat(length);
  const change = (table: string, set: string, value: unknown) =>
    database.trying(person(adminId), (sql) =>
      sql.query(`update ${table} set ${set} = $1 where id = (select id from ${table} limit 1)`, [value]),
    );
  const lines = (count: number) => Array.from({ length: count }, () => 'दीप');

  test.each([
    ['deities', 'name_hi', 120],
    ['deities', 'about_hi', 5000],
    ['aartis', 'title_hi', 200],
    ['festivals', 'name_hi', 200],
    ['festivals', 'region_hi', 200],
    ['festivals', 'description_hi', 20_000],
    ['festivals', 'significance_hi', 20_000],
    ['rituals', 'name_hi', 200],
    ['rituals', 'description_hi', 20_000],
    ['rituals', 'timing_hi', 300],
    ['rituals', 'duration_hi', 300],
    ['calendar_events', 'title_hi', 200],
  ])(
    '%s.%s takes what an admin writes up to %i characters, and may be missing',
    async (table, column, most) => {
      expect((await change(table, column, long(most))).affectedRows).toBe(1);
      expect((await change(table, column, null)).affectedRows).toBe(1);
      expect(await failure(change(table, column, long(most + 1)))).toMatchObject({
        code: '23514',
        constraint: `${table}_${column}_length`,
      });
    },
  );

  test.each(['steps_hi', 'materials_needed_hi'])('rituals.%s is a list of lines', async (column) => {
    expect((await change('rituals', column, lines(100))).affectedRows).toBe(1);
    expect((await change('rituals', column, null)).affectedRows).toBe(1);
    for (const wrong of [lines(101), ['दीप', ' '], ['दीप', null]])
      expect(await failure(change('rituals', column, wrong))).toMatchObject({
        constraint: `rituals_${column}_list`,
      });
  });

  test('a festival names one rule, which no other names, or none', async () => {
    const add = (rule_id: string | null) =>
      database.trying(person(adminId), (sql) =>
        sql.query(...insertInto('festivals', { name: 'Village fair', rule_id })),
      );
    expect((await add(null)).rows).toHaveLength(1);
    expect((await add('village_fair')).rows).toHaveLength(1);
    expect(await failure(add('diwali'))).toMatchObject({
      code: '23505',
      constraint: 'festivals_rule_id_key',
    });
    for (const wrong of ['', 'Diwali', 'diwali puja', '_diwali', 'x'.repeat(81)])
      expect(await failure(add(wrong))).toMatchObject({ constraint: 'festivals_rule_id_format' });
  });
});

describe('another start', () => {
  const forget = () =>
    owner.query(`delete from supabase_migrations.seed_files where path = 'supabase/seed/calendar.sql'`);

  test('leaves what an admin has changed and taken away', async () => {
    await admin.query(
      `update calendar_events set event_date = '2027-10-30' where festival_id = $1 and event_date = '2027-10-29'`,
      [festivalId('diwali')],
    );
    await admin.query(`update festivals set description_hi = 'हमारे शब्द' where rule_id = 'holi'`);
    await admin.query(`delete from festivals where rule_id = 'shani_jayanti'`);
    expect(await applySeeds(database.db)).toEqual({ applied: [] });
    const kept = await visitor.row(
      `select (select json_agg(json_build_array(event_date, computed)) from calendar_events
                where festival_id = $1 and event_date::text like '2027%') as diwali,
              (select description_hi from festivals where rule_id = 'holi') as holi,
              (select count(*)::int from festivals where rule_id = 'shani_jayanti') as shani`,
      [festivalId('diwali')],
    );
    expect(kept).toEqual({ diwali: [['2027-10-30', false]], holi: 'हमारे शब्द', shani: 0 });
  });

  test('brings the calendar to an installation from before it, whatever its admin has done to the deities', async () => {
    await owner.query('delete from festivals');
    await owner.query('delete from aartis');
    await owner.query('delete from deities where name = $1 or id::text not like $2', [
      'Ambe',
      '6f1d2b7e-0a03-%',
    ]);
    await owner.query(
      `update deities set name_hi = null, about_hi = null, about = 'Ours' where name = 'Ganesh'`,
    );
    await forget();
    expect(await applySeeds(database.db)).toEqual({ applied: ['supabase/seed/calendar.sql'] });
    const brought = await visitor.row(
      `select (select count(*)::int from calendar_events where computed) as days,
              (select count(*)::int from deities where name = 'Ambe') as ambe,
              (select deity_id from aartis where title_hi = 'जय अम्बे गौरी') as aarti_of,
              (select json_build_array(name_hi, about) from deities where name = 'Ganesh') as ganesh`,
    );
    expect(brought).toEqual({
      days: calendarDays().length,
      ambe: 0,
      aarti_of: null,
      ganesh: ['गणेश', 'Ours'],
    });
  });
});
