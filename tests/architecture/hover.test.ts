import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what a pointer hovers over is marked only where something can hover: a finger leaves the mark behind', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);
  expect(styles.filter(([, text]) => text.includes(':hover')).length).toBeGreaterThan(20);
  const unasked = styles.filter(([, text]) =>
    text.replaceAll(/^@media \(hover: hover\) \{\n.*?\n\}/gms, '').includes(':hover'),
  );
  expect(unasked.map(([file]) => file)).toEqual([]);
});
