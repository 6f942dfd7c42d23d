import { beforeEach, expect, test, vi } from 'vitest';
import { installRecord, keepInstallRecord, noteFestivalRead, noteValue } from './install-record.ts';

beforeEach(() => localStorage.clear());

test('a device that knows nothing of Disha remembers nothing', () => {
  expect(installRecord()).toEqual({
    hasValue: false,
    festivalDay: undefined,
    dismissedAt: [],
    isInstalled: false,
  });
});

test('an answer is of use', () => {
  noteValue();
  expect(installRecord().hasValue).toBe(true);
});

test('a festival is of use on the second day on which one is read about', () => {
  noteFestivalRead(new Date('2026-11-20T08:00'));
  noteFestivalRead(new Date('2026-11-20T21:00'));
  expect(installRecord().hasValue).toBe(false);
  noteFestivalRead(new Date('2026-11-22T08:00'));
  expect(installRecord().hasValue).toBe(true);
});

test('what was put away and installed stays noted when something is of use again', () => {
  keepInstallRecord({ hasValue: false, festivalDay: undefined, dismissedAt: [5], isInstalled: true });
  noteValue();
  expect(installRecord()).toMatchObject({ hasValue: true, dismissedAt: [5], isInstalled: true });
});

test.each(['', 'no JSON', 'null', '[]', '{"hasValue":"yes","dismissedAt":[1,"2",null],"festivalDay":7}'])(
  'what was kept badly is passed over: %s',
  (kept) => {
    localStorage.setItem('disha.install', kept);
    expect(installRecord()).toMatchObject({ hasValue: false, festivalDay: undefined, isInstalled: false });
    expect(installRecord().dismissedAt).toEqual(kept.includes('[1') ? [1] : []);
  },
);

test('where storage is blocked nothing is remembered and nothing fails', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  noteValue();
  noteFestivalRead(new Date('2026-11-20T08:00'));
  expect(installRecord().hasValue).toBe(false);
  vi.unstubAllGlobals();
});
