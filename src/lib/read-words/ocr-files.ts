/** Where the build puts what reads pictures; a new version of any of it is a new folder. */
export const ocrFolder = '/ocr/7.0.0-1';

export type OcrLanguage = 'eng' | 'hin';

/** The files that this device needs, for one of its browser's ways to count. */
export function neededFiles(languages: readonly OcrLanguage[]): {
  worker: string;
  core: string;
  data: string[];
} {
  return {
    worker: `${ocrFolder}/worker.min.js`,
    core: `${ocrFolder}/tesseract-core${variant()}-lstm.wasm.js`,
    data: languages.map((language) => `${ocrFolder}/${language}.traineddata.gz`),
  };
}

/** The fastest of the three builds that this browser can run. */
function variant(): string {
  if (WebAssembly.validate(withRelaxedLanes)) return '-relaxedsimd';
  return WebAssembly.validate(withLanes) ? '-simd' : '';
}

const head = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10];
/** The smallest programs that a browser accepts only if it counts several numbers at once (i8x16.popcnt, i8x16.relaxed_swizzle). */
const withLanes = new Uint8Array([...head, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);
const withRelaxedLanes = new Uint8Array([
  ...head, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11,
]); // prettier-ignore
