import { open, type FileHandle } from 'node:fs/promises';

const pieceBytes = 64 * 1024;

interface Sliceable {
  /** Bytes. */
  size: number;
  /** From one byte to another, both included. */
  slice(from: number, to: number): ReadableStream<Uint8Array>;
}

const sliceables = new WeakMap<ReadableStream, Sliceable>();

/**
 * The bytes of a file, which are read piece by piece as whoever asked takes them: a reader who takes none holds no more than
 * that of memory. Nothing is opened before the first piece is asked for, so that a body that nobody reads leaves nothing open.
 */
export function fileBody(path: string, size: number): ReadableStream<Uint8Array> {
  const body = piecesOf(path, 0, size);
  sliceables.set(body, { size, slice: (from, to) => piecesOf(path, from, to + 1) });
  return body;
}

/** What can give parts of the file behind a body, without reading the rest; undefined for other bodies. */
export function sliceableOf(body: ReadableStream): Sliceable | undefined {
  return sliceables.get(body);
}

function piecesOf(path: string, from: number, end: number): ReadableStream<Uint8Array> {
  let file: Promise<FileHandle> | undefined;
  let at = from;
  let isTaken = true;
  const close = async (): Promise<void> => (await file)?.close();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (at >= end) {
          await close();
          return controller.close();
        }
        file ??= open(path);
        const piece = Buffer.alloc(Math.min(pieceBytes, end - at));
        const { bytesRead } = await (await file).read(piece, 0, piece.length, at);
        if (!isTaken) return;
        if (bytesRead === 0) {
          await close();
          return controller.error(new Error('A file became shorter while it was read'));
        }
        at += bytesRead;
        controller.enqueue(piece.subarray(0, bytesRead));
        if (at < end) return;
        await close();
        controller.close();
      },
      async cancel() {
        isTaken = false;
        await close();
      },
    },
    { highWaterMark: 0 },
  );
}
