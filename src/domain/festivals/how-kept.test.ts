import { expect, test } from 'vitest';
import { howKept } from './how-kept.ts';

test('what is told is in both languages, and neither frightens nor promises', () => {
  for (const [id, { en, hi }] of Object.entries(howKept)) {
    expect(en, id).not.toMatch(
      /\p{Script=Devanagari}|\b(must|cursed?|punish\w*|inauspicious|guarantee\w*)\b/iu,
    );
    expect(en, id).toMatch(/\.$/);
    expect(hi, id).toMatch(/।$/);
    expect(hi, id).not.toMatch(/[a-z]/i);
  }
});
