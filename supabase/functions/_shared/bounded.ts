/** The same bytes, as long as they are not more than so many: then reading fails, and whoever sends them is hung up on. */
export function atMost(mostBytes: number, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, line) {
        size += chunk.byteLength;
        if (size > mostBytes) line.error(new Error(`An answer is larger than ${mostBytes} bytes.`));
        else line.enqueue(chunk);
      },
    }),
  );
}

/** What an answer says, read no further than so many bytes. Throws where it is longer, or no JSON. */
export async function jsonOf(response: Response, mostBytes: number): Promise<unknown> {
  if (!response.body) return undefined;
  return JSON.parse(await new Response(atMost(mostBytes, response.body)).text());
}
