import { expect, test } from 'vitest';
import { nameOf } from './recognition-names.ts';

test.each([
  ['/ocr/7.0.0-1/worker.min.js', 'worker.min.js'],
  ['/ocr/8.1.0-2/worker.min.js', 'worker.min.js'],
  ['/ocr/7.0.0-1/eng.traineddata.gz', 'eng.traineddata.gz'],
  ['/ocr/7.0.0-1/tesseract-core-simd-lstm.wasm.js', 'tesseract-core-simd-lstm.wasm.js'],
  ['/assets/pdf.worker-C5HlG1St.js', 'pdf.worker'],
  // As older versions of the app call it.
  ['/assets/pdf.worker.min-C5HlG1St.js', 'pdf.worker'],
  ['/assets/read-pdf-DFcysQWf.js', 'read-pdf'],
  ['/assets/draft-plan-worker-D_-cys1f.js', 'draft-plan-worker'],
  ['/assets/openjpeg-DFcysQWf.wasm', 'openjpeg'],
])('%s is kept after its first use, one version of it', (path, name) => {
  expect(nameOf(path)).toBe(name);
});

test.each([
  '/assets/index-DFcysQWf.js',
  '/assets/attachment-worker-DV10M7Et.js',
  '/ocr/eng.traineddata.gz',
  '/ocr/7.0.0-1/a/b.js',
  '/rest/v1/floorplans',
  '/storage/v1/object/read-pdf-DFcysQWf.js',
])('%s is none of those files', (path) => {
  expect(nameOf(path)).toBeUndefined();
});
