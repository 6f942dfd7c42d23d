import type { AttachmentFault } from './attachment.ts';
import { sizeFault } from './picture-size.ts';
import type { PictureKind, Size } from './picture.ts';
import { previewSide } from './plan-file-kinds.ts';
import { readHeic, type HeicDecoder } from './read-heic.ts';
import { decoded, writePicture, type ShrunkPicture } from './shrink-picture.ts';
import { stripMetadata, type StrippableKind } from './strip-metadata.ts';

/** As many pixels as a scan of a large sheet has; unpacked they take 160 MB for a moment. */
export const mostPlanPixels = 40_000_000;
/** Of a picture that has to be made anew: the largest canvas that an iPhone gives has 16 million pixels. */
const mostPixelsMade = 16_000_000;
const qualityMade = 0.92;

export type PlanPicture =
  | {
      kind: 'made';
      bytes: ArrayBuffer;
      type: string;
      extension: string;
      /** A small JPEG of it. */
      preview: ArrayBuffer;
    }
  | { kind: 'refused'; why: AttachmentFault };

/**
 * A picture of a plan or of a home as it is kept: every pixel as it was, without the notes of its camera. Notes are cut
 * out of the file, which costs no quality and no memory; it is made anew only where it has to be: where it was meant to
 * be turned, as not everything that looks at it later obeys that note, and where its kind is one whose notes cannot be
 * cut out, or that not every browser shows.
 */
export async function planPicture(bytes: ArrayBuffer, kind: PictureKind): Promise<PlanPicture> {
  const original = new Uint8Array(bytes);
  const fault = sizeFault(original, kind, mostPlanPixels);
  if (fault) return { kind: 'refused', why: fault };
  const kept = isStrippable(kind) ? stripMetadata(original, kind) : undefined;
  const picture = await decoded(bytes);
  if (!picture) return { kind: 'refused', why: 'undecodable-picture' };
  try {
    if (isTooLarge(picture)) return { kind: 'refused', why: 'too-many-pixels' };
    if (!isStrippable(kind) || !kept || kept.isTurned)
      return await madeAnew(picture, kind === 'png' || kind === 'gif');
    return { kind: 'made', bytes: bufferOf(kept.bytes), ...forms[kind], preview: await previewOf(picture) };
  } finally {
    picture.close();
  }
}

/** The same of a picture of an iPhone, where the browser cannot decode it itself. */
export async function planPictureFromHeic(bytes: ArrayBuffer, decoder: HeicDecoder): Promise<PlanPicture> {
  const fault = sizeFault(new Uint8Array(bytes), 'heic', mostPlanPixels);
  if (fault) return { kind: 'refused', why: fault === 'too-many-pixels' ? fault : 'undecodable-heic' };
  let preview: ArrayBuffer | undefined;
  const made = await readHeic(bytes, decoder, async (picture) => {
    preview = await previewOf(picture);
    return writeWhole(picture, false);
  });
  return made.kind === 'refused' || !preview ? refusedAs(made) : { ...made, preview };
}

const forms: Readonly<Record<StrippableKind, { type: string; extension: string }>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
};

function isStrippable(kind: PictureKind): kind is StrippableKind {
  return Object.hasOwn(forms, kind);
}

function isTooLarge({ width, height }: Size): boolean {
  return width * height > mostPlanPixels;
}

async function madeAnew(picture: ImageBitmap, isDrawing: boolean): Promise<PlanPicture> {
  const made = await writeWhole(picture, isDrawing);
  return made.kind === 'refused' ? made : { ...made, preview: await previewOf(picture) };
}

function writeWhole(picture: ImageBitmap, isDrawing: boolean): Promise<ShrunkPicture> {
  const { width, height } = picture;
  const scale = Math.min(1, Math.sqrt(mostPixelsMade / (width * height)));
  return writePicture(picture, isDrawing, Math.floor(Math.max(width, height) * scale), qualityMade);
}

async function previewOf(picture: ImageBitmap): Promise<ArrayBuffer> {
  const preview = await writePicture(picture, false, previewSide);
  if (preview.kind === 'refused') throw new Error('The browser wrote no preview');
  return preview.bytes;
}

function refusedAs(made: ShrunkPicture): PlanPicture {
  return { kind: 'refused', why: made.kind === 'refused' ? made.why : 'undecodable-heic' };
}

function bufferOf(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = bytes;
  return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
}
