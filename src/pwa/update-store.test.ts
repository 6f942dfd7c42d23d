import { beforeEach, expect, test } from 'vitest';
import { readWorkerMessage } from './messages.ts';
import { updateStore } from './update-store.ts';

let takeOvers = 0;

beforeEach(() => {
  takeOvers = 0;
  updateStore.setState(updateStore.getInitialState(), true);
});

function findVersion(): void {
  updateStore.getState().found(() => {
    takeOvers += 1;
  });
}

test('a new version waits until the user chooses it', () => {
  findVersion();
  expect(updateStore.getState().state).toBe('ready');
  expect(takeOvers).toBe(0);
});

test('choosing it twice starts it once', () => {
  findVersion();
  updateStore.getState().install();
  updateStore.getState().install();
  expect(updateStore.getState().state).toBe('installing');
  expect(takeOvers).toBe(1);
});

test('a postponed version is not started, and the next one is offered again', () => {
  findVersion();
  updateStore.getState().postpone();
  updateStore.getState().install();
  expect(updateStore.getState().state).toBe('postponed');
  expect(takeOvers).toBe(0);
  findVersion();
  expect(updateStore.getState().state).toBe('ready');
});

test('nothing can be chosen or postponed while there is no new version', () => {
  updateStore.getState().install();
  updateStore.getState().postpone();
  expect(updateStore.getState().state).toBe('none');
});

test.each([
  [{ type: 'skip-waiting' }, { type: 'skip-waiting' }],
  [{ type: 'flush' }, { type: 'flush' }],
  [{ type: 'SKIP_WAITING' }, undefined],
  ['skip-waiting', undefined],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
])('the worker reads %j as %j', (data, expected) => {
  expect(readWorkerMessage(data)).toEqual(expected);
});
