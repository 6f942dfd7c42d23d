import { defineMessages } from '../messages.ts';

export const documentHead = defineMessages({
  description: {
    en: 'Vaastu and astrology guidance in English and Hindi: ask about your home, look at a floor plan, keep festivals and aartis at hand.',
    hi: 'हिन्दी और अंग्रेज़ी में वास्तु और ज्योतिष का मार्गदर्शन: घर के बारे में पूछें, नक़्शा जाँचें, त्योहार और आरतियाँ पास रखें।',
  },
});
