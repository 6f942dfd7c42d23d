export interface StreamEvent {
  /** `message` where the stream names none. */
  name: string;
  data: string;
}

const lineEnd = /[\r\n]/;
/** The longest line that is waited for, in characters. */
const longestLine = 1024 * 1024;

/**
 * Reads a `text/event-stream` piece by piece, wherever it is cut: gives the events that a piece has completed. Comments
 * are passed over. Throws for a line of more than a megabyte.
 */
export function eventReader(): (text: string) => StreamEvent[] {
  let rest = '';
  /** What came since, without any end of a line: joined once one comes, as each look at a long line takes its length. */
  let more: string[] = [];
  let length = 0;
  let name = 'message';
  let data: string[] = [];
  return (text) => {
    length += text.length;
    if (length > longestLine && !lineEnd.test(text)) throw new Error('A line of the stream has no end.');
    more.push(text);
    if (!lineEnd.test(text) && !rest.endsWith('\r')) return [];
    rest += more.join('');
    more = [];
    const events: StreamEvent[] = [];
    // A return at the very end may be the first half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?=[^])/);
    rest = lines.pop() ?? '';
    length = rest.length;
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
