import { festivalOf, type FestivalId } from '../festivals/festivals.ts';

/** Stands in the place of a festival's id for all the ekadashis of a year. */
export const everyEkadashi = 'every_ekadashi';

/** What was asked of a festival: by its own name, else, of an ekadashi, by all of them. */
export function askedFor<Asked>(id: FestivalId, asked: ReadonlyMap<string, Asked>): Asked | undefined {
  return asked.get(id) ?? (festivalOf(id).group === 'ekadashi' ? asked.get(everyEkadashi) : undefined);
}
