import { useEffect, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { logQuietly } from '#lib/log.ts';
import { pictureOf, type PictureBucket } from './pictures.ts';
import { useSession } from './use-session.ts';

export interface UsedPicture {
  /** absent: it cannot be shown now; it is tried again when the network comes back. */
  state: 'loading' | 'ready' | 'absent';
  /** While it is ready: good as long as the component asks for it. */
  url: string | undefined;
}

interface Known {
  of: string;
  url: string | undefined;
}

/**
 * A private picture of whoever is signed in, to be shown `width` device pixels wide or less. `path`: as the row names it;
 * undefined as long as nobody would see it.
 */
export function usePicture(
  path: string | undefined,
  width: number,
  bucket: PictureBucket = 'floorplans',
): UsedPicture {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (path === undefined || userId === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let own: string | undefined;
    async function find(of: string, user: string): Promise<void> {
      const picture = await pictureOf(userDatabase(user), of, { width, bucket }).catch((error: unknown) => {
        logQuietly('picture', error);
        return undefined;
      });
      if (signal.aborted) return;
      own = picture && URL.createObjectURL(picture);
      setKnown({ of, url: own });
      if (!picture) window.addEventListener('online', () => void find(of, user), { signal, once: true });
    }
    void find(path, userId);
    return () => {
      leaving.abort();
      setKnown(undefined);
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [path, userId, width, bucket]);
  if (known === undefined || known.of !== path) return { state: 'loading', url: undefined };
  return { state: known.url === undefined ? 'absent' : 'ready', url: known.url };
}
