/**
 * How the public pages and the signed-in chat fare on a phone: `npm run --silent bench:lighthouse` over the build in `dist`,
 * served by the real embedded backend, with Lighthouse's simulated phone and network and no files stored before. Prints a
 * JSON array with the median of each figure; what keeps a page from full marks goes to the other stream. `--only` and
 * paths measure those alone; `--runs` says how often, 5 without it. Ends with 1 when a page misses its goal.
 */
import { writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import lighthouse, { type Result } from 'lighthouse';
import { freePort, type Session } from '#tests/fakes/embedded-world.ts';
import { chosen, median, numberOfRuns, openDevice, publicPaths, signIn, startSite } from './measured-site.ts';

export interface Marks {
  url: string;
  performance: number;
  accessibility: number;
  best_practices: number;
  seo: number;
  lcp_ms: number;
  cls: number;
  tbt_ms: number;
  /** Everything that came over the network, packed. */
  kb: number;
}

const runs = numberOfRuns(5);
const goals = { performance: 98, accessibility: 100, best_practices: 100, seo: 100 };
/** Search engines are told to stay out of what is somebody's own. */
const ownGoals = { performance: 98, accessibility: 100, best_practices: 100 };
const ownChat = '/chat';

/** With these Lighthouse says that its recording failed, not the page, and asks to be run again. */
const failedRecordings: readonly string[] = ['NO_NAVSTART', 'NO_TRACING_STARTED'];

const site = await startSite();
try {
  const paths = chosen().length > 0 ? chosen() : [...(await publicPaths(site)), ownChat];
  const all: Marks[] = [];
  for (const path of paths) all.push(await measure(path));
  console.log(JSON.stringify(all, null, 2));
  const isMissed = all.some((marks) =>
    Object.entries(marks.url === ownChat ? ownGoals : goals).some(
      ([name, goal]) => marks[name as keyof typeof goals] < goal,
    ),
  );
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await site.stop();
}

async function measure(path: string): Promise<Marks> {
  const isOwn = path === ownChat;
  const profile = site.profile(`lighthouse${path.replaceAll('/', '-')}`);
  if (isOwn) await fillDevice(profile);
  const taken: Marks[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await visit(`${site.url}${path}`, isOwn ? profile : `${profile}-${run}`);
    if (run === 0) await complain(path, result);
    taken.push(marksOf(path, result));
  }
  const middle = (name: Exclude<keyof Marks, 'url'>) => median(taken.map((marks) => marks[name]));
  return {
    url: path,
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    best_practices: middle('best_practices'),
    seo: middle('seo'),
    lcp_ms: middle('lcp_ms'),
    cls: middle('cls'),
    tbt_ms: middle('tbt_ms'),
    kb: middle('kb'),
  };
}

/** Somebody who has asked before is signed in; Lighthouse leaves what they keep, and takes the worker and its files away. */
async function fillDevice(profile: string): Promise<void> {
  const person = await site.newcomer();
  await converse(person);
  const context = await openDevice(profile);
  try {
    const page = await context.newPage();
    await signIn(page, site, person);
    await page.getByText('Where does the stove stand?').first().waitFor({ state: 'attached' });
  } finally {
    await context.close();
  }
}

async function converse({ client, userId }: Session): Promise<void> {
  const sessionId = randomUUID();
  const words = { query: 'Where does the stove stand?', response: 'In the south east. '.repeat(20) };
  const made = await client
    .from('chat_sessions')
    .insert({ id: sessionId, user_id: userId, title: words.query });
  const said = await client.from('user_chats').insert({ user_id: userId, session_id: sessionId, ...words });
  const error = made.error ?? said.error;
  if (error) throw new Error(error.message);
}

async function visit(url: string, profile: string): Promise<Result> {
  const debugPort = await freePort();
  const context = await openDevice(profile, { args: [`--remote-debugging-port=${debugPort}`] });
  try {
    for (let tries = 1; ; tries += 1) {
      const outcome = await lighthouse(url, { port: debugPort, output: 'json', logLevel: 'error' });
      if (!outcome) throw new Error(`Lighthouse says nothing of ${url}.`);
      const { runtimeError } = outcome.lhr;
      if (!runtimeError) return outcome.lhr;
      if (tries === 3 || !failedRecordings.includes(runtimeError.code))
        throw new Error(`${url}: ${runtimeError.message}`);
    }
  } finally {
    await context.close();
  }
}

function marksOf(url: string, { categories, audits }: Result): Marks {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    url,
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_ms: Math.round(figure('largest-contentful-paint')),
    cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    tbt_ms: Math.round(figure('total-blocking-time')),
    kb: Math.round(figure('total-byte-weight') / 1024),
  };
}

/** What costs a page marks; all of what Lighthouse found in the file that LIGHTHOUSE_REPORT names. */
async function complain(path: string, result: Result): Promise<void> {
  const { categories, audits } = result;
  const file = process.env['LIGHTHOUSE_REPORT'];
  if (file) await writeFile(file, JSON.stringify(result));
  for (const category of Object.values(categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit?.score != null && audit.score < 0.995)
        console.error(`${path} ${category.id} ${id}: ${audit.score} ${audit.displayValue ?? audit.title}`);
    }
  }
}
