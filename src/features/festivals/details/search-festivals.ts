import type { BilingualWords } from '#db/queries/content-aartis.ts';
import { findFestivals } from '#domain/festivals/find-festivals.ts';
import { foundAartis } from './aartis-of-festival.ts';
import { namesOf } from './festival-names.ts';

/** A festival as the database calls it. */
export interface NamedFestival {
  id: string;
  ruleId: string | undefined;
  name: BilingualWords;
}

export interface FoundFestival {
  /** The rule's id, or that of the festival's row. */
  id: string;
  name: BilingualWords;
}

/**
 * The festivals that somebody means, those that the rules know first; under the names that the database gives them.
 * `hidden`: the rules of those that are not to be shown.
 */
export function searchFestivals(
  typed: string,
  rows: readonly NamedFestival[],
  hidden: ReadonlySet<string>,
): FoundFestival[] {
  const byRule = new Map(
    rows.flatMap((row) => (row.ruleId === undefined ? [] : [[row.ruleId, row] as const])),
  );
  const found = new Map<string, FoundFestival>();
  for (const id of findFestivals(typed)) {
    if (hidden.has(id)) continue;
    const name = namesOf(id, byRule.get(id));
    if (name) found.set(id, { id, name });
  }
  // Whatever an admin has named is found by that name, too.
  const named = rows.map((row) => ({
    titles: [row.name.en, row.name.hi],
    tags: [],
    deityId: undefined,
    id: row.ruleId ?? row.id,
    name: row.name,
  }));
  for (const { id, name } of foundAartis(named, typed)) if (!found.has(id)) found.set(id, { id, name });
  return [...found.values()];
}
