import { assertNever } from './assert-never.ts';
import { attachmentKind } from './attachment-kind.ts';
import type { AttachmentFault } from './attachment.ts';
import { largestPlanFile, previewSide, type PlanFileUse } from './plan-file-kinds.ts';
import { pictureKind, type PictureKind } from './picture.ts';
import type { PlanPicture } from './plan-picture.ts';
import { heicDecoder, inWorker, tooSlow } from './prepare-attachment.ts';

/** Why a file is not taken. */
export type PlanFileFault =
  | Exclude<AttachmentFault, 'bomb'>
  | 'too-many-pages'
  /** A PDF where a photo is meant. */
  | 'not-a-photo'
  /** The device does not give its bytes: it is gone, or lies somewhere that cannot be reached now. */
  | 'unreadable';

export type PreparedPlanFile =
  | {
      kind: 'ready';
      /** What is kept and sent. */
      bytes: ArrayBuffer;
      /** The media type by content. */
      type: string;
      /** The ending of the stored file, without a dot. */
      extension: string;
      /** Bytes. */
      size: number;
      /** A small JPEG of it, or of its first page; missing where a page cannot be drawn. */
      preview?: ArrayBuffer;
    }
  | { kind: 'refused'; fault: PlanFileFault };

/**
 * Makes of a chosen file what is kept and sent of it, or says why it is not taken. Rejects with the reason of the signal
 * as soon as that is aborted.
 */
export async function preparePlanFile(
  file: File,
  use: PlanFileUse,
  signal: AbortSignal,
): Promise<PreparedPlanFile> {
  if (file.size > largestPlanFile) return refused('too-large');
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return refused('unreadable');
  }
  const found = planFileKind(new Uint8Array(bytes), file.name);
  try {
    switch (found.kind) {
      case 'refused':
        return refused(found.why);
      case 'pdf':
        return use === 'photo' ? refused('not-a-photo') : await preparePdf(bytes, signal);
      case 'picture':
        return afterPicture(await preparePicture(bytes, found.is, signal));
      default:
        return assertNever(found);
    }
  } catch (error) {
    signal.throwIfAborted();
    return refused(error === tooSlow ? 'too-slow' : 'reader-missing');
  }
}

/** What a file is by its content, where that is taken at all and its name does not say otherwise. */
export function planFileKind(
  bytes: Uint8Array,
  name: string,
): { kind: 'picture'; is: PictureKind } | { kind: 'pdf' } | { kind: 'refused'; why: PlanFileFault } {
  const picture = pictureKind(bytes);
  if (picture === 'gif' || picture === 'avif') return { kind: 'picture', is: picture };
  const found = attachmentKind(bytes, name);
  if (found.kind === 'refused') return { ...found, why: found.why === 'bomb' ? 'unknown-kind' : found.why };
  switch (found.is) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'heic':
      return { kind: 'picture', is: found.is };
    case 'pdf':
      return { kind: 'pdf' };
    case 'doc':
    case 'docx':
      return { kind: 'refused', why: 'unknown-kind' };
    default:
      return assertNever(found.is);
  }
}

function refused(fault: PlanFileFault): PreparedPlanFile {
  return { kind: 'refused', fault };
}

async function preparePdf(bytes: ArrayBuffer, signal: AbortSignal): Promise<PreparedPlanFile> {
  const { usePdf } = await import('./read-pdf.ts');
  const used = await usePdf(bytes, signal, (pdf) => pdf.pictureOf(1, previewSide));
  if (used.kind === 'refused') return refused(used.why);
  const preview = await used.value?.arrayBuffer();
  return {
    kind: 'ready',
    bytes,
    type: 'application/pdf',
    extension: 'pdf',
    size: bytes.byteLength,
    ...(preview && { preview }),
  };
}

async function preparePicture(
  bytes: ArrayBuffer,
  is: PictureKind,
  signal: AbortSignal,
): Promise<PlanPicture> {
  const made = await inThread(bytes, is, signal);
  if (is !== 'heic' || made.kind === 'made' || made.why !== 'undecodable-picture') return made;
  // Only some browsers know these pictures themselves.
  return inWorker<PlanPicture>({ task: 'plan-heic', bytes, decoder: heicDecoder() }, signal);
}

async function inThread(bytes: ArrayBuffer, is: PictureKind, signal: AbortSignal): Promise<PlanPicture> {
  if (typeof OffscreenCanvas !== 'undefined')
    return inWorker<PlanPicture>({ task: 'plan', bytes, is }, signal);
  const { planPicture } = await import('./plan-picture.ts');
  return planPicture(bytes, is);
}

function afterPicture(made: PlanPicture): PreparedPlanFile {
  if (made.kind === 'made') return { ...made, kind: 'ready', size: made.bytes.byteLength };
  return refused(made.why === 'bomb' ? 'unknown-kind' : made.why);
}
