import type { WorkerAnswer, WorkerTask } from './almanac-task.ts';
import { reckon } from './almanac-work.ts';

/** What a worker is, as far as this file needs it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerTask>) => void): void;
  postMessage(message: WorkerAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { number, task } }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its own page only
  scope.postMessage(answerTo(number, task));
});

function answerTo(number: number, task: WorkerTask['task']): WorkerAnswer {
  try {
    return { number, ok: true, answer: reckon(task) };
  } catch (error) {
    return { number, ok: false, why: String(error) };
  }
}
