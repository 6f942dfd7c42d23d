import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quietBrowser } from './launch-browser.ts';

test('turns off in the browser all that Playwright turns off, whose own switch is passed over', () => {
  const library = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(library)?.[1] ?? '';
  const off = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(off.length).toBeGreaterThan(0);
  const switches = quietBrowser.filter((each) => each.startsWith('--disable-features='));
  expect(switches).toHaveLength(1);
  expect(switches[0]?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(off));
});
