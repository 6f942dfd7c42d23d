import { defineMessages } from '../messages.ts';

/** Handing something on as a picture. */
export const shareCards = defineMessages({
  share: { en: 'Share as a picture', hi: 'तस्वीर के रूप में भेजें' },
  drawing: { en: 'Drawing the picture…', hi: 'तस्वीर बन रही है…' },
  saved: { en: 'Picture saved', hi: 'तस्वीर सहेजी गई' },
  failed: {
    en: 'The picture could not be made. Please try again.',
    hi: 'तस्वीर नहीं बन सकी। कृपया फिर कोशिश करें।',
  },
  festival: { en: 'Festival', hi: 'त्योहार' },
  panchang: { en: 'Panchang', hi: 'पंचांग' },
  aarti: { en: 'Aarti', hi: 'आरती' },
});
