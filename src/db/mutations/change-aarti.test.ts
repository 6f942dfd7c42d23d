import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '../database.ts';
import { ownAarti, sharingOf, type UserAartiRow } from '../queries/own-aartis.ts';
import { chooseAartiFile, keepAartiDraft } from './add-aarti.ts';
import { changeAarti, keepsItsFile, openAartiChange } from './change-aarti.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000a2';
const aartiId = '6f1d2b7e-0a03-4c3e-9a51-0000000000e1';
const db = () => userDatabase(userId);
const place = { kind: 'aarti', aartiId } as const;
let count = 0;
const newId = () => {
  count += 1;
  return `b7d0c7de-5f0b-4d2e-9a54-${String(count).padStart(12, '0')}`;
};
const keeping = () => ({ userId, now: Date.UTC(2026, 10, 22), newId });
const row = {
  id: aartiId,
  user_id: userId,
  seq: 5,
  deleted_at: null,
  user_deity_id: null,
  festival_id: '6f1d2b7e-0a03-4c3e-9a51-0000000000d1',
  title: 'Dadi ki aarti',
  content: 'ॐ',
  file_type: 'text',
  file_url: null,
  tags: ['ghar', 'dadi'],
  is_private: false,
  review_status: 'verified',
  review_note: null,
  created_at: '2026-11-20T00:00:00Z',
  updated_at: '2026-11-20T00:00:00Z',
} as const satisfies UserAartiRow & Record<string, unknown>;
const file = () => ({ id: newId(), name: 'a.pdf', type: 'application/pdf', extension: 'pdf', size: 3 });

beforeEach(async () => {
  count = 0;
  await mirrorOf(db(), 'user_aartis').put(row);
});
afterEach(() => deleteUserDatabase(userId));

test('the form shows what is there, and only what is different is sent', async () => {
  const draft = await openAartiChange(db(), row);
  expect(draft).toMatchObject({ title: 'Dadi ki aarti', lyrics: 'ॐ', tags: 'ghar, dadi', isPrivate: false });
  expect(await change({ title: ' Nani ki aarti ' })).toMatchObject({ kind: 'kept' });
  expect(await acts()).toEqual([['aarti.update', { title: 'Nani ki aarti' }]]);
  expect((await ownAarti(db(), aartiId))?.aarti.title).toBe('Nani ki aarti');
});

test('what was left in the form is there again, and gone once it is saved', async () => {
  const draft = { ...(await openAartiChange(db(), row)), lyrics: 'ॐ जय' };
  await keepAartiDraft(db(), place, draft);
  expect(await openAartiChange(db(), row)).toEqual(draft);
  await changeAarti(db(), row, draft, keeping());
  expect(await db().drafts.count()).toBe(0);
});

test('a title that was pasted over lines is sent as one line', async () => {
  await change({ title: 'Nani\nki\u0007 aarti' });
  expect(await acts()).toEqual([['aarti.update', { title: 'Nani ki aarti' }]]);
});

test('without a difference nothing is sent', async () => {
  expect(await change({})).toEqual({ kind: 'kept', opIds: [] });
  expect(await acts()).toEqual([]);
});

test('words give way to a file, which goes first, and a file to words', async () => {
  const { bytes, ...chosen } = { ...file(), bytes: new Uint8Array([1, 2, 3]).buffer };
  const draft = await chooseAartiFile(db(), place, await openAartiChange(db(), row), { ...chosen, bytes });
  if (draft === 'full') throw new Error('There is room.');
  await changeAarti(db(), row, draft, keeping());
  const path = `${userId}/${chosen.id}.pdf`;
  expect(await acts()).toEqual([
    ['upload', expect.objectContaining({ bucket: 'user_aartis', path })],
    ['aarti.update', { content: null, file_type: 'pdf', file_url: path }],
  ]);
  const now = (await ownAarti(db(), aartiId))?.aarti;
  if (!now) throw new Error('It is there.');
  expect(now).toMatchObject({ file_type: 'pdf', file_url: path });
  const again = await openAartiChange(db(), now);
  expect(keepsItsFile(now, again)).toBe(true);
  expect(keepsItsFile(now, { ...again, kind: 'image' })).toBe(false);
  await changeAarti(db(), now, { ...again, kind: 'text', lyrics: 'नए बोल' }, keeping());
  expect((await ownAarti(db(), aartiId))?.aarti).toMatchObject({
    content: 'नए बोल',
    file_type: 'text',
    file_url: null,
  });
});

test('what is kept to oneself is taken back from the others, and what is changed is looked at again', async () => {
  expect(sharingOf(row)).toEqual({ kind: 'shared' });
  await change({ tags: 'ghar' });
  expect(sharingOf(await shown())).toEqual({ kind: 'waiting' });
  await change({ isPrivate: true });
  expect(sharingOf(await shown())).toEqual({ kind: 'private' });
  const declined = { ...row, review_status: 'rejected', review_note: ' a film song ' } as const;
  expect(sharingOf(declined)).toEqual({ kind: 'declined', reason: 'a film song' });
  expect(sharingOf({ ...declined, review_note: '' })).toEqual({ kind: 'declined', reason: undefined });
  expect(sharingOf({ ...row, review_status: 'pending' })).toEqual({ kind: 'waiting' });
});

test('what belongs to a deity of one’s own stays private, whatever the form says', async () => {
  const own = { ...row, user_deity_id: '6f1d2b7e-0a03-4c3e-9a51-0000000000f1', is_private: true };
  const draft = { ...(await openAartiChange(db(), own)), isPrivate: false, title: 'Other' };
  await changeAarti(db(), own, draft, keeping());
  expect(await acts()).toEqual([['aarti.update', { title: 'Other' }]]);
});

test('a change that the server has refused is in the form again, and gives way to the next one', async () => {
  await change({ title: 'Refused', tags: 'x' });
  await refuse();
  const draft = await openAartiChange(db(), row);
  expect(draft).toMatchObject({ title: 'Refused', tags: 'x' });
  await changeAarti(db(), row, { ...draft, title: 'Taken' }, keeping());
  expect(await acts()).toEqual([['aarti.update', { title: 'Taken', tags: ['x'] }]]);
});

test('one that the server has refused to make is made anew as it is changed', async () => {
  await mirrorOf(db(), 'user_aartis').clear();
  const { keepActs } = await import('./keep-acts.ts');
  const payload = { title: 'New', content: 'ॐ', file_type: 'text', is_private: false };
  await keepActs(db(), [{ kind: 'aarti.create', entityId: aartiId, payload }], keeping());
  await refuse();
  const refused = await shown();
  const draft = { ...(await openAartiChange(db(), refused)), title: 'Newer' };
  expect(await changeAarti(db(), refused, draft, keeping())).toMatchObject({ kind: 'kept' });
  expect(await acts()).toEqual([['aarti.create', { ...payload, title: 'Newer' }]]);
  expect((await db().outbox.toArray()).map(({ state }) => state)).toEqual(['queued']);
});

async function change(fields: Partial<Awaited<ReturnType<typeof openAartiChange>>>) {
  const now = await shown();
  return changeAarti(db(), now, { ...(await openAartiChange(db(), now)), ...fields }, keeping());
}

async function shown() {
  const own = await ownAarti(db(), aartiId);
  if (!own) throw new Error('It is there.');
  return own.aarti;
}

async function acts() {
  return (await db().outbox.toArray()).map(({ kind, payload }) => [kind, payload]);
}

async function refuse(): Promise<void> {
  const problem = { kind: 'refused', code: 'invalid', reason: undefined } as const;
  await db().outbox.toCollection().modify({ state: 'dead', problem });
}
