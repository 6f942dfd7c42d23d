/** What `sync.bench.ts` asks of a page: the same of ours and of RxDB's. */
export interface Side {
  /** Fills an empty database of this name from the server. */
  mirror(task: MirrorTask): Promise<{ ms: number; longestTaskMs: number }>;
  /** Keeps the messages while nobody sends, then sends them all; only the sending is timed. */
  flush(task: FlushTask): Promise<{ ms: number }>;
  /** Opens a database that is there and reads one conversation. */
  open(task: OpenTask): Promise<{ ms: number; messages: number }>;
  /** Writes one message after the other into a conversation that is being watched. */
  liveWrites(task: LiveTask): Promise<{ emittedMs: number[]; paintedMs: number[] }>;
}

export interface MirrorTask {
  userId: string;
  database: string;
  pageLimit: number;
  /** Rows of messages that have to be there at the end. */
  rows: number;
  /** The server's counter before the first message. */
  before: number;
  isPullOnly: boolean;
}

export interface FlushTask {
  userId: string;
  database: string;
  messages: readonly NewRow[];
  batch: number;
}

export interface OpenTask {
  database: string;
  sessionId: string;
}

export interface LiveTask {
  userId: string;
  database: string;
  sessionId: string;
  texts: readonly string[];
}

export interface NewRow {
  id: string;
  sessionId: string;
  text: string;
}

declare global {
  interface Window {
    side: Side;
  }
}

/** The longest task of the page since the call; 0 when none was longer than the 50 ms that browsers report. */
export function watchTasks(): () => Promise<number> {
  let longest = 0;
  const note = (entries: PerformanceEntry[]) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    note(observer.takeRecords());
    observer.disconnect();
    return Math.round(longest);
  };
}

/**
 * Measures writes from their beginning until the watched query shows them, and until the frame after that. They begin at
 * any moment between two frames, as a user's do.
 */
export async function measureWrites(
  texts: readonly string[],
  write: (id: string, text: string) => Promise<unknown>,
  watch: (onShown: (messages: readonly { id: string; text: string }[]) => void) => () => void,
): Promise<{ emittedMs: number[]; paintedMs: number[] }> {
  const list = document.body.appendChild(document.createElement('ol'));
  let wanted: { id: string; done(at: { emitted: number; painted: number }): void } | undefined;
  let hasBegun: (() => void) | undefined;
  const first = new Promise<void>((resolve) => (hasBegun = resolve));
  const unwatch = watch((messages) => {
    hasBegun?.();
    const emitted = performance.now();
    const last = messages.slice(-20);
    list.replaceChildren(
      ...last.map(({ text }) => Object.assign(document.createElement('li'), { textContent: text })),
    );
    const waiting = wanted;
    if (!waiting || !last.some(({ id }) => id === waiting.id)) return;
    wanted = undefined;
    requestAnimationFrame(() => waiting.done({ emitted, painted: performance.now() }));
  });
  await first;
  const emittedMs: number[] = [];
  const paintedMs: number[] = [];
  for (const text of texts) {
    await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 20));
    const id = crypto.randomUUID();
    const shown = new Promise<{ emitted: number; painted: number }>((done) => (wanted = { id, done }));
    const startedAt = performance.now();
    await write(id, text);
    const { emitted, painted } = await shown;
    emittedMs.push(emitted - startedAt);
    paintedMs.push(painted - startedAt);
  }
  unwatch();
  list.remove();
  return { emittedMs, paintedMs };
}
