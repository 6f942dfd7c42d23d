import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

/** Hashes passwords, and compares them with their hashes, beside the thread that answers. */
export interface PasswordThreads {
  hash(password: string, cost: number): Promise<string>;
  compare(password: string, hash: string): Promise<boolean>;
  /** Does the work, in which a comparison of this password with this hash is known to be right. */
  knowing<T>(password: string, hash: string, work: () => Promise<T>): Promise<T>;
  /** How many are under way or wait for their turn. */
  busy(): number;
}

/**
 * Hands the passwords of `@supabase/lite` to threads of their own. The package hashes in plain JavaScript, 50 to 100
 * ms each, in the one thread that answers everybody: a few hundred people who sign in at once would stop the server
 * for as long. It calls the two functions by the default export of `bcryptjs`, where they are replaced here, once.
 */
export function passwordThreads(): PasswordThreads {
  threads ??= startThreads();
  return threads;
}

let threads: PasswordThreads | undefined;

const mostThreads = Math.min(availableParallelism(), 4);

type Task = ['hash', password: string, cost: number] | ['compare', password: string, hash: string];

interface Job {
  task: Task;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

function startThreads(): PasswordThreads {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const working = new Map<Worker, Job>();

  function next(): void {
    const job = waiting[0];
    if (!job) return;
    const worker = idle.pop() ?? (working.size < mostThreads ? startWorker() : undefined);
    if (!worker) return;
    waiting.shift();
    working.set(worker, job);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job.task);
  }

  function startWorker(): Worker {
    const worker = new Worker(workerCode, { eval: true, execArgv: [] });
    // A thread that has nothing to do must not keep the process.
    worker.unref();
    worker.on('message', ({ result, error }: { result?: unknown; error?: string }) => {
      const job = working.get(worker);
      working.delete(worker);
      idle.push(worker);
      if (error === undefined) job?.resolve(result);
      else job?.reject(new Error(error));
      next();
    });
    worker.on('error', (error) => {
      const job = working.get(worker);
      working.delete(worker);
      job?.reject(error instanceof Error ? error : new Error(String(error)));
      next();
    });
    return worker;
  }

  const run = (task: Task): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      next();
    });

  const known = new Set<string>();
  const pairOf = (password: string, hash: string): string => `${hash} ${password}`;

  const own: PasswordThreads = {
    hash: async (password, cost) => String(await run(['hash', password, cost])),
    compare: async (password, hash) =>
      known.has(pairOf(password, hash)) || (await run(['compare', password, hash])) === true,
    async knowing(password, hash, work) {
      const pair = pairOf(password, hash);
      known.add(pair);
      try {
        return await work();
      } finally {
        known.delete(pair);
      }
    },
    busy: () => waiting.length + working.size,
  };
  Object.assign(bcrypt, { hash: own.hash, compare: own.compare });
  return own;
}

const workerCode = `
  const { parentPort } = require('node:worker_threads');
  const loaded = import('bcryptjs');
  parentPort.on('message', async ([act, password, other]) => {
    try {
      const { default: bcrypt } = await loaded;
      const result = act === 'hash' ? bcrypt.hashSync(password, other) : bcrypt.compareSync(password, other);
      parentPort.postMessage({ result });
    } catch (error) {
      parentPort.postMessage({ error: String(error) });
    }
  });
`;
