import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { fillDataFolder, freePort, password, worldAt, type Session } from '#tests/fakes/embedded-world.ts';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { quietBrowser } from '../../scripts/launch-browser.ts';

/** The build in `dist`, served by the real embedded backend in a process and on data of its own. */
export interface MeasuredSite {
  url: string;
  /** For browsers of this run: one profile is one device. */
  profile(name: string): string;
  newcomer(): Promise<Session>;
  stop(): Promise<void>;
}

export async function startSite(): Promise<MeasuredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-bench-'));
  const data = join(folder, 'data');
  await fillDataFolder(data);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
    stdio: 'ignore',
  });
  const site: MeasuredSite = {
    url,
    profile: (name) => join(folder, 'profiles', name),
    newcomer: async () => (await worldAt(url)).newcomer(),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill();
        await ended;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) break;
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return site;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await site.stop();
  throw new Error('The backend does not answer.');
}

export interface Device {
  viewport?: { width: number; height: number };
  args?: string[];
  serviceWorkers?: 'allow' | 'block';
}

/** A browser with the profile of a device, so that it can be closed and started again. */
export async function openDevice(
  profile: string,
  { viewport = { width: 390, height: 844 }, args = [], serviceWorkers = 'allow' }: Device = {},
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...quietBrowser, ...args],
    viewport,
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'en-IN',
    serviceWorkers,
  });
  // The loader of these files marks named functions with a helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

/** Signs in by the form and waits until that holds. */
export async function signIn(
  page: Page,
  site: MeasuredSite,
  { email }: Pick<Session, 'email'>,
): Promise<void> {
  await page.goto(`${site.url}/auth`);
  await page.getByTestId('sign-in-email').fill(email);
  await page.getByTestId('sign-in-password').fill(password);
  await page.getByTestId('sign-in-submit').click();
  await page.waitForURL((at) => !at.pathname.startsWith('/auth'));
}

/** A conversation of so many questions with their answers; the answer is its id. The newest asks `Question <exchanges>?`. */
export async function converse({ client, userId }: Session, exchanges: number): Promise<string> {
  const id = randomUUID();
  const made = await client
    .from('chat_sessions')
    .insert({ id, user_id: userId, title: 'A long conversation' });
  if (made.error) throw new Error(made.error.message);
  for (let n = 1; n <= exchanges; n += 1) {
    const { error } = await client.from('user_chats').insert({
      user_id: userId,
      session_id: id,
      query: `Question ${n}?`,
      response: `Answer ${n}. ${'The kitchen is at home in the south east. '.repeat(4)}`,
    });
    if (error) throw new Error(error.message);
  }
  return id;
}

/** Every public page of the map of the site, of the posts the first in each language. */
export async function publicPaths({ url }: MeasuredSite): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const isPost = (path: string) => path.startsWith('/blog/');
  const hindi = /hreflang="hi" href="([^"]*)"/.exec(map)?.[1];
  const posts = [paths.find((path) => isPost(path)), hindi && new URL(hindi).pathname];
  return [...new Set([...paths.filter((path) => !isPost(path)), ...posts.flatMap((path) => path || [])])];
}

/** `--runs 3` of the command line, else the environment's RUNS, else `usual`. */
export function numberOfRuns(usual: number): number {
  const place = process.argv.indexOf('--runs');
  const runs = Number(place === -1 ? (process.env['RUNS'] ?? usual) : process.argv[place + 1]);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number, at least 1.');
  return runs;
}

/** What follows `--only` on the command line, up to the next option; empty where everything is wanted. */
export function chosen(): string[] {
  const words = process.argv.slice(2);
  const place = words.indexOf('--only');
  if (place === -1) return [];
  const rest = words.slice(place + 1);
  const end = rest.findIndex((word) => word.startsWith('--'));
  return end === -1 ? rest : rest.slice(0, end);
}

/** The value below which this share of the others lies; of an even number the upper one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const tenths = (value: number): number => Math.round(value * 10) / 10;
