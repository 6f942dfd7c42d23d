import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import { sendStates } from '../queries/send-states.ts';
import { newPropertyDraft, type OutboxRow } from '../schema.ts';
import { saveProperty, type SaveOutcome } from './add-property.ts';
import type { Keeping } from './keep-acts.ts';
import {
  changeChosenFile,
  changePropertyDraft,
  chooseFile,
  letPropertyDraftGo,
  openPropertyDraft,
  previewOf,
  removeChosenFile,
} from './property-draft.ts';
import { wipeUser } from './wipe-user.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000e1';
const db = () => userDatabase(userId);
const newId = () => crypto.randomUUID();
const keeping: Keeping = { userId, now: 1000, newId };

beforeEach(() => deleteUserDatabase(userId));
afterEach(() => deleteUserDatabase(userId));

test('a property goes with its plans and photos, each file in its place and before its row', async () => {
  await enter();
  const plan = await choose('plan', 'ground.pdf');
  const photo = await choose('photo', 'front.jpg');
  await changeChosenFile(db(), newPropertyDraft, plan, { title: ' Ground floor ', words: 'as built' });
  await changeChosenFile(db(), newPropertyDraft, photo, { words: 'From the street' });
  const { saved } = expectSaved(await save());

  const rows = await outbox();
  expect(rows.map(({ kind }) => kind)).toEqual([
    'property.create',
    'upload',
    'floorplan.create',
    'upload',
    'photo.create',
  ]);
  const [property, planFile, planRow, photoFile, photoRow] = rows;
  expect(property).toMatchObject({
    entityId: saved.propertyId,
    payload: { title: 'Our flat', city: 'Pune' },
  });
  expect(planFile).toMatchObject({ entityId: plan, payload: { path: `${userId}/${plan}.bin`, size: 4 } });
  expect(planRow).toMatchObject({
    deps: [planFile?.opId, property?.opId],
    payload: {
      property_id: saved.propertyId,
      title: 'Ground floor',
      description: 'as built',
      image_url: `${userId}/${plan}.bin`,
      file_size: 4,
      file_type: 'application/pdf',
    },
  });
  expect(photoFile).toMatchObject({ payload: { path: `${userId}/photos/${photo}.bin` } });
  expect(photoRow).toMatchObject({
    deps: [photoFile?.opId, property?.opId],
    payload: { caption: 'From the street', image_url: `${userId}/photos/${photo}.bin` },
  });
  expect((await db().blobs.toCollection().primaryKeys()).sort()).toEqual([plan, photo].sort());
  expect(await db().property_drafts.count()).toBe(0);
  expect(saved.files.map(({ name }) => name)).toEqual(['Ground floor', 'From the street']);
});

test('a plan whose title was emptied is called by its file, and blank words are left out', async () => {
  await enter();
  const plan = await choose('plan', 'ground.pdf');
  await changeChosenFile(db(), newPropertyDraft, plan, { title: '  ', words: '  ' });
  expectSaved(await save());
  const row = (await outbox()).find(({ kind }) => kind === 'floorplan.create');
  expect(row?.payload).toMatchObject({ title: 'ground.pdf' });
  expect(row?.payload).not.toHaveProperty('description');
});

test('saved twice at the same time it is one property', async () => {
  await enter();
  await choose('plan', 'ground.pdf');
  const draft = await openPropertyDraft(db(), newPropertyDraft, newId);
  const both = await Promise.all([save(), save()]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(['saved', 'saved-before']);
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['property.create', 'upload', 'floorplan.create']);
  expect(await save(draft)).toEqual({ kind: 'saved-before' });
});

test('what is not well formed is kept as a draft, with its files', async () => {
  await enter();
  await choose('photo', 'front.jpg');
  await changePropertyDraft(db(), newPropertyDraft, { title: ' ' });
  expect(await save()).toMatchObject({ kind: 'refused', act: 'property.create' });
  expect(await outbox()).toEqual([]);
  expect((await openPropertyDraft(db(), newPropertyDraft, newId)).files).toHaveLength(1);
  expect(await db().blobs.count()).toBe(2);
});

test('more is added to a property that is there, or on its way', async () => {
  await enter();
  const { saved } = expectSaved(await save());
  await openPropertyDraft(db(), saved.propertyId, newId);
  await choose('photo', 'back.jpg', saved.propertyId);
  expect(expectSaved(await save(await openPropertyDraft(db(), saved.propertyId, newId))).saved).toMatchObject(
    {
      propertyId: saved.propertyId,
      isNew: false,
    },
  );
  const [property, file, photo] = await outbox();
  expect(photo).toMatchObject({
    kind: 'photo.create',
    payload: { property_id: saved.propertyId },
    deps: [file?.opId, property?.opId],
  });
  const { states } = await sendStates(db(), [saved.propertyId]);
  expect(states.get(saved.propertyId)?.kind).toBe('waiting');
});

describe('a draft', () => {
  test('comes back with all that was in it', async () => {
    const { propertyId } = await enter();
    const plan = await choose('plan', 'a.pdf');
    const again = await openPropertyDraft(db(), newPropertyDraft, newId);
    expect(again).toMatchObject({ propertyId, city: 'Pune', files: [{ id: plan, name: 'a.pdf' }] });
    expect((await db().blobs.get(previewOf(plan)))?.type).toBe('image/jpeg');
  });

  test('loses a file with its bytes, and no other', async () => {
    await enter();
    const gone = await choose('plan', 'a.pdf');
    const kept = await choose('plan', 'b.pdf');
    await removeChosenFile(db(), newPropertyDraft, gone);
    expect((await db().blobs.toCollection().primaryKeys()).sort()).toEqual([kept, previewOf(kept)].sort());
  });

  test('takes no bytes out of a file that is on its way', async () => {
    await enter();
    const plan = await choose('plan', 'a.pdf');
    expectSaved(await save());
    await removeChosenFile(db(), newPropertyDraft, plan);
    expect(await db().blobs.get(plan)).toBeDefined();
  });

  test('that is let go of takes its files along, and leaves what waits to be sent', async () => {
    await enter();
    const sent = await choose('plan', 'a.pdf');
    expectSaved(await save());
    await enter();
    await choose('plan', 'b.pdf');
    await letPropertyDraftGo(db(), newPropertyDraft);
    expect(await db().blobs.toCollection().primaryKeys()).toEqual([sent]);
  });

  test('takes no file once it was saved elsewhere', async () => {
    await enter();
    expectSaved(await save());
    expect(await chooseFile(db(), newPropertyDraft, aFile('plan', 'late.pdf'))).toBe('gone');
    expect(await db().blobs.count()).toBe(0);
  });

  test('leaves nothing on a device at a sign-out that keeps what was not sent', async () => {
    await enter();
    const sent = await choose('plan', 'a.pdf');
    expectSaved(await save());
    await enter();
    await choose('photo', 'b.jpg');
    await wipeUser(userId, 'unsent');
    expect(await db().property_drafts.count()).toBe(0);
    expect(await db().blobs.toCollection().primaryKeys()).toEqual([sent]);
  });
});

async function enter() {
  const draft = await openPropertyDraft(db(), newPropertyDraft, newId);
  await changePropertyDraft(db(), newPropertyDraft, { title: ' Our flat ', city: 'Pune' });
  return draft;
}

async function choose(use: 'plan' | 'photo', name: string, draftId = newPropertyDraft): Promise<string> {
  const file = aFile(use, name);
  expect(await chooseFile(db(), draftId, file)).toBe('kept');
  return file.id;
}

function aFile(use: 'plan' | 'photo', name: string) {
  return {
    id: newId(),
    use,
    name,
    title: name,
    words: '',
    type: use === 'plan' ? 'application/pdf' : 'image/jpeg',
    extension: 'bin',
    size: 4,
    bytes: new ArrayBuffer(4),
    preview: new ArrayBuffer(2),
  };
}

async function save(draft?: Awaited<ReturnType<typeof openPropertyDraft>>): Promise<SaveOutcome> {
  return saveProperty(db(), draft ?? (await openPropertyDraft(db(), newPropertyDraft, newId)), keeping);
}

function expectSaved(outcome: SaveOutcome) {
  if (outcome.kind !== 'saved') throw new Error(`It was not saved but ${outcome.kind}`);
  return outcome;
}

async function outbox(): Promise<OutboxRow[]> {
  return db().outbox.orderBy('n').toArray();
}
