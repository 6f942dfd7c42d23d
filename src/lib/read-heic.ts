import { largestPixelCount } from './picture.ts';
import { writePicture, type ShrunkPicture } from './shrink-picture.ts';

/** Where the decoder lies: the library's own two files, as they are published. */
export interface HeicDecoder {
  script: string;
  wasm: string;
}

/** The part of libheif's interface that is used here. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(target: ImageData, done: (drawn: ImageData | null) => void): void;
  free(): void;
}

interface Libheif {
  HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
}

type LoadLibheif = (options: { wasmBinary: ArrayBuffer }) => Libheif | Promise<Libheif>;

/** Makes a JPEG of a picture of an iPhone. Only in a worker: unpacking one takes seconds. */
export async function readHeic(
  bytes: ArrayBuffer,
  decoder: HeicDecoder,
  write = (pixels: ImageBitmap) => writePicture(pixels, false),
): Promise<ShrunkPicture> {
  let libheif: Libheif;
  try {
    libheif = await load(decoder);
  } catch {
    return { kind: 'refused', why: 'reader-missing' };
  }
  let image: HeifImage | undefined;
  try {
    [image] = new libheif.HeifDecoder().decode(bytes);
    if (!image) return { kind: 'refused', why: 'undecodable-heic' };
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > largestPixelCount) return { kind: 'refused', why: 'too-many-pixels' };
    const pixels = await drawn(image, new ImageData(width, height));
    if (!pixels) return { kind: 'refused', why: 'undecodable-heic' };
    return await write(await createImageBitmap(pixels));
  } catch {
    return { kind: 'refused', why: 'undecodable-heic' };
  } finally {
    image?.free();
  }
}

function drawn(image: HeifImage, target: ImageData): Promise<ImageData | null> {
  return new Promise((resolve) => image.display(target, resolve));
}

/**
 * The script hands itself to an AMD loader where there is one, and to nobody else whom a module could ask: so that it
 * stays the file that its authors have published, it is given one.
 */
async function load({ script, wasm }: HeicDecoder): Promise<Libheif> {
  const answer = await fetch(wasm);
  if (!answer.ok) throw new Error('The decoder is not there');
  const wasmBinary = await answer.arrayBuffer();
  const given: { load?: LoadLibheif } = {};
  const define = Object.assign((_: unknown, make: () => LoadLibheif) => (given.load = make()), { amd: true });
  Object.assign(globalThis, { define });
  await import(/* @vite-ignore */ script);
  if (!given.load) throw new Error('The decoder did not come');
  return given.load({ wasmBinary });
}
