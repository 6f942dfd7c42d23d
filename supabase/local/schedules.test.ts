import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSchedules } from './schedules.ts';

let calls: string[];
let removed: [bucket: string, names: readonly string[]][];
let logged: string[];
let broken: string;
let tidied: number;
let reconciled: number;
let reminded: number;
let mailed: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [calls, removed, logged, broken, tidied, reconciled, reminded, mailed] = [[], [], [], '', 0, 0, 0, 0];
  const orphans = [
    { bucket: 'floorplans', name: 'me/1.png' },
    { bucket: 'avatars', name: 'me/2.png' },
    { bucket: 'floorplans', name: 'me/3.png' },
  ];
  const backend = {
    rpc: async (name: string, args: Record<string, unknown>) => {
      calls.push(`${name} ${Object.values(args).join()}`);
      if (name === broken) throw new Error('the database is away');
      return name === 'orphan_uploads' ? orphans : 0;
    },
    removeFiles: async (bucket: string, names: readonly string[]) => {
      removed.push([bucket, names]);
    },
  };
  const tidy = async () => void (tidied += 1);
  const reconcile = async () => void (reconciled += 1);
  const sendReminders = async () => void (reminded += 1);
  const mailContact = async () => void (mailed += 1);
  const tools = { backend, tidy, reconcile, sendReminders, mailContact };
  stop = startSchedules(tools, (failure) => logged.push(String(failure)));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const hours = (n: number) => n * 60 * 60 * 1000;
const times = (call: string) => calls.filter((each) => each === call).length;

test('questions that nobody answered are given up every minute', async () => {
  await vi.advanceTimersByTimeAsync(180_000);
  expect(calls).toEqual(Array.from({ length: 3 }, () => 'expire_chat_jobs 900'));
});

test('open payments are looked at soon after the start and then every minute', async () => {
  await vi.advanceTimersByTimeAsync(180_000);
  expect(reconciled).toBe(4);
});

test('reminders are pushed soon after the start and then every minute', async () => {
  await vi.advanceTimersByTimeAsync(180_000);
  expect(reminded).toBe(4);
});

test('what was asked is mailed soon after the start and then every minute', async () => {
  await vi.advanceTimersByTimeAsync(180_000);
  expect(mailed).toBe(4);
});

test('who asked is forgotten every hour', async () => {
  await vi.advanceTimersByTimeAsync(hours(3));
  expect(times('purge_contact_senders ')).toBe(4);
});

test.each([
  'purge_reminder_deliveries 30',
  'purge_tombstones 180',
  'purge_payment_traces 90',
  'purge_guest_calls ',
  'orphan_uploads 30',
])('%s runs soon after the start and then every day', async (call) => {
  await vi.advanceTimersByTimeAsync(hours(1));
  expect(times(call)).toBe(1);
  await vi.advanceTimersByTimeAsync(hours(48));
  expect(times(call)).toBe(3);
});

test('receipts are purged soon after the start and then every six hours', async () => {
  await vi.advanceTimersByTimeAsync(hours(24));
  expect(times('purge_receipts 400')).toBe(5);
});

test('the database is tidied soon after the start and then every hour', async () => {
  await vi.advanceTimersByTimeAsync(hours(3));
  expect(tidied).toBe(4);
});

test('files that nobody names are removed bucket by bucket', async () => {
  await vi.advanceTimersByTimeAsync(hours(1));
  expect(removed).toEqual([
    ['floorplans', ['me/1.png', 'me/3.png']],
    ['avatars', ['me/2.png']],
  ]);
});

test('one that fails is logged and the others go on', async () => {
  broken = 'purge_tombstones';
  await vi.advanceTimersByTimeAsync(hours(1));
  expect(logged).toEqual(['Error: the database is away']);
  expect(times('purge_receipts 400')).toBe(1);
});

test('after the stop no timer is left', async () => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
