import { useLiveQuery } from 'dexie-react-hooks';
import { userDatabase } from '#db/database.ts';
import { ownAartis, type OwnAarti } from '#db/queries/own-aartis.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';

/** The aartis of whoever is signed in, as they come; none for a guest. */
export function useOwnAartis(): readonly OwnAarti[] {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const found = useLiveQuery(async () => {
    if (userId === undefined) return none;
    const own = await ownAartis(userDatabase(userId)).catch((error: unknown) => {
      logQuietly('aartis', error);
      return [];
    });
    return { userId, own };
  }, [userId]);
  return found?.userId === userId ? (found?.own ?? []) : [];
}

const none: { userId: string | undefined; own: OwnAarti[] } = { userId: undefined, own: [] };
