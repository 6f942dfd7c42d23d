import { expect, test } from 'vitest';
import { planTitle } from './plan-title.ts';

test.each([
  ['ground_floor-v2.final.pdf', 'ground floor v2.final'],
  ['भूतल.png', 'भूतल'],
  ['IMG_0001.HEIC', 'IMG 0001'],
  ['Plan of Mr. Rao', 'Plan of Mr. Rao'],
  ['.png', 'file'],
  ['___.pdf', 'Plan'],
  ['C:\\plans\\first.jpg', 'first'],
  [`${'x'.repeat(300)}.png`, 'x'.repeat(200)],
  [`${'🏠'.repeat(300)}.png`, '🏠'.repeat(200)],
  ['evil\u202Egpj.exe', 'evilgpj'],
])('%s is called %s at first', (name, title) => {
  expect(planTitle(name)).toBe(title);
});
