/** What a thread takes memory with. */
export interface MemoryScope {
  Uint8Array: Uint8ArrayConstructor;
  DecompressionStream: typeof DecompressionStream;
}

/**
 * From now on no single piece of bytes in this thread is longer than `most`, neither one that is asked for nor one that is
 * unpacked: for code of others that unpacks whatever a file claims to hold. It hears of a RangeError.
 */
export function boundMemory(scope: MemoryScope, most: number): void {
  scope.Uint8Array = new Proxy(scope.Uint8Array, {
    construct(target, args: unknown[], newTarget) {
      const [length] = args;
      if (typeof length === 'number' && length > most) throw tooLong(most);
      return Reflect.construct(target, args, newTarget) as Uint8Array;
    },
  });
  scope.DecompressionStream = new Proxy(scope.DecompressionStream, {
    construct(target, args: ConstructorParameters<typeof DecompressionStream>) {
      const { readable, writable } = new target(...args);
      let unpacked = 0;
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          unpacked += piece.byteLength;
          if (unpacked > most) throw tooLong(most);
          controller.enqueue(piece);
        },
      });
      return { readable: readable.pipeThrough(counted), writable };
    },
  });
}

function tooLong(most: number): RangeError {
  return new RangeError(`More than ${most} bytes in one piece`);
}
