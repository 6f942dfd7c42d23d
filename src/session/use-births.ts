import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { keptBirths, type BirthsOwner, type KeptBirth } from '#db/births.ts';
import { userDatabase } from '#db/database.ts';
import { accountBirths, type AccountBirths } from '#db/queries/account-births.ts';
import { logQuietly } from '#lib/log.ts';
import { settleBirths, takeWaitingBirths, withoutCopies } from './births.ts';
import { useSession } from './use-session.ts';

export interface Births {
  /** Undefined until it is known who is here. */
  owner: BirthsOwner | undefined;
  /** Undefined until they have been read: those of the account, then those of this device alone. */
  births: readonly KeptBirth[] | undefined;
  /** Whether they are kept in the account, where there is one. */
  isInAccount: boolean;
  /** Reads those of the device again, after one was kept or removed. */
  reload(): Promise<void>;
}

/** The births that whoever is here keeps, on this device and in the account. */
export function useBirths(): Births {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isGuest = session.status === 'guest';
  const owner = useMemo<BirthsOwner | undefined>(
    () => (userId === undefined ? (isGuest ? 'guest' : undefined) : { userId }),
    [userId, isGuest],
  );
  const found = useLiveQuery(async () => ({ of: userId, ...(await ofAccount(userId)) }), [userId]);
  const account = found?.of === userId ? found : undefined;
  const isInAccount = account?.isChosen === true;
  const [here, setHere] = useState<readonly KeptBirth[]>();
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    async function read(whose: BirthsOwner): Promise<void> {
      const births = await onDevice(whose, isInAccount);
      if (!isLeft) setHere(births);
    }
    void read(owner);
    return () => {
      isLeft = true;
    };
  }, [owner, isInAccount]);

  async function reload(): Promise<void> {
    if (owner !== undefined) setHere(await onDevice(owner, isInAccount));
  }
  const births = useMemo(() => account && here && together(account.births, here), [account, here]);
  return { owner, births, isInAccount, reload };
}

/** One that is on its way from here to the account, or from there to here, is in both for a moment. */
function together(inAccount: readonly KeptBirth[], here: readonly KeptBirth[]): readonly KeptBirth[] {
  const others = withoutCopies(here, inAccount);
  return [...inAccount, ...others.filter(({ id }) => !inAccount.some((birth) => birth.id === id))];
}

const none: AccountBirths = { isChosen: false, births: [] };

async function ofAccount(userId: string | undefined): Promise<AccountBirths> {
  if (userId === undefined) return none;
  return accountBirths(userDatabase(userId), userId).catch((error: unknown) => {
    logQuietly('births', error);
    return none;
  });
}

/** Storage that is blocked holds none. */
async function onDevice(owner: BirthsOwner, isInAccount: boolean): Promise<KeptBirth[]> {
  try {
    if (owner !== 'guest') await (isInAccount ? takeWaitingBirths : settleBirths)(owner.userId);
    return await keptBirths(owner);
  } catch (error) {
    logQuietly('births', error);
    return [];
  }
}
