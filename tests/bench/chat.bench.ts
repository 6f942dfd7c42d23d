/**
 * Whether the chat stays quick, however long a conversation is: `npm run --silent bench:chat` over the build in `dist`.
 * In one browser, in turns: opening a conversation of 10,000 messages to its newest one against one of 50, at full speed
 * and at a quarter of it; an own message from the key that sends it to the frame in which it stands there; scrolling
 * through a long conversation; and the first word of an answer after the model's first token.
 * Ends with 1 when a goal is missed.
 */
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { freePort, password, worldAt, type Session } from '#tests/fakes/embedded-world.ts';
import { fakeProvider } from '#tests/fakes/model-provider.ts';
import { launchBrowser } from '../../scripts/launch-browser.ts';

/** At 60 a second. */
const frameMs = 1000 / 60;
const goals = {
  /** Milliseconds to the last screen of a conversation of 10,000 messages, from the press on its name. */
  openMs: 100,
  openSlowMs: 400,
  /** Of one of 50 messages. */
  openRatio: 1.25,
  ownMessageMs: 16,
  firstWordMs: 150,
  /** Share of frames while scrolling that come in time for 60 a second. */
  framesInTime: 0.95,
};
const rounds = { open: 15, send: 40, people: 4 };
/** What the welcome is enough for. */
const questionsEach = 6;
const short = { id: randomUUID(), title: 'Fifty', count: 50 };
const long = { id: randomUUID(), title: 'Ten thousand', count: 10_000 };

const folder = await mkdtemp(join(tmpdir(), 'disha-chat-'));
const provider = await fakeProvider();
const backend = await startBackend();
const browser = await launchBrowser();
let isMissed = false;
try {
  const delays: number[] = [];
  for (let n = 0; n < rounds.people; n += 1) delays.push(...(await firstWords()));
  report('first word after the first token of the model', delays, median, goals.firstWordMs);

  const { page, tools, person } = await visitor();
  for (const each of [short, long]) await fill(page, person.userId, each);
  await page.goto(`${backend.url}/chat`);
  await page.getByRole('link', { name: long.title }).first().waitFor();
  for (const slowness of [1, 4]) {
    const times = await openings(page, tools, slowness);
    const name = slowness === 1 ? '' : `, ${slowness} times slower`;
    report(
      `opening 10,000 messages${name}`,
      times.long,
      median,
      slowness === 1 ? goals.openMs : goals.openSlowMs,
    );
    report(`opening 50 messages${name}`, times.short, median);
    const ratio = median(times.long) / median(times.short);
    console.log(`  ${ratio.toFixed(2)} of the short one, at most ${goals.openRatio}`);
    isMissed ||= ratio > goals.openRatio;
  }

  const frames = await scrolling(page);
  const inTime = frames.filter((ms) => ms < 1.5 * frameMs).length / frames.length;
  console.log(
    `scrolling: ${(100 * inTime).toFixed(1)} % of ${frames.length} frames in time, the longest ${Math.max(...frames).toFixed(0)} ms`,
  );
  isMissed ||= inTime < goals.framesInTime;

  await page.context().setOffline(true);
  const own = await ownMessages(page);
  report('own message painted', own, p95, goals.ownMessageMs);
  if (isMissed) console.log('A goal was missed.');
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await browser.close();
  await backend.stop();
  await provider.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Somebody new who has agreed to be answered by the model, in a browser of their own. */
async function visitor(): Promise<{ page: Page; tools: CDPSession; person: Session }> {
  // Where the worker is the first to ask for an answer, the page gets it whole.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  // The loader of this file marks named functions with a helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const person = await (await worldAt(backend.url)).newcomer();
  await signIn(page, person);
  await page.getByRole('button', { name: 'Yes, it may' }).click();
  return { page, tools: await context.newCDPSession(page), person };
}

async function signIn(page: Page, { email }: Session): Promise<void> {
  await page.goto(`${backend.url}/auth`);
  await page.getByTestId('sign-in-email').fill(email);
  await page.getByTestId('sign-in-password').fill(password);
  await page.getByTestId('sign-in-submit').click();
  await page.waitForURL((at) => !at.pathname.startsWith('/auth'));
  await page.goto(`${backend.url}/chat`);
}

/** Milliseconds from the model's first token to the frame in which its word stands there, for one person's questions. */
async function firstWords(): Promise<number[]> {
  const { page } = await visitor();
  const delays: number[] = [];
  for (let round = 0; round < questionsEach; round += 1) {
    const word = `Word${round}`;
    provider.reset();
    provider.streams([`${word} `, 'and ', 'more ', 'to ', 'say.'], { pauseMs: 50 });
    await page.evaluate(noteSeen, { selector: '[data-testid="message-stream"]', text: word });
    await page.getByTestId('chat-input').fill(`Question ${round}?`);
    await page.keyboard.press('Enter');
    const seenAt = await seen(page);
    const said = provider.requests()[0]?.firstWordAt ?? Number.NaN;
    // The first one brings the reader of markdown with it.
    if (round > 0) delays.push(seenAt - (performance.timeOrigin + said));
    await page.getByTestId('message-system').filter({ hasText: word }).waitFor();
  }
  await page.context().close();
  return delays;
}

/** In turns, each from the other one. */
async function openings(
  page: Page,
  tools: CDPSession,
  slowness: number,
): Promise<{ short: number[]; long: number[] }> {
  const times = { short: [] as number[], long: [] as number[] };
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  for (let round = 0; round <= rounds.open; round += 1) {
    for (const [name, each] of [
      ['short', short],
      ['long', long],
    ] as const) {
      const newest = questionOf(each, each.count - 1);
      await page.evaluate(noteSeen, { selector: '[data-testid="message-user"]', text: newest });
      const from = await page.evaluate((title) => {
        const links = [...document.querySelectorAll<HTMLElement>('aside nav a')];
        const link = links.find(({ textContent }) => textContent?.startsWith(title));
        const at = performance.timeOrigin + performance.now();
        link?.click();
        return at;
      }, each.title);
      const ms = (await seen(page)) - from;
      if (round > 0) times[name].push(ms);
      await page.waitForTimeout(100);
    }
  }
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** Milliseconds from the key to the frame in which the message stands there, in a long conversation. */
async function ownMessages(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds.send; round += 1) {
    const text = `Something new ${round}`;
    await page.getByTestId('chat-input').fill(text);
    await page.waitForTimeout(150);
    const ms = await page.evaluate(
      (words) =>
        new Promise<number>((resolve) => {
          const box = document.querySelector<HTMLTextAreaElement>('[data-testid="chat-input"]');
          const from = performance.now();
          const key = { key: 'Enter', bubbles: true, cancelable: true };
          box?.dispatchEvent(new KeyboardEvent('keydown', key));
          const look = () => {
            const all = document.querySelectorAll(
              '[data-testid="message-user"], [data-testid="message-in-hand"]',
            );
            if (all[all.length - 1]?.textContent === words) resolve(performance.now() - from);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      text,
    );
    if (round > 0) times.push(ms);
    await page.waitForTimeout(150);
  }
  return times;
}

/** Milliseconds between frames while somebody scrolls up through a long conversation at 2,400 pixels a second. */
async function scrolling(page: Page): Promise<number[]> {
  await page.waitForTimeout(500);
  return page.evaluate(
    (seconds) =>
      new Promise<number[]>((resolve) => {
        const box = document.querySelector('[role="log"]');
        const frames: number[] = [];
        let before = performance.now();
        const from = before;
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          if (box) box.scrollTop -= 40;
          if (now - from < seconds * 1000) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
    8,
  );
}

/** Runs in the page: keeps when a text first stood in the last of the elements, in a frame that is drawn and in view. */
function noteSeen({ selector, text }: { selector: string; text: string }): void {
  Reflect.set(globalThis, 'seenAt', undefined);
  const look = () => {
    const last = [...document.querySelectorAll(selector)].at(-1);
    if (!last?.textContent.includes(text)) return;
    const { top, bottom } = last.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Reflect.set(globalThis, 'seenAt', performance.timeOrigin + performance.now())),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Milliseconds since 1970. */
async function seen(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => Reflect.get(globalThis, 'seenAt') as number | undefined);
  return (await found.jsonValue()) ?? Number.NaN;
}

interface Conversation {
  id: string;
  title: string;
  count: number;
}

function questionOf({ title }: Conversation, n: number): string {
  return `${title}: is the room of number ${n} in its place?`;
}

/** Puts a conversation straight into the mirror of the device: it is the device that is measured here. */
async function fill(page: Page, userId: string, conversation: Conversation): Promise<void> {
  const begun = Date.now() - 3_600_000;
  const at = (n: number) => new Date(begun + n * 100).toISOString();
  const answer =
    'The **kitchen** is at home in the *south east*.\n\n1. Keep the stove in the corner.\n2. Face east while cooking.\n\nWater belongs to the north east.';
  const { id, title, count } = conversation;
  const rows = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    seq: n + 1,
    deleted_at: null,
    session_id: id,
    query: questionOf(conversation, n),
    response: answer,
    image_url: null,
    sources: [{ id: 'BS', title: 'Brihat Samhita', kind: 'classical', where: 'chapter 53' }],
    answered_by: 'guide',
    language: 'english',
    request_id: null,
    failure: null,
    created_at: at(n),
  }));
  const session = { id, seq: 1, deleted_at: null, title, created_at: at(0), updated_at: at(count) };
  await page.evaluate(
    ({ name, session: row, rows: messages }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const work = opening.result.transaction(['chat_sessions', 'user_chats'], 'readwrite');
          work.objectStore('chat_sessions').put(row);
          for (const message of messages) work.objectStore('user_chats').put(message);
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { name: `disha-user-${userId}`, session, rows },
  );
}

function report(
  name: string,
  times: readonly number[],
  of: (values: readonly number[]) => number,
  goal = Infinity,
): void {
  const value = of(times);
  const spread = `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`;
  const limit = goal === Infinity ? '' : `, at most ${goal}`;
  console.log(`${name}: ${of.name} ${value.toFixed(1)} ms of ${times.length} (${spread})${limit}`);
  isMissed ||= !(value <= goal);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

async function startBackend(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      AI_BASE_URL: provider.url,
      AI_MODEL: 'model-1',
    },
    stdio: 'ignore',
  });
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`The backend ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
