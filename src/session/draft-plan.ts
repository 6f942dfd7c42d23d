import type { PlacedWord } from '#domain/vaastu/placed-word.ts';
import type { Language } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { ownScript } from '#lib/own-scripts.ts';
import { longestSide } from '#lib/picture.ts';
import workerAddress from './draft-plan-worker.ts?worker&url';
import type { DraftMessage, DraftProgress, DraftTask, DraftedPlan } from './plan-draft.ts';

/** The shown picture of a plan, and the page of the PDF that it shows. */
export interface PictureToDraft {
  picture: Blob | ImageBitmap;
  /** Width and height in the pixels that the draft is given in. */
  size: readonly [width: number, height: number];
  pdf?: { bytes: ArrayBuffer; /** Counted from 1. */ page: number };
}

export type { DraftNote, DraftProgress, DraftStep, FloorDraft, DraftedPlan } from './plan-draft.ts';

export interface DraftOptions {
  language: Language;
  onProgress?: (progress: DraftProgress) => void;
  signal: AbortSignal;
}

/**
 * Reads the rooms of a plan on this device; nothing leaves it. Throws the reason of the signal when it is aborted, and
 * `ReaderMissing` where the reader is not on the device and cannot be fetched now.
 */
export async function draftPlan(
  { picture, size, pdf }: PictureToDraft,
  { language, onProgress, signal }: DraftOptions,
): Promise<DraftedPlan> {
  signal.throwIfAborted();
  const read = pdf && (await readPage(pdf, size, signal));
  // A drawing is sharper when its page is drawn for reading.
  const shown = read?.picture ?? picture;
  return inWorker({ picture: shown, size, language, words: read?.words ?? [] }, onProgress, signal);
}

/** What reads pictures is not on the device, and cannot be fetched now. */
export class ReaderMissing extends Error {}

const fewWords = 8;

async function readPage(
  { bytes, page }: { bytes: ArrayBuffer; page: number },
  [width, height]: readonly [number, number],
  signal: AbortSignal,
): Promise<{ words: PlacedWord[]; picture: Blob | undefined } | undefined> {
  const reader = await import('#lib/read-pdf.ts').catch((error: unknown) => {
    throw new ReaderMissing('What reads PDFs did not come', { cause: error });
  });
  const used = await reader.usePdf(bytes, signal, async ({ wordsOf, pictureOf }) => {
    const words = (await wordsOf(page)).map(({ text, box: [x, y, w, h], turn }): PlacedWord => ({
      text,
      box: [x * width, y * height, w * width, h * height],
      sureness: 1,
      turn,
      from: 'pdf',
    }));
    // Names are told from other words in the worker, so that the page stays in hand: a scan has next to none.
    return { words, picture: words.length >= fewWords ? undefined : await pictureOf(page, longestSide) };
  });
  return used.kind === 'done' ? used.value : undefined;
}

async function inWorker(
  task: DraftTask,
  onProgress: DraftOptions['onProgress'],
  signal: AbortSignal,
): Promise<DraftedPlan> {
  signal.throwIfAborted();
  const worker = new Worker(ownScript(workerAddress), { type: 'module' });
  let stop: (() => void) | undefined;
  try {
    return await new Promise<DraftedPlan>((resolve, reject) => {
      stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop);
      worker.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => {
        switch (data.kind) {
          case 'progress':
            onProgress?.(data.progress);
            return;
          case 'done':
            resolve(data.draft);
            return;
          case 'failed':
            reject(
              data.why === 'files-missing'
                ? new ReaderMissing('What reads words did not come')
                : new Error('The plan could not be read'),
            );
            return;
          default:
            assertNever(data);
        }
      });
      worker.addEventListener('error', () => reject(new ReaderMissing('The worker did not come')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
      worker.postMessage(task);
    });
  } finally {
    // It ends whatever it is at, and the reader that it has started.
    worker.terminate();
    if (stop) signal.removeEventListener('abort', stop);
  }
}
