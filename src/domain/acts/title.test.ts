import { describe, expect, test } from 'vitest';
import { checkAct } from './check-act.ts';
import { tidyTitle } from './title.ts';

const faultOf = (title: string) => checkAct('aarti.create', { title, content: 'words' });

describe('a title', () => {
  test.each(['Our aarti', 'जय गणेश', '\u202eשלום', 'a\u200bb', '“…”', 'ॐ'])('may be %j', (title) => {
    expect(faultOf(title)).toBeUndefined();
  });

  test.each([
    ['more than one line', 'one\ntwo'],
    ['a tab', 'one\ttwo'],
    ['a bell', 'one\u0007'],
    ['a separator of lines', 'one\u2028two'],
    ['an old line of its own', 'one\u0085two'],
    ['nothing but what is not seen', '\u200b\u200d\ufeff'],
    ['nothing but spaces of other kinds', '\u00a0\u3000'],
  ])('is not %s', (_, title) => {
    expect(faultOf(title)).toEqual({ code: 'invalid', field: 'title' });
  });

  test('that was pasted becomes one line in one spelling', () => {
    expect(tidyTitle('  Jai\r\n Ganesh\t ')).toBe('Jai Ganesh');
    expect(tidyTitle('A\u030a')).toBe('Å');
    expect(tidyTitle('\u200b \u2060')).toBe('');
  });

  test('of an act is right as tidied', () => {
    for (const pasted of ['one\ntwo', '\u0007bell', 'a\u2028b'])
      expect(faultOf(tidyTitle(pasted))).toBeUndefined();
  });
});
