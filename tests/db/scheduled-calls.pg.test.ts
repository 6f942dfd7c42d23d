import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schedulesOfFile } from '#supabase/hosted/doctor/expected.ts';
import type { DatabaseReport } from '#supabase/hosted/doctor/report.ts';
import { type Database, failure, openDatabase, permits, person, service } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** What the extensions of a hosted project offer, as far as it is used. */
const extensions = `
  create schema cron;
  create table cron.job (
    jobid bigint generated always as identity, jobname text unique, schedule text, command text, active boolean default true
  );
  create table cron.job_run_details (jobid bigint, status text, start_time timestamptz, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
  $$;
  create schema vault;
  create table vault.secrets (name text, decrypted_secret text);
  create view vault.decrypted_secrets as select * from vault.secrets;
  create schema net;
  create table net.requests (id bigint generated always as identity, url text, headers jsonb, body jsonb);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint
  language sql as $$ insert into net.requests (url, headers, body) values (url, headers, body) returning id $$;
`;

const report = () => database.owner.value<DatabaseReport>('select public.installation_report()');

test('a project without a clock, a vault and Realtime says so, and a call of a function fails in words', async () => {
  expect(await report()).toMatchObject({ schedules: null, vault: null, is_realtime_open: null });
  expect((await failure(database.db.query(`select private.call_function('send-reminders')`))).message).toBe(
    'the vault is not turned on',
  );
});

test('the file of schedules can be run again and again, and the report says what the doctor reads in it', async () => {
  await database.db.exec(extensions);
  const sql = await readFile('supabase/hosted/schedules.sql', 'utf8');
  await database.db.exec(sql);
  await database.db.exec(sql);
  const { schedules } = await report();
  const expected = await schedulesOfFile();
  expect(expected.length).toBeGreaterThan(9);
  expect(schedules?.map(({ name, schedule, command }) => ({ name, schedule, command }))).toEqual(
    expected.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );
});

test('every command of the file can be run', async () => {
  await database.db.exec(
    `insert into vault.secrets values ('project_url', 'https://p.example/'), ('service_key', 'sb_secret_1')`,
  );
  const { rows } = await database.db.query<{ command: string }>(
    'select command from cron.job order by jobname',
  );
  for (const { command } of rows) await database.db.exec(command);
  expect((await database.db.query('select url, headers, body from net.requests order by url')).rows).toEqual(
    ['mail-contact', 'reconcile-payments', 'send-reminders'].map((name) => ({
      url: `https://p.example/functions/v1/${name}`,
      headers: { 'content-type': 'application/json', apikey: 'sb_secret_1' },
      body: {},
    })),
  );
});

test('a run that failed lately is told of', async () => {
  await database.db.exec(`
    insert into cron.job_run_details
    select jobid, 'failed', now() - interval '1 hour', now() from cron.job where jobname = 'send-reminders'`);
  const failed = (await report()).schedules?.filter(({ failed_at }) => failed_at !== null);
  expect(failed?.map(({ name }) => name)).toEqual(['send-reminders']);
});

test('nobody but the owner of the database calls functions by the clock or reads the report with a token of their own', async () => {
  const asha = person(await database.signUp());
  for (const actor of [asha, service]) {
    const call = () => database.as(actor).query(`select private.call_function('send-reminders')`);
    expect(await permits(async () => (await call()).rows.length > 0)).toBe(false);
  }
  const read = (actor: typeof asha | typeof service) =>
    permits(async () => (await database.as(actor).query('select installation_report()')).rows.length > 0);
  expect(await read(asha)).toBe(false);
  expect(await read(service)).toBe(true);
});

test('a name that is none is not called', async () => {
  const { message } = await failure(database.db.query(`select private.call_function('../auth/v1/admin')`));
  expect(message).toContain('no name of a function');
});
