import { defineMessages } from '../messages.ts';

export const ui = defineMessages({
  productName: { en: 'Disha', hi: 'दिशा' },
  back: { en: 'Back', hi: 'वापस' },
  close: { en: 'Close', hi: 'बंद करें' },
  loading: { en: 'Loading…', hi: 'खुल रहा है…' },
  percentDone: { en: '{percent}% done', hi: '{percent}% पूरा' },
  newWindow: { en: 'opens in a new window', hi: 'नई विंडो में खुलेगा' },
  notifications: { en: 'Notifications', hi: 'सूचनाएँ' },
});
