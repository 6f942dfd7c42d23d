import { expect, test } from 'vitest';
import { cosineOf, sineOf } from './sine-table.ts';

test('the table gives sine and cosine to 1e-11, for many turns either way', () => {
  for (let step = -20_000; step <= 20_000; step += 1) {
    const angle = step * 0.7331;
    expect(Math.abs(sineOf(angle) - Math.sin(angle))).toBeLessThan(1e-11);
    expect(Math.abs(cosineOf(angle) - Math.cos(angle))).toBeLessThan(1e-11);
  }
});
