import { eventReader, type StreamEvent } from '#domain/event-stream.ts';

/** The events of a `text/event-stream` as they come, comments left out. `onSign` is told of every sign of life. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read = eventReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      yield* read(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => {}); // it has ended by itself
  }
}
