import type { FestivalWords } from '#db/queries/content-aartis.ts';
import { festivalName, readFestivalId } from '#domain/festivals/festivals.ts';
import type { FestivalNames } from '#domain/festivals/types.ts';

/** What a festival is called: as its row says, else as its rule; undefined where there is neither. */
export function namesOf(
  festivalId: string,
  festival: Pick<FestivalWords, 'name'> | undefined,
): FestivalNames | undefined {
  if (festival) return festival.name;
  const rule = readFestivalId(festivalId);
  return rule && { en: festivalName(rule, 'en'), hi: festivalName(rule, 'hi') };
}
