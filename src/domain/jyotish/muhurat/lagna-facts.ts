import type { Said } from '../said.ts';

export type LagnaFactId = keyof typeof lagnaFacts;

/**
 * What is looked for in the houses from a rising sign, and what each is worth. After the chapters of Muhurta Chintamani on
 * each act; the worth is ours, the text weighs in words.
 */
export const lagnaFacts = {
  'benefic-in-angle-or-trine': {
    worth: 1,
    says: {
      en: 'A benefic stands in an angle or trine of the rising sign.',
      hi: 'लग्न के केंद्र या त्रिकोण में शुभ ग्रह है।',
      hinglish: 'Lagna ke kendra ya trikon mein shubh grah hai.',
    },
  },
  'malefic-in-growing-house': {
    worth: 0.5,
    says: {
      en: 'A malefic stands in the 3rd, 6th or 11th, where it is wanted.',
      hi: 'पाप ग्रह 3, 6 या 11 में है, जहाँ वह ठीक माना जाता है।',
      hinglish: 'Paap grah 3, 6 ya 11 mein hai, jahan woh theek maana jaata hai.',
    },
  },
  'malefic-in-lagna': {
    worth: -1,
    says: {
      en: 'A malefic stands in the rising sign.',
      hi: 'लग्न में पाप ग्रह है।',
      hinglish: 'Lagna mein paap grah hai.',
    },
  },
  'eighth-empty': {
    worth: 1,
    says: { en: 'The 8th house is empty.', hi: 'आठवाँ भाव खाली है।', hinglish: 'Aathvaan bhaav khaali hai.' },
  },
  'graha-in-eighth': {
    worth: -1,
    says: {
      en: 'A graha stands in the 8th house.',
      hi: 'आठवें भाव में ग्रह है।',
      hinglish: 'Aathven bhaav mein grah hai.',
    },
  },
  'moon-in-hard-house': {
    worth: -1,
    says: {
      en: 'The Moon is in the 6th, 8th or 12th.',
      hi: 'चंद्रमा 6, 8 या 12 में है।',
      hinglish: 'Chandrama 6, 8 ya 12 mein hai.',
    },
  },
  'seventh-empty': {
    worth: 1,
    says: {
      en: 'The 7th house is empty, as is asked for a marriage.',
      hi: 'सातवाँ भाव खाली है, जैसा विवाह में चाहा जाता है।',
      hinglish: 'Saatvaan bhaav khaali hai, jaisa vivah mein chaaha jaata hai.',
    },
  },
  'graha-in-seventh': {
    worth: -1,
    says: {
      en: 'A graha stands in the 7th house, which is wanted empty for a marriage.',
      hi: 'सातवें भाव में ग्रह है, जो विवाह में खाली चाहा जाता है।',
      hinglish: 'Saatven bhaav mein grah hai, jo vivah mein khaali chaaha jaata hai.',
    },
  },
  'tenth-empty': {
    worth: 1,
    says: {
      en: 'The 10th house is empty, as is asked for the first food.',
      hi: 'दसवाँ भाव खाली है, जैसा अन्नप्राशन में चाहा जाता है।',
      hinglish: 'Dasvaan bhaav khaali hai, jaisa annaprashan mein chaaha jaata hai.',
    },
  },
  'graha-in-tenth': {
    worth: -1,
    says: {
      en: 'A graha stands in the 10th house, which is wanted empty for the first food.',
      hi: 'दसवें भाव में ग्रह है, जो अन्नप्राशन में खाली चाहा जाता है।',
      hinglish: 'Dasven bhaav mein grah hai, jo annaprashan mein khaali chaaha jaata hai.',
    },
  },
  'malefic-opposite-moon': {
    worth: -1,
    says: {
      en: 'The Sun, Mars or Saturn stands in the 7th from the Moon.',
      hi: 'चंद्रमा से सातवें में सूर्य, मंगल या शनि है।',
      hinglish: 'Chandrama se saatven mein Surya, Mangal ya Shani hai.',
    },
  },
  'eighth-from-birth': {
    worth: -2,
    says: {
      en: 'It is the 8th sign from the birth Moon of one of those asked about, and no friendship of the lords lifts it.',
      hi: 'यह पूछे गए व्यक्तियों में किसी की जन्म राशि से आठवीं राशि है, और स्वामियों की मैत्री से भी नहीं हटती।',
      hinglish:
        'Yeh pooche gaye vyaktiyon mein kisi ki janm rashi se aathvin rashi hai, aur swamiyon ki maitri se bhi nahin hatti.',
    },
  },
} as const satisfies Record<string, { worth: number; says: Said }>;
