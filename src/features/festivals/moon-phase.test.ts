import { expect, test } from 'vitest';
import { litPath } from './moon-phase.tsx';

test.each([
  [0, 10.5, 0],
  [60, 5.25, 0],
  [90, 0, 0],
  [120, 5.25, 1],
  [180, 10.5, 1],
  [240, 5.25, 1],
  [300, 5.25, 0],
])('at %d degrees from the Sun the edge of the light is %d wide', (elongation, width, side) => {
  expect(litPath(elongation)).toBe(
    `M0 -10.5A10.5 10.5 0 0 1 0 10.5A${width.toFixed(2)} 10.5 0 0 ${side} 0 -10.5Z`,
  );
});
