import { defineMessages } from '../messages.ts';

/** The day, on the home page. */
export const today = defineMessages({
  title: { en: 'Today', hi: 'आज' },
  tithi: { en: 'Tithi of the day', hi: 'आज की तिथि' },
  calendar: { en: 'Open the calendar', hi: 'पंचांग खोलें' },
  next: { en: 'Next: {name}, {date}', hi: 'आगे: {name}, {date}' },
  aarti: { en: 'To sing today', hi: 'आज की आरती' },
  aartis: { en: 'Aartis and stotras', hi: 'आरतियाँ और स्तोत्र' },
  puja: { en: 'Puja, step by step', hi: 'पूजा, चरण-दर-चरण' },
  pujas: { en: 'Pujas and vrats at home', hi: 'घर पर पूजा और व्रत' },
});
