import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docOf, docxOf, paragraphs, pdfOf, plan, pngOf } from '#tests/fixtures/attachment-files.ts';
import { attachmentKind, endingOf } from './attachment-kind.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const png = pngOf({ ...plan, width: 4, height: 4 });
const docx = docxOf(paragraphs('words'));
const heic = new Uint8Array(readFileSync('tests/fixtures/plan.heic'));

test.each<[string, string, Uint8Array]>([
  ['jpeg', 'IMG_0001.JPG', bytes('\u00ff\u00d8\u00ff\u00e0')],
  ['png', 'plan.png', png],
  ['webp', 'plan.webp', bytes('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ')],
  ['heic', 'IMG_0001.HEIC', heic],
  ['pdf', 'letter.pdf', pdfOf([['a']])],
  ['pdf', 'letter.pdf', bytes('\u00ef\u00bb\u00bf\r\n%PDF-1.7\n')],
  ['docx', 'letter.docx', docx],
  ['docx', 'letter.doc', docx],
  ['doc', 'letter.doc', docOf()],
])('a %s is known as one: %s', (is, name, content) => {
  expect(attachmentKind(content, name)).toEqual({ kind: 'known', is });
});

test.each(['plan.jpg', 'plan.webp', 'plan.heif', 'plan', '.png'])(
  'a picture may bear the name of another kind of picture, or none: %s',
  (name) => {
    expect(attachmentKind(png, name)).toEqual({ kind: 'known', is: 'png' });
  },
);

describe('a file is refused', () => {
  test.each<[string, string, Uint8Array]>([
    ['a program under the name of a document', 'letter.pdf', bytes('MZ\u0090\u0000\u0003')],
    ['a program for Linux', 'letter.docx', bytes('\u007fELF\u0002')],
    ['a page of the web', 'plan.png', bytes('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts in it', 'plan.jpg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing under its own name', 'plan.svg', bytes('<?xml version="1.0"?><svg/>')],
    ['an animation', 'plan.gif', bytes('GIF89a\u0001\u0000\u0001\u0000')],
    ['plain words', 'letter.doc', bytes('Dear Sir')],
    ['an archive that is no document', 'letter.docx', zipSync({ 'a.txt': strToU8('a') })],
    [
      'a table',
      'letter.docx',
      zipSync({ '[Content_Types].xml': strToU8('a'), 'xl/workbook.xml': strToU8('a') }),
    ],
    ['an archive without its list', 'letter.docx', docx.subarray(0, 100)],
    ['an older table', 'letter.doc', docOf('Workbook')],
    ['a document hidden behind a page of the web', 'letter.pdf', bytes(`<html>${' '.repeat(80)}%PDF-1.4`)],
  ])('as nothing that can be attached: %s', (_, name, content) => {
    expect(attachmentKind(content, name)).toEqual({ kind: 'refused', why: 'unknown-kind' });
  });

  test.each<[string, Uint8Array]>([
    ['plan.exe', png],
    ['plan.pdf', png],
    ['plan.html', png],
    ['letter.docx', pdfOf([['a']])],
    ['letter.pdf', docx],
    ['letter.docx', docOf()],
    ['letter.pdf.exe', pdfOf([['a']])],
  ])('whose name says something else than its content: %s', (name, content) => {
    expect(attachmentKind(content, name)).toEqual({ kind: 'refused', why: 'misnamed' });
  });

  test('that is empty', () => {
    expect(attachmentKind(new Uint8Array(), 'plan.png')).toEqual({ kind: 'refused', why: 'empty' });
  });

  test('that is locked with a password', () => {
    expect(attachmentKind(docOf('EncryptedPackage'), 'letter.docx')).toEqual({
      kind: 'refused',
      why: 'encrypted',
    });
  });

  test('that says it unpacks to hundreds of megabytes', () => {
    const bomb = docxOf(paragraphs('words'), { 'word/media/a.bmp': new Uint8Array(16) });
    // What the list at its end says of the size of its last entry.
    const list = Buffer.from(bomb.buffer).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    new DataView(bomb.buffer).setUint32(list + 24, 300 * 1024 * 1024, true);
    expect(attachmentKind(bomb, 'letter.docx')).toEqual({ kind: 'refused', why: 'bomb' });
  });
});

test.each([
  ['a.b.PDF', 'pdf'],
  ['a', undefined],
  ['.hidden', undefined],
  ['a.', ''],
  [' a.png ', 'png'],
])('the ending of %j is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});
