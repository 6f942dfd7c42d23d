import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paper } from './theme.ts';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const light = tokensOf(":root[data-mantine-color-scheme='light'] {");
const dark = { ...light, ...tokensOf(":root[data-mantine-color-scheme='dark'] {") };

const tones = ['gold', 'sindoor', 'tulsi', 'haldi', 'terracotta', 'slate'];
const grounds = ['paper', 'surface', 'sunken'];

/** Foreground and background of everything that is read. */
const textPairs: string[][] = [
  ...grounds.flatMap((ground) => ['ink', 'ink-soft', 'gold-ink'].map((ink) => [ink, ground])),
  ...tones.flatMap((tone) => [
    [`${tone}-on-fill`, `${tone}-fill`],
    [`${tone}-on-fill`, `${tone}-fill-hover`],
    [`${tone}-text`, `${tone}-tint`],
    [`${tone}-text`, `${tone}-tint-hover`],
    ['ink', `${tone}-tint`],
    ...grounds.map((ground) => [`${tone}-text`, ground]),
  ]),
  ['ink', 'gold-faint'],
  ['ink', 'hairline'],
];

/** What is seen but not read: edges of fields, the mark, the ring of the focus. */
const shapePairs = grounds.flatMap((ground) => ['edge', 'focus'].map((shape) => [shape, ground]));

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, tokens) => {
  test.each(textPairs)('%s on %s can be read', (ink = '', ground = '') => {
    expect(contrast(color(tokens, ink), color(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s on %s can be seen', (shape = '', ground = '') => {
    expect(contrast(color(tokens, shape), color(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

test('the browser bar of the first paint has the colours of the paper', () => {
  const script = readFileSync('public/first-paint.js', 'utf8');
  expect(paper).toEqual({ light: color(light, 'paper'), dark: color(dark, 'paper') });
  expect(script).toContain(`'${color(dark, 'paper')}' : '${color(light, 'paper')}'`);
});

test('black on white is the greatest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** The custom properties of the first block that opens with `selector`. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector) + selector.length;
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--disha-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function color(tokens: Record<string, string>, name: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`tokens.css has no --disha-${name}`);
  return value;
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
