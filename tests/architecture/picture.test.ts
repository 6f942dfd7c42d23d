import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from '../../scripts/import-graph.mjs';

/** Rooms of the picture; whatever else there is stands beside the app. */
const rooms = [
  'main',
  'routes',
  'app',
  'features',
  'session',
  'sync',
  'db',
  'remote',
  'domain',
  'pwa',
  'ui',
  'i18n',
  'lib',
];
/** Everybody may use these; the picture shows them only where little else would be left. */
const everywhere = new Set(['domain', 'lib', 'i18n', 'pwa', 'ui']);

const roomOf = (file: string) =>
  file === 'src/main.tsx' ? 'main' : (/^src\/([^/]+)\//.exec(file)?.[1] ?? 'elsewhere');

function arrowsOfSources(): Set<string> {
  const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n');
  const arrows = new Set<string>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))) {
    const from = roomOf(file);
    for (const target of importsOf(file, readFileSync(file, 'utf8'))) {
      const to = roomOf(target);
      if (from !== to && rooms.includes(from) && rooms.includes(to)) arrows.add(`${from} --> ${to}`);
    }
  }
  return arrows;
}

test('the picture of the rooms shows imports that are there, and every one that matters', () => {
  const drawn = new Set(readFileSync('docs/architecture.md', 'utf8').match(/\w+ --> \w+/g));
  const real = arrowsOfSources();
  const ofRooms = [...drawn].filter((arrow) => arrow.split(' --> ').every((room) => rooms.includes(room)));
  expect(ofRooms.filter((arrow) => !real.has(arrow))).toEqual([]);
  const matters = [...real].filter((arrow) => !everywhere.has(arrow.split(' --> ')[1] ?? ''));
  expect(matters.filter((arrow) => !drawn.has(arrow))).toEqual([]);
});
