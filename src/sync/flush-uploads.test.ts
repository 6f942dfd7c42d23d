import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '#db/database.ts';
import { linkState, noteLink } from '#db/mutations/note-link.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import type { OutboxRow } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import { failing } from '#tests/fakes/manual-server.ts';
import { outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import { answerTries, answerTriesStore, beginTriesAnew, forgetTries, stopTries } from './answer-tries.ts';
import { flushUploads, type UploadPorts, type UploadRequest } from './flush-uploads.ts';

const userId = 'uploader';
const stored: Answer<'stored'> = { ok: true, value: 'stored' };
let db: UserDatabase;
let now: number;
let isStopped: boolean;
let requests: UploadRequest[];
let answer: (upload: UploadRequest) => Answer<'stored'> | Promise<Answer<'stored'>>;

beforeEach(() => {
  db = userDatabase(userId);
  now = 1_000_000;
  isStopped = false;
  requests = [];
  answer = () => stored;
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a file that waits', () => {
  test('is sent to its place with its bytes, and the bytes stay here', async () => {
    await keep(uploadRow({ opId: 'file' }));
    expect(await flushUploads(db, ports())).toEqual({ hasNews: true, nextAt: undefined });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      bucket: 'floorplans',
      path: 'user/file.png',
      type: 'image/png',
      uploadId: 'file',
    });
    expect(new Uint8Array(requests[0]?.bytes ?? new ArrayBuffer(0))).toEqual(new Uint8Array([1, 2, 3]));
    expect(await states()).toEqual({ file: 'acked' });
    expect(await db.blobs.count()).toBe(1);
  });

  test('is sent once, and acts are none of its business', async () => {
    await keep(uploadRow({ opId: 'file' }), outboxRow({ opId: 'act', deps: ['file'] }));
    await flushUploads(db, ports());
    await flushUploads(db, ports());
    expect(requests).toHaveLength(1);
    expect(await states()).toEqual({ file: 'acked', act: 'queued' });
  });

  test('goes with one other at a time, in the order of their keeping', async () => {
    await keep(...['a', 'b', 'c', 'd', 'e'].map((opId) => uploadRow({ opId })));
    let atOnce = 0;
    let most = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    answer = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      if (requests.length === 2) meet();
      await met;
      atOnce -= 1;
      return stored;
    };
    await flushUploads(db, ports());
    expect(most).toBe(2);
    expect(requests.map(({ uploadId }) => uploadId)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('and was left on the wire by a page that died is sent again', async () => {
    await keep(uploadRow({ opId: 'file', state: 'sending', attempts: 1 }));
    await flushUploads(db, ports());
    expect(await states()).toEqual({ file: 'acked' });
  });

  test('whose bytes are gone is refused here, with a reason, and the others go', async () => {
    await keep(uploadRow({ opId: 'lost' }), uploadRow({ opId: 'file' }));
    await db.blobs.delete('lost');
    await flushUploads(db, ports());
    expect((await rows())[0]).toMatchObject({
      state: 'dead',
      problem: { kind: 'refused', code: 'file_lost' },
    });
    expect(await states()).toEqual({ lost: 'dead', file: 'acked' });
  });

  test('and is taken back while it is on the wire stays away', async () => {
    await keep(uploadRow({ opId: 'file' }));
    answer = async () => {
      await withdraw(db, 'file', () => 'x');
      return stored;
    };
    await flushUploads(db, ports());
    expect(await rows()).toEqual([]);
    expect(await db.blobs.count()).toBe(0);
  });
});

describe('a file that does not arrive', () => {
  test.each<Problem>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'portal', status: 200 },
    { kind: 'unreadable', status: 200 },
    { kind: 'unauthorized', status: 401 },
    { kind: 'server', status: 500 },
    { kind: 'server', status: 429 },
  ])('waits with its bytes for the next try: %j', async (problem) => {
    await keep(uploadRow({ opId: 'file' }));
    answer = () => failing(problem);
    expect((await flushUploads(db, ports())).hasNews).toBe(false);
    expect((await rows())[0]).toMatchObject({
      state: 'queued',
      attempts: 1,
      failures: 1,
      nextAt: now + 500,
      problem: { kind: 'failed', code: problem.kind },
    });
    await flushUploads(db, ports());
    expect(requests).toHaveLength(1);
    now += 500;
    answer = () => stored;
    await flushUploads(db, ports());
    expect(await states()).toEqual({ file: 'acked' });
  });

  test.each<Problem>([
    { kind: 'refused', status: 403, code: 'AccessDenied' },
    { kind: 'refused', status: 413 },
    { kind: 'refused', status: 409, code: 'size_differs' },
  ])('because it is refused stays with the reason, and the others go: %j', async (problem) => {
    await keep(uploadRow({ opId: 'bad' }), uploadRow({ opId: 'file' }));
    answer = ({ uploadId }) => (uploadId === 'bad' ? failing(problem) : stored);
    await flushUploads(db, ports());
    expect((await rows())[0]).toMatchObject({
      state: 'dead',
      problem: { kind: 'refused', code: problem.code ?? `http_${problem.status}` },
    });
    expect(await states()).toEqual({ bad: 'dead', file: 'acked' });
    expect(await db.blobs.count()).toBe(2);
  });

  test('because nobody was reached holds every call, until the pause is over', async () => {
    await keep(uploadRow({ opId: 'a' }), uploadRow({ opId: 'b' }), uploadRow({ opId: 'c' }));
    answer = () => failing({ kind: 'network' });
    await flushUploads(db, ports());
    expect((await linkState(db)).problem).toBe('network');
    const tried = requests.length;
    await flushUploads(db, ports());
    expect(requests).toHaveLength(tried);
  });

  test('because the server failed on it holds no other call', async () => {
    await keep(uploadRow({ opId: 'a' }));
    answer = () => failing({ kind: 'server', status: 500 });
    await flushUploads(db, ports());
    expect((await linkState(db)).failures).toBe(0);
  });

  test('waits as long as the server wants', async () => {
    await keep(uploadRow({ opId: 'a' }));
    answer = () => failing({ kind: 'server', status: 503, retryAfterMs: 40_000 });
    await flushUploads(db, ports());
    expect((await rows())[0]?.nextAt).toBe(now + 40_000);
  });

  test('is tried at once when somebody is impatient', async () => {
    await keep(uploadRow({ opId: 'a', failures: 5, nextAt: now + 60_000 }));
    await noteLink(db, { failures: 5, nextAt: now + 60_000, problem: 'network' });
    expect(await flushUploads(db, ports())).toEqual({ hasNews: false, nextAt: now + 60_000 });
    expect(await flushUploads(db, ports(), { isImpatient: true })).toEqual({
      hasNews: true,
      nextAt: undefined,
    });
  });

  test('says when it wants to be tried again', async () => {
    await keep(uploadRow({ opId: 'a', failures: 1, nextAt: now + 700 }));
    expect(await flushUploads(db, ports())).toEqual({ hasNews: false, nextAt: now + 700 });
  });

  test('says when it wants to be tried again, also right after it has failed', async () => {
    await keep(uploadRow({ opId: 'a' }));
    answer = () => failing({ kind: 'server', status: 500 });
    expect(await flushUploads(db, ports())).toEqual({ hasNews: false, nextAt: now + 500 });
  });

  test('leaves no other behind without a time to go on', async () => {
    await keep(...['a', 'b', 'c'].map((opId) => uploadRow({ opId })));
    answer = ({ uploadId }) => (uploadId === 'c' ? stored : failing({ kind: 'server', status: 500 }));
    const { nextAt } = await flushUploads(db, ports());
    if (nextAt !== undefined) now = nextAt;
    expect(nextAt).toBeDefined();
    await flushUploads(db, ports());
    await flushUploads(db, ports());
    expect((await states())['c']).toBe('acked');
  });
});

test('tells how far a file has come, and when it is not on its way any more', async () => {
  await keep(uploadRow({ opId: 'file' }));
  const told: unknown[] = [];
  answer = ({ onProgress }) => {
    onProgress?.(1, 3);
    onProgress?.(3, 3);
    return failing({ kind: 'network' });
  };
  await flushUploads(db, { ...ports(), onUploadProgress: (...progress) => told.push(progress) });
  expect(told).toEqual([
    ['file', { sentBytes: 1, totalBytes: 3 }],
    ['file', { sentBytes: 3, totalBytes: 3 }],
    ['file', undefined],
  ]);
});

test('a message with words goes on without a file that is refused, and it is told', async () => {
  await keep(
    uploadRow({ opId: 'file' }),
    outboxRow({
      opId: 'send',
      kind: 'chat.send',
      entityId: 'm',
      deps: ['file'],
      payload: { query: 'words', image_url: 'user/file.png', attachment_name: 'plan.png' },
    }),
  );
  answer = () => failing({ kind: 'refused', status: 415, code: 'file_type' });
  const told: unknown[] = [];
  const outcome = await flushUploads(db, { ...ports(), onLeftOut: (left) => told.push(left) });
  expect(outcome.hasNews).toBe(true);
  expect(told).toEqual([{ messageId: 'm', name: 'plan.png', part: 'file', code: 'file_type' }]);
  expect(await rows()).toMatchObject([{ entityId: 'm', deps: [], payload: { query: 'words' } }]);
});

describe('the file of a message that the server fails on', () => {
  const send = outboxRow({ opId: 'send', kind: 'chat.send', entityId: 'm', deps: ['file'] });

  async function tryFor(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await flushUploads(db, { ...ports(), tries: answerTries });
      now += 1000;
    }
  }

  beforeEach(async () => {
    await keep(uploadRow({ opId: 'file' }), send);
    answer = () => failing({ kind: 'server', status: 500 });
  });

  afterEach(forgetTries);

  test('is tried three times behind that, after growing pauses, and then at its wish', async () => {
    await tryFor(1);
    expect(answerTriesStore.getState().tries['m']).toEqual({ failures: 1, nextAt: 1_005_000 });
    await tryFor(300);
    expect(requests).toHaveLength(4);
    expect(answerTriesStore.getState().tries['m']).toEqual({ failures: 4, nextAt: undefined });
    beginTriesAnew('m');
    answer = () => stored;
    await flushUploads(db, { ...ports(), tries: answerTries }, { isImpatient: true });
    expect(requests).toHaveLength(5);
    expect(answerTriesStore.getState().tries).toEqual({});
  });

  test('says when it is tried again, and nothing once no try is left', async () => {
    const trying = { ...ports(), tries: answerTries };
    expect(await flushUploads(db, trying)).toEqual({ hasNews: false, nextAt: now + 5000 });
    expect(await flushUploads(db, trying)).toEqual({ hasNews: false, nextAt: now + 5000 });
    stopTries('m');
    expect(await flushUploads(db, trying)).toEqual({ hasNews: false, nextAt: undefined });
  });

  test('rests once its reader has said so, and a file of anything else does not', async () => {
    await keep(uploadRow({ opId: 'photo' }));
    await tryFor(1);
    stopTries('m');
    await tryFor(60);
    const tried = requests.map(({ uploadId }) => uploadId);
    expect(tried.filter((id) => id === 'file')).toHaveLength(1);
    expect(tried.filter((id) => id === 'photo').length).toBeGreaterThan(3);
  });
});

test('nothing is begun once it is stopped', async () => {
  await keep(...['a', 'b', 'c', 'd'].map((opId) => uploadRow({ opId })));
  answer = () => {
    isStopped = true;
    return stored;
  };
  await flushUploads(db, ports());
  expect(requests.length).toBeLessThanOrEqual(2);
  expect(Object.values(await states()).filter((state) => state === 'queued').length).toBeGreaterThanOrEqual(
    2,
  );
});

function ports(): UploadPorts {
  return {
    now: () => now,
    random: () => 0.5,
    newId: () => crypto.randomUUID(),
    isStopped: () => isStopped,
    async uploadFile(upload) {
      requests.push(upload);
      return answer(upload);
    },
  };
}

async function keep(...kept: OutboxRow[]): Promise<void> {
  await db.outbox.bulkAdd(kept);
  for (const { kind, entityId } of kept)
    if (kind === 'upload')
      await db.blobs.add({ id: entityId, bytes: new Uint8Array([1, 2, 3]).buffer, type: 'image/png' });
}

async function rows(): Promise<OutboxRow[]> {
  return db.outbox.orderBy('n').toArray();
}

async function states(): Promise<Record<string, string>> {
  return Object.fromEntries((await rows()).map(({ opId, state }) => [opId, state]));
}
