import type { Language } from '../language.ts';
import type { Dignity } from './dignities.ts';
import type { Graha } from './grahas.ts';
import type { SaturnPhase } from './saturn-periods.ts';

type Named = Readonly<Record<Language, string>>;

/** As people say them. */
export const namesOfGrahas: Readonly<Record<Graha, Named>> = {
  sun: { en: 'Sun', hi: 'सूर्य' },
  moon: { en: 'Moon', hi: 'चंद्र' },
  mars: { en: 'Mars', hi: 'मंगल' },
  mercury: { en: 'Mercury', hi: 'बुध' },
  jupiter: { en: 'Jupiter', hi: 'गुरु' },
  venus: { en: 'Venus', hi: 'शुक्र' },
  saturn: { en: 'Saturn', hi: 'शनि' },
  rahu: { en: 'Rahu', hi: 'राहु' },
  ketu: { en: 'Ketu', hi: 'केतु' },
};

/** As they stand in the houses of a drawn chart; the lagna beside them. */
export const shortGrahaNames: Readonly<Record<Graha | 'lagna', Named>> = {
  lagna: { en: 'La', hi: 'ल' },
  sun: { en: 'Su', hi: 'सू' },
  moon: { en: 'Mo', hi: 'चं' },
  mars: { en: 'Ma', hi: 'मं' },
  mercury: { en: 'Me', hi: 'बु' },
  jupiter: { en: 'Ju', hi: 'गु' },
  venus: { en: 'Ve', hi: 'शु' },
  saturn: { en: 'Sa', hi: 'श' },
  rahu: { en: 'Ra', hi: 'रा' },
  ketu: { en: 'Ke', hi: 'के' },
};

export const dignityNames: Readonly<Record<Dignity, Named>> = {
  exalted: { en: 'exalted', hi: 'उच्च' },
  moolatrikona: { en: 'moolatrikona', hi: 'मूलत्रिकोण' },
  own: { en: 'own sign', hi: 'स्वराशि' },
  friend: { en: 'friend’s sign', hi: 'मित्र राशि' },
  neutral: { en: 'neutral sign', hi: 'सम राशि' },
  enemy: { en: 'enemy’s sign', hi: 'शत्रु राशि' },
  debilitated: { en: 'debilitated', hi: 'नीच' },
};

export const saturnPhaseNames: Readonly<Record<SaturnPhase, Named>> = {
  rising: { en: 'Sade Sati, first part', hi: 'साढ़ेसाती, पहला चरण' },
  peak: { en: 'Sade Sati, middle part', hi: 'साढ़ेसाती, मध्य चरण' },
  setting: { en: 'Sade Sati, last part', hi: 'साढ़ेसाती, अंतिम चरण' },
  kantaka: { en: 'Dhaiya in the fourth', hi: 'चतुर्थ ढैया' },
  ashtama: { en: 'Dhaiya in the eighth', hi: 'अष्टम ढैया' },
};
