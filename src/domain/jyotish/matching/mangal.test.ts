import { expect, test } from 'vitest';
import { minuteMs } from '../../time/zone.ts';
import { chartOf } from '../chart.ts';
import { manglikOf } from '../rules/manglik.ts';
import { mangalSideOf } from './mangal.ts';

const pune = { latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' };
const noon = Date.UTC(1990, 4, 12, 6, 30);

test('what is said to hold holds for each minute of the range, with and without a lagna', () => {
  const seen = new Set<string>();
  for (let day = 0; day < 14; day += 1) {
    const at = noon + day * 17 * 24 * 60 * minuteMs;
    for (const hasTime of [true, false]) {
      const within = hasTime ? 60 : 720;
      const range = { from: at - within * minuteMs, to: at + within * minuteMs };
      const side = mangalSideOf({ ...pune, at }, range, { hasTime });
      const told = new Set<boolean>();
      for (let minute = range.from; minute <= range.to; minute += 5 * minuteMs)
        told.add(manglikOf(chartOf({ ...pune, at: minute }, undefined, { hasTime })).isManglik);
      expect(side.holds, `${day} ${hasTime}`).toBe(told.size === 1);
      seen.add(`${side.holds} ${hasTime}`);
    }
  }
  expect(seen.size).toBe(4);
});
