import { expect, test } from 'vitest';
import { audioKind } from './audio-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['an MP3 with words about it', 'ID3\u0003\0\0\0\0\0\0\0\0', 'mp3'],
  ['a bare MP3', '\u00ff\u00fb\u0090\0\0\0\0\0\0\0\0\0', 'mp3'],
  ['an M4A', '\0\0\0\u0020ftypM4A ', 'm4a'],
  ['an Ogg', 'OggS\0\u0002\0\0\0\0\0\0', 'ogg'],
  ['a WebM', '\u001a\u0045\u00df\u00a3\0\0\0\0\0\0\0\0', 'webm'],
])('%s is known by its content', (_, head, extension) => {
  expect(audioKind(bytes(head))?.extension).toBe(extension);
});

test.each([
  ['a drawing that may hold a program', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a page', '<!doctype html><script>'],
  ['a picture of JPEG', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF'],
  ['AAC without a container', '\u00ff\u00f1\u0050\u0080\0\0\0\0\0\0\0\0'],
  ['a picture of HEIC', '\0\0\0\u0018ftypheic'],
  ['nothing', ''],
])('%s is no recording', (_, head) => {
  expect(audioKind(bytes(head))).toBeUndefined();
});
