import { readFile, writeFile } from 'node:fs/promises';
import data, { type Theory } from 'astronomia/data';
import type { PlanetSeries } from '#domain/sky/vsop87.ts';

/**
 * Writes the terms of VSOP87B that the app computes with: of the whole theory (Bretagnon and Francou 1988, from the package
 * astronomia) those that matter between 1800 and 2200, with as many digits as they need.
 * `--check` writes nothing and exits 1 when a file does not say what the theory says.
 */

/** The least that a term has to move a planet to be kept, in radians as seen from the Sun; chosen by what is seen from here. */
const least = {
  earth: 1.5e-7,
  mercury: 4e-7,
  venus: 1.5e-7,
  mars: 1.5e-7,
  jupiter: 5e-7,
  saturn: 6e-7,
};
/** In astronomical units: what moves a distance weighs by it. */
const meanDistance = { earth: 1, mercury: 0.39, venus: 0.72, mars: 1.52, jupiter: 5.2, saturn: 9.55 };
/** Julian millennia from 2000 to either end of the time that is computed. */
const longest = 0.2;

type Planet = keyof typeof least;
const { earth, ...others } = least;
const files = [
  { path: 'src/domain/sky/earth-terms.json', series: { earth: seriesOf('earth', earth) } },
  {
    path: 'src/domain/sky/planet-terms.json',
    series: Object.fromEntries(
      Object.entries(others).map(([planet, kept]) => [planet, seriesOf(planet as Planet, kept)]),
    ),
  },
];
const isCheck = process.argv.includes('--check');

for (const { path, series } of files) {
  const target = new URL(`../${path}`, import.meta.url);
  const text = `${JSON.stringify(series)}\n`;
  if (!isCheck) {
    await writeFile(target, text);
    console.log(`wrote ${path}`);
  } else if ((await readFile(target, 'utf8').catch(() => '')) === text) {
    console.log(`${path} agrees with the theory`);
  } else {
    console.error(`${path} differs from the theory; run npm run generate:planets`);
    process.exitCode = 1;
  }
}

function seriesOf(planet: Planet, kept: number): PlanetSeries {
  const { L, B, R } = data[planet];
  return {
    longitude: powersOf(L, kept),
    latitude: powersOf(B, kept),
    distance: powersOf(R, kept * meanDistance[planet]),
  };
}

/** Each power's terms one after the other: amplitude in 1e-8, phase, frequency. */
function powersOf(powers: Theory['L'], kept: number): number[][] {
  const lists = Object.keys(powers)
    .sort()
    .map((power) => {
      const growth = longest ** Number(power);
      return (powers[power] ?? [])
        .filter(([amplitude]) => amplitude * growth > kept)
        .flatMap(([amplitude, phase, frequency]) => {
          const lost = kept / 30 / growth;
          const turned = lost / amplitude;
          return [
            rounded(amplitude * 1e8, lost * 1e8),
            rounded(phase, turned),
            rounded(frequency, turned / longest),
          ];
        });
    });
  while (lists.at(-1)?.length === 0) lists.pop();
  return lists;
}

/** With the fewest decimals that change it by no more than `lost`. */
function rounded(value: number, lost: number): number {
  const decimals = Math.ceil(-Math.log10(2 * lost));
  return Number(value.toFixed(Math.min(Math.max(decimals, 0), 10)));
}
