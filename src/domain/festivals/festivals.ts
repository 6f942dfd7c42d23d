import type { Language } from '../language.ts';
import { jayantis, vrats } from './jayantis-and-vrats.ts';
import { majorFestivals } from './major-festivals.ts';
import { regionalFestivals } from './regional-festivals.ts';
import { ekadashis, monthlyObservances, sankrantis } from './repeating-observances.ts';
import type { FestivalEntry } from './types.ts';

const table = {
  ...majorFestivals,
  ...regionalFestivals,
  ...jayantis,
  ...vrats,
  ...ekadashis,
  ...monthlyObservances,
  ...sankrantis,
} as const satisfies Record<string, FestivalEntry>;

export type FestivalId = keyof typeof table;

export interface Festival extends FestivalEntry {
  id: FestivalId;
}

/** All that the calendar knows, the widely kept first; a day's observances stand in this order. */
export const festivals: readonly Festival[] = (Object.keys(table) as FestivalId[]).map((id) => ({
  id,
  ...table[id],
}));

export function readFestivalId(value: unknown): FestivalId | undefined {
  return festivals.find(({ id }) => id === value)?.id;
}

export function festivalOf(id: FestivalId): FestivalEntry {
  return table[id];
}

export function festivalName(id: FestivalId, language: Language): string {
  return table[id].names[language];
}
