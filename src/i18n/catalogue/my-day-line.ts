import { defineMessages } from '../messages.ts';

/** What stands among the entries of a day in the calendar. */
export const myDayLine = defineMessages({
  ask: { en: 'My day: tara and chandra bala', hi: 'मेरा दिन: तारा और चंद्र बल' },
  told: { en: 'My day: {said}', hi: 'मेरा दिन: {said}' },
});
