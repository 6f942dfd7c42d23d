/** Draws the app's icons from the mark into public/icons with a headless Chromium. The outputs are committed; run it again only to change them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './launch-browser.ts';
import { paletteScreenshot } from './site/palette-screenshot.ts';

interface Icon {
  name: string;
  pixels: number;
  /** Share of the icon that the mark fills; a maskable icon may lose everything outside the middle four fifths. */
  mark: number;
  /** Share of the icon's side; the launcher cuts its own shape out of icons without one. */
  corner: number;
  /** The mark alone in white: a device takes its shape and gives it a colour of its own. */
  isShape?: true;
  /** Another sign in its place, drawn on 24 units in strokes. */
  sign?: string;
}

const ink = '#2a2118';
const gold = '#d9ab52';
const icons: Icon[] = [
  { name: 'icon-192', pixels: 192, mark: 0.74, corner: 0.22 },
  { name: 'icon-512', pixels: 512, mark: 0.74, corner: 0.22 },
  { name: 'maskable-192', pixels: 192, mark: 0.6, corner: 0 },
  { name: 'maskable-512', pixels: 512, mark: 0.6, corner: 0 },
  { name: 'apple-touch-icon', pixels: 180, mark: 0.7, corner: 0 },
  { name: 'badge-96', pixels: 96, mark: 0.92, corner: 0, isShape: true },
  { name: 'monochrome-512', pixels: 512, mark: 0.6, corner: 0, isShape: true },
  ...Object.entries({
    ask: '<path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4zM8.5 9.5h7M8.5 12.5h4.5"/>',
    calendar:
      '<path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7"/><path d="M14.5 15.5a2.2 2.2 0 1 1-2.6-2.1 1.7 1.7 0 0 0 2.6 2.1z"/>',
    plan: '<path d="M9.5 19.5H4v-15h16v15h-7M12 4.5v4.5M12 12.5v2.5M4 12h5M15.5 12H20"/><path d="M9.5 19.5a3.5 3.5 0 0 1 3.5-3.5v3.5"/>',
  }).flatMap(([name, sign]) =>
    // They are shown in a circle.
    [96, 192].map((pixels) => ({
      name: `shortcut-${name}-${pixels}`,
      pixels,
      mark: 0.54,
      corner: 0.5,
      sign,
    })),
  ),
];

mkdirSync('public/icons', { recursive: true });
const browser = await launchBrowser();
for (const icon of icons) {
  const page = await browser.newPage({ viewport: { width: icon.pixels, height: icon.pixels } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing(icon)}`);
  writeFileSync(join('public/icons', `${icon.name}.png`), await paletteScreenshot(page));
  await page.close();
}
await browser.close();

function drawing({ pixels, mark, corner, isShape, sign }: Icon): string {
  const colour = isShape ? '#fff' : gold;
  const scale = (mark * 100) / (sign ? 24 : 48);
  const inset = (100 - mark * 100) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 100 100" fill="none" stroke="${colour}">
    ${isShape ? '' : `<rect width="100" height="100" rx="${corner * 100}" fill="${ink}" stroke="none"/>`}
    <g transform="translate(${inset} ${inset}) scale(${scale})">
      ${sign ? `<g stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${sign}</g>` : theMark(colour)}
    </g>
  </svg>`;
}

function theMark(colour: string): string {
  return `
      <circle cx="24" cy="24" r="22" stroke-width="2.4"/>
      <g stroke-width="2.1">
        <circle cx="24" cy="24" r="15.5" transform="rotate(90 24 24)" pathLength="100" stroke-dasharray="0 2.4 45.2 4.8 45.2 2.4"/>
        <circle cx="24" cy="24" r="9" transform="rotate(90 24 24)" pathLength="100" stroke-dasharray="0 6.2 37.6 12.4 37.6 6.2"/>
      </g>
      <path d="M24 5 27.4 24h-6.8Z" fill="${colour}" stroke="none"/>
      <path d="M24 43 27.4 24h-6.8Z" stroke-width="1.5" stroke-linejoin="round"/>`;
}
