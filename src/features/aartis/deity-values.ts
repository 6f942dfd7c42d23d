import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { tidyTitle } from '#domain/acts/title.ts';
import type { DeityFields } from '#db/mutations/deity-collection.ts';
import type { UserDeityRow } from '#db/queries/deity-collection.ts';

/** A deity of one's own as its form shows it. */
export interface DeityValues {
  name: string;
  about: string;
  /** One to a line. */
  dates: string;
}

export type DeityFault =
  | { field: 'name'; kind: 'missing' }
  | { field: 'name' | 'about'; kind: 'too-long'; most: number }
  | { field: 'dates'; kind: 'too-many' | 'too-long'; most: number };

const {
  name: nameRule,
  about: aboutRule,
  important_dates: datesRule,
} = actDefinitions['deity.create'].fields;

export function deityValuesOf({ name, about, important_dates: dates }: UserDeityRow): DeityValues {
  return { name, about: about ?? '', dates: (dates ?? []).join('\n') };
}

/** What is wrong with it, in the order of the fields. */
export function deityFaultsOf(values: DeityValues): DeityFault[] {
  const { name, about, important_dates: dates } = deityFieldsOf(values);
  const faults: DeityFault[] = [];
  if (name === '') faults.push({ field: 'name', kind: 'missing' });
  else if (length(name) > nameRule.most)
    faults.push({ field: 'name', kind: 'too-long', most: nameRule.most });
  if (about !== null && length(about) > aboutRule.most)
    faults.push({ field: 'about', kind: 'too-long', most: aboutRule.most });
  if (dates !== null && dates.length > datesRule.most)
    faults.push({ field: 'dates', kind: 'too-many', most: datesRule.most });
  else if (dates?.some((date) => length(date) > datesRule.longest))
    faults.push({ field: 'dates', kind: 'too-long', most: datesRule.longest });
  return faults;
}

/** As it is kept: the name in one line, what is empty null. */
export function deityFieldsOf({ name, about, dates }: DeityValues): DeityFields {
  const lines = dates
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    name: tidyTitle(name),
    about: about.trim() === '' ? null : about.trim(),
    important_dates: lines.length === 0 ? null : lines,
  };
}

/** What is different from the row. */
export function deityChangeOf(row: UserDeityRow, values: DeityValues): Partial<DeityFields> {
  const before = deityFieldsOf(deityValuesOf(row));
  const after = deityFieldsOf(values);
  return {
    ...(after.name !== row.name && { name: after.name }),
    ...(after.about !== before.about && { about: after.about }),
    ...(JSON.stringify(after.important_dates) !== JSON.stringify(before.important_dates) && {
      important_dates: after.important_dates,
    }),
  };
}

/** Code points, as the server counts them. */
function length(text: string): number {
  return Array.from(text).length;
}
