import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mirrorOf, userDatabase } from '#db/database.ts';
import { carriedFloorplan, releaseFloorplan } from '#db/guest-floorplan.ts';
import { addFloorplan } from '#db/mutations/add-floorplan.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { propertyFailures } from '#i18n/catalogue/properties.ts';
import { inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';
import type { ChoiceFault } from './plan-fault-text.ts';
import { planTitle } from '#session/plan-title.ts';

/** How far a plan has come on its way to its analysis. */
export type UploadStep = 'reading' | 'keeping' | 'opening';

export interface QuickUpload {
  /** The plan that is under way, by the name of its file. */
  underWay: { name: string; step: UploadStep } | undefined;
  /** The last file that was not taken. */
  refused: { name: string; fault: ChoiceFault } | undefined;
  /** Takes the first of the files; ignored while one is under way. */
  take(files: readonly File[]): void;
}

/** Makes a floorplan of a file and leads to its analysis; of the one carried here from the home page at once. */
export function useQuickUpload(userId: string): QuickUpload {
  const navigate = useNavigate();
  const [underWay, setUnderWay] = useState<QuickUpload['underWay']>();
  const [refused, setRefused] = useState<QuickUpload['refused']>();
  const stop = useRef<AbortController>(undefined);

  useEffect(() => () => stop.current?.abort(), []);

  const upload = useCallback(
    async (file: File, id: string, isCarried: boolean) => {
      if (stop.current && !stop.current.signal.aborted) return;
      const { signal } = (stop.current = new AbortController());
      const { name } = file;
      setRefused(undefined);
      try {
        const fault = await keep({ userId, file, id }, signal, (step) => setUnderWay({ name, step }));
        if (isCarried) await releaseFloorplan(id);
        if (fault === undefined) {
          setUnderWay({ name, step: 'opening' });
          await navigate({ to: '/analyze/$id', params: { id }, replace: isCarried });
        } else setRefused({ name, fault });
      } catch (error) {
        if (signal.aborted) return;
        logQuietly('floorplan', error);
        showToast({ tone: 'error', title: { message: propertyFailures.plan } });
      }
      stop.current = undefined;
      setUnderWay(undefined);
    },
    [userId, navigate],
  );

  useEffect(() => {
    let isGone = false;
    // Of two tabs that open after a sign-in, the second finds nothing any more.
    inTurn('carried-floorplan', async () => {
      const carried = await carriedFloorplan(userId, Date.now());
      if (!carried || isGone) return;
      await upload(new File([carried.bytes], carried.name, { type: carried.type }), carried.id, true);
    }).catch((error: unknown) => logQuietly('floorplan', error));
    return () => {
      isGone = true;
    };
  }, [userId, upload]);

  const take = useCallback(
    ([file]: readonly File[]) => {
      if (file) void upload(file, crypto.randomUUID(), false);
    },
    [upload],
  );

  return { underWay, refused, take };
}

interface Choice {
  userId: string;
  file: File;
  /** Of the floorplan that it becomes. */
  id: string;
}

/** Why there is no floorplan of it; undefined where there is one, kept now or before. */
async function keep(
  { userId, file, id }: Choice,
  signal: AbortSignal,
  onStep: (step: UploadStep) => void,
): Promise<ChoiceFault | undefined> {
  const db = userDatabase(userId);
  if (await isThere(userId, id)) return undefined;
  onStep('reading');
  const { preparePlanFile } = await import('#lib/prepare-plan-file.ts');
  const prepared = await preparePlanFile(file, 'plan', signal);
  if (prepared.kind === 'refused') return prepared.fault;
  onStep('keeping');
  const { bytes, type, extension } = prepared;
  const outcome = await addFloorplan(
    db,
    { id, title: planTitle(file.name), file: { bytes, type, extension } },
    keepingNow(userId),
  );
  if (outcome.kind === 'full') return 'full';
  if (outcome.kind === 'refused') throw new Error('The floorplan is not well formed', { cause: outcome });
  return undefined;
}

/** Whether it was kept already by a page that ended before it could say so. */
async function isThere(userId: string, id: string): Promise<boolean> {
  const db = userDatabase(userId);
  if (await mirrorOf(db, 'floorplans').get(id)) return true;
  return (await db.outbox.where('entityId').equals(id).count()) > 0;
}
