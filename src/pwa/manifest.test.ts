import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routeAccess } from '#app/route-access.ts';
import { sharePath } from '#lib/shared-store.ts';
import { manifest } from './manifest.ts';

describe('what a browser asks of an app that can be installed', () => {
  test('names, a start address in its scope, and a window of its own', () => {
    expect(manifest.name).toBeTruthy();
    expect(manifest.short_name?.length).toBeLessThanOrEqual(12);
    expect(manifest.display).toBe('standalone');
    expect(manifest.start_url?.startsWith(manifest.scope ?? 'none')).toBe(true);
  });

  test('icons of 192 and 512 pixels, whole and maskable, and one that takes any colour', () => {
    const kinds = (manifest.icons ?? []).map(({ sizes, purpose }) => `${sizes} ${String(purpose)}`).sort();
    expect(kinds).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
      '512x512 monochrome',
    ]);
  });
});

const pictures = [
  ...(manifest.icons ?? []),
  ...manifest.shortcuts.flatMap(({ icons = [] }) => icons),
  ...(manifest.screenshots ?? []),
];

test.each(pictures)('$src is a picture of the size it claims', ({ src, sizes }) => {
  expect(pixels(`public${src}`)).toBe(sizes);
});

describe('the pictures beside the offer to install', () => {
  const screenshots = manifest.screenshots ?? [];
  const shapes = ['narrow', 'wide'] as const;

  test.each(shapes)('are there for %s windows, of one shape that browsers show', (shape) => {
    const sizes = screenshots.filter((one) => one.form_factor === shape).map((one) => one.sizes ?? '');
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sizes).size).toBe(1);
    const [width = 0, height = 0] = (sizes[0] ?? '').split('x').map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(width > height).toBe(shape === 'wide');
  });

  test('say what they show, and are small', () => {
    for (const { src, label } of screenshots) {
      expect(label?.length).toBeGreaterThan(10);
      expect(statSync(`public${src}`).size).toBeLessThan(200_000);
    }
  });

  test('are all there is in their folder', () => {
    expect(
      readdirSync('public/screenshots')
        .map((name) => `/screenshots/${name}`)
        .sort(),
    ).toEqual(screenshots.map(({ src }) => src).sort());
  });
});

test('every name is there in both languages', () => {
  const { name_localized, short_name_localized, description_localized, shortcuts } = manifest;
  const words = [name_localized, short_name_localized, description_localized];
  for (const shortcut of shortcuts) words.push(shortcut.name_localized, shortcut.short_name_localized);
  for (const { en, hi } of words) {
    expect(en).toMatch(/[a-z]/);
    expect(hi).toMatch(/\p{Script=Devanagari}/u);
  }
});

test('what is shared comes to the address that the worker and the page know', () => {
  expect(manifest.share_target?.action).toBe(sharePath);
  expect(Object.keys(routeAccess)).toContain(sharePath);
  for (const { action } of manifest.file_handlers) expect(action).toBe(`${sharePath}?from=file`);
});

test('the icon for home screens without a manifest has its 180 pixels', () => {
  expect(pixels('public/icons/apple-touch-icon.png')).toBe('180x180');
});

test('the start and the shortcuts are pages of the app', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  for (const address of addresses) expect(Object.keys(routeAccess)).toContain(address);
});

test('every font file that the styles name is there, with the licence beside it', () => {
  const files = [...readFileSync('src/ui/fonts.css', 'utf8').matchAll(/url\('(.+?)'\)/g)].map(
    ([, path]) => `public${path}`,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(readFileSync('public/fonts/OFL-noto-sans.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

/** Width and height from the head of a PNG file. */
function pixels(path: string): string {
  const head = readFileSync(path);
  expect(head.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}
