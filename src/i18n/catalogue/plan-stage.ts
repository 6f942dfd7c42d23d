import { defineMessages } from '../messages.ts';

/** The words on and around the drawing of a plan. */
export const planStage = defineMessages({
  closer: { en: 'Closer', hi: 'पास से देखें' },
  farther: { en: 'Farther', hi: 'दूर से देखें' },
  showAll: { en: 'Show all of it', hi: 'पूरा दिखाएँ' },
  unnamed: { en: 'Not named yet', hi: 'अभी नाम नहीं' },
  door: { en: 'Main door', hi: 'मुख्य द्वार' },
  keys: {
    en: 'Arrow keys move the plan, plus and minus zoom, 0 shows all of it.',
    hi: 'तीर वाली कुंजियाँ नक़्शा खिसकाती हैं, प्लस और माइनस से पास-दूर होता है, 0 से पूरा दिखता है।',
  },
  editingKeys: {
    en: 'Arrow keys move what is chosen, plus and minus zoom, 0 shows all of it. The list beside does the same by buttons.',
    hi: 'तीर वाली कुंजियाँ चुनी हुई चीज़ खिसकाती हैं, प्लस और माइनस से पास-दूर होता है, 0 से पूरा दिखता है। साथ की सूची के बटन भी यही करते हैं।',
  },
  judged: { en: '{thing}: {verdict}', hi: '{thing}: {verdict}' },
  unassessed: { en: 'not assessed', hi: 'जाँचा नहीं गया' },
});
