import { expect, test } from 'vitest';
import { eventReader } from './event-stream.ts';

test('gives an event with the piece that completes it, and none that is cut off', () => {
  const read = eventReader();
  expect(read('event: head\nda')).toEqual([]);
  expect(read('ta: 7\n')).toEqual([]);
  expect(read('\n: still here\n\ndata: next\n')).toEqual([{ name: 'head', data: '7' }]);
});
