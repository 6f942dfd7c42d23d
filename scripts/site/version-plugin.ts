import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { AppVersion, PublishedVersion } from '../../src/pwa/published-version.ts';
import { oldestUsable, releases } from '../../src/pwa/releases.ts';

/** Tells the build which version it is, and writes what running copies ask for: `version.json`. */
export function publishedVersion(): Plugin {
  const version = versionOfSources();
  return {
    name: 'published-version',
    config: () => ({ define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) } }),
    generateBundle() {
      const published: PublishedVersion = {
        version,
        minimum: oldestUsable,
        worker: 'on',
        releases: releases.slice(0, 5),
      };
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify(published, undefined, 2)}\n`,
      });
    },
  };
}

/** The commit, so that the same sources are the same version wherever they are built; outside of a checkout, or beside changes that are not committed, their hash and this moment. */
function versionOfSources(): AppVersion {
  const commit = git('log', '-1', '--format=%h %cI');
  const [id, at] = commit?.split(' ') ?? [];
  if (id && at && git('status', '--porcelain', '--', ...sources) === '') return { id, at: inSeconds(at) };
  return { id: hashOf(sources), at: inSeconds(new Date()) };
}

const sources = ['src', 'sw', 'public', 'index.html', 'package-lock.json', 'vite.config.ts'];

function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // no git, or no checkout
  }
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return hash.digest('hex').slice(0, 7);
}

function inSeconds(moment: Date | string): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
