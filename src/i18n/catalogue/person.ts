import { defineMessages } from '../messages.ts';

/** How somebody is chosen whose birth a page looks at. */
export const personTexts = defineMessages({
  choose: { en: 'Choose', hi: 'चुनें' },
  nobody: { en: 'Nobody in particular', hi: 'किसी एक के लिए नहीं' },
  another: { en: 'A birth that is not here yet', hi: 'कोई और जन्म' },
  star: { en: 'Only the nakshatra is known', hi: 'केवल नक्षत्र पता है' },
  rashi: { en: 'Only the rashi is known', hi: 'केवल राशि पता है' },
  use: { en: 'Use this birth', hi: 'यह जन्म लें' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  pada: { en: 'Pada', hi: 'चरण' },
  rashiName: { en: 'Moon sign (rashi)', hi: 'चंद्र राशि' },
  padaNumber: { en: 'pada {pada}', hi: 'चरण {pada}' },
  keptHere: {
    en: 'Kept on this device alone; nothing of a birth is sent.',
    hi: 'सिर्फ़ इसी डिवाइस पर रहता है; जन्म की कोई बात भेजी नहीं जाती।',
  },
  keptInAccount: {
    en: 'Kept in your account, as you chose under Kundli.',
    hi: 'आपके खाते में रहता है, जैसा आपने कुंडली में चुना है।',
  },
});
