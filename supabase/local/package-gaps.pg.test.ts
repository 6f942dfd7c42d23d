import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareBackend, type BareBackend } from '#tests/fakes/bare-backend.ts';
import { startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';

// Each gap is shown twice: with our mend, and with the package alone. When a newer package passes what the
// second expects to fail, the mend can go.
let world: OwnWorld;
let bare: BareBackend;

beforeAll(async () => {
  world = await startWorld();
  bare = await bareBackend();
});
afterAll(async () => {
  await world.close();
  await bare.close();
});

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const picture = new File([bytes], 'plan.png', { type: 'image/png' });

describe('a row that breaks a rule', () => {
  const ask = (url: string, key: string) =>
    fetch(`${url}/rest/v1/contactus`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify({
        name: 'Asha',
        property_type: 'castle',
        city: 'Indore',
        query: 'Which way should it face?',
      }),
    });

  test('is refused by its code, and not as if the fault were ours', async () => {
    const answer = await ask(world.url, world.publishableKey);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: '23514' }]);
  });

  test('is a fault without a code for the package alone', async () => {
    await bare.sql('create table public.rules (n integer check (n > 0))');
    const { error, status } = await bare.service.from('rules').insert({ n: 0 });
    expect([status, error?.code]).toEqual([500, 'SUP']);
  });
});

describe('an upload as supabase-js sends it', () => {
  test('arrives with its bytes, its type and its time to live', async () => {
    const { client, userId } = await world.newcomer();
    const path = `${userId}/${randomUUID()}.png`;
    const bucket = client.storage.from('chat_attachments');
    const { error } = await bucket.upload(path, picture, {
      cacheControl: '60',
      metadata: { room: 'kitchen' },
    });
    expect(error).toBeNull();
    const response = await fetch(bucket.getPublicUrl(path).data.publicUrl);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test('replaces what was there', async () => {
    const { client, userId } = await world.newcomer();
    const path = `${userId}/${Date.now()}.png`;
    const bucket = client.storage.from('floorplans');
    expect((await bucket.upload(path, picture)).error).toBeNull();
    const larger = new File([bytes, bytes], 'plan.png', { type: 'image/png' });
    expect((await bucket.update(path, larger)).error).toBeNull();
    expect((await bucket.download(path)).data?.size).toBe(bytes.length * 2);
  });

  test('without a file is refused', async () => {
    const { token, userId } = await world.newcomer();
    const form = new FormData();
    form.append('cacheControl', '60');
    const response = await fetch(`${world.url}/storage/v1/object/chat_attachments/${userId}/a.png`, {
      method: 'POST',
      headers: { apikey: world.publishableKey, authorization: `Bearer ${token}` },
      body: form,
    });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
    const broken = await fetch(response.url, {
      method: 'POST',
      headers: {
        apikey: world.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: 'no form at all',
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
  });

  test('is refused above 25 MB', async () => {
    const { client, userId } = await world.newcomer();
    const huge = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'plan.png', { type: 'image/png' });
    const { error } = await client.storage.from('chat_attachments').upload(`${userId}/huge.png`, huge);
    expect(error).toMatchObject({ statusCode: '413' });
  });

  test('finds no file in the package alone', async () => {
    const { error } = await bare.service.storage.from('things').upload('plan.png', picture);
    expect(error?.message).toContain('Missing file in multipart upload');
  });
});

describe('a signed address', () => {
  test('works as supabase-js builds it, one or many, and for an upload', async () => {
    const { client, userId } = await world.newcomer();
    const plans = client.storage.from('floorplans');
    const path = `${userId}/${Date.now()}.png`;
    expect((await plans.upload(path, picture)).error).toBeNull();
    const one = await plans.createSignedUrl(path, 60);
    const many = await plans.createSignedUrls([path, `${userId}/none.png`], 60);
    expect(many.data?.[1]).toMatchObject({ signedUrl: null, error: 'Object not found' });
    for (const address of [one.data?.signedUrl ?? '', many.data?.[0]?.signedUrl ?? '']) {
      const response = await fetch(address);
      expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([200, bytes]);
    }
    const later = `${userId}/${Date.now()}-later.png`;
    const { data } = await plans.createSignedUploadUrl(later);
    const stranger = world.client().storage.from('floorplans');
    expect((await stranger.uploadToSignedUrl(later, data?.token ?? '', picture)).error).toBeNull();
    expect((await plans.download(later)).data?.size).toBe(bytes.length);
  });

  test('is built as …undefined from the package alone', async () => {
    const things = bare.service.storage.from('things');
    expect((await things.upload('signed.bin', Buffer.from(bytes))).error).toBeNull();
    const { data } = await things.createSignedUrl('signed.bin', 60);
    expect(data?.signedUrl).toMatch(/undefined$/);
  });

  test('is not made for a list of files, nor for an upload, by the package alone', async () => {
    const things = bare.service.storage.from('things');
    expect((await things.upload('listed.bin', Buffer.from(bytes))).error).toBeNull();
    expect((await things.createSignedUrls(['listed.bin'], 60)).error?.message).toBe('Object not found');
    expect((await things.createSignedUploadUrl('new.bin')).error?.message).toMatch(/No token returned/);
  });

  test('is refused for what is no list of names', async () => {
    const { token } = await world.newcomer();
    for (const body of ['{', '{}', '{"paths":[1],"expiresIn":60}', '{"paths":["../../x"],"expiresIn":60}']) {
      const response = await fetch(`${world.url}/storage/v1/object/sign/floorplans`, {
        method: 'POST',
        headers: { apikey: world.publishableKey, authorization: `Bearer ${token}` },
        body,
      });
      expect([response.status, await response.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
    }
  });
});

describe('a moment', () => {
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;

  test('is written as the data API writes it', async () => {
    const { client, userId } = await world.newcomer();
    const { data } = await client
      .from('chat_sessions')
      .insert({ user_id: userId, title: 'Kitchen' })
      .select('created_at')
      .single();
    expect(data?.created_at).toMatch(iso);
  });

  test('is written as Postgres prints it by the package alone', async () => {
    const { data } = await bare.service.from('moments').select('at').single();
    expect(data?.at).toMatch(/^2026-11-21 01:33:56\.767\+00$/);
  });
});
