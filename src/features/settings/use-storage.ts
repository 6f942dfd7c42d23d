import { useCallback, useEffect, useState } from 'react';

export interface StorageUse {
  /** Bytes; undefined where the browser does not say. */
  used: number | undefined;
  /** Whether the browser keeps the data when space runs short; undefined where it does not say. */
  isPersisted: boolean | undefined;
}

/** What the browser says of the room that this app takes; undefined until it has answered. */
export function useStorage(): { storage: StorageUse | undefined; persist(): Promise<boolean> } {
  const [storage, setStorage] = useState<StorageUse>();
  useEffect(() => {
    let isLeft = false;
    async function look(): Promise<void> {
      const read = await readStorage();
      if (!isLeft) setStorage(read);
    }
    void look();
    return () => {
      isLeft = true;
    };
  }, []);
  const persist = useCallback(async () => {
    const isPersisted = await manager()
      ?.persist?.()
      .catch(() => false);
    setStorage(await readStorage());
    return isPersisted === true;
  }, []);
  return { storage, persist };
}

async function readStorage(): Promise<StorageUse> {
  const unknown = () => undefined;
  const [estimate, isPersisted] = await Promise.all([
    manager()?.estimate?.().catch(unknown),
    manager()?.persisted?.().catch(unknown),
  ]);
  return { used: estimate?.usage, isPersisted };
}

/** Missing on pages that are not secure, and in part in older browsers, whatever the types say. */
function manager(): Partial<StorageManager> | undefined {
  return (navigator as { storage?: Partial<StorageManager> }).storage;
}
