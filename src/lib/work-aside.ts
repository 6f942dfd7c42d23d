import { ownScript } from './own-scripts.ts';

/** What the page says to a worker, and hears from it; the number tells which task is answered. */
interface NumberedTask {
  number: number;
  task: unknown;
}

type NumberedAnswer =
  { number: number; ok: true; answer: unknown } | { number: number; ok: false; why: string };

/** What a worker is, as far as this file needs it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown): void;
}

/**
 * Has work done in a worker of its own; where there can be none, in the page, by `here`, which may be fetched then.
 * Rejects where the work throws.
 */
export function workAside<Task, Answer>(
  workerAddress: string,
  here: (task: Task) => Promise<Answer>,
): (task: Task) => Promise<Answer> {
  let worker: Worker | undefined;
  let isWithout = typeof Worker === 'undefined';
  let numbers = 0;

  return async (task) => {
    if (isWithout) return here(task);
    worker ??= new Worker(ownScript(workerAddress), { type: 'module' });
    numbers += 1;
    const answer = await askWorker(worker, { number: numbers, task });
    if (answer === 'no-worker') {
      isWithout = true;
      return here(task);
    }
    if (!answer.ok) throw new Error(answer.why);
    return answer.answer as Answer;
  };
}

/** For the file of the worker: answers each task that the page gives. */
export function answerTasks(work: (task: never) => unknown): void {
  const scope = globalThis as unknown as WorkerScope;
  const answerTo = ({ number, task }: NumberedTask): NumberedAnswer => {
    try {
      return { number, ok: true, answer: work(task as never) };
    } catch (error) {
      return { number, ok: false, why: String(error) };
    }
  };
  scope.addEventListener('message', ({ data }: MessageEvent<NumberedTask>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its own page only
    scope.postMessage(answerTo(data));
  });
}

/** `no-worker`: it did not start, as in browsers without module workers. */
function askWorker(worker: Worker, task: NumberedTask): Promise<NumberedAnswer | 'no-worker'> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<NumberedAnswer>) => {
      if (data.number === task.number) end(data);
    };
    const fail = () => end('no-worker');
    function end(answer: NumberedAnswer | 'no-worker'): void {
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
      resolve(answer);
    }
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    worker.postMessage(task);
  });
}
