import { useEffect, useState } from 'react';
import { keepDayOf, keptDayOf, type DayOf } from '#db/births.ts';
import { logQuietly } from '#lib/log.ts';
import type { Person } from '../person.ts';
import type { Births } from '#session/use-births.ts';

export interface MyPerson {
  person: Person | undefined;
  choose(person: Person | undefined): void;
}

/** For whom the day was told last on this device. */
export function useMyPerson({ owner, births }: Births): MyPerson {
  const [chosen, setChosen] = useState<{ person: Person | undefined }>();
  const [kept, setKept] = useState<DayOf>();
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    async function read(): Promise<void> {
      if (owner === undefined) return;
      const found = await keptDayOf(owner).catch((error: unknown) => {
        logQuietly('births', error);
        return undefined;
      });
      if (!isLeft) setKept(found);
    }
    void read();
    return () => {
      isLeft = true;
    };
  }, [owner]);

  function choose(person: Person | undefined): void {
    setChosen({ person });
    if (owner === undefined) return;
    const of: DayOf | undefined = person?.kind === 'birth' ? { kind: 'birth', id: person.birth.id } : person;
    keepDayOf(owner, of).catch((error: unknown) => logQuietly('births', error));
  }

  return { person: chosen ? chosen.person : personOf(kept, births), choose };
}

function personOf(kept: DayOf | undefined, births: Births['births']): Person | undefined {
  if (kept?.kind !== 'birth') return kept;
  const birth = births?.find(({ id }) => id === kept.id);
  return birth && { kind: 'birth', birth };
}
