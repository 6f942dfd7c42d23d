import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount, myAccount, myDevices, setConsent } from '#remote/account-calls.ts';
import type { Caller } from '#remote/procedures.ts';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { password, startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';

let world: OwnWorld;
let asha: Session;
let ravi: Session;

beforeAll(async () => {
  // The package prints every refused statement; here refusals are what is asked for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  world = await startWorld();
});
beforeEach(async () => {
  [asha, ravi] = [await world.newcomer(), await world.newcomer()];
});
afterAll(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const callerOf = (session: Session): Caller => ({
  config: { url: world.url, key: world.publishableKey },
  accessToken: session.token,
});

/** Something in every bucket and in tables of several kinds. */
async function settleIn({ client, userId }: Session): Promise<void> {
  for (const bucket of ['avatars', 'floorplans', 'chat_attachments', 'user_aartis']) {
    for (const name of ['1.png', 'more/2 (a).png']) {
      const { error } = await client.storage
        .from(bucket)
        .upload(`${userId}/${name}`, new Blob(['bytes'], { type: 'image/png' }));
      expect(error).toBeNull();
    }
  }
  await client.from('properties').insert({ user_id: userId, title: 'Home', city: 'Pune' });
  await client.from('chat_sessions').insert({ user_id: userId, title: 'Doors' });
}

const filesOf = async ({ userId }: Session) =>
  (await readdir(join(world.settings.dataDir, 'files'), { recursive: true }))
    .filter((name) => name.includes(userId) && name.endsWith('bytes'))
    .map((name) => name.replace(userId, 'me'));

const rowsOf = async ({ client }: Session) =>
  Promise.all(
    ['profiles', 'properties', 'chat_sessions', 'user_roles', 'credit_ledger', 'consents'].map(
      async (table) => (await client.from(table).select()).data?.length,
    ),
  );

/** As the installation itself reads them: nobody else may any more. */
const rowsLeft = async ({ userId }: Session): Promise<number[]> => {
  const { serviceKey } = await loadSecrets(world.settings.dataDir);
  const tables = ['profiles', 'properties', 'chat_sessions', 'user_roles', 'credit_ledger', 'consents'];
  return Promise.all(
    tables.map(async (table) => {
      const owner = table === 'profiles' ? 'id' : 'user_id';
      const answer = await fetch(`${world.url}/rest/v1/${table}?${owner}=eq.${userId}`, {
        headers: { apikey: serviceKey },
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as unknown[]).length;
    }),
  );
};

const remove = (session: Session | undefined, confirmation: unknown) =>
  world.call('delete-account', { confirmation }, session);

describe('an account', () => {
  test('ends with its files and rows on the word of its owner, and nobody else’s is touched', async () => {
    for (const session of [asha, ravi]) {
      await settleIn(session);
      expect(await setConsent(callerOf(session), 'reminders', true)).toMatchObject({ ok: true });
    }
    const [files, rows] = [await filesOf(ravi), await rowsOf(ravi)];
    expect([files.length, await filesOf(asha)]).toEqual([8, files]);
    expect(await rowsOf(asha)).toEqual(rows);
    expect(rows).toEqual([1, 1, 1, 1, 1, 1]);

    expect(await remove(asha, asha.email.toUpperCase())).toEqual({ status: 200, body: { success: true } });

    expect(await filesOf(asha)).toEqual([]);
    expect(await rowsLeft(asha)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([await filesOf(ravi), await rowsOf(ravi)]).toEqual([files, rows]);
    expect((await fetch(`${world.url}/storage/v1/object/public/avatars/${asha.userId}/1.png`)).ok).toBe(
      false,
    );
  });

  test('is nobody afterwards: no second deletion, no call, no renewed token, no signing in', async () => {
    const { data } = await asha.client.auth.getSession();
    expect((await remove(asha, asha.email)).status).toBe(200);
    expect(await remove(asha, asha.email)).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
    expect((await world.call('get-user-credits', {}, asha)).status).toBe(401);
    for (const answer of [
      await myAccount(callerOf(asha)),
      await myDevices(callerOf(asha)),
      await setConsent(callerOf(asha), 'news', true),
    ])
      expect(answer).toMatchObject({ ok: false, problem: { kind: 'unauthorized', status: 401 } });
    const renewed = await world
      .client()
      .auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(renewed.error?.code).toBe('refresh_token_not_found');
    const again = await world.client().auth.signInWithPassword({ email: asha.email, password });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  test('may be made anew with the same address, and is another one', async () => {
    await remove(asha, asha.email);
    const again = await world.later(61, () => world.client().auth.signUp({ email: asha.email, password }));
    expect(again.error).toBeNull();
    const mail = await world.mailTo(asha.email);
    const anew = await world.confirmed({
      email: asha.email,
      mail: mail ?? { to: '', subject: '', text: '' },
    });
    expect(anew.userId).not.toBe(asha.userId);
    expect(await rowsOf(anew)).toEqual([1, 0, 0, 1, 1, 0]);
  });

  test('gets no file from a token that outlives it', async () => {
    await settleIn(asha);
    await remove(asha, asha.email);
    for (const bucket of ['avatars', 'floorplans', 'chat_attachments', 'user_aartis']) {
      const { error } = await asha.client.storage
        .from(bucket)
        .upload(`${asha.userId}/late.png`, new Blob(['bytes'], { type: 'image/png' }));
      expect(error).not.toBeNull();
    }
    expect(await filesOf(asha)).toEqual([]);
  });

  test.each(['', 'delete', 'somebody@example.com', 7, null])(
    'stays when %j is said instead of its address',
    async (confirmation) => {
      await settleIn(asha);
      expect((await remove(asha, confirmation)).status).toBe(400);
      expect([(await filesOf(asha)).length, (await rowsOf(asha))[0]]).toEqual([8, 1]);
    },
  );

  test('stays when a stranger says its address, a visitor does, or a token that nobody signed', async () => {
    expect(await remove(ravi, asha.email)).toMatchObject({
      status: 400,
      body: { error: { code: 'confirmation_wrong' } },
    });
    const [head = '', , signature = ''] = asha.token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: asha.userId, role: 'service_role' })).toString(
      'base64url',
    );
    for (const session of [undefined, { ...asha, token: `${head}.${forged}.${signature}` }])
      expect((await remove(session, asha.email)).status).toBe(401);
    expect((await rowsOf(asha))[0]).toBe(1);
    expect((await rowsOf(ravi))[0]).toBe(1);
  });

  test('stays out of reach of the calls of the server for whoever is signed in', async () => {
    for (const name of ['erase_account', 'files_of_account'])
      expect((await ravi.client.rpc(name, { p_user_id: asha.userId })).error?.code).toBe('42501');
    expect((await ravi.client.rpc('make_admin', { p_email: ravi.email })).error?.code).toBe('42501');
    expect((await ravi.client.from('kept_ledger').select()).error?.code).toBe('42501');
  });

  test('ends by the call of the app, which tells a wrong address apart', async () => {
    expect(await deleteAccount(callerOf(asha), 'somebody@example.com')).toMatchObject({
      ok: false,
      problem: { kind: 'refused', status: 400, code: 'confirmation_wrong' },
    });
    expect(await deleteAccount(callerOf(asha), asha.email)).toEqual({ ok: true, value: true });
    expect(await deleteAccount(callerOf(asha), asha.email)).toMatchObject({
      ok: false,
      problem: { kind: 'unauthorized' },
    });
  });
});
