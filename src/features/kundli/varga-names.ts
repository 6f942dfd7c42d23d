import type { Varga } from '#domain/jyotish/vargas.ts';
import { defineMessages } from '#i18n/messages.ts';

/** The divisions as they are called (BPHS 6). */
export const vargaNames = defineMessages<Varga>({
  D1: { en: 'Rashi', hi: 'राशि' },
  D2: { en: 'Hora', hi: 'होरा' },
  D3: { en: 'Drekkana', hi: 'द्रेष्काण' },
  D4: { en: 'Chaturthamsa', hi: 'चतुर्थांश' },
  D7: { en: 'Saptamsa', hi: 'सप्तांश' },
  D9: { en: 'Navamsa', hi: 'नवांश' },
  D10: { en: 'Dashamsa', hi: 'दशांश' },
  D12: { en: 'Dwadashamsa', hi: 'द्वादशांश' },
  D16: { en: 'Shodashamsa', hi: 'षोडशांश' },
  D20: { en: 'Vimshamsa', hi: 'विंशांश' },
  D24: { en: 'Chaturvimshamsa', hi: 'चतुर्विंशांश' },
  D27: { en: 'Bhamsa', hi: 'भांश' },
  D30: { en: 'Trimshamsa', hi: 'त्रिंशांश' },
  D40: { en: 'Khavedamsa', hi: 'खवेदांश' },
  D45: { en: 'Akshavedamsa', hi: 'अक्षवेदांश' },
  D60: { en: 'Shashtyamsa', hi: 'षष्ट्यंश' },
});
