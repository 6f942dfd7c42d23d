import { pictureKind } from '#lib/picture.ts';
import type { PlanFileFault } from '#lib/prepare-plan-file.ts';

/** A picture of a deity as it is kept and sent. */
export interface PreparedDeityPicture {
  bytes: ArrayBuffer;
  type: string;
  /** The ending of the stored file, without a dot. */
  extension: string;
}

/** Twice as many pixels as the largest place shows. */
const longest = 800;

/**
 * A file that somebody chose as the picture of a deity: made smaller on this device, of nothing but its pixels. Rejects
 * with the reason of the signal as soon as that is aborted.
 */
export async function prepareDeityPicture(
  file: File,
  signal: AbortSignal,
): Promise<{ kind: 'ready'; picture: PreparedDeityPicture } | { kind: 'refused'; fault: PlanFileFault }> {
  const { preparePlanFile } = await import('#lib/prepare-plan-file.ts');
  const prepared = await preparePlanFile(file, 'photo', signal);
  signal.throwIfAborted();
  if (prepared.kind === 'refused') return prepared;
  const { bytes, type, extension } = prepared;
  const kind = pictureKind(new Uint8Array(bytes));
  if (!kind) return { kind: 'refused', fault: 'unknown-kind' };
  const { shrinkBeside } = await import('#lib/prepare-attachment.ts');
  const smaller = await shrinkBeside(bytes, kind, signal, longest);
  const picture = smaller.kind === 'made' ? smaller : { bytes, type, extension };
  return {
    kind: 'ready',
    picture: { bytes: picture.bytes, type: picture.type, extension: picture.extension },
  };
}
