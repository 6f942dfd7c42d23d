import { parseJson } from '#lib/parse-json.ts';

export interface Bytes {
  url: string;
  headers: Readonly<Record<string, string>>;
  bytes: ArrayBuffer;
  onProgress?: (sentBytes: number, totalBytes: number) => void;
}

export interface Reply {
  status: number;
  contentType: string;
  retryAfter: string | null;
  /** Its parsed JSON; undefined where it was none. */
  body: unknown;
}

/** A connection on which nothing moves for so long has been lost without a word. */
const idleMs = 30_000;
/** In a worker nobody sees the bytes move; its browser ends it about then. */
const unseenMs = 5 * 60_000;

/** Posts bytes as they are. Throws an error named TimeoutError when nothing moves any more, another when it is cut off. */
export function send(bytes: Bytes): Promise<Reply> {
  return typeof XMLHttpRequest === 'undefined' ? sendUnseen(bytes) : sendWatched(bytes);
}

function sendWatched({ url, headers, bytes, onProgress }: Bytes): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stillMoving = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new DOMException('Nothing moved', 'TimeoutError'));
        request.abort();
      }, idleMs);
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => {
      stillMoving();
      onProgress?.(loaded, bytes.byteLength);
    });
    request.addEventListener('progress', stillMoving);
    request.addEventListener('error', () => reject(new TypeError('The connection was cut off')));
    request.addEventListener('abort', () => reject(new TypeError('The request was taken back')));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        contentType: request.getResponseHeader('content-type') ?? '',
        retryAfter: request.getResponseHeader('retry-after'),
        body: parseJson(request.responseText),
      }),
    );
    request.addEventListener('loadend', () => clearTimeout(timer));
    stillMoving();
    request.send(bytes);
  });
}

async function sendUnseen({ url, headers, bytes }: Bytes): Promise<Reply> {
  const signal = AbortSignal.timeout(unseenMs);
  const response = await fetch(url, { method: 'POST', headers, body: bytes, signal });
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    retryAfter: response.headers.get('retry-after'),
    body: parseJson(await response.text()),
  };
}
