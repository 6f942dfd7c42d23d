import { routeAccess, type RoutePath } from '../../src/app/route-access.ts';
import type { ChunksOfBuild } from './chunks-of-build.ts';

/**
 * The document that the app starts in, with a note of the files that each screen brings: the browser fetches those of
 * the address that was asked for beside the app, and not after it. public/first-paint.js reads the note.
 */
export function shellHtml(
  built: string,
  { filesByRoute, takeOver }: Pick<ChunksOfBuild, 'filesByRoute' | 'takeOver'>,
): string {
  const note: FilesNote = { takeOver, files: [], everybody: {}, members: {} };
  for (const [route, files] of Object.entries(filesByRoute)) {
    const access = routeAccess[route as RoutePath];
    // The administration is opened by one among thousands, and the others show nothing.
    if (access === undefined || access === 'crossroads' || route.startsWith('/admin')) continue;
    const places = files.map((file) => {
      const name = file.replace(folder, '');
      if (!note.files.includes(name)) note.files.push(name);
      return note.files.indexOf(name);
    });
    note[access === 'signed-in' ? 'members' : 'everybody'][route.replace(/\$.*/, '')] = places;
  }
  const script = '<script src="/first-paint.js"></script>';
  if (!built.includes(script)) throw new Error('The shell has no script of the first paint.');
  return built.replace(
    script,
    () => `<script type="application/json" id="files">${JSON.stringify(note)}</script>\n    ${script}`,
  );
}

interface FilesNote {
  /** The script that puts the app in the place of a drawn page. */
  takeOver: string;
  /** Names in the folder of the build's scripts and styles. */
  files: string[];
  /** By a path, or by the start of one that ends with "/": places in `files`. */
  everybody: Record<string, number[]>;
  members: Record<string, number[]>;
}

const folder = '/assets/';
