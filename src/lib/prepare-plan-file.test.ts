import { expect, test } from 'vitest';
import {
  docxOf,
  heicFile,
  hugePng,
  noise,
  paragraphs,
  pdfOf,
  pngOf,
} from '#tests/fixtures/attachment-files.ts';
import { pictureSize } from './picture-size.ts';
import { mostPlanPixels } from './plan-picture.ts';
import { planFileKind, preparePlanFile, type PlanFileFault } from './prepare-plan-file.ts';

const text = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'));
const gif = text('GIF89a\x40\x01\xc8\0\0\0\0;');
const avif = text('\0\0\0\x1cftypavif\0\0\0\0avifmif1');

test.each([
  ['plan.png', pngOf(noise(3, 3)), { kind: 'picture', is: 'png' }],
  ['plan.jpg', pngOf(noise(3, 3)), { kind: 'picture', is: 'png' }],
  ['plan', pdfOf([['a']]), { kind: 'pdf' }],
  ['IMG_1.HEIC', heicFile(), { kind: 'picture', is: 'heic' }],
  ['plan.gif', gif, { kind: 'picture', is: 'gif' }],
  ['plan.avif', avif, { kind: 'picture', is: 'avif' }],
  [`${'a very long name '.repeat(18)}.png`, pngOf(noise(3, 3)), { kind: 'picture', is: 'png' }],
])('%s is taken for what it is', (name, bytes, kind) => {
  expect(planFileKind(bytes, name)).toEqual(kind);
});

test.each<[string, Uint8Array, PlanFileFault]>([
  ['plan.png', text('a letter that was renamed'), 'unknown-kind'],
  ['plan.png', new Uint8Array(), 'empty'],
  ['plan.pdf', pngOf(noise(3, 3)), 'misnamed'],
  ['plan.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'unknown-kind'],
  ['plan.bmp', text('BM\x1a\0\0\0'), 'unknown-kind'],
  ['plan.docx', docxOf(paragraphs('a')), 'unknown-kind'],
])('%s is not taken: %#', (name, bytes, why) => {
  expect(planFileKind(bytes, name)).toEqual({ kind: 'refused', why });
});

const { signal } = new AbortController();

test('what is too large is refused before anybody reads it', async () => {
  const file = { size: 25 * 1024 * 1024 + 1, name: 'plan.pdf' } as File;
  expect(await preparePlanFile(file, 'plan', signal)).toEqual({ kind: 'refused', fault: 'too-large' });
});

test('a PDF is no photo', async () => {
  const file = new File([pdfOf([['a']])], 'a.pdf');
  expect(await preparePlanFile(file, 'photo', signal)).toEqual({ kind: 'refused', fault: 'not-a-photo' });
});

test('a file whose bytes the device does not give is told', async () => {
  const file = new File(['a'], 'a.png');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await preparePlanFile(file, 'plan', signal)).toEqual({ kind: 'refused', fault: 'unreadable' });
});

test('a picture of a hundred megapixels is known by its head', async () => {
  const png = hugePng(10_000, 10_000);
  const size = pictureSize(png, 'png');
  expect((size?.width ?? 0) * (size?.height ?? 0)).toBeGreaterThan(mostPlanPixels);
  expect(await preparePlanFile(new File([png], 'plan.png'), 'plan', signal)).toEqual({
    kind: 'refused',
    fault: 'too-many-pixels',
  });
});
