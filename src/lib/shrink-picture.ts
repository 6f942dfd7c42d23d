import type { AttachmentFault } from './attachment.ts';
import { sizeFault } from './picture-size.ts';
import { largestPixelCount, longestSide, type PictureKind, type Size } from './picture.ts';

const usualQuality = 0.85;

export type ShrunkPicture =
  | { kind: 'made'; bytes: ArrayBuffer; type: 'image/jpeg' | 'image/png'; extension: 'jpg' | 'png' }
  | { kind: 'refused'; why: AttachmentFault };

/**
 * A picture as it is sent: upright, its longer side at most `longest` pixels, and made of nothing but its pixels, so that
 * where, when and by what it was taken stays behind.
 */
export async function shrinkPicture(
  bytes: ArrayBuffer,
  kind: PictureKind,
  longest = longestSide,
): Promise<ShrunkPicture> {
  const fault = sizeFault(new Uint8Array(bytes), kind, largestPixelCount);
  if (fault) return { kind: 'refused', why: fault };
  const picture = await decoded(bytes);
  if (!picture) return { kind: 'refused', why: 'undecodable-picture' };
  try {
    return await writePicture(picture, kind === 'png' || kind === 'gif', longest);
  } finally {
    picture.close();
  }
}

/** The picture, upright; undefined where this browser does not know it. Whoever has it closes it. */
export async function decoded(bytes: ArrayBuffer): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** `isDrawing`: it may be of few colours, in which case the lossless form is both smaller and sharper. */
export async function writePicture(
  picture: CanvasImageSource & Size,
  isDrawing: boolean,
  longest = longestSide,
  quality = usualQuality,
): Promise<ShrunkPicture> {
  if (picture.width * picture.height > largestPixelCount) return { kind: 'refused', why: 'too-many-pixels' };
  const { width, height } = fitted(picture, longest);
  const { canvas, context } = canvasOf(width, height);
  if (!context) throw new Error('The browser gave no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no see-through: what is behind a cut-out is white there, and so everywhere.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const photo = await written(canvas, 'image/jpeg', quality);
  if (isDrawing && hasFewColours(context.getImageData(0, 0, width, height).data)) {
    const drawing = await written(canvas, 'image/png', quality);
    if (drawing.size < photo.size)
      return { kind: 'made', bytes: await drawing.arrayBuffer(), type: 'image/png', extension: 'png' };
  }
  return { kind: 'made', bytes: await photo.arrayBuffer(), type: 'image/jpeg', extension: 'jpg' };
}

/** The size at which the longer side is at most `longest`; nothing is made larger than it is. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a sample of the pixels has no more colours than lines, areas and their soft edges make. */
export function hasFewColours(pixels: ArrayLike<number>): boolean {
  const step = 4 * Math.max(1, Math.floor(pixels.length / 4 / 40_000));
  const colours = new Set<number>();
  for (let at = 0; at + 2 < pixels.length && colours.size <= mostColours; at += step)
    colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
  return colours.size <= mostColours;
}

const mostColours = 1024;

/** Workers have the first kind alone, and not every browser has it. */
function canvasOf(width: number, height: number) {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return { canvas, context: canvas.getContext('2d') };
}

async function written(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
  quality: number,
): Promise<Blob> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob?.type !== type) throw new Error('The browser wrote no picture');
  return blob;
}
