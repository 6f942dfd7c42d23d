import { createStore } from 'zustand/vanilla';
import type { LeftOutFile } from '#db/mutations/continue-without-file.ts';
import type { UploadOnItsWay } from '#db/queries/uploads.ts';
import { stillness } from '#lib/undisturbed.ts';
import type { UploadProgress } from './flush-uploads.ts';

/** What this page knows of files on their way: how far each has come, by its id, and what messages went on without. */
export interface Uploads {
  underWay: Readonly<Record<string, UploadProgress>>;
  /** The files that were refused for good while this page was there, until somebody has been told. */
  leftOut: readonly LeftOutFile[];
}

const nothing: Uploads = { underWay: {}, leftOut: [] };

export const uploadStore = createStore<Uploads>()((): Uploads => nothing);

const keepStill = stillness();
uploadStore.subscribe(({ underWay }) => keepStill(Object.keys(underWay).length > 0));

/** Shows how far a file has come; undefined forgets it. */
export function showUpload(uploadId: string, progress: UploadProgress | undefined): void {
  const { [uploadId]: before, ...others } = uploadStore.getState().underWay;
  if (!progress && !before) return;
  uploadStore.setState({ underWay: progress ? { ...others, [uploadId]: progress } : others });
}

/** Notes that a message goes on without a file, for whoever tells it. */
export function noteLeftOut(left: LeftOutFile): void {
  uploadStore.setState(({ leftOut }) => ({ leftOut: [...leftOut, left] }));
}

/** What was left out and not told of yet; the next one who asks hears nothing of it. */
export function takeLeftOut(): readonly LeftOutFile[] {
  const { leftOut } = uploadStore.getState();
  if (leftOut.length > 0) uploadStore.setState({ leftOut: [] });
  return leftOut;
}

/** Nothing of one user's files is left for the next. */
export function forgetUploads(): void {
  uploadStore.setState(nothing);
}

/** Of all bytes, those that have gone; undefined while nothing moves. */
export function sentShare(
  files: readonly UploadOnItsWay[],
  underWay: Uploads['underWay'],
): number | undefined {
  if (!files.some(({ id, hasArrived }) => !hasArrived && underWay[id])) return undefined;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const sent = files.reduce(
    (sum, { id, size, hasArrived }) =>
      sum + (hasArrived ? size : Math.min(size, underWay[id]?.sentBytes ?? 0)),
    0,
  );
  return total === 0 ? 0 : sent / total;
}
