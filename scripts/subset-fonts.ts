/**
 * Makes public/fonts from the upstream fonts: Latin and Devanagari in separate files, weights 400 to 700, every shaping
 * rule kept (conjuncts and matras are made by them). The outputs are committed; run it again only to change them.
 *
 * usage: npx tsx scripts/subset-fonts.ts FOLDER
 * FOLDER holds an installation of @fontsource-variable/noto-sans, @fontsource-variable/noto-sans-devanagari and
 * @fontsource/tiro-devanagari-hindi (all OFL 1.1): npm install --prefix FOLDER <the three>
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = process.argv[2];
if (!folder) {
  console.error(
    'usage: npx tsx scripts/subset-fonts.ts FOLDER (an installation of the three upstream packages)',
  );
  process.exit(2);
}

const latin = [range(0x20, 0x7e), '\u00a0©°·×–—‘’“”•…−'].join('');
/** What hardly any page has. */
const rareLatin = [range(0xa0, 0xff), '‚„′″‹›⁄™\u0323'].join('').replaceAll(/[\u00a0©°·×]/g, '');
/** The rupee, and the letters in which Sanskrit and Hindi are transliterated. */
const transliteration = '₹ĀāĒēĪīŌōŚśŪūḌḍḤḥḶḷḸḹṀṁṂṃṄṅṆṇṚṛṜṝṢṣṬṭ†\u0301\u0303\u0304\u0323';
const devanagari = [
  range(0x0900, 0x097f),
  range(0x1cd0, 0x1cfa),
  range(0xa830, 0xa839),
  range(0xa8e0, 0xa8ff),
  '\u200c\u200d\u25cc ',
].join('');
/** The name of the other language and of the product, as an English page shows them. */
const label = 'हिन्दी दिशा';

const sans = join(folder, 'node_modules/@fontsource-variable/noto-sans');
const sansDevanagari = join(folder, 'node_modules/@fontsource-variable/noto-sans-devanagari');
const tiro = join(folder, 'node_modules/@fontsource/tiro-devanagari-hindi');

const weights = { wght: { min: 400, max: 700, default: 400 } };
await write('noto-sans-latin', join(sans, 'files/noto-sans-latin-wght-normal.woff2'), latin, weights);
await write(
  'noto-sans-latin-rare',
  join(sans, 'files/noto-sans-latin-wght-normal.woff2'),
  rareLatin,
  weights,
);
await write(
  'noto-sans-transliteration',
  join(sans, 'files/noto-sans-latin-ext-wght-normal.woff2'),
  transliteration,
  weights,
);
await write(
  'noto-sans-devanagari',
  join(sansDevanagari, 'files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
  devanagari,
  weights,
);
await write(
  'devanagari-label',
  join(sansDevanagari, 'files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
  label,
  // Between the two weights in which it stands, 500 and 600: one of its own takes two thirds of the bytes.
  { wght: 550 },
);
await write(
  'tiro-devanagari-hindi',
  join(tiro, 'files/tiro-devanagari-hindi-devanagari-400-normal.woff2'),
  devanagari,
);
copyFileSync(join(sans, 'LICENSE'), 'public/fonts/OFL-noto-sans.txt');
copyFileSync(join(sansDevanagari, 'LICENSE'), 'public/fonts/OFL-noto-sans-devanagari.txt');
copyFileSync(join(tiro, 'LICENSE'), 'public/fonts/OFL-tiro-devanagari-hindi.txt');

async function write(
  name: string,
  source: string,
  characters: string,
  variationAxes?: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'],
): Promise<void> {
  const font = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
    noHinting: true,
  });
  writeFileSync(`public/fonts/${name}.woff2`, font);
  console.log(`${name}.woff2 ${(font.length / 1024).toFixed(1)} kB`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
