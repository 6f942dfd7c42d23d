import { useLiveQuery } from 'dexie-react-hooks';
import { festivalContent, libraryAartis, type Aarti } from '#db/queries/content-aartis.ts';
import { aartiOfWeekday, bestSung } from '#domain/devotion/of-the-day.ts';
import type { FestivalId } from '#domain/festivals/festivals.ts';
import type { Weekday } from '#domain/time/civil-date.ts';
import { logQuietly } from '#lib/log.ts';
import { belongsTo } from '../details/aartis-of-festival.ts';
import { namesOf } from '../details/festival-names.ts';

/** What fits a day to be sung: of the first of its festivals that has one, else of its weekday. Undefined until it is known. */
export function useAartiOfDay(
  festivals: readonly FestivalId[] | undefined,
  weekday: Weekday,
): Aarti | 'none' | undefined {
  return useLiveQuery(async () => {
    if (!festivals) return undefined;
    try {
      for (const id of festivals.slice(0, mostLooked)) {
        const found = await aartiOfFestival(id);
        if (found) return found;
      }
      return aartiOfWeekday(await libraryAartis(), weekday) ?? 'none';
    } catch (error) {
      logQuietly('today', error);
      return 'none';
    }
  }, [festivals?.join(' '), weekday]);
}

const mostLooked = 4;

async function aartiOfFestival(id: FestivalId): Promise<Aarti | undefined> {
  const { festival, aartis, isHidden } = await festivalContent(id);
  const names = namesOf(id, festival);
  if (isHidden || !names) return undefined;
  const keys = { deityId: festival?.deityId, names: [names.en, names.hi, id] };
  return bestSung(
    aartis.filter(({ title, tags, deityId }) =>
      belongsTo({ titles: [title.en, title.hi], tags, deityId }, keys),
    ),
  );
}
