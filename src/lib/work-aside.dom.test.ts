import { afterEach, expect, test, vi } from 'vitest';
import { answerTasks, workAside } from './work-aside.ts';

afterEach(() => vi.unstubAllGlobals());

type Listener = (event: { data?: unknown }) => void;

/** A worker whose file does `work`, or one that does not start. */
function workerOf(work: ((task: number) => number) | 'broken') {
  return class {
    readonly listeners = new Map<string, Set<Listener>>();
    addEventListener(type: string, listener: Listener) {
      this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
    }
    removeEventListener(type: string, listener: Listener) {
      this.listeners.get(type)?.delete(listener);
    }
    tell(type: string, data?: unknown) {
      for (const listener of this.listeners.get(type) ?? []) listener({ data });
    }
    postMessage(task: unknown) {
      if (work === 'broken') return this.tell('error');
      let heard: Listener = () => {};
      vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => (heard = listener));
      vi.stubGlobal('postMessage', (answer: unknown) => this.tell('message', answer));
      answerTasks(work);
      heard({ data: task });
    }
  };
}

const half = (task: number) => {
  if (task % 2 === 1) throw new RangeError('odd');
  return task / 2;
};

test('each task gets its own answer, and what the worker throws is thrown here', async () => {
  vi.stubGlobal('Worker', workerOf(half));
  const work = workAside<number, number>('/worker.js', () => Promise.reject(new Error('here')));
  expect(await Promise.all([work(8), work(20)])).toEqual([4, 10]);
  await expect(work(3)).rejects.toThrow('odd');
});

test('where there is no worker, or it does not start, the page works itself', async () => {
  const here = vi.fn<(task: number) => Promise<number>>(async (task) => half(task));
  for (const without of [undefined, workerOf('broken')]) {
    vi.stubGlobal('Worker', without);
    const work = workAside<number, number>('/worker.js', here);
    expect(await work(6)).toBe(3);
    expect(await work(10)).toBe(5);
  }
  expect(here).toHaveBeenCalledTimes(4);
});
