import { expect, test } from 'vitest';
import { attachmentName, pictureName } from './attachment-name.ts';

test.each([
  ['plan.png', 'png', 'plan.png'],
  ['IMG_1.HEIC', 'jpg', 'IMG_1.jpg'],
  ['IMG_1.JPEG', 'jpg', 'IMG_1.JPEG'],
  ['my.plan.v2.webp', 'jpg', 'my.plan.v2.jpg'],
  ['C:\\Users\\me\\letter.doc', 'docx', 'letter.docx'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['', 'png', 'file.png'],
  ['.png', 'png', 'file.png'],
  ['नक़्शा क्\u200dष.pdf', 'pdf', 'नक़्शा क्\u200dष.pdf'],
  ['plan\u202Egnp.exe.png', 'png', 'plangnp.exe.png'],
  ['a\u0000b\n.pdf', 'pdf', 'ab.pdf'],
])('%j is sent as %s under the name %j', (name, extension, sent) => {
  expect(attachmentName(name, extension)).toBe(sent);
});

test('a name that is too long keeps its ending', () => {
  const sent = attachmentName(`${'अ'.repeat(400)}.pdf`, 'pdf');
  expect([Array.from(sent).length, sent.endsWith('.pdf')]).toEqual([255, true]);
});

test.each([
  ['plan.png', 'plan.png'],
  ['IMG_1.HEIC ', 'IMG_1.HEIC'],
  ['drawing', 'drawing.jpg'],
  ['drawing.txt', 'drawing.jpg'],
])('the picture %j is still called %j once it is a JPEG', (name, shown) => {
  expect(pictureName(name, 'jpg')).toBe(shown);
});
