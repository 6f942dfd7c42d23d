import { eventReader, type StreamEvent } from '#domain/event-stream.ts';

/**
 * The events of a `text/event-stream` as they come; a last event that lacks its empty line counts. Throws when the line
 * breaks, and for a line that has no end.
 */
export async function* readModelEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read = eventReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield* read(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      if (done) return;
    }
  } finally {
    // Whoever stops reading hangs up; a line that is broken already refuses that.
    await reader.cancel().catch(() => undefined);
  }
}
