import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { look } from '#ui/share-card/card-look.ts';
import { toneColours } from './share-look.ts';

test('a picture that is handed on has the light colours of the app', () => {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  const light = css.slice(css.indexOf(":root[data-mantine-color-scheme='light'] {"));
  const token = (name: string) => new RegExp(`--disha-${name}: (#[0-9a-f]{6});`).exec(light)?.[1];
  expect(look).toMatchObject({
    paper: token('paper'),
    ink: token('ink'),
    soft: token('ink-soft'),
    gold: token('gold'),
  });
  for (const [tone, name] of [
    ['green', 'tulsi'],
    ['yellow', 'haldi'],
    ['orange', 'terracotta'],
    ['red', 'sindoor'],
    ['grey', 'slate'],
  ] as const) {
    expect(toneColours[tone]).toEqual({
      fill: token(`${name}-fill`),
      onFill: token(`${name}-on-fill`),
      text: token(`${name}-text`),
    });
  }
});
