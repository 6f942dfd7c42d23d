import { expect, test, vi } from 'vitest';
import { hugePng } from '#tests/fixtures/attachment-files.ts';
import { largestPicture } from './picture.ts';
import { readPicture } from './read-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('a file that only calls itself a picture is refused', async () => {
  const file = new File(['%PDF-1.7 not a picture'], 'me.jpg', { type: 'image/jpeg' });
  expect(await readPicture(file)).toEqual({ kind: 'refused', why: 'not-a-picture' });
});

test('a file of more than ten megabytes is refused before it is read', async () => {
  const file = new Blob([new Uint8Array(largestPicture + 1)]);
  expect(await readPicture(file)).toEqual({ kind: 'refused', why: 'too-large' });
});

test('a kind that the browser does not decode is told apart from a broken file', async () => {
  // Node has nothing that decodes pictures, like a browser without that kind.
  const heic = new Blob([bytes('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic')]);
  expect(await readPicture(heic)).toEqual({ kind: 'refused', why: 'heic' });
  const broken = new Blob([bytes('\u00ff\u00d8\u00ff\u00e0 and no more')]);
  expect(await readPicture(broken)).toEqual({ kind: 'refused', why: 'undecodable' });
});
test('a file that has gone since it was chosen is refused like a broken one', async () => {
  const gone = new File([], 'me.jpg');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  expect(await readPicture(gone)).toEqual({ kind: 'refused', why: 'undecodable' });
});

test('a picture that would unpack beyond all measure, or may, is never decoded', async () => {
  const decode = vi.fn<typeof createImageBitmap>();
  vi.stubGlobal('createImageBitmap', decode);
  const huge = new Blob([hugePng(60_000, 50_000)]);
  expect(await readPicture(huge)).toEqual({ kind: 'refused', why: 'too-large' });
  const unknown = new Blob([bytes('\u00ff\u00d8\u00ff\u00e0\u0000\u0010 and no more')]);
  expect(await readPicture(unknown)).toEqual({ kind: 'refused', why: 'undecodable' });
  expect(decode).not.toHaveBeenCalled();
});
