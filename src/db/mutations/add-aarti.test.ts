import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '../database.ts';
import { ownAartis } from '../queries/own-aartis.ts';
import {
  addAarti,
  chooseAartiFile,
  clearAartiDraft,
  keepAartiDraft,
  openAartiDraft,
  removeAartiFile,
  tagFault,
  tagsOf,
} from './add-aarti.ts';
import type { AartiDraft } from './aarti-draft.ts';
import { newPropertyDraft } from '../schema.ts';
import { openPropertyDraft } from './property-draft.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000a1';
const diwali = { kind: 'festival', festivalId: 'diwali' } as const;
const festivalRowId = '6f1d2b7e-0a03-4c3e-9a51-0000000000d1';
const db = () => userDatabase(userId);
let count = 0;
const newId = () => {
  count += 1;
  return `b7d0c7de-5f0b-4d2e-9a53-${String(count).padStart(12, '0')}`;
};
const keeping = () => ({ userId, now: Date.UTC(2026, 10, 21), newId });
const picture = () => ({
  id: newId(),
  name: 'aarti.heic',
  type: 'image/jpeg',
  extension: 'jpg',
  size: 3,
  bytes: new Uint8Array([1, 2, 3]).buffer,
});

beforeEach(() => {
  count = 0;
});
afterEach(() => deleteUserDatabase(userId));

test('an aarti of words is kept to be sent, shown at once, and its draft is gone', async () => {
  const draft = await written({
    title: '  Diwali aarti ',
    lyrics: ' ॐ जय लक्ष्मी माता \n',
    tags: 'diwali, , lakshmi ',
  });
  expect(await add(draft)).toMatchObject({ kind: 'kept' });
  expect(await db().outbox.toArray()).toMatchObject([
    {
      kind: 'aarti.create',
      entityId: draft.aartiId,
      payload: {
        festival_id: festivalRowId,
        title: 'Diwali aarti',
        content: 'ॐ जय लक्ष्मी माता',
        file_type: 'text',
        tags: ['diwali', 'lakshmi'],
        is_private: false,
      },
    },
  ]);
  expect(await ownAartis(db())).toMatchObject([
    { aarti: { title: 'Diwali aarti', festival_id: festivalRowId }, state: { kind: 'waiting', files: [] } },
  ]);
  const next = await openAartiDraft(db(), diwali, newId);
  expect(next).toMatchObject({ title: '', lyrics: '', tags: '' });
  expect(next.aartiId).not.toBe(draft.aartiId);
});

test('a title that was pasted over lines is one line, in one spelling', async () => {
  await add(await written({ title: ' Jai\r\n Ganesh\u0007 A\u030a ' }));
  const [act] = await db().outbox.toArray();
  expect(act?.payload).toMatchObject({ title: 'Jai Ganesh Å' });
});

test('optional fields that are empty are null', async () => {
  await add(await written({ title: 'Aarti', tags: ' , ,' }));
  const [act] = await db().outbox.toArray();
  expect(act?.payload).toMatchObject({ content: null, tags: null });
});

test('a file goes first, under the folder of its owner, and counts as what it is', async () => {
  let draft = await written({ title: 'Scan', kind: 'pdf', lyrics: 'not these words' });
  draft = await chosen(draft, picture());
  expect(draft.kind).toBe('image');
  await add(draft);
  const [upload, act] = await db().outbox.toArray();
  expect(upload).toMatchObject({
    kind: 'upload',
    payload: {
      bucket: 'user_aartis',
      path: `${userId}/${draft.file?.id}.jpg`,
      content_type: 'image/jpeg',
      size: 3,
    },
  });
  expect(act).toMatchObject({
    kind: 'aarti.create',
    deps: [upload?.opId],
    payload: { file_type: 'image', content: null, file_url: `${userId}/${draft.file?.id}.jpg` },
  });
  expect(await db().blobs.count()).toBe(1);
  expect((await ownAartis(db()))[0]?.state).toMatchObject({ kind: 'waiting', files: [{ size: 3 }] });
});

test('saved twice it is one aarti', async () => {
  const draft = await written({ title: 'Once' });
  const outcomes = await Promise.all([add(draft), add(draft)]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['kept', 'saved-before']);
  expect(await db().outbox.count()).toBe(1);
});

test('what the act does not take is refused with the field, and the draft stays', async () => {
  const draft = await written({ title: 'x'.repeat(201) });
  expect(await add(draft)).toMatchObject({ kind: 'refused', fault: { field: 'title' } });
  expect(await openAartiDraft(db(), diwali, newId)).toEqual(draft);
});

describe('the draft', () => {
  test('is there again after a reload, with its file, and each festival has its own', async () => {
    const draft = await chosen(await written({ title: 'Half', lyrics: 'some' }), picture());
    expect(await openAartiDraft(db(), diwali, newId)).toEqual(draft);
    expect(await openAartiDraft(db(), { kind: 'festival', festivalId: 'holi' }, newId)).toMatchObject({
      title: '',
    });
  });

  test('keeps its file when the form of a property sweeps up', async () => {
    const draft = await chosen(await written({ title: 'Half' }), picture());
    await openPropertyDraft(db(), newPropertyDraft, newId);
    expect(await db().blobs.get(draft.file?.id ?? '')).toBeTruthy();
  });

  test('has one file at most, and none of it is left when it is taken out or the form is cleared', async () => {
    let draft = await chosen(await written({ title: 'Half' }), picture());
    draft = await chosen(draft, picture());
    expect(await db().blobs.count()).toBe(1);
    draft = await removeAartiFile(db(), diwali, draft);
    expect(await db().blobs.count()).toBe(0);
    draft = await chosen(draft, picture());
    await clearAartiDraft(db(), diwali, draft);
    expect(await db().blobs.count()).toBe(0);
    expect(await openAartiDraft(db(), diwali, newId)).toMatchObject({ title: '', file: undefined });
  });

  test('that another tab has saved already is a new one', async () => {
    const draft = await written({ title: 'Saved' });
    await mirrorOf(db(), 'user_aartis').put({ id: draft.aartiId, seq: 4, deleted_at: null });
    expect((await openAartiDraft(db(), diwali, newId)).aartiId).not.toBe(draft.aartiId);
  });

  test('that cannot be read is a new one', async () => {
    await db().drafts.put({ id: 'aarti diwali', text: '{"title": 4}' });
    expect(await openAartiDraft(db(), diwali, newId)).toMatchObject({ title: '' });
  });

  test('leaves no file behind where the words are sent instead', async () => {
    const draft = { ...(await chosen(await written({ title: 'Words' }), picture())), kind: 'text' as const };
    await add({ ...draft, lyrics: 'ॐ' });
    expect(await db().blobs.count()).toBe(0);
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual(['aarti.create']);
  });
});

describe('tags', () => {
  test.each([
    ['diwali, lakshmi ,  जय माता ', ['diwali', 'lakshmi', 'जय माता']],
    ['a,,a, ,', ['a']],
    ['', null],
    [' , ,', null],
    ['दिवाली،लक्ष्मी、maa  kali', ['दिवाली', 'लक्ष्मी', 'maa kali']],
  ])('of "%s" are what stands between the commas', (typed, tags) => {
    expect(tagsOf(typed)).toEqual(tags);
  });

  test('may be thirty of sixty characters', () => {
    const many = Array.from({ length: 31 }, (_, number) => `tag ${number}`);
    expect(tagFault(many)).toBe('too-many');
    expect(tagFault(many.slice(1))).toBeUndefined();
    expect(tagFault(['ॐ'.repeat(61)])).toBe('too-long');
    expect(tagFault(['🪔'.repeat(60)])).toBeUndefined();
    expect(tagFault(null)).toBeUndefined();
  });
});

async function written(fields: Partial<AartiDraft>): Promise<AartiDraft> {
  const draft = { ...(await openAartiDraft(db(), diwali, newId)), ...fields };
  await keepAartiDraft(db(), diwali, draft);
  return draft;
}

async function chosen(draft: AartiDraft, file: ReturnType<typeof picture>): Promise<AartiDraft> {
  const after = await chooseAartiFile(db(), diwali, draft, file);
  if (after === 'full') throw new Error('full');
  return after;
}

function add(draft: AartiDraft) {
  return addAarti(db(), { place: diwali, draft, festivalRowId, moreTags: [] }, keeping());
}
