import { expect, test } from 'vitest';
import { checkFloorplan } from './check-floorplan.ts';

const tenMegabytes = 10 * 1024 * 1024;

test.each([
  ['image/jpeg', tenMegabytes, undefined],
  ['image/webp', 0, undefined],
  ['image/png', tenMegabytes + 1, 'Please select a file smaller than 10MB.'],
  ['application/pdf', 10, 'Please select an image file for your floorplan.'],
  ['', 10, 'Please select an image file for your floorplan.'],
])('a file of type "%s" and %i bytes', (type, size, said) => {
  expect(checkFloorplan({ type, size })?.en).toBe(said);
});
