/** A zip file in the making. Its parts are handed to the browser as they come, which keeps large ones on the disk. */
export interface ZipArchive {
  /**
   * Adds a file. Pictures and documents are packed already: packing them again would cost time and win nothing. Lets the
   * page breathe in between; ends by throwing the signal's reason when that is aborted.
   */
  add(name: string, content: Uint8Array | string, packing: 'pack' | 'store'): Promise<void>;
  /** How many bytes it has so far. */
  size(): number;
  end(): Blob;
}

/** Beyond these the format would need an extension that not everybody reads. */
export const zipLimits = { bytes: 4_000_000_000, files: 65_000 } as const;

const sliceBytes = 256 * 1024;
const partBytes = 1024 * 1024;

/** `modified`: milliseconds since 1970, the time that each file bears. */
export async function zipArchive(modified: number, signal: AbortSignal): Promise<ZipArchive> {
  const { Zip, ZipDeflate, strToU8 } = await import('fflate');
  const parts: Blob[] = [];
  let loose: Uint8Array<ArrayBuffer>[] = [];
  let looseBytes = 0;
  let size = 0;

  function gather(): void {
    if (loose.length > 0) parts.push(new Blob(loose));
    loose = [];
    looseBytes = 0;
  }

  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    loose.push(chunk);
    looseBytes += chunk.byteLength;
    size += chunk.byteLength;
    if (looseBytes >= partBytes) gather();
  });

  return {
    async add(name, content, packing) {
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      // Stored within the packed form: where sizes follow the content, as they do here, plain storing confuses some readers.
      const file = new ZipDeflate(name, { level: packing === 'pack' ? 6 : 0 });
      file.mtime = representable(modified);
      zip.add(file);
      for (let at = 0; at < bytes.byteLength; at += sliceBytes) {
        file.push(bytes.subarray(at, at + sliceBytes), false);
        await breathe();
        signal.throwIfAborted();
      }
      file.push(new Uint8Array(), true);
    },
    size: () => size,
    end() {
      zip.end();
      gather();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** A zip file counts its years from 1980 to 2099; a device's clock may stand anywhere. */
function representable(at: number): number {
  return Math.min(Math.max(at, Date.UTC(1980, 0, 2)), Date.UTC(2099, 0, 1));
}

/** Not by a timer: those of a page in the background come once a second at most. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
