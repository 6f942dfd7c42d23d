const longestLine = 1024 * 1024;

export interface StreamEvent {
  /** `message` where the stream names none. */
  name: string;
  data: string;
}

/**
 * The events of a `text/event-stream` as they come, wherever its chunks are cut; comments are passed over, and a last
 * event that lacks its empty line counts. Throws when the line breaks, and for a line of more than a megabyte.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let name = 'message';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      // A return at the very end may be the first half of a line end.
      const lines = rest.split(/\r\n|\n|\r(?=[^])/);
      rest = done ? '' : (lines.pop() ?? '');
      if (rest.length > longestLine) throw new Error('A line of the stream has no end.');
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { name, data: data.join('\n') };
          name = 'message';
          data = [];
          continue;
        }
        const [, field, said = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
        if (field === 'data') data.push(said);
        else if (field === 'event') name = said;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading hangs up; a line that is broken already refuses that.
    await reader.cancel().catch(() => undefined);
  }
}
