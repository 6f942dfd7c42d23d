import { useLiveQuery } from 'dexie-react-hooks';
import { readableAarti } from '#db/queries/readable-aarti.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { AartiReader } from './aarti-reader.tsx';

export interface ReaderAtProps {
  aartiId: string;
  onClose(): void;
}

/** The reading mode of the aarti that the address names. */
export function ReaderAt({ aartiId, onClose }: ReaderAtProps) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isStarting = session.status === 'starting';
  const found = useLiveQuery(async () => {
    if (isStarting) return undefined;
    const readable = await readableAarti(aartiId, userId).catch((error: unknown) => {
      logQuietly('reader', error);
      return undefined;
    });
    return { readable };
  }, [aartiId, userId, isStarting]);
  return <AartiReader readable={found ? (found.readable ?? 'absent') : 'loading'} onClose={onClose} />;
}
