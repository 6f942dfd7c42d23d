import { tidyTitle } from '#domain/acts/title.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { AdminRow, AdminWords } from '#session/admin-rows.ts';
import type { Faults } from './entry-form.tsx';
import { isShown, orNull, titleOrNull } from './words.ts';

export interface EditedFestival {
  name: string;
  name_hi: string;
  description: string;
  description_hi: string;
  significance: string;
  significance_hi: string;
  region: string;
  region_hi: string;
  festival_type: string;
  deity_id: string;
  is_published: boolean;
}

/** The most that the server takes. */
export const festivalLimits = { name: 200, text: 20_000, region: 200, type: 60 };

export function festivalWordsOf(row: AdminRow<'festivals'>): EditedFestival {
  return {
    name: row.name,
    name_hi: row.name_hi ?? '',
    description: row.description ?? '',
    description_hi: row.description_hi ?? '',
    significance: row.significance ?? '',
    significance_hi: row.significance_hi ?? '',
    region: row.region ?? '',
    region_hi: row.region_hi ?? '',
    festival_type: row.festival_type ?? '',
    deity_id: row.deity_id ?? '',
    is_published: row.is_published,
  };
}

export function festivalRowOf(words: EditedFestival): AdminWords<'festivals'> {
  return {
    name: tidyTitle(words.name),
    name_hi: titleOrNull(words.name_hi),
    description: orNull(words.description),
    description_hi: orNull(words.description_hi),
    significance: orNull(words.significance),
    significance_hi: orNull(words.significance_hi),
    region: orNull(words.region),
    region_hi: orNull(words.region_hi),
    festival_type: orNull(words.festival_type),
    deity_id: orNull(words.deity_id),
    is_published: words.is_published,
  };
}

export function festivalFaults(words: EditedFestival): Faults<EditedFestival> {
  const isLong = (text: string, most: number) => text.length > most;
  const { name, text, region, type } = festivalLimits;
  return {
    ...(!isShown(words.name) && { name: adminWords.nameRequired }),
    ...(isLong(words.name, name) && { name: adminWords.tooLongFault }),
    ...(isLong(words.name_hi, name) && { name_hi: adminWords.tooLongFault }),
    ...(isLong(words.description, text) && { description: adminWords.tooLongFault }),
    ...(isLong(words.description_hi, text) && { description_hi: adminWords.tooLongFault }),
    ...(isLong(words.significance, text) && { significance: adminWords.tooLongFault }),
    ...(isLong(words.significance_hi, text) && { significance_hi: adminWords.tooLongFault }),
    ...(isLong(words.region, region) && { region: adminWords.tooLongFault }),
    ...(isLong(words.region_hi, region) && { region_hi: adminWords.tooLongFault }),
    ...(isLong(words.festival_type, type) && { festival_type: adminWords.tooLongFault }),
  };
}
