import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that stand more than once on purpose, and why. */
const shared: Readonly<Record<string, RegExp>> = {
  // The router wants this name of every route.
  Route: /^src\/routes\//,
  // The host starts every function by this name.
  handle: /^supabase\/functions\/[\w-]+\/handler\.ts$/,
  // Parts of one set, read as such.
  guide: /^src\/domain\/devotion\/guides\//,
  topics: /^src\/domain\/guide\/knowledge\/told\//,
  // While pages are built these stand in for what the browser has: under its name, or the swap would not be one.
  askAgain: /^src\/(features\/festivals\/use-almanac|prerender\/almanac-now)\.ts$/,
  useAlmanac: /^src\/(features\/festivals\/use-almanac|prerender\/almanac-now)\.ts$/,
  useAlmanacAhead: /^src\/(features\/festivals\/use-almanac|prerender\/almanac-now)\.ts$/,
  useMuhurats: /^src\/(features\/kundli\/muhurat\/use-muhurats|prerender\/muhurats-now)\.ts$/,
  // The guide speaks of the same things as the rules, in a room of its own.
  Place: /^src\/domain\/(time\/place|vaastu\/types)\.ts$/,
  Side: /^src\/domain\/(guide\/lexicon|vaastu\/types)\.ts$/,
  placeName: /^src\/domain\/(guide\/say|time\/places)\.ts$/,
};

const declared = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

test('what is exported has a name of its own, so that a search finds one place', () => {
  const places = new Map<string, Set<string>>();
  for (const file of ['src', 'sw', 'supabase/functions', 'supabase/local', 'supabase/hosted'].flatMap(
    sources,
  )) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(declared)) {
      if (shared[name]?.test(file)) continue;
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  expect(places.size).toBeGreaterThan(3000);
  expect([...places].filter(([, files]) => files.size > 1)).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|\.gen\.ts$|database\.types\.ts$/.test(name),
    );
}
