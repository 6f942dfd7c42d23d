import type { PictureKind } from './picture.ts';
import { planPicture, planPictureFromHeic, type PlanPicture } from './plan-picture.ts';
import { readDocx, type DocxWords } from './read-docx.ts';
import { readHeic, type HeicDecoder } from './read-heic.ts';
import { shrinkPicture, type ShrunkPicture } from './shrink-picture.ts';

/** What a page asks of the worker: one thing, and then it ends it. */
export type AttachmentTask =
  | { task: 'picture'; bytes: ArrayBuffer; is: PictureKind; longest?: number | undefined }
  | { task: 'plan'; bytes: ArrayBuffer; is: PictureKind }
  | { task: 'plan-heic'; bytes: ArrayBuffer; decoder: HeicDecoder }
  | { task: 'heic'; bytes: ArrayBuffer; decoder: HeicDecoder }
  | { task: 'docx'; bytes: ArrayBuffer };

type Done = ShrunkPicture | PlanPicture | DocxWords;

/** What a worker is, as far as this file needs it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<AttachmentTask>) => void): void;
  postMessage(message: Done): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => void answer(data));

async function answer(task: AttachmentTask): Promise<void> {
  const done = await perform(task);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its own page only
  scope.postMessage(done);
}

async function perform(task: AttachmentTask): Promise<Done> {
  switch (task.task) {
    case 'plan':
      return planPicture(task.bytes, task.is);
    case 'plan-heic':
      return planPictureFromHeic(task.bytes, task.decoder);
    case 'picture':
      return shrinkPicture(task.bytes, task.is, task.longest);
    case 'heic':
      return readHeic(task.bytes, task.decoder);
    case 'docx':
      return readDocx(new Uint8Array(task.bytes));
  }
}
