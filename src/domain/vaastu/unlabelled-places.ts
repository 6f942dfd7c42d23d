import type { DrawnPlan, UnlabelledRoom } from './plan.ts';
import type { NotAssessed } from './report.ts';
import type { Place } from './types.ts';
import { placeText, roomText } from './wording.ts';

/** What is said of rooms without a name, each with its place; likely toilets come first, as they weigh most. */
export function unlabelledQuestions(
  { unlabelled = [] }: DrawnPlan,
  placeOf: (room: UnlabelledRoom) => Place,
): NotAssessed[] {
  return unlabelled
    .toSorted((a, b) => (a.guess === null ? 1 : 0) - (b.guess === null ? 1 : 0))
    .map((room) => {
      const place = placeText(placeOf(room));
      const likely = room.guess && roomText(room.guess);
      return {
        subject: 'unlabelled',
        text: likely
          ? {
              en: `A room without a name in the ${place.en} is not assessed; it looks like a ${likely.en}.`,
              hi: `${place.hi} का एक बिना नाम का कमरा नहीं देखा गया; वह ${likely.hi} जैसा लगता है।`,
            }
          : {
              en: `A room without a name in the ${place.en} is not assessed.`,
              hi: `${place.hi} का एक बिना नाम का कमरा नहीं देखा गया।`,
            },
        question: likely
          ? { en: `A ${likely.en} in the ${place.en}?`, hi: `${place.hi} में ${likely.hi}?` }
          : {
              en: `Which room is in the ${place.en}, without a name?`,
              hi: `${place.hi} में बिना नाम का कमरा कौन-सा है?`,
            },
        settles: 0,
        costs: 0,
      };
    });
}
