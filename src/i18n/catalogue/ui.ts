import { defineMessages } from '../messages.ts';

export const ui = defineMessages({
  productName: { en: 'Disha', hi: 'दिशा' },
  back: { en: 'Back', hi: 'वापस' },
  close: { en: 'Close', hi: 'बंद करें' },
  loading: { en: 'Loading…', hi: 'खुल रहा है…' },
  percentDone: { en: '{percent}% done', hi: '{percent}% पूरा' },
  newWindow: { en: 'opens in a new window', hi: 'नई विंडो में खुलेगा' },
  notKeptFull: {
    en: 'Not kept: this device has no room for it.',
    hi: 'सहेजा नहीं गया: इस डिवाइस में इसके लिए जगह नहीं है।',
  },
  notKeptFailed: {
    en: 'Not kept: this browser does not let it be kept on this device.',
    hi: 'सहेजा नहीं गया: यह ब्राउज़र इसे इस डिवाइस पर रखने नहीं देता।',
  },
  notifications: { en: 'Notifications', hi: 'सूचनाएँ' },
});
