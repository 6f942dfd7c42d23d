import { beforeEach, expect, test } from 'vitest';
import { readWorkerMessage } from './messages.ts';
import { updateStore, type WaitingVersion } from './update-store.ts';

let takeOvers = 0;
let isCalm = true;
let becomeCalm = (): void => {};

beforeEach(() => {
  takeOvers = 0;
  isCalm = true;
  updateStore.setState(updateStore.getInitialState(), true);
});

const takeOver = (): void => {
  takeOvers += 1;
};

const version: WaitingVersion = {
  takeOver,
  isCalm: async () => isCalm,
  takeOverWhenCalm: (signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      becomeCalm = () => {
        if (signal.aborted) return;
        takeOver();
        resolve();
      };
    }),
};

function findVersion(): void {
  updateStore.getState().found(version, []);
}

const state = () => updateStore.getState().state;

test('a new version waits until the user chooses it', () => {
  findVersion();
  expect(state()).toBe('ready');
  expect(takeOvers).toBe(0);
});

test('choosing it twice starts it once', async () => {
  findVersion();
  await Promise.all([updateStore.getState().install(), updateStore.getState().install()]);
  expect(state()).toBe('installing');
  expect(takeOvers).toBe(1);
});

test('a postponed version is not started, and the next one is offered again', async () => {
  findVersion();
  updateStore.getState().postpone();
  await updateStore.getState().install();
  expect(state()).toBe('postponed');
  expect(takeOvers).toBe(0);
  findVersion();
  expect(state()).toBe('ready');
});

test('nothing can be chosen or postponed while there is no new version', async () => {
  await updateStore.getState().install();
  updateStore.getState().installAnyway();
  updateStore.getState().postpone();
  expect(state()).toBe('none');
});

test('a version that is chosen while somebody is in the middle of something comes when they are done', async () => {
  isCalm = false;
  findVersion();
  const installed = updateStore.getState().install();
  await expect.poll(state).toBe('held');
  expect(takeOvers).toBe(0);
  becomeCalm();
  await installed;
  expect(state()).toBe('installing');
  expect(takeOvers).toBe(1);
});

test('whoever changes their mind meanwhile keeps the version that runs', async () => {
  isCalm = false;
  findVersion();
  const installed = updateStore.getState().install();
  await expect.poll(state).toBe('held');
  updateStore.getState().postpone();
  await installed;
  becomeCalm();
  expect(state()).toBe('postponed');
  expect(takeOvers).toBe(0);
});

test('whoever gives up what they are writing has it at once, and once', async () => {
  isCalm = false;
  findVersion();
  const installed = updateStore.getState().install();
  await expect.poll(state).toBe('held');
  updateStore.getState().installAnyway();
  await installed;
  becomeCalm();
  expect(state()).toBe('installing');
  expect(takeOvers).toBe(1);
});

test.each(['before', 'after'])(
  'a version that has to give way, known %s the next one is there, does so by itself when that disturbs nobody',
  async (when) => {
    if (when === 'before') updateStore.getState().require();
    findVersion();
    if (when === 'after') updateStore.getState().require();
    expect(takeOvers).toBe(0);
    becomeCalm();
    await expect.poll(state).toBe('installing');
    expect(takeOvers).toBe(1);
  },
);

test('it does so also when it was postponed', async () => {
  findVersion();
  updateStore.getState().postpone();
  updateStore.getState().require();
  becomeCalm();
  await expect.poll(state).toBe('installing');
});

const leftScreen = { address: '/chat?session=1', html: '<!doctype html>', entry: '/assets/index-1.js' };

test.each([
  [{ type: 'skip-waiting' }, { type: 'skip-waiting' }],
  [{ type: 'flush' }, { type: 'flush' }],
  [
    { type: 'left-screen', screen: leftScreen },
    { type: 'left-screen', screen: leftScreen },
  ],
  [{ type: 'left-screen', screen: { ...leftScreen, html: undefined } }, undefined],
  [{ type: 'left-screen' }, undefined],
  [{ type: 'SKIP_WAITING' }, undefined],
  ['skip-waiting', undefined],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
])('the worker reads %j as %j', (data, expected) => {
  expect(readWorkerMessage(data)).toEqual(expected);
});
