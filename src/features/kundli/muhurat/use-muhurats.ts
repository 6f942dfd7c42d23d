import { useEffect, useState } from 'react';
import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { logQuietly } from '#lib/log.ts';
import { muhuratsAside } from '../aside/aside.ts';
import type { MuhuratTask } from './muhurat-work.ts';

export type FoundMuhurats = readonly Muhurat[] | 'failed' | undefined;

/** The times that a task asks for, sought away from the page; undefined until they are there. */
export function useMuhurats(task: MuhuratTask): FoundMuhurats {
  const key = JSON.stringify(task);
  const [heard, setHeard] = useState<{ key: string; found: FoundMuhurats }>();
  useEffect(() => {
    let isLeft = false;
    async function ask(): Promise<void> {
      const found = await muhuratsAside(task).catch((error: unknown) => {
        logQuietly('muhurat', error);
        return 'failed' as const;
      });
      if (!isLeft) setHeard({ key, found });
    }
    void ask();
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the task does
  }, [key]);
  return heard?.key === key ? heard.found : undefined;
}
