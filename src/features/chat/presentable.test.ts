import { describe, expect, test } from 'vitest';
import { presentable } from './presentable.ts';

describe('an answer that is still coming', () => {
  test.each([
    ['Move the sto', 'Move the sto'],
    ['Move **the sto', 'Move **the sto**'],
    ['Move **the stove*', 'Move **the stove**'],
    ['Move **the stove**', 'Move **the stove**'],
    ['Move **the stove** now', 'Move **the stove** now'],
    ['Move **', 'Move '],
    ['Move *gently', 'Move *gently*'],
    ['use `pada', 'use `pada`'],
    ['First\n\n- ', 'First'],
    ['First\n\n- **North', 'First\n\n- **North**'],
    ['First\n2', 'First'],
    ['First\n##', 'First'],
    ['First\n--', 'First'],
    ['First\n\n', 'First'],
    ['see [the verse](https://exa', 'see the verse'],
    ['see [the ver', 'see the ver'],
    ['see [the verse](https://example.org/a).', 'see [the verse](https://example.org/a).'],
    ['![a picture](https://exa', 'a picture'],
    ['* a point', '* a point'],
    ['```\nlet *x', '```\nlet *x'],
    ['', ''],
  ])('%j is shown as %j', (come, shown) => {
    expect(presentable(come)).toBe(shown);
  });

  test('never shows a mark that the whole answer does not show', () => {
    const whole =
      'The **kitchen** in the *south east*.\n\n1. `E3` is good\n2. see [a verse](https://example.org/x)';
    for (let length = 0; length <= whole.length; length += 1) {
      const words = presentable(whole.slice(0, length)).replaceAll(
        /\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)/g,
        '',
      );
      expect(words).not.toMatch(/[*`[\]]/);
    }
  });
});
