import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { password, type Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// An account is deleted on one device, while another of its devices writes on, or comes back later with what it wrote
// without a network. Nothing of that may stay, or come to somebody else.
let server: Attacked;
let here: Session;
let there: Session;
beforeAll(async () => {
  server = await attacked();
});
beforeEach(async () => {
  here = await server.newcomer();
  const client = server.client();
  const { data } = await client.auth.signInWithPassword({ email: here.email, password });
  there = { ...here, client, token: data.session?.access_token ?? '' };
});

const op = (kind: string, payload: object) => ({
  op_id: randomUUID(),
  user_id: here.userId,
  kind,
  entity_id: randomUUID(),
  payload,
});
const written = () => op('session.create', { title: 'Written without a network' });
const send = (ops: object[], as = there): Promise<Heard> =>
  server.ask('/rest/v1/rpc/apply_ops', {
    as,
    method: 'POST',
    body: JSON.stringify({ device_id: 'the other device', ops }),
  });
const upload = (bucket = 'chat_attachments', as = there): Promise<Heard> =>
  server.ask(`/storage/v1/object/${bucket}/${here.userId}/${randomUUID()}.png`, {
    as,
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Blob(['very private']),
  });
const leave = (as = here) => server.call('delete-account', { confirmation: here.email }, as);

/** Whatever lies on the disk under the name of the account. */
async function bytesLeft(): Promise<string[]> {
  const names = await readdir(inject('attacked').dataDir, { recursive: true });
  return names.filter((name) => name.includes(`${here.userId}/`));
}

test('what the other device has written is taken before, so that these attacks can be seen', async () => {
  const { status, json } = await send([written()]);
  expect([status, json]).toMatchObject([200, { results: [{ status: 'applied' }] }]);
  expect((await upload()).status).toBe(200);
  expect(await bytesLeft()).not.toEqual([]);
});

describe('after the account is gone, on the device that was away', () => {
  let signed: string;
  beforeEach(async () => {
    await send([written()]);
    const { json } = await server.ask(
      `/storage/v1/object/upload/sign/chat_attachments/${here.userId}/${randomUUID()}.png`,
      { as: there, method: 'POST' },
    );
    signed = (json as { url?: string }).url ?? '';
    await upload();
    await leave();
  });

  test('nothing that waited is taken, and no file stays', async () => {
    await vi.waitFor(async () => expect((await send([written()])).status).toBe(401), { timeout: 10_000 });
    expect((await upload()).status).toBe(401);
    expect((await upload('floorplans')).status).toBe(401);
    expect(await bytesLeft()).toEqual([]);
  });

  test('its session is not made new', async () => {
    const { data, error } = await there.client.auth.refreshSession();
    expect([data.session, error?.code]).toEqual([null, expect.stringMatching(/not_found|invalid/)]);
  });

  test('nobody comes in with the old password', async () => {
    const { error } = await server.client().auth.signInWithPassword({ email: here.email, password });
    expect(error?.code).toBe('invalid_credentials');
  });

  test('a subscription for pushes is kept by nobody', async () => {
    const kept = await there.client.rpc('keep_push_subscription', {
      p_device_id: 'a',
      p_endpoint: `https://push.example.org/${randomUUID()}`,
      p_p256dh: `B${'a'.repeat(86)}`,
      p_auth: 'a'.repeat(22),
      p_language: 'en',
      p_time_zone: 'Asia/Kolkata',
    });
    expect(kept.error).not.toBeNull();
  });

  test('whoever uses that device next gets nothing of it, and takes nothing of it in', async () => {
    const next = await server.newcomer();
    // What waited there names the old account.
    expect((await send([written()], next)).text).not.toContain('"applied"');
    expect((await next.client.from('chat_sessions').select('id')).data).toEqual([]);
    expect((await upload('chat_attachments', next)).status).toBeGreaterThanOrEqual(400);
    expect(await bytesLeft()).toEqual([]);
  });

  test('an address that was signed for a file before takes none', async () => {
    // It holds for two hours.
    expect(signed).not.toBe('');
    const heard = await server.ask(`/storage/v1${signed}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Blob(['very private']),
    });
    expect(heard.status).toBeGreaterThanOrEqual(400);
    expect(await bytesLeft()).toEqual([]);
  });
});

describe('while the account goes', () => {
  test('a device that writes as fast as it can leaves nothing behind', async () => {
    const writing = Array.from({ length: 12 }, (_, n) => (n % 3 === 2 ? upload() : send([written()])));
    const gone = leave();
    writing.push(...Array.from({ length: 12 }, (_, n) => (n % 3 === 2 ? upload() : send([written()]))));
    expect((await gone).status).toBe(200);
    for (const { status, text } of await Promise.all(writing))
      expect([200, 400, 401, 403, 409, 429], text).toContain(status);
    await vi.waitFor(async () => expect((await upload()).status).toBe(401), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await bytesLeft()).toEqual([]), { timeout: 10_000 });
  });

  test('both devices that delete it are told that it is gone', async () => {
    const answers = await Promise.all([leave(here), leave(there)]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(
      true,
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await bytesLeft()).toEqual([]);
  });

  test('nobody else deletes it, and what they write stays theirs', async () => {
    const stranger = await server.newcomer();
    const answers = await Promise.all([
      leave(stranger),
      server.call('delete-account', { confirmation: here.email, user_id: here.userId }, stranger),
      server.call('delete-account', { confirmation: here.email }),
    ]);
    expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true);
    expect((await send([written()])).status).toBe(200);
  });
});
