import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export interface ChunksOfBuild {
  /** The paths of styles that a page needs beside those of the shell. */
  stylesFor(html: string): string[];
  /** The paths of scripts that the app asks for to show a route, beside those of the shell. */
  scriptsOf(routeId: string): string[];
  /** The paths of the scripts and styles that each screen brings, beside those of the shell, by its route ('/blog/$slug'). */
  filesByRoute: Readonly<Record<string, readonly string[]>>;
  /** The path of the script that puts the app in the place of a drawn page. */
  takeOver: string;
}

/** What the build in a folder is made of, by the manifest that it wrote. */
export function chunksOfBuild(folder: string): ChunksOfBuild {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no chunk ${key}.`);
    return found;
  };
  const shell = closure(manifest, ['index.html']);
  const ofShell = new Set([...shell].flatMap((key) => chunk(key).css ?? []));
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
    .filter((file) => !ofShell.has(file))
    .map((file) => ({ file, classes: classesOf(readFileSync(join(folder, file), 'utf8')) }));
  const beyondShell = (key: string) => [...closure(manifest, [key])].filter((each) => !shell.has(each));
  return {
    stylesFor(html) {
      const used = new Set(
        [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
      );
      return sheets
        .filter(({ classes }) => classes.some((name) => used.has(name)))
        .map(({ file }) => `/${file}`);
    },
    scriptsOf: (routeId) => beyondShell(routeKey(manifest, routeId)).map((key) => `/${chunk(key).file}`),
    filesByRoute: Object.fromEntries(
      Object.keys(manifest).flatMap((key) => {
        const [, name] = /^src\/routes\/(.+)\.tsx\?/.exec(key) ?? [];
        if (name === undefined) return [];
        const path = name === 'index' ? '/' : `/${name.replaceAll(/_?\./g, '/')}`;
        return [
          [
            path,
            beyondShell(key)
              .flatMap((each) => [chunk(each).file, ...(chunk(each).css ?? [])])
              .map((file) => `/${file}`),
          ],
        ];
      }),
    ),
    takeOver: `/${chunk('src/app/take-over.ts').file}`,
  };
}

/** '/blog_/$slug' → 'src/routes/blog_.$slug.tsx?tsr-split=component' */
function routeKey(manifest: Manifest, routeId: string): string {
  const name = routeId === '/' ? 'index' : routeId.slice(1).replaceAll('/', '.');
  const key = Object.keys(manifest).find((each) => each.startsWith(`src/routes/${name}.tsx?`));
  if (key === undefined) throw new Error(`The build has no chunk for the route ${routeId}.`);
  return key;
}

/** The chunks that load with these ones: static imports, and theirs. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

function classesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))];
}
