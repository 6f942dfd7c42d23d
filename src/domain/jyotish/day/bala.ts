import type { Language } from '../../language.ts';

/** Taras in the order in which they are counted from the birth nakshatra. */
export const taraIds = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'vadha',
  'mitra',
  'atimitra',
] as const;
export type TaraId = (typeof taraIds)[number];

export const taraNames: Readonly<Record<TaraId, Readonly<Record<Language, string>>>> = {
  janma: { en: 'Janma', hi: 'जन्म' },
  sampat: { en: 'Sampat', hi: 'संपत्' },
  vipat: { en: 'Vipat', hi: 'विपत्' },
  kshema: { en: 'Kshema', hi: 'क्षेम' },
  pratyari: { en: 'Pratyari', hi: 'प्रत्यरि' },
  sadhaka: { en: 'Sadhaka', hi: 'साधक' },
  vadha: { en: 'Naidhana', hi: 'नैधन' },
  mitra: { en: 'Mitra', hi: 'मित्र' },
  atimitra: { en: 'Ati-mitra', hi: 'अतिमित्र' },
};

export type Favour = 'favourable' | 'mixed' | 'unfavourable';

export interface Tara {
  id: TaraId;
  /** The round of nine in which it was reached, 1…3; later rounds are held to be milder. */
  round: number;
  favour: Favour;
}

/**
 * The tara of a nakshatra (1…27) for one born under another. The third, fifth and seventh are avoided, the first is
 * taken either way (Muhurta Chintamani, chapter 4; Kalaprakashika).
 */
export function taraOf(birthNakshatra: number, nakshatra: number): Tara {
  const count = (nakshatra - birthNakshatra + 27) % 27;
  const place = count % 9;
  return {
    id: taraIds[place] ?? 'janma',
    round: Math.floor(count / 9) + 1,
    favour: place === 0 ? 'mixed' : place === 2 || place === 4 || place === 6 ? 'unfavourable' : 'favourable',
  };
}

export interface ChandraBala {
  /** The Moon's rashi counted from that of birth, 1…12. */
  house: number;
  favour: Favour;
}

/**
 * The Moon's strength for one born with the Moon in a rashi (1…12): favourable from the 1st, 3rd, 6th, 7th, 10th and
 * 11th, and in the bright half of the month from the 2nd, 5th and 9th too, which are mixed in the dark half;
 * unfavourable from the 4th, 8th and 12th (Muhurta Chintamani, chapter 4).
 */
export function chandraBalaOf(birthRashi: number, moonRashi: number, isBrightHalf: boolean): ChandraBala {
  const house = ((moonRashi - birthRashi + 12) % 12) + 1;
  if (house === 4 || house === 8 || house === 12) return { house, favour: 'unfavourable' };
  const needsLight = house === 2 || house === 5 || house === 9;
  return { house, favour: needsLight && !isBrightHalf ? 'mixed' : 'favourable' };
}
