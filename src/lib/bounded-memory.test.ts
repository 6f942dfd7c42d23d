import { deflateSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { boundMemory } from './bounded-memory.ts';

const { Uint8Array: Bytes, DecompressionStream: Unpacking } = globalThis;
const most = 8 * 1024 * 1024;

afterEach(() => Object.assign(globalThis, { Uint8Array: Bytes, DecompressionStream: Unpacking }));

test('bytes within the bound are as before, and more are not to be had', () => {
  boundMemory(globalThis, most);
  const some = new Uint8Array(most);
  expect([some.length, some instanceof Uint8Array, some instanceof Bytes]).toEqual([most, true, true]);
  expect(new Uint8Array([1, 2]).subarray(1)).toEqual(Uint8Array.of(2));
  expect(() => new Uint8Array(most + 1)).toThrow(RangeError);
});

test('what is unpacked piece by piece ends at the bound', async () => {
  const unpack = async (length: number) => {
    const packed = new Blob([deflateSync(Buffer.alloc(length, ' '))]).stream();
    return new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
  };
  boundMemory(globalThis, most);
  expect((await unpack(1000)).byteLength).toBe(1000);
  await expect(unpack(most + 1)).rejects.toThrow(RangeError);
});

test('the reader of PDFs reads a page, and no words of one that unpacks to more', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // of what it draws with, which Node lacks
  Object.assign(Promise, { withResolvers });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const wordsOf = async (spaces: number) => {
    const pdf = await getDocument({ data: pdfWith(spaces), verbosity: 0 }).promise;
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent().catch(() => ({ items: [] }));
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  };
  expect(await wordsOf(2 * most)).toBe('Asha');
  boundMemory(globalThis, most);
  expect(await wordsOf(1000)).toBe('Asha');
  expect(await wordsOf(2 * most)).toBe('');
});

/** The reader needs it, and older versions of Node lack it. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}

/** A page of so many spaces, packed, and one word behind them. */
function pdfWith(spaces: number): Uint8Array {
  const content = deflateSync(`${' '.repeat(spaces)}BT /F 12 Tf 10 10 Td (Asha) Tj ET`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}/Filter/FlateDecode>>stream\n${content.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Bytes.from(Buffer.from(file + table, 'latin1'));
}
