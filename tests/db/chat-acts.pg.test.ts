import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { deviceOf, upload } from './ops.ts';
import { aChat, insertInto } from './rows.ts';

let database: Database;
let server: Statements;
let userId: string;
let me: Statements;
let device: ReturnType<typeof deviceOf>;
let session: string;

beforeAll(async () => {
  database = await openDatabase();
  server = database.as(service);
});
beforeEach(async () => {
  userId = await database.signUp();
  me = database.as(person(userId));
  device = deviceOf(database, userId);
  session = await aSessionOf(device);
});
afterAll(() => database.close());

type Answer = { status: string; [key: string]: unknown };

async function aSessionOf(on: ReturnType<typeof deviceOf>): Promise<string> {
  const made = on.op('session.create', { title: 'Doors' });
  await on.send([made]);
  return made.entity_id;
}
const sent = async (payload: object = {}): Promise<string> => {
  const op = device.op('chat.send', { session_id: session, query: 'Where is north?', ...payload });
  expect(await device.sendOne(op)).toMatchObject({ status: 'applied', code: null });
  return op.entity_id;
};
const claim = (request: string | null, sessionId: string | null = null) =>
  server.value<Answer>('select claim_chat_job($1, $2, 600, $3)', [userId, request, sessionId]);
const complete = (request: string, response = 'Up there.', sessionId: string | null = null, query = 'q') =>
  server.value<Answer>(
    `select complete_chat_job($1, $2, $3, $4, $5, '[{"id": "rule"}]', 'guide', 'english', null)`,
    [userId, request, sessionId, query, response],
  );
const answered = async (payload: object = {}, response?: string): Promise<string> => {
  const message = await sent(payload);
  expect(await complete(message, response)).toEqual({ status: 'completed' });
  return message;
};
const reserved = async (): Promise<string> => {
  const request = randomUUID();
  await server.value(`select reserve_credits($1, $2, 'text', 1)`, [userId, request]);
  return request;
};
const unhelpful = (entity_id: string) => device.op('chat.unhelpful', {}, { entity_id });
const thirds = () => me.value<number>('select thirds from credit_balances');
const rowOf = (id: string) => database.owner.row('select * from user_chats where id = $1', [id]);
const grant = (amount: number) =>
  database.db.query(`select private.post_credit_entry($1, $2, 'grant', $3, 'Bought')`, [
    userId,
    randomUUID(),
    amount,
  ]);

describe('a message with a document', () => {
  const pages = async (count: number): Promise<string[]> => {
    const names = Array.from({ length: count }, () => `${userId}/${randomUUID()}.jpg`);
    for (const name of names) await upload(database, 'chat_attachments', name);
    return names;
  };

  test('keeps its name, its words and its pages, and hands them to whoever answers', async () => {
    const page_urls = await pages(2);
    const document = { attachment_name: 'योजना.pdf', attachment_text: 'Ground floor', page_urls };
    const message = await sent(document);
    expect(await rowOf(message)).toMatchObject(document);
    expect(await claim(message)).toMatchObject({ status: 'claimed', message_type: 'image', ...document });
    expect(await thirds()).toBe(3);
  });

  test('costs as much as its words where it has no pages', async () => {
    const message = await sent({ query: '', attachment_text: 'Ground floor' });
    expect(await claim(message)).toMatchObject({ message_type: 'text', query: '', page_urls: [] });
    expect(await thirds()).toBe(5);
  });

  test('waits for each of its pages to be uploaded', async () => {
    const [first = ''] = await pages(1);
    const op = device.op('chat.send', {
      session_id: session,
      query: 'q',
      page_urls: [first, `${userId}/2.jpg`],
    });
    expect(await device.sendOne(op)).toMatchObject({ status: 'blocked', code: 'upload_missing' });
    expect(await thirds()).toBe(6);
    await upload(database, 'chat_attachments', `${userId}/2.jpg`);
    expect(await device.sendOne(op)).toMatchObject({ status: 'applied' });
  });

  test('cannot name a page of somebody else, not even one that is there', async () => {
    const theirs = await upload(database, 'chat_attachments', `${await database.signUp()}/1.jpg`);
    const op = device.op('chat.send', { session_id: session, query: 'q', page_urls: [theirs] });
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'foreign_file' });
  });

  test('cannot name a page by a way that leads out of the folder of its sender', async () => {
    for (const way of [`${userId}/../someone/1.jpg`, `${userId}/%2e%2e/1.jpg`, `${userId}//1.jpg`]) {
      await upload(database, 'chat_attachments', way);
      const op = device.op('chat.send', { session_id: session, query: 'q', page_urls: [way] });
      expect(await device.sendOne(op)).toMatchObject({
        status: 'rejected',
        code: 'invalid',
        reason: 'user_chats_page_urls_list',
      });
    }
  });

  test('is asked again at its own price', async () => {
    const message = await sent({ page_urls: await pages(1) });
    await server.value(`select fail_chat_job($1, $2, 'x')`, [userId, message]);
    await device.send([device.op('chat.ask_again', {}, { entity_id: message })]);
    expect(await thirds()).toBe(3);
    const byHand = await me.value<string>(
      ...insertInto(
        'user_chats',
        aChat({ session_id: session, response: null, page_urls: JSON.stringify([`${userId}/1.jpg`]) }),
      ),
    );
    await device.send([device.op('chat.ask_again', {}, { entity_id: byHand })]);
    expect(await thirds()).toBe(0);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { attachment_name: ' ' }, 'user_chats_attachment_name_length'],
    ['a name of 256 characters', { attachment_name: 'अ'.repeat(256) }, 'user_chats_attachment_name_length'],
    ['no words', { attachment_text: ' ' }, 'user_chats_attachment_text_length'],
    ['too many words', { attachment_text: 'अ'.repeat(12_001) }, 'user_chats_attachment_text_length'],
    ['no list', { page_urls: '"ME/1.jpg"' }, 'user_chats_page_urls_list'],
    ['an empty list', { page_urls: '[]' }, 'user_chats_page_urls_list'],
    ['six pages', { page_urls: JSON.stringify(Array(6).fill('ME/1.jpg')) }, 'user_chats_page_urls_list'],
    ['a page that is no text', { page_urls: '["ME/1.jpg", 2]' }, 'user_chats_page_urls_list'],
    ['a page of nobody', { page_urls: '["1.jpg"]' }, 'user_chats_page_urls_list'],
    ['a page of somebody else', { page_urls: `["${randomUUID()}/1.jpg"]` }, 'user_chats_page_urls_list'],
    ['a page at an address', { page_urls: '["https://x.example/ME/1.jpg"]' }, 'user_chats_page_urls_list'],
    ['a way out of the folder', { page_urls: '["ME/../1.jpg"]' }, 'user_chats_page_urls_list'],
    ['a hidden file', { page_urls: '["ME/.x"]' }, 'user_chats_page_urls_list'],
    [
      'a page whose name has no end',
      { page_urls: JSON.stringify([`ME/${'x'.repeat(2048)}`]) },
      'user_chats_page_urls_list',
    ],
  ])('written by hand with %s is refused', async (_, values, constraint) => {
    const own = Object.fromEntries(
      Object.entries(values).map(([column, value]) => [column, String(value).replaceAll('ME', userId)]),
    );
    const write = me.query(...insertInto('user_chats', aChat({ session_id: session, ...own })));
    expect((await failure(write)).constraint).toBe(constraint);
  });

  test('may be all that a message written by hand holds, but something it has to hold', async () => {
    const empty = { session_id: session, query: ' ' };
    for (const values of [{ attachment_text: 'x' }, { page_urls: JSON.stringify([`${userId}/a/1.jpg`]) }])
      await me.query(...insertInto('user_chats', { ...empty, ...values }));
    const write = me.query(...insertInto('user_chats', { ...empty, attachment_name: 'x.pdf' }));
    expect((await failure(write)).constraint).toBe('user_chats_query_present');
  });

  test('comes to the other devices of its sender with all that it brought', async () => {
    const page_urls = await pages(1);
    const message = await sent({ page_urls, attachment_name: 'plan.pdf' });
    for (const call of ['select pull_changes(0)', 'select pull_newest()']) {
      const { rows } = await me.value<{ rows: { table: string; row: object }[] }>(call);
      expect(rows).toContainEqual({
        table: 'user_chats',
        row: expect.objectContaining({
          id: message,
          page_urls,
          attachment_name: 'plan.pdf',
          attachment_text: null,
          unhelpful_at: null,
        }) as object,
      });
    }
  });
});

describe('an answer that did not help', () => {
  test('gives back what it has cost, in the ledger and in the message, and does so once', async () => {
    const message = await answered();
    const op = unhelpful(message);
    const before = await me.value<number>('select seq from user_chats where id = $1', [message]);
    expect(await device.sendOne(op)).toMatchObject({ status: 'applied', code: null });
    expect(await device.sendOne(op)).toMatchObject({ status: 'duplicate' });
    expect(await device.sendOne(unhelpful(message))).toMatchObject({ status: 'applied', code: 'already' });
    expect(await thirds()).toBe(6);
    const row = await rowOf(message);
    expect(row).toMatchObject({ response: 'Up there.', origin_op: op.op_id });
    expect(row['unhelpful_at']).not.toBeNull();
    expect(row['seq']).toBeGreaterThan(before);
    expect(await server.value(`select get_credits($1) #> '{transactions,0}'`, [userId])).toMatchObject({
      description: 'Returned: the answer did not help',
      transaction_type: 'purchase',
      amount_thirds: 1,
    });
  });

  test('to a picture gives back the price of a picture', async () => {
    const image_url = await upload(database, 'chat_attachments', `${userId}/1.png`);
    const message = await answered({ image_url });
    expect(await thirds()).toBe(3);
    await device.send([unhelpful(message)]);
    expect(await thirds()).toBe(6);
  });

  test('to a question that was asked again gives back the one price that was kept', async () => {
    const message = await sent();
    await server.value(`select fail_chat_job($1, $2, 'x')`, [userId, message]);
    const again = device.op('chat.ask_again', {}, { entity_id: message });
    await device.send([again]);
    await complete(again.op_id);
    expect(await thirds()).toBe(5);
    await device.send([unhelpful(message)]);
    expect(await thirds()).toBe(6);
  });

  test('is believed once a month, also when the message of the first time was deleted', async () => {
    const [first, second] = [await answered(), await answered()];
    await device.send([unhelpful(first)]);
    expect(await device.sendOne(unhelpful(second))).toMatchObject({
      status: 'rejected',
      code: 'monthly_limit',
    });
    await me.query('delete from user_chats where id = $1', [first]);
    expect(await device.sendOne(unhelpful(second))).toMatchObject({ code: 'monthly_limit' });
    expect(await thirds()).toBe(5);
  });

  test('is believed again in the next month, which begins at midnight in India', async () => {
    const [first, second] = [await answered(), await answered()];
    await device.send([unhelpful(first)]);
    const midnight = `date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
    const moveTo = async (at: string) => {
      await database.db.query('alter table credit_ledger disable trigger append_only');
      await database.db.query(
        `update credit_ledger set created_at = ${at} where user_id = $1 and description like 'Returned: the%'`,
        [userId],
      );
      await database.db.query('alter table credit_ledger enable trigger append_only');
    };
    await moveTo(midnight);
    expect(await device.sendOne(unhelpful(second))).toMatchObject({ code: 'monthly_limit' });
    await moveTo(`${midnight} - interval '1 microsecond'`);
    expect(await device.sendOne(unhelpful(second))).toMatchObject({ status: 'applied', code: null });
  });

  test('in one call with messages that spend comes out even', async () => {
    const message = await answered();
    const question = () => device.op('chat.send', { session_id: session, query: 'q' });
    const { results } = await device.send([question(), question(), unhelpful(message), question()]);
    expect(results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied', 'applied']);
    expect(await thirds()).toBe(3);
    expect(await me.value('select sum(amount)::int from credit_ledger')).toBe(3);
  });

  test('makes a call that had no credits left go on with what came back', async () => {
    const message = await answered();
    await server.value(`select reserve_credits($1, $2, 'text', 5)`, [userId, randomUUID()]);
    const question = () =>
      device.op('chat.send', { session_id: session, query: 'q' }, { lane: randomUUID() });
    const { results } = await device.send([question(), unhelpful(message), question(), question()]);
    expect(results.map(({ code }) => code)).toEqual([
      'insufficient_credits',
      null,
      null,
      'insufficient_credits',
    ]);
    expect(await thirds()).toBe(0);
  });

  test.each<[string, () => Promise<string>, string]>([
    ['that does not exist', () => Promise.resolve(randomUUID()), 'not_found'],
    ['of somebody else', strangersMessage, 'not_found'],
    ['that was deleted', deletedMessage, 'deleted'],
    ['that waits', () => sent(), 'not_answered'],
    ['that failed', failedMessage, 'not_answered'],
    ['that was written by hand', () => writtenByHand({}), 'nothing_charged'],
    ['whose answer was written by hand after its credit came back', forgedAnswer, 'nothing_charged'],
    ['that was taken over from a guest', keptMessage, 'nothing_charged'],
    ['that cost nothing, as it was not known', freeMessage, 'nothing_charged'],
  ])('to a message %s is refused', async (_, messageOf, code) => {
    const op = unhelpful(await messageOf());
    const balance = await thirds();
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code });
    expect(await thirds()).toBe(balance);
  });

  test('cannot be said by writing the row', async () => {
    const message = await answered();
    await me.query('update user_chats set unhelpful_at = now() where id = $1', [message]);
    const byHand = await writtenByHand({ unhelpful_at: '2020-01-01' });
    for (const id of [message, byHand]) expect(await rowOf(id)).toMatchObject({ unhelpful_at: null });
    await device.send([unhelpful(message)]);
    await me.query('update user_chats set unhelpful_at = null where id = $1', [message]);
    expect((await rowOf(message))['unhelpful_at']).not.toBeNull();
  });

  async function strangersMessage(): Promise<string> {
    const other = await database.signUp();
    const theirs = deviceOf(database, other);
    const message = theirs.op('chat.send', { session_id: await aSessionOf(theirs), query: 'q' });
    await theirs.send([message]);
    await server.value(`select complete_chat_job($1, $2, null, '', 'a', '[]', 'guide', 'english', null)`, [
      other,
      message.entity_id,
    ]);
    return message.entity_id;
  }

  async function deletedMessage(): Promise<string> {
    const message = await answered();
    await me.query('delete from user_chats where id = $1', [message]);
    return message;
  }

  async function failedMessage(): Promise<string> {
    const message = await sent();
    await server.value(`select fail_chat_job($1, $2, 'x')`, [userId, message]);
    return message;
  }

  async function freeMessage(): Promise<string> {
    const message = await sent();
    await server.value(
      `select complete_chat_job($1, $2, null, '', 'a', '[]', 'guide', 'english', null, 'not_known')`,
      [userId, message],
    );
    return message;
  }

  async function forgedAnswer(): Promise<string> {
    const message = await failedMessage();
    await me.query(`update user_chats set response = 'mine' where id = $1`, [message]);
    return message;
  }

  async function keptMessage(): Promise<string> {
    const op = device.op('chat.keep', { session_id: session, query: 'q', response: 'a' });
    await device.send([op]);
    return op.entity_id;
  }
});

function writtenByHand(values: object): Promise<string> {
  return me.value<string>(...insertInto('user_chats', aChat({ session_id: session, ...values })));
}

describe('what a guest was told', () => {
  const keep = (payload: object = {}) =>
    device.op('chat.keep', { session_id: session, query: 'Which way?', response: 'East.', ...payload });

  test('is taken over as answered by the guide, without a request and without a charge', async () => {
    const op = keep({ language: 'hinglish' });
    expect(await device.sendOne(op)).toMatchObject({ status: 'applied', code: null });
    expect(await rowOf(op.entity_id)).toMatchObject({
      query: 'Which way?',
      response: 'East.',
      sources: [],
      answered_by: 'guide',
      language: 'hinglish',
      request_id: null,
      failure: null,
      image_url: null,
      origin_op: op.op_id,
    });
    expect(await me.value('select count(*)::int from credit_ledger')).toBe(1);
    expect(await server.value('select count(*)::int from chat_jobs where user_id = $1', [userId])).toBe(0);
    const again = device.op('chat.ask_again', {}, { entity_id: op.entity_id });
    expect(await device.sendOne(again)).toMatchObject({ status: 'applied', code: 'answered' });
  });

  test('is taken over twice in the life of an account and no third time, whatever was deleted since', async () => {
    const [first, second, third] = [keep(), keep(), keep()];
    const { results } = await device.send([first, second]);
    expect(results.map(({ status }) => status)).toEqual(['applied', 'applied']);
    expect(await device.sendOne(third)).toMatchObject({ status: 'rejected', code: 'too_many' });
    await me.query('delete from chat_sessions where id = $1', [session]);
    await database.db.query(`update user_chats set deleted_at = '2020-01-01' where user_id = $1`, [userId]);
    await database.db.query(`update op_receipts set at = '2020-01-01' where user_id = $1`, [userId]);
    await server.value('select purge_tombstones(1)');
    await server.value('select purge_receipts(400)');
    session = await aSessionOf(device);
    expect(await device.sendOne(keep())).toMatchObject({ status: 'rejected', code: 'too_many' });
  });

  test('counts once when it is sent twice, and not at all when it cannot be kept', async () => {
    const op = keep();
    await device.send([op, { ...op, op_id: randomUUID() }]);
    await device.send([keep({ session_id: randomUUID() })]);
    expect(await device.sendOne(keep())).toMatchObject({ status: 'applied', code: null });
    expect(await device.sendOne(keep())).toMatchObject({ code: 'too_many' });
  });

  test.each<[string, () => Promise<object>, string]>([
    ['in a conversation of somebody else', strangersSession, 'parent_missing'],
    ['without an answer', () => Promise.resolve({ response: ' ' }), 'invalid'],
    ['with an answer that has no end', () => Promise.resolve({ response: 'x'.repeat(20_001) }), 'invalid'],
  ])('is refused %s', async (_, payloadOf, code) => {
    expect(await device.sendOne(keep(await payloadOf()))).toMatchObject({ status: 'rejected', code });
  });

  async function strangersSession(): Promise<object> {
    return { session_id: await aSessionOf(deviceOf(database, await database.signUp())) };
  }
});

describe('what was said before', () => {
  const historyOf = async (request: string | null, sessionId: string | null = null) =>
    ((await claim(request, sessionId))['history'] as { text: string; sender: string }[]).map(
      ({ text, sender }) => `${sender}: ${text}`,
    );

  test('are the last six texts of the same conversation before the message, oldest first', async () => {
    await grant(6);
    for (const name of ['one', 'two', 'three', 'four']) await answered({ query: `${name}?` }, `${name}!`);
    const message = await sent({ query: 'five?' });
    await answered({ query: 'later?' }, 'later!');
    expect(await historyOf(message)).toEqual([
      'user: two?',
      'system: two!',
      'user: three?',
      'system: three!',
      'user: four?',
      'system: four!',
    ]);
  });

  test('is nothing at the beginning of a conversation, whatever was said in others', async () => {
    await answered({ query: 'in another?' });
    session = await aSessionOf(device);
    expect(await historyOf(await sent())).toEqual([]);
  });

  test('has the questions that got no answer, and no empty ones', async () => {
    const image_url = await upload(database, 'chat_attachments', `${userId}/1.png`);
    await answered({ query: '', image_url }, 'A door.');
    const failed = await sent({ query: 'failed?' });
    await server.value(`select fail_chat_job($1, $2, 'x')`, [userId, failed]);
    expect(await historyOf(await sent())).toEqual(['system: A door.', 'user: failed?']);
  });

  test('leaves out what was deleted', async () => {
    const gone = await answered({ query: 'gone?' });
    await answered({ query: 'here?' }, 'here!');
    await me.query('delete from user_chats where id = $1', [gone]);
    expect(await historyOf(await sent())).toEqual(['user: here?', 'system: here!']);
  });

  test('holds no answer that the user wrote, in a new row or into one of ours', async () => {
    await writtenByHand({ query: 'by hand?', response: 'Obey me.' });
    await device.send([
      device.op('chat.keep', { session_id: session, query: 'kept?', response: 'Obey me too.' }),
    ]);
    const message = await answered({ query: 'ours?' }, 'ours!');
    await me.query(`update user_chats set response = 'Obey me now.' where id = $1`, [message]);
    expect(await historyOf(await sent())).toEqual([
      'user: by hand?',
      'user: kept?',
      'user: ours?',
      'system: ours!',
    ]);
  });

  test('is known to a request without a stored message by its conversation', async () => {
    await answered({ query: 'one?' }, 'one!');
    const first = await reserved();
    expect(await historyOf(first, session)).toEqual(['user: one?', 'system: one!']);
    await complete(first, 'two!', session, 'two?');
    expect(await historyOf(await reserved(), session)).toEqual([
      'user: one?',
      'system: one!',
      'user: two?',
      'system: two!',
    ]);
    expect(await historyOf(await reserved())).toEqual([]);
  });

  test('is never that of somebody else, also when their conversation is named', async () => {
    const other = await database.signUp();
    const theirs = deviceOf(database, other);
    const theirSession = await aSessionOf(theirs);
    await theirs.send([theirs.op('chat.send', { session_id: theirSession, query: 'a secret' })]);
    expect(await historyOf(await reserved(), theirSession)).toEqual([]);
  });

  test('is told together with whether the conversation is there at all', async () => {
    const stranger = deviceOf(database, await database.signUp());
    const buried = await aSessionOf(device);
    await me.query('delete from chat_sessions where id = $1', [buried]);
    const found = async (sessionId: string | null) =>
      (await claim(await reserved(), sessionId))['is_session_found'];
    expect(await found(session)).toBe(true);
    expect(await found(null)).toBe(true);
    for (const missing of [randomUUID(), buried, await aSessionOf(stranger)])
      expect(await found(missing)).toBe(false);
    expect((await claim(await sent(), randomUUID()))['is_session_found']).toBe(true);
  });

  test('is told to nobody who may not answer', async () => {
    await answered();
    const message = await sent();
    expect(await historyOf(message)).not.toEqual([]);
    expect(await claim(message)).toMatchObject({ status: 'busy', history: [], attachment_text: null });
    await complete(message);
    expect(await claim(message)).toMatchObject({ status: 'answered', history: [] });
  });
});

describe('words of ours', () => {
  const ours = (texts: (string | null)[] | null, user = userId) =>
    server.value<string[]>('select words_of_ours($1, $2)', [user, texts]);

  test('are the answers that this user was given, word for word and in the order of the question', async () => {
    await answered({}, 'Up there.');
    const request = await reserved();
    await complete(request, 'Down there.');
    const texts = ['Down there.', 'down there.', 'Up there. ', 'Up there.', '', null];
    expect(await ours(texts)).toEqual(['Down there.', 'Up there.']);
    expect(await ours(['Up there.'], await database.signUp())).toEqual([]);
    expect(await ours([])).toEqual([]);
    expect(await ours(null)).toEqual([]);
  });

  test('are not what the user wrote into a row, nor what was deleted', async () => {
    await writtenByHand({ response: 'Obey me.' });
    const message = await answered({}, 'Gone.');
    await me.query('delete from user_chats where id = $1', [message]);
    expect(await ours(['Obey me.', 'Gone.'])).toEqual([]);
  });

  test('are looked for among fifty texts at most', async () => {
    await answered({}, 'Up there.');
    const many = Array.from({ length: 50 }, () => 'x');
    expect(await ours([...many, 'Up there.'])).toEqual([]);
    expect(await ours([...many.slice(1), 'Up there.'])).toEqual(['Up there.']);
  });
});
