import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '../database.ts';
import type { Keeping } from '../mutations/keep-acts.ts';
import { keepPicture } from '../mutations/keep-picture.ts';
import { noteLink } from '../mutations/note-link.ts';
import { noteSynced } from '../mutations/note-synced.ts';
import { updateProfile } from '../mutations/update-profile.ts';
import { profileOf, type Profile, type ProfileRow } from './profile.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000011';
const row: ProfileRow = {
  id: userId,
  seq: 3,
  deleted_at: null,
  username: 'asha',
  full_name: 'Asha',
  email: 'asha@example.com',
  avatar_url: null,
  verification_status: 'verified',
};
const withPicture = (avatar_url: string): ProfileRow => ({ ...row, avatar_url });
const keeping: Keeping = { userId, now: 1_700_000_000_000, newId: () => crypto.randomUUID() };
const picture = { bytes: new Uint8Array([1, 2, 3]).buffer, type: 'image/webp', extension: 'webp' };

const db = () => userDatabase(userId);

afterEach(() => deleteUserDatabase(userId));

describe('a device that has no profile yet', () => {
  test('says that there is none, and nothing of trouble', async () => {
    expect(await profileOf(db(), userId)).toEqual({ kind: 'absent', problem: undefined, isSynced: false });
  });

  test('says whether the server had none either', async () => {
    await noteSynced(db(), 9);
    expect(await profileOf(db(), userId)).toEqual({ kind: 'absent', problem: undefined, isSynced: true });
  });

  test('says what kept it from being fetched', async () => {
    await noteLink(db(), { failures: 1, nextAt: 9, problem: 'server' });
    expect(await profileOf(db(), userId)).toEqual({ kind: 'absent', problem: 'server', isSynced: false });
  });
});

describe('the profile', () => {
  test('is that of the mirror, with nothing unsent and nothing refused', async () => {
    await mirrorOf(db(), 'profiles').put(row);
    expect(await found()).toEqual({ row, isUnsent: false, picture: undefined, refused: [] });
  });

  test('shows what was written last, and that it is unsent until the server has it', async () => {
    await mirrorOf(db(), 'profiles').put(row);
    await updateProfile(db(), { full_name: 'Asha Devi' }, keeping);
    expect(await found()).toMatchObject({
      row: { full_name: 'Asha Devi', username: 'asha' },
      isUnsent: true,
    });
    await db().outbox.toCollection().modify({ state: 'acked' });
    expect(await found()).toMatchObject({ row: { full_name: 'Asha Devi' }, isUnsent: false });
  });

  test('shows a new picture from its bytes, which carry its path under the avatars', async () => {
    await mirrorOf(db(), 'profiles').put(row);
    await updateProfile(db(), {}, keeping, picture);
    const { row: shown, picture: bytes } = await found();
    expect(bytes?.type).toBe('image/webp');
    expect(new Uint8Array(bytes?.bytes ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    const upload = await db()
      .outbox.filter(({ kind }) => kind === 'upload')
      .first();
    expect(upload?.payload).toMatchObject({ bucket: 'avatars', path: shown.avatar_url });
    expect(shown.avatar_url).toMatch(new RegExp(`^${userId}/[0-9a-f-]{36}\\.webp$`));
  });

  test('shows the copy of its picture that the device has, and no other one', async () => {
    const path = `${userId}/one.webp`;
    await mirrorOf(db(), 'profiles').put(withPicture(path));
    expect((await found()).picture).toBeUndefined();
    await keepPicture(db(), { path, bytes: new Uint8Array([7]).buffer, type: 'image/webp' });
    expect((await found()).picture?.path).toBe(path);
    await mirrorOf(db(), 'profiles').put(withPicture(`${userId}/other.webp`));
    expect((await found()).picture).toBeUndefined();
  });

  test('does not show a refused username, but keeps it with its reason', async () => {
    await mirrorOf(db(), 'profiles').put(row);
    await updateProfile(db(), { username: 'taken' }, keeping);
    await refuseAll('username_taken');
    const { row: shown, refused, isUnsent } = await found();
    expect(shown.username).toBe('asha');
    expect(isUnsent).toBe(false);
    expect(refused.map(({ change, row: act }) => [change, act.problem?.code])).toEqual([
      [{ username: 'taken' }, 'username_taken'],
    ]);
  });

  test('counts a picture whose file was refused as refused', async () => {
    await mirrorOf(db(), 'profiles').put(row);
    await updateProfile(db(), {}, keeping, picture);
    await db()
      .outbox.filter(({ kind }) => kind === 'upload')
      .modify({ state: 'dead', problem: { kind: 'refused', code: 'file_too_large', reason: undefined } });
    const { refused, isUnsent } = await found();
    expect(isUnsent).toBe(false);
    expect(refused.map(({ row: act }) => [act.kind, act.problem?.code])).toEqual([
      ['upload', 'file_too_large'],
    ]);
  });
});

describe('a change', () => {
  test('replaces an earlier one of the same field that has not left the device', async () => {
    await updateProfile(db(), { full_name: 'One' }, keeping);
    await updateProfile(db(), { username: 'asha_2' }, keeping);
    await updateProfile(db(), { full_name: 'Two' }, keeping);
    expect(await payloads()).toEqual([{ username: 'asha_2' }, { full_name: 'Two' }]);
  });

  test('replaces one that was refused', async () => {
    await updateProfile(db(), { username: 'taken' }, keeping);
    await refuseAll('username_taken');
    await updateProfile(db(), { username: 'asha_3' }, keeping);
    expect(await payloads()).toEqual([{ username: 'asha_3' }]);
  });

  test('stands behind one of which a copy may be under way', async () => {
    await updateProfile(db(), { full_name: 'One' }, keeping);
    await db().outbox.toCollection().modify({ state: 'queued', attempts: 1 });
    await updateProfile(db(), { full_name: 'Two' }, keeping);
    expect(await payloads()).toEqual([{ full_name: 'One' }, { full_name: 'Two' }]);
  });

  test('of the picture takes the bytes of the earlier one off the device', async () => {
    await updateProfile(db(), {}, keeping, picture);
    await updateProfile(db(), {}, keeping, { ...picture, bytes: new Uint8Array([9]).buffer });
    const blobs = await db().blobs.toArray();
    expect(blobs.map(({ bytes }) => [...new Uint8Array(bytes)])).toEqual([[9]]);
    await updateProfile(db(), { avatar_url: null }, keeping);
    expect(await db().blobs.count()).toBe(0);
    expect(await payloads()).toEqual([{ avatar_url: null }]);
  });

  test('that is not well formed is not kept, and what was there stays', async () => {
    await updateProfile(db(), { username: 'asha_4' }, keeping);
    const outcome = await updateProfile(db(), { username: 'no spaces' }, keeping);
    expect(outcome.kind).toBe('refused');
    expect(await payloads()).toEqual([{ username: 'asha_4' }]);
  });
});

async function found(): Promise<Profile> {
  const read = await profileOf(db(), userId);
  if (read.kind !== 'found') throw new Error('There is no profile');
  return read.profile;
}

async function payloads() {
  const rows = await db().outbox.orderBy('n').toArray();
  return rows.filter(({ kind }) => kind !== 'upload').map(({ payload }) => payload);
}

async function refuseAll(code: string): Promise<void> {
  await db()
    .outbox.toCollection()
    .modify({ state: 'dead', problem: { kind: 'refused', code, reason: undefined } });
}
