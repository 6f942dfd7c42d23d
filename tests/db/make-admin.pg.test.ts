import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { freePort, startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { anon, type Database, failure, openDatabase, person, service } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const make = (email: string, isAdmin?: boolean, as = database.as(service)) =>
  isAdmin === undefined
    ? as.value<boolean>('select make_admin($1)', [email])
    : as.value<boolean>('select make_admin($1, $2)', [email, isAdmin]);
const roleOf = (id: string) => database.owner.value('select role from user_roles where user_id = $1', [id]);

test('it gives the role to the account of an address, in any case, and takes it back, each once', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp({ email });
  expect(await make(` ${email.toUpperCase()} `)).toBe(true);
  expect(await roleOf(id)).toBe('admin');
  expect(await make(email)).toBe(false);
  expect(await make(email, false)).toBe(true);
  expect(await roleOf(id)).toBe('user');
  expect(await make(email, false)).toBe(false);
});

test('it gives a role to an account that has lost its own', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp({ email });
  await database.db.query('delete from user_roles where user_id = $1', [id]);
  expect(await make(email)).toBe(true);
  expect(await roleOf(id)).toBe('admin');
});

test('it knows an address that nobody has from one that is not confirmed', async () => {
  const email = `${randomUUID()}@example.com`;
  expect((await failure(make(email))).code).toBe('PT404');
  const id = await database.signUp({ email, confirmed: false });
  expect((await failure(make(email))).code).toBe('PT409');
  expect(await roleOf(id)).toBe('user');
  expect(await make(email, false)).toBe(false);
});

test('it is for the service role alone, and no admin makes another', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp({ email });
  const admin = await database.signUp();
  await database.db.query(`update user_roles set role = 'admin' where user_id = $1`, [admin]);
  for (const as of [database.as(person(admin)), database.as(person(id)), database.as(anon)])
    expect((await failure(make(email, true, as))).code).toBe('42501');
  expect(await roleOf(id)).toBe('user');
});

describe('the command', () => {
  let world: OwnWorld;
  beforeAll(async () => {
    // The package prints every refused statement; here refusals are what is asked for.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    world = await startWorld();
  });
  afterAll(async () => {
    await world.close();
    vi.restoreAllMocks();
  });

  /** Runs it as a terminal does, against the world unless told otherwise. */
  async function admin(words: string[], environment: Record<string, string> = {}) {
    const { port, dataDir } = world.settings;
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/make-admin.ts', ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, ...environment },
    });
    const [said, complaint] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { status: child.exitCode, words: (said + complaint).trim() };
  }

  test('makes somebody an admin who then may what admins may, and takes it back', async () => {
    const { client, email } = await world.newcomer();
    const write = async () =>
      (await client.from('blog_categories').insert({ name: 'Doors', slug: randomUUID() })).error?.code;
    const role = async () => (await client.from('user_roles').select('role').single()).data?.role as string;
    expect([await role(), await write()]).toEqual(['user', '42501']);
    expect(await admin([email.toUpperCase()])).toEqual({
      status: 0,
      words: `${email.toUpperCase()} is an admin now.`,
    });
    expect([await role(), await write()]).toEqual(['admin', undefined]);
    expect(await admin([email])).toEqual({ status: 0, words: `${email} is an admin already.` });
    expect(await admin([email, '--remove'])).toEqual({
      status: 0,
      words: `${email} is an ordinary user now.`,
    });
    expect([await role(), await write()]).toEqual(['user', '42501']);
  });

  test('says plainly why it cannot', async () => {
    const { email } = await world.signedUp();
    expect(await admin([email])).toEqual({
      status: 1,
      words: `The address ${email} is not confirmed yet: open the link of its mail first.`,
    });
    expect(await admin(['nobody@example.com'])).toEqual({
      status: 1,
      words: 'No account has the address nobody@example.com: sign up with it first.',
    });
    const PORT = String(await freePort());
    expect(await admin([email], { PORT })).toEqual({
      status: 1,
      words: `Nothing answers at http://127.0.0.1:${PORT}: start Disha first, or name its PORT.`,
    });
    const DATA_DIR = join(world.settings.dataDir, 'nothing');
    expect(await admin([email], { DATA_DIR })).toMatchObject({
      status: 1,
      words: expect.stringContaining(`There is no installation in ${DATA_DIR}`) as string,
    });
  });

  test('knows a server that belongs to other data', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disha-other-'));
    await loadSecrets(folder);
    const answer = await admin(['asha@example.com'], { DATA_DIR: folder });
    await rm(folder, { recursive: true });
    expect(answer).toMatchObject({
      status: 1,
      words: expect.stringContaining('does not work with') as string,
    });
  });

  test.each([[[]], [['asha']], [['a@example.com', 'b@example.com']], [['--force', 'a@example.com']]])(
    'explains itself to %j',
    async (words) => {
      expect(await admin(words)).toEqual({
        status: 2,
        words: 'Usage: npm run --silent admin -- someone@example.com [--remove]',
      });
    },
  );
});
