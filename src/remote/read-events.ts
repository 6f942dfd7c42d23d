export interface ServerEvent {
  /** Its name; 'message' where it has none. */
  name: string;
  data: string;
}

/** The events of a `text/event-stream` as they come, comments left out. `onSign` is told of every sign of life. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let name = 'message';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const ended of lines) {
        const line = ended.replace(/\r$/, '');
        if (line === '') {
          if (data.length > 0) yield { name, data: data.join('\n') };
          name = 'message';
          data = [];
        } else if (line.startsWith('event:')) name = line.slice(6).trim();
        else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      }
    }
  } finally {
    await reader.cancel().catch(() => {}); // it has ended by itself
  }
}
