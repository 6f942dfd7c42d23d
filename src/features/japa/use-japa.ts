import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { userDatabase } from '#db/database.ts';
import { countedJapa } from '#db/queries/japa.ts';
import type { CountedJapa } from '#domain/devotion/japa.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { logQuietly } from '#lib/log.ts';
import type { Session } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { useNow } from '#ui/use-now.ts';
import { beginCount, settleCount } from './count-beads.ts';
import { followOtherPages, japaStore, type JapaOwner, type Sitting } from './japa-store.ts';

export interface UsedJapa {
  /** Undefined until it is known who is here. */
  owner: JapaOwner | undefined;
  today: string;
  sitting: Sitting | undefined;
  /** All that whoever is here has counted, the beads of now included; undefined until it is known. */
  counted: readonly CountedJapa[] | 'failed' | undefined;
}

export function useJapa(): UsedJapa {
  const session = useSession();
  const owner = ownerOf(session);
  const today = civilDateAt(useNow(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const sitting = useStore(japaStore, (state) => state.sitting);
  const guest = useStore(japaStore, (state) => state.guest);
  const found = useLiveQuery(async () => {
    if (owner === undefined || owner === 'guest') return { of: owner, rows: [] };
    const rows = await countedJapa(userDatabase(owner)).catch((error: unknown) => {
      logQuietly('japa', error);
      return 'failed' as const;
    });
    return { of: owner, rows };
  }, [owner]);

  useEffect(() => {
    if (owner !== undefined) beginCount(owner, today).catch((error: unknown) => logQuietly('japa', error));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a sitting that goes on over midnight stays one
  }, [owner]);
  useEffect(followOtherPages, []);
  useEffect(() => {
    const onCovered = () => {
      if (document.visibilityState === 'hidden') void settleCount();
    };
    document.addEventListener('visibilitychange', onCovered);
    return () => {
      document.removeEventListener('visibilitychange', onCovered);
      void settleCount();
    };
  }, []);

  const known = found?.of === owner ? found?.rows : undefined;
  const rows = owner === 'guest' ? guest : known;
  return {
    owner,
    today,
    sitting,
    counted: rows === 'failed' || rows === undefined ? rows : withSitting(rows, sitting),
  };
}

/** A page that is drawn ahead belongs to nobody. */
function ownerOf(session: Session): JapaOwner | undefined {
  if (typeof window === 'undefined') return undefined;
  return session.status === 'signed-in' ? session.user.id : session.status === 'guest' ? 'guest' : undefined;
}

function withSitting(rows: readonly CountedJapa[], sitting: Sitting | undefined): readonly CountedJapa[] {
  if (!sitting) return rows;
  const others = rows.filter(({ id }) => id !== sitting.id);
  return sitting.count === 0 ? others : [...others, sitting];
}
