import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { useDayOfVisit } from './use-day-of-visit.ts';

const zone = 'Asia/Kolkata';
const eve = '2026-11-23' as CivilDate;
const festival = '2026-11-24' as CivilDate;
const november = '2026-11';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-23T23:50:00+05:30'));
});

afterEach(() => {
  show(true);
  vi.useRealTimers();
});

test('a day that turns under the eyes of a reader does not take their day away', () => {
  const { result, rerender } = visit();
  expect(result.current).toBe(eve);
  vi.setSystemTime(new Date('2026-11-24T00:00:10+05:30'));
  rerender({ today: festival });
  expect(result.current).toBe(eve);
});

test('whoever comes back to the page finds today', () => {
  const { result, rerender } = visit();
  vi.setSystemTime(new Date('2026-11-24T00:00:10+05:30'));
  rerender({ today: festival });
  vi.setSystemTime(new Date('2026-11-24T07:00:00+05:30'));
  show(false);
  show(true);
  expect(result.current).toBe(festival);
});

test('a day that turns while the page is out of sight is today at once', () => {
  const { result, rerender } = visit();
  show(false);
  vi.setSystemTime(new Date('2026-11-24T00:00:10+05:30'));
  rerender({ today: festival });
  expect(result.current).toBe(festival);
});

test('whoever turns to another month, or to a place where it is another day, is told of today', () => {
  const { result, rerender } = visit();
  vi.setSystemTime(new Date('2026-11-24T00:00:10+05:30'));
  rerender({ today: festival });
  rerender({ today: festival, named: '2026-12' });
  expect(result.current).toBe(festival);
  rerender({ today: eve, named: '2026-12', timeZone: 'America/New_York' });
  expect(result.current).toBe(eve);
});

interface Given {
  today: CivilDate;
  named?: string;
  timeZone?: string;
}

function visit() {
  const initialProps: Given = { today: eve };
  return renderHook(
    ({ today, named = november, timeZone = zone }: Given) => useDayOfVisit(today, named, timeZone),
    { initialProps },
  );
}

function show(isShown: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
