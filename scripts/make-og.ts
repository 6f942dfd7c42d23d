/**
 * Draws the pictures of shared links into public/og with a headless Chromium: 1200 × 630, in the colours of the app. The
 * outputs are committed; run it again only to change them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './launch-browser.ts';
import { paletteScreenshot } from './site/palette-screenshot.ts';

interface Picture {
  /** The first step of the paths that it stands for. */
  name: string;
  title: string;
  hindi: string;
  text: string;
  /** Where the arrow of the compass points: degrees from north. */
  bearing: number;
}

const pictures: Picture[] = [
  {
    name: 'disha',
    title: 'Know how your home faces the world',
    hindi: 'आपका घर किस दिशा में है, जानें',
    text: 'Vaastu, festivals and aartis, in English and Hindi',
    bearing: 45,
  },
  {
    name: 'blog',
    title: 'Vaastu, read slowly',
    hindi: 'वास्तु, ठहरकर पढ़ें',
    text: 'Directions, rooms and doors, each with its source',
    bearing: 135,
  },
  {
    name: 'hindu-festivals',
    title: 'Hindu festivals and the panchang',
    hindi: 'त्योहार, व्रत और पंचांग',
    text: 'Every day reckoned for your place',
    bearing: 90,
  },
  {
    name: 'hindu-aartis',
    title: 'Aartis, chalisas and stotras',
    hindi: 'आरती, चालीसा और स्तोत्र',
    text: 'Complete texts with their meaning, to read and to sing',
    bearing: 0,
  },
];

/** What a picture may weigh, so that it is there at once in a chat. */
const mostBytes = 60_000;
const fonts = (['noto-sans-latin', 'noto-sans-devanagari', 'tiro-devanagari-hindi'] as const)
  .map((name, index) => {
    const bytes = readFileSync(join('public', 'fonts', `${name}.woff2`)).toString('base64');
    return `@font-face{font-family:'${index === 2 ? 'Tiro' : 'Noto'}';font-weight:400 700;src:url(data:font/woff2;base64,${bytes});${
      index === 0 ? 'unicode-range:U+0020-007E,U+00A0-00FF,U+2013-2014' : 'unicode-range:U+0900-097F'
    }}`;
  })
  .join('');

mkdirSync('public/og', { recursive: true });
const browser = await launchBrowser();
for (const picture of pictures) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(drawing(picture));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join('public', 'og', `${picture.name}.png`);
  const png = await paletteScreenshot(page);
  await page.close();
  writeFileSync(path, png);
  const size = png.length;
  console.log(`${path}: ${(size / 1000).toFixed(1)} kB`);
  if (size > mostBytes) throw new Error(`${path} weighs more than ${mostBytes / 1000} kB.`);
}
await browser.close();

/** Flat colours and few curves: a gradient would weigh five times as much. */
function drawing({ title, hindi, text, bearing }: Picture): string {
  return `<!doctype html><meta charset="utf-8"><style>
    ${fonts}
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; background: #fbf7ef; color: #2a2118; font-family: Noto, sans-serif;
      display: grid; grid-template-columns: 1fr 400px; align-items: center; padding: 0 72px; overflow: hidden;
      border-bottom: 16px solid #d9ab52 }
    .name { font-size: 34px; font-weight: 700; color: #7a5a16; letter-spacing: .01em }
    h1 { font-size: 68px; line-height: 1.12; font-weight: 700; margin-top: 28px; text-wrap: balance }
    .hindi { font-family: Tiro, Noto; font-size: 44px; line-height: 1.5; margin-top: 20px; color: #7a5a16 }
    .text { font-size: 30px; line-height: 1.4; margin-top: 20px; color: #5b4d3c; text-wrap: balance }
    svg { justify-self: end }
  </style>
  <main>
    <p class="name">Disha · दिशा</p>
    <h1>${title}</h1>
    <p class="hindi" lang="hi">${hindi}</p>
    <p class="text">${text}</p>
  </main>
  ${compass(bearing)}`;
}

function compass(bearing: number): string {
  const ticks = Array.from({ length: 16 }, (_, index) => {
    const length = index % 4 === 0 ? 5 : index % 2 === 0 ? 3.4 : 2;
    return `<path d="M24 ${2.4 + length} V2.4" transform="rotate(${index * 22.5} 24 24)" stroke-width="${index % 2 === 0 ? 0.5 : 0.3}"/>`;
  }).join('');
  return `<svg width="400" height="400" viewBox="0 0 48 48" fill="none" stroke="#2a2118" aria-hidden="true">
    <circle cx="24" cy="24" r="22.6" stroke-width=".5"/>
    ${ticks}
    <g stroke="#c48f2b" stroke-width="1">
      <circle cx="24" cy="24" r="13.6" transform="rotate(90 24 24)" pathLength="100" stroke-dasharray="0 2.4 45.2 4.8 45.2 2.4"/>
      <circle cx="24" cy="24" r="8.4" transform="rotate(90 24 24)" pathLength="100" stroke-dasharray="0 6.2 37.6 12.4 37.6 6.2"/>
    </g>
    <g transform="rotate(${bearing} 24 24)" stroke-linejoin="round">
      <path d="M24 6.6 27 24h-6Z" fill="#b3401f" stroke="#b3401f" stroke-width=".4"/>
      <path d="M24 41.4 27 24h-6Z" fill="#fbf7ef" stroke-width=".5"/>
      <circle cx="24" cy="24" r="1.1" fill="#2a2118" stroke="none"/>
    </g>
  </svg>`;
}
