import { defineMessages } from '../messages.ts';

/** Read by the voice of the device. */
export const readAloud = defineMessages({
  read: { en: 'Read aloud', hi: 'सुनें' },
  stop: { en: 'Stop reading', hi: 'सुनना रोकें' },
  speed: { en: 'Speed', hi: 'गति' },
  slow: { en: 'Slow', hi: 'धीमी' },
  usual: { en: 'Usual', hi: 'सामान्य' },
  fast: { en: 'Fast', hi: 'तेज़' },
  noSpeech: { en: 'This browser cannot read aloud.', hi: 'यह ब्राउज़र पढ़कर नहीं सुना सकता।' },
  noHindi: {
    en: 'This device has no Hindi voice, so the verses are not spoken. One can be added in its settings, under text to speech.',
    hi: 'इस डिवाइस में हिन्दी आवाज़ नहीं है। उसकी सेटिंग में “टेक्स्ट टू स्पीच” के नीचे जोड़ी जा सकती है।',
  },
  noEnglish: {
    en: 'This device has no English voice. One can be added in its settings, under text to speech.',
    hi: 'इस डिवाइस में अंग्रेज़ी आवाज़ नहीं है।',
  },
  locked: {
    en: 'Some devices, iPhones among them, stop reading when the screen is locked.',
    hi: 'कुछ डिवाइस, जैसे आईफ़ोन, स्क्रीन बंद होने पर पढ़ना रोक देते हैं।',
  },
  failed: {
    en: 'The voice of this device did not answer. It may need a network.',
    hi: 'इस डिवाइस की आवाज़ नहीं चली। उसे शायद इंटरनेट चाहिए।',
  },
});
