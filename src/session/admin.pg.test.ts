import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Caller } from '#remote/procedures.ts';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { addDefaultAarti, addCatalogueDeity, changeDefaultAarti, changeCatalogueDeity } from './admin.ts';
import { uploadPicture } from './admin-files.ts';
import { listShared, listToReview, readShared, reviewAarti } from './admin-review.ts';
import type { AdminAnswer } from './admin-refusal.ts';
import {
  addRow,
  changeAdminRow,
  countOpenQueries,
  listRows,
  fetchAdminRow,
  removeRow,
  roleOf,
} from './admin-rows.ts';
import { readUsage } from './admin-usage.ts';
import { currentCaller } from './current-caller.ts';

vi.mock('./current-caller.ts', () => ({ currentCaller: vi.fn<typeof currentCaller>() }));
vi.mock('./public-address.ts', () => ({
  publicAddress: async (bucket: string, path: string) =>
    `${world.url}/storage/v1/object/public/${bucket}/${path}`,
}));
// Only browsers draw pictures; here they stay as they are.
vi.mock('#lib/shrink-picture.ts', () => ({
  shrinkPicture: async (bytes: ArrayBuffer) => ({
    kind: 'made',
    bytes,
    type: 'image/png',
    extension: 'png',
  }),
}));

/** Every operation of the administration on the real embedded backend; only the browser is missing. */

let world: OwnWorld;
let admin: Session;
let user: Session;
const guestId = 'guest';

beforeAll(async () => {
  // The package prints every refused statement; here refusals are what is asked for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  world = await startWorld();
  vi.stubGlobal('location', { origin: world.url });
  [admin, user] = [await world.newcomer(), await world.newcomer()];
  const { serviceKey } = await loadSecrets(world.settings.dataDir);
  const made = await fetch(`${world.url}/rest/v1/rpc/make_admin`, {
    method: 'POST',
    headers: { apikey: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ p_email: admin.email }),
  });
  if (!made.ok) throw new Error(`nobody was made an admin: ${made.status}`);
  const tokens: Record<string, string> = {
    [admin.userId]: admin.token,
    [user.userId]: user.token,
    [guestId]: world.publishableKey,
  };
  vi.mocked(currentCaller).mockImplementation(async (of) => {
    const value: Caller = {
      config: { url: world.url, key: world.publishableKey },
      accessToken: tokens[of] ?? '',
    };
    return { ok: true, value };
  });
});
afterAll(async () => {
  await world.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const png = () =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])], 'a.png');
const post = () => ({ slug: `post-${randomUUID()}`, title: 'Kitchen', content: 'South east.', tags: [] });

async function done<T>(asked: Promise<AdminAnswer<T>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`refused: ${answer.problem}`);
  return answer.value;
}

test('the server tells who is an admin', async () => {
  expect(await roleOf(admin.userId)).toEqual({ ok: true, value: 'admin' });
  expect(await roleOf(user.userId)).toEqual({ ok: true, value: 'user' });
});

test('a deity is added with its picture, changed, hidden, and deleted once nothing refers to it', async () => {
  const deity = await done(
    addCatalogueDeity(admin.userId, { name: 'Kartikeya', name_hi: 'कार्तिकेय', picture: png() }),
  );
  expect(deity).toMatchObject({ name: 'Kartikeya', is_published: true });
  const picture = await fetch(`${world.url}/storage/v1/object/public/deity_images/${deity.image}`);
  expect(picture.headers.get('content-type')).toBe('image/png');

  const hidden = await done(changeCatalogueDeity(admin.userId, deity, { is_published: false }));
  expect(hidden.is_published).toBe(false);
  const { data } = await user.client.from('deities').select('id').eq('id', deity.id);
  expect(data).toEqual([]);

  const aarti = await done(
    addDefaultAarti(admin.userId, { title: 'Aarti', content: 'जय जय', deity_id: deity.id }),
  );
  expect(await removeRow(admin.userId, 'deities', hidden)).toEqual({ ok: false, problem: 'in-use' });
  expect(await removeRow(admin.userId, 'aartis', aarti)).toEqual({ ok: true, value: true });
  expect(await removeRow(admin.userId, 'deities', hidden)).toEqual({ ok: true, value: true });
  // A second time it is gone already, which is as good.
  expect(await removeRow(admin.userId, 'deities', hidden)).toEqual({ ok: true, value: true });
});

test('an aarti has its recording with its size, and is everybody’s as long as it is verified', async () => {
  const audio = new File([Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 0, 0])], 'a.mp3');
  const meanings = [{ en: 'Hail', hi: 'जय हो' }, null];
  const aarti = await done(
    addDefaultAarti(admin.userId, { title: 'With sound', content: 'जय\n\nजय जय', audio, meanings }),
  );
  expect(aarti).toMatchObject({ is_verified: true, audio_size: 12, meanings, language: 'hi' });
  expect(aarti.audio_url).toMatch(/^\/storage\/v1\/object\/public\/aarti_audio\/.+\.mp3$/);
  const heard = await fetch(world.url + aarti.audio_url);
  expect(heard.headers.get('content-type')).toBe('audio/mpeg');

  await done(changeDefaultAarti(admin.userId, aarti, { is_verified: false }));
  const { data } = await user.client.from('aartis').select('id').eq('id', aarti.id);
  expect(data).toEqual([]);
});

test('what somebody else has saved meanwhile is never written over', async () => {
  const first = await done(addRow(admin.userId, 'blog_posts', post()));
  const second = await done(changeAdminRow(admin.userId, 'blog_posts', first, { title: 'Theirs' }));
  expect(await changeAdminRow(admin.userId, 'blog_posts', first, { title: 'Mine' })).toEqual({
    ok: false,
    problem: 'changed',
    theirs: second,
  });
  expect(await removeRow(admin.userId, 'blog_posts', first)).toEqual({ ok: false, problem: 'changed' });
  expect(await done(fetchAdminRow(admin.userId, 'blog_posts', first.id))).toMatchObject({ title: 'Theirs' });
  expect(await addRow(admin.userId, 'blog_posts', { ...post(), slug: first.slug })).toEqual({
    ok: false,
    problem: 'taken',
  });
});

test('a draft is nobody else’s, and a published post is everybody’s', async () => {
  const draft = await done(addRow(admin.userId, 'blog_posts', post()));
  const read = async () => (await user.client.from('blog_posts').select('title').eq('id', draft.id)).data;
  expect(await read()).toEqual([]);
  const now = new Date().toISOString();
  await done(changeAdminRow(admin.userId, 'blog_posts', draft, { published: true, published_at: now }));
  expect(await read()).toEqual([{ title: 'Kitchen' }]);
});

test('a day of the calendar is changed, which takes it from the rule, and handed back to it', async () => {
  const [day] = await done(
    listRows(admin.userId, 'calendar_events', ['id', 'event_date', 'updated_at', 'computed'], {
      filters: ['event_date=gte.2027-01-01', 'computed=is.true'],
      order: 'event_date',
      limit: 1,
    }),
  );
  if (!day) throw new Error('no day of 2027');
  const moved = await done(
    changeAdminRow(admin.userId, 'calendar_events', day, { event_date: '2027-01-02' }),
  );
  expect(moved.computed).toBe(false);
  const back = await done(
    changeAdminRow(admin.userId, 'calendar_events', moved, { event_date: day.event_date }),
  );
  expect(await done(changeAdminRow(admin.userId, 'calendar_events', back, { computed: true }))).toMatchObject(
    {
      computed: true,
      event_date: day.event_date,
    },
  );
  await done(
    addRow(admin.userId, 'calendar_events', {
      title: 'Holiday of one state',
      event_date: '2027-05-01',
      region: 'MH',
    }),
  );
});

test('a festival is hidden with its days', async () => {
  const [festival] = await done(
    listRows(admin.userId, 'festivals', ['id', 'updated_at'], { order: 'name', limit: 1 }),
  );
  if (!festival) throw new Error('no festival');
  await done(changeAdminRow(admin.userId, 'festivals', festival, { is_published: false }));
  const { data } = await user.client.from('festivals').select('id').eq('id', festival.id);
  expect(data).toEqual([]);
});

test('a plan is offered no longer', async () => {
  const plan = await done(
    addRow(admin.userId, 'subscription_plans', { name: 'Small', price: 49, credits: 5 }),
  );
  await done(changeAdminRow(admin.userId, 'subscription_plans', plan, { is_offered: false }));
  const { data } = await user.client.from('subscription_plans').select('id').eq('id', plan.id);
  expect(data).toEqual([]);
});

test('a question is counted while it is open, marked as handled, and deleted', async () => {
  const sent = await user.client.from('contactus').insert({
    name: 'Asha Rao',
    property_type: 'land',
    city: 'Pune',
    query: 'Which way should the gate be?',
    reply_to: 'asha@example.com',
  });
  expect(sent.error).toBeNull();
  expect(await countOpenQueries(admin.userId)).toEqual({ ok: true, value: 1 });
  const [query] = await done(listRows(admin.userId, 'contactus', ['id', 'reply_to']));
  if (!query) throw new Error('no question');
  const handledAt = new Date().toISOString();
  await done(changeAdminRow(admin.userId, 'contactus', { id: query.id }, { handled_at: handledAt }));
  expect(await countOpenQueries(admin.userId)).toEqual({ ok: true, value: 0 });
  expect(await removeRow(admin.userId, 'contactus', { id: query.id })).toEqual({ ok: true, value: true });
});

describe('a shared aarti', () => {
  const share = async (title: string) => {
    const deity = randomUUID();
    await user.client.from('user_deity').insert({ id: deity, name: `Kul Devi ${deity}` });
    const { error } = await user.client
      .from('user_aartis')
      .insert({ user_deity_id: deity, title, content: 'जय', file_type: 'text', is_private: false });
    expect(error).toBeNull();
    const found = await done(listToReview(admin.userId));
    const aarti = found.find((each) => each.title === title);
    if (!aarti) throw new Error('it does not wait');
    return aarti;
  };
  const stateOf = async (id: string) =>
    (await user.client.from('user_aartis').select('review_status, review_note').eq('id', id).single()).data;

  test('is verified for everybody, and taken back with the state that the verdict left', async () => {
    const aarti = await share('One to share');
    const { seq } = await done(reviewAarti(admin.userId, { kind: 'verified', aarti }));
    const shared = async () => (await user.client.from('shared_aartis').select('id').eq('id', aarti.id)).data;
    expect(await shared()).toEqual([{ id: aarti.id }]);
    await done(
      reviewAarti(admin.userId, { kind: 'rejected', aarti: { id: aarti.id, seq }, reason: 'Once more.' }),
    );
    expect(await shared()).toEqual([]);
    expect(await stateOf(aarti.id)).toEqual({ review_status: 'rejected', review_note: 'Once more.' });
  });

  test('that its owner has changed meanwhile is not decided', async () => {
    const aarti = await share('One to change');
    await user.client.from('user_aartis').update({ title: 'Changed' }).eq('id', aarti.id);
    expect(await reviewAarti(admin.userId, { kind: 'verified', aarti })).toEqual({
      ok: false,
      problem: 'changed',
    });
  });

  test('with a picture is read, and its copy is everybody’s', async () => {
    const path = `${user.userId}/${randomUUID()}.png`;
    const up = await user.client.storage
      .from('user_aartis')
      .upload(path, await png().arrayBuffer(), { contentType: 'image/png' });
    expect(up.error).toBeNull();
    const deity = randomUUID();
    await user.client.from('user_deity').insert({ id: deity, name: 'Devi of the picture' });
    const { error } = await user.client.from('user_aartis').insert({
      user_deity_id: deity,
      title: 'A picture',
      file_type: 'image',
      file_url: path,
      is_private: false,
    });
    expect(error).toBeNull();
    const aarti = (await done(listToReview(admin.userId))).find(({ title }) => title === 'A picture');
    if (!aarti) throw new Error('it does not wait');
    const read = await done(readShared(admin.userId, aarti));
    if (read.kind !== 'pictures') throw new Error('it cannot be read');
    expect(read.pages).toBe(1);
    expect(await reviewAarti(admin.userId, { kind: 'verified', aarti })).toMatchObject({ ok: false });
    // Another file in its place changes no row.
    const other = await user.client.storage
      .from('user_aartis')
      .update(path, new TextEncoder().encode('%PDF-1.4 something else'), { contentType: 'application/pdf' });
    expect(other.error).toBeNull();
    await done(reviewAarti(admin.userId, { kind: 'verified', aarti, file: read.bytes }));
    const { data } = await user.client.from('shared_aartis').select('file_url').eq('id', aarti.id).single();
    const copy = await fetch(`${world.url}/storage/v1/object/public/shared_aartis/${data?.file_url}`);
    expect(copy.headers.get('content-type')).toBe('image/png');

    // Days later nobody knows its state: what everybody sees goes all the same, and its file with it.
    const isListed = async () => (await done(listShared(admin.userId))).some(({ id }) => id === aarti.id);
    expect(await isListed()).toBe(true);
    await done(
      reviewAarti(admin.userId, { kind: 'rejected', aarti: { id: aarti.id }, reason: 'Not to share.' }),
    );
    expect(await isListed()).toBe(false);
    expect(await stateOf(aarti.id)).toEqual({ review_status: 'rejected', review_note: 'Not to share.' });
    const kept = await admin.client.storage.from('shared_aartis').list(aarti.id);
    expect(kept.data).toEqual([]);
  });
});

test('the usage counts every day once', async () => {
  const usage = await done(readUsage(admin.userId, '2026-11-01', '2026-11-30'));
  expect(usage.days).toHaveLength(30);
  expect(usage.days[0]?.day).toBe('2026-11-01');
  expect(await readUsage(admin.userId, '2026-11-02', '2026-11-01')).toEqual({
    ok: false,
    problem: 'invalid',
  });
});

test('what breaks a rule of the server is refused and leaves nothing behind', async () => {
  const names = async () => (await done(listRows(admin.userId, 'deities', ['name']))).length;
  const before = await names();
  for (const name of ['\u200b\u2060', 'x'.repeat(121), 'two\nlines'])
    expect(await addCatalogueDeity(admin.userId, { name })).toMatchObject({ ok: false });
  expect(await names()).toBe(before);
});

test('a drawing that may hold a program is no picture, whatever its name says', async () => {
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.png', {
    type: 'image/png',
  });
  expect(await uploadPicture(admin.userId, 'blog_images', svg)).toEqual({
    ok: false,
    problem: 'not-a-picture',
  });
  // Nor is it taken from whoever asks the storage itself.
  const { error } = await admin.client.storage
    .from('blog_images')
    .upload('uploaded/a.svg', await svg.arrayBuffer(), { contentType: 'image/svg+xml' });
  expect(error).not.toBeNull();
});

describe.each([
  ['a user', (): string => user.userId],
  ['a guest', (): string => guestId],
] as const)('%s', (name, who) => {
  // The server tells a guest to sign in, or what a user is told.
  const why: unknown = name === 'a user' ? 'not-allowed' : expect.stringMatching(/not-allowed|signed-out/);
  const refused = { ok: false, problem: why };

  test('adds and changes nothing', async () => {
    expect(await addCatalogueDeity(who(), { name: 'Mine' })).toEqual(refused);
    expect(await addDefaultAarti(who(), { title: 'Mine', content: 'Mine' })).toEqual(refused);
    expect(await addRow(who(), 'blog_posts', post())).toEqual(refused);
    expect(await addRow(who(), 'calendar_events', { title: 'Mine', event_date: '2027-01-01' })).toEqual(
      refused,
    );
    expect(await addRow(who(), 'subscription_plans', { name: 'Free', price: 1, credits: 1 })).toEqual(
      refused,
    );
    const [deity] = await done(listRows(admin.userId, 'deities', ['id', 'updated_at'], { limit: 1 }));
    if (!deity) throw new Error('no deity');
    expect(await changeCatalogueDeity(who(), deity, { name: 'Mine' })).toEqual(refused);
    expect(await removeRow(who(), 'deities', deity)).toEqual(refused);
  });

  test('stores no file', async () => {
    expect(await uploadPicture(who(), 'blog_images', png())).toEqual(refused);
    expect(await addCatalogueDeity(who(), { name: 'Mine', picture: png() })).toEqual(refused);
  });

  test('reads no questions, counts nobody and reviews nothing', async () => {
    const read = await listRows(who(), 'contactus', ['id']);
    expect(read.ok ? read.value : read).toEqual(read.ok ? [] : refused);
    expect(await readUsage(who(), '2026-11-01', '2026-11-02')).toEqual(refused);
    expect(await listToReview(who())).toEqual(refused);
    const verdict = { kind: 'rejected', aarti: { id: randomUUID(), seq: 1 }, reason: 'No.' } as const;
    expect(await reviewAarti(who(), verdict)).toEqual(refused);
    const takenBack = { kind: 'rejected', aarti: { id: randomUUID() }, reason: 'No.' } as const;
    expect(await reviewAarti(who(), takenBack)).toEqual(refused);
  });
});
