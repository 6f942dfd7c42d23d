import { expect, test } from 'vitest';
import { messageTypeOf } from './attachment.ts';

const page = { bytes: new ArrayBuffer(1) };

test.each([
  ['a picture', { kind: 'image' as const }, 'image'],
  ['a document of which pages are looked at', { kind: 'document' as const, pages: [page] }, 'image'],
  ['a document of which only the words are read', { kind: 'document' as const, pages: [] }, 'text'],
  ['a document of which nothing is read', { kind: 'document' as const }, 'text'],
])('%s costs what it takes to see it', (_, attachment, messageType) => {
  expect(messageTypeOf(attachment)).toBe(messageType);
});
