import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '#domain/event-stream.ts';
import { readModelEvents } from './read-events.ts';

/** The events of these bytes, cut into chunks of so many. */
async function eventsOf(text: string, cutEvery: number): Promise<StreamEvent[]> {
  const bytes = new TextEncoder().encode(text);
  const events: StreamEvent[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += cutEvery)
        controller.enqueue(bytes.subarray(at, at + cutEvery));
      controller.close();
    },
  });
  for await (const event of readModelEvents(body)) events.push(event);
  return events;
}

describe.each([1, 2, 3, 7, 10_000])('in chunks of %i bytes', (cutEvery) => {
  test.each([
    ['\n', 'feeds'],
    ['\r\n', 'returns and feeds'],
    ['\r', 'returns'],
  ])('events between lines that end in %j are read whole', async (end) => {
    const lines = [': hello', 'data: {"a":"रसोई 🙏"}', '', 'event: error', 'data:one', 'data: two', '', ''];
    expect(await eventsOf(lines.join(end), cutEvery)).toEqual([
      { name: 'message', data: '{"a":"रसोई 🙏"}' },
      { name: 'error', data: 'one\ntwo' },
    ]);
  });

  test('comments, other fields and names without data are no events; a colon in data is data', async () => {
    const text = '\uFEFF: x\n\nid: 7\nretry: 10\n\nevent: empty\n\ndata: a: b\n\ndata\n\n';
    expect(await eventsOf(text, cutEvery)).toEqual([
      { name: 'message', data: 'a: b' },
      { name: 'message', data: '' },
    ]);
  });

  test('a last event without its empty line counts', async () => {
    expect(await eventsOf('data: a\n\ndata: b', cutEvery)).toEqual([
      { name: 'message', data: 'a' },
      { name: 'message', data: 'b' },
    ]);
  });
});

test('a line without end is given up', async () => {
  await expect(eventsOf(`data: ${'x'.repeat(1_100_000)}`, 100_000)).rejects.toThrow('has no end');
});

test('whoever stops reading hangs up', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    cancel: () => void (isCancelled = true),
  });
  for await (const { data } of readModelEvents(body)) {
    expect(data).toBe('a');
    break;
  }
  expect(isCancelled).toBe(true);
});
