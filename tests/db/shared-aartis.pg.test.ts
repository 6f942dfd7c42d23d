import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anon,
  type Database,
  failure,
  openDatabase,
  person,
  refusalOf,
  service,
  type Statements,
} from './database.ts';
import { deviceOf } from './ops.ts';
import { aDeity, anAarti, insertInto } from './rows.ts';

let database: Database;
let owner: string;
let me: Statements;
let adminId: string;
let admin: Statements;
let visitor: Statements;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.signUp({ email: 'asha@example.com' });
  me = database.as(person(owner));
  adminId = await database.signUp();
  await database.owner.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  admin = database.as(person(adminId));
  visitor = database.as(anon);
});
afterAll(() => database.close());

interface Waiting {
  id: string;
  seq: number;
  title: string;
  letters: number | null;
  file_url: string | null;
  is_change: boolean;
  deity: { id: string | null; name: string } | null;
  festival: { id: string; name: string } | null;
}

const share = (values: Record<string, unknown> = {}, by = me) =>
  by.value<string>(...insertInto('user_aartis', anAarti({ is_private: false, ...values })));
const state = (id: string) =>
  database.owner.row<{ review_status: string | null; review_note: string | null; seq: number }>(
    'select review_status, review_note, seq::int from user_aartis where id = $1',
    [id],
  );
const waiting = async (id: string) =>
  (await admin.value<Waiting[]>('select aartis_to_review()')).find((each) => each.id === id);
const wordsOf = (id: string, seq: number, by = admin) =>
  by.value<{ content: string | null } | null>('select aarti_to_review($1, $2)', [id, seq]);
const review = async (
  id: string,
  verdict: string,
  {
    by = admin,
    note = null,
    file = null,
    seq,
  }: { by?: Statements; note?: string | null; file?: string | null; seq?: number } = {},
) =>
  by.value<{ review_status: string }>('select review_aarti($1, $2, $3, $4, $5)', [
    id,
    seq ?? (await state(id)).seq,
    verdict,
    note,
    file,
  ]);
const shared = async (id: string) =>
  (
    await visitor.query<{
      title: string;
      content: string | null;
      deity_id: string | null;
      file_url: string | null;
    }>('select title, content, deity_id, file_url from shared_aartis where id = $1', [id])
  ).rows[0];
const putFile = (bucket: string, name: string) =>
  database.owner.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]);

describe('an aarti of one’s own', () => {
  test('that is private waits for nobody, one that is shared for an admin, whatever its owner says of it', async () => {
    const kept = await share({ is_private: true, review_status: 'verified', review_note: 'mine' });
    expect(await state(kept)).toMatchObject({ review_status: null, review_note: null });
    const given = await share({ review_status: 'verified' });
    expect(await state(given)).toMatchObject({ review_status: 'pending' });
    await me.query(`update user_aartis set review_status = 'verified', review_note = 'mine' where id = $1`, [
      given,
    ]);
    expect(await state(given)).toMatchObject({ review_status: 'pending', review_note: null });
    expect(await shared(given)).toBeUndefined();
  });

  test('sent as an act is looked at in the same way', async () => {
    const id = randomUUID();
    const { op, send } = deviceOf(database, owner);
    const entity = { entity_id: id };
    await send([op('aarti.create', { title: 'Ours', content: 'words', is_private: false }, entity)]);
    expect(await state(id)).toMatchObject({ review_status: 'pending' });
    await send([op('aarti.update', { is_private: true }, entity)]);
    expect(await state(id)).toMatchObject({ review_status: null });
  });

  test('is seen by nobody else before an admin has verified it, and then as a copy without its owner', async () => {
    const deity = await me.value<string>(
      ...insertInto('user_deity', { deity_id: await aCatalogueDeity(), name: 'Ram' }),
    );
    const id = await share({ user_deity_id: deity, tags: ['morning'] });
    const entry = await waiting(id);
    expect(entry).toMatchObject({
      title: 'Our aarti',
      is_change: false,
      deity: { name: 'Ram' },
      festival: null,
    });
    expect(JSON.stringify(entry)).not.toContain('asha@example.com');
    expect(JSON.stringify(entry)).not.toContain(owner);
    expect(await shared(id)).toBeUndefined();
    expect(await review(id, 'verified', { note: ' Lovely. ' })).toMatchObject({ review_status: 'verified' });
    expect(await state(id)).toMatchObject({ review_status: 'verified', review_note: 'Lovely.' });
    const copy = await visitor.row('select * from shared_aartis where id = $1', [id]);
    expect(copy).toMatchObject({
      title: 'Our aarti',
      content: 'words',
      deity_id: entry?.deity?.id,
      tags: ['morning'],
    });
    expect(JSON.stringify(copy)).not.toContain(owner);
    expect(await waiting(id)).toBeUndefined();
  });

  test('that is changed waits again, and the others see what was verified until then', async () => {
    const id = await share();
    await review(id, 'verified');
    await me.query(`update user_aartis set content = 'other words' where id = $1`, [id]);
    expect(await state(id)).toMatchObject({ review_status: 'pending' });
    expect(await shared(id)).toMatchObject({ content: 'words' });
    expect(await waiting(id)).toMatchObject({ is_change: true });
    await review(id, 'verified');
    expect(await shared(id)).toMatchObject({ content: 'other words' });
  });

  test('that is touched without a change stays verified', async () => {
    const id = await share();
    await review(id, 'verified', { note: 'Thank you' });
    await me.query('update user_aartis set title = title where id = $1', [id]);
    expect(await state(id)).toMatchObject({ review_status: 'verified', review_note: 'Thank you' });
    expect(await shared(id)).toBeDefined();
  });

  test('that is rejected tells its owner why, is taken from the others, and may be shared again', async () => {
    const id = await share();
    await review(id, 'verified');
    await me.query(`update user_aartis set content = 'a film song' where id = $1`, [id]);
    await review(id, 'rejected', { note: 'These words belong to somebody.' });
    expect(await state(id)).toMatchObject({
      review_status: 'rejected',
      review_note: 'These words belong to somebody.',
    });
    expect(await shared(id)).toBeUndefined();
    await me.query('update user_aartis set is_private = true where id = $1', [id]);
    expect(await state(id)).toMatchObject({ review_status: null, review_note: null });
    await me.query('update user_aartis set is_private = false where id = $1', [id]);
    expect(await state(id)).toMatchObject({ review_status: 'pending' });
  });

  test.each([
    [
      'is made private',
      (id: string) => me.query('update user_aartis set is_private = true where id = $1', [id]),
    ],
    ['is deleted', (id: string) => me.query('delete from user_aartis where id = $1', [id])],
    [
      'goes with its deity',
      async (id: string) => {
        const deity = await me.value<string>(...insertInto('user_deity', aDeity()));
        await me.query('update user_aartis set user_deity_id = $2 where id = $1', [id, deity]);
        await review(id, 'verified');
        await me.query('delete from user_deity where id = $1', [deity]);
      },
    ],
  ])('is taken from everybody when it %s', async (_, change) => {
    const id = await share();
    await review(id, 'verified');
    expect(await shared(id)).toBeDefined();
    await change(id);
    expect(await shared(id)).toBeUndefined();
    expect(await state(id)).toMatchObject({ review_status: null });
  });

  test('is taken from everybody when the account is erased, with the copy of its file', async () => {
    const leaving = await database.signUp();
    const theirs = database.as(person(leaving));
    const path = `${leaving}/1.png`;
    await putFile('user_aartis', path);
    const id = await share({ file_type: 'image', file_url: path, content: null }, theirs);
    const copy = `${id}/copy.png`;
    await putFile('shared_aartis', copy);
    await review(id, 'verified', { file: copy });
    expect(await shared(id)).toMatchObject({ file_url: copy });
    const files = await database.as(service).value('select files_of_account($1)', [leaving]);
    expect(files).toEqual(
      expect.arrayContaining([
        { bucket: 'user_aartis', name: path },
        { bucket: 'shared_aartis', name: copy },
      ]),
    );
    await database.as(service).query('select erase_account($1)', [leaving]);
    expect(await shared(id)).toBeUndefined();
  });

  test('shows in the export of its owner as the others see it', async () => {
    const giver = await database.signUp();
    const theirs = database.as(person(giver));
    const id = await share({ title: 'Given' }, theirs);
    await review(id, 'verified');
    const account = await theirs.value<{ shared_aartis: object[] }>('select my_account()');
    expect(account.shared_aartis).toEqual([
      {
        title: 'Given',
        content: 'words',
        file_type: 'text',
        file_url: null,
        tags: null,
        verified_at: expect.any(String) as string,
      },
    ]);
  });
});

describe('a file', () => {
  test('is read by admins while it waits, and by nobody else but its owner', async () => {
    const path = `${owner}/${randomUUID()}.pdf`;
    await putFile('user_aartis', path);
    const id = await share({ file_type: 'pdf', file_url: path, content: null });
    const stranger = database.as(person(await database.signUp()));
    const read = (sql: Statements) =>
      sql.value('select count(*)::int from storage.objects where name = $1', [path]);
    expect([await read(me), await read(admin), await read(stranger), await read(visitor)]).toEqual([
      1, 1, 0, 0,
    ]);
    await review(id, 'rejected');
    expect(await read(admin)).toBe(0);
  });

  test('of somebody else is not opened to admins by naming it', async () => {
    const victim = await database.signUp();
    const path = `${victim}/secret.pdf`;
    await putFile('user_aartis', path);
    const id = await share();
    // Nobody can write such a row; one from before that was so may be there.
    await database.owner.query(
      `update user_aartis set file_type = 'pdf', file_url = $2, content = null where id = $1`,
      [id, path],
    );
    expect(await admin.value('select count(*)::int from storage.objects where name = $1', [path])).toBe(0);
    expect((await waiting(id))?.file_url).toBeNull();
  });

  test('is verified with its copy in the public bucket only', async () => {
    const path = `${owner}/${randomUUID()}.png`;
    await putFile('user_aartis', path);
    const id = await share({ file_type: 'image', file_url: path, content: null });
    for (const file of [null, path, `${id}/missing.png`, `${randomUUID()}/other.png`])
      expect(refusalOf(await failure(review(id, 'verified', { file })))).toMatchObject({
        code: 'invalid_review',
      });
    await putFile('shared_aartis', `${id}/copy.png`);
    await review(id, 'verified', { file: `${id}/copy.png` });
    expect(await shared(id)).toMatchObject({ file_url: `${id}/copy.png` });
  });

  test('that is not shared any more is removed a day later, one that is shared stays', async () => {
    const [stays, goes] = [await share(), await share()];
    for (const id of [stays, goes]) {
      const own = `${owner}/${randomUUID()}.png`;
      await putFile('user_aartis', own);
      await me.query(
        `update user_aartis set file_type = 'image', file_url = $2, content = null where id = $1`,
        [id, own],
      );
      await putFile('shared_aartis', `${id}/copy.png`);
      await review(id, 'verified', { file: `${id}/copy.png` });
    }
    await me.query('delete from user_aartis where id = $1', [goes]);
    const copies = async () =>
      (await database.as(service).value<{ bucket: string; name: string }[]>('select orphan_uploads(30)'))
        .filter(({ bucket }) => bucket === 'shared_aartis')
        .map(({ name }) => name);
    expect(await copies()).toEqual([]);
    await database.owner.query(
      `update storage.objects set created_at = now() - interval '25 hours', updated_at = now() - interval '25 hours'
       where bucket_id = 'shared_aartis'`,
    );
    expect(await copies()).toContain(`${goes}/copy.png`);
    expect(await copies()).not.toContain(`${stays}/copy.png`);
  });
});

describe('a review', () => {
  test('is for admins alone', async () => {
    const id = await share();
    for (const actor of [anon, person(owner), person(await database.signUp()), service]) {
      const by = database.as(actor);
      expect((await failure(review(id, 'verified', { by }))).code, actor.role).toBe('42501');
      expect((await failure(by.query('select aartis_to_review()'))).code, actor.role).toBe('42501');
      expect((await failure(by.query('select count_aartis_to_review()'))).code, actor.role).toBe('42501');
      expect((await failure(wordsOf(id, (await state(id)).seq, by))).code, actor.role).toBe('42501');
    }
    expect(await state(id)).toMatchObject({ review_status: 'pending' });
  });

  test('that takes back what was shared needs no state, and is for admins alone', async () => {
    const path = `${owner}/${randomUUID()}.png`;
    await putFile('user_aartis', path);
    const id = await share({ file_type: 'image', file_url: path, content: null });
    const copy = `${id}/copy.png`;
    await putFile('shared_aartis', copy);
    await review(id, 'verified', { file: copy });
    // Its owner has changed it since: what everybody sees can be taken back all the same.
    await me.query(`update user_aartis set title = 'Changed' where id = $1`, [id]);
    const takeBack = (by: Statements) =>
      by.value<object>('select review_aarti($1, null, $2, $3)', [id, 'rejected', 'It belongs to somebody.']);
    for (const actor of [anon, person(await database.signUp()), person(owner), service]) {
      expect((await failure(takeBack(database.as(actor)))).code, actor.role).toBe('42501');
      expect(await shared(id), actor.role).toBeDefined();
    }
    expect(await takeBack(admin)).toMatchObject({ review_status: 'rejected', removed_file: copy });
    expect(await shared(id)).toBeUndefined();
    expect(await state(id)).toMatchObject({
      review_status: 'rejected',
      review_note: 'It belongs to somebody.',
    });
  });

  test('that verifies needs the state that was read', async () => {
    const id = await share();
    const blind = admin.query('select review_aarti($1, null, $2)', [id, 'verified']);
    expect(refusalOf(await failure(blind))).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(await shared(id)).toBeUndefined();
  });

  test('of what nobody shares any more takes nothing back', async () => {
    const id = await share();
    await review(id, 'verified');
    await me.query('update user_aartis set is_private = true where id = $1', [id]);
    const late = admin.query('select review_aarti($1, null, $2, $3)', [id, 'rejected', 'No.']);
    expect(refusalOf(await failure(late))).toMatchObject({ code: 'aarti_not_found', status: 404 });
    expect(await state(id)).toMatchObject({ review_status: null, review_note: null });
  });

  test('is asked of everybody in turn, however many one person shares', async () => {
    const busy = database.as(person(await database.signUp()));
    for (let n = 0; n < 5; n += 1) await share({ title: `Number ${n}` }, busy);
    const late = await share({}, database.as(person(await database.signUp())));
    const titles = (await admin.value<Waiting[]>('select aartis_to_review()')).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Number '))).toEqual([
      'Number 0',
      'Number 1',
      'Number 2',
    ]);
    expect(await waiting(late)).toBeDefined();
    await busy.query('delete from user_aartis');
  });

  test('lists no more than fifty, and counts up to a thousand that wait', async () => {
    const counted = () => admin.value<number>('select count_aartis_to_review()');
    const others = await counted();
    const many = await Promise.all(Array.from({ length: 18 }, () => database.signUp()));
    const shareAll = (times: number) =>
      database.owner.query(
        `insert into user_aartis (user_id, title, content, is_private)
         select p, 'One of many', 'words', false from unnest($1::uuid[]) as p, generate_series(1, $2::integer)`,
        [many, times],
      );
    await shareAll(3);
    expect(await admin.value<Waiting[]>('select aartis_to_review()')).toHaveLength(50);
    expect(await counted()).toBe(others + 54);
    await shareAll(60);
    expect(await counted()).toBe(1000);
    await database.owner.query('delete from user_aartis where user_id = any($1)', [many]);
  });

  test('lists how long the words are, and gives them one by one, only in the state that waits', async () => {
    const by = database.as(person(await database.signUp()));
    const id = await share({ content: 'जय गणेश' }, by);
    const { seq, letters, ...rest } = (await waiting(id)) ?? {};
    expect(letters).toBe(7);
    expect(JSON.stringify(rest)).not.toContain('जय');
    expect(await wordsOf(id, seq ?? 0)).toEqual({ content: 'जय गणेश' });
    await by.query(`update user_aartis set content = 'something else' where id = $1`, [id]);
    expect(await wordsOf(id, seq ?? 0)).toBeNull();
    await review(id, 'verified');
    expect(await wordsOf(id, (await state(id)).seq)).toBeNull();
    const kept = await share({ is_private: true }, by);
    expect(await wordsOf(kept, (await state(kept)).seq)).toBeNull();
    expect(await wordsOf(randomUUID(), 1)).toBeNull();
  });

  test('of what its owner has changed since it was read is refused', async () => {
    const id = await share();
    const { seq } = await state(id);
    await me.query(`update user_aartis set content = 'something else' where id = $1`, [id]);
    const refused = refusalOf(await failure(review(id, 'verified', { seq })));
    expect(refused).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(await shared(id)).toBeUndefined();
  });

  test('of what is private, deleted or not there is refused', async () => {
    const kept = await share({ is_private: true });
    const gone = await share();
    await me.query('delete from user_aartis where id = $1', [gone]);
    for (const id of [kept, gone])
      expect(refusalOf(await failure(review(id, 'verified')))).toMatchObject({
        code: 'aarti_not_found',
        status: 404,
      });
    expect(refusalOf(await failure(review(randomUUID(), 'verified', { seq: 1 })))).toMatchObject({
      code: 'aarti_not_found',
    });
  });

  test.each([
    ['another verdict', 'maybe', {}],
    ['a note without end', 'rejected', { note: 'x'.repeat(1001) }],
    ['a text with a file', 'verified', { file: 'x/y.png' }],
  ])('with %s is refused', async (_, verdict, more) => {
    const id = await share();
    expect(refusalOf(await failure(review(id, verdict, more)))).toMatchObject({
      code: 'invalid_review',
      status: 400,
    });
  });

  test('of a text without words is refused', async () => {
    const id = await share({ content: null });
    expect(refusalOf(await failure(review(id, 'verified')))).toMatchObject({ code: 'invalid_review' });
  });

  test('reaches the devices of the owner through the mirror', async () => {
    const id = await share();
    const before = (await state(id)).seq;
    await review(id, 'verified');
    const { rows } = await me.value<{ rows: { table: string; row: Record<string, unknown> }[] }>(
      'select pull_changes($1)',
      [before],
    );
    expect(rows.map(({ row }) => [row['id'], row['review_status']])).toEqual([[id, 'verified']]);
  });
});

async function aCatalogueDeity(): Promise<string> {
  return database.owner.value<string>(`select id from deities where name = 'Ram'`);
}
