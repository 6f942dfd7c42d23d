import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openings } from '#tests/e2e/dialogs.ts';

/** What lies over the page: drawn by ourselves, or by `Dialog` and `Question`, which other files put words into. */
const overThePage = /<dialog\b|<Dialog\b|\bpopover=|id="mobile-menu"/;
/** The frame of the others. */
const frameOfAll = 'src/ui/dialog.tsx';

const listed = openings({ plan: '', unmarked: '', home: '', event: '', conversation: '' });

test('every dialog, sheet and menu is opened by a test, which looks at it or at what is done in it', () => {
  const drawn = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => !file.endsWith('.test.tsx') && file !== frameOfAll)
    .filter((file) => overThePage.test(readFileSync(file, 'utf8')));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.toSorted()).toEqual(Object.keys(listed).toSorted());
});

test('the tests that are named beside a dialog are there, and look at it', () => {
  for (const [file, opening] of Object.entries(listed)) {
    if ('at' in opening) continue;
    const { looks, acts } = opening;
    expect(looks ?? acts, file).toBeDefined();
    if (looks) expect(readFileSync(looks, 'utf8'), file).toContain('expectAccessible');
    if (acts) expect(existsSync(acts), acts).toBe(true);
  }
});
