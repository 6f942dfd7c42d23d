import { defineMessages } from '../messages.ts';

/** What falls on today, as other pages tell of it. */
export const todayBand = defineMessages({
  title: { en: 'Today', hi: 'आज' },
  festival: { en: 'Today’s festival', hi: 'आज का त्योहार' },
  nextFestival: { en: 'Next festival', hi: 'अगला त्योहार' },
  nothingNear: { en: 'To the festival calendar', hi: 'त्योहार कैलेंडर पर' },
  toSing: { en: 'To sing today', hi: 'आज की आरती' },
  allAartis: { en: 'All aartis', hi: 'सभी आरतियाँ' },
});
