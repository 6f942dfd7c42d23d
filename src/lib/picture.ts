import { assertNever } from './assert-never.ts';

/** Larger files are refused before they are read. */
export const largestPicture = 10 * 1024 * 1024;

/** More pixels than any camera has, and fewer than would bring a phone to its knees. */
export const largestPixelCount = 120_000_000;

/** The longer side of a picture that is looked at closely: enough to read the smallest word of a floorplan. */
export const longestSide = 2000;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

export interface Size {
  width: number;
  height: number;
}

/** A square cut out of a picture, in the picture's own pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

/** What somebody wants to see of a picture in a square window. */
export interface SquareView {
  /** 1 shows as much as fits; 4 a quarter of that in each direction. */
  zoom: number;
  /** Where in the picture the middle of the window lies, 0 to 1 from its left and from its top. */
  x: number;
  y: number;
}

/** The middle of the picture, as large as it fits. */
export const wholeView: SquareView = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

export interface WrittenPicture {
  bytes: ArrayBuffer;
  type: 'image/webp' | 'image/jpeg';
  extension: 'webp' | 'jpg';
}

/** What a file is by its first bytes (12 at least); undefined for anything that is no picture. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(4, 8) !== 'ftyp') return undefined;
  // The main brand may be a general one, with the particular ones behind it.
  const brands = text(8, 32);
  if (/avif|avis/.test(brands)) return 'avif';
  return /heic|heix|hevc|hevx|heim|heis|mif1|msf1/.test(brands) ? 'heic' : undefined;
}

/** The view moved and zoomed back to where the window is full of picture. */
export function heldView(size: Size, view: SquareView): SquareView {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom));
  const side = Math.min(size.width, size.height) / zoom;
  const held = (middle: number, length: number) =>
    Math.min(1 - side / 2 / length, Math.max(side / 2 / length, middle));
  return { zoom, x: held(view.x, size.width), y: held(view.y, size.height) };
}

/** The view after the picture was dragged by so many widths of the window. */
export function draggedView(size: Size, view: SquareView, right: number, down: number): SquareView {
  const { side } = squareOf(size, view);
  return heldView(size, {
    zoom: view.zoom,
    x: view.x - (right * side) / size.width,
    y: view.y - (down * side) / size.height,
  });
}

/** The part of the picture that the window shows. */
export function squareOf(size: Size, view: SquareView): Square {
  const { zoom, x, y } = heldView(size, view);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/**
 * The square of a picture at `side` pixels, or at its own where that is less. Only pixels are written: where and when it
 * was taken, and by which camera, stays behind.
 */
export async function writeSquare(
  picture: ImageBitmap,
  view: SquareView,
  side: number,
): Promise<WrittenPicture> {
  const from = squareOf(picture, view);
  const length = Math.max(1, Math.min(side, Math.floor(from.side)));
  const canvas = document.createElement('canvas');
  canvas.width = length;
  canvas.height = length;
  drawSquare(canvas, picture, view);
  return encoded(canvas);
}

/** Fills a canvas with what the view shows of the picture. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, view: SquareView): void {
  const { left, top, side } = squareOf(picture, view);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no see-through: what is behind a cut-out is white there, and so everywhere.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** WebP, or JPEG where the browser cannot write that. */
async function encoded(canvas: HTMLCanvasElement): Promise<WrittenPicture> {
  for (const type of ['image/webp', 'image/jpeg'] as const) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
    // A browser that does not know the type answers with a PNG.
    if (blob?.type === type) return { bytes: await blob.arrayBuffer(), type, extension: extensionOf(type) };
  }
  throw new Error('The browser wrote no picture');
}

function extensionOf(type: WrittenPicture['type']): WrittenPicture['extension'] {
  switch (type) {
    case 'image/webp':
      return 'webp';
    case 'image/jpeg':
      return 'jpg';
    default:
      return assertNever(type);
  }
}
