import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { chromium, type BrowserContext, type Page, type Request } from 'playwright';
import { quietBrowser } from '../../scripts/launch-browser.ts';
import { freePort, password, worldAt, type Session } from '#tests/fakes/embedded-world.ts';

export interface KillPlan {
  kills: number;
  /** Chooses the moments of the kills and how the user goes on after them. */
  seed: number;
  browserPath: string;
  say(progress: string): void;
}

/** Counts of messages. `kept`: shown to their writer as written, so that they must not be lost. */
export interface KillOutcome {
  kills: number;
  /** Kills while acts were on their way, and while a page of changes was. */
  mid_send: number;
  mid_pull: number;
  kept: number;
  /** Shown, and neither on the server nor on the device at the end. */
  lost: number;
  /** More than once on the server, or charged more than once. */
  doubled: number;
  /** In another order than they were written in, in their conversation. */
  disordered: number;
  /** How often the browser had thrown away the databases of the site by itself, and the user had to sign in again. */
  emptied: number;
  /** Still on the device at the end, or rows of the server that its mirror lacks, has twice or in an older form. */
  apart: number;
  ms: number;
}

/**
 * A user of the real build writes in two pages while the browser's processes are killed again and again, at a start, in
 * mid-send and in mid-pull, and another device writes as well. Started again on the same profile it goes on. At the end
 * the server is asked what it has.
 */
export async function runKills({ kills, seed, browserPath, say }: KillPlan): Promise<KillOutcome> {
  const startedAt = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'disha-kill-'));
  const backend = await startBackend(join(folder, 'data'));
  let browser: KillableBrowser | undefined;
  try {
    const person = await (await worldAt(backend.url)).newcomer();
    await backend.stop();
    await inDatabase(backend.folder, (db) => grantCredits(db, person.userId));
    await backend.start();
    const writer = new Writer(randomFrom(seed));
    const hit = { mid_send: 0, mid_pull: 0, emptied: 0 };
    const profile = join(folder, 'profile');
    const start = async () => (browser = await startBrowser(browserPath, profile));
    await signIn(await start(), backend.url, person);
    let madeAt = await databasesMadeAt(profile);
    for (let kill = 1; kill <= kills; kill += 1) {
      const underWay = await writeUntilKilled(await start(), backend.url, writer, person);
      if (underWay.has('apply_ops')) hit.mid_send += 1;
      if (underWay.has('pull_changes')) hit.mid_pull += 1;
      const madeNow = await databasesMadeAt(profile);
      if (madeNow !== madeAt) {
        madeAt = madeNow;
        hit.emptied += 1;
        await signIn(await start(), backend.url, person);
      }
      say(`${kill} of ${kills} kills, ${writer.painted.size} messages`);
    }
    const apart = await settle(await start(), backend.url, person);
    await backend.stop();
    const counts = await inDatabase(backend.folder, (db) => countMessages(db, person.userId, writer));
    return { kills, ...hit, kept: writer.painted.size, ...counts, apart, ms: Date.now() - startedAt };
  } finally {
    await browser?.kill();
    await backend.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What the user writes, in order, and what of it was shown. */
class Writer {
  readonly painted = new Set<string>();
  /** The conversation of each page; none for one that has not begun. */
  readonly conversations: (string | undefined)[] = [undefined, undefined];
  readonly random: () => number;
  #written = 0;

  constructor(random: () => number) {
    this.random = random;
  }

  next(): string {
    this.#written += 1;
    return `${questionMark}${String(this.#written).padStart(5, '0')}`;
  }

  oneOf<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[this.between(0, choices.length)] ?? choices[0];
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least));
  }
}

/** How a message of the user begins; those of the other device begin otherwise. */
const questionMark = 'Is the kitchen fine in the south east? ';

async function signIn(browser: KillableBrowser, url: string, { email }: Session): Promise<void> {
  const page = await browser.context.newPage();
  await page.goto(`${url}/auth`);
  await page.getByTestId('tab-sign-in').click();
  await page.getByTestId('sign-in-email').fill(email);
  await page.getByTestId('sign-in-password').fill(password);
  await page.getByTestId('sign-in-submit').click();
  await page.waitForURL((at) => !at.pathname.startsWith('/auth'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await browser.kill();
}

/** Returns which procedures of the server had been called and not answered when the browser was killed. */
async function writeUntilKilled(
  browser: KillableBrowser,
  url: string,
  writer: Writer,
  person: Session,
): Promise<Set<string>> {
  const { context } = browser;
  await context.exposeBinding('notePainted', (_source, text: string) => void writer.painted.add(text));
  await context.addInitScript(reportMessages);
  // A conversation that goes on for long would be all that is tested; the other page keeps its own.
  if (writer.random() < 0.1) writer.conversations[writer.between(0, 2)] = undefined;
  const calls = watchCalls(context);
  const moment = writer.oneOf(moments);
  const pages = [await context.newPage(), await context.newPage()];
  let hasBegun: () => void = () => {};
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const work = Promise.all([
    ...pages.map((page, index) => writeOn(page, url, writer, index, hasBegun)),
    writeElsewhere(person),
  ]).catch(() => {}); // everything fails once the browser is gone
  if (moment.after === 'first words') await within(longestWaitMs, begun);
  else if (moment.after !== 'start')
    await within(longestWaitMs, calls.after(writer.between(0, 4), moment.after));
  await wait(writer.between(0, moment.mostMs));
  const underWay = calls.underWay();
  await browser.kill();
  await work;
  return underWay;
}

/** When the browser is killed: at most so long after this. */
interface Moment {
  after: 'start' | 'first words' | 'apply_ops' | 'pull_changes';
  mostMs: number;
}
const moments: readonly [Moment, ...Moment[]] = [
  { after: 'start', mostMs: 900 },
  { after: 'first words', mostMs: 2500 },
  { after: 'apply_ops', mostMs: 60 },
  { after: 'apply_ops', mostMs: 250 },
  { after: 'pull_changes', mostMs: 60 },
  { after: 'pull_changes', mostMs: 250 },
];
const longestWaitMs = 20_000;

function watchCalls(context: BrowserContext) {
  const open = new Map<Request, string>();
  const waiting: { name: string; left: number; go(): void }[] = [];
  context.on('request', (request) => {
    const name = /\/rpc\/(\w+)$/.exec(request.url())?.[1];
    if (name === undefined) return;
    open.set(request, name);
    for (const one of waiting) {
      if (one.name !== name) continue;
      if (one.left === 0) one.go();
      one.left -= 1;
    }
  });
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  return {
    underWay: () => new Set(open.values()),
    /** The next call of this name, once so many have gone before it. */
    after: (left: number, name: string) => new Promise<void>((go) => waiting.push({ name, left, go })),
  };
}

/** Goes on writing until the page is gone. */
async function writeOn(
  page: Page,
  url: string,
  writer: Writer,
  index: number,
  onBegun: () => void,
): Promise<void> {
  const conversation = writer.conversations[index];
  await page.goto(conversation ? `${url}/chat?session=${conversation}` : `${url}/chat`);
  const box = page.getByTestId('chat-input');
  for (;;) {
    const text = writer.next();
    await box.fill(text);
    onBegun();
    await box.press('Enter');
    await page.waitForFunction(isBoxEmpty, undefined, { polling: 20, timeout: 10_000 });
    writer.conversations[index] = new URL(page.url()).searchParams.get('session') ?? undefined;
    if (writer.random() < 0.3) await wait(writer.between(0, 400));
  }
}

function isBoxEmpty(): boolean {
  return document.querySelector<HTMLTextAreaElement>('[data-testid="chat-input"]')?.value === '';
}

/** Something to pull. */
async function writeElsewhere({ client }: Session): Promise<void> {
  const session = await client
    .from('chat_sessions')
    .insert({ title: 'On another device' })
    .select('id')
    .single();
  const { id } = session.data as { id: string };
  await client
    .from('user_chats')
    .insert(Array.from({ length: 40 }, (_, n) => ({ session_id: id, query: `From another device ${n}` })));
}

/** Runs in the page: tells of each message of the user that is in the document. */
function reportMessages(): void {
  const { notePainted } = window as unknown as { notePainted(text: string): Promise<void> };
  const told = new Set<string>();
  const look = () => {
    for (const { textContent: text } of document.querySelectorAll('[data-testid="message-user"]')) {
      if (!text?.startsWith('Is the kitchen fine') || told.has(text)) continue;
      told.add(text);
      void notePainted(text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Lets the device come to rest, and counts where it differs from the server. */
async function settle(browser: KillableBrowser, url: string, { client, userId }: Session): Promise<number> {
  const page = await browser.context.newPage();
  await page.goto(`${url}/chat`);
  const deadline = Date.now() + 90_000;
  let apart = Infinity;
  while (apart > 0 && Date.now() < deadline) {
    await wait(500);
    const { mirror, outbox } = await page.evaluate(readDevice, userId);
    const rows = await everyRow(client);
    const kept = new Map(mirror);
    const wrong = rows.filter(({ id, seq }) => kept.get(id) !== seq).length;
    apart = outbox + wrong + Math.abs(mirror.length - rows.length);
  }
  await browser.kill();
  return apart;
}

/** Runs in the page: what its database has of messages, and how many acts wait. */
async function readDevice(userId: string): Promise<{ mirror: [string, number][]; outbox: number }> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
    });
  const db = await settled(indexedDB.open(`disha-user-${userId}`));
  const stores = db.transaction(['user_chats', 'outbox']);
  const [rows, outbox] = await Promise.all([
    settled(stores.objectStore('user_chats').getAll() as IDBRequest<{ id: string; seq: number }[]>),
    settled(stores.objectStore('outbox').count()),
  ]);
  db.close();
  return { mirror: rows.map(({ id, seq }) => [id, seq]), outbox };
}

async function everyRow(client: Session['client']): Promise<{ id: string; seq: number }[]> {
  const atOnce = 1000;
  const rows: { id: string; seq: number }[] = [];
  for (;;) {
    const { data, error } = await client
      .from('user_chats')
      .select('id, seq')
      .order('seq')
      .gt('seq', rows.at(-1)?.seq ?? 0)
      .limit(atOnce);
    if (error) throw new Error(error.message);
    rows.push(...data);
    if (data.length < atOnce) return rows;
  }
}

async function grantCredits(db: PGlite, userId: string): Promise<void> {
  await db.query(`select private.post_credit_entry($1, $2, 'grant', $3, 'Bought credits')`, [
    userId,
    randomUUID(),
    1_000_000,
  ]);
}

async function countMessages(
  db: PGlite,
  userId: string,
  { painted }: Writer,
): Promise<Pick<KillOutcome, 'lost' | 'doubled' | 'disordered'>> {
  const { rows } = await db.query<{ query: string; session_id: string; reserves: number }>(
    `select query, session_id, (select count(*)::int from credit_ledger as l
       where l.user_id = c.user_id and l.request_id = c.id and l.entry = 'reserve') as reserves
     from user_chats as c where user_id = $1 and starts_with(query, $2) order by created_at`,
    [userId, questionMark],
  );
  const found = new Set(rows.map(({ query }) => query));
  const last = new Map<string, string>();
  let disordered = 0;
  for (const { query, session_id: sessionId } of rows) {
    if (query < (last.get(sessionId) ?? '')) disordered += 1;
    last.set(sessionId, query);
  }
  return {
    lost: [...painted].filter((text) => !found.has(text)).length,
    doubled: rows.length - found.size + rows.filter(({ reserves }) => reserves > 1).length,
    disordered,
  };
}

interface KillableBrowser {
  context: BrowserContext;
  /** Ends every process of the browser at once, as a crash of the machine's memory would. */
  kill(): Promise<void>;
}

async function startBrowser(path: string, profile: string): Promise<KillableBrowser> {
  const portFile = join(profile, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const child = spawn(path, [...browserFlags, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true, // a process group of its own, which can be killed as a whole
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
    await ended;
  };
  try {
    const address = await devToolsAddress(portFile, child);
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile');
    // The loader of this file marks named functions with a helper, which pages do not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** When the browser made the folder of the site's databases: it does so again only when it gives the old one up. */
async function databasesMadeAt(profile: string): Promise<number> {
  const folder = join(profile, 'Default', 'IndexedDB');
  const [name] = (await readdir(folder)).filter((entry) => entry.endsWith('.leveldb'));
  return name === undefined ? 0 : (await stat(join(folder, name))).birthtimeMs;
}

const browserFlags = ['--headless', '--remote-debugging-port=0', ...quietBrowser];

async function devToolsAddress(portFile: string, child: ChildProcess): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(20)) {
    if (child.exitCode !== null) throw new Error(`The browser ended with ${child.exitCode}`);
    const [port, path] = (await readFile(portFile, 'utf8').catch(() => '')).split('\n');
    if (port && path) return `ws://127.0.0.1:${port}${path.trim()}`;
  }
  throw new Error('The browser did not open its debugger');
}

interface RunningBackend {
  url: string;
  folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function startBackend(folder: string): Promise<RunningBackend> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
      stdio: 'ignore',
    });
    while (
      !(await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`The backend ended with ${child.exitCode}`);
      await wait(50);
    }
  };
  await start();
  return {
    url,
    folder,
    start,
    async stop() {
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
    },
  };
}

/** Works on the data of a backend that does not run. */
async function inDatabase<T>(folder: string, work: (db: PGlite) => Promise<T>): Promise<T> {
  const connection = new PgliteConnection({ url: join(folder, 'postgres') });
  await connection.driver.waitReady;
  try {
    return await work(connection.driver);
  } finally {
    await connection.close();
  }
}

/** Numbers in [0, 1) that follow from the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function within(ms: number, event: Promise<void>): Promise<void> {
  await Promise.race([event, wait(ms)]);
}
