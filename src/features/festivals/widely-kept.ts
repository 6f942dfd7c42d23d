import type { FestivalId } from '#domain/festivals/festivals.ts';

/** What most homes keep or have a holiday for: where a day has more than a cell can name, these stand first. */
const widelyKept: readonly FestivalId[] = [
  'makar_sankranti',
  'pongal',
  'basant_panchami',
  'maha_shivaratri',
  'holi',
  'gudi_padwa',
  'ugadi',
  'ram_navami',
  'mahavir_jayanti',
  'hanuman_jayanti',
  'vaisakhi',
  'vishu',
  'akshaya_tritiya',
  'buddha_purnima',
  'rath_yatra',
  'guru_purnima',
  'nag_panchami',
  'raksha_bandhan',
  'janmashtami',
  'hartalika_teej',
  'ganesh_chaturthi',
  'onam',
  'sharad_navratri',
  'maha_ashtami',
  'maha_navami',
  'dussehra',
  'karwa_chauth',
  'dhanteras',
  'diwali',
  'govardhan_puja',
  'bhai_dooj',
  'chhath_puja',
  'guru_nanak_jayanti',
];

const known: ReadonlySet<string> = new Set(widelyKept);

export function isWidelyKept(festival: string): boolean {
  return known.has(festival);
}
