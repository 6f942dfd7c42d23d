/** One event of a streamed answer. */
export interface HeardEvent {
  name: string;
  data: Record<string, unknown>;
}

/** The events of a response, one after the other as they come. Comments are passed over. */
export async function* heardEvents(response: Response): AsyncGenerator<HeardEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    const events = (rest + decoder.decode(part, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      if (name !== '') yield { name, data: JSON.parse(data) as Record<string, unknown> };
    }
  }
}

/** What was shown of an answer before its end, and how it ended. */
export async function heardAnswer(
  response: Response,
): Promise<{ names: string[]; shown: string; last: HeardEvent | undefined }> {
  const names: string[] = [];
  let shown = '';
  let last: HeardEvent | undefined;
  for await (const event of heardEvents(response)) {
    names.push(event.name);
    if (event.name === 'reset') shown = '';
    if (event.name === 'delta') shown += String(event.data['text']);
    last = event;
  }
  return { names, shown, last };
}
