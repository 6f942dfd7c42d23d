import { describe, expect, test } from 'vitest';
import { isInstallOffered } from './install-offer.ts';
import type { InstallRecord } from './install-record.ts';
import type { InstallWay } from './install-way.ts';

const dayMs = 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T10:00:00Z');
const useful: InstallRecord = {
  hasValue: true,
  festivalDay: undefined,
  dismissedAt: [],
  isInstalled: false,
};

test.each(['prompt', 'ios-safari'] as const)('where Disha was of use it is offered (%s)', (way) => {
  expect(isInstallOffered(useful, way, now)).toBe(true);
});

test('before it was of use it is not offered', () => {
  expect(isInstallOffered({ ...useful, hasValue: false, festivalDay: '2026-11-20' }, 'prompt', now)).toBe(
    false,
  );
});

test.each<InstallWay>([
  'installed',
  'ios-other',
  'mac-safari',
  'android-menu',
  'desktop-menu',
  'in-app',
  'none',
])('where the app is there, or people could only be told how, nothing is offered (%s)', (way) => {
  expect(isInstallOffered(useful, way, now)).toBe(false);
});

describe('whoever puts the offer away', () => {
  test('is left alone for sixty days', () => {
    const record = { ...useful, dismissedAt: [now] };
    expect(isInstallOffered(record, 'prompt', now + 1)).toBe(false);
    expect(isInstallOffered(record, 'prompt', now + 60 * dayMs)).toBe(false);
    expect(isInstallOffered(record, 'prompt', now + 60 * dayMs + 1)).toBe(true);
  });

  test('is left alone under a clock that was set back as well', () => {
    expect(isInstallOffered({ ...useful, dismissedAt: [now] }, 'prompt', now - 30 * dayMs)).toBe(false);
  });

  test('twice is never offered it again', () => {
    const record = { ...useful, dismissedAt: [now - 900 * dayMs, now - 400 * dayMs] };
    expect(isInstallOffered(record, 'prompt', now)).toBe(false);
  });
});

test('an app that was installed is offered again once the browser says that it could be', () => {
  expect(isInstallOffered({ ...useful, isInstalled: true }, 'ios-safari', now)).toBe(false);
  expect(isInstallOffered({ ...useful, isInstalled: true }, 'prompt', now)).toBe(true);
});
