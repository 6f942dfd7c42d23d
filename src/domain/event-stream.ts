export interface StreamEvent {
  /** `message` where the stream names none. */
  name: string;
  data: string;
}

/** The longest line that is waited for, in characters. */
const longestLine = 1024 * 1024;

/**
 * Reads a `text/event-stream` piece by piece, wherever it is cut: gives the events that a piece has completed. Comments
 * are passed over. Throws for a line of more than a megabyte.
 */
export function eventReader(): (text: string) => StreamEvent[] {
  let rest = '';
  let name = 'message';
  let data: string[] = [];
  return (text) => {
    rest += text;
    const events: StreamEvent[] = [];
    // A return at the very end may be the first half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?=[^])/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('A line of the stream has no end.');
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ name, data: data.join('\n') });
        name = 'message';
        data = [];
        continue;
      }
      const [, field, said = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
      if (field === 'data') data.push(said);
      else if (field === 'event') name = said;
    }
    return events;
  };
}
