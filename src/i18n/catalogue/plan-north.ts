import { defineMessages } from '../messages.ts';

/** The one question on which every direction of a plan depends. */
export const planNorth = defineMessages({
  title: { en: 'Where is north on this plan?', hi: 'इस नक़्शे पर उत्तर किधर है?' },
  found: {
    en: '{rooms} rooms were read. One tap, and each has its direction.',
    hi: '{rooms} कमरे पढ़े गए। एक टैप से हर कमरे को अपनी दिशा मिलेगी।',
  },
  asRead: { en: 'As the arrow on it says: {degrees}°', hi: 'जैसा उस पर तीर कहता है: {degrees}°' },
  up: { en: 'At the top', hi: 'ऊपर' },
  right: { en: 'On the right', hi: 'दाईं ओर' },
  down: { en: 'At the bottom', hi: 'नीचे' },
  left: { en: 'On the left', hi: 'बाईं ओर' },
  unknown: { en: 'Another way, or I do not know', hi: 'किसी और ओर, या पता नहीं' },
});
