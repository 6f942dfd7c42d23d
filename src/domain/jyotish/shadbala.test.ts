import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { seenGrahas } from './grahas.ts';
import { shadbalaOf } from './shadbala.ts';

const pune = { latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' };

test('each strength stays within what its parts allow, and they add up', () => {
  for (let step = 0; step < 200; step += 1) {
    const found = shadbalaOf(chartOf({ ...pune, at: Date.UTC(1950, 0, 1) + step * 10_000_000_000 }));
    if (found === null) throw new Error('There is a lagna.');
    for (const graha of seenGrahas) {
      const { sthana, dig, kala, cheshta, naisargika, drik, total, ratio } = found[graha];
      expect(sthana).toBeGreaterThan(0);
      expect(sthana).toBeLessThanOrEqual(60 + 7 * 45 + 30 + 60 + 15);
      expect(dig).toBeGreaterThanOrEqual(0);
      expect(dig).toBeLessThanOrEqual(60);
      expect(cheshta).toBeGreaterThanOrEqual(0);
      expect(cheshta).toBeLessThanOrEqual(60);
      expect(kala).toBeGreaterThan(0);
      expect(total).toBeCloseTo(sthana + dig + kala + cheshta + naisargika + drik, 9);
      expect(ratio).toBeGreaterThan(0.3);
    }
  }
});

test('without a lagna there are none', () => {
  expect(shadbalaOf(chartOf({ ...pune, at: 0 }, undefined, { hasTime: false }))).toBeNull();
});
