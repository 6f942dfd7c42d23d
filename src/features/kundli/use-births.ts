import { useEffect, useMemo, useState } from 'react';
import { adoptBirths, keptBirths, type BirthsOwner, type KeptBirth } from '#db/births.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';

export interface Births {
  /** Undefined until it is known who is here. */
  owner: BirthsOwner | undefined;
  /** Undefined until they have been read. */
  births: readonly KeptBirth[] | undefined;
  /** Reads them again, after one was kept or removed. */
  reload(): Promise<void>;
}

/** The births that this device keeps for whoever is here. */
export function useBirths(): Births {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isGuest = session.status === 'guest';
  const owner = useMemo<BirthsOwner | undefined>(
    () => (userId === undefined ? (isGuest ? 'guest' : undefined) : { userId }),
    [userId, isGuest],
  );
  const [births, setBirths] = useState<readonly KeptBirth[]>();
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    async function read(whose: BirthsOwner): Promise<void> {
      const found = await birthsOf(whose);
      if (!isLeft) setBirths(found);
    }
    void read(owner);
    return () => {
      isLeft = true;
    };
  }, [owner]);

  async function reload(): Promise<void> {
    if (owner !== undefined) setBirths(await birthsOf(owner));
  }
  return { owner, births, reload };
}

/** Storage that is blocked holds none. */
async function birthsOf(owner: BirthsOwner): Promise<KeptBirth[]> {
  try {
    if (owner !== 'guest') await adoptBirths(owner.userId);
    return await keptBirths(owner);
  } catch (error) {
    logQuietly('births', error);
    return [];
  }
}
