import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import { saveAs } from '#lib/save-file.ts';
import type { ExportOutcome, ExportProgress, ExportRequest } from '#session/export-account.ts';
import { syncStatusStore, type SyncStatus } from '#sync/sync-status.ts';

export type ReadyExport = Extract<ExportOutcome, { kind: 'done' }>;

export type ExportState =
  | { kind: 'idle'; after?: 'cancelled' | 'failed' }
  | { kind: 'running'; progress: ExportProgress }
  | { kind: 'ready'; ready: ReadyExport; url: string };

export interface Export {
  state: ExportState;
  start(): void;
  cancel(): void;
  save(): void;
}

/** The browser has begun to read the file by then. */
const keptAfterwardsMs = 60_000;

/** Makes the archive of a user's data and hands it to the browser to save. Leaving the page calls it off. */
export function useExport(userId: string, language: Language, isOnline: boolean): Export {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);
  const url = state.kind === 'ready' ? state.url : undefined;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => void setTimeout(() => URL.revokeObjectURL(url), keptAfterwardsMs);
  }, [url]);

  const start = useCallback(async () => {
    if (running.current) return;
    const calling = new AbortController();
    running.current = calling;
    setState({ kind: 'running', progress: { step: { kind: 'sync' }, percent: 0 } });
    const outcome = await make({
      userId,
      language,
      now: Date.now(),
      isOnline,
      syncNow: isOnline ? () => syncOnceReady(calling.signal) : undefined,
      signal: calling.signal,
      onProgress: (progress) => {
        if (!calling.signal.aborted) setState({ kind: 'running', progress });
      },
    });
    running.current = undefined;
    setState(calling.signal.aborted ? { kind: 'idle', after: 'cancelled' } : readied(outcome));
  }, [userId, language, isOnline]);

  return {
    state,
    start: () => void start(),
    cancel: () => running.current?.abort(),
    save: () => {
      if (state.kind === 'ready') saveAs(state.url, state.ready.fileName);
    },
  };
}

/** Who asks while the page is still starting waits so long for what brings the mirror in step. */
const patienceMs = 10_000;

/** Brings the mirror in step, also where what does that is only about to start. */
async function syncOnceReady(signal: AbortSignal): Promise<void> {
  const isReady = ({ syncNow }: SyncStatus) => syncNow !== undefined;
  if (!isReady(syncStatusStore.getState())) {
    let stop = () => {};
    let patience: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      stop = syncStatusStore.subscribe((status) => isReady(status) && resolve());
      patience = setTimeout(resolve, patienceMs);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    stop();
    clearTimeout(patience);
  }
  await syncStatusStore.getState().syncNow?.();
}

/** The code for it is fetched when it is asked for. */
async function make(request: ExportRequest): Promise<ExportOutcome> {
  try {
    const { exportAccount } = await import('#session/export-account.ts');
    return await exportAccount(request);
  } catch (error) {
    logQuietly('export', error);
    return { kind: 'failed' };
  }
}

function readied(outcome: ExportOutcome): ExportState {
  if (outcome.kind !== 'done') return { kind: 'idle', after: outcome.kind };
  const url = URL.createObjectURL(outcome.archive);
  saveAs(url, outcome.fileName);
  return { kind: 'ready', ready: outcome, url };
}
