import { useEffect, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { logQuietly } from '#lib/log.ts';
import {
  loadPlanPicture,
  type PlanFile,
  type LoadedPlanPicture,
  type SheetChoice,
} from './load-plan-picture.ts';

/** The picture with an address at which it can be shown, as long as the page is there. */
export type ShownPicture = LoadedPlanPicture & { address: string };

export type FoundPicture =
  | { kind: 'looking' }
  /** It is not on this device and cannot be fetched now, or cannot be drawn. */
  | { kind: 'none' }
  | { kind: 'shown'; picture: ShownPicture };

/** The picture of a plan, looked for again when the connection is back. */
export function usePlanPicture(db: UserDatabase, file: PlanFile, sheet: SheetChoice): FoundPicture {
  const { image_url, file_type } = file;
  const { page, turns } = sheet;
  const of = JSON.stringify([db.name, image_url, page, turns]);
  const [found, setFound] = useState<{ of: string; picture: ShownPicture | undefined }>();

  useEffect(() => {
    const ending = new AbortController();
    let address: string | undefined;
    let isLooking = false;
    async function look(): Promise<void> {
      if (isLooking || address !== undefined) return;
      isLooking = true;
      const picture = await loadPlanPicture(
        db,
        { image_url, file_type },
        { ...(page !== undefined && { page }), ...(turns !== undefined && { turns }) },
        ending.signal,
      ).catch((error: unknown) => {
        if (!ending.signal.aborted) logQuietly('plan picture', error);
        return undefined;
      });
      isLooking = false;
      if (ending.signal.aborted) return;
      address = picture && URL.createObjectURL(picture.blob);
      setFound({ of, picture: picture && address !== undefined ? { ...picture, address } : undefined });
    }
    void look();
    window.addEventListener('online', () => void look(), { signal: ending.signal });
    return () => {
      ending.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [db, image_url, file_type, page, turns, of]);

  if (found?.of !== of) return { kind: 'looking' };
  return found.picture ? { kind: 'shown', picture: found.picture } : { kind: 'none' };
}
