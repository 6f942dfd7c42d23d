import { tidyTitle } from '#domain/acts/title.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { AdminRow, AdminWords } from '#session/admin-rows.ts';
import type { Faults } from './entry-form.tsx';
import { isShown, orNull, titleOrNull } from './words.ts';

export interface DeityWords {
  name: string;
  name_hi: string;
  about: string;
  about_hi: string;
  image: string;
  is_published: boolean;
}

export const noDeity: DeityWords = {
  name: '',
  name_hi: '',
  about: '',
  about_hi: '',
  image: '',
  is_published: true,
};

/** The most that the server takes. */
export const deityLimits = { name: 120, about: 5000, image: 2048 };

export function deityWordsOf(row: AdminRow<'deities'>): DeityWords {
  return {
    name: row.name,
    name_hi: row.name_hi ?? '',
    about: row.about ?? '',
    about_hi: row.about_hi ?? '',
    image: row.image ?? '',
    is_published: row.is_published,
  };
}

/** As they are saved: what is empty is nothing. */
export function deityRowOf(words: DeityWords): AdminWords<'deities'> & { name: string } {
  return {
    name: tidyTitle(words.name),
    name_hi: titleOrNull(words.name_hi),
    about: orNull(words.about),
    about_hi: orNull(words.about_hi),
    image: orNull(words.image),
    is_published: words.is_published,
  };
}

export function deityFaults(words: DeityWords): Faults<DeityWords> {
  return {
    ...(!isShown(words.name) && { name: adminWords.nameRequired }),
    ...(words.name.length > deityLimits.name && { name: adminWords.tooLongFault }),
    ...(words.about.length > deityLimits.about && { about: adminWords.tooLongFault }),
    ...(words.about_hi.length > deityLimits.about && { about_hi: adminWords.tooLongFault }),
    ...(!isImage(words.image.trim()) && { image: adminWords.imageWrong }),
  };
}

/** A picture of ours, one that was uploaded, or one of the web. */
function isImage(image: string): boolean {
  if (image === '') return true;
  if (/^https:\/\//i.test(image)) return URL.canParse(image);
  return /^\/deities\/[a-z]+\.svg$/.test(image) || /^uploaded\/[\w-]+\.\w+$/.test(image);
}
