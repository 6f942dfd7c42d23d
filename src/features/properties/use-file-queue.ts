import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileToChoose } from '#db/mutations/property-draft.ts';
import { logQuietly } from '#lib/log.ts';
import type { PlanFileUse } from '#lib/plan-file-kinds.ts';
import type { PreparedPlanFile } from '#lib/prepare-plan-file.ts';
import type { ChoiceFault } from './plan-fault-text.ts';
import { planTitle } from '#session/plan-title.ts';

/** A file that was chosen and is not with the draft yet, or never will be. */
export interface PendingFile {
  key: string;
  use: PlanFileUse;
  name: string;
  /** Bytes. */
  size: number;
  state: { kind: 'waiting' } | { kind: 'preparing' } | { kind: 'refused'; fault: ChoiceFault };
}

export interface FileQueue {
  pending: readonly PendingFile[];
  add(files: readonly File[], use: PlanFileUse): void;
  /** Gives up a file that waits or is being prepared, or takes a refusal off the page. */
  drop(key: string): void;
  /** Once nothing waits any more: whether all that waited was taken. */
  whenIdle(): Promise<boolean>;
  clear(): void;
}

interface Job {
  key: string;
  file: File;
  use: PlanFileUse;
  stop: AbortController;
}

/**
 * Makes chosen files ready one after another, so that thirty large photos take the memory of one, and hands each on as
 * soon as it is. `keep` must stay the same between renderings.
 */
export function useFileQueue(keep: (file: FileToChoose) => Promise<'kept' | 'full' | 'gone'>): FileQueue {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const jobs = useRef<Job[]>([]);
  const running = useRef<Promise<void>>(undefined);
  const refusals = useRef(0);

  useEffect(
    () => () => {
      for (const { stop } of jobs.current.splice(0)) stop.abort();
    },
    [],
  );

  const show = useCallback((key: string, state: PendingFile['state'] | undefined) => {
    setPending((before) =>
      before.flatMap((one) => (one.key !== key ? [one] : state ? [{ ...one, state }] : [])),
    );
  }, []);

  const work = useCallback(async () => {
    for (let job = jobs.current[0]; job; job = jobs.current[0]) {
      show(job.key, { kind: 'preparing' });
      const fault = await choose(job, keep);
      jobs.current = jobs.current.filter((other) => other !== job);
      if (job.stop.signal.aborted) continue;
      if (fault) refusals.current += 1;
      show(job.key, fault && { kind: 'refused', fault });
    }
    running.current = undefined;
  }, [keep, show]);

  const add = useCallback(
    (files: readonly File[], use: PlanFileUse) => {
      const added = files.map((file): Job => ({
        key: crypto.randomUUID(),
        file,
        use,
        stop: new AbortController(),
      }));
      jobs.current.push(...added);
      setPending((before) => [
        ...before,
        ...added.map(({ key, file: { name, size } }) => ({
          key,
          use,
          name,
          size,
          state: { kind: 'waiting' } as const,
        })),
      ]);
      if (!running.current) running.current = work();
    },
    [work],
  );

  return {
    pending,
    add,
    drop(key) {
      const job = jobs.current.find((other) => other.key === key);
      job?.stop.abort();
      // The one at work is taken out by the work itself, which goes on with the next.
      if (job !== jobs.current[0]) jobs.current = jobs.current.filter((other) => other !== job);
      show(key, undefined);
    },
    async whenIdle() {
      const before = refusals.current;
      await running.current;
      return refusals.current === before;
    },
    clear() {
      for (const { stop } of jobs.current.splice(0)) stop.abort();
      setPending([]);
    },
  };
}

/** Why the file is not with the draft now; undefined where it is, or where nobody wants to know any more. */
async function choose(
  { file, use, stop: { signal } }: Job,
  keep: (file: FileToChoose) => Promise<'kept' | 'full' | 'gone'>,
): Promise<ChoiceFault | undefined> {
  try {
    const prepared = await prepare(file, use, signal);
    if (prepared.kind === 'refused') return prepared.fault;
    signal.throwIfAborted();
    const outcome = await keep({
      id: crypto.randomUUID(),
      use,
      name: file.name,
      title: use === 'plan' ? planTitle(file.name) : '',
      words: '',
      type: prepared.type,
      extension: prepared.extension,
      size: prepared.size,
      bytes: prepared.bytes,
      preview: prepared.preview,
    });
    return outcome === 'full' ? 'full' : undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    logQuietly('file', error);
    return 'reader-missing';
  }
}

async function prepare(file: File, use: PlanFileUse, signal: AbortSignal): Promise<PreparedPlanFile> {
  const { preparePlanFile } = await import('#lib/prepare-plan-file.ts');
  return preparePlanFile(file, use, signal);
}
