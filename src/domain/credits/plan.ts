import type { messageTypes } from './prices.ts';

/** What can be bought. */
export interface CreditPlan {
  id: string;
  name: string;
  pricePaise: number;
  credits: number;
}

/** The plan that most people take. */
export const popularPlanName = 'Standard Plan';

const paisePerRupee = 100;
/** How many messages of each type one credit pays for. */
const messagesPerCredit: Record<(typeof messageTypes)[number], number> = { text: 3, image: 1 };

/** How many messages so many credits pay for, if all are of that type. */
export function messagesFor(credits: number, type: keyof typeof messagesPerCredit): number {
  // Thirds add up to a little less than the whole number that they are.
  return Math.floor(credits * messagesPerCredit[type] + 1e-9);
}

/** The rows of the table of plans that can be read, cheapest first; the table has whole rupees. */
export function readPlans(rows: readonly object[]): CreditPlan[] {
  return rows
    .flatMap((row): CreditPlan[] => {
      const { id, name, price, credits } = row as Record<string, unknown>;
      if (typeof id !== 'string' || typeof name !== 'string' || name === '') return [];
      if (!isCount(price) || !isCount(credits)) return [];
      return [{ id, name, pricePaise: price * paisePerRupee, credits }];
    })
    .sort((one, other) => one.pricePaise - other.pricePaise || one.credits - other.credits);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
