import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerHealth, canWriteIn, openHealth } from './health.ts';

const canWrite = async (): Promise<boolean> => true;

test('a server that starts or stops cannot be used, and its database is not asked', async () => {
  let asked = 0;
  const health = openHealth(() => Promise.resolve((asked += 1)), canWrite);
  expect((await answerHealth(health, '1')).status).toBe(503);
  health.state = 'ready';
  const answer = await answerHealth(health, '1');
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, state: 'ready', version: '1' }]);
  health.state = 'stopping';
  expect(await (await answerHealth(health, '1')).json()).toMatchObject({ ok: false, state: 'stopping' });
  expect(asked).toBe(1);
});

test('a database that does not answer is not waited for, and is asked by one question for all', async () => {
  let asked = 0;
  let answer = (): void => {};
  const health = openHealth(
    () => {
      asked += 1;
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
    canWrite,
    5,
  );
  health.state = 'ready';
  const answers = await Promise.all([1, 2, 3].map(() => answerHealth(health, '1')));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await answers[0]?.json()).toMatchObject({ state: 'slow' });
  expect(asked).toBe(1);
  const later = answerHealth(health, '1');
  answer();
  expect((await later).status).toBe(200);
});

test('a database that fails is not up', async () => {
  const health = openHealth(() => Promise.reject(new Error('away')), canWrite);
  health.state = 'ready';
  expect((await answerHealth(health, '1')).status).toBe(503);
});

test('a server that cannot write says that its disk is full, whatever it can still read', async () => {
  const health = openHealth(
    () => Promise.resolve(),
    async () => false,
  );
  health.state = 'ready';
  const answer = await answerHealth(health, '1');
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false, state: 'full', version: '1' }]);
});

test('a folder can be written in that is there and has room', async () => {
  expect(await canWriteIn(tmpdir())).toBe(true);
  expect(await canWriteIn(join(tmpdir(), 'not-there'))).toBe(false);
});
