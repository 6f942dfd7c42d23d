import libheifScript from 'libheif-js/libheif-wasm/libheif.js?url';
import libheifWasm from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { assertNever } from './assert-never.ts';
import { attachmentKind } from './attachment-kind.ts';
import { attachmentName, pictureName } from './attachment-name.ts';
import workerAddress from './attachment-worker.ts?worker&url';
import type { AttachmentTask } from './attachment-worker.ts';
import {
  largestAttachment,
  type AttachmentFault,
  type PreparedAttachment,
  type ReadyAttachment,
} from './attachment.ts';
import { ownScript } from './own-scripts.ts';
import type { PictureKind } from './picture.ts';
import type { DocxWords } from './read-docx.ts';
import type { HeicDecoder } from './read-heic.ts';
import type { ShrunkPicture } from './shrink-picture.ts';

/** After so long a picture or a text is given up: it is not one that anybody meant. */
const longestMs = 30_000;

/**
 * Makes of a file what is sent of it, or says why it is not taken. An abort of the signal ends it at once, whatever it is
 * at. Throws only where a part of the app is missing that cannot be fetched now.
 */
export async function prepareAttachment(file: File, signal: AbortSignal): Promise<PreparedAttachment> {
  if (file.size > largestAttachment) return refused('too-large');
  try {
    const bytes = await file.arrayBuffer();
    const found = attachmentKind(new Uint8Array(bytes), file.name);
    if (found.kind === 'refused') return found;
    switch (found.is) {
      case 'jpeg':
      case 'png':
      case 'webp':
      case 'heic':
        return asPicture(file.name, await preparePicture(bytes, found.is, signal));
      case 'pdf':
        return await preparePdf(file.name, bytes, signal);
      case 'docx': {
        const words = await inWorker<DocxWords>({ task: 'docx', bytes }, signal);
        return words.kind === 'refused' ? words : ready(file.name, docx, bytes, { text: words.text });
      }
      case 'doc':
        return ready(file.name, doc, bytes, {});
      default:
        return assertNever(found.is);
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (error === tooSlow) return refused('too-slow');
    throw error;
  }
}

const doc = { type: 'application/msword', extension: 'doc' };
const docx = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};
const pdf = { type: 'application/pdf', extension: 'pdf' };

function refused(why: AttachmentFault): PreparedAttachment {
  return { kind: 'refused', why };
}

function ready(
  name: string,
  { type, extension }: { type: string; extension: string },
  bytes: ArrayBuffer,
  read: Pick<ReadyAttachment, 'text' | 'pages'>,
): PreparedAttachment {
  const { text, pages = [] } = read;
  return {
    kind: 'ready',
    file: {
      name: attachmentName(name, extension),
      type,
      bytes,
      extension,
      kind: 'document',
      ...(text !== undefined && text !== '' && { text }),
      ...(pages.length > 0 && { pages }),
    },
  };
}

async function preparePdf(
  name: string,
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<PreparedAttachment> {
  const { readPdf } = await import('./read-pdf.ts');
  const read = await readPdf(bytes, signal);
  return read.kind === 'refused' ? read : ready(name, pdf, bytes, read);
}

async function preparePicture(
  bytes: ArrayBuffer,
  is: 'jpeg' | 'png' | 'webp' | 'heic',
  signal: AbortSignal,
): Promise<ShrunkPicture> {
  const made = await shrinkBeside(bytes, is, signal);
  if (is !== 'heic' || made.kind === 'made') return made;
  // Only some browsers know these pictures themselves.
  return inWorker<ShrunkPicture>({ task: 'heic', bytes, decoder: heicDecoder() }, signal);
}

/** Where this site has the decoder of the pictures of iPhones. */
export function heicDecoder(): HeicDecoder {
  return {
    script: new URL(libheifScript, location.href).href,
    wasm: new URL(libheifWasm, location.href).href,
  };
}

/**
 * `shrinkPicture` beside the page where the browser can do that. Rejects when the signal is aborted, or when it takes too
 * long.
 */
export async function shrinkBeside(
  bytes: ArrayBuffer,
  is: PictureKind,
  signal: AbortSignal,
  longest?: number,
): Promise<ShrunkPicture> {
  if (typeof OffscreenCanvas !== 'undefined')
    return inWorker<ShrunkPicture>({ task: 'picture', bytes, is, longest }, signal);
  const { shrinkPicture } = await import('./shrink-picture.ts');
  return shrinkPicture(bytes, is, longest);
}

function asPicture(name: string, made: ShrunkPicture): PreparedAttachment {
  if (made.kind === 'refused') return made;
  const { bytes, type, extension } = made;
  return {
    kind: 'ready',
    file: { name: pictureName(name, extension), type, bytes, extension, kind: 'image' },
  };
}

/** What `inWorker` throws where the work was given up. */
export const tooSlow = new Error('It took too long');

/** Done in a thread of its own, so that the page stays in hand and the work can be ended in the midst of it. */
export async function inWorker<Done>(task: AttachmentTask, signal: AbortSignal): Promise<Done> {
  signal.throwIfAborted();
  const worker = new Worker(ownScript(workerAddress), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Done>((resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow), longestMs);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.addEventListener('message', ({ data }: MessageEvent<Done>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker broke')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
      worker.postMessage(task);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
