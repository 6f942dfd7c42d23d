import { tagsOf } from '#db/mutations/add-aarti.ts';
import { tidyTitle } from '#domain/acts/title.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { AdminRow, AdminWords } from '#session/admin-rows.ts';
import type { Faults } from './entry-form.tsx';
import { isShown, orNull, stanzasOf, titleOrNull } from './words.ts';

export interface AartiWords {
  title: string;
  title_hi: string;
  content: string;
  deity_id: string;
  language: string;
  tags: string;
  origin: string;
  origin_hi: string;
  benefits: string;
  benefits_hi: string;
  /** One for each stanza, as far as somebody wrote there. */
  meanings: { en: string; hi: string }[];
  audio_url: string;
  is_verified: boolean;
}

export const noAarti: AartiWords = {
  title: '',
  title_hi: '',
  content: '',
  deity_id: '',
  language: 'hi',
  tags: '',
  origin: '',
  origin_hi: '',
  benefits: '',
  benefits_hi: '',
  meanings: [],
  audio_url: '',
  is_verified: true,
};

/** The most that the server takes. */
export const aartiLimits = {
  title: 200,
  content: 50_000,
  origin: 300,
  benefits: 2000,
  meaning: 4000,
  tags: 1860,
  audio: 2048,
};

/** The languages of devotional texts, by the codes of the server. */
export const aartiLanguages = [
  'hi',
  'awa',
  'bra',
  'mr',
  'sa',
  'gu',
  'bn',
  'ta',
  'te',
  'kn',
  'ml',
  'pa',
  'or',
  'en',
] as const;

export function aartiWordsOf(row: AdminRow<'aartis'>): AartiWords {
  return {
    title: row.title,
    title_hi: row.title_hi ?? '',
    content: row.content,
    deity_id: row.deity_id ?? '',
    language: row.language,
    tags: (row.tags ?? []).join(', '),
    origin: row.origin ?? '',
    origin_hi: row.origin_hi ?? '',
    benefits: row.benefits ?? '',
    benefits_hi: row.benefits_hi ?? '',
    meanings: (row.meanings ?? []).map((meaning) => meaning ?? { en: '', hi: '' }),
    audio_url: row.audio_url ?? '',
    is_verified: row.is_verified,
  };
}

/**
 * As they are saved: what is empty is nothing, and meanings stand beside stanzas that are there. `before`: the row, where
 * there is one.
 */
export function aartiRowOf(
  words: AartiWords,
  before?: Pick<AdminRow<'aartis'>, 'audio_url'>,
): AdminWords<'aartis'> & { title: string; content: string } {
  const meanings = stanzasOf(words.content).map((_, at) => {
    const { en = '', hi = '' } = words.meanings[at] ?? {};
    return en.trim() === '' && hi.trim() === '' ? null : { en: en.trim(), hi: hi.trim() };
  });
  return {
    title: tidyTitle(words.title),
    title_hi: titleOrNull(words.title_hi),
    content: words.content.trim(),
    deity_id: orNull(words.deity_id),
    language: words.language,
    tags: tagsOf(words.tags),
    origin: orNull(words.origin),
    origin_hi: orNull(words.origin_hi),
    benefits: orNull(words.benefits),
    benefits_hi: orNull(words.benefits_hi),
    meanings: meanings.some((meaning) => meaning !== null) ? meanings : null,
    audio_url: orNull(words.audio_url),
    // A recording that is only linked to has no size that anybody knows; that of another one would be wrong.
    ...(before && orNull(words.audio_url) !== before.audio_url && { audio_size: null }),
    is_verified: words.is_verified,
  };
}

export function aartiFaults(words: AartiWords): Faults<AartiWords> {
  const isLong = (text: string, most: number) => text.length > most;
  return {
    ...(!isShown(words.title) && { title: adminWords.titleRequired }),
    ...(isLong(words.title, aartiLimits.title) && { title: adminWords.tooLongFault }),
    ...(words.content.trim() === '' && { content: adminWords.contentRequired }),
    ...(isLong(words.content, aartiLimits.content) && { content: adminWords.tooLongFault }),
    ...(isLong(words.benefits, aartiLimits.benefits) && { benefits: adminWords.tooLongFault }),
    ...(isLong(words.benefits_hi, aartiLimits.benefits) && { benefits_hi: adminWords.tooLongFault }),
    ...(isLong(words.origin, aartiLimits.origin) && { origin: adminWords.tooLongFault }),
    ...(isLong(words.origin_hi, aartiLimits.origin) && { origin_hi: adminWords.tooLongFault }),
    ...(hasHalfMeaning(words) && { meanings: adminWords.meaningHalf }),
    ...(!areTags(words.tags) && { tags: adminWords.tagsWrong }),
    ...(!isAudio(words.audio_url.trim()) && { audio_url: adminWords.audioWrong }),
  };
}

/** At most thirty tags of at most sixty signs. */
export function areTags(text: string): boolean {
  const tags = tagsOf(text) ?? [];
  return tags.length <= 30 && tags.every((tag) => tag.length <= 60);
}

/** A meaning is told in both languages, or not at all. */
function hasHalfMeaning({ content, meanings }: AartiWords): boolean {
  return stanzasOf(content).some((_, at) => {
    const { en = '', hi = '' } = meanings[at] ?? {};
    return (en.trim() === '') !== (hi.trim() === '');
  });
}

function isAudio(address: string): boolean {
  if (address === '') return true;
  if (/^https:\/\//i.test(address)) return URL.canParse(address);
  return /^\/(?![/\\])[\w/.-]+$/.test(address);
}
