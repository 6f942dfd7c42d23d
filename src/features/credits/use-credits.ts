import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { creditsHere, type CreditsHere } from '#db/credits.ts';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { logQuietly } from '#lib/log.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { refreshPurchases, refreshStatement, type StatementTrouble } from '#session/credits.ts';
import type { Answer } from '#session/trouble.ts';
import { showToast } from '#ui/toast.ts';

export interface UsedCredits {
  /** Undefined while it is looked up. */
  here: CreditsHere | undefined;
  /** How asking the server went last; undefined while it is asked for the first time. */
  refreshed: Answer<true, StatementTrouble> | undefined;
  refresh(): void;
}

const unreached = { ok: false, problem: 'offline' } as const;
const nothingHere: CreditsHere = { thirds: undefined, kept: undefined, purchases: [] };

/**
 * What the device knows of this user's credits, brought up to date when the page opens, when the connection is back and
 * when the balance moves. What was known stays readable whatever comes of that.
 */
export function useCredits(userId: string): UsedCredits {
  const isOnline = useIsOnline();
  const [refreshed, setRefreshed] = useState<UsedCredits['refreshed']>();
  const here = useLiveQuery(async () => {
    try {
      return await creditsHere(userDatabase(userId));
    } catch (error) {
      logQuietly('credits', error);
      return nothingHere;
    }
  }, [userId]);
  const isLookedUp = here !== undefined;
  const thirds = here?.thirds;
  /** The balance for which the server was asked last; null before. */
  const askedAt = useRef<number | null>(null);
  const refresh = useCallback(async () => {
    const [statement] = await Promise.all([refreshStatement(userId), refreshPurchases(userId)]);
    setRefreshed(statement);
    const trouble = statement.ok ? undefined : statement.problem;
    if (trouble === 'refused') showToast({ tone: 'error', title: { message: texts.loadFailed } });
    if (trouble === 'failed') showToast({ tone: 'error', title: { message: texts.loadBroken } });
  }, [userId]);
  useEffect(() => {
    if (!isOnline) askedAt.current = null;
    if (!isLookedUp || !isOnline || askedAt.current === (thirds ?? -1)) return;
    askedAt.current = thirds ?? -1;
    void refresh();
  }, [isLookedUp, isOnline, thirds, refresh]);
  return { here, refreshed: isOnline ? refreshed : unreached, refresh: () => void refresh() };
}
